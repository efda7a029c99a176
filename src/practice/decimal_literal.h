// The digits of a number: 12.5, .5, 5., 12,5, 16 777 216, 62,831.85, 1e-2, 0.(3), 0.333...
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace pe {

enum class DecimalMark : char { point = '.', comma = ',' };

/// How the digits of a number are set.
struct DigitStyle {
    DecimalMark mark = DecimalMark::point;
    bool grouped = false;        ///< the other of the two signs may stand between groups of three digits
    bool blank_grouped = false;  ///< a blank may
};

/// What was read from `begin` up to `end`.
struct DecimalLiteral {
    double value = 0;        ///< infinite when too large
    int decimals = 0;        ///< digits behind the decimal sign, less the exponent: 84.15e-2 has 4; may be negative
    bool whole = true;       ///< digits alone: no decimal sign, no exponent
    bool grouped = false;    ///< something stood between groups of three digits
    bool repeating = false;  ///< 0.(3): the value is exact
    bool goes_on = false;    ///< 0.333...
    std::size_t end = 0;
};

/// The unsigned number that starts at `begin`; nothing if none does, or if it has more than `most_digits` digits.
/// A point needs a digit on one side at least, a comma digits on both.
std::optional<DecimalLiteral> decimal_literal(std::string_view plain, std::size_t begin, const DigitStyle& style);

inline constexpr std::size_t most_digits = 1000;

/// The finite number that the whole text is: an optional minus, digits with a point, an optional exponent.
std::optional<double> plain_number(std::string_view text);

}  // namespace pe

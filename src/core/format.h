// Numbers as text: the one formatter of the product. No locale, correct rounding, and never a "-0.00".
#pragma once

#include <optional>
#include <span>
#include <string>

namespace pe {

inline constexpr int max_decimals = 15;

/// Which signs a number is written with.
enum class Glyphs {
    ascii,        ///< '-' and '.', for files and programs
    typographic,  ///< U+2212 for minus, U+202F between groups of three digits, U+00D7 and superscripts for powers of
                  ///< ten
};

/// `value` (finite) with 0..max_decimals digits after the point: the exact binary value rounded to nearest, a true tie
/// to the even digit. Values of 2^63 and more, all of them whole, are written as `shortest` writes them. Never grouped.
std::string fixed(double value, int decimals, Glyphs glyphs = Glyphs::ascii);

/// `value` (finite) in the fewest digits that read back as the same double; "1e-5" and "1e16" and beyond with an
/// exponent.
std::string shortest(double value);

/// A whole number with its digits in groups of three from five digits on: 1024, 16 777 216 (U+202F between, U+2212
/// before).
std::string grouped(long long value);

/// `value` (finite) to `digits` (1..10) significant digits for display: 6.283, 62.83, 60 611. Digits left of the point
/// are never rounded away, trailing zeros of the fraction are left out, and below 1e-6 it is written as 1.234×10⁻⁹.
std::string significant(double value, int digits, Glyphs glyphs = Glyphs::typographic);

/// Whether both values are written alike by `fixed` with these decimals.
bool same_when_rounded(double a, double b, int decimals);

/// The fewest decimals, 0..up_to, with which two rows of equal length are written differently somewhere; nothing if
/// none do. More decimals need not keep them apart: 0.49 and 0.51 differ with 0 decimals (0, 1) and not with 1 (0.5,
/// 0.5).
std::optional<int> decimals_telling_apart(std::span<const double> a, std::span<const double> b,
                                          int up_to = max_decimals);

}  // namespace pe

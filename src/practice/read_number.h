// Reads one number as people write it: 0.5, 0,5, 1×10⁻², 1 1/2, 25%, 2π, sqrt(2), sin(1/100): an expression, evaluated.
#pragma once

#include <cstddef>
#include <string_view>

#include "practice/decimal_literal.h"

namespace pe {

/// Between which things a blank may stand.
enum class Blanks {
    anywhere,         ///< a scalar: 2 - 1 and 2 -1 are differences, 1 1/2 is a mixed number, 10 000 is ten thousand
    inside_entries,   ///< an entry between commas: as above, but 2 -1 are two entries, and so are 10 000
    between_entries,  ///< an entry between blanks
};

/// Where a text has two meanings, which of them to take. The first one, `false`, is the rule of arithmetic.
struct Meanings {
    bool products_first = false;     ///< 1/2pi is 1/(2pi)
    bool wide_arguments = false;     ///< sin 1/100 is sin(1/100)
    bool wide_exponents = false;     ///< 2^1/2 is 2^(1/2)
    bool decimal_logarithm = false;  ///< log is that to base 10, not the natural one
};

struct NumberGrammar {
    DigitStyle digits{};
    Blanks blanks = Blanks::anywhere;
    Meanings meanings{};
    bool words = false;  ///< zero to ten are numbers too
};

/// A value and how it was written.
struct Quantity {
    double value = 0;      ///< finite
    int decimals = 0;      ///< of a decimal number; may be negative (6.28e4)
    bool exact = false;    ///< an expression or fraction rather than a decimal number
    bool goes_on = false;  ///< with an ellipsis: 0.333...
    bool degrees = false;  ///< with a degree sign; the value is in radians

    friend bool operator==(const Quantity&, const Quantity&) = default;
};

/// The reason where no number, or nothing more of one, can be read.
inline constexpr std::string_view unreadable_from_here = "I can't read this from here on.";

/// A number at the front of a text, or what keeps it from being one.
struct NumberReading {
    enum class Kind {
        ok,
        not_understood,  ///< no number starts here, or one that has no finite value
        unclear,         ///< more than one number is meant by this: 1.4*10-2
    };
    Kind kind = Kind::not_understood;
    double value = 0;           ///< finite
    std::size_t end = 0;        ///< ok: just behind the number; else the place of the trouble
    std::string_view reason{};  ///< a sentence for the learner unless ok
    Quantity quantity{};        ///< the value again, and how it was written
    Meanings doubts{};          ///< which meanings would make a difference, perhaps
};

/// Reads the number that starts at `begin` of an ASCII text (see plain_text.h and without_latex.h). Nesting is bounded,
/// and time grows with the length of the text. Says nothing about what follows the number.
NumberReading read_number(std::string_view plain, std::size_t begin, const NumberGrammar& grammar = {});

inline NumberReading read_number(std::string_view plain, std::size_t begin, DecimalMark mark) {
    return read_number(plain, begin, NumberGrammar{.digits = {.mark = mark}});
}

}  // namespace pe

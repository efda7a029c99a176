// Reads one number as people write it: 0.5, .5, 5., -1e-2, 1×10⁻², 10^-2, 1/2, and 0,5 where the comma is asked for.
#pragma once

#include <cstddef>
#include <string_view>

namespace pe {

enum class DecimalMark : char { point = '.', comma = ',' };

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
};

/// Reads the number that starts at `begin` of an ASCII text (see plain_text.h); blanks may follow its sign and stand
/// around
/// '/' and the times sign. A point needs a digit on one side at least, a comma digits on both.
/// Says nothing about what follows the number.
NumberReading read_number(std::string_view plain, std::size_t begin, DecimalMark mark = DecimalMark::point);

}  // namespace pe

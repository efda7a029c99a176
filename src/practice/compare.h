// Compares one typed number with the value asked for: the rounding rule, stated once.
//
// A decimal number is right if it is the true value rounded to as many decimals as it has, and at least as many as the
// question asks; zeros left out behind count as typed. Exact forms are right if they have the value.
#pragma once

#include "practice/read_number.h"

namespace pe {

enum class ValueKind {
    exact,       ///< short and without rounding: 0, 1, 0.5, 1.1
    irrational,  ///< shown rounded: 0.8415
    tiny,        ///< to three significant digits: 1.04e-4
    count,       ///< a whole number of things
};

/// exact where `decimals` decimals write it without rounding, tiny below 1/1000, else irrational.
ValueKind kind_of(double value, int decimals);

enum class EntryMark {
    right,
    cut_off,       ///< right but for the last digit, which was cut off instead of rounded: accepted
    needs_digits,  ///< rounded rightly, to fewer digits than asked
    near,          ///< an expression whose value is close, as with 22/7 for pi
    cut_early,     ///< wrong: cut off instead of rounded
    last_digit,    ///< wrong: the last digit is one away
    wrong,
};

inline bool is_right(EntryMark mark) {
    return mark == EntryMark::right || mark == EntryMark::cut_off;
}

/// `truth` is what was asked, with `decimals` decimals at least.
EntryMark compare(const Quantity& typed, double truth, ValueKind kind, int decimals);

/// Whether `typed`, a wrong answer or the value of a slip, is this value, rounded to two digits or more.
bool agrees(const Quantity& typed, double value);

}  // namespace pe

// Slips: named mistakes, each with the values that it leads to, computed by the core from the question's parameters.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/encoding.h"

namespace pe {

enum class SlipKind {
    // of an encoding's entries
    waves_exchanged,        ///< sine where the cosine stands, and the reverse
    degrees,                ///< the angle taken in degrees
    exponent_doubled,       ///< 4i/d for 2i/d
    exponent_halved,        ///< i/d for 2i/d
    denominator_forgotten,  ///< the position itself as the angle, whatever the pair
    multiplied,             ///< position times denominator
    other_layout,           ///< all sines first, or cosines first, or sines and cosines in turn
    other_divisor,          ///< exponents i/(d/2 - 1)
    own_exponents,          ///< an exponent of their own for the cosines: (2i+1)/d
    counted_from_one,       ///< the row of position - 1
    next_row,               ///< the row of position + 1
    pair_for_column,        ///< pair 2i for column 2i
    column_for_pair,        ///< column i for pair i
    base_1000,
    base_100,
    zeros_at_origin,  ///< PE(0) taken as zeros
    angle_only,       ///< the angle, without sine or cosine
    // of a sum
    difference,          ///< e - p
    reverse_difference,  ///< p - e
    product,
    concatenated,
    first_only,   ///< e alone
    second_only,  ///< p alone
    total,        ///< all entries added up
    // of the steps
    reciprocal,
    two_forgotten,  ///< i/d for 2i/d
    pi_forgotten,   ///< the wavelength without 2 pi
    circle_only,    ///< 2 pi alone
    to_the_base,    ///< 2 pi base, which no pair reaches
    next_pair,
    previous_pair,
    not_halved,  ///< columns counted, not pairs
    one_less,
    one_more,
    // of rows, shifts and shuffles
    turned_back,      ///< the pair at t - k
    not_turned,       ///< the pair at t
    sines_added,      ///< sine + sine, cosine + cosine
    same_row,         ///< the product of a row with itself
    each_twice,       ///< every pair counted for both of its columns
    first_pair_only,  ///< the first pair's part
    root_forgotten,   ///< the square of the length
    not_moved,        ///< what stood in the slot before the shuffle
    moved_back,       ///< the shuffle the other way round
    mixed,            ///< the mean of all outputs
    // of any answer, computed from the right value
    sign_lost,
    decimal_point,  ///< ten, a hundred, ... times too large or small
    order_reversed,
    other_order,  ///< the right entries in other places
    wrong_length,
    one_entry,  ///< all but one right
};

/// A mistake and the values of an answer that makes it.
struct Slip {
    SlipKind kind;
    std::vector<double> values;
};

/// What to look at next, as a sentence that does not tell the answer.
std::string_view reason_of(SlipKind kind);

/// Slips of the entries of PE(position) in `columns`, in the order of that list.
std::vector<Slip> entry_slips(const Encoding& encoding, int position, std::span<const int> columns);

/// Slips of e + p, entry by entry; both have the same length.
std::vector<Slip> sum_slips(std::span<const double> e, std::span<const double> p);

/// Slips of the exponent 2i/d, the denominator base^(2i/d), the angle t/base^(2i/d), the wavelength and the number of
/// pairs. Widths are even.
std::vector<Slip> exponent_slips(const Encoding& encoding, int pair_index);
std::vector<Slip> denominator_slips(const Encoding& encoding, int pair_index);
std::vector<Slip> angle_slips(const Encoding& encoding, int position, int pair_index);
std::vector<Slip> wavelength_slips(const Encoding& encoding, int pair_index);
std::vector<Slip> pair_count_slips(const Encoding& encoding);

}  // namespace pe

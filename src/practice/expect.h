// What the questions of the lesson ask: right values and slips, computed from their parameters.
#pragma once

#include <span>

#include "core/encoding.h"
#include "practice/mark_answer.h"

namespace pe {

/// PE(position, column).
Expected expect_entry(const Encoding& encoding, int position, int column);

/// Several entries of one position as a vector, in the order of `columns`.
Expected expect_entries(const Encoding& encoding, int position, std::span<const int> columns);

/// The whole row PE(position).
Expected expect_row(const Encoding& encoding, int position);

/// e + p; both have the same length.
Expected expect_sum(std::span<const double> e, std::span<const double> p);

/// The exponent 2i/d, the denominator, the angle in radians and the wavelength of a pair; d/2, the number of pairs.
Expected expect_exponent(const Encoding& encoding, int pair_index);
Expected expect_denominator(const Encoding& encoding, int pair_index);
Expected expect_angle(const Encoding& encoding, int position, int pair_index);
Expected expect_wavelength(const Encoding& encoding, int pair_index);
Expected expect_pair_count(const Encoding& encoding);

/// Any other value that was computed, with no slips but those of every answer.
Expected expect_value(double value);

}  // namespace pe

// Hints, worked solutions and reasons for what can be computed, with the numbers of the very question.
#pragma once

#include <array>
#include <span>
#include <string>

#include "core/encoding.h"

namespace pe {

struct Help {
    std::array<std::string, 3> hints;  ///< what to look at, how to go on, almost there
    std::string solution;              ///< a line a step
    std::string because;               ///< why it is so, said after a right answer
};

/// PE(position, column).
Help help_entry(const Encoding& encoding, int position, int column);
/// Several entries of one position.
Help help_entries(const Encoding& encoding, int position, std::span<const int> columns);
/// The whole row PE(position).
Help help_row(const Encoding& encoding, int position);
/// e + p.
Help help_sum(std::span<const double> e, std::span<const double> p);
Help help_exponent(const Encoding& encoding, int pair_index);
Help help_denominator(const Encoding& encoding, int pair_index);
Help help_angle(const Encoding& encoding, int position, int pair_index);
Help help_wavelength(const Encoding& encoding, int pair_index);
Help help_pair_count(const Encoding& encoding);

}  // namespace pe

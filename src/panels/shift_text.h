// What the shift lab says: clocks, the turn with its numbers, and how alike rows are.
#pragma once

#include <array>
#include <string>

#include "state/choices.h"
#include "state/shift_lab.h"

namespace pe::panels {

/// A length of the axis of positions or a speed: four significant digits.
std::string rough_text(double value);

/// As many decimals as the choices ask for, at most eight.
int turn_decimals(const Choices& choices);

/// "a turn in 628.3" and the like below a clock, line after line.
std::array<std::string, 3> clock_lines(const ShiftLab& lab, int pair);

/// Both hands of a clock, in words.
std::string clock_spoken(const Choices& choices, const ShiftLab& lab, int pair);

/// At which positions the clocks stand.
std::string clocks_text(const Choices& choices);

/// The selected pair: speed, wavelength, its turn, and how many pairs turn less than once.
std::string selected_pair_text(const ShiftLab& lab);

/// "wavelength 628.3, pair 1 of 0 to 1".
std::string strip_spoken(const ShiftLab& lab);

/// The four numbers of R in words.
std::string block_spoken(const ShiftLab& lab, int decimals);

/// A sum of two products, with numbers: row 0 gives the sine, row 1 the cosine.
std::string product_text(const PairShift& turn, std::size_t row, int decimals);

/// The entries at t + k computed from their angle, without a turn.
std::string direct_text(const ShiftLab& lab, int decimals);

/// By how much both ways differ.
std::string turn_difference_text(const PairShift& turn);

/// Where the pair's entries stand in a row.
std::string columns_text(const ShiftLab& lab);

/// The measure at k and what the curve teaches.
std::string alike_text(const Choices& choices, const ShiftLab& lab);

/// The measure from k - 4 to k + 4.
std::string neighbours_text(const Choices& choices, const ShiftLab& lab);

/// Lengths of both rows, and of the steps from them.
std::string norms_text(const ShiftLab& lab);
std::string steps_text(const ShiftLab& lab);

}  // namespace pe::panels

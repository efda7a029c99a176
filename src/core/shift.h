// A shift by k positions: the turn that it is, what it leaves alone, and how alike it leaves a row and its copy.
//
// PE_{t+k} = R_k PE_t with one turn by k / base^(2i/d) in each pair (`shift_rotation` of core/encoding.h); R_k is the
// same at every t. So dot products and distances of rows depend on k alone. All functions ask for an encoding whose
// pairs are whole.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/encoding.h"
#include "core/matrix.h"

namespace pe {

/// The 2 x 2 block that takes (sine, cosine) of a pair, written as a column, to those `shift` positions on:
/// [[cos a, sin a], [-sin a, cos a]], where a is `shift` times the pair's frequency.
using TurnBlock = std::array<std::array<double, 2>, 2>;

TurnBlock turn_block(const PairRotation& rotation);

/// One pair at `position`, turned by `shift`, multiplied out.
struct PairShift {
    double angle_rad = 0;              ///< shift times the pair's frequency, whole turns included
    TurnBlock block{};                 ///< does not depend on `position`
    std::array<double, 2> start{};     ///< sine and cosine at `position`
    TurnBlock products{};              ///< block[r][c] * start[c]
    std::array<double, 2> turned{};    ///< sums of the rows of `products`
    std::array<double, 2> expected{};  ///< sine and cosine at position + shift, computed without a turn
};

/// position and position + shift are 0..max_position.
PairShift pair_shift(const Encoding& encoding, int pair_index, int position, int shift);

/// A pair as the hand of a clock at any moment, between positions too.
struct ClockHand {
    double turns = 0;  ///< made since position 0, whole ones included: position / wavelength
    double sine = 0;
    double cosine = 1;
};

/// position 0..max_position. At a whole position the waves are those of `encoding_at`, bit for bit.
ClockHand clock_hand(const Encoding& encoding, int pair_index, double position);

/// Radians by which a pair turns from one position to the next: base^(-2i/d). 1 for pair 0.
double radians_per_position(const Encoding& encoding, int pair_index);

/// Dot product of rows that are `shift` apart, for either sign and at every position: the sum of the pairs' cosines.
double similarity_of_shift(const Encoding& encoding, int shift);

/// `similarity_of_shift` for first_shift, first_shift + 1, ... into `out`.
void similarity_row(const Encoding& encoding, int first_shift, std::span<double> out);

/// Dot products of all rows 0..positions-1 with each other, positions x positions.
Matrix similarity_matrix(const Encoding& encoding, int positions);

/// The first shift from 1 on with a larger dot product than the shift before it, where rows grow more alike again;
/// none up to `last_shift`. 44 for d = 512.
std::optional<int> first_rise(const Encoding& encoding, int last_shift);

/// Distance of rows that are `shift` apart, at every position.
double distance_of_shift(const Encoding& encoding, int shift);

/// `distance_of_shift` for first_shift, first_shift + 1, ... into `out`.
void distance_row(const Encoding& encoding, int first_shift, std::span<double> out);

/// How many pairs have not come round once within `positions` positions: their wavelength is longer. Past that length
/// they show a trained model phases it never saw. 133 of 256 for d = 512 and 512 positions.
int unfinished_pairs(const Encoding& encoding, int positions);

}  // namespace pe

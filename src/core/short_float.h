// Numbers with fewer significant bits than a double, as the short number formats keep them.
//
// Bits: 11 for float16, 8 for bfloat16, 24 for float32. Only the rounding is modelled: not how large or small a number
// of a format may be, nor the fewer bits of its subnormal numbers.
#pragma once

#include "core/encoding.h"

namespace pe {

inline constexpr int max_significant_bits = 24;

/// `value` (finite) rounded to `significant_bits` (1..max_significant_bits) binary digits, a tie to the even one.
/// Infinite where that is beyond the largest double. Both asserted.
double rounded_to_bits(double value, int significant_bits);

/// The angle of a pair, in radians, as arithmetic with so few bits gives it: the position, the pair's frequency
/// base^(-2i/d) and their product are each rounded. `derive` gives the true one.
/// Asks for a valid encoding, position 0..max_position, pair_index 0..pair_count - 1 (asserted).
double short_angle(const Encoding& encoding, int position, int pair_index, int significant_bits);

}  // namespace pe

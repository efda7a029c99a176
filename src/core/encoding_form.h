// How the columns of an encoding lie: which pair and wave stands where, and the exponents of the pairs.
// Shared by the single entries (encoding.cpp) and the rows (encoding_block.cpp).
#pragma once

#include <algorithm>

#include "core/encoding.h"
#include "core/geometric.h"
#include "core/sine_cosine.h"

namespace pe::detail {

/// `sines` + `cosines` columns with waves, zeros behind them. Pair i has the exponent i * numerator / denominator.
struct Form {
    Layout layout = Layout::interleaved;
    int sines = 0;
    int cosines = 0;
    int numerator = 1;
    int denominator = 1;

    int pairs() const { return std::max(sines, cosines); }
    double exponent(int pair_index) const { return static_cast<double>(pair_index * numerator) / denominator; }
    Column column(int index) const;
    int index_of(int pair_index, Wave wave) const;
};

Form form_of(const Encoding& encoding);

/// base^(-exponent) for all pairs.
inline GeometricSeries falling_series(const Encoding& encoding, const Form& form) {
    return {encoding.base, -form.numerator, form.denominator};
}

/// 1/(2 pi)
inline constexpr DoubleDouble turns_per_radian{0x1.45f306dc9c883p-3, -0x1.6b01ec5417056p-57};

/// Of a pair whose angle grows by `radians` a position.
constexpr Frequency frequency_of_radians(DoubleDouble radians) {
    return frequency_of_turns(radians * turns_per_radian);
}

}  // namespace pe::detail

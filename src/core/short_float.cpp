#include "core/short_float.h"

#include <cassert>
#include <cmath>

#include "core/encoding_form.h"

namespace pe {

double rounded_to_bits(double value, int significant_bits) {
    assert(std::isfinite(value));
    assert(significant_bits >= 1 && significant_bits <= max_significant_bits);
    int exponent = 0;
    const double fraction = std::frexp(value, &exponent);
    const double digits = std::nearbyint(std::ldexp(fraction, significant_bits));
    return std::ldexp(digits, exponent - significant_bits);
}

double short_angle(const Encoding& encoding, int position, int pair_index, int significant_bits) {
    assert(position >= 0 && position <= max_position);
    const detail::Form form = detail::form_of(encoding);
    assert(pair_index >= 0 && pair_index < form.pairs());
    const double frequency = detail::falling_series(encoding, form).at(pair_index).high;
    // Two factors of at most 24 bits: their product is exact before it is rounded.
    const double product = rounded_to_bits(position, significant_bits) * rounded_to_bits(frequency, significant_bits);
    return rounded_to_bits(product, significant_bits);
}

}  // namespace pe

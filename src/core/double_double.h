// Double-double numbers: an unevaluated sum of two doubles, good for about 31 decimal digits.
//
// Error-free sums and products after Dekker 1971 ("A floating-point technique for extending the available precision")
// and Knuth (TAOCP 2, 4.2.2). No fused multiply-add: WebAssembly has none, and the same steps everywhere give the same
// bits everywhere. Build with -ffp-contract=off.
#pragma once

namespace pe {

/// high + low, where high is the sum rounded to double.
struct DoubleDouble {
    double high = 0;
    double low = 0;
};

/// a + b without error.
constexpr DoubleDouble two_sum(double a, double b) {
    const double sum = a + b;
    const double part_of_b = sum - a;
    return {sum, (a - (sum - part_of_b)) + (b - part_of_b)};
}

/// a + b without error, where |a| >= |b| or a is 0.
constexpr DoubleDouble quick_two_sum(double a, double b) {
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

/// `value` cut in two: the leading 53 - `bits` bits (rounded), and the rest, which has at most `bits` bits.
template <int bits>
constexpr DoubleDouble split(double value) {
    constexpr double factor = static_cast<double>(1LL << bits) + 1.0;
    const double scaled = factor * value;
    const double high = scaled - (scaled - value);
    return {high, value - high};
}

/// a * b without error.
constexpr DoubleDouble two_product(double a, double b) {
    const double product = a * b;
    const auto [a_high, a_low] = split<27>(a);
    const auto [b_high, b_low] = split<27>(b);
    return {product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low};
}

/// Relative error below 2^-102.
constexpr DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
    const auto [product, error] = two_product(a.high, b.high);
    return quick_two_sum(product, error + (a.high * b.low + a.low * b.high));
}

/// 1 / a, relative error below 2^-102.
constexpr DoubleDouble reciprocal(DoubleDouble a) {
    const double estimate = 1.0 / a.high;
    const auto [product, error] = two_product(estimate, a.high);
    const double remainder = ((1.0 - product) - error) - estimate * a.low;
    return quick_two_sum(estimate, estimate * remainder);
}

/// a^exponent for exponent >= 0 by repeated squaring; the relative error grows as the exponent does.
constexpr DoubleDouble power(DoubleDouble a, int exponent) {
    DoubleDouble result{1.0, 0.0};
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1) result = result * a;
        a = a * a;
    }
    return result;
}

}  // namespace pe

#include "core/geometric.h"

#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace pe {
namespace {

/// base^(numerator/denominator): the double estimate x, mended by one step.
/// With x^denominator = base^numerator * (1 + excess), the factor that mends x is (1 + excess)^(-1/denominator); its
/// series is taken to the second order, as excess is below 1e-11.
DoubleDouble rational_power(double base, int numerator, int denominator) {
    const double estimate = std::pow(base, static_cast<double>(numerator) / denominator);
    const DoubleDouble reached = power({estimate, 0.0}, denominator);
    const DoubleDouble wanted = power({base, 0.0}, std::abs(numerator));
    const DoubleDouble ratio = reached * (numerator < 0 ? wanted : reciprocal(wanted));
    const double excess = (ratio.high - 1.0) + ratio.low;
    const double n = denominator;
    const double correction = -excess / n + excess * excess * (1.0 + 1.0 / n) / (2.0 * n);
    return quick_two_sum(estimate, estimate * correction);
}

}  // namespace

GeometricSeries::GeometricSeries(double base, int numerator, int denominator) {
    DoubleDouble square = rational_power(base, numerator, denominator);
    for (DoubleDouble& entry : squares_) {
        entry = square;
        square = square * square;
    }
}

DoubleDouble GeometricSeries::at(int index) const {
    assert(index >= 0 && index < 1 << squares_.size());
    DoubleDouble product{1.0, 0.0};
    for (std::size_t digit = squares_.size(); digit-- > 0;) {
        if (index >> digit & 1) product = product * squares_[digit];
    }
    return product;
}

std::vector<DoubleDouble> GeometricSeries::first(int count) const {
    assert(count >= 0 && count <= 1 << squares_.size());
    std::vector<DoubleDouble> members(static_cast<std::size_t>(count), DoubleDouble{1.0, 0.0});
    for (std::size_t index = 1; index < members.size(); ++index) {
        const std::size_t without_last_digit = index & (index - 1);
        members[index] = members[without_last_digit] * squares_[static_cast<std::size_t>(std::countr_zero(index))];
    }
    return members;
}

}  // namespace pe

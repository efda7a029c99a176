// Members of the geometric series 1, q, q^2, ... with q = base^(numerator/denominator), in double-double.
#pragma once

#include <array>
#include <vector>

#include "core/double_double.h"

namespace pe {

/// The series by its ratio and the ratio's repeated squares: any member takes at most 13 products.
///
/// A member is the product of the squares that its index has as binary digits, the largest first. `at` and `first`
/// multiply in this same order, so they give the same bits.
class GeometricSeries {
  public:
    /// q = base^(numerator/denominator). base above 1, to 1e9; numerator -2..2; denominator 1..8192.
    /// The relative error of q is below 2^-100, that of q^n below n times as much.
    GeometricSeries(double base, int numerator, int denominator);

    /// q^index, index 0..8191.
    DoubleDouble at(int index) const;

    /// q^0 .. q^(count-1), count 0..8192.
    std::vector<DoubleDouble> first(int count) const;

  private:
    std::array<DoubleDouble, 13> squares_;  ///< q^1, q^2, q^4, ... q^4096
};

}  // namespace pe

// Sine and cosine of position * frequency, for frequencies that a double cannot hold well enough.
//
// At position 2^24 a frequency of 53 bits leaves an error of up to 2^24 * 2^-54 turns: nine digits of the sine. So a
// frequency has three parts here, in turns (not radians) per position, because whole turns can be dropped without
// error. Everything is branch-free: a compiler turns a loop over pairs into vector code.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <numbers>

#include "core/double_double.h"

namespace pe {

/// Turns per position, coarse + middle + fine, about 105 bits. The coarse part has 29 bits and the middle one 24, so
/// their products with a position up to 2^24 are exact.
struct Frequency {
    double coarse = 0;
    double middle = 0;
    double fine = 0;
};

constexpr Frequency frequency_of_turns(DoubleDouble turns_per_position) {
    const auto [coarse, middle] = split<24>(turns_per_position.high);
    return {coarse, middle, turns_per_position.low};
}

struct SineCosine {
    double sine = 0;
    double cosine = 1;
};

namespace detail {

/// Added to and taken from a double below 2^51 in size, it rounds to a whole number, whose last bits then stand in the
/// last bits of the sum.
inline constexpr double rounder = 0x1.8p52;

/// 2 pi: the leading 26 bits and the rest.
inline constexpr double two_pi_high = 0x1.921fb58p+2;
inline constexpr double two_pi_low = -0x1.dde973dcb3b3ap-25;

/// 1/n! for n = 0..17.
inline constexpr auto inverse_factorial = [] {
    std::array<double, 18> result{1.0};
    for (std::size_t n = 1; n < result.size(); ++n) {
        double factorial = 1.0;
        for (std::size_t k = 2; k <= n; ++k) factorial *= static_cast<double>(k);
        result[n] = 1.0 / factorial;
    }
    return result;
}();

/// Sine and cosine of angle + rest, |angle| <= 0.83 and rest below half a unit in its last place: Taylor's series,
/// whose first term left out is below 5e-18. Error below 0.8 units in the last place.
[[gnu::always_inline]] constexpr SineCosine sine_cosine_of_small(double angle, double rest) {
    constexpr auto& f = inverse_factorial;
    const double z = angle * angle;
    const double sine_tail =
        z * (f[3] - z * (f[5] - z * (f[7] - z * (f[9] - z * (f[11] - z * (f[13] - z * (f[15] - z * f[17])))))));
    const double cosine_tail =
        z * z * (f[4] - z * (f[6] - z * (f[8] - z * (f[10] - z * (f[12] - z * (f[14] - z * f[16]))))));
    const double half = 0.5 * z;
    const double near_one = 1.0 - half;
    return {angle + ((rest - half * rest) - angle * sine_tail),
            near_one + (((1.0 - near_one) - half) + (cosine_tail - angle * rest))};
}

/// `yes` where `mask` is all ones, `no` where it is 0.
constexpr std::uint64_t select(std::uint64_t mask, double yes, double no) {
    return (mask & std::bit_cast<std::uint64_t>(yes)) | (~mask & std::bit_cast<std::uint64_t>(no));
}

}  // namespace detail

/// Sine and cosine of 2 pi * position * frequency; position -2^24..2^24, a whole number; frequency up to 1/(2 pi).
/// Each within 1.2e-16 of the true value.
[[gnu::always_inline]] constexpr SineCosine sine_cosine(const Frequency& frequency, double position) {
    // The angle in turns, less the nearest quarter turn, as remainder + rest.
    const double turns = position * frequency.coarse;
    const double quarters_marked = 4.0 * turns + detail::rounder;
    const double quarters = quarters_marked - detail::rounder;
    const auto [sum, error] = two_sum(turns - 0.25 * quarters, position * frequency.middle);
    const auto [remainder, rest] = two_sum(sum, error + position * frequency.fine);

    // In radians: the leading product is exact, the others are small.
    const auto [high, low] = split<27>(remainder);
    const double small_part = (low * detail::two_pi_high + remainder * detail::two_pi_low) + rest * detail::two_pi_high;
    const auto [angle, angle_rest] = quick_two_sum(high * detail::two_pi_high, small_part);
    const auto [sine, cosine] = detail::sine_cosine_of_small(angle, angle_rest);

    // Each quarter turn takes (sine, cosine) to (cosine, -sine).
    const auto quarter = std::bit_cast<std::uint64_t>(quarters_marked);
    const std::uint64_t odd = 0 - (quarter & 1);
    const std::uint64_t sine_sign = (quarter & 2) << 62;
    const std::uint64_t cosine_sign = ((quarter + 1) & 2) << 62;
    return {std::bit_cast<double>(detail::select(odd, cosine, sine) ^ sine_sign),
            std::bit_cast<double>(detail::select(odd, sine, cosine) ^ cosine_sign)};
}

}  // namespace pe

// How a motion runs from 0 to 1, and the flight of a thrown thing.
#pragma once

#include <algorithm>

namespace pe {

/// How far `seconds` is into a motion, 0..1: 0 before its start, 1 after its end.
constexpr double progress_between(double seconds, double start, double duration) {
    return std::clamp((seconds - start) / duration, 0.0, 1.0);
}

/// From 0 to 1 with speed and acceleration 0 at both ends; progress 0..1.
constexpr double eased(double progress) {
    return progress * progress * progress * (10.0 + progress * (-15.0 + progress * 6.0));
}

/// The second derivative of `eased`, -5.8..5.8.
constexpr double eased_acceleration(double progress) {
    return 60.0 * progress * (1.0 - progress) * (1.0 - 2.0 * progress);
}

/// Height of a thrown thing: 0, up to 1 half-way, 0 again.
constexpr double arc(double progress) {
    return 4.0 * progress * (1.0 - progress);
}

/// A throw of height 1 in the first three quarters of the time, then a bounce of height 0.06.
constexpr double arc_and_bounce(double progress) {
    constexpr double landing = 0.75;
    if (progress <= landing) return arc(progress / landing);
    return 0.06 * arc((progress - landing) / (1.0 - landing));
}

constexpr double between(double from, double to, double progress) {
    return from + (to - from) * progress;
}

}  // namespace pe

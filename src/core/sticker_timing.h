// Measures of the sticker story that its schedule and its poses share: seconds and box sides.
#pragma once

#include <cstddef>

#include "core/sticker_story.h"

namespace pe {

/// From one box to the next, along x and z.
inline constexpr double box_pitch = 1.2;

/// At the end of each step, to think.
inline constexpr double rest_seconds = 0.4;
inline constexpr double door_seconds = 0.7;

/// Boxes that take turns: one begins `gap_seconds` after another and needs `length_seconds`.
struct Turns {
    double gap_seconds = 0;
    double length_seconds = 0;
};

constexpr Turns turns_of(StoryPhase phase) {
    switch (phase) {
        case StoryPhase::pack:
            return {0.18, 0.8};
        case StoryPhase::stick:
            return {0.3, 0.7};
        case StoryPhase::close_lids:
            return {0.07, 0.5};
        case StoryPhase::load:
            return {0.32, 0.8};
        case StoryPhase::unload:
            return {0.24, 0.8};
        case StoryPhase::put_in_order:
            return {0.7, 0.7};  // one after the other: their ways cross
        case StoryPhase::open_lids:
            return {0.12, 0.8};
        case StoryPhase::close_door:
        case StoryPhase::drive:
        case StoryPhase::open_door:
            break;
    }
    return {};
}

/// The truck gets going before the first bump, and comes to a stand after the last.
inline constexpr double quiet_ride_seconds = 1.3;
inline constexpr double bump_seconds = 0.62;

constexpr double ride_seconds(std::size_t bumps) {
    return 2.0 * quiet_ride_seconds + bump_seconds * static_cast<double>(bumps);
}

}  // namespace pe

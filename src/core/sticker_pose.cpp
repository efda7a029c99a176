// Where truck, boxes, lids, words and stickers are at a moment of the story.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/easing.h"
#include "core/sticker_story.h"
#include "core/sticker_timing.h"

namespace pe {
namespace {

constexpr double box_side = 1.0;
constexpr double truck_speed = 4.0;  ///< mean, box sides a second

Point operator+(const Point& a, const Point& b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

/// From one place to another through the air, `height` above the straight line.
Point thrown(const Point& from, const Point& to, double height, double progress) {
    const double along = eased(progress);
    return {between(from.x, to.x, along), between(from.y, to.y, along) + height * arc(progress),
            between(from.z, to.z, along)};
}

/// A thing of the truck's body, given relative to the middle of its floor, in the world.
Point on_body(const Point& local, const TruckPose& truck, double floor_height) {
    const double cosine = std::cos(truck.pitch_rad);
    const double sine = std::sin(truck.pitch_rad);
    return {truck.x + cosine * local.x - sine * local.y,
            floor_height + truck.bounce + sine * local.x + cosine * local.y, local.z};
}

/// The body on its springs, `seconds` after a bump.
double swing_after_bump(double seconds) {
    return seconds <= 0 ? 0.0 : 0.07 * std::exp(-5.0 * seconds) * std::sin(14.0 * seconds);
}

}  // namespace

/// How far the box whose turn it is, counted from 0, is in a phase: 0..1. 0 in a story without the phase.
double StickerTimeline::progress(StoryPhase phase, double seconds, int turn) const {
    const auto [gap, length] = turns_of(phase);
    return progress_between(seconds_into(phase, seconds), gap * turn, length);
}

/// Negative before the phase begins; a large negative number in a story without it.
double StickerTimeline::seconds_into(StoryPhase phase, double seconds) const {
    const auto step = step_of(phase);
    return step ? seconds - steps_[static_cast<std::size_t>(*step)].start_seconds : -1e9;
}

Point StickerTimeline::in_bed(int slot) const {
    return {(grid_.column_of(slot) - 0.5 * (grid_.columns - 1)) * box_pitch, 0.5 * box_side,
            (grid_.row_of(slot) - 0.5 * (grid_.rows - 1)) * box_pitch};
}

Point StickerTimeline::on_ground(int slot) const {
    constexpr double clear_of_door = 0.4;
    const double nearer = truck_.bed_width / 2 + truck_.wall_height + clear_of_door + grid_.rows * box_pitch / 2;
    return in_bed(slot) + Point{0, 0, nearer};
}

Point StickerTimeline::in_new_row(int slot) const {
    return on_ground(slot) + Point{0, 0, grid_.rows * box_pitch + 0.5};
}

TruckPose StickerTimeline::truck_pose(double seconds) const {
    const double ride = ride_seconds(bumps_.size());
    const double into_ride = seconds_into(StoryPhase::drive, seconds);
    const double part = progress_between(into_ride, 0, ride);
    const double way = truck_speed * ride;
    TruckPose pose;
    pose.x = way * eased(part);
    pose.wheel_angle_rad = -pose.x / truck_.wheel_radius;
    pose.pitch_rad = 0.006 * way / (ride * ride) * eased_acceleration(part);
    for (std::size_t bump = 0; bump < bumps_.size(); ++bump) {
        pose.bounce += swing_after_bump(into_ride - quiet_ride_seconds - bump_seconds * static_cast<double>(bump));
    }
    pose.bounce *= 1.0 - eased(progress_between(into_ride, ride - 0.6, 0.6));
    const double closed = eased(progress_between(seconds_into(StoryPhase::close_door, seconds), 0, door_seconds));
    const double opened = eased(progress_between(seconds_into(StoryPhase::open_door, seconds), 0, door_seconds));
    pose.door_angle_rad = truck_.door_open_rad * (1.0 - closed + opened);
    return pose;
}

/// Place and turn of a box on the truck's floor, relative to the floor's middle.
void StickerTimeline::shake_box(int box, double into_ride, BoxPose& pose) const {
    constexpr double over_a_box = 1.5;
    constexpr double hop = 0.1;
    const auto index = static_cast<std::size_t>(box);
    const double since_first = std::max(0.0, into_ride - quiet_ride_seconds);
    const auto last = bumps_.size() - 1;
    const auto number = std::min(last, static_cast<std::size_t>(since_first / bump_seconds));
    const Bump& bump = bumps_[number];
    // All motion of a bump is over before the next one.
    const double part = progress_between(since_first, bump_seconds * static_cast<double>(number), 0.9 * bump_seconds);

    const Point from = in_bed(bump.slots_before[index]);
    const Point to = in_bed(bump.slots_after[index]);
    const auto found = std::ranges::find_if(
        bump.swaps, [&](const BoxSwap& swap) { return swap.jumping_box == box || swap.sliding_box == box; });
    const bool swaps = found != bump.swaps.end();
    const bool jumps = swaps && found->jumping_box == box;
    const double crossing = eased(progress_between(part, 0.08, 0.6));
    pose.centre = {between(from.x, to.x, crossing), from.y, between(from.z, to.z, crossing)};
    if (jumps) {
        pose.centre.y += over_a_box * arc_and_bounce(part);
        pose.tilt_rad = 0.1 * std::sin(2.0 * std::numbers::pi * part) * (to.x < from.x ? 1.0 : -1.0);
    } else if (!swaps) {
        pose.centre.y += hop * arc_and_bounce(part);
    }
    const double yaw_before = number == 0 ? 0.0 : yaws_[number - 1][index];
    pose.yaw_rad = between(yaw_before, yaws_[number][index], eased(part));
}

void StickerTimeline::place_box(int box, double seconds, const TruckPose& truck, BoxPose& pose) const {
    constexpr double onto_truck = 1.2;
    constexpr double over_boxes = 2.0;
    const int arrival_slot = slot_of_box_.source(box);
    const Point arrival{truck.x, 0, 0};
    const double loaded = progress(StoryPhase::load, seconds, box);
    const double unloaded = progress(StoryPhase::unload, seconds, boxes() - 1 - arrival_slot);
    const double ordered = progress(StoryPhase::put_in_order, seconds, box);
    if (loaded < 1) {
        const Point floor{0, truck_.floor_height, 0};
        pose.centre = thrown(on_ground(box), in_bed(box) + floor, onto_truck, loaded);
        return;
    }
    shake_box(box, seconds_into(StoryPhase::drive, seconds), pose);
    pose.centre = on_body(pose.centre, truck, truck_.floor_height);
    pose.tilt_rad += truck.pitch_rad;
    if (unloaded > 0) {
        pose.centre = thrown(pose.centre, on_ground(arrival_slot) + arrival, onto_truck, unloaded);
        pose.yaw_rad *= 1.0 - eased(unloaded);
    }
    if (ordered > 0) {
        // First it is read, then it goes.
        const double going = progress_between(ordered, 0.25, 0.75);
        pose.centre = thrown(pose.centre, in_new_row(box) + arrival, over_boxes, going);
        pose.sticker_glow = arc(ordered);
    }
}

BoxPose StickerTimeline::box_pose(int box, double seconds, const TruckPose& truck) const {
    BoxPose pose;
    place_box(box, seconds, truck, pose);
    const int turn_to_open = story_.stickers ? box : slot_of_box_.source(box);
    const double opened = progress(StoryPhase::open_lids, seconds, turn_to_open);
    pose.lid_open = 1.0 - eased(progress(StoryPhase::close_lids, seconds, box)) + eased(std::min(1.0, 2.0 * opened));
    pose.word_lift = 1.0 - eased(progress(StoryPhase::pack, seconds, box)) + eased(std::max(0.0, 2.0 * opened - 1.0));
    const double stuck = progress(StoryPhase::stick, seconds, box);
    pose.sticker_lift = 1.0 - eased(stuck);
    pose.sticker_shown = std::min(1.0, 4.0 * stuck);
    return pose;
}

StoryPose StickerTimeline::pose(double seconds) const {
    StoryPose pose;
    pose.truck = truck_pose(seconds);
    for (int box = 0; box < boxes(); ++box) pose.boxes.push_back(box_pose(box, seconds, pose.truck));
    return pose;
}

}  // namespace pe

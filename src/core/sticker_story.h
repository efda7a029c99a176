// The story of the boxes and the stickers, as a function of time: where everything is at any moment.
//
// Each word goes into a box of its own, the boxes ride in a truck that shakes them, and come out in another order. With
// numbered stickers on, the order in which they were sent is read back; without, nobody can tell it.
//
// Units: a box is a cube of side 1. x points the way the truck drives, y up, z to the viewer; the ground is y = 0. At
// first the middle of the truck's floor is at x = 0, z = 0. The truck is loaded over its near side, whose wall is the
// door. Angles are in radians, positive from x to y (tilt, pitch, wheel) and from z to x (yaw).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/permutation.h"
#include "core/sticker_ride.h"

namespace pe {

inline constexpr int fewest_boxes = 3;
inline constexpr int most_boxes = 12;

/// Which story: a value, compared by its members.
struct StickerStory {
    std::vector<std::string> words{};  ///< fewest_boxes..most_boxes, one a box; box b holds word b
    std::uint64_t seed = 1;            ///< of the shaking; another seed is another ride
    bool stickers = false;

    friend bool operator==(const StickerStory&, const StickerStory&) = default;
};

/// The parts of the story in their order.
enum class StoryPhase {
    pack,        ///< each word sinks into its open box
    stick,       ///< with stickers only: sticker b flies onto box b
    close_lids,  ///< from here on the boxes look alike
    load,        ///< box b goes into slot b of the truck
    close_door,
    drive,  ///< the shaking: boxes change slots
    open_door,
    unload,        ///< each box goes to the ground in front of its slot
    put_in_order,  ///< with stickers only: box 0, 1, 2, ... is looked for and put into a new row
    open_lids,     ///< the words come out as they went in
};

/// What is told while a phase runs; where stickers make a difference there are two.
enum class StorySentence {
    words_go_in,
    stickers_go_on,
    lids_close,
    plain_boxes_go_in,
    numbered_boxes_go_in,
    door_closes,
    plain_boxes_shake,
    numbered_boxes_shake,
    door_opens,
    plain_boxes_come_out,
    numbered_boxes_come_out,
    order_is_read_back,
    words_in_shaken_order,
    words_in_sent_order,
};

struct StoryStep {
    StoryPhase phase = StoryPhase::pack;
    StorySentence sentence = StorySentence::words_go_in;
    double start_seconds = 0;
    double duration_seconds = 0;

    double end_seconds() const { return start_seconds + duration_seconds; }
};

/// What does not move. The floor and the walls belong to the cargo body; the cab stands before it, at larger x.
struct TruckShape {
    double bed_length = 0;    ///< along x, inside the walls
    double bed_width = 0;     ///< along z
    double floor_height = 0;  ///< above the ground
    double wall_height = 0;   ///< of all walls and of the door, above the floor
    double cab_length = 0;
    double wheel_radius = 0;
    double door_open_rad = 0;  ///< how far the door turns outwards about its lower edge until it hangs open
};

struct Point {
    double x = 0;
    double y = 0;
    double z = 0;
};

/// Turned by `yaw_rad` about y first, then by `tilt_rad` about z.
struct BoxPose {
    Point centre;
    double yaw_rad = 0;
    double tilt_rad = 0;
    double lid_open = 0;       ///< 0 closed .. 1 open
    double word_lift = 0;      ///< 0 inside .. 1 floating above the open box
    double sticker_lift = 0;   ///< 1 above the box .. 0 on it
    double sticker_shown = 0;  ///< opacity; 0 while there is no sticker
    double sticker_glow = 0;   ///< 0..1: being read
};

struct TruckPose {
    double x = 0;                ///< of the middle of the floor
    double bounce = 0;           ///< of the body on its springs, up
    double pitch_rad = 0;        ///< of the body about the middle of its floor: nose up when it speeds up
    double wheel_angle_rad = 0;  ///< negative: they roll towards larger x
    double door_angle_rad = 0;   ///< 0 closed .. door_open_rad
};

struct StoryPose {
    TruckPose truck;
    std::vector<BoxPose> boxes;  ///< by box, that is by word
};

/// A story laid out in time. `pose` is pure: any moment in any order, always the same.
class StickerTimeline {
  public:
    /// Asserts a number of words in range.
    explicit StickerTimeline(StickerStory story);

    const StickerStory& story() const { return story_; }
    const TruckShape& truck() const { return truck_; }
    int boxes() const { return static_cast<int>(story_.words.size()); }

    /// The order on arrival: box `source(slot)` stands in `slot` after the ride. It shows: where words are not all
    /// alike, some slot has another word than before.
    const Permutation& shaken() const { return shaken_; }

    std::span<const StoryStep> steps() const { return steps_; }
    double duration_seconds() const { return steps_.back().end_seconds(); }

    /// The step that is told at this moment: the last that has begun, the first before the story.
    int step_at(double seconds) const;

    /// The step of a phase; none if the story does without it.
    std::optional<int> step_of(StoryPhase phase) const;

    /// Where everything is; before 0 as at 0, after the end as at the end.
    StoryPose pose(double seconds) const;

    /// The picture that ends a step: for stepping through, and where motion is not wanted.
    StoryPose still(int step) const { return pose(steps_[static_cast<std::size_t>(step)].end_seconds()); }

  private:
    double progress(StoryPhase phase, double seconds, int turn) const;
    double seconds_into(StoryPhase phase, double seconds) const;

    TruckPose truck_pose(double seconds) const;
    BoxPose box_pose(int box, double seconds, const TruckPose& truck) const;
    void place_box(int box, double seconds, const TruckPose& truck, BoxPose& pose) const;
    void shake_box(int box, double into_ride, BoxPose& pose) const;
    Point in_bed(int slot) const;
    Point on_ground(int slot) const;
    Point in_new_row(int slot) const;

    StickerStory story_;
    BoxGrid grid_;
    TruckShape truck_;
    Permutation shaken_;
    Permutation slot_of_box_;  ///< on arrival
    std::vector<Bump> bumps_;
    std::vector<std::vector<double>> yaws_;  ///< of each box after each bump
    std::vector<StoryStep> steps_;
};

}  // namespace pe

// The story's steps in time; sticker_pose.cpp says where things are in them.
#include "core/sticker_story.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/easing.h"
#include "core/random.h"
#include "core/sticker_timing.h"

namespace pe {
namespace {

TruckShape truck_for(const BoxGrid& grid) {
    return {.bed_length = grid.columns * box_pitch + 0.4,
            .bed_width = grid.rows * box_pitch + 0.4,
            .floor_height = 1.0,
            .wall_height = 1.1,
            .cab_length = 2.2,
            .wheel_radius = 0.45,
            .door_open_rad = 2.0};
}

std::vector<std::vector<double>> yaws_for(std::size_t bumps, std::size_t boxes, Random& random) {
    constexpr double largest_yaw_rad = 0.08;  // neighbours still do not touch
    std::vector<std::vector<double>> yaws(bumps, std::vector<double>(boxes));
    for (auto& of_bump : yaws) {
        for (double& yaw : of_bump) yaw = between(-largest_yaw_rad, largest_yaw_rad, random.uniform());
    }
    return yaws;
}

}  // namespace

StickerTimeline::StickerTimeline(StickerStory story)
    : story_(std::move(story)),
      grid_(grid_for(boxes())),
      truck_(truck_for(grid_)),
      shaken_(Permutation::visibly_shuffled(story_.words, story_.seed)),
      slot_of_box_(shaken_.inverse()) {
    assert(boxes() >= fewest_boxes && boxes() <= most_boxes);
    Random random(story_.seed);
    bumps_ = bumps_of_ride(shaken_, random.next());
    yaws_ = yaws_for(bumps_.size(), story_.words.size(), random);

    const bool numbered = story_.stickers;
    const auto add = [&](StoryPhase phase, StorySentence sentence, double seconds) {
        steps_.push_back({phase, sentence, steps_.empty() ? 0.0 : steps_.back().end_seconds(), seconds});
    };
    const auto add_turns = [&](StoryPhase phase, StorySentence sentence) {
        const Turns turns = turns_of(phase);
        add(phase, sentence, turns.gap_seconds * (boxes() - 1) + turns.length_seconds + rest_seconds);
    };
    using enum StoryPhase;
    using enum StorySentence;
    add_turns(pack, words_go_in);
    if (numbered) add_turns(stick, stickers_go_on);
    add_turns(close_lids, lids_close);
    add_turns(load, numbered ? numbered_boxes_go_in : plain_boxes_go_in);
    add(close_door, door_closes, door_seconds + rest_seconds);
    add(drive, numbered ? numbered_boxes_shake : plain_boxes_shake, ride_seconds(bumps_.size()) + rest_seconds);
    add(open_door, door_opens, door_seconds + rest_seconds);
    add_turns(unload, numbered ? numbered_boxes_come_out : plain_boxes_come_out);
    if (numbered) add_turns(put_in_order, order_is_read_back);
    add_turns(open_lids, numbered ? words_in_sent_order : words_in_shaken_order);
}

int StickerTimeline::step_at(double seconds) const {
    const auto after = std::ranges::upper_bound(steps_, seconds, {}, &StoryStep::start_seconds);
    return std::max(0, static_cast<int>(after - steps_.begin()) - 1);
}

std::optional<int> StickerTimeline::step_of(StoryPhase phase) const {
    const auto found = std::ranges::find(steps_, phase, &StoryStep::phase);
    if (found == steps_.end()) return std::nullopt;
    return static_cast<int>(found - steps_.begin());
}

}  // namespace pe

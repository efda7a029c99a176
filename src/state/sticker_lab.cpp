#include "state/sticker_lab.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "core/attention.h"
#include "core/easing.h"
#include "core/sticker_timing.h"

namespace pe {
namespace {

StickerStory story_of(const Choices& choices, const TypedSentence& sentence) {
    return {sentence.words, static_cast<std::uint64_t>(choices.ride_seed), choices.stickers};
}

/// A moment in whole hundredths, as links and fields show it.
double rounded(double seconds) {
    return std::round(seconds * 100) / 100;
}

/// Where a box is on the truck's floor, as a number that grows from slot to slot.
double place_in_bed(const BoxPose& box, const TruckPose& truck, const BoxGrid& grid) {
    const double row = std::round(box.centre.z / box_pitch + 0.5 * (grid.rows - 1));
    return row * 100 + box.centre.x - truck.x;
}

}  // namespace

StickerLab::StickerLab() {
    const Choices first_view;
    take_typed(first_view.story_words, sentence_);
    update(first_view);
}

void StickerLab::update(const Choices& choices) {
    if (choices.story_words != typed_) {
        typed_ = choices.story_words;
        take_typed(typed_, sentence_);
    }
    StickerStory story = story_of(choices, sentence_);
    if (!timeline_ || timeline_->story() != story) timeline_.emplace(std::move(story));
}

double StickerLab::seconds(const Choices& choices) const {
    return std::min(choices.story_seconds, timeline_->duration_seconds());
}

double StickerLab::shown_seconds(const Choices& choices, bool still) const {
    const double now = seconds(choices);
    if (!still || now <= 0) return now;
    return timeline_->steps()[static_cast<std::size_t>(timeline_->step_at(now))].end_seconds();
}

std::optional<int> StickerLab::open_box(const Choices& choices) const {
    if (choices.open_box < 0 || choices.open_box >= timeline_->boxes()) return std::nullopt;
    return choices.open_box;
}

BoxVectors StickerLab::vectors(const Choices& choices, int box) const {
    BoxVectors vectors;
    vectors.content.resize(box_vector_width);
    vectors.position.resize(box_vector_width);
    token_embedding(sentence_.words[static_cast<std::size_t>(box)], static_cast<std::uint64_t>(choices.weights_seed),
                    vectors.content);
    encoding_row(sticker_encoding(choices), box, std::span(vectors.position));
    std::ranges::transform(vectors.content, vectors.position, std::back_inserter(vectors.sum), std::plus());
    return vectors;
}

Encoding sticker_encoding(const Choices& choices) {
    return {.width = box_vector_width, .base = choices.base, .layout = choices.layout};
}

double factor_of(StorySpeed speed) {
    return speed == StorySpeed::half ? 0.5 : speed == StorySpeed::normal ? 1.0 : 2.0;
}

double told_seconds(const StickerTimeline& timeline, int step) {
    const auto steps = timeline.steps();
    if (step + 1 >= std::ssize(steps)) return timeline.duration_seconds();
    return rounded(steps[static_cast<std::size_t>(step)].end_seconds() - rest_seconds / 2);
}

double next_told(const StickerTimeline& timeline, double seconds) {
    const int last = static_cast<int>(timeline.steps().size()) - 1;
    for (int step = timeline.step_at(seconds); step < last; ++step)
        if (const double told = told_seconds(timeline, step); told > seconds) return told;
    return timeline.duration_seconds();
}

double last_told(const StickerTimeline& timeline, double seconds) {
    for (int step = timeline.step_at(seconds); step >= 0; --step)
        if (const double told = told_seconds(timeline, step); told < seconds) return told;
    return 0;
}

double same_moment(const StickerTimeline& from, double seconds, const StickerTimeline& to) {
    if (seconds <= 0) return 0;
    if (seconds >= from.duration_seconds()) return to.duration_seconds();
    for (int step = from.step_at(seconds); step >= 0; --step) {
        const StoryStep& before = from.steps()[static_cast<std::size_t>(step)];
        const auto found = to.step_of(before.phase);
        if (!found) continue;
        const StoryStep& after = to.steps()[static_cast<std::size_t>(*found)];
        const double part = progress_between(seconds, before.start_seconds, before.duration_seconds);
        return part >= 1 ? told_seconds(to, *found) : after.start_seconds + part * after.duration_seconds;
    }
    return 0;
}

std::vector<int> boxes_by_slot(const StickerTimeline& timeline, double seconds) {
    std::vector<int> boxes(static_cast<std::size_t>(timeline.boxes()));
    std::iota(boxes.begin(), boxes.end(), 0);
    const StoryPhase phase = timeline.steps()[static_cast<std::size_t>(timeline.step_at(seconds))].phase;
    if (phase < StoryPhase::drive) return boxes;
    if (phase == StoryPhase::drive) {
        const StoryPose pose = timeline.pose(seconds);
        const BoxGrid grid = grid_for(timeline.boxes());
        std::ranges::stable_sort(boxes, {}, [&](int box) {
            return place_in_bed(pose.boxes[static_cast<std::size_t>(box)], pose.truck, grid);
        });
        return boxes;
    }
    const auto ordered = timeline.step_of(StoryPhase::put_in_order);
    if (ordered && seconds >= told_seconds(timeline, *ordered)) return boxes;
    return {timeline.shaken().sources().begin(), timeline.shaken().sources().end()};
}

int next_ride(const StickerTimeline& timeline) {
    constexpr int most_tries = 100;
    const StickerStory& story = timeline.story();
    int seed = static_cast<int>(story.seed);
    for (int tries = 0; tries < most_tries; ++tries) {
        seed = seed % max_seed + 1;
        const auto order = Permutation::visibly_shuffled(story.words, static_cast<std::uint64_t>(seed));
        if (order != timeline.shaken()) break;
    }
    return seed;
}

}  // namespace pe

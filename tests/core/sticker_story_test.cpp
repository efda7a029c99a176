#include "core/sticker_story.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using pe::BoxPose;
using pe::StickerStory;
using pe::StickerTimeline;
using pe::StoryPhase;
using pe::StoryPose;

StickerStory story_of(int boxes, bool stickers, std::uint64_t seed = 1) {
    StickerStory story{.seed = seed, .stickers = stickers};
    for (int box = 0; box < boxes; ++box) story.words.push_back("word" + std::to_string(box));
    return story;
}

/// Stories of all sizes with and without stickers, one seed each.
std::vector<StickerTimeline> timelines() {
    std::vector<StickerTimeline> result;
    for (int boxes = pe::fewest_boxes; boxes <= pe::most_boxes; ++boxes) {
        for (const bool stickers : {false, true}) {
            result.emplace_back(story_of(boxes, stickers, static_cast<std::uint64_t>(boxes)));
        }
    }
    return result;
}

std::vector<double> numbers_of(const BoxPose& box) {
    return {box.centre.x, box.centre.y,  box.centre.z,     box.yaw_rad,       box.tilt_rad,
            box.lid_open, box.word_lift, box.sticker_lift, box.sticker_shown, box.sticker_glow};
}

std::vector<double> numbers_of(const StoryPose& pose) {
    const pe::TruckPose& truck = pose.truck;
    std::vector<double> numbers{truck.x, truck.bounce, truck.pitch_rad, truck.wheel_angle_rad, truck.door_angle_rad};
    for (const BoxPose& box : pose.boxes) {
        const std::vector<double> of_box = numbers_of(box);
        numbers.insert(numbers.end(), of_box.begin(), of_box.end());
    }
    return numbers;
}

double largest_jump(const StoryPose& before, const StoryPose& after) {
    const std::vector<double> a = numbers_of(before);
    const std::vector<double> b = numbers_of(after);
    REQUIRE(a.size() == b.size());
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

/// Half the size, along x, y and z, of the upright space that a turned box takes.
std::array<double, 3> half_space(const BoxPose& box) {
    const double cy = std::abs(std::cos(box.yaw_rad));
    const double sy = std::abs(std::sin(box.yaw_rad));
    const double ct = std::abs(std::cos(box.tilt_rad));
    const double st = std::abs(std::sin(box.tilt_rad));
    const double along = 0.5 * (cy + sy);
    return {ct * along + st * 0.5, st * along + ct * 0.5, along};
}

/// How far two boxes are apart at least; negative where the spaces they take overlap.
double gap(const BoxPose& a, const BoxPose& b) {
    const auto of_a = half_space(a);
    const auto of_b = half_space(b);
    return std::max({std::abs(a.centre.x - b.centre.x) - of_a[0] - of_b[0],
                     std::abs(a.centre.y - b.centre.y) - of_a[1] - of_b[1],
                     std::abs(a.centre.z - b.centre.z) - of_a[2] - of_b[2]});
}

double smallest_gap(const StoryPose& pose) {
    double smallest = 1e9;
    for (std::size_t a = 0; a < pose.boxes.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) smallest = std::min(smallest, gap(pose.boxes[a], pose.boxes[b]));
    }
    return smallest;
}

const pe::StoryStep& step_of(const StickerTimeline& timeline, StoryPhase phase) {
    const auto step = timeline.step_of(phase);
    REQUIRE(step.has_value());
    return timeline.steps()[static_cast<std::size_t>(*step)];
}

/// The boxes from the far row to the near one, and in a row from left to right.
std::vector<int> reading_order(const StoryPose& pose) {
    std::vector<int> boxes;
    for (int box = 0; box < std::ssize(pose.boxes); ++box) boxes.push_back(box);
    std::ranges::sort(boxes, {}, [&](int box) {
        const pe::Point& centre = pose.boxes[static_cast<std::size_t>(box)].centre;
        return std::pair{std::lround(centre.z * 10), centre.x};
    });
    return boxes;
}

std::vector<int> counting_up(int boxes) {
    std::vector<int> result;
    for (int box = 0; box < boxes; ++box) result.push_back(box);
    return result;
}

}  // namespace

TEST_CASE("the same moment of the same story is always the same, in whatever order moments are looked at") {
    const StickerTimeline timeline(story_of(5, true));
    const StickerTimeline again(story_of(5, true));
    const double end = timeline.duration_seconds();
    for (double seconds = 0; seconds <= end; seconds += 0.37) {
        const std::vector<double> seen = numbers_of(timeline.pose(seconds));
        numbers_of(again.pose(end - seconds));
        CHECK(numbers_of(again.pose(seconds)) == seen);
    }
}

TEST_CASE("nothing jumps: between frames of 1/240 s every number changes by less than 0.08") {
    for (const int boxes : {3, 6, 7, 12}) {
        const StickerTimeline timeline(story_of(boxes, true));
        CAPTURE(boxes);
        double largest = 0;
        StoryPose before = timeline.pose(-0.1);
        for (double seconds = -0.1; seconds < timeline.duration_seconds() + 0.1; seconds += 1.0 / 240) {
            const StoryPose now = timeline.pose(seconds);
            largest = std::max(largest, largest_jump(before, now));
            before = now;
        }
        CHECK(largest < 0.08);
        CHECK(largest > 0.01);
    }
}

TEST_CASE("nothing jumps at the seams of the steps either") {
    for (const StickerTimeline& timeline : timelines()) {
        for (const pe::StoryStep& step : timeline.steps()) {
            const double seam = step.end_seconds();
            CHECK(largest_jump(timeline.pose(seam - 1e-6), timeline.pose(seam + 1e-6)) < 1e-4);
        }
    }
}

TEST_CASE("boxes never go through each other, at rest or on their way") {
    for (const StickerTimeline& timeline : timelines()) {
        CAPTURE(timeline.boxes());
        CAPTURE(timeline.story().stickers);
        double smallest = 1e9;
        double at = 0;
        for (double seconds = 0; seconds < timeline.duration_seconds(); seconds += 1.0 / 60) {
            const double now = smallest_gap(timeline.pose(seconds));
            if (now < smallest) at = seconds;
            smallest = std::min(smallest, now);
        }
        CAPTURE(at);
        CAPTURE(timeline.step_at(at));
        CHECK(smallest > 0.0);
    }
}

TEST_CASE("during the ride every box stays within the walls and above the floor of the truck") {
    for (const StickerTimeline& timeline : timelines()) {
        const pe::StoryStep& drive = step_of(timeline, StoryPhase::drive);
        const pe::TruckShape& truck = timeline.truck();
        for (double seconds = drive.start_seconds; seconds <= drive.end_seconds(); seconds += 1.0 / 120) {
            const StoryPose pose = timeline.pose(seconds);
            for (const BoxPose& box : pose.boxes) {
                // Back into the frame of the truck's body.
                const double x = box.centre.x - pose.truck.x;
                const double y = box.centre.y - truck.floor_height - pose.truck.bounce;
                const double cosine = std::cos(pose.truck.pitch_rad);
                const double sine = std::sin(pose.truck.pitch_rad);
                BoxPose local = box;
                local.tilt_rad -= pose.truck.pitch_rad;
                const auto half = half_space(local);
                CHECK(std::abs(cosine * x + sine * y) + half[0] <= truck.bed_length / 2);
                CHECK(std::abs(box.centre.z) + half[2] <= truck.bed_width / 2);
                CHECK(cosine * y - sine * x >= 0.5 - 1e-9);
            }
        }
    }
}

TEST_CASE("no box sinks into the ground") {
    for (const StickerTimeline& timeline : timelines()) {
        for (double seconds = 0; seconds < timeline.duration_seconds(); seconds += 1.0 / 60) {
            for (const BoxPose& box : timeline.pose(seconds).boxes) {
                CHECK(box.centre.y - half_space(box)[1] > -1e-9);
            }
        }
    }
}

TEST_CASE("the door is open while boxes pass and closed while the truck moves") {
    for (const StickerTimeline& timeline : timelines()) {
        const double open = timeline.truck().door_open_rad;
        for (const StoryPhase phase : {StoryPhase::load, StoryPhase::unload}) {
            const pe::StoryStep& step = step_of(timeline, phase);
            CHECK(timeline.pose(step.start_seconds).truck.door_angle_rad == open);
            CHECK(timeline.pose(step.end_seconds()).truck.door_angle_rad == open);
        }
        const pe::StoryStep& drive = step_of(timeline, StoryPhase::drive);
        CHECK(timeline.pose(drive.start_seconds).truck.door_angle_rad == 0.0);
        CHECK(timeline.pose(drive.end_seconds()).truck.door_angle_rad == 0.0);
        CHECK(timeline.pose(drive.start_seconds).truck.x == 0.0);
        CHECK(timeline.pose(timeline.duration_seconds()).truck.x == timeline.pose(drive.end_seconds()).truck.x);
    }
}

TEST_CASE("the wheels roll without slipping") {
    const StickerTimeline timeline(story_of(4, false));
    for (double seconds = 0; seconds < timeline.duration_seconds(); seconds += 0.1) {
        const pe::TruckPose truck = timeline.pose(seconds).truck;
        CHECK(-truck.wheel_angle_rad * timeline.truck().wheel_radius == doctest::Approx(truck.x));
    }
}

TEST_CASE("boxes are sent in the order of the sentence and arrive in the shaken order") {
    for (const StickerTimeline& timeline : timelines()) {
        CHECK(reading_order(timeline.pose(0)) == counting_up(timeline.boxes()));
        CHECK(reading_order(timeline.still(*timeline.step_of(StoryPhase::load))) == counting_up(timeline.boxes()));
        const StoryPose arrived = timeline.still(*timeline.step_of(StoryPhase::unload));
        CHECK(std::ranges::equal(reading_order(arrived), timeline.shaken().sources()));
    }
}

TEST_CASE("with stickers the order is put back; without, the boxes stay as they came") {
    for (const StickerTimeline& timeline : timelines()) {
        const std::vector<int> at_end = reading_order(timeline.pose(timeline.duration_seconds()));
        CHECK(timeline.step_of(StoryPhase::put_in_order).has_value() == timeline.story().stickers);
        if (timeline.story().stickers) {
            CHECK(at_end == counting_up(timeline.boxes()));
        } else {
            CHECK(std::ranges::equal(at_end, timeline.shaken().sources()));
            CHECK(at_end != counting_up(timeline.boxes()));
        }
    }
}

TEST_CASE("a sticker goes on before loading, stays on, and is never there in the story without") {
    const StickerTimeline with(story_of(6, true));
    const double stuck = step_of(with, StoryPhase::stick).end_seconds();
    for (double seconds = stuck; seconds <= with.duration_seconds(); seconds += 0.1) {
        for (const BoxPose& box : with.pose(seconds).boxes) {
            CHECK(box.sticker_shown == 1.0);
            CHECK(box.sticker_lift == 0.0);
        }
    }
    CHECK(stuck <= step_of(with, StoryPhase::load).start_seconds);
    const StickerTimeline without(story_of(6, false));
    for (double seconds = 0; seconds <= without.duration_seconds(); seconds += 0.1) {
        for (const BoxPose& box : without.pose(seconds).boxes) CHECK(box.sticker_shown == 0.0);
    }
}

TEST_CASE("stickers change nothing about the ride: the same seed shakes both stories alike") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const StickerTimeline with(story_of(7, true, seed));
        const StickerTimeline without(story_of(7, false, seed));
        CHECK(with.shaken() == without.shaken());
        const double start_with = step_of(with, StoryPhase::drive).start_seconds;
        const double start_without = step_of(without, StoryPhase::drive).start_seconds;
        const BoxPose a = with.pose(start_with + 2.5).boxes[3];
        const BoxPose b = without.pose(start_without + 2.5).boxes[3];
        CHECK(a.centre.x == doctest::Approx(b.centre.x));
        CHECK(a.yaw_rad == doctest::Approx(b.yaw_rad));
    }
}

TEST_CASE("lids are closed from loading to arrival, so that no word can be seen, and open at both ends") {
    for (const StickerTimeline& timeline : timelines()) {
        const double closed = step_of(timeline, StoryPhase::load).start_seconds;
        const double opens = step_of(timeline, StoryPhase::open_lids).start_seconds;
        for (double seconds = closed; seconds <= opens; seconds += 0.25) {
            for (const BoxPose& box : timeline.pose(seconds).boxes) {
                CHECK(box.lid_open == 0.0);
                CHECK(box.word_lift == 0.0);
            }
        }
        for (const double seconds : {0.0, timeline.duration_seconds()}) {
            for (const BoxPose& box : timeline.pose(seconds).boxes) {
                CHECK(box.lid_open == doctest::Approx(1.0));
                CHECK(box.word_lift == doctest::Approx(1.0));
            }
        }
    }
}

TEST_CASE("a word passes the lid only while it is open") {
    for (const StickerTimeline& timeline : timelines()) {
        for (double seconds = 0; seconds <= timeline.duration_seconds(); seconds += 1.0 / 30) {
            for (const BoxPose& box : timeline.pose(seconds).boxes) {
                CHECK((box.word_lift < 0.01 || box.lid_open > 0.99));
            }
        }
    }
}

TEST_CASE("shaking again with another seed gives another ride; every ride changes the sentence") {
    StickerStory story{.words = {"dog", "dog", "man"}};
    std::set<std::vector<int>> orders;
    for (story.seed = 0; story.seed < 40; ++story.seed) {
        const StickerTimeline timeline(story);
        std::vector<std::string> arrived(3);
        timeline.shaken().apply(std::span<const std::string>(story.words), std::span(arrived));
        CHECK(arrived != story.words);
        orders.emplace(timeline.shaken().sources().begin(), timeline.shaken().sources().end());
    }
    CHECK(orders.size() == 4);  // of 6 orders, 2 show the same sentence
}

TEST_CASE("steps follow each other without a gap, each with a time of its own") {
    for (const StickerTimeline& timeline : timelines()) {
        double end = 0;
        for (int step = 0; step < std::ssize(timeline.steps()); ++step) {
            const pe::StoryStep& now = timeline.steps()[static_cast<std::size_t>(step)];
            CHECK(now.start_seconds == end);
            CHECK(now.duration_seconds > 0.5);
            CHECK(timeline.step_at(now.start_seconds) == step);
            CHECK(timeline.step_at(now.start_seconds + now.duration_seconds / 2) == step);
            CHECK(timeline.step_of(now.phase) == step);
            end = now.end_seconds();
        }
        CHECK(timeline.duration_seconds() == end);
        CHECK(timeline.step_at(-1) == 0);
        CHECK(timeline.step_at(end + 100) == std::ssize(timeline.steps()) - 1);
    }
}

TEST_CASE("each step is told by a sentence of its own") {
    for (const bool stickers : {false, true}) {
        const StickerTimeline timeline(story_of(3, stickers));
        std::vector<pe::StorySentence> sentences;
        for (const pe::StoryStep& step : timeline.steps()) sentences.push_back(step.sentence);
        CHECK(sentences.size() == (stickers ? 10 : 8));
        CHECK(std::ranges::is_sorted(sentences));
        CHECK(std::ranges::adjacent_find(sentences) == sentences.end());
    }
}

TEST_CASE("the story ends: after its duration nothing moves, and before it nothing has begun") {
    for (const StickerTimeline& timeline : timelines()) {
        const double end = timeline.duration_seconds();
        CHECK(numbers_of(timeline.pose(end)) == numbers_of(timeline.pose(end + 60)));
        CHECK(numbers_of(timeline.pose(0)) == numbers_of(timeline.pose(-60)));
        CHECK(end < 60);
    }
}

TEST_CASE("a still is at rest: a moment before, everything stands where it stands in it") {
    for (const StickerTimeline& timeline : timelines()) {
        for (int step = 0; step < std::ssize(timeline.steps()); ++step) {
            const double end = timeline.steps()[static_cast<std::size_t>(step)].end_seconds();
            CHECK(largest_jump(timeline.pose(end - 0.01), timeline.still(step)) < 1e-3);
        }
    }
}

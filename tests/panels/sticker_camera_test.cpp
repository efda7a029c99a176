#include "panels/sticker_camera.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "panels/sticker_scene.h"

using namespace pe;
using namespace pe::panels;

namespace {

StickerTimeline story(int boxes, bool stickers, std::uint64_t seed = 1) {
    StickerStory story;
    for (int i = 0; i < boxes; ++i) story.words.push_back("word" + std::to_string(i));
    story.stickers = stickers;
    story.seed = seed;
    return StickerTimeline(story);
}

/// How far from the middle of the picture the farthest corner of any box, or of a word over it, is: 1 is the edge.
float farthest_out(const StickerTimeline& timeline, double seconds, float aspect) {
    const ui::Camera camera = story_camera(timeline, seconds, aspect);
    float farthest = 0;
    for (const BoxPose& box : timeline.pose(seconds).boxes) {
        const ui::Frame3 frame = frame_of(box);
        const auto top = static_cast<float>(0.5 + 1.05 * box.word_lift);
        for (const float x : {-0.5F, 0.5F})
            for (const float y : {-0.5F, top})
                for (const float z : {-0.5F, 0.5F}) {
                    const ui::Projected seen = camera.project(frame.point({x, y, z}));
                    farthest = std::max({farthest, std::abs(seen.x), std::abs(seen.y)});
                    CHECK(seen.depth > 1);
                }
    }
    return farthest;
}

}  // namespace

TEST_CASE("every box and every floating word is in the picture at every moment, in wide and narrow pictures") {
    for (const float aspect : {1.35F, 1.66F, 1.83F, 2.4F})
        for (const bool stickers : {false, true})
            for (const int boxes : {3, 4, 6, 7, 12}) {
                const StickerTimeline timeline = story(boxes, stickers);
                for (double seconds = 0; seconds <= timeline.duration_seconds() + 0.1; seconds += 0.1) {
                    CAPTURE(aspect);
                    CAPTURE(stickers);
                    CAPTURE(boxes);
                    CAPTURE(seconds);
                    CAPTURE(timeline.step_at(seconds));
                    CHECK(farthest_out(timeline, seconds, aspect) <= 1);
                }
            }
}

TEST_CASE("the camera never jumps") {
    const StickerTimeline timeline = story(12, true);
    constexpr double frame = 1.0 / 60;
    for (double seconds = 0; seconds < timeline.duration_seconds(); seconds += frame) {
        const ui::Vec3 step =
            story_camera(timeline, seconds + frame, 1.8F).eye.origin - story_camera(timeline, seconds, 1.8F).eye.origin;
        CAPTURE(seconds);
        CHECK(std::sqrt(dot(step, step)) < 0.8F);
    }
}

TEST_CASE("a box is picked where it is seen, the nearer of two") {
    for (const int boxes : {3, 12}) {
        const StickerTimeline timeline = story(boxes, true);
        const StoryPose pose = timeline.pose(0);
        const ui::Camera camera = story_camera(timeline, 0, 1.8F);
        for (int box = 0; box < boxes; ++box) {
            const BoxPose& at = pose.boxes[static_cast<std::size_t>(box)];
            const ui::Projected top = camera.project(frame_of(at).point({0, 0.5F, 0}));
            CHECK(box_at(pose, camera, top.x, top.y) == box);
        }
        CHECK(box_at(pose, camera, 0.99F, 0.99F) == std::nullopt);
    }
}

#include "panels/sticker_camera.h"

#include <algorithm>
#include <vector>

#include "core/easing.h"
#include "core/sticker_ride.h"
#include "core/sticker_timing.h"

namespace pe::panels {
namespace {

constexpr float sight = 0.19F;  ///< half the height of what is in view at distance 1: a long lens
constexpr float margin = 0.04F;
constexpr double travel_seconds = 0.9;
constexpr float word_top = 2.15F;  ///< of words that float over boxes on the ground
constexpr float jump_top = 3.3F;   ///< of boxes that fly
constexpr float yaw = 0.24F;

using Points = std::vector<ui::Vec3>;

/// What a step shows, and from how far above.
struct Shot {
    Points points;
    float elevation = 0;
};

void add_region(Points& points, ui::Vec3 low, ui::Vec3 high) {
    for (const float x : {low.x, high.x})
        for (const float y : {low.y, high.y})
            for (const float z : {low.z, high.z}) points.push_back({x, y, z});
}

class Shots {
  public:
    explicit Shots(const StickerTimeline& timeline) : truck_(timeline.truck()), grid_(grid_for(timeline.boxes())) {}

    Shot of(const StoryStep& step) const {
        const bool two_rows = grid_.rows > 1;
        Shot shot = {{}, two_rows ? 0.66F : 0.5F};
        switch (step.phase) {
            case StoryPhase::pack:
            case StoryPhase::stick:
            case StoryPhase::close_lids:
                add_row(shot, 0, word_top);
                add_bed(shot, 2.6F);
                break;
            case StoryPhase::load:
            case StoryPhase::open_door:
            case StoryPhase::unload:
                add_row(shot, 0, 1.2F);
                add_truck(shot, jump_top);
                break;
            case StoryPhase::close_door:
                add_truck(shot, 2.8F);
                break;
            case StoryPhase::drive:
                add_truck(shot, 3.6F);
                shot.elevation = two_rows ? 0.8F : 0.72F;
                break;
            case StoryPhase::put_in_order:
                add_row(shot, 0, jump_top);
                add_row(shot, 1, 2.0F);
                break;
            case StoryPhase::open_lids:
                if (step.sentence == StorySentence::words_in_sent_order) {
                    add_row(shot, 0, 0.0F);
                    add_row(shot, 1, word_top);
                } else {
                    add_row(shot, 0, word_top);
                    add_bed(shot, 2.2F);
                }
                break;
        }
        return shot;
    }

  private:
    static float number(double value) { return static_cast<float>(value); }
    float half_length() const { return number(truck_.bed_length / 2); }
    float half_width() const { return number(truck_.bed_width / 2); }

    /// The boxes in front of the truck, or (1) those in their new row.
    void add_row(Shot& shot, int row, float top) const {
        const float depth = number(grid_.rows * box_pitch);
        const float first = half_width() + number(truck_.wall_height) + 0.4F;
        const float back = first + static_cast<float>(row) * (depth + 0.5F);
        add_region(shot.points, {-half_length(), 0, back}, {half_length(), top, back + depth + 0.1F});
    }

    void add_bed(Shot& shot, float top) const {
        add_region(shot.points, {-half_length(), 0, -half_width()}, {half_length(), top, half_width()});
    }

    void add_truck(Shot& shot, float top) const {
        const float front = half_length() + 0.4F + number(truck_.cab_length);
        add_region(shot.points, {-half_length() - 0.3F, 0, -half_width()}, {half_length(), top, half_width() + 0.3F});
        add_region(shot.points, {half_length(), 0, -half_width()}, {front, 2.6F, half_width() + 0.3F});
    }

    TruckShape truck_;
    BoxGrid grid_;
};

ui::Vec3 eye_for(const Shot& shot, ui::Camera camera, float elevation) {
    camera.half_width *= 1 - margin;
    camera.half_height *= 1 - margin;
    ui::look_at(camera, yaw, elevation, shot.points);
    return camera.eye.origin;
}

}  // namespace

ui::Camera story_camera(const StickerTimeline& timeline, double seconds, float aspect) {
    const auto steps = timeline.steps();
    const int step = timeline.step_at(seconds);
    const StoryStep& now = steps[static_cast<std::size_t>(step)];
    const Shots shots(timeline);
    const Shot from = shots.of(steps[static_cast<std::size_t>(std::max(0, step - 1))]);
    const Shot to = shots.of(now);
    const auto progress = static_cast<float>(eased(progress_between(seconds, now.start_seconds, travel_seconds)));

    // From any height both shots' points are in view of both their eyes, and so of every eye between them.
    const float elevation = from.elevation + (to.elevation - from.elevation) * progress;
    ui::Camera camera = {
        .eye = ui::turned_y(yaw) * ui::turned_x(-elevation), .half_width = sight * aspect, .half_height = sight};
    const ui::Vec3 truck = {static_cast<float>(timeline.pose(seconds).truck.x), 0, 0};
    camera.eye.origin = truck + ui::between(eye_for(from, camera, elevation), eye_for(to, camera, elevation), progress);
    return camera;
}

}  // namespace pe::panels

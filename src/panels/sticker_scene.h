// The picture of the sticker story: truck, boxes, words and stickers at a moment, as parts for the GPU.
#pragma once

#include <optional>
#include <vector>

#include "core/sticker_story.h"
#include "ui/box_scene.h"

namespace pe::panels {

/// The paints of the picture, mixed from the palette.
struct SceneColors {
    explicit SceneColors(const ui::Palette& palette);

    bool dark;
    ui::Color paper, ink;
    ui::Color cardboard, cardboard_inside, tape;
    ui::Color cab, cargo, stripe, metal, rubber, glass, lamp, tail_lamp;
    ui::Color ring, glow;
    ui::Color pavement, road, mark, green, leaf, trunk, haze, shade;
};

/// What is drawn of a moment.
struct SceneMoment {
    const StickerTimeline& timeline;
    StoryPose pose;
    ui::Camera camera;
    std::optional<int> open_box;  ///< its lid is open and its word floats over it, whatever the story says
};

/// Parts and texts, as they are put together.
struct Stage {
    const SceneColors& colors;
    ui::BoxScene& scene;
    std::vector<ui::SceneText>& texts;

    void block(const ui::Frame3& place, ui::Vec3 half, ui::Color color, float rounding = 0.02F,
               ui::Surface surface = ui::Surface::matte) const {
        scene.blocks.push_back(
            {.place = place, .half = half, .rounding = rounding, .color = color, .surface = surface});
    }
    void round(const ui::Frame3& place, float radius, float half_length, ui::Color color,
               float rounding = 0.01F) const {
        scene.rounds.push_back(
            {.place = place, .half = {radius, radius, half_length}, .rounding = rounding, .color = color});
    }
    void ball(const ui::Frame3& place, float radius, ui::Color color) const {
        block(place, {radius, radius, radius}, color, radius);
    }
};

void add_truck(const Stage& stage, const TruckShape& shape, const TruckPose& pose);
void add_boxes(const ui::Ui& ui, const Stage& stage, const SceneMoment& moment);

/// The street about `x`; what stands on it is the same wherever the truck is.
void add_street(const Stage& stage, const TruckShape& shape, float x);

/// Everything; `height` of the picture in device pixels.
ui::BoxScene story_scene(const ui::Ui& ui, const SceneMoment& moment, float height);

/// Where a box is.
ui::Frame3 frame_of(const BoxPose& pose);

/// The box under a point of the picture (-1..1 from left to right and from bottom to top), the nearest one.
std::optional<int> box_at(const StoryPose& pose, const ui::Camera& camera, float x, float y);

}  // namespace pe::panels

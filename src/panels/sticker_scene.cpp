#include "panels/sticker_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "panels/sticker_camera.h"

namespace pe::panels {
namespace {

constexpr ui::Vec3 towards_sun = {-0.42F, 0.78F, 0.47F};
constexpr float shadow_reach = 9.5F;
constexpr float picture_corner = 10;
constexpr ui::Color white = ui::rgb(0xffffff);

int brightness(ui::Color color) {
    return static_cast<int>((color & 0xFFU) + ((color >> 8) & 0xFFU) + ((color >> 16) & 0xFFU));
}

/// Size of the glyphs' picture: about twice that in which words are seen, in few steps, so that it seldom changes.
float glyph_size(float height) {
    return std::clamp(std::round(height / 120) * 16, 32.0F, 96.0F);
}

}  // namespace

SceneColors::SceneColors(const ui::Palette& palette) {
    using ui::mix;
    dark = brightness(palette.panel) < brightness(palette.text);
    paper = dark ? palette.text : palette.panel;
    ink = dark ? palette.panel : palette.text;
    cardboard = mix(palette.positive, palette.text, dark ? 0.26 : 0.14);
    cardboard_inside = mix(cardboard, ink, 0.28);
    tape = mix(cardboard, paper, 0.42);
    cab = dark ? mix(palette.accent, palette.panel, 0.34) : mix(palette.accent, paper, 0.1);
    cargo = dark ? mix(palette.text, palette.panel, 0.38) : mix(paper, palette.accent_soft, 0.35);
    stripe = dark ? mix(palette.positive, palette.text, 0.2) : palette.positive;
    metal = mix(ink, paper, 0.45);
    rubber = dark ? mix(palette.sunken, palette.text, 0.06) : mix(ink, paper, 0.14);
    glass = dark ? mix(palette.negative, palette.sunken, 0.45) : mix(palette.negative, palette.accent, 0.3);
    lamp = dark ? mix(palette.warn, white, 0.6) : mix(palette.warn, white, 0.75);
    tail_lamp = palette.bad;
    ring = dark ? mix(palette.accent, palette.panel, 0.45) : palette.accent;
    glow = palette.warn;
    pavement = dark ? mix(palette.panel, palette.text, 0.13) : mix(palette.sunken, palette.muted, 0.06);
    road = dark ? mix(palette.sunken, palette.text, 0.06) : mix(palette.sunken, palette.muted, 0.34);
    mark = dark ? mix(palette.panel, palette.text, 0.45) : palette.panel;
    green = dark ? mix(palette.panel, palette.good, 0.17) : mix(palette.panel, palette.good, 0.24);
    leaf = dark ? mix(palette.panel, palette.good, 0.4) : mix(palette.good, palette.panel, 0.38);
    trunk = mix(cardboard, ink, 0.4);
    haze = palette.panel;
    shade = dark ? mix(white, palette.panel, 0.52) : mix(white, mix(palette.accent, palette.text, 0.5), 0.36);
}

ui::Frame3 frame_of(const BoxPose& pose) {
    const auto number = [](double value) { return static_cast<float>(value); };
    return ui::moved(number(pose.centre.x), number(pose.centre.y), number(pose.centre.z)) *
           ui::turned_z(number(pose.tilt_rad)) * ui::turned_y(number(pose.yaw_rad));
}

ui::BoxScene story_scene(const ui::Ui& ui, const SceneMoment& moment, float height) {
    const SceneColors colors(ui.palette);
    ui::BoxScene scene;
    const auto x = static_cast<float>(moment.pose.truck.x);
    scene.camera = moment.camera;
    scene.sun = ui::normalized(towards_sun);
    scene.focus = {x + 0.5F, 0.5F, 1.5F};
    scene.reach = shadow_reach;
    scene.shade = colors.shade;
    scene.haze = colors.haze;
    const ui::Vec3 to_truck = ui::Vec3{x, 0, 0} - scene.camera.eye.origin;
    const float distance = std::sqrt(dot(to_truck, to_truck));
    scene.haze_from = distance + 1;
    scene.haze_to = distance + 15;
    scene.corner = picture_corner * ui.scale;
    std::vector<ui::SceneText> texts;
    const Stage stage = {colors, scene, texts};
    add_street(stage, moment.timeline.truck(), x);
    add_truck(stage, moment.timeline.truck(), moment.pose.truck);
    add_boxes(ui, stage, moment);
    ui::add_texts(ui, scene, texts, glyph_size(height));
    return scene;
}

std::optional<int> box_at(const StoryPose& pose, const ui::Camera& camera, float x, float y) {
    const ui::Vec3 ray = camera.ray(x, y);
    std::optional<int> found;
    float nearest = std::numeric_limits<float>::max();
    for (std::size_t box = 0; box < pose.boxes.size(); ++box) {
        const ui::Frame3 frame = frame_of(pose.boxes[box]);
        const ui::Vec3 from = camera.eye.origin - frame.origin;
        float enters = 0, leaves = nearest;
        for (const ui::Vec3 axis : {frame.x, frame.y, frame.z}) {
            const float start = dot(from, axis), speed = dot(ray, axis);
            const float one = (-0.5F - start) / speed, other = (0.5F - start) / speed;
            enters = std::max(enters, std::min(one, other));
            leaves = std::min(leaves, std::max(one, other));
        }
        if (enters >= leaves) continue;
        nearest = enters;
        found = static_cast<int>(box);
    }
    return found;
}

}  // namespace pe::panels

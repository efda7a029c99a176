// The truck of the sticker story: an open body whose near side is the door, a cab, wheels that roll; and its street.
#include <cmath>
#include <numbers>

#include "panels/sticker_scene.h"

namespace pe::panels {
namespace {

constexpr float plank = 0.05F;  ///< half the thickness of walls
constexpr float turn = std::numbers::pi_v<float> / 2;

float number(double value) {
    return static_cast<float>(value);
}

/// The truck's measures as the drawing needs them.
struct Measures {
    explicit Measures(const TruckShape& shape)
        : half_length(number(shape.bed_length / 2)),
          half_width(number(shape.bed_width / 2)),
          wall(number(shape.wall_height)),
          floor(number(shape.floor_height)),
          wheel(number(shape.wheel_radius)),
          cab_from(half_length + 0.22F),
          cab_to(cab_from + number(shape.cab_length) - 0.1F) {}

    float half_length, half_width, wall, floor, wheel, cab_from, cab_to;

    float cab_middle() const { return (cab_from + cab_to) / 2; }
    float cab_half() const { return (cab_to - cab_from) / 2; }
};

void add_body(const Stage& stage, const Measures& m, const ui::Frame3& body, float door_angle) {
    const SceneColors& colors = stage.colors;
    const float outer = m.half_length + 2 * plank;
    // Beams below, the floor, and the three walls that stay.
    stage.block(body * ui::moved((m.cab_to - m.half_length) / 2, -0.34F, 0),
                {(m.cab_to + m.half_length) / 2 - 0.1F, 0.11F, m.half_width * 0.55F}, colors.rubber, 0.03F);
    stage.block(body * ui::moved(0, -0.1F, 0), {outer, 0.1F, m.half_width + 2 * plank}, colors.metal, 0.03F);
    stage.block(body * ui::moved(0, 0.0F, 0), {m.half_length, 0.012F, m.half_width},
                ui::mix(colors.cardboard, colors.metal, 0.55), 0.005F);
    stage.block(body * ui::moved(0, m.wall / 2, -m.half_width - plank), {outer, m.wall / 2, plank}, colors.cargo,
                0.03F);
    for (const float side : {-1.0F, 1.0F})
        stage.block(body * ui::moved(side * (m.half_length + plank), m.wall / 2, 0), {plank, m.wall / 2, m.half_width},
                    colors.cargo, 0.03F);
    // Rails on the walls.
    const float rail = 0.07F;
    stage.block(body * ui::moved(0, m.wall, -m.half_width - plank), {outer + 0.02F, rail, rail}, colors.cab, 0.05F);
    for (const float side : {-1.0F, 1.0F})
        stage.block(body * ui::moved(side * (m.half_length + plank), m.wall, 0), {rail, rail, m.half_width + plank},
                    colors.cab, 0.05F);

    const ui::Frame3 door = body * ui::moved(0, 0, m.half_width + plank) * ui::turned_x(door_angle);
    stage.block(door * ui::moved(0, m.wall / 2, 0), {outer, m.wall / 2, plank}, colors.cargo, 0.03F);
    stage.block(door * ui::moved(0, m.wall, 0), {outer + 0.02F, rail, rail}, colors.cab, 0.05F);
    stage.block(door * ui::moved(0, 0.2F, plank), {outer - 0.002F, 0.075F, 0.012F}, colors.stripe, 0.01F);
    for (const float side : {-0.62F, 0.62F})
        for (const float face : {-1.0F, 1.0F})
            stage.block(door * ui::moved(side * m.half_length, m.wall / 2, face * plank),
                        {0.045F, m.wall / 2 - 0.06F, 0.02F}, ui::mix(colors.cargo, colors.metal, 0.35), 0.015F);
    stage.texts.push_back({.place = door * ui::moved(0, 0.64F, plank + 0.012F),
                           .height = 0.62F,
                           .max_width = m.half_length * 1.1F,
                           .color = colors.dark ? colors.ink : colors.cab,
                           .text = "attention"});
    for (const float side : {-1.0F, 1.0F})
        stage.round(body * ui::moved(-outer, -0.1F, side * (m.half_width - 0.12F)) * ui::turned_y(turn), 0.07F, 0.03F,
                    colors.tail_lamp);
}

void add_cab(const Stage& stage, const Measures& m, const ui::Frame3& body) {
    const SceneColors& colors = stage.colors;
    const float half_width = m.half_width + 0.06F;
    const ui::Frame3 middle = body * ui::moved(m.cab_middle(), 0, 0);
    stage.block(middle * ui::moved(0, 0.1F, 0), {m.cab_half(), 0.56F, half_width}, colors.cab, 0.16F);

    // The upper part leans back in front; the glass follows it.
    const float length = m.cab_half() * 0.72F;
    const float height = 0.56F;
    const float lean = 0.42F;
    const ui::Frame3 top = middle * ui::moved(-m.cab_half() + length + 0.04F, 1.02F, 0);
    stage.scene.blocks.push_back({.place = top,
                                  .half = {length, height, half_width - 0.04F},
                                  .rounding = 0.13F,
                                  .color = colors.cab,
                                  .taper = lean});
    const auto glass = [&](float from_y, float to_y, float back, float half_z, float out) {
        const auto front_at = [&](float y) { return length - lean * (y / height * 0.5F + 0.5F); };
        const float front = front_at(from_y) + out;
        const float half_x = (front - back) / 2;
        stage.scene.blocks.push_back({.place = top * ui::moved(back + half_x, (from_y + to_y) / 2, 0),
                                      .half = {half_x, (to_y - from_y) / 2, half_z},
                                      .rounding = 0.05F,
                                      .color = colors.glass,
                                      .surface = ui::Surface::glass,
                                      .taper = front_at(from_y) - front_at(to_y)});
    };
    glass(-0.3F, 0.4F, -length * 0.5F, half_width - 0.2F, 0.02F);
    glass(-0.28F, 0.36F, -length * 0.62F, half_width - 0.025F, -0.16F);
    stage.block(top * ui::moved(-0.1F, height - 0.01F, 0), {length * 0.55F, 0.05F, half_width * 0.7F},
                ui::mix(colors.cab, colors.paper, 0.2), 0.04F);

    const ui::Frame3 front = body * ui::moved(m.cab_to, 0, 0);
    stage.block(front * ui::moved(-0.02F, -0.38F, 0), {0.14F, 0.1F, half_width + 0.02F}, colors.metal, 0.07F);
    stage.block(front * ui::moved(0.0F, 0.12F, 0), {0.03F, 0.13F, half_width * 0.5F}, colors.rubber, 0.03F);
    for (const float side : {-1.0F, 1.0F}) {
        stage.scene.rounds.push_back(
            {.place = front * ui::moved(0, 0.1F, side * half_width * 0.74F) * ui::turned_y(turn),
             .half = {0.13F, 0.13F, 0.04F},
             .rounding = 0.03F,
             .color = colors.lamp,
             .shine = colors.dark ? 1.0F : 0.5F});
        // Door handle and mirror.
        stage.block(middle * ui::moved(-0.38F, 0.32F, side * half_width), {0.09F, 0.025F, 0.02F}, colors.metal, 0.015F);
        stage.block(middle * ui::moved(0.42F, 0.78F, side * (half_width + 0.1F)), {0.035F, 0.14F, 0.06F}, colors.rubber,
                    0.03F);
    }
}

void add_wheel(const Stage& stage, const Measures& m, float x, float z, float angle) {
    const SceneColors& colors = stage.colors;
    const ui::Frame3 wheel = ui::moved(x, m.wheel, z) * ui::turned_z(angle);
    stage.round(wheel, m.wheel, 0.17F, colors.rubber, 0.07F);
    stage.round(wheel, m.wheel * 0.58F, 0.18F, colors.cargo, 0.02F);
    stage.round(wheel, m.wheel * 0.2F, 0.2F, colors.metal, 0.02F);
    for (int i = 0; i < 5; ++i)
        stage.round(wheel * ui::turned_z(static_cast<float>(i) * turn * 0.8F) * ui::moved(m.wheel * 0.4F, 0, 0),
                    m.wheel * 0.09F, 0.185F, colors.metal, 0.01F);
}

void add_wheels(const Stage& stage, const Measures& m, float x, float angle) {
    const float z = m.half_width - 0.1F;
    for (const float side : {-z, z}) {
        add_wheel(stage, m, x + m.cab_middle() + 0.1F, side, angle);
        add_wheel(stage, m, x - m.half_length + 0.75F, side, angle);
        if (m.half_length > 2.8F) add_wheel(stage, m, x - m.half_length + 1.75F, side, angle);
    }
}

/// A number 0..1 that belongs to a place of the street.
float chance(int place, int what) {
    const float value = std::sin(static_cast<float>(place * 127 + what * 311)) * 43758.5453F;
    return value - std::floor(value);
}

void add_tree(const Stage& stage, float x, float z, float size, int kind) {
    const SceneColors& colors = stage.colors;
    const ui::Frame3 root = ui::moved(x, 0, z) * ui::scaled(size);
    const ui::Color leaf = ui::mix(colors.leaf, colors.green, 0.25 * static_cast<double>(chance(kind, 9)));
    stage.round(root * ui::moved(0, 0.45F, 0) * ui::turned_x(turn), 0.09F, 0.45F, colors.trunk, 0.02F);
    stage.ball(root * ui::moved(0, 1.35F, 0), 0.62F, leaf);
    stage.ball(root * ui::moved(0.38F, 1.08F, 0.18F), 0.4F, leaf);
    stage.ball(root * ui::moved(-0.4F, 1.02F, 0.1F), 0.36F, leaf);
}

void add_bush(const Stage& stage, float x, float z, float size) {
    stage.ball(ui::moved(x, 0.16F * size, z), 0.4F * size, stage.colors.leaf);
    stage.ball(ui::moved(x + 0.45F * size, 0.08F * size, z + 0.1F), 0.3F * size, stage.colors.leaf);
}

void add_lamp_post(const Stage& stage, float x, float z) {
    const SceneColors& colors = stage.colors;
    stage.round(ui::moved(x, 1.5F, z) * ui::turned_x(turn), 0.05F, 1.5F, colors.metal, 0.02F);
    stage.block(ui::moved(x, 3.0F, z + 0.25F), {0.06F, 0.04F, 0.34F}, colors.metal, 0.03F);
    stage.scene.blocks.push_back({.place = ui::moved(x, 2.94F, z + 0.45F),
                                  .half = {0.09F, 0.035F, 0.15F},
                                  .rounding = 0.03F,
                                  .color = colors.lamp,
                                  .shine = 1});
}

}  // namespace

void add_truck(const Stage& stage, const TruckShape& shape, const TruckPose& pose) {
    const Measures m(shape);
    const ui::Frame3 body =
        ui::moved(number(pose.x), m.floor + number(pose.bounce), 0) * ui::turned_z(number(pose.pitch_rad));
    add_wheels(stage, m, number(pose.x), number(pose.wheel_angle_rad));
    add_body(stage, m, body, number(pose.door_angle_rad));
    add_cab(stage, m, body);
}

void add_street(const Stage& stage, const TruckShape& shape, float x) {
    const SceneColors& colors = stage.colors;
    const Measures m(shape);
    const float lane = m.half_width * 2 + 0.5F;
    const float near = m.half_width + 0.35F;
    const float far = near - 2 * lane;
    stage.scene.ground = {.road_near = near,
                          .road_far = far,
                          .lane = near - lane,
                          .pavement = colors.pavement,
                          .road = colors.road,
                          .mark = colors.mark,
                          .green = colors.green};
    stage.block(ui::moved(x, -0.5F, 0), {70, 0.5F, 70}, colors.pavement, 0, ui::Surface::ground);

    constexpr float spacing = 2.9F;
    const int first = static_cast<int>(std::floor((x - 13) / spacing));
    for (int place = first; place < first + 10; ++place) {
        const float at = static_cast<float>(place) * spacing;
        add_tree(stage, at + chance(place, 1), far - 1.6F - 1.8F * chance(place, 2), 0.8F + 0.45F * chance(place, 3),
                 place);
        add_tree(stage, at + 1.5F + chance(place, 4), far - 4.6F - 2 * chance(place, 5), 1 + 0.5F * chance(place, 6),
                 place + 50);
        if (chance(place, 7) < 0.6F) add_bush(stage, at + 1.7F, far - 0.9F, 0.6F + 0.5F * chance(place, 8));
        if (place % 3 == 0) add_lamp_post(stage, at + 2.2F, far - 0.35F);
    }
}

}  // namespace pe::panels

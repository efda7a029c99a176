// The boxes of the sticker story: cardboard with a lid of four flaps, the word on a card, the stickers.
#include <algorithm>
#include <numbers>
#include <string>

#include "panels/sticker_scene.h"

namespace pe::panels {
namespace {

constexpr float wall = 0.022F;  ///< half the thickness of cardboard
constexpr float half = 0.5F;
constexpr float card_text = 0.36F;    ///< height of a line of text on a card
constexpr float widest_card = 1.14F;  ///< boxes stand 1.2 apart
constexpr float sticker_radius = 0.25F;
constexpr float turn = std::numbers::pi_v<float> / 2;

float number(double value) {
    return static_cast<float>(value);
}

/// A box, as far as it is drawn.
struct Box {
    int index;
    const std::string& word;
    BoxPose pose;
    ui::Frame3 frame;
    bool numbered;
};

/// Opened last and closed first; the two larger flaps lie on the two smaller ones.
float large_flaps(float lid_open) {
    return std::clamp(lid_open / 0.65F, 0.0F, 1.0F);
}
float small_flaps(float lid_open) {
    return std::clamp((lid_open - 0.35F) / 0.65F, 0.0F, 1.0F);
}

/// The frame of a flap at the upper edge of a side: hinged at its origin, pointing to -z when closed.
ui::Frame3 flap(const ui::Frame3& box, float side, float depth, float opened, float widest_rad) {
    return box * ui::turned_y(side) * ui::moved(0, half - depth, half - wall) * ui::turned_x(opened * widest_rad);
}

void add_walls(const Stage& stage, const ui::Frame3& box) {
    const ui::Color color = stage.colors.cardboard;
    for (int side = 0; side < 4; ++side) {
        const bool across = side % 2 == 1;
        const ui::Frame3 face = box * ui::turned_y(static_cast<float>(side) * turn) * ui::moved(0, 0, half - wall);
        stage.block(face, {across ? half - 2 * wall : half, half, wall}, color, 0.018F,
                    side == 0 ? ui::Surface::printed : ui::Surface::cardboard);
    }
    stage.block(box * ui::moved(0, -half + 2 * wall, 0), {half - wall, wall, half - wall},
                stage.colors.cardboard_inside, 0.01F, ui::Surface::cardboard);
}

void add_flaps(const Stage& stage, const Box& box) {
    const float open = number(box.pose.lid_open);
    const ui::Color color = stage.colors.cardboard;
    constexpr float large_rad = 1.84F;
    constexpr float small_rad = 1.72F;
    for (const float side : {0.0F, 2 * turn})
        stage.block(flap(box.frame, side, 0, large_flaps(open), large_rad) * ui::moved(0, -wall / 2, -0.25F + wall),
                    {half, wall / 2, 0.249F - wall / 2}, color, 0.008F, ui::Surface::cardboard);
    for (const float side : {turn, -turn})
        stage.block(flap(box.frame, side, 2 * wall, small_flaps(open), small_rad) * ui::moved(0, -wall / 2, -0.25F),
                    {half - 2.5F * wall, wall / 2, 0.24F}, color, 0.008F, ui::Surface::cardboard);
}

/// Tape over the seam, drawn on once the lid is closed.
void add_tape(const Stage& stage, const Box& box) {
    const float closed = std::clamp(1 - number(box.pose.lid_open) * 8, 0.0F, 1.0F);
    if (closed <= 0) return;
    constexpr float half_width = 0.075F;
    const ui::Color color = stage.colors.tape;
    stage.block(box.frame * ui::moved(0, half + 0.002F, 0), {closed * (half + 0.003F), 0.004F, half_width}, color,
                0.003F);
    for (const float side : {-1.0F, 1.0F})
        stage.block(box.frame * ui::moved(side * (half + 0.002F), half - 0.1F * closed, 0),
                    {0.004F, 0.1F * closed, half_width}, color, 0.003F);
}

/// The word on a card that faces the viewer: inside the box it is smaller, over it as large as its neighbours allow.
void add_word(const ui::Ui& ui, const Stage& stage, const Box& box, const ui::Camera& camera) {
    if (box.pose.lid_open < 0.05) return;
    const float lift = number(box.pose.word_lift);
    const float text_width = ui::scene_text_width(ui, ui::Face::semibold, box.word, card_text);
    const float width = std::min(text_width + 0.3F, widest_card);
    const float size = (0.62F + 0.38F * lift) * std::min(1.0F, (0.8F + 0.4F * lift) / width);
    ui::Frame3 place = camera.eye;
    place.origin = box.frame.point({0, -0.12F + 1.42F * lift, 0});
    place = place * ui::scaled(size);
    const float half_height = 0.2F;
    stage.block(place, {width / 2, half_height, 0.016F}, stage.colors.paper, 0.015F);
    stage.block(place * ui::moved(0, -half_height + 0.03F, 0.004F), {width / 2, 0.03F, 0.016F}, stage.colors.stripe,
                0.012F);
    stage.texts.push_back({.place = place * ui::moved(0, 0.025F, 0.026F),
                           .height = card_text,
                           .max_width = width - 0.12F,
                           .color = stage.colors.ink,
                           .text = box.word});
}

/// A sticker on a plane: its frame's z points away from the box.
void add_sticker(const Stage& stage, const Box& box, const ui::Frame3& on) {
    const float glow = number(box.pose.sticker_glow);
    const float size = number(box.pose.sticker_shown) * (1 + 0.22F * glow);
    if (size <= 0.01F) return;
    const ui::Frame3 place = on * ui::scaled(size);
    const ui::Color ring = ui::mix(stage.colors.ring, stage.colors.glow, static_cast<double>(glow));
    if (glow > 0.02F) stage.round(place, sticker_radius * (1 + 0.3F * glow), 0.006F, stage.colors.paper, 0.004F);
    stage.round(place, sticker_radius, 0.011F, ring, 0.006F);
    stage.round(place, sticker_radius * 0.84F, 0.015F, stage.colors.paper, 0.004F);
    stage.texts.push_back({.place = place * ui::moved(0, 0.0F, 0.021F),
                           .height = 0.36F,
                           .max_width = sticker_radius * 1.4F,
                           .color = stage.colors.ink,
                           .text = std::to_string(box.index)});
}

/// One in front, and one on the flap over it: seen from above, too, and while the lid is open.
void add_stickers(const Stage& stage, const Box& box) {
    if (!box.numbered) return;
    const float lift = number(box.pose.sticker_lift);
    const ui::Frame3 above = ui::moved(0, 1.5F * lift, 0.5F * lift);
    add_sticker(stage, box, above * box.frame * ui::moved(0, -0.02F, half));
    const float open = large_flaps(number(box.pose.lid_open));
    add_sticker(stage, box,
                ui::moved(0, 0.3F * lift, 0) * above * flap(box.frame, 0, 0, open, 1.84F) * ui::moved(0, 0, -0.24F) *
                    ui::turned_x(-turn) * ui::scaled(0.8F));
}

}  // namespace

void add_boxes(const ui::Ui& ui, const Stage& stage, const SceneMoment& moment) {
    const StickerStory& story = moment.timeline.story();
    for (int index = 0; index < moment.timeline.boxes(); ++index) {
        const auto at = static_cast<std::size_t>(index);
        BoxPose pose = moment.pose.boxes[at];
        if (moment.open_box == index) pose.lid_open = pose.word_lift = 1;
        const Box box = {index, story.words[at], pose, frame_of(pose), story.stickers};
        add_walls(stage, box.frame);
        add_flaps(stage, box);
        add_tape(stage, box);
        add_word(ui, stage, box, moment.camera);
        add_stickers(stage, box);
    }
}

}  // namespace pe::panels

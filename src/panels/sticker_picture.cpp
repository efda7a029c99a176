#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "content/sticker_words.h"
#include "imgui.h"
#include "panels/sticker_camera.h"
#include "panels/sticker_parts.h"
#include "panels/sticker_scene.h"
#include "panels/sticker_text.h"
#include "ui/gpu_picture.h"
#include "ui/grid.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float bar_height = 28;

float height_for(float width) {
    return std::clamp(width * 0.56F, 220.0F, 470.0F);
}

/// A click, not the end of a drag or a swipe.
bool is_clicked(const ui::Ui& ui) {
    const float moved = ImGui::GetIO().MouseDragMaxDistanceSqr[ImGuiMouseButton_Left];
    const float most = ui::drag_threshold * ui.scale;
    return ImGui::IsMouseReleased(ImGuiMouseButton_Left) && moved < most * most;
}

/// The box under the pointer opens when it is clicked, or closes again.
void open_by_pointer(const ui::Ui& ui, const ui::Bounds& place, const SceneMoment& moment, Choices& choices) {
    const float s = ui.scale;
    if (!ImGui::IsWindowHovered() ||
        !ImGui::IsMouseHoveringRect({place.x * s, place.y * s},
                                    {(place.x + place.width) * s, (place.y + place.height) * s}))
        return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const auto box = box_at(moment.pose, moment.camera, (mouse.x / s - place.x) / place.width * 2 - 1,
                            1 - (mouse.y / s - place.y) / place.height * 2);
    if (!box) return;
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (is_clicked(ui)) choices.open_box = choices.open_box == *box ? -1 : *box;
}

}  // namespace

float sticker_picture(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const StickerLab& lab = view.labs.stickers;
    const ui::Bounds place = {area.x, area.y, area.width, height_for(area.width)};
    const double seconds = lab.shown_seconds(view.choices, ui.reduced_motion);
    const double told = lab.seconds(view.choices);
    ui.tree.add(ui.id("picture"), ui::Role::group, words::story_picture, place).description =
        where_text(lab.timeline(), told);

    // The end of a step is also the start of the next one, which has another camera: just before it.
    const double seen = std::max(0.0, seconds - (seconds > told ? 1e-3 : 0.0));
    const SceneMoment moment = {lab.timeline(), lab.timeline().pose(seen),
                                story_camera(lab.timeline(), seen, place.width / place.height),
                                lab.open_box(view.choices)};
    open_by_pointer(ui, place, moment, view.choices);
    ui::fill(ui, place, ui.palette.sunken, 10);
    if (ui.drawer != nullptr) {
        auto scene = std::make_shared<ui::BoxScene>(story_scene(ui, moment, place.height * ui.scale));
        ui::gpu_picture(
            ui, place,
            [scene = std::move(scene)](ui::PictureDrawer& drawer, const ui::PixelBox& where, const ui::PixelBox& clip) {
                drawer.draw_boxes(*scene, where, clip);
            });
    }
    return place.height;
}

float sticker_bar(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    constexpr float knob = 8;
    const StickerTimeline& timeline = view.labs.stickers.timeline();
    const ui::Bounds track = {area.x + knob, area.y, area.width - 2 * knob, bar_height};
    const ui::NodeId node = ui.id(time_key);
    const ui::NodeId id = ui::child_id(node, "bar");
    const ui::Press press = ui::pressable(ui, id, {area.x, area.y, area.width, bar_height});
    if (ui.focus_request == id) ui.focus_request = node;
    const double whole = timeline.duration_seconds();
    if (press.held) {
        const double part = static_cast<double>((ImGui::GetIO().MousePos.x / ui.scale - track.x) / track.width);
        view.choices.story_seconds = std::round(std::clamp(part, 0.0, 1.0) * whole * 100) / 100;
        view.choices.playing = false;
    }
    const double now = view.labs.stickers.seconds(view.choices);
    const auto at = [&](double seconds) { return track.x + static_cast<float>(seconds / whole) * track.width; };
    const float middle = area.y + bar_height / 2;
    const int present = timeline.step_at(now);
    for (int i = 0; i < std::ssize(timeline.steps()); ++i) {
        const StoryStep& step = timeline.steps()[static_cast<std::size_t>(i)];
        const float half = i == present ? 4.0F : 3.0F;
        const float left = at(step.start_seconds) + (i > 0 ? 1.5F : 0.0F), right = at(step.end_seconds()) - 1.5F;
        ui::fill(ui, {left, middle - half, right - left, 2 * half}, ui.palette.control_line, 3);
        const float done = std::min(right, at(now));
        if (done > left) ui::fill(ui, {left, middle - half, done - left, 2 * half}, ui.palette.accent, 3);
    }
    ui::disc(ui, at(now), middle, press.hovered || press.held ? 9.0F : knob, ui.palette.accent);
    return bar_height;
}

}  // namespace pe::panels

#include "ui/strokes.h"

#include <numbers>
#include <utility>

#include "imgui.h"

namespace pe::ui {
namespace {

ImVec2 device(const Ui& ui, Point point) {
    return {point.x * ui.scale, point.y * ui.scale};
}

/// Dear ImGui counts from the right.
constexpr float from_top(float angle_rad) {
    return angle_rad - std::numbers::pi_v<float> / 2;
}

/// Adds the arc's points to the path that is being drawn.
void add_arc(const Ui& ui, Point centre, float arc_radius, float from_rad, float to_rad) {
    if (from_rad > to_rad) std::swap(from_rad, to_rad);
    ImGui::GetWindowDrawList()->PathArcTo(device(ui, centre), arc_radius * ui.scale, from_top(from_rad),
                                          from_top(to_rad));
}

}  // namespace

void stroke(const Ui& ui, std::span<const Point> points, Color color, float thickness) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    for (const Point& point : points) list->PathLineTo(device(ui, point));
    list->PathStroke(color, 0, thickness * ui.scale);
}

void circle(const Ui& ui, Point centre, float circle_radius, Color color, float thickness) {
    ImGui::GetWindowDrawList()->AddCircle(device(ui, centre), circle_radius * ui.scale, color, 0, thickness * ui.scale);
}

void arc(const Ui& ui, Point centre, float arc_radius, float from_rad, float to_rad, Color color, float thickness) {
    add_arc(ui, centre, arc_radius, from_rad, to_rad);
    ImGui::GetWindowDrawList()->PathStroke(color, 0, thickness * ui.scale);
}

void sector(const Ui& ui, Point centre, float sector_radius, float from_rad, float to_rad, Color color) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->PathLineTo(device(ui, centre));
    add_arc(ui, centre, sector_radius, from_rad, to_rad);
    list->PathFillConcave(color);
}

}  // namespace pe::ui

#include "ui/strokes.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "imgui.h"

namespace pe::ui {
namespace {

ImVec2 device(const Ui& ui, Point point) {
    return {point.x * ui.scale, point.y * ui.scale};
}

/// Points of an arc, near enough to one another to look round.
std::vector<ImVec2> arc_points(const Ui& ui, Point centre, float arc_radius, float from_rad, float to_rad) {
    constexpr float finest_rad = 0.05F;
    const int pieces = 2 + static_cast<int>(std::abs(to_rad - from_rad) / finest_rad);
    std::vector<ImVec2> points;
    for (int i = 0; i <= pieces; ++i) {
        const float angle = from_rad + (to_rad - from_rad) * static_cast<float>(i) / static_cast<float>(pieces);
        const Point point = {centre.x + arc_radius * std::sin(angle), centre.y - arc_radius * std::cos(angle)};
        points.push_back(device(ui, point));
    }
    return points;
}

void draw(const Ui& ui, const std::vector<ImVec2>& points, Color color, float thickness) {
    ImGui::GetWindowDrawList()->AddPolyline(points.data(), static_cast<int>(points.size()), color, 0,
                                            thickness * ui.scale);
}

}  // namespace

void stroke(const Ui& ui, std::span<const Point> points, Color color, float thickness) {
    std::vector<ImVec2> devices;
    for (const Point& point : points) devices.push_back(device(ui, point));
    draw(ui, devices, color, thickness);
}

void circle(const Ui& ui, Point centre, float circle_radius, Color color, float thickness) {
    ImGui::GetWindowDrawList()->AddCircle(device(ui, centre), circle_radius * ui.scale, color, 0, thickness * ui.scale);
}

void arc(const Ui& ui, Point centre, float arc_radius, float from_rad, float to_rad, Color color, float thickness) {
    draw(ui, arc_points(ui, centre, arc_radius, from_rad, to_rad), color, thickness);
}

void sector(const Ui& ui, Point centre, float sector_radius, float from_rad, float to_rad, Color color) {
    std::vector<ImVec2> points =
        arc_points(ui, centre, sector_radius, std::min(from_rad, to_rad), std::max(from_rad, to_rad));
    points.push_back(device(ui, centre));
    ImGui::GetWindowDrawList()->AddConcavePolyFilled(points.data(), static_cast<int>(points.size()), color);
}

}  // namespace pe::ui

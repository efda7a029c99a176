// Smooth strokes for figures: hands, arcs and curves. Unlike the lines of draw.h they end anywhere between two pixels,
// so that they can turn without a jerk.
#pragma once

#include <span>

#include "ui/draw.h"

namespace pe::ui {

struct Point {
    float x = 0, y = 0;
};

/// Through all points, one after the other.
void stroke(const Ui& ui, std::span<const Point> points, Color color, float thickness = 1);

void circle(const Ui& ui, Point centre, float circle_radius, Color color, float thickness = 1);

/// An arc from one angle to another one, in radians clockwise from the top.
void arc(const Ui& ui, Point centre, float arc_radius, float from_rad, float to_rad, Color color, float thickness = 1);

/// The piece of cake under such an arc.
void sector(const Ui& ui, Point centre, float sector_radius, float from_rad, float to_rad, Color color);

}  // namespace pe::ui

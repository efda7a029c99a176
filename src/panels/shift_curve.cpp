#include <algorithm>
#include <cmath>
#include <vector>

#include "content/shift_words.h"
#include "core/format.h"
#include "panels/shift_parts.h"
#include "panels/shift_text.h"
#include "ui/picture_slider.h"
#include "ui/strokes.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float height = 250;
constexpr float label_height = 18;
constexpr float top = 2 * label_height + 8;
constexpr float bottom = 26;
constexpr float left = 52;
constexpr float right = 16;
constexpr float room_for_dots = 4;  ///< between two shifts, from which on each has its dot

/// The curve's place, and where a shift and a value lie in it.
struct Plot {
    ui::Ui& ui;
    ui::Bounds box;
    const ShiftLab& lab;
    bool is_distance;
    double low, high;

    float width() const { return box.width - left - right; }
    float step() const { return width() / static_cast<float>(lab.window().last - lab.window().first); }
    float x(int shift) const { return box.x + left + step() * static_cast<float>(shift - lab.window().first); }
    float y(double value) const {
        return box.y + top + (height - top - bottom) * static_cast<float>((high - value) / (high - low));
    }
    double value(int shift) const { return lab.curve()[static_cast<std::size_t>(shift - lab.window().first)]; }
    ui::Point at(int shift) const { return {x(shift), y(value(shift))}; }
    int shift_at(float place) const {
        return lab.window().first + static_cast<int>(std::lround((place - box.x - left) / step()));
    }
};

Plot make_plot(ui::Ui& ui, const ui::Bounds& area, const Choices& choices, const ShiftLab& lab) {
    const bool is_distance = choices.measure == Measure::distance;
    const auto [lowest, highest] = std::ranges::minmax(lab.curve());
    const double most = is_distance ? highest : lab.encoding().width / 2.0;
    return {ui, {area.x, area.y, area.width, height}, lab, is_distance, std::min(lowest, 0.0), std::max(most, 1e-9)};
}

void draw_label(const Plot& plot, float x, float y, ui::Face face, ui::Color color, std::string_view text) {
    const ui::TextStyle style = {face, 13, color};
    const float width = ui::measure(plot.ui, style, text).width + 2;
    const float least = plot.box.x + 6;
    const float from = std::clamp(x - width / 2, least, std::max(least, plot.box.x + plot.box.width - 6 - width));
    ui::draw_line(plot.ui, {from, y, width, label_height}, style, text);
}

void draw_frame(const Plot& plot) {
    const ui::Palette& palette = plot.ui.palette;
    ui::fill(plot.ui, plot.box, palette.sunken, ui::radius);
    ui::outline(plot.ui, plot.box, palette.line, ui::radius);
    const ui::TextStyle style = {ui::Face::regular, 13, palette.muted, ui::Align::right};
    for (const double value : {0.0, plot.high}) {
        const float y = plot.y(value);
        ui::line(plot.ui, plot.box.x + left, y, plot.box.x + plot.box.width - right, y,
                 value == 0 ? palette.control_line : palette.line);
        ui::draw_line(plot.ui, {plot.box.x + 4, y - 9, left - 10, 18}, style, rough_text(value));
    }
    const auto [first, last] = plot.lab.window();
    const float below = plot.box.y + height - bottom + 4;
    const int middle = first + (last - first) / 2;
    for (const int shift : {first, middle, last}) {
        if (shift == 0) ui::line(plot.ui, plot.x(0), plot.box.y + top, plot.x(0), below, palette.line);
        draw_label(plot, plot.x(shift), below, ui::Face::regular, palette.muted,
                   shift == middle ? "k = " + grouped(shift) : grouped(shift));
    }
}

/// Shifts that lead out of the positions are drawn faintly.
void draw_curve(const Plot& plot, int lowest, int highest) {
    const auto [first, last] = plot.lab.window();
    const auto part = [&](int from, int to, ui::Color color, float thickness) {
        std::vector<ui::Point> points;
        for (int shift = std::max(from, first); shift <= std::min(to, last); ++shift) points.push_back(plot.at(shift));
        if (points.size() >= 2) ui::stroke(plot.ui, points, color, thickness);
        if (plot.step() < room_for_dots) return;
        for (const ui::Point& point : points) ui::disc(plot.ui, point.x, point.y, 1 + thickness / 2, color);
    };
    part(first, lowest, plot.ui.palette.control_line, 1);
    part(highest, last, plot.ui.palette.control_line, 1);
    part(lowest, highest, plot.ui.palette.accent, 1.5F);
}

void draw_rise(const Plot& plot) {
    const auto rise = plot.lab.first_rise();
    if (!rise || *rise < plot.lab.window().first || *rise > plot.lab.window().last) return;
    const ui::Color color = plot.ui.palette.warn;
    const ui::Point point = plot.at(*rise);
    ui::line(plot.ui, point.x, plot.box.y + 2 * label_height + 2, point.x, plot.box.y + height - bottom, color);
    ui::disc(plot.ui, point.x, point.y, 4, color);
    draw_label(plot, point.x, plot.box.y + label_height + 2, ui::Face::regular, color,
               (plot.is_distance ? "shrinks at " : "rises again at ") + std::to_string(*rise));
}

void draw_cursor(const Plot& plot) {
    const ui::Color color = plot.ui.palette.text;
    const ui::Point point = plot.at(plot.lab.shift());
    ui::line(plot.ui, point.x, plot.box.y + 2 * label_height + 2, point.x, plot.box.y + height - bottom, color);
    ui::disc(plot.ui, point.x, point.y, 5, color);
    ui::disc(plot.ui, point.x, point.y, 3, plot.ui.palette.panel);
    draw_label(plot, point.x, plot.box.y + 2, ui::Face::semibold, color,
               "k = " + grouped(plot.lab.shift()) + ": " + fixed(plot.value(plot.lab.shift()), 3, Glyphs::typographic));
}

}  // namespace

float shift_curve(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ShiftLab& lab = view.labs.shift;
    const Plot plot = make_plot(ui, area, view.choices, lab);
    const int lowest = -lab.position();
    const int highest = max_position - lab.position();
    const auto name = words::measures[static_cast<std::size_t>(view.choices.measure)];
    const std::string spoken =
        "k = " + grouped(lab.shift()) + ": " + fixed(plot.value(lab.shift()), 3, Glyphs::typographic);
    const ui::PictureSlider slider = {name, std::max(lowest, lab.window().first), std::min(highest, lab.window().last),
                                      spoken, [&](float x, float) { return plot.shift_at(x); }};
    draw_frame(plot);
    draw_curve(plot, lowest, highest);
    draw_rise(plot);
    draw_cursor(plot);
    int shift = lab.shift();
    if (ui::picture_slider(ui, "curve", plot.box, slider, shift)) view.choices.shift = shift;
    return height;
}

}  // namespace pe::panels

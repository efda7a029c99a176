#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "content/shift_words.h"
#include "core/format.h"
#include "panels/shift_parts.h"
#include "panels/shift_text.h"
#include "ui/picture_slider.h"
#include "ui/strokes.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float name_height = 20;
constexpr float label_height = 18;
constexpr float tick_height = 16;
constexpr float side = 10;

/// Wavelengths on a logarithmic axis.
class LogAxis {
  public:
    LogAxis(float left, float right, double shortest, double longest)
        : left_(left), right_(right), low_(std::log10(shortest)), high_(std::log10(std::max(longest, 10 * shortest))) {}

    bool holds(double value) const {
        return value > 0 && std::log10(value) >= low_ - 1e-9 && std::log10(value) <= high_ + 1e-9;
    }
    float x(double value) const {
        return left_ + (right_ - left_) * static_cast<float>((std::log10(value) - low_) / (high_ - low_));
    }
    /// Powers of ten on the axis.
    int first_power() const { return static_cast<int>(std::ceil(low_)); }
    int last_power() const { return static_cast<int>(std::floor(high_)); }

  private:
    float left_, right_;
    double low_, high_;
};

/// A label about x that stays within the area.
void draw_label(const ui::Ui& ui, const ui::Bounds& area, float x, float y, const ui::TextStyle& style,
                std::string_view text) {
    const float width = std::min(ui::measure(ui, style, text).width + 2, area.width);
    const float left = std::clamp(x - width / 2, area.x, area.x + area.width - width);
    ui::draw_line(ui, {left, y, width, label_height}, style, text);
}

int nearest_pair(std::span<const double> wavelengths, const LogAxis& axis, float x) {
    const auto nearest =
        std::ranges::min_element(wavelengths, {}, [&](double wavelength) { return std::abs(axis.x(wavelength) - x); });
    return static_cast<int>(nearest - wavelengths.begin());
}

}  // namespace

float shift_scale(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ShiftLab& lab = view.labs.shift;
    const std::span<const double> wavelengths = view.derived.wavelengths();
    const ui::Palette& palette = ui.palette;
    const ui::TextStyle quiet = {ui::Face::regular, 13, palette.muted, ui::Align::center};
    ui::draw_line(ui, {area.x, area.y, area.width, name_height - 4}, {ui::Face::regular, ui::small_size, palette.muted},
                  words::all_pairs);

    const ui::Bounds box = {area.x, area.y + name_height, area.width, 3 * label_height + tick_height + 8};
    const LogAxis axis(box.x + side, box.x + box.width - side, wavelengths.front(), wavelengths.back());
    const ui::Bounds inside = {box.x + side, box.y, box.width - 2 * side, box.height};
    int pair = lab.pair();
    const ui::PictureSlider slider = {words::all_pairs, 0, pair_count(lab.encoding()) - 1, strip_spoken(lab),
                                      [&](float x, float) { return nearest_pair(wavelengths, axis, x); }};
    if (ui::picture_slider(ui, "scale", box, slider, pair)) view.choices.column = first_column_of(lab.encoding(), pair);

    ui::fill(ui, box, palette.sunken, ui::radius);
    ui::outline(ui, box, palette.line, ui::radius);
    const float line_y = box.y + 2 * label_height + 4 + tick_height;
    const double length = std::abs(lab.shift());
    ui::line(ui, inside.x, line_y, inside.x + inside.width, line_y, palette.control_line);
    for (const double wavelength : wavelengths) {
        const float x = axis.x(wavelength);
        ui::line(ui, x, line_y - tick_height + 4, x, line_y, wavelength > length ? palette.warn : palette.muted);
    }
    for (int power = axis.first_power(); power <= axis.last_power(); ++power) {
        const double value = std::pow(10.0, power);
        ui::line(ui, axis.x(value), line_y, axis.x(value), line_y + 4, palette.control_line);
        draw_label(ui, inside, axis.x(value), line_y + 4, quiet, rough_text(value));
    }
    if (axis.holds(length)) {
        const float x = axis.x(length);
        ui::line(ui, x, box.y + 2 * label_height, x, line_y + 4, palette.text, 1);
        draw_label(ui, inside, x, box.y + label_height, {ui::Face::regular, 13, palette.text},
                   "|k| = " + rough_text(length));
    }
    const float x = axis.x(wavelengths[static_cast<std::size_t>(lab.pair())]);
    ui::line(ui, x - 1, line_y - tick_height - 2, x - 1, line_y, palette.accent, 3);
    ui::disc(ui, x, line_y - tick_height - 3, 4, palette.accent);
    draw_label(
        ui, inside, x, box.y + 1, {ui::Face::semibold, 13, palette.accent},
        "Pair " + std::to_string(lab.pair()) + ": " + rough_text(wavelengths[static_cast<std::size_t>(lab.pair())]));
    return name_height + box.height;
}

}  // namespace pe::panels

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "content/wave_words.h"
#include "core/format.h"
#include "imgui.h"
#include "panels/wave_parts.h"
#include "panels/wave_text.h"
#include "ui/draw.h"
#include "ui/ticks.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float wide = 520;  ///< from this width on a strip has one line of text over it, below it two
constexpr float text_height = 20;
constexpr float plot_height = 58;
constexpr float strip_gap = 10;
constexpr float axis_height = 26;
constexpr float inset = 6;  ///< of the waves in a plot, above and below
constexpr float least_tick_gap = 70;
constexpr int wavelength_digits = 4;
constexpr int most_decimals = 6;  ///< over a strip
constexpr float sine_thickness = 2;
constexpr float cosine_thickness = 1.5F;

/// What all strips share.
struct Picture {
    ui::Ui& ui;
    ui::Bounds area;
    const WaveLab& lab;
    const TrainedLength& trained;
    int position;
    int decimals;

    float head_height() const { return area.width >= wide ? text_height : 2 * text_height; }
    float strip_height() const { return head_height() + plot_height + strip_gap; }
    ui::Bounds plot(std::size_t strip) const {
        return {area.x, area.y + static_cast<float>(strip) * strip_height() + head_height(), area.width, plot_height};
    }
    float x_of(double position_in_span) const {
        return area.x + static_cast<float>((position_in_span - lab.first_position()) / lab.span()) * area.width;
    }
};

float y_of(const ui::Bounds& plot, double value) {
    return plot.y + plot.height / 2 - static_cast<float>(value) * (plot.height / 2 - inset);
}

void draw_curve(const Picture& picture, const ui::Bounds& plot, const std::vector<float>& values, ui::Color color,
                float thickness) {
    const float s = picture.ui.scale;
    std::vector<ImVec2> points;
    points.reserve(values.size());
    const float step = plot.width / static_cast<float>(values.size() - 1);
    for (std::size_t i = 0; i < values.size(); ++i)
        points.emplace_back((plot.x + static_cast<float>(i) * step) * s,
                            y_of(plot, static_cast<double>(values[i])) * s);
    ImGui::GetWindowDrawList()->AddPolyline(points.data(), static_cast<int>(points.size()), color, ImDrawFlags_None,
                                            thickness * s);
}

/// A pair that turns too fast to be drawn fills its strip.
void draw_band(const Picture& picture, const ui::Bounds& plot) {
    const ui::Palette& palette = picture.ui.palette;
    const float top = y_of(plot, 1);
    ui::fill(picture.ui, {plot.x, top, plot.width, y_of(plot, -1) - top}, palette.accent_soft);
    ui::draw_line(picture.ui, plot, {ui::Face::regular, ui::small_size, palette.text, ui::Align::center},
                  words::too_fast);
}

void draw_head(const Picture& picture, const ui::Bounds& plot, const ShownWave& wave) {
    ui::Ui& ui = picture.ui;
    const ui::Palette& palette = ui.palette;
    ui::Bounds line = {plot.x, plot.y - picture.head_height(), plot.width, text_height};
    const ui::TextStyle name = {ui::Face::semibold, ui::small_size, palette.text};
    const ui::TextStyle quiet = {ui::Face::regular, ui::small_size, palette.muted};
    const auto put = [&](const ui::TextStyle& style, std::string_view text, float after) {
        ui::draw_line(ui, line, style, text);
        const float width = std::ceil(ui::measure(ui, style, text).width) + after;
        line.x += width;
        line.width -= width;
    };
    put(name, "Pair " + std::to_string(wave.pair_index), 10);
    put(quiet, "λ " + significant(wave.wavelength, wavelength_digits), 12);
    if (picture.trained.positions() > 0) {
        const bool finished = picture.trained.is_finished(wave.pair_index);
        put({ui::Face::semibold, ui::small_size, finished ? palette.good : palette.bad},
            finished ? words::finished : words::unfinished, 0);
    }
    const int decimals = std::min(picture.decimals, most_decimals);
    const ui::TextStyle number = {ui::Face::mono, ui::small_size, palette.accent};
    const std::string sine = "sin " + fixed(wave.hand.sine, decimals, Glyphs::typographic);
    const std::string cosine = "cos " + fixed(wave.hand.cosine, decimals, Glyphs::typographic);
    const float each = ui::measure(ui, number, "cos −0." + std::string(static_cast<std::size_t>(decimals), '0')).width;
    line = {plot.x + plot.width - 2 * each - 14, plot.y - text_height, each, text_height};
    if (picture.area.width < wide) line.x = plot.x;
    ui::draw_line(ui, line, number, sine);
    line.x += each + 14;
    ui::draw_line(ui, line, {ui::Face::mono, ui::small_size, palette.warn}, cosine);
}

void draw_strip(const Picture& picture, std::size_t strip) {
    ui::Ui& ui = picture.ui;
    const ShownWave& wave = picture.lab.waves()[strip];
    const ui::Bounds plot = picture.plot(strip);
    const ui::Bounds place = {plot.x, plot.y - picture.head_height(), plot.width, picture.head_height() + plot.height};
    ui.tree.add(ui.id("pair " + std::to_string(wave.pair_index)), ui::Role::text,
                wave_text(wave, picture.position, picture.decimals, picture.trained), place);
    draw_head(picture, plot, wave);
    ui::fill(ui, plot, ui.palette.sunken, 3);
    const ui::Clip clip(ui, plot);
    ui::line(ui, plot.x, y_of(plot, 0), plot.x + plot.width, y_of(plot, 0), ui.palette.line);
    if (wave.sines.empty()) return draw_band(picture, plot);
    draw_curve(picture, plot, wave.cosines, ui.palette.warn, cosine_thickness);
    draw_curve(picture, plot, wave.sines, ui.palette.accent, sine_thickness);
}

void draw_axis(const Picture& picture, float y) {
    const WaveLab& lab = picture.lab;
    const double positions_a_unit = lab.span() / static_cast<double>(picture.area.width);
    const int step = ui::tick_step(static_cast<double>(least_tick_gap) * positions_a_unit);
    const int last = lab.first_position() + lab.span();
    for (int position = (lab.first_position() + step - 1) / step * step; position <= last; position += step) {
        const float x = picture.x_of(position);
        ui::line(picture.ui, x, y, x, y + 4, picture.ui.palette.control_line);
        ui::TextStyle style = {ui::Face::regular, 13, picture.ui.palette.muted, ui::Align::center};
        ui::Bounds label = {x - 45, y + 5, 90, 18};
        if (label.x < picture.area.x) {
            label.x = x;
            style.align = ui::Align::left;
        } else if (label.x + label.width > picture.area.x + picture.area.width) {
            label.x = x - label.width;
            style.align = ui::Align::right;
        }
        ui::draw_line(picture.ui, label, style, grouped(position));
    }
}

/// What lies past the trained length is shaded in every strip.
void draw_trained(const Picture& picture) {
    const int length = picture.trained.positions();
    const WaveLab& lab = picture.lab;
    if (length == 0 || length > lab.first_position() + lab.span()) return;
    const float x = std::max(picture.x_of(length), picture.area.x);
    const float right = picture.area.x + picture.area.width;
    const ui::Color shade = (picture.ui.palette.bad & 0x00FFFFFFU) | 0x20000000U;
    for (std::size_t strip = 0; strip < lab.waves().size(); ++strip) {
        const ui::Bounds plot = picture.plot(strip);
        ui::fill(picture.ui, {x, plot.y, right - x, plot.height}, shade);
        if (length >= lab.first_position())
            ui::line(picture.ui, x, plot.y, x, plot.y + plot.height, picture.ui.palette.bad, 2);
    }
}

void draw_cursor(const Picture& picture, float bottom) {
    const ui::Palette& palette = picture.ui.palette;
    const float x = picture.x_of(picture.position);
    ui::line(picture.ui, x, picture.plot(0).y, x, bottom + 5, palette.text, 1.5F);
    for (std::size_t strip = 0; strip < picture.lab.waves().size(); ++strip) {
        const ShownWave& wave = picture.lab.waves()[strip];
        const ui::Bounds plot = picture.plot(strip);
        for (const auto& [value, color] :
             {std::pair(wave.hand.cosine, palette.warn), std::pair(wave.hand.sine, palette.accent)}) {
            ui::disc(picture.ui, x, y_of(plot, value), 6, palette.panel);
            ui::disc(picture.ui, x, y_of(plot, value), 4.5F, color);
        }
    }
}

}  // namespace

float wave_picture(ui::Ui& ui, const ui::Bounds& area, const LabView& view, ui::NodeId cursor) {
    Picture picture = {ui, area, view.labs.waves, view.labs.trained, view.choices.position, view.choices.decimals};
    const std::size_t strips = picture.lab.waves().size();
    picture.area.height = static_cast<float>(strips) * picture.strip_height() - strip_gap + axis_height;
    const ui::NodeId id = ui.id("waves");
    ui.tree.add(id, ui::Role::group, words::waves_title, picture.area);
    const ui::Within within(ui, id);

    const ui::NodeId plots = ui.id("plots");
    const float top = picture.plot(0).y;
    const float bottom = picture.plot(strips - 1).y + plot_height;
    const ui::Press press = ui::pressable(ui, plots, {area.x, top, area.width, bottom - top});
    if (ui.focus_request == plots) ui.focus_request = cursor;
    if (press.held) {
        const float part = (ImGui::GetIO().MousePos.x / ui.scale - area.x) / area.width;
        const double along = std::clamp(static_cast<double>(part), 0.0, 1.0) * (picture.lab.span() - 1);
        view.choices.position = picture.lab.first_position() + static_cast<int>(std::lround(along));
    }
    for (std::size_t strip = 0; strip < strips; ++strip) draw_strip(picture, strip);
    draw_trained(picture);
    draw_axis(picture, bottom);
    draw_cursor(picture, bottom);
    return picture.area.height;
}

}  // namespace pe::panels

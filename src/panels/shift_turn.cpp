#include <algorithm>
#include <vector>

#include "content/shift_words.h"
#include "core/format.h"
#include "panels/shift_parts.h"
#include "panels/shift_text.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float caption_height = 22;
constexpr float entry_height = 26;
constexpr float padding = 10;
constexpr float bracket = 8;  ///< width of a bracket with its air
constexpr float sign_width = 26;
constexpr float wave_width = 30;  ///< of "sin" and "cos" before a vector

/// A matrix of two rows as it is drawn.
struct Figure {
    std::string_view key;
    std::string sign;  ///< before it
    std::string caption;
    std::string spoken;
    std::vector<std::string> rows[2];
    bool is_block = false;  ///< R, which stands on a ground of its own; the others are vectors
};

ui::TextStyle entry_style(const ui::Ui& ui) {
    return {ui::Face::mono, 15, ui.palette.text, ui::Align::right};
}

ui::TextStyle caption_style(const ui::Ui& ui) {
    return {ui::Face::regular, ui::small_size, ui.palette.muted};
}

float column_width(const ui::Ui& ui, const Figure& figure) {
    float widest = 0;
    for (const auto& row : figure.rows)
        for (const std::string& text : row) widest = std::max(widest, ui::measure(ui, entry_style(ui), text).width);
    return widest + 12;
}

float entries_width(const ui::Ui& ui, const Figure& figure) {
    return column_width(ui, figure) * static_cast<float>(figure.rows[0].size()) + 2 * bracket;
}

float figure_width(const ui::Ui& ui, const Figure& figure) {
    const float waves = figure.is_block ? 0 : wave_width;
    const float content =
        std::max(waves + entries_width(ui, figure), ui::measure(ui, caption_style(ui), figure.caption).width);
    return content + 2 * padding;
}

void draw_bracket(const ui::Ui& ui, float x, float y, float height, float toward) {
    ui::line(ui, x, y, x, y + height, ui.palette.text, 1.5F);
    const float end = x + toward * 5;
    for (const float edge : {y, y + height - 1})
        ui::line(ui, std::min(x, end), edge, std::max(x, end), edge, ui.palette.text, 1.5F);
}

void draw_entries(const ui::Ui& ui, float x, float y, const Figure& figure) {
    if (!figure.is_block) {
        for (int row = 0; row < 2; ++row)
            ui::draw_line(ui, {x, y + static_cast<float>(row) * entry_height, wave_width, entry_height},
                          {ui::Face::regular, 13, ui.palette.muted}, row == 0 ? "sin" : "cos");
        x += wave_width;
    }
    const float column = column_width(ui, figure);
    const float width = entries_width(ui, figure);
    draw_bracket(ui, x, y, 2 * entry_height, 1);
    draw_bracket(ui, x + width - 1, y, 2 * entry_height, -1);
    for (std::size_t row = 0; row < 2; ++row)
        for (std::size_t i = 0; i < figure.rows[row].size(); ++i)
            ui::draw_line(ui,
                          {x + bracket - 4 + static_cast<float>(i) * column, y + static_cast<float>(row) * entry_height,
                           column - 2, entry_height},
                          entry_style(ui), figure.rows[row][i]);
}

void draw_figure(ui::Ui& ui, const ui::Bounds& place, const Figure& figure) {
    if (figure.is_block) {
        ui::fill(ui, place, ui.palette.accent_soft, ui::radius);
        ui::outline(ui, place, ui.palette.accent, ui::radius);
    }
    ui.tree.add(ui.id(figure.key), ui::Role::text, figure.spoken, place);
    ui::TextStyle caption = caption_style(ui);
    if (figure.is_block) caption.color = ui.palette.text;
    ui::draw_line(ui, {place.x + padding, place.y + 6, place.width - 2 * padding, caption_height - 4}, caption,
                  figure.caption);
    draw_entries(ui, place.x + padding, place.y + 6 + caption_height, figure);
}

/// Side by side, on further lines where there is no room.
float draw_figures(ui::Ui& ui, const ui::Bounds& area, std::span<const Figure> figures) {
    constexpr float height = 6 + caption_height + 2 * entry_height + padding;
    float x = area.x;
    float y = area.y;
    for (const Figure& figure : figures) {
        const float width = std::min(figure_width(ui, figure), area.width - sign_width);
        const float sign = figure.sign.empty() ? 0 : sign_width;
        if (x > area.x && x + sign + width > area.x + area.width + 0.5F) {
            x = area.x;
            y += height + ui::gap;
        }
        ui::draw_line(ui, {x, y + 6 + caption_height, sign, 2 * entry_height},
                      {ui::Face::semibold, 18, ui.palette.text, ui::Align::center}, figure.sign);
        draw_figure(ui, {x + sign, y, width, height}, figure);
        x += sign + width;
    }
    return y + height - area.y;
}

Figure vector_figure(std::string_view key, std::string sign, std::string caption, const std::array<double, 2>& values,
                     int decimals) {
    const std::string sine = fixed(values[0], decimals, Glyphs::typographic);
    const std::string cosine = fixed(values[1], decimals, Glyphs::typographic);
    std::string spoken = caption + ": sine " + sine + ", cosine " + cosine;
    return {key, std::move(sign), std::move(caption), std::move(spoken), {{sine}, {cosine}}};
}

Figure block_figure(const ShiftLab& lab, int decimals) {
    Figure figure = {.key = "R",
                     .sign = {},
                     .caption = "R for k = " + grouped(lab.shift()),
                     .spoken = block_spoken(lab, decimals),
                     .rows = {},
                     .is_block = true};
    for (std::size_t row = 0; row < 2; ++row)
        for (const double value : lab.turn().block[row])
            figure.rows[row].push_back(fixed(value, decimals, Glyphs::typographic));
    return figure;
}

}  // namespace

float shift_turn(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ShiftLab& lab = view.labs.shift;
    const PairShift& turn = lab.turn();
    const int decimals = turn_decimals(view.choices);
    const int target = lab.position() + lab.shift();
    float y = area.y;
    const auto rest = [&] { return ui::Bounds{area.x, y, area.width, 0}; };
    y += section_heading(ui, rest(), "turn", words::turn_heading);
    y += ui::paragraph(ui, "turn key", rest(), {ui::Face::regular, ui::body_size, ui.palette.text}, words::turn_key) +
         shift_block_gap;
    const std::array<Figure, 4> figures = {
        block_figure(lab, decimals),
        vector_figure("start", "×", "t = " + grouped(lab.position()), turn.start, decimals),
        vector_figure("turned", "=", "R times it", turn.turned, decimals),
        vector_figure("direct", "=", "t + k = " + grouped(target) + ", direct", turn.expected, decimals),
    };
    y += draw_figures(ui, rest(), figures) + shift_block_gap;
    const std::array<TermLine, 5> lines = {{
        {"Sine", product_text(turn, 0, decimals)},
        {"Cosine", product_text(turn, 1, decimals)},
        {"Direct", direct_text(lab, decimals)},
        {"Difference", turn_difference_text(turn)},
        {"Columns", columns_text(lab)},
    }};
    y += term_lines(ui, rest(), lines);
    return y - area.y;
}

float shift_lengths(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ShiftLab& lab = view.labs.shift;
    float y = area.y;
    y += section_heading(ui, {area.x, y, area.width, 0}, "lengths", words::lengths_heading);
    const std::array<TermLine, 2> lines = {{{"Length", norms_text(lab)}, {"One step", steps_text(lab)}}};
    y += term_lines(ui, {area.x, y, area.width, 0}, lines);
    return y - area.y;
}

}  // namespace pe::panels

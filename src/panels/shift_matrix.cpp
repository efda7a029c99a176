#include <algorithm>
#include <cmath>

#include "content/shift_words.h"
#include "core/format.h"
#include "panels/shift_parts.h"
#include "panels/shift_text.h"
#include "ui/picture_slider.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float head = 22;  ///< room for positions above, and as much as two digits need on the left
constexpr float side = 44;

/// Cells of positions `first` and on.
struct Cells {
    float x, y, size;
    int first;

    ui::Bounds at(int row, int column) const {
        const float left = std::round(x + static_cast<float>(column) * size);
        const float top = std::round(y + static_cast<float>(row) * size);
        return {left, top, std::round(x + static_cast<float>(column + 1) * size) - left,
                std::round(y + static_cast<float>(row + 1) * size) - top};
    }
    bool holds(int position) const { return position >= first && position < first + lab_matrix_positions; }
    int index(float offset) const {
        return std::clamp(static_cast<int>(std::floor(offset / size)), 0, lab_matrix_positions - 1);
    }
};

void draw_cells(const ui::Ui& ui, const Cells& cells, const Matrix& matrix) {
    const double largest = matrix.at(0, 0);
    for (int row = 0; row < matrix.rows(); ++row)
        for (int column = 0; column < matrix.columns(); ++column)
            ui::fill(ui, cells.at(row, column),
                     ui::diverging(ui.palette, ui.palette.panel, matrix.at(row, column) / largest));
}

void draw_positions(const ui::Ui& ui, const Cells& cells, int t) {
    const float extent = cells.size * lab_matrix_positions;
    const int last = cells.first + lab_matrix_positions - 1;
    const auto label = [&](int position, bool strong) {
        const ui::Color color = strong ? ui.palette.text : ui.palette.muted;
        const ui::Face face = strong ? ui::Face::semibold : ui::Face::regular;
        const std::string text = grouped(position);
        const float at = (static_cast<float>(position - cells.first) + 0.5F) * cells.size;
        ui::draw_line(ui, {cells.x - side, cells.y + at - 9, side - 6, 18}, {face, 13, color, ui::Align::right}, text);
        const float width = ui::measure(ui, {face, 13}, text).width + 2;
        const float left = std::clamp(cells.x + at - width / 2, cells.x, cells.x + extent - width);
        ui::draw_line(ui, {left, cells.y - head, width, head - 4}, {face, 13, color}, text);
    };
    constexpr int too_near = 6;
    if (t - cells.first >= too_near) label(cells.first, false);
    if (last - t >= too_near) label(last, false);
    label(t, true);
}

void draw_selection(const ui::Ui& ui, const Cells& cells, int t, int shift) {
    const ui::Bounds row = cells.at(t - cells.first, 0);
    ui::outline(ui, {row.x, row.y, cells.size * lab_matrix_positions, row.height}, ui.palette.text);
    const auto mark = [&](int position, float thickness) {
        if (!cells.holds(position)) return;
        const ui::Bounds cell = cells.at(t - cells.first, position - cells.first);
        ui::outline(ui, {cell.x - 2, cell.y - 2, cell.width + 4, cell.height + 4}, ui.palette.text, 2, thickness);
    };
    mark(t + shift, 3);
    mark(t - shift, 2);
}

}  // namespace

float shift_matrix(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ShiftLab& lab = view.labs.shift;
    const int t = lab.position();
    const float size = (area.width - side) / lab_matrix_positions;
    const Cells cells = {area.x + side, area.y + head, size, first_in_matrix(t, lab.shift())};
    const float extent = size * lab_matrix_positions;
    draw_cells(ui, cells, lab.matrix());
    draw_positions(ui, cells, t);
    draw_selection(ui, cells, t, lab.shift());

    const int first = cells.first - t;
    const int last = first + lab_matrix_positions - 1;
    const std::string spoken = "k = " + grouped(lab.shift()) + ": " + fixed(lab.similarity(), 3, Glyphs::typographic);
    const ui::PictureSlider slider = {words::measures[2], std::min(first, lab.shift()), std::max(last, lab.shift()),
                                      spoken, [&](float x, float) { return first + cells.index(x - cells.x); }};
    int shift = lab.shift();
    if (ui::picture_slider(ui, "matrix", {cells.x, cells.y, extent, extent}, slider, shift)) view.choices.shift = shift;
    return head + extent;
}

}  // namespace pe::panels

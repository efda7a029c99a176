#include <algorithm>

#include "content/shift_words.h"
#include "panels/shift_parts.h"
#include "panels/shift_text.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float between = 18;
constexpr float wide = 520;             ///< from this width on both controls stand in one row
constexpr float wide_for_matrix = 660;  ///< from this width on the text stands beside the matrix
constexpr float matrix_size = 400;

float controls(ui::Ui& ui, const ui::Bounds& area, Choices& choices) {
    const bool beside = area.width >= wide;
    const float measure_width = beside ? (area.width - between) * 0.6F : area.width;
    const float measure_height = ui::radio_group_height(ui, measure_width, words::measures);
    int measure = static_cast<int>(choices.measure);
    if (ui::radio_group(ui, "measure", {area.x, area.y, measure_width, measure_height}, words::measure, words::measures,
                        measure))
        choices.measure = static_cast<Measure>(measure);
    if (choices.measure == Measure::matrix) return measure_height;
    const ui::Bounds place = beside
                                 ? ui::Bounds{area.x + measure_width + between, area.y,
                                              area.width - measure_width - between, ui::number_height}
                                 : ui::Bounds{area.x, area.y + measure_height + ui::gap, area.width, ui::number_height};
    double reach = choices.reach;
    if (ui::number(ui, "reach", place, {words::reach, min_reach, max_reach, 1, 1, ui::Scale::logarithmic}, reach))
        choices.reach = static_cast<int>(reach);
    return std::max(measure_height, place.y + place.height - area.y);
}

float explanation(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const Choices& choices = view.choices;
    const ShiftLab& lab = view.labs.shift;
    float height = ui::paragraph(ui, "alike text", area, {ui::Face::regular, ui::body_size, ui.palette.text},
                                 alike_text(choices, lab)) +
                   8;
    height += ui::paragraph(ui, "neighbours", {area.x, area.y + height, area.width, 0},
                            {ui::Face::regular, ui::small_size, ui.palette.muted}, neighbours_text(choices, lab));
    return height;
}

}  // namespace

float shift_alike(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    float y = area.y;
    y += section_heading(ui, {area.x, y, area.width, 0}, "alike", words::alike_heading);
    y += controls(ui, {area.x, y, area.width, 0}, view.choices) + shift_block_gap;
    view.labs.shift.update(view.choices);
    if (view.choices.measure != Measure::matrix) {
        y += shift_curve(ui, {area.x, y, area.width, 0}, view) + shift_block_gap;
        view.labs.shift.update(view.choices);
        return y + explanation(ui, {area.x, y, area.width, 0}, view) - area.y;
    }
    const ui::Bounds picture = {area.x, y, std::min(area.width, matrix_size), 0};
    const float height = shift_matrix(ui, picture, view);
    view.labs.shift.update(view.choices);
    if (area.width < wide_for_matrix) {
        y += height + shift_block_gap;
        return y + explanation(ui, {area.x, y, area.width, 0}, view) - area.y;
    }
    const float left = picture.width + between;
    const float text = explanation(ui, {area.x + left, y, area.width - left, 0}, view);
    return y + std::max(height, text) - area.y;
}

}  // namespace pe::panels

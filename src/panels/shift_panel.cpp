#include <algorithm>
#include <array>
#include <string>

#include "content/shift_words.h"
#include "content/words.h"
#include "panels/lab_head.h"
#include "panels/number_rows.h"
#include "panels/shift_parts.h"
#include "panels/shift_text.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float section_gap = 26;
constexpr float widest_column = 720;

constexpr std::array<std::string_view, 12> own_fields = {"d", "base",  "layout",      "t",   "column",  "decimals",
                                                         "k", "clock", "clock-speed", "run", "measure", "reach"};
constexpr std::array<Preset, 5> presets = {{
    {words::shift_presets[0], ""},
    {words::shift_presets[1], "d=8&column=4&clock-speed=60"},
    {words::shift_presets[2], "d=512&t=0&k=44"},
    {words::shift_presets[3], "d=512&t=50&column=40&measure=matrix"},
    {words::shift_presets[4], "d=512&t=0&column=246&k=512&reach=512&clock-speed=30"},
}};

float numbers(ui::Ui& ui, const ui::Bounds& area, Choices& choices) {
    using ui::Scale;
    NumberRows rows(ui, area);
    // Another t is a position to look at: the clocks go there.
    if (rows.add({words::position, 0, max_position, 1, 1, Scale::logarithmic_from_zero}, choices.position))
        choices.clock = 0;
    int shift = shift_of(choices);
    const double lowest = -choices.position;
    const double highest = max_position - choices.position;
    if (rows.add({words::shift_k, lowest, highest, 1, 1, Scale::logarithmic_about_zero}, shift)) choices.shift = shift;
    int pair = column_at(encoding_of(choices), choices.column).pair_index;
    const int pairs = pair_count(encoding_of(choices));
    if (rows.add({words::pair, 0, std::max(pairs - 1.0, 0.001), 1, 1, Scale::linear}, pair))
        choices.column = first_column_of(encoding_of(choices), pair);
    rows.add({words::width, min_panel_width, max_panel_width, 2, 2, Scale::logarithmic}, choices.width);
    rows.add({words::base, lowest_offered_base, max_base, 100, 0, Scale::logarithmic}, choices.base);
    rows.add({words::decimals, 0, max_decimals, 1, 1, Scale::linear}, choices.decimals);
    settle(choices);
    return rows.height();
}

}  // namespace

float shift_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ui::Bounds column = {area.x, area.y, std::min(area.width, widest_column), area.height};
    float y = column.y;
    const auto rest = [&] { return ui::Bounds{column.x, y, column.width, 0}; };
    Choices& choices = view.choices;
    ShiftLab& lab = view.labs.shift;

    std::string_view chosen;
    const LabHead head = {words::shift_title, words::shift_what, presets, own_fields};
    y += lab_head(ui, rest(), head, choices, chosen) + shift_block_gap;
    y += numbers(ui, rest(), choices) + section_gap;
    view.derived.update(choices);
    lab.update(choices);
    if (!chosen.empty()) ui.announce(std::string(chosen) + ". " + alike_text(choices, lab));

    y += shift_clocks(ui, rest(), view) + section_gap;
    lab.update(choices);
    y += shift_turn(ui, rest(), view) + section_gap;
    y += shift_alike(ui, rest(), view) + section_gap;
    y += shift_lengths(ui, rest(), view);
    return y - area.y;
}

}  // namespace pe::panels

#include "panels/table_panel.h"

#include <algorithm>
#include <array>

#include "content/words.h"
#include "panels/details.h"
#include "panels/number_rows.h"
#include "panels/table_grid.h"
#include "state/preset.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float section_gap = 14;
constexpr float title_height = 34;
constexpr float least_grid_height = 46 + 4 * 30 + 14;

/// The encoding of a preset, seen from its start; the worked example is at t = 1.
constexpr std::array<std::string_view, 7> own_fields = {"d", "base", "layout", "t", "column", "first", "first-column"};
constexpr std::array<Preset, 4> presets = {
    {{"Worked example", ""}, {"d = 8", "d=8"}, {"d = 64", "d=64"}, {"d = 512", "d=512"}}};

/// Takes heights from the top of an area.
class Stack {
  public:
    explicit Stack(const ui::Bounds& area) : area_(area), y_(area.y) {}

    ui::Bounds take(float height) {
        const ui::Bounds taken = {area_.x, y_, area_.width, height};
        y_ += height + section_gap;
        return taken;
    }
    void skip(float height) { y_ += height; }
    float used() const { return y_ - area_.y; }

  private:
    ui::Bounds area_;
    float y_;
};

float presets_width(const ui::Ui& ui) {
    float width = 0;
    for (const Preset& preset : presets) width += ui::button_width(ui, preset.name) + ui::gap;
    return width - ui::gap;
}

/// Title and presets share a line where both fit.
bool presets_beside_title(const ui::Ui& ui, float width) {
    return presets_width(ui) + 180 < width;
}

int preset_rows(const ui::Ui& ui, float width) {
    return presets_width(ui) <= width ? 1 : 2;
}

float head_height(const ui::Ui& ui, float width) {
    if (presets_beside_title(ui, width)) return ui::control_height;
    const auto rows = static_cast<float>(preset_rows(ui, width));
    return title_height + rows * (ui::control_height + ui::gap) - ui::gap + 4;
}

void head(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson) {
    ui::heading(ui, "title", {area.x, area.y, 180, title_height}, words::table_title, ui::title_size);
    const bool beside = presets_beside_title(ui, area.width);
    float x = beside ? area.x + area.width - presets_width(ui) : area.x;
    float y = beside ? area.y : area.y + title_height + 4;
    for (const Preset& preset : presets) {
        const float width = ui::button_width(ui, preset.name);
        if (x + width > area.x + area.width + 0.5F) {
            x = area.x;
            y += ui::control_height + ui::gap;
        }
        if (ui::button(ui, preset.name, {x, y, width, ui::control_height}, preset.name)) {
            apply_preset(lesson.choices, preset.link, own_fields);
            ui.announce("Width " + std::to_string(lesson.choices.width) + ", base 10000, interleaved.");
        }
        x += width + ui::gap;
    }
}

constexpr int control_count = 6;

/// Returns true when the learner moved the selection, which the view then follows.
bool controls(ui::Ui& ui, const ui::Bounds& area, Choices& choices) {
    using ui::Scale;
    NumberRows rows(ui, area);
    rows.add({words::width, min_panel_width, max_panel_width, 2, 2, Scale::logarithmic}, choices.width);
    rows.add({words::base, lowest_offered_base, max_base, 100, 0, Scale::logarithmic}, choices.base);
    rows.add({words::decimals, 0, max_decimals, 1, 1, Scale::linear}, choices.decimals);
    rows.add({words::first_position, 0, max_position, 1, 1, Scale::logarithmic_from_zero}, choices.first_position);
    const bool along =
        rows.add({words::position, 0, max_position, 1, 1, Scale::logarithmic_from_zero}, choices.position);
    const bool across = rows.add({words::column, 0, choices.width - 1.0, 1, 1, Scale::linear}, choices.column);
    return along || across;
}

void layout_choice(ui::Ui& ui, const ui::Bounds& area, Choices& choices) {
    int layout = static_cast<int>(choices.layout);
    if (ui::radio_group(ui, "layout", area, words::layout, words::layouts, layout))
        choices.layout = static_cast<Layout>(layout);
}

InView table(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson, bool follow_selection) {
    Choices& choices = lesson.choices;
    const ui::GridShape shape = table_shape(choices);
    const ui::GridExtent extent = ui::grid_extent(shape, area);
    ui::GridView view = {choices.position, choices.column, choices.first_position, choices.first_column};
    if (follow_selection) ui::show_selected(shape, extent, view);
    const int first = std::min(view.first_row, shape.row_count - extent.rows);
    const int rows = std::min(extent.rows, shape.row_count - first);
    const TableGrid source(lesson, first, lesson.derived.block(first, rows));
    ui::grid(ui, "table", area, words::table_title, shape, source, view);
    choices.position = view.row;
    choices.column = view.column;
    choices.first_position = view.first_row;
    choices.first_column = view.first_column;
    return {view.first_row, extent.rows, view.first_column, extent.columns};
}

float detail_height(const ui::Ui& ui, float width, const Lesson& lesson) {
    switch (lesson.choices.detail) {
        case Detail::derivation:
            return derivation_height(ui, width, lesson);
        case Detail::compare:
            return compare_height(ui, width, lesson);
        case Detail::add:
            return add_height(ui, width, lesson);
        case Detail::copy:
            return copy_height(ui, width);
    }
    return 0;
}

void draw_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson, const InView& in_view) {
    const auto name = words::detail_tabs[static_cast<std::size_t>(lesson.choices.detail)];
    const ui::NodeId id = ui.id("detail " + std::string(name));
    ui.tree.add(id, ui::Role::tab_panel, name, area);
    const ui::Within within(ui, id);
    switch (lesson.choices.detail) {
        case Detail::derivation:
            return derivation_detail(ui, area, lesson);
        case Detail::compare:
            return compare_detail(ui, area, lesson);
        case Detail::add:
            return add_detail(ui, area, lesson);
        case Detail::copy:
            return copy_detail(ui, area, lesson, in_view);
    }
}

}  // namespace

float table_panel(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson) {
    const float detail = detail_height(ui, area.width, lesson);
    Stack stack(area);
    head(ui, stack.take(head_height(ui, area.width)), lesson);
    const bool moved = controls(ui, stack.take(NumberRows::height_of(control_count, area.width)), lesson.choices);
    layout_choice(ui, stack.take(ui::radio_group_height(ui, area.width, words::layouts)), lesson.choices);

    const float tabs_height = ui::tab_list_height(ui, area.width, words::detail_tabs);
    const float below = section_gap + tabs_height + section_gap + detail;
    const float grid_height = std::max(least_grid_height, area.height - stack.used() - below);
    settle(lesson.choices);
    lesson.derived.update(lesson.choices);
    const InView in_view = table(ui, stack.take(grid_height), lesson, moved || lesson.follow_selection);

    int tab = static_cast<int>(lesson.choices.detail);
    if (ui::tab_list(ui, "details", stack.take(tabs_height), words::details, words::detail_tabs, tab))
        lesson.choices.detail = static_cast<Detail>(tab);
    lesson.derived.update(lesson.choices);
    draw_detail(ui, stack.take(detail), lesson, in_view);
    return stack.used() - section_gap - grid_height + least_grid_height;
}

}  // namespace pe::panels

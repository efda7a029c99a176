#include <algorithm>
#include <array>
#include <string>

#include "content/heatmap_words.h"
#include "content/words.h"
#include "core/format.h"
#include "imgui.h"
#include "panels/button_row.h"
#include "panels/heatmap_text.h"
#include "panels/lab_column.h"
#include "panels/lab_head.h"
#include "panels/lab_view.h"
#include "panels/number_rows.h"
#include "panels/table_grid.h"
#include "ui/heat_map.h"

namespace pe::panels {
namespace {

constexpr float widest = 960;
constexpr float lowest_map = 260;
constexpr float highest_map = 560;
constexpr float legend_width = 190;
constexpr float legend_height = 34;
constexpr double button_zoom = 2;

/// The encoding and the selection are the picture's, too.
constexpr std::array<std::string_view, 10> own_fields = {"d",    "base",         "layout",     "t",        "column",
                                                         "rows", "map-position", "map-column", "map-zoom", "length"};
constexpr std::array<Preset, 4> presets = {{
    {words::heat_map_presets[0], "d=64"},
    {words::heat_map_presets[1], "d=512&rows=512"},
    {words::heat_map_presets[2], "d=1024&rows=4096"},
    {words::heat_map_presets[3], "d=512&rows=1024&length=512"},
}};

class HeatMapPanel {
  public:
    HeatMapPanel(ui::Ui& ui, const ui::Bounds& area, const LabView& lab)
        : ui_(ui), column_(ui, area), lab_(lab), choices_(lab.choices) {}

    float draw() {
        std::string_view chosen;
        const LabHead head = {words::heat_map_title, words::heat_map_what, presets, own_fields};
        column_.skip(lab_head(ui_, column_.rest(), head, choices_, chosen));
        bring_in_step();
        if (!chosen.empty())
            ui_.announce(std::to_string(choices_.map_rows) + " positions by " + std::to_string(choices_.width) +
                         " columns.");
        map();
        below_map();
        bring_in_step();
        readout();
        numbers();
        int layout = static_cast<int>(choices_.layout);
        if (ui::radio_group(ui_, "layout", column_.take(ui::radio_group_height(ui_, column_.width(), words::layouts)),
                            words::layout, words::layouts, layout))
            choices_.layout = static_cast<Layout>(layout);
        column_.say_quietly("mean", words::heat_map_mean);
        return column_.height();
    }

  private:
    void bring_in_step() {
        settle(choices_);
        lab_.derived.update(choices_);
        lab_.labs.trained.update(lab_.derived.encoding(), choices_.trained_length);
    }

    void show_whole() {
        choices_.map_position = 0;
        choices_.map_column = 0;
        choices_.map_zoom = 1;
    }

    ui::HeatMapShape shape() const {
        return {.encoding = lab_.derived.encoding(),
                .rows = choices_.map_rows,
                .row_axis = "t",
                .column_axis = words::position,
                .marked_row = choices_.trained_length,
                .mark = mark_,
                .marked_columns = lab_.labs.trained.unfinished_columns()};
    }

    ui::HeatMapView view() const {
        return {choices_.position, choices_.column, choices_.map_position, choices_.map_column, choices_.map_zoom};
    }

    void take(const ui::HeatMapView& view) {
        choices_.position = view.row;
        choices_.column = view.column;
        choices_.map_position = view.first_row;
        choices_.map_column = view.first_column;
        choices_.map_zoom = view.zoom;
    }

    void map() {
        mark_ = std::string(words::trained_mark) + grouped(choices_.trained_length);
        const ui::Bounds place = column_.take(std::clamp(column_.width() * 0.64F, lowest_map, highest_map));
        ui::HeatMapView moved = view();
        if (lab_.follow_selection) ui::show_cross_hair(shape(), moved);
        const Lesson lesson = {choices_, lab_.derived};
        const TableGrid source(lesson, 0, {});
        ui::heat_map(ui_, "map", place, words::heat_map_title, shape(), source, moved);
        take(moved);
    }

    void below_map() {
        const bool beside = column_.width() >= 560;
        ui::Bounds buttons = column_.rest();
        ui::Bounds legend = buttons;
        if (beside) {
            buttons.width -= legend_width + ui::gap;
            legend.x += column_.width() - legend_width;
        }
        zoom_buttons(buttons);
        if (beside)
            column_.skip(legend_height);
        else
            legend = {legend.x, legend.y + ui::control_height + ui::gap, legend.width, legend_height};
        if (!beside) column_.skip(ui::control_height + ui::gap + legend_height);
        draw_legend({legend.x, legend.y, legend_width, legend_height});
    }

    void zoom_buttons(const ui::Bounds& area) {
        ButtonRow row(ui_, area);
        ui::HeatMapView zoomed = view();
        if (row.add("zoom in", words::zoom_in)) ui::zoom_at_cross_hair(shape(), button_zoom, zoomed);
        if (row.add("zoom out", words::zoom_out)) ui::zoom_at_cross_hair(shape(), 1 / button_zoom, zoomed);
        take(zoomed);
        if (row.add("whole", words::whole_map)) show_whole();
    }

    void draw_legend(const ui::Bounds& place) {
        ui_.tree.add(ui_.id("legend"), ui::Role::text, words::legend, place);
        const ui::Palette& palette = ui_.palette;
        const float middle = place.x + place.width / 2;
        const auto half = [&](float from, float to, ui::Color left, ui::Color right) {
            const float s = ui_.scale;
            ImGui::GetWindowDrawList()->AddRectFilledMultiColor({from * s, place.y * s}, {to * s, (place.y + 14) * s},
                                                                left, right, right, left);
        };
        half(place.x, middle, palette.negative, palette.panel);
        half(middle, place.x + place.width, palette.panel, palette.positive);
        ui::outline(ui_, {place.x, place.y, place.width, 14}, palette.line);
        const ui::Bounds numbers = {place.x, place.y + 15, place.width, 18};
        ui::draw_line(ui_, numbers, {ui::Face::regular, 13, palette.muted, ui::Align::left}, "−1");
        ui::draw_line(ui_, numbers, {ui::Face::regular, 13, palette.muted, ui::Align::center}, "0");
        ui::draw_line(ui_, numbers, {ui::Face::regular, 13, palette.muted, ui::Align::right}, "1");
    }

    void readout() {
        const Derivation& derivation = lab_.derived.derivation();
        ui::Bounds box = column_.rest();
        const ui::TextStyle large = {ui::Face::mono, 18, ui_.palette.text};
        const ui::TextStyle body = {ui::Face::regular, ui::body_size, ui_.palette.text};
        const std::string value = entry_line(choices_, derivation);
        std::string meaning = entry_meaning(lab_.derived.encoding(), derivation);
        if (choices_.position >= choices_.map_rows)
            meaning += " Position " + grouped(choices_.position) + " lies below this map, which ends at " +
                       grouped(choices_.map_rows - 1) + ".";
        constexpr float inset = 14;
        const float width = box.width - 2 * inset;
        const float first = ui::wrapped_height(ui_, large, width, value);
        const float second = ui::wrapped_height(ui_, body, width, meaning);
        box.height = first + second + 22;
        ui::fill(ui_, box, ui_.palette.sunken, ui::radius);
        ui::fill(ui_, {box.x, box.y, 4, box.height}, ui_.palette.accent, 2);
        ui::paragraph(ui_, "value", {box.x + inset, box.y + 9, width, 0}, large, value);
        ui::paragraph(ui_, "meaning", {box.x + inset, box.y + 13 + first, width, 0}, body, meaning);
        column_.skip(box.height);
        const std::string trained = trained_text(lab_.labs.trained);
        if (!trained.empty()) column_.say("trained", trained);
    }

    void numbers() {
        using ui::Scale;
        NumberRows row(ui_, column_.rest());
        row.add({words::width, min_panel_width, max_panel_width, 2, 2, Scale::logarithmic}, choices_.width);
        row.add({words::base, lowest_offered_base, max_base, 100, 0, Scale::logarithmic}, choices_.base);
        row.add({words::map_rows, min_map_rows, max_map_rows, 1, 1, Scale::logarithmic}, choices_.map_rows);
        bool moved = row.add({words::position, 0, max_position, 1, 1, Scale::logarithmic_from_zero}, choices_.position);
        moved = row.add({words::column, 0, choices_.width - 1.0, 1, 1, Scale::linear}, choices_.column) || moved;
        row.add({words::trained_length, 0, max_position, 1, 1, Scale::logarithmic_from_zero}, choices_.trained_length);
        column_.skip(row.height());
        if (!moved) return;
        ui::HeatMapView followed = view();
        ui::show_cross_hair(shape(), followed);
        take(followed);
    }

    ui::Ui& ui_;
    LabColumn column_;
    const LabView& lab_;
    Choices& choices_;
    std::string mark_;
};

}  // namespace

float heatmap_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ui::Bounds column = {area.x, area.y, std::min(area.width, widest), area.height};
    return HeatMapPanel(ui, column, view).draw();
}

}  // namespace pe::panels

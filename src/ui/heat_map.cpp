#include "ui/heat_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/format.h"
#include "imgui.h"
#include "ui/gpu_picture.h"
#include "ui/grid_keys.h"
#include "ui/ticks.h"
#include "ui/widgets.h"

namespace pe::ui {
namespace {

constexpr float row_axis_width = 54;
constexpr float column_axis_height = 24;
constexpr float mark_height = 4;
constexpr float tick = 4;
constexpr float air_of_row_labels = 26;
constexpr float air_of_column_labels = 54;
constexpr float mono_size = 15;
constexpr float narrowest_with_text = 62;
constexpr float lowest_with_text = 22;
constexpr double wheel_doublings = 0.2;  ///< of the zoom, for a row that the wheel is turned by

/// What one frame of one map works with.
struct Frame {
    Ui& ui;
    NodeId id;
    Bounds body;
    const HeatMapShape& shape;
    const GridSource& source;
    HeatMapView& view;

    MapWindow window() const { return window_of(shape, view); }
    float x_of(double column) const {
        const MapWindow part = window();
        return body.x + static_cast<float>((column - part.first_column) / part.columns) * body.width;
    }
    float y_of(double row) const {
        const MapWindow part = window();
        return body.y + static_cast<float>((row - part.first_row) / part.rows) * body.height;
    }
};

Bounds cell_bounds(const Frame& frame, int row, int column) {
    const float x = frame.x_of(column);
    const float y = frame.y_of(row);
    return {x, y, frame.x_of(column + 1) - x, frame.y_of(row + 1) - y};
}

Bounds cell_in_view(const Frame& frame, int row, int column) {
    return part_in(cell_bounds(frame, row, column), frame.body);
}

NodeId cell_id(const Frame& frame, int row, int column) {
    return child_id(child_id(frame.id, "row " + std::to_string(row)), "column " + std::to_string(column));
}

// --- Pointer ---------------------------------------------------------------------------------------------------------

double pointer_part(float mouse, float start, float length) {
    return std::clamp(static_cast<double>(mouse - start) / static_cast<double>(length), 0.0, 1.0);
}

/// The wheel zooms. A drag moves the map, or the cross-hair where the whole map is in view; a click or tap selects.
void pointer(const Frame& frame) {
    Ui& ui = frame.ui;
    HeatMapView& view = frame.view;
    const NodeId id = child_id(frame.id, "body");
    const Press press = pressable(ui, id, frame.body);
    const ImGuiIO& io = ImGui::GetIO();
    const double row_part = pointer_part(io.MousePos.y / ui.scale, frame.body.y, frame.body.height);
    const double column_part = pointer_part(io.MousePos.x / ui.scale, frame.body.x, frame.body.width);
    const MapWindow window = frame.window();
    if (press.hovered) ImGui::SetMouseCursor(view.zoom > 1 ? ImGuiMouseCursor_ResizeAll : ImGuiMouseCursor_Arrow);
    if (press.hovered && io.MouseWheelH != 0)
        view.first_column -= static_cast<double>(io.MouseWheelH) * window.columns / 8;
    if (press.hovered && io.MouseWheel != 0)
        zoom_map(frame.shape, std::exp2(static_cast<double>(io.MouseWheel) * wheel_doublings), row_part, column_part,
                 view);

    const bool finger = io.MouseSource == ImGuiMouseSource_TouchScreen;
    const bool moved = io.MouseDragMaxDistanceSqr[0] >= io.MouseDragThreshold * io.MouseDragThreshold;
    const bool drags_map = view.zoom > 1 && moved;
    if (press.held && drags_map) {
        view.first_row -= static_cast<double>(io.MouseDelta.y / ui.scale / frame.body.height) * window.rows;
        view.first_column -= static_cast<double>(io.MouseDelta.x / ui.scale / frame.body.width) * window.columns;
    }
    const bool takes_cross_hair = press.held && view.zoom == 1 && !finger;
    if (takes_cross_hair || (press.clicked && !moved)) {
        view.row = std::min(static_cast<int>(window.first_row + row_part * window.rows), frame.shape.rows - 1);
        view.column = std::min(static_cast<int>(window.first_column + column_part * window.columns),
                               frame.shape.encoding.width - 1);
    }
    settle_map(frame.shape, view);
    if (ui.focus_request == id) {
        ui.focus_request = cell_id(frame, view.row, view.column);
        ui.key_grid = frame.id;
    }
}

// --- Drawing ---------------------------------------------------------------------------------------------------------

void draw_values(const Frame& frame) {
    const Palette& palette = frame.ui.palette;
    const HeatPicture picture = {frame.shape.encoding, frame.shape.rows, frame.window(),
                                 palette.negative,     palette.panel,    palette.positive};
    gpu_picture(frame.ui, frame.body, [picture](PictureDrawer& drawer, const PixelBox& place, const PixelBox& clip) {
        drawer.draw_heat_map(picture, place, clip);
    });
    outline(frame.ui, frame.body, palette.line);
}

/// The numbers themselves, where the cells have room for them.
void draw_numbers(const Frame& frame) {
    const MapWindow window = frame.window();
    const Bounds cell = cell_bounds(frame, 0, 0);
    if (cell.width < narrowest_with_text || cell.height < lowest_with_text) return;
    const Clip clip(frame.ui, frame.body);
    const int last_row = std::min(static_cast<int>(window.first_row + window.rows), frame.shape.rows - 1);
    const int last_column =
        std::min(static_cast<int>(window.first_column + window.columns), frame.shape.encoding.width - 1);
    for (int row = static_cast<int>(window.first_row); row <= last_row; ++row)
        for (int column = static_cast<int>(window.first_column); column <= last_column; ++column)
            draw_line(frame.ui, cell_bounds(frame, row, column),
                      {Face::mono, mono_size, frame.ui.palette.text, Align::center},
                      frame.source.cell(row, column).text);
}

void draw_axes(const Frame& frame) {
    const Ui& ui = frame.ui;
    const Bounds& body = frame.body;
    const MapWindow window = frame.window();
    const TextStyle style = {Face::regular, 13, ui.palette.muted, Align::center};
    const double row_height = static_cast<double>(body.height) / window.rows;
    const double column_width = static_cast<double>(body.width) / window.columns;

    const int rows = tick_step(air_of_row_labels / row_height);
    for (int row = (static_cast<int>(window.first_row) + rows - 1) / rows * rows; row < frame.shape.rows; row += rows) {
        const float y = frame.y_of(row + 0.5);
        if (y > body.y + body.height) break;
        if (y < body.y) continue;
        line(ui, body.x - tick, y, body.x - 1, y, ui.palette.control_line);
        const Bounds place = {body.x - row_axis_width, y - 9, row_axis_width - tick - 4, 18};
        draw_line(ui, place, {Face::regular, 13, ui.palette.muted, Align::right}, grouped(row));
    }
    const int columns = tick_step(air_of_column_labels / column_width);
    for (int column = (static_cast<int>(window.first_column) + columns - 1) / columns * columns;
         column < frame.shape.encoding.width; column += columns) {
        const float x = frame.x_of(column + 0.5);
        if (x > body.x + body.width) break;
        if (x < body.x) continue;
        line(ui, x, body.y - mark_height - tick, x, body.y - mark_height - 1, ui.palette.control_line);
        draw_line(ui, {x - 30, body.y - column_axis_height - mark_height, 60, column_axis_height - tick}, style,
                  std::to_string(column));
    }
    draw_line(ui, {body.x - row_axis_width, body.y - column_axis_height - mark_height, row_axis_width - 8, 20},
              {Face::semibold, 13, ui.palette.muted, Align::right}, frame.shape.row_axis);
}

void draw_marks(const Frame& frame) {
    const Ui& ui = frame.ui;
    const Bounds& body = frame.body;
    const Bounds strip = {body.x, body.y - mark_height, body.width, mark_height};
    for (const ColumnRun& run : frame.shape.marked_columns) {
        const float left = frame.x_of(run.first);
        const Bounds place = part_in({left, strip.y, frame.x_of(run.first + run.count) - left, strip.height}, strip);
        if (place.width > 0) fill(ui, {place.x, place.y, place.width, mark_height - 1}, ui.palette.bad);
    }
    if (frame.shape.marked_row == 0 || frame.shape.marked_row > frame.shape.rows) return;
    const float y = std::min(frame.y_of(frame.shape.marked_row), body.y + body.height - 1);
    if (y < body.y || y > body.y + body.height) return;
    const Clip clip(ui, body);
    line(ui, body.x, y, body.x + body.width, y, ui.palette.bad, 2);
    const TextStyle style = {Face::semibold, 13, ui.palette.panel, Align::center};
    const float width = measure(ui, style, frame.shape.mark).width + 16;
    const bool below = y + 22 < body.y + body.height;
    const Bounds label = {body.x + body.width - width - 8, below ? y : y - 22, width, 22};
    fill(ui, label, ui.palette.bad, 3);
    draw_line(ui, label, style, frame.shape.mark);
}

void draw_cross_hair(const Frame& frame) {
    const Ui& ui = frame.ui;
    const Bounds& body = frame.body;
    const Clip clip(ui, body);
    constexpr float least = 7;
    Bounds cell = cell_bounds(frame, frame.view.row, frame.view.column);
    const float grow_x = std::max(0.0F, least - cell.width) / 2;
    const float grow_y = std::max(0.0F, least - cell.height) / 2;
    cell = {cell.x - grow_x, cell.y - grow_y, cell.width + 2 * grow_x, cell.height + 2 * grow_y};
    const Color hair = (ui.palette.text & 0x00FFFFFFU) | 0x90000000U;
    const float x = cell.x + cell.width / 2;
    const float y = cell.y + cell.height / 2;
    line(ui, x, body.y, x, cell.y, hair);
    line(ui, x, cell.y + cell.height, x, body.y + body.height, hair);
    line(ui, body.x, y, cell.x, y, hair);
    line(ui, cell.x + cell.width, y, body.x + body.width, y, hair);
    outline(ui, cell, ui.palette.text, 2, 2);
}

// --- Words -----------------------------------------------------------------------------------------------------------

/// With the selected one those beside it, and none beyond the map but the selected one.
std::vector<int> neighbours(int selected, int count) {
    if (selected >= count) return {count - 1, selected};
    std::vector<int> indices;
    for (int i = std::max(0, selected - 1); i <= std::min(selected + 1, count - 1); ++i) indices.push_back(i);
    return indices;
}

void add_heads(const Frame& frame, const std::vector<int>& columns) {
    Ui& ui = frame.ui;
    const Bounds& body = frame.body;
    const float top = body.y - column_axis_height;
    const NodeId heads = child_id(frame.id, "heads");
    ui.tree.add(heads, Role::row, "", {body.x, top, body.width, column_axis_height}).place = GridPlace{1, 0};
    const Within within(ui, heads);
    const Bounds corner = {body.x - row_axis_width, top, row_axis_width, column_axis_height};
    ui.tree.add(child_id(frame.id, "corner"), Role::column_header, frame.shape.column_axis, corner).place =
        GridPlace{1, 1};
    for (const int column : columns) {
        Bounds place = cell_in_view(frame, 0, column);
        place.y = top;
        place.height = column_axis_height;
        ui.tree
            .add(child_id(frame.id, "head " + std::to_string(column)), Role::column_header,
                 frame.source.column_head(column).spoken, place)
            .place = GridPlace{1, column + 2};
    }
}

void add_row(const Frame& frame, int row, const std::vector<int>& columns) {
    Ui& ui = frame.ui;
    const Bounds& body = frame.body;
    Bounds place = cell_in_view(frame, row, 0);
    place.x = body.x;
    place.width = body.width;
    const NodeId id = child_id(frame.id, "row " + std::to_string(row));
    ui.tree.add(id, Role::row, "", place).place = GridPlace{row + 2, 0};
    const Within within(ui, id);
    place.x = body.x - row_axis_width;
    place.width = row_axis_width;
    ui.tree.add(child_id(id, "head"), Role::row_header, frame.source.row_head(row), place).place =
        GridPlace{row + 2, 1};
    for (const int column : columns) {
        const NodeId cell = cell_id(frame, row, column);
        Node& node =
            ui.tree.add(cell, Role::cell, frame.source.cell(row, column).text, cell_in_view(frame, row, column));
        node.place = GridPlace{row + 2, column + 2};
        node.selected = row == frame.view.row && column == frame.view.column;
        if (node.selected) node.description = frame.source.description(row, column);
        if (!ui.action(cell, ActionKind::activate)) continue;
        frame.view.row = row;
        frame.view.column = column;
        show_cross_hair(frame.shape, frame.view);
    }
}

void add_nodes(const Frame& frame, std::string_view name) {
    Ui& ui = frame.ui;
    Node& node = ui.tree.add(frame.id, Role::grid, name, frame.body);
    node.place = GridPlace{std::max(frame.shape.rows, frame.view.row + 1) + 1, frame.shape.encoding.width + 1};
    node.range = Range{frame.view.zoom, 1, most_zoom(frame.shape)};
    const Within within(ui, frame.id);
    const std::vector<int> columns = neighbours(frame.view.column, frame.shape.encoding.width);
    add_heads(frame, columns);
    for (const int row : neighbours(frame.view.row, frame.shape.rows)) add_row(frame, row, columns);
}

}  // namespace

void heat_map(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, const HeatMapShape& shape,
              const GridSource& source, HeatMapView& view) {
    const NodeId id = ui.id(key);
    const float above = column_axis_height + mark_height;
    const Bounds body = {bounds.x + row_axis_width, bounds.y + above, bounds.width - row_axis_width,
                         bounds.height - above};
    const Frame frame = {ui, id, body, shape, source, view};
    settle_map(shape, view);
    for (const std::string& pressed : grid_keys(ui, id)) move_map_by_key(pressed, shape, view);
    pointer(frame);
    draw_values(frame);
    draw_numbers(frame);
    draw_axes(frame);
    draw_marks(frame);
    draw_cross_hair(frame);
    add_nodes(frame, name);
}

}  // namespace pe::ui

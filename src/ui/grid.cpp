#include "ui/grid.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "imgui.h"
#include "ui/grid_keys.h"
#include "ui/widgets.h"

namespace pe::ui {
namespace {

constexpr float bar = 14;
constexpr float shortest_thumb = 26;
constexpr float mono_size = 15;

TextStyle style_of(Color color, float size, Face face, Align align = Align::center) {
    return {face, size, color, align};
}

/// What one frame of one grid works with.
struct Frame {
    Ui& ui;
    NodeId id;
    Bounds bounds;
    const GridShape& shape;
    const GridSource& source;
    GridView& view;
    GridExtent extent;
    float column_width, row_height;  ///< so wide and high that whole columns and rows fill the body
    Bounds body;
};

Frame make_frame(Ui& ui, NodeId id, const Bounds& bounds, const GridShape& shape, const GridSource& source,
                 GridView& view) {
    const GridExtent extent = grid_extent(shape, bounds);
    const float room = bounds.width - shape.row_head_width - bar;
    const bool all_in_view = extent.columns == shape.column_count;
    const float widest = all_in_view ? 240.0F : room;
    const float width = std::min(widest, room / static_cast<float>(extent.columns));
    const Bounds body = {bounds.x + shape.row_head_width, bounds.y + shape.head_height,
                         width * static_cast<float>(extent.columns), bounds.height - shape.head_height - bar};
    const float height = std::min(shape.row_height * 1.5F, body.height / static_cast<float>(extent.rows));
    return {ui, id, bounds, shape, source, view, extent, width, height, body};
}

Bounds cell_bounds(const Frame& frame, int row, int column) {
    return {frame.body.x + static_cast<float>(column - frame.view.first_column) * frame.column_width,
            frame.body.y + static_cast<float>(row - frame.view.first_row) * frame.row_height, frame.column_width,
            frame.row_height};
}

NodeId row_id(const Frame& frame, int row) {
    return child_id(frame.id, "row " + std::to_string(row));
}

NodeId cell_id(const Frame& frame, int row, int column) {
    return child_id(row_id(frame, row), "column " + std::to_string(column));
}

NodeId head_id(const Frame& frame, int column) {
    return child_id(frame.id, "head " + std::to_string(column));
}

/// Rows or columns in view, and the selected one wherever it is.
std::vector<int> shown(int first, int in_view, int count, int selected) {
    std::vector<int> indices;
    for (int i = first; i < std::min(first + in_view, count); ++i) indices.push_back(i);
    if (selected < first) indices.insert(indices.begin(), selected);
    if (selected >= first + in_view) indices.push_back(selected);
    return indices;
}

std::vector<int> shown_rows(const Frame& frame) {
    return shown(frame.view.first_row, frame.extent.rows, frame.shape.row_count, frame.view.row);
}

std::vector<int> shown_columns(const Frame& frame) {
    return shown(frame.view.first_column, frame.extent.columns, frame.shape.column_count, frame.view.column);
}

void draw_heads(const Frame& frame, const std::vector<int>& columns) {
    Ui& ui = frame.ui;
    const Bounds head = {frame.bounds.x, frame.bounds.y, frame.bounds.width, frame.shape.head_height};
    const NodeId id = child_id(frame.id, "heads");
    ui.tree.add(id, Role::row, "", head).place = GridPlace{1, 0};
    const Within within(ui, id);
    const Bounds corner = {head.x, head.y, frame.shape.row_head_width, head.height};
    ui.tree.add(child_id(frame.id, "corner"), Role::column_header, frame.shape.corner_spoken, corner).place =
        GridPlace{1, 1};
    draw_line(ui, corner, style_of(ui.palette.muted, small_size, Face::regular), frame.shape.corner);

    const Bounds area = {frame.body.x, head.y, frame.body.width, head.height};
    const Clip clip(ui, area);
    for (const int column : columns) {
        Bounds place = cell_bounds(frame, frame.view.first_row, column);
        place.y = head.y;
        place.height = head.height;
        const ColumnHead words = frame.source.column_head(column);
        ui.tree.add(head_id(frame, column), Role::column_header, words.spoken, part_in(place, area)).place =
            GridPlace{1, column + 2};
        const bool selected = column == frame.view.column;
        const Bounds upper = {place.x + 2, place.y + 3, place.width - 4, 22};
        const Bounds lower = {place.x + 2, place.y + 23, place.width - 4, 20};
        draw_line(ui, upper, style_of(ui.palette.text, small_size, selected ? Face::semibold : Face::regular),
                  words.title);
        draw_line(ui, lower, style_of(ui.palette.muted, 13, Face::regular), words.subtitle);
    }
}

void draw_cell(const Frame& frame, int row, int column) {
    Ui& ui = frame.ui;
    const Bounds place = cell_bounds(frame, row, column);
    const GridCell cell = frame.source.cell(row, column);
    const NodeId id = cell_id(frame, row, column);
    const bool selected = row == frame.view.row && column == frame.view.column;
    Node& node = ui.tree.add(id, Role::cell, cell.text, part_in(place, frame.body));
    node.place = GridPlace{row + 2, column + 2};
    node.selected = selected;
    if (selected) node.description = frame.source.description(row, column);
    if (ui.action(id, ActionKind::activate)) {
        frame.view.row = row;
        frame.view.column = column;
    }
    const Bounds inset = {place.x + 1, place.y + 1, place.width - 2, place.height - 2};
    fill(ui, inset, diverging(ui.palette, ui.palette.panel, cell.tint), 3);
    draw_line(ui, inset, style_of(ui.palette.text, mono_size, Face::mono), cell.text);
    if (selected) outline(ui, inset, ui.palette.text, 3, 2);
}

void draw_row(const Frame& frame, int row, const std::vector<int>& columns) {
    Ui& ui = frame.ui;
    const Bounds first = cell_bounds(frame, row, frame.view.first_column);
    const Bounds place = {frame.bounds.x, first.y, frame.shape.row_head_width + frame.body.width, first.height};
    const Bounds area = {frame.bounds.x, frame.body.y, place.width, frame.body.height};
    const NodeId id = row_id(frame, row);
    ui.tree.add(id, Role::row, "", part_in(place, area)).place = GridPlace{row + 2, 0};
    const Within within(ui, id);

    const Bounds head = {place.x, place.y, frame.shape.row_head_width, place.height};
    const std::string words = frame.source.row_head(row);
    ui.tree.add(child_id(id, "head"), Role::row_header, words, part_in(head, area)).place = GridPlace{row + 2, 1};
    const bool selected = row == frame.view.row;
    const Clip row_clip(ui, area);
    if (selected || frame.source.marked(row))
        fill(ui, {head.x + 2, head.y + 1, head.width - 4, head.height - 2},
             selected ? ui.palette.accent_soft : ui.palette.sunken, 3);
    draw_line(
        ui, head,
        style_of(selected ? ui.palette.text : ui.palette.muted, small_size, selected ? Face::semibold : Face::regular),
        words);
    const Clip clip(ui, frame.body);
    for (const int column : columns) draw_cell(frame, row, column);
}

/// One scroll bar; `first` moves so that the thumb follows the pointer.
void scroll_bar(const Frame& frame, std::string_view key, const Bounds& track, bool vertical, int in_view, int count,
                int& first) {
    if (in_view >= count) return;
    Ui& ui = frame.ui;
    const NodeId id = child_id(frame.id, key);
    const Press press = pressable(ui, id, track);
    if (ui.focus_request == id) ui.focus_request = cell_id(frame, frame.view.row, frame.view.column);
    const float length = vertical ? track.height : track.width;
    const float thumb = std::max(shortest_thumb, length * static_cast<float>(in_view) / static_cast<float>(count));
    const double last = count - in_view;
    if (press.held) {
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        const float pointer = (vertical ? mouse.y : mouse.x) / ui.scale - (vertical ? track.y : track.x);
        const double share = std::clamp(static_cast<double>((pointer - thumb / 2) / (length - thumb)), 0.0, 1.0);
        first = static_cast<int>(std::lround(share * last));
    }
    const auto offset = static_cast<float>(first / last) * (length - thumb);
    const Bounds place =
        vertical ? Bounds{track.x + 4, track.y + offset, 7, thumb} : Bounds{track.x + offset, track.y + 4, thumb, 7};
    fill(ui, place, press.hovered || press.held ? ui.palette.muted : ui.palette.control_line, 4);
}

void scroll_bars(const Frame& frame) {
    const Bounds& all = frame.bounds;
    const Bounds vertical = {all.x + all.width - bar, frame.body.y, bar, frame.body.height};
    const Bounds horizontal = {frame.body.x, all.y + all.height - bar, frame.body.width, bar};
    scroll_bar(frame, "scroll rows", vertical, true, frame.extent.rows, frame.shape.row_count, frame.view.first_row);
    scroll_bar(frame, "scroll columns", horizontal, false, frame.extent.columns, frame.shape.column_count,
               frame.view.first_column);
}

int whole_steps(float& rest) {
    const float whole = std::trunc(rest);
    rest -= whole;
    return static_cast<int>(whole);
}

void scroll_by(const Frame& frame, int rows, int columns) {
    GridView& view = frame.view;
    view.first_row = std::clamp(view.first_row + rows, 0, std::max(0, frame.shape.row_count - frame.extent.rows));
    view.first_column =
        std::clamp(view.first_column + columns, 0, std::max(0, frame.shape.column_count - frame.extent.columns));
}

/// The wheel, and a finger that drags the body, scroll; a click or tap selects.
void pointer(const Frame& frame) {
    Ui& ui = frame.ui;
    const NodeId id = child_id(frame.id, "body");
    const Press press = pressable(ui, id, frame.body);
    const ImGuiIO& io = ImGui::GetIO();
    if (press.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    if (press.hovered && (io.MouseWheel != 0 || io.MouseWheelH != 0)) {
        ui.wheel_rows -= io.MouseWheel;
        ui.wheel_columns -= io.MouseWheelH;
        scroll_by(frame, whole_steps(ui.wheel_rows), whole_steps(ui.wheel_columns));
    }
    const bool finger = io.MouseSource == ImGuiMouseSource_TouchScreen;
    if (press.held && finger && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) {
        ui.wheel_rows -= io.MouseDelta.y / ui.scale / frame.row_height;
        ui.wheel_columns -= io.MouseDelta.x / ui.scale / frame.column_width;
        scroll_by(frame, whole_steps(ui.wheel_rows), whole_steps(ui.wheel_columns));
    }
    const bool dragged = finger && io.MouseDragMaxDistanceSqr[0] >= io.MouseDragThreshold * io.MouseDragThreshold;
    if (press.clicked && !dragged) {
        const auto column = static_cast<int>((io.MousePos.x / ui.scale - frame.body.x) / frame.column_width);
        const auto row = static_cast<int>((io.MousePos.y / ui.scale - frame.body.y) / frame.row_height);
        frame.view.row = std::clamp(frame.view.first_row + row, 0, frame.shape.row_count - 1);
        frame.view.column = std::clamp(frame.view.first_column + column, 0, frame.shape.column_count - 1);
        show_selected(frame.shape, frame.extent, frame.view);
    }
    if (ui.focus_request == id) {
        ui.focus_request = cell_id(frame, frame.view.row, frame.view.column);
        ui.key_grid = frame.id;
    }
}

}  // namespace

bool grid(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, const GridShape& shape,
          const GridSource& source, GridView& view) {
    const GridView before = view;
    const NodeId id = ui.id(key);
    const Frame frame = make_frame(ui, id, bounds, shape, source, view);
    scroll_by(frame, 0, 0);
    for (const std::string& pressed : grid_keys(ui, id)) move_by_key(pressed, shape, frame.extent, view);
    pointer(frame);
    scroll_bars(frame);

    ui.tree.add(id, Role::grid, name, bounds).place = GridPlace{shape.row_count + 1, shape.column_count + 1};
    const Within within(ui, id);
    const std::vector<int> columns = shown_columns(frame);
    draw_heads(frame, columns);
    for (const int row : shown_rows(frame)) draw_row(frame, row, columns);
    return view != before;
}

}  // namespace pe::ui

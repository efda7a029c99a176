// How a grid's view moves: arithmetic alone, no drawing.
#include <algorithm>

#include "ui/grid.h"

namespace pe::ui {
namespace {

/// Width of the scroll bars, to the right and below.
constexpr float bar = 14;

int last_first(int count, int in_view) {
    return std::max(0, count - in_view);
}

}  // namespace

GridExtent grid_extent(const GridShape& shape, const Bounds& bounds) {
    const auto fitting = [](float room, float each) { return std::max(1, static_cast<int>(room / each)); };
    const int rows = fitting(bounds.height - shape.head_height - bar, shape.row_height);
    const int columns = fitting(bounds.width - shape.row_head_width - bar, shape.column_width);
    return {std::min(rows, shape.row_count), std::min(columns, shape.column_count)};
}

void show_selected(const GridShape& shape, const GridExtent& extent, GridView& view) {
    view.row = std::clamp(view.row, 0, shape.row_count - 1);
    view.column = std::clamp(view.column, 0, shape.column_count - 1);
    view.first_row = std::clamp(view.first_row, view.row - extent.rows + 1, view.row);
    view.first_column = std::clamp(view.first_column, view.column - extent.columns + 1, view.column);
    view.first_row = std::clamp(view.first_row, 0, last_first(shape.row_count, extent.rows));
    view.first_column = std::clamp(view.first_column, 0, last_first(shape.column_count, extent.columns));
}

bool move_by_key(std::string_view key, const GridShape& shape, const GridExtent& extent, GridView& view) {
    const int last_row = shape.row_count - 1;
    const int last_column = shape.column_count - 1;
    if (key == "ArrowUp")
        view.row -= 1;
    else if (key == "ArrowDown")
        view.row += 1;
    else if (key == "ArrowLeft")
        view.column -= 1;
    else if (key == "ArrowRight")
        view.column += 1;
    else if (key == "PageUp")
        view.row -= extent.rows;
    else if (key == "PageDown")
        view.row += extent.rows;
    else if (key == "Home")
        view.column = 0;
    else if (key == "End")
        view.column = last_column;
    else if (key == "Control+Home")
        view.row = view.column = 0;
    else if (key == "Control+End")
        view.row = last_row, view.column = last_column;
    else
        return false;
    show_selected(shape, extent, view);
    return true;
}

}  // namespace pe::ui

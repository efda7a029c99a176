// How the view of a heat map moves: arithmetic alone, no drawing.
#include <algorithm>
#include <cmath>

#include "ui/heat_map.h"

namespace pe::ui {
namespace {

constexpr double fewest = 8;  ///< rows and columns that stay in view
constexpr double key_zoom = 2;

double in_view(int count, double zoom) {
    return std::max(count / zoom, std::min<double>(count, fewest));
}

/// Finer than anyone can see, and short in a link.
double rounded(double value) {
    return std::round(value * 1e4) / 1e4;
}

double first_with(double first, double in_view, int cell) {
    return std::clamp(first, std::max(0.0, cell + 1 - in_view), static_cast<double>(cell));
}

}  // namespace

double most_zoom(const HeatMapShape& shape) {
    return std::max({1.0, shape.rows / fewest, shape.encoding.width / fewest});
}

MapWindow window_of(const HeatMapShape& shape, const HeatMapView& view) {
    return {view.first_row, in_view(shape.rows, view.zoom), view.first_column,
            in_view(shape.encoding.width, view.zoom)};
}

void settle_map(const HeatMapShape& shape, HeatMapView& view) {
    view.zoom = std::clamp(view.zoom, 1.0, most_zoom(shape));
    const MapWindow window = window_of(shape, view);
    view.first_row = rounded(std::clamp(view.first_row, 0.0, shape.rows - window.rows));
    view.first_column = rounded(std::clamp(view.first_column, 0.0, shape.encoding.width - window.columns));
}

void zoom_map(const HeatMapShape& shape, double factor, double row_part, double column_part, HeatMapView& view) {
    const MapWindow before = window_of(shape, view);
    view.zoom = std::clamp(rounded(view.zoom * factor), 1.0, most_zoom(shape));
    const MapWindow after = window_of(shape, view);
    view.first_row += row_part * (before.rows - after.rows);
    view.first_column += column_part * (before.columns - after.columns);
    settle_map(shape, view);
}

void show_cross_hair(const HeatMapShape& shape, HeatMapView& view) {
    const MapWindow window = window_of(shape, view);
    view.first_row = first_with(view.first_row, window.rows, std::min(view.row, shape.rows - 1));
    view.first_column = first_with(view.first_column, window.columns, view.column);
    settle_map(shape, view);
}

void zoom_at_cross_hair(const HeatMapShape& shape, double factor, HeatMapView& view) {
    show_cross_hair(shape, view);
    const MapWindow window = window_of(shape, view);
    const double row = std::min(view.row, shape.rows - 1) + 0.5 - window.first_row;
    const double column = view.column + 0.5 - window.first_column;
    zoom_map(shape, factor, row / window.rows, column / window.columns, view);
    show_cross_hair(shape, view);
}

void move_map_by_key(std::string_view key, const HeatMapShape& shape, HeatMapView& view) {
    const int last_row = shape.rows - 1;
    const int last_column = shape.encoding.width - 1;
    const int page = std::max(1, static_cast<int>(window_of(shape, view).rows / 8));
    const auto move = [&](int rows, int columns) {
        view.row = std::clamp(view.row + rows, 0, last_row);
        view.column = std::clamp(view.column + columns, 0, last_column);
        show_cross_hair(shape, view);
    };
    if (key == "+" || key == "=") return zoom_at_cross_hair(shape, key_zoom, view);
    if (key == "-") return zoom_at_cross_hair(shape, 1 / key_zoom, view);
    if (key == "ArrowUp") return move(view.row > last_row ? 0 : -1, 0);
    if (key == "ArrowDown") return move(1, 0);
    if (key == "ArrowLeft") return move(0, -1);
    if (key == "ArrowRight") return move(0, 1);
    if (key == "PageUp") return move(-page, 0);
    if (key == "PageDown") return move(page, 0);
    if (key == "Home") return move(0, -last_column);
    if (key == "End") return move(0, last_column);
    if (key == "Control+Home") return move(-max_position, -last_column);
    if (key == "Control+End") return move(last_row, last_column);
}

}  // namespace pe::ui

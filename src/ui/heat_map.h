// The encoding as a map of colours that can be dragged and zoomed, with a cross-hair on one cell.
//
// To assistive technology it is a grid whose elements are the cell under the cross-hair and its neighbours: its keys
// are those of the table, and + and - zoom. With a mouse a drag over the whole map takes the cross-hair along.
#pragma once

#include <span>
#include <string_view>

#include "state/trained_length.h"
#include "ui/grid.h"
#include "ui/heat_picture.h"

namespace pe::ui {

/// What the learner can move.
struct HeatMapView {
    int row = 0, column = 0;                 ///< the cell under the cross-hair; the row may lie beyond the map
    double first_row = 0, first_column = 0;  ///< at the upper left corner
    double zoom = 1;                         ///< 1: the whole map

    friend bool operator==(const HeatMapView&, const HeatMapView&) = default;
};

struct HeatMapShape {
    Encoding encoding;
    int rows = 1;
    std::string_view row_axis, column_axis;          ///< what rows and columns are
    int marked_row = 0;                              ///< a line runs above it; 0: none
    std::string_view mark = {};                      ///< what the line is
    std::span<const ColumnRun> marked_columns = {};  ///< underlined over the map
};

/// The zoom that leaves eight rows or columns in view.
double most_zoom(const HeatMapShape& shape);

MapWindow window_of(const HeatMapShape& shape, const HeatMapView& view);

/// Brings zoom and corner within the map.
void settle_map(const HeatMapShape& shape, HeatMapView& view);

/// What lies at those parts (0..1) of the window's height and width stays there.
void zoom_map(const HeatMapShape& shape, double factor, double row_part, double column_part, HeatMapView& view);

/// Moves the window by as little as brings the cell under the cross-hair into view.
void show_cross_hair(const HeatMapShape& shape, HeatMapView& view);

/// Where a key takes the cross-hair or the zoom. A cross-hair beyond the map comes back to its last row.
void move_map_by_key(std::string_view key, const HeatMapShape& shape, HeatMapView& view);

/// Zooms in or out and keeps the cross-hair in view.
void zoom_at_cross_hair(const HeatMapShape& shape, double factor, HeatMapView& view);

/// Draws the map with its axes. `source` has the words.
void heat_map(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, const HeatMapShape& shape,
              const GridSource& source, HeatMapView& view);

}  // namespace pe::ui

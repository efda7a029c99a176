// A grid of any number of rows at one cost: only what is in view is asked for, drawn and recorded.
#pragma once

#include <string>
#include <string_view>

#include "ui/draw.h"
#include "ui/ui.h"

namespace pe::ui {

/// What stands over a column.
struct ColumnHead {
    std::string title;
    std::string subtitle;
    std::string spoken;  ///< both in words
};

struct GridCell {
    std::string text;
    double tint = 0;  ///< -1..1, on the diverging scale
};

/// Where the rows, columns and cells come from. Indices count from 0.
class GridSource {
  public:
    virtual ~GridSource() = default;
    virtual std::string row_head(int row) const = 0;
    virtual ColumnHead column_head(int column) const = 0;
    virtual GridCell cell(int row, int column) const = 0;
    /// More words about the selected cell, for assistive technology.
    virtual std::string description(int row, int column) const = 0;
    /// True for a row that stands out beside the selected one.
    virtual bool marked(int row) const = 0;
};

struct GridShape {
    std::string_view corner;         ///< what the rows are
    std::string_view corner_spoken;  ///< the same in words
    int row_count = 1;
    int column_count = 1;
    float row_height = 30;
    float head_height = 46;
    float row_head_width = 72;
    float column_width = 84;  ///< at least; columns widen to fill the grid
};

/// From how many units on a press that moves is a drag, and selects nothing.
inline constexpr float drag_threshold = 6;

/// What the learner can move: the selected cell, and the first row and column in view.
struct GridView {
    int row = 0, column = 0;
    int first_row = 0, first_column = 0;

    friend bool operator==(const GridView&, const GridView&) = default;
};

/// Rows and columns that are wholly in view.
struct GridExtent {
    int rows = 1, columns = 1;
};

GridExtent grid_extent(const GridShape& shape, const Bounds& bounds);

/// Moves the first row and column by as little as brings the selected cell into view.
void show_selected(const GridShape& shape, const GridExtent& extent, GridView& view);

/// Where a key takes the selection: arrows, Home, End, PageUp, PageDown, with Control+ to the ends of the grid.
/// Returns false for a key that means nothing here.
bool move_by_key(std::string_view key, const GridShape& shape, const GridExtent& extent, GridView& view);

/// Draws the grid and lets the learner select and scroll. Returns true when `view` changed.
bool grid(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, const GridShape& shape,
          const GridSource& source, GridView& view);

}  // namespace pe::ui

// The encoding table as a grid: heads, cells and words, from what the core computed.
#pragma once

#include "panels/lesson.h"
#include "ui/grid.h"

namespace pe::panels {

ui::GridShape table_shape(const Choices& choices);

/// `block` holds the rows from `first_row` on.
class TableGrid : public ui::GridSource {
  public:
    TableGrid(const Lesson& lesson, int first_row, std::span<const double> block);

    std::string row_head(int row) const override;
    ui::ColumnHead column_head(int column) const override;
    ui::GridCell cell(int row, int column) const override;
    std::string description(int row, int column) const override;
    bool marked(int row) const override;

  private:
    double value(int row, int column) const;

    const Lesson& lesson_;
    int first_row_;
    std::span<const double> block_;
};

}  // namespace pe::panels

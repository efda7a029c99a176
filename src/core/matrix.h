// A small matrix of doubles, row after row.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace pe {

class Matrix {
  public:
    Matrix() = default;

    /// rows x columns zeros.
    Matrix(int rows, int columns)
        : rows_(rows), columns_(columns), values_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

    int rows() const { return rows_; }
    int columns() const { return columns_; }

    double at(int row, int column) const { return values_[index(row, column)]; }
    double& at(int row, int column) { return values_[index(row, column)]; }

    std::span<const double> row(int row) const {
        return {values_.data() + index(row, 0), static_cast<std::size_t>(columns_)};
    }
    std::span<double> row(int row) { return {values_.data() + index(row, 0), static_cast<std::size_t>(columns_)}; }

    std::span<const double> values() const { return values_; }

    friend bool operator==(const Matrix&, const Matrix&) = default;

  private:
    std::size_t index(int row, int column) const {
        assert(row >= 0 && row < rows_ && column >= 0 && column < columns_);
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
    }

    int rows_ = 0;
    int columns_ = 0;
    std::vector<double> values_;
};

}  // namespace pe

// What a model that was trained on so many positions has not seen: pairs that have not come round once.
#pragma once

#include <span>
#include <vector>

#include "core/encoding.h"

namespace pe {

/// Columns that stand side by side.
struct ColumnRun {
    int first = 0, count = 0;

    friend bool operator==(const ColumnRun&, const ColumnRun&) = default;
};

class TrainedLength {
  public:
    /// Computes anew what has changed. `positions` 0: no length, and no pair is unfinished.
    void update(const Encoding& encoding, int positions);

    int positions() const { return positions_; }
    int pairs() const { return pair_count(encoding_); }
    /// Pairs whose wavelength is longer than the length; they are the last ones.
    int unfinished() const { return unfinished_; }
    int first_unfinished() const { return pairs() - unfinished_; }
    bool is_finished(int pair_index) const { return pair_index < first_unfinished(); }
    /// Their columns, from left to right.
    std::span<const ColumnRun> unfinished_columns() const { return columns_; }

  private:
    bool known_ = false;
    Encoding encoding_;
    int positions_ = 0;
    int unfinished_ = 0;
    std::vector<ColumnRun> columns_;
};

}  // namespace pe

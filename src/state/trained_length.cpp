#include "state/trained_length.h"

#include "core/shift.h"

namespace pe {

void TrainedLength::update(const Encoding& encoding, int positions) {
    if (known_ && encoding == encoding_ && positions == positions_) return;
    known_ = true;
    encoding_ = encoding;
    positions_ = positions;
    unfinished_ = positions == 0 ? 0 : unfinished_pairs(encoding, positions);
    columns_.clear();
    for (int column = 0; column < encoding.width; ++column) {
        if (is_finished(column_at(encoding, column).pair_index)) continue;
        const bool goes_on = !columns_.empty() && columns_.back().first + columns_.back().count == column;
        if (goes_on)
            ++columns_.back().count;
        else
            columns_.push_back({column, 1});
    }
}

}  // namespace pe

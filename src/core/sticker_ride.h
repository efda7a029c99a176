// The ride that shakes the boxes: bumps of the road that together bring a permutation about.
#pragma once

#include <cstdint>
#include <vector>

#include "core/permutation.h"

namespace pe {

/// How boxes stand on the floor of the truck: up to 6 in one row, more in two. Slot 0 is at the left of the far row,
/// and the near row goes on where it ends, as lines of a text do.
struct BoxGrid {
    int columns = 0;
    int rows = 0;

    int row_of(int slot) const { return slot / columns; }
    int column_of(int slot) const { return slot % columns; }
};

BoxGrid grid_for(int boxes);

/// Boxes in neighbouring slots that change places: one is thrown over the other, which slides below it.
struct BoxSwap {
    int jumping_box = 0;
    int sliding_box = 0;
};

/// One bump. Every box has at most one swap, so all of them happen at once and nothing gets in the way.
struct Bump {
    std::vector<BoxSwap> swaps;
    std::vector<int> slots_before;  ///< slot of each box
    std::vector<int> slots_after;
};

/// Bumps after which slot s holds box `shaken.source(s)`, when box b stood in slot b before: at least 3, at most
/// max(3, boxes + 1). They sort the boxes along a path through the grid by odd-even transposition (Habermann 1972).
std::vector<Bump> bumps_of_ride(const Permutation& shaken, std::uint64_t seed);

}  // namespace pe

#include "core/sticker_ride.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

namespace {

using pe::BoxGrid;
using pe::Bump;
using pe::Permutation;

bool are_neighbours(int slot_a, int slot_b, const BoxGrid& grid) {
    const int columns = std::abs(grid.column_of(slot_a) - grid.column_of(slot_b));
    const int rows = std::abs(grid.row_of(slot_a) - grid.row_of(slot_b));
    return columns + rows == 1;
}

}  // namespace

TEST_CASE("up to six boxes stand in one row, more in two, and every box has a slot") {
    for (int boxes = 3; boxes <= 12; ++boxes) {
        const BoxGrid grid = pe::grid_for(boxes);
        CHECK(grid.rows == (boxes <= 6 ? 1 : 2));
        CHECK(grid.columns * grid.rows >= boxes);
        CHECK(grid.columns * grid.rows - boxes <= 1);
        CHECK(grid.row_of(boxes - 1) == grid.rows - 1);
    }
}

TEST_CASE("the bumps of a ride bring every permutation about by swaps of neighbours") {
    for (int boxes = 3; boxes <= 12; ++boxes) {
        const BoxGrid grid = pe::grid_for(boxes);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Permutation shaken = Permutation::shuffled(boxes, seed);
            const std::vector<Bump> bumps = bumps_of_ride(shaken, seed);
            CHECK(std::ssize(bumps) >= 3);
            CHECK(std::ssize(bumps) <= std::max(3, boxes + 1));
            const Permutation identity = Permutation::identity(boxes);
            std::vector<int> slots(identity.sources().begin(), identity.sources().end());
            for (const Bump& bump : bumps) {
                CHECK(bump.slots_before == slots);
                for (const auto& [jumping, sliding] : bump.swaps) {
                    int& a = slots[static_cast<std::size_t>(jumping)];
                    int& b = slots[static_cast<std::size_t>(sliding)];
                    CHECK(are_neighbours(a, b, grid));
                    std::swap(a, b);
                }
                CHECK(bump.slots_after == slots);
            }
            for (int slot = 0; slot < boxes; ++slot) {
                CHECK(slots[static_cast<std::size_t>(shaken.source(slot))] == slot);
            }
        }
    }
}

TEST_CASE("a ride that changes nothing still shakes") {
    const std::vector<Bump> bumps = bumps_of_ride(Permutation::identity(5), 1);
    CHECK(bumps.size() == 3);
    for (const Bump& bump : bumps) CHECK(bump.swaps.empty());
}

#include "core/sticker_ride.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/random.h"

namespace pe {
namespace {

constexpr std::size_t fewest_bumps = 3;

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

/// Steps along a path whose neighbours are neighbours in the grid: the far row from right to left, then the near row
/// from left to right. Its own inverse.
int along_path(int slot, const BoxGrid& grid) {
    return slot < grid.columns ? grid.columns - 1 - slot : slot;
}

std::vector<int> slots_of(const std::vector<int>& box_at_step, const BoxGrid& grid) {
    std::vector<int> slots(box_at_step.size());
    for (int step = 0; step < std::ssize(box_at_step); ++step) {
        slots[index(box_at_step[index(step)])] = along_path(step, grid);
    }
    return slots;
}

}  // namespace

BoxGrid grid_for(int boxes) {
    constexpr int longest_row = 6;
    if (boxes <= longest_row) return {boxes, 1};
    return {(boxes + 1) / 2, 2};
}

std::vector<Bump> bumps_of_ride(const Permutation& shaken, std::uint64_t seed) {
    const int boxes = shaken.size();
    const BoxGrid grid = grid_for(boxes);
    const Permutation target = shaken.inverse();
    std::vector<int> box_at_step(index(boxes));
    for (int box = 0; box < boxes; ++box) box_at_step[index(along_path(box, grid))] = box;
    const auto goal = [&](int box) { return along_path(target.source(box), grid); };

    Random random(seed);
    std::vector<Bump> bumps;
    int first = random.between(0, 1);
    while (!std::ranges::is_sorted(box_at_step, {}, goal)) {
        Bump bump;
        bump.slots_before = slots_of(box_at_step, grid);
        for (int step = first; step + 1 < boxes; step += 2) {
            int& here = box_at_step[index(step)];
            int& next = box_at_step[index(step + 1)];
            if (goal(here) < goal(next)) continue;
            std::swap(here, next);
            bump.swaps.push_back(random.between(0, 1) == 0 ? BoxSwap{here, next} : BoxSwap{next, here});
        }
        bump.slots_after = slots_of(box_at_step, grid);
        if (!bump.swaps.empty()) bumps.push_back(std::move(bump));
        first = 1 - first;
    }
    if (bumps.size() < fewest_bumps) {
        const std::vector<int> at_start = bumps.empty() ? slots_of(box_at_step, grid) : bumps.front().slots_before;
        bumps.insert(bumps.begin(), fewest_bumps - bumps.size(), Bump{{}, at_start, at_start});
    }
    return bumps;
}

}  // namespace pe

#include "core/permutation.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/random.h"

namespace pe {
namespace {

std::vector<int> in_order(int size) {
    assert(size >= 0);
    std::vector<int> slots(static_cast<std::size_t>(size));
    std::iota(slots.begin(), slots.end(), 0);
    return slots;
}

[[maybe_unused]] bool holds_every_slot_once(std::vector<int> sources) {
    std::ranges::sort(sources);
    return sources == in_order(static_cast<int>(sources.size()));
}

}  // namespace

Permutation::Permutation(std::vector<int> sources) : sources_(std::move(sources)) {
    assert(holds_every_slot_once(sources_));
}

Permutation Permutation::identity(int size) {
    return Permutation(in_order(size));
}

Permutation Permutation::shuffled(int size, std::uint64_t seed) {
    std::vector<int> sources = in_order(size);
    Random(seed).shuffle(sources);
    return Permutation(std::move(sources));
}

Permutation Permutation::visibly_shuffled(std::span<const std::string> labels, std::uint64_t seed) {
    std::vector<int> sources = in_order(static_cast<int>(labels.size()));
    if (labels.size() < 2) return Permutation(std::move(sources));
    const bool all_alike = std::ranges::all_of(labels, [&](const auto& label) { return label == labels[0]; });
    const auto moves = [&](std::size_t slot) {
        const auto source = static_cast<std::size_t>(sources[slot]);
        return all_alike ? source != slot : labels[source] != labels[slot];
    };
    const auto can_be_seen = [&] {
        for (std::size_t slot = 0; slot < sources.size(); ++slot) {
            if (moves(slot)) return true;
        }
        return false;
    };
    Random random(seed);
    do {
        random.shuffle(sources);
    } while (!can_be_seen());
    return Permutation(std::move(sources));
}

bool Permutation::is_identity() const {
    return std::ranges::is_sorted(sources_);
}

Permutation Permutation::inverse() const {
    std::vector<int> sources(sources_.size());
    for (int slot = 0; slot < size(); ++slot) sources[static_cast<std::size_t>(source(slot))] = slot;
    return Permutation(std::move(sources));
}

Permutation Permutation::moved(int from, int to) const {
    assert(from >= 0 && from < size() && to >= 0 && to < size());
    std::vector<int> sources = sources_;
    const auto begin = sources.begin();
    if (from < to) std::rotate(begin + from, begin + from + 1, begin + to + 1);
    if (to < from) std::rotate(begin + to, begin + from, begin + from + 1);
    return Permutation(std::move(sources));
}

Permutation compose(const Permutation& first, const Permutation& second) {
    assert(first.size() == second.size());
    std::vector<int> sources(first.sources().size());
    second.apply(first.sources(), std::span(sources));
    return Permutation(std::move(sources));
}

}  // namespace pe

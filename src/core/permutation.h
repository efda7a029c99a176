// Reorderings of slots: what a shuffle, a key press or a ride in a truck does to a row of things.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace pe {

/// Which slot the thing in each slot came from. A value, compared by its slots; slots count from 0.
class Permutation {
  public:
    /// Of no slots.
    Permutation() = default;

    /// `sources[slot]` is the slot, before, of what stands in `slot` after; every slot has to occur once (asserted).
    explicit Permutation(std::vector<int> sources);

    /// Everything stays. size 0 or more.
    static Permutation identity(int size);

    /// Any order of `size` slots with equal probability: Fisher and Yates' shuffle of the seed's sequence.
    static Permutation shuffled(int size, std::uint64_t seed);

    /// As `shuffled`, of one slot for each label, but of the orders that can be seen: some slot gets another label than
    /// it had. Where all labels are alike, some slot moves; a single label stays.
    static Permutation visibly_shuffled(std::span<const std::string> labels, std::uint64_t seed);

    int size() const { return static_cast<int>(sources_.size()); }
    bool is_identity() const;

    /// The slot, before, of what stands in `slot` after.
    int source(int slot) const { return sources_[static_cast<std::size_t>(slot)]; }
    std::span<const int> sources() const { return sources_; }

    /// Takes everything back to where it was: its source is the slot, after, of what stood in a slot before.
    Permutation inverse() const;

    /// This order after what stands in `from` was taken out and put in at `to`; those between make room.
    /// Neighbours swap by `moved(slot, slot + 1)`.
    Permutation moved(int from, int to) const;

    /// `before`, reordered, into `after`: both have `size` entries and share none.
    template <class T>
    void apply(std::span<const T> before, std::span<T> after) const {
        assert(before.size() == sources_.size() && after.size() == sources_.size());
        for (std::size_t slot = 0; slot < after.size(); ++slot) {
            after[slot] = before[static_cast<std::size_t>(sources_[slot])];
        }
    }

    friend bool operator==(const Permutation&, const Permutation&) = default;

  private:
    std::vector<int> sources_;
};

/// The permutation that does `first` and then `second`, which have the same size.
Permutation compose(const Permutation& first, const Permutation& second);

}  // namespace pe

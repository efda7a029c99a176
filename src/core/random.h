// Random numbers that are the same for the same seed everywhere: integers only, no library's distributions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace pe {

/// SplitMix64 (Steele, Lea and Flood 2014): every seed starts a good sequence.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }

    /// 0..count-1, count at least 1. The bias of the remainder is below 2^-32 for counts up to 2^32.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

    /// low..high, both included.
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::size_t>(high - low) + 1)); }

    template <class T>
    const T& pick(std::span<const T> values) {
        return values[below(values.size())];
    }

    template <class Range>
    void shuffle(Range& values) {
        for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[below(i)]);
    }

    /// 0 up to 1, below 1, in steps of 2^-53.
    double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    /// About standard normal, within -6..6: the sum of twelve whole numbers below 2^32, less 6 times 2^32, over 2^32.
    /// The sum is exact, so the result is the same everywhere; its mean is -1.4e-9 and its variance 1.
    double normal() {
        std::int64_t sum = 0;
        for (int i = 0; i < 12; ++i) sum += static_cast<std::int64_t>(next() >> 32);
        return static_cast<double>(sum - (std::int64_t{6} << 32)) * 0x1p-32;
    }

  private:
    std::uint64_t state_;
};

}  // namespace pe

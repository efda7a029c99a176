#include "core/relative_bias.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "core/encoding.h"

namespace pe {
namespace {

[[maybe_unused]] bool is_position(int number) {
    return number >= 0 && number <= max_position;
}

}  // namespace

double alibi_slope(int head, int heads) {
    assert(heads >= 1 && heads <= max_heads);
    assert(head >= 1 && head <= heads);
    return std::exp2(-8.0 * head / heads);
}

double alibi_bias(double slope, int query, int key) {
    assert(std::isfinite(slope));
    assert(is_position(query) && is_position(key));
    if (key > query) return -std::numeric_limits<double>::infinity();
    return (key - query) * slope;
}

int t5_bucket(int distance, int buckets, int max_distance) {
    assert(is_position(distance));
    assert(buckets >= 2 && buckets % 2 == 0);
    const int exact = buckets / 2;
    assert(max_distance > exact);
    if (distance < exact) return distance;
    // Logarithms to base 2: those of powers of two are exact, and they are what is asked for.
    const double beyond = std::log2(static_cast<double>(distance) / exact);
    const double whole_way = std::log2(static_cast<double>(max_distance) / exact);
    const auto step = static_cast<int>(beyond / whole_way * (buckets - exact));
    return std::min(exact + step, buckets - 1);
}

}  // namespace pe

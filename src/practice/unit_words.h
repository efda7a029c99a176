// Words that may stand behind a number: units, and words that say nothing about its value.
#pragma once

#include <cstddef>
#include <string_view>

namespace pe {

enum class Unit {
    none,
    radians,
    positions,
    pairs,
    other,  ///< cm, dimensions, ...: never asked for
};

/// What stands from `begin` on, as far as it is words of these kinds.
struct UnitReading {
    Unit unit = Unit::none;
    std::size_t end = 0;
};

UnitReading read_unit(std::string_view plain, std::size_t begin);

}  // namespace pe

// Which pairs' waves are shown: reading what was typed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pe {

inline constexpr int most_wave_pairs = 8;

/// Why a typed list of pairs cannot be taken.
enum class WavePairsProblem {
    none,
    unreadable,  ///< `at` is no pair
    beyond,      ///< `at` is a pair that the encoding has not
    too_many,    ///< more than `most_wave_pairs`
};

struct WavePairsReading {
    std::vector<int> pairs;  ///< ascending, each once; empty where there is a problem
    WavePairsProblem problem = WavePairsProblem::none;
    std::string at;  ///< what cannot be taken, as typed
};

/// Numbers with commas, semicolons or blanks between them, and ranges as 4-7. A text without any stands for a few pairs
/// evenly spread.
WavePairsReading read_wave_pairs(std::string_view text, int pair_count);

/// `count` pairs at most, evenly spread from pair 0 on.
std::vector<int> spread_pairs(int pair_count, int count);

/// As `read_wave_pairs` reads it.
std::string write_wave_pairs(const std::vector<int>& pairs);

}  // namespace pe

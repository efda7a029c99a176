// The words that the waves panel shows, in English, keyed by what they mean.
#pragma once

#include <array>
#include <string_view>

namespace pe::words {

inline constexpr std::string_view waves_title = "Waves";
inline constexpr std::string_view waves_what =
    "Each pair of columns is a sine and a cosine of the position, slower from pair to pair. Move the cursor: where it "
    "cuts the waves it reads the vector of that position.";
inline constexpr std::array<std::string_view, 4> wave_presets = {"Fast to slow", "Neighbours", "Long view",
                                                                 "Past training"};

inline constexpr std::string_view wave_pairs = "Pairs shown, for example 0, 1, 4-7";
inline constexpr std::string_view last_good_pairs = "The last good pairs stay in the picture.";
inline constexpr std::string_view pair_toggles = "Pairs shown";
inline constexpr std::string_view wave_span = "Positions along the waves";
inline constexpr std::string_view sine = "sin";
inline constexpr std::string_view cosine = "cos";
inline constexpr std::string_view too_fast = "more waves than the screen has room for";
inline constexpr std::string_view unfinished = "not yet round";
inline constexpr std::string_view finished = "comes round";

inline constexpr std::string_view counter_title = "Like a binary counter, but smooth";
inline constexpr std::string_view bits_head = "Bits, fast to slow";
inline constexpr std::string_view waves_head = "sin, cos; fast to slow";

}  // namespace pe::words

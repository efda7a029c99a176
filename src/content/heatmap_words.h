// The words that the heat map shows, in English, keyed by what they mean.
#pragma once

#include <array>
#include <string_view>

namespace pe::words {

inline constexpr std::string_view heat_map_title = "Heat map";
inline constexpr std::string_view heat_map_what =
    "The whole encoding at a glance: each row is a position, each column one entry of its vector, blue below 0 and "
    "orange above. Fast pairs make short stripes, slow pairs long ones.";
inline constexpr std::string_view heat_map_mean =
    "Where a pixel covers several cells it shows their mean, so stripes too fine for the screen turn pale.";

inline constexpr std::array<std::string_view, 4> heat_map_presets = {"128 × 64", "512 × 512", "4096 × 1024",
                                                                     "Past training"};
inline constexpr std::string_view zoom_in = "Zoom in";
inline constexpr std::string_view zoom_out = "Zoom out";
inline constexpr std::string_view whole_map = "Whole map";
inline constexpr std::string_view map_keys = "Drag or use the arrow keys to move; wheel, + and − zoom.";

inline constexpr std::string_view map_rows = "Positions shown";
inline constexpr std::string_view trained_length = "Trained length, 0: none";
inline constexpr std::string_view trained_mark = "trained length ";
inline constexpr std::string_view legend = "Colours: blue is −1, the ground 0, orange 1";

}  // namespace pe::words

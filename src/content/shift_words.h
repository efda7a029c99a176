// The words that the shift lab shows, in English, keyed by what they mean.
#pragma once

#include <array>
#include <string_view>

namespace pe::words {

inline constexpr std::string_view shift_title = "Shift lab";
inline constexpr std::string_view shift_what =
    "Each pair of columns is the hand of a clock, which turns at its own speed as the position grows. A shift by k "
    "positions turns every hand by a fixed angle, so PE at t + k is a linear function of PE at t.";
inline constexpr std::array<std::string_view, 5> shift_presets = {
    "Worked example", "Fast and slow hands", "Falls, then rises", "Before or after", "Unfinished turns"};

inline constexpr std::string_view shift_k = "Shift k";
inline constexpr std::string_view pair = "Pair i";

inline constexpr std::string_view clocks_heading = "The clocks";
inline constexpr std::string_view clocks = "Pair shown below";
inline constexpr std::string_view clocks_key =
    "Thin hand: at t. Strong hand: at t + k. Tinted: the turn by k. Hands go clockwise from the top; a tip lies sin to "
    "the right and cos up. All speeds are the real ones.";
inline constexpr std::string_view run_clocks = "Run the clocks";
inline constexpr std::string_view pause = "Pause";
inline constexpr std::string_view step = "Step";
inline constexpr std::string_view back_to_t = "Back to t";
inline constexpr std::string_view clock = "Run on by (positions)";
inline constexpr std::string_view clock_speed = "Positions a second";
inline constexpr std::string_view too_fast = "too fast to see";
inline constexpr std::string_view all_pairs = "All pairs by wavelength";

inline constexpr std::string_view turn_heading = "A shift is a turn";
inline constexpr std::string_view turn_key =
    "R knows k and the pair’s speed, but not t: change t, and its four numbers stay.";

inline constexpr std::string_view alike_heading = "How alike rows are that lie k apart";
inline constexpr std::string_view measure = "Show";
inline constexpr std::array<std::string_view, 3> measures = {"Dot product", "Distance", "Matrix"};
inline constexpr std::string_view reach = "Curve reaches to ±";

inline constexpr std::string_view lengths_heading = "What a shift leaves alone";

}  // namespace pe::words

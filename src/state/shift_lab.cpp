#include "state/shift_lab.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace pe {
namespace {

/// Thousandths of a position: as fine as a hand can show, and short in a link.
double rounded(double clock) {
    return std::round(clock * 1000) / 1000;
}

RowLengths lengths_at(const Encoding& encoding, int position) {
    const int from = std::min(position, max_position - 1);
    return {norm(encoding, position), from, distance(encoding, from, from + 1)};
}

}  // namespace

ShiftWindow curve_window(int shift, int reach) {
    const int windows_on = (std::abs(shift) + reach - 1) / (2 * reach);
    const int middle = (shift < 0 ? -2 : 2) * reach * windows_on;
    return {std::max(middle - reach, -max_position), std::min(middle + reach, max_position)};
}

std::vector<int> clocks_in_view(int pairs, int selected, int places) {
    const int count = std::min(pairs, places);
    std::vector<int> shown;
    for (int i = 0; i < count; ++i) shown.push_back(count == 1 ? 0 : i * (pairs - 1) / (count - 1));
    if (std::ranges::find(shown, selected) != shown.end()) return shown;
    // The fastest and the slowest stay.
    const auto nearest = std::min_element(shown.begin() + 1, shown.end() - 1, [&](int a, int b) {
        return std::abs(a - selected) < std::abs(b - selected);
    });
    *nearest = selected;
    return shown;
}

int first_in_matrix(int position, int shift) {
    constexpr int margin = 4;
    constexpr int farthest_back = lab_matrix_positions - 2 * margin;
    const int first = position + std::clamp(shift, -farthest_back, 0) - margin;
    return std::clamp(first, 0, max_position + 1 - lab_matrix_positions);
}

double clock_position(const Choices& choices) {
    return choices.position + choices.clock;
}

double last_clock(const Choices& choices) {
    return max_position - choices.position - std::max(shift_of(choices), 0);
}

void step_clocks(Choices& choices, double seconds) {
    choices.clock = std::min(rounded(choices.clock + seconds * choices.clock_speed), last_clock(choices));
}

void ShiftLab::run(Choices& choices, double elapsed_seconds) {
    if (!choices.run) {
        run_seconds_ = 0;
        return;
    }
    // Rounding must not add up from frame to frame.
    if (choices.clock != shown_clock_) exact_clock_ = choices.clock;
    const double seconds = std::min(elapsed_seconds, longest_run_seconds - run_seconds_);
    run_seconds_ += seconds;
    exact_clock_ = std::min(exact_clock_ + seconds * choices.clock_speed, last_clock(choices));
    choices.clock = shown_clock_ = rounded(exact_clock_);
    if (run_seconds_ >= longest_run_seconds || exact_clock_ == last_clock(choices)) choices.run = false;
}

void ShiftLab::update(const Choices& choices) {
    const Encoding encoding = encoding_of(choices);
    const bool is_new = encoding != encoding_;
    encoding_ = encoding;
    if (is_new) first_rise_ = pe::first_rise(encoding_, last_searched_rise);
    update_turn(choices, is_new);
    update_curve(choices, is_new);
}

void ShiftLab::update_turn(const Choices& choices, bool new_encoding) {
    const int pair = column_at(encoding_, choices.column).pair_index;
    const TurnOf turn_of = {pair, choices.position, shift_of(choices)};
    if (!new_encoding && turn_of == turn_of_) return;
    turn_of_ = turn_of;
    turn_ = pair_shift(encoding_, pair, choices.position, shift_of(choices));
    start_ = lengths_at(encoding_, choices.position);
    end_ = lengths_at(encoding_, choices.position + shift_of(choices));
    similarity_ = similarity_of_shift(encoding_, shift_of(choices));
    distance_ = distance_of_shift(encoding_, shift_of(choices));
}

void ShiftLab::update_curve(const Choices& choices, bool new_encoding) {
    const ShiftWindow window = curve_window(shift_of(choices), choices.reach);
    if (!new_encoding && window == window_ && choices.measure == measure_) return;
    window_ = window;
    measure_ = choices.measure;
    matrix_ = measure_ == Measure::matrix ? similarity_matrix(encoding_, lab_matrix_positions) : Matrix();
    curve_.resize(static_cast<std::size_t>(window_.last - window_.first + 1));
    if (measure_ == Measure::distance)
        distance_row(encoding_, window_.first, curve_);
    else
        similarity_row(encoding_, window_.first, curve_);
}

}  // namespace pe

#include "state/shift_lab.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "state/random_choices.h"

using namespace pe;

namespace {

Choices with(int width, int position, int shift) {
    Choices choices;
    choices.width = width;
    choices.position = position;
    choices.shift = shift;
    return choices;
}

Choices running(double clock, double speed) {
    Choices choices;
    choices.clock = clock;
    choices.clock_speed = speed;
    choices.run = true;
    return choices;
}

}  // namespace

TEST_CASE("whatever was shown before, the shift lab holds what the core computes") {
    std::mt19937 random(7);
    ShiftLab lab;
    for (int i = 0; i < 60; ++i) {
        const Choices choices = testing::random_choices(random);
        lab.update(choices);
        const Encoding encoding = encoding_of(choices);
        const int shift = shift_of(choices);
        const int target = choices.position + shift;
        CHECK(lab.encoding() == encoding);
        CHECK(lab.pair() == column_at(encoding, choices.column).pair_index);
        CHECK(lab.turn().block == pair_shift(encoding, lab.pair(), choices.position, shift).block);
        CHECK(lab.turn().expected == pair_shift(encoding, lab.pair(), choices.position, shift).expected);
        CHECK(lab.lengths_at_start().norm == norm(encoding, choices.position));
        CHECK(lab.lengths_at_end().norm == norm(encoding, target));
        CHECK(lab.similarity() == similarity_of_shift(encoding, shift));
        CHECK(lab.distance() == distance_of_shift(encoding, shift));
        CHECK(lab.first_rise() == first_rise(encoding, last_searched_rise));
        CHECK(lab.window() == curve_window(shift, choices.reach));
        REQUIRE(static_cast<int>(lab.curve().size()) == lab.window().last - lab.window().first + 1);
        const double at_shift = lab.curve()[static_cast<std::size_t>(shift - lab.window().first)];
        CHECK(at_shift == (choices.measure == Measure::distance ? lab.distance() : lab.similarity()));
        if (choices.measure == Measure::matrix)
            CHECK(lab.matrix() == similarity_matrix(encoding, lab_matrix_positions));
    }
}

TEST_CASE("t + k is a position: the shift is as near to the chosen one as t allows, and comes back when it may") {
    Choices choices = with(4, 2, -5);
    CHECK(shift_of(choices) == -2);
    choices.position = 9;
    CHECK(shift_of(choices) == -5);
    choices = with(4, max_position, 3);
    CHECK(shift_of(choices) == 0);
    choices = with(4, 0, max_position);
    CHECK(shift_of(choices) == max_position);
}

TEST_CASE("the curve's windows lie side by side, and each shift is in its own") {
    CHECK(curve_window(0, 64) == ShiftWindow{-64, 64});
    CHECK(curve_window(64, 64) == ShiftWindow{-64, 64});
    CHECK(curve_window(65, 64) == ShiftWindow{64, 192});
    CHECK(curve_window(-65, 64) == ShiftWindow{-192, -64});
    CHECK(curve_window(1000, 64) == ShiftWindow{960, 1088});
    for (const int reach : {min_reach, 17, 64, max_reach})
        for (const int shift : {-max_position, -max_position + 1, -1000, -17, 0, 16, 17, 4711, max_position}) {
            const ShiftWindow window = curve_window(shift, reach);
            CHECK(window.first <= shift);
            CHECK(shift <= window.last);
            CHECK(window.first >= -max_position);
            CHECK(window.last <= max_position);
        }
}

TEST_CASE("clocks go from the fastest pair to the slowest, with the selected one among them") {
    CHECK(clocks_in_view(1, 0, 4) == std::vector{0});
    CHECK(clocks_in_view(2, 1, 4) == std::vector{0, 1});
    CHECK(clocks_in_view(3, 1, 4) == std::vector{0, 1, 2});
    CHECK(clocks_in_view(256, 0, 4) == std::vector{0, 85, 170, 255});
    CHECK(clocks_in_view(256, 1, 4) == std::vector{0, 1, 170, 255});
    CHECK(clocks_in_view(256, 254, 4) == std::vector{0, 85, 254, 255});
    for (int pairs = 1; pairs < 40; ++pairs)
        for (int selected = 0; selected < pairs; ++selected) {
            const std::vector<int> shown = clocks_in_view(pairs, selected, 4);
            CHECK(static_cast<int>(shown.size()) == std::min(pairs, 4));
            CHECK(std::ranges::is_sorted(shown));
            CHECK(std::ranges::adjacent_find(shown) == shown.end());
            CHECK(std::ranges::find(shown, selected) != shown.end());
            CHECK(shown.front() == 0);
            CHECK(shown.back() == pairs - 1);
        }
}

TEST_CASE("the matrix shows t, and t + k where that is near") {
    const auto holds = [](int first, int position) {
        return position >= first && position < first + lab_matrix_positions;
    };
    for (const int t : {0, 1, 5, 50, 1000, max_position - 3, max_position})
        for (const int shift : {-1000, -24, -3, 0, 3, 24, 1000}) {
            const int first = first_in_matrix(t, shift);
            CHECK(first >= 0);
            CHECK(first + lab_matrix_positions - 1 <= max_position);
            CHECK(holds(first, t));
            if (std::abs(shift) <= 24 && t + shift >= 0 && t + shift <= max_position) CHECK(holds(first, t + shift));
        }
}

TEST_CASE("how far the clocks have run depends on time and speed, not on how many frames that took") {
    for (const double speed : {0.1, 1.0, 60.0, 1234.5}) {
        Choices coarse = running(2, speed);
        Choices fine = running(2, speed);
        ShiftLab of_coarse, of_fine;
        for (int i = 0; i < 10; ++i) of_coarse.run(coarse, 0.1);
        for (int i = 0; i < 640; ++i) of_fine.run(fine, 1.0 / 640);
        CHECK(coarse.clock == doctest::Approx(2 + speed).epsilon(1e-9));
        CHECK(std::abs(fine.clock - coarse.clock) < 0.0011);
    }
}

TEST_CASE("clocks that are paused stand still, and run on from where they are put") {
    ShiftLab lab;
    Choices choices = running(0, 10);
    lab.run(choices, 0.1);
    CHECK(choices.clock == 1);
    choices.run = false;
    lab.run(choices, 0.1);
    CHECK(choices.clock == 1);
    choices.run = true;
    choices.clock = 100;
    lab.run(choices, 0.1);
    CHECK(choices.clock == 101);
}

TEST_CASE("clocks stop by themselves after 30 seconds, and may be started again") {
    ShiftLab lab;
    Choices choices = running(0, 1);
    int frames = 0;
    while (choices.run && frames < 10'000) {
        lab.run(choices, 0.1);
        ++frames;
    }
    CHECK(frames == doctest::Approx(300).epsilon(0.01));
    CHECK(choices.clock == doctest::Approx(30).epsilon(0.01));
    lab.run(choices, 0.1);
    choices.run = true;
    lab.run(choices, 0.1);
    CHECK(choices.run);
}

TEST_CASE("clocks stop at the last position, that of t + k as well as that of t") {
    for (const int shift : {0, 7, -7}) {
        ShiftLab lab;
        Choices choices = running(0, fastest_clocks);
        choices.position = max_position - 100;
        choices.shift = shift;
        lab.run(choices, 0.1);
        CHECK(!choices.run);
        CHECK(choices.clock == 100 - std::max(shift, 0));
        Choices settled = choices;
        settle(settled);
        CHECK(settled == choices);
        step_clocks(choices, 1);
        CHECK(choices.clock == last_clock(choices));
    }
}

TEST_CASE("a step is what the clocks run in that time") {
    Choices choices = with(4, 1, 3);
    choices.clock_speed = 2.5;
    step_clocks(choices, 1);
    step_clocks(choices, 1);
    CHECK(choices.clock == 5);
    CHECK(clock_position(choices) == 6);
}

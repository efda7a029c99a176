#include "core/shift.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/format.h"
#include "core/random.h"

namespace {

using pe::Encoding;
using pe::Layout;
using pe::PairShift;
using pe::Random;

constexpr std::array all_layouts{Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first,
                                 Layout::tensor2tensor};

int column_of(const Encoding& encoding, int pair_index, pe::Wave wave) {
    int column = 0;
    while (pe::column_at(encoding, column) != pe::Column{pair_index, wave}) ++column;
    return column;
}

}  // namespace

TEST_CASE("a shift lands exactly on PE(t + k): in every pair, layout and direction, up to position 1 000 000") {
    Random random{1};
    for (const Layout layout : all_layouts) {
        for (const int width : {2, 8, 64, 512}) {
            const Encoding encoding{.width = width, .layout = layout};
            for (int i = 0; i < 40; ++i) {
                const int position = random.between(0, 1'000'000);
                const int target = random.between(0, 1'000'000);
                const int pair = random.between(0, width / 2 - 1);
                const PairShift shift = pe::pair_shift(encoding, pair, position, target - position);
                for (std::size_t row = 0; row < 2; ++row) {
                    CHECK(std::abs(shift.turned[row] - shift.expected[row]) < 1e-12);
                    CHECK(shift.turned[row] == shift.products[row][0] + shift.products[row][1]);
                }
                const int sine_column = column_of(encoding, pair, pe::Wave::sine);
                const int cosine_column = column_of(encoding, pair, pe::Wave::cosine);
                CHECK(shift.start[0] == pe::encoding_at(encoding, position, sine_column));
                CHECK(shift.start[1] == pe::encoding_at(encoding, position, cosine_column));
                CHECK(shift.expected[0] == pe::encoding_at(encoding, target, sine_column));
                CHECK(shift.expected[1] == pe::encoding_at(encoding, target, cosine_column));
            }
        }
    }
}

TEST_CASE("changing t does not change the block, changing k does") {
    const Encoding encoding{.width = 8};
    const pe::TurnBlock block = pe::pair_shift(encoding, 1, 0, 3).block;
    for (const int position : {1, 2, 50, 123'456}) CHECK(pe::pair_shift(encoding, 1, position, 3).block == block);
    CHECK(pe::pair_shift(encoding, 1, 0, 4).block != block);
}

TEST_CASE("the block of a shift by 1 in pair 0 is [[cos 1, sin 1], [-sin 1, cos 1]]") {
    const pe::TurnBlock block = pe::pair_shift({.width = 4}, 0, 7, 1).block;
    CHECK(block[0][0] == doctest::Approx(std::cos(1.0)).epsilon(1e-15));
    CHECK(block[0][1] == doctest::Approx(std::sin(1.0)).epsilon(1e-15));
    CHECK(block[1][0] == -block[0][1]);
    CHECK(block[1][1] == block[0][0]);
    CHECK(pe::pair_shift({.width = 4}, 1, 7, 3).angle_rad == doctest::Approx(0.03).epsilon(1e-15));
}

TEST_CASE("the blocks of all pairs are those of the whole rotation") {
    const Encoding encoding{.width = 16, .layout = Layout::concatenated};
    std::vector<pe::PairRotation> rotations(8);
    pe::shift_rotation(encoding, 5, rotations);
    for (int pair = 0; pair < 8; ++pair) {
        CHECK(pe::turn_block(rotations[static_cast<std::size_t>(pair)]) == pe::pair_shift(encoding, pair, 9, 5).block);
    }
}

TEST_CASE("the hand of a clock points at the pair's entries at whole positions and runs smoothly between them") {
    const Encoding encoding{.width = 8};
    for (int pair = 0; pair < 4; ++pair) {
        for (const int position : {0, 1, 2, 100, 16'000'000}) {
            const pe::ClockHand hand = pe::clock_hand(encoding, pair, position);
            CHECK(hand.sine == pe::encoding_at(encoding, position, 2 * pair));
            CHECK(hand.cosine == pe::encoding_at(encoding, position, 2 * pair + 1));
            CHECK(hand.turns == doctest::Approx(position / pe::wavelength(encoding, pair)).epsilon(1e-14));
        }
        for (double position = 0; position < 20; position += 1.0 / 16) {
            const pe::ClockHand hand = pe::clock_hand(encoding, pair, position);
            const double angle_rad = position * pe::radians_per_position(encoding, pair);
            CHECK(std::abs(hand.sine - std::sin(angle_rad)) < 1e-14);
            CHECK(std::abs(hand.cosine - std::cos(angle_rad)) < 1e-14);
        }
    }
}

TEST_CASE("pair 0 turns by one radian a position, and each speed is 2 pi over the wavelength") {
    CHECK(pe::radians_per_position({.width = 512}, 0) == 1.0);
    for (int pair = 0; pair < 256; ++pair) {
        CHECK(pe::radians_per_position({.width = 512}, pair) * pe::wavelength({.width = 512}, pair) ==
              doctest::Approx(2 * std::numbers::pi).epsilon(1e-15));
    }
}

TEST_CASE("the dot product of two rows depends on their shift alone and is the similarity of that shift") {
    Random random{2};
    for (const Layout layout : all_layouts) {
        const Encoding encoding{.width = 64, .layout = layout};
        for (int i = 0; i < 50; ++i) {
            const int a = random.between(0, 1'000'000);
            const int b = random.between(0, 1'000'000);
            CHECK(std::abs(pe::dot_product(encoding, a, b) - pe::similarity_of_shift(encoding, b - a)) < 1e-12);
        }
    }
}

TEST_CASE("similarity is symmetric: it does not tell 3 before from 3 after") {
    for (int shift = 0; shift < 100; ++shift) {
        CHECK(pe::similarity_of_shift({.width = 32}, shift) == pe::similarity_of_shift({.width = 32}, -shift));
    }
    const Encoding encoding{.width = 512};
    const pe::Matrix matrix = pe::similarity_matrix(encoding, 60);
    CHECK(matrix.at(50, 53) == matrix.at(50, 47));
    CHECK(matrix.at(53, 50) == matrix.at(50, 53));
    CHECK(std::abs(matrix.at(50, 53) - pe::dot_product(encoding, 50, 53)) < 1e-12);
}

TEST_CASE("similarity is largest at shift 0, where it is d/2") {
    std::vector<double> row(201);
    pe::similarity_row({.width = 64}, -100, row);
    CHECK(row[100] == 32.0);
    for (std::size_t i = 0; i < row.size(); ++i) CHECK((i == 100 || row[i] < 32.0));
}

TEST_CASE("similarity does not fall for ever: at d = 512 it falls up to 43 and first rises at 44") {
    CHECK(pe::first_rise({.width = 512}, 100) == 44);
    CHECK(!pe::first_rise({.width = 512}, 43));
}

TEST_CASE("distances at d = 8 grow to 2.017 at a shift of 3 and shrink again to 0.658 at 6") {
    constexpr std::array published{0.964, 1.695, 2.017, 1.862, 1.296, 0.658};
    for (int shift = 1; shift <= 6; ++shift) {
        const double distance = pe::distance_of_shift({.width = 8}, shift);
        CHECK(pe::same_when_rounded(distance, published[static_cast<std::size_t>(shift - 1)], 3));
    }
}

TEST_CASE("every step has the same length, 0.9641 at d = 8, wherever it is made") {
    CHECK(pe::same_when_rounded(pe::distance_of_shift({.width = 8}, 1), 0.9641, 4));
    for (const int position : {0, 1, 17, 5000, 1'000'000}) {
        CHECK(pe::distance({.width = 8}, position, position + 1) ==
              doctest::Approx(pe::distance_of_shift({.width = 8}, 1)).epsilon(1e-14));
    }
}

TEST_CASE("after 512 positions, 133 of the 256 pairs of d = 512 have not come round once") {
    CHECK(pe::unfinished_pairs({.width = 512}, 512) == 133);
    CHECK(pe::unfinished_pairs({.width = 512}, 6) == 256);
    CHECK(pe::unfinished_pairs({.width = 512}, 7) == 252);
    CHECK(pe::unfinished_pairs({.width = 512}, 60'612) == 0);
    CHECK(pe::unfinished_pairs({.width = 4}, 100) == 1);
}

TEST_CASE("the unfinished pairs are the slow ones") {
    const Encoding encoding{.width = 512};
    const int first_unfinished = 256 - pe::unfinished_pairs(encoding, 512);
    CHECK(pe::wavelength(encoding, first_unfinished - 1) <= 512);
    CHECK(pe::wavelength(encoding, first_unfinished) > 512);
}

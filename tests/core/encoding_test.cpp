#include "core/encoding.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace {

using pe::Column;
using pe::Encoding;
using pe::Layout;
using pe::OddWidth;
using pe::Wave;

constexpr std::array all_layouts{Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first,
                                 Layout::tensor2tensor};
constexpr std::array all_odd_widths{OddWidth::zero_pad, OddWidth::cut, OddWidth::drop_last_cosine};

/// Every layout with an even width, and with an odd one under each convention.
std::vector<Encoding> encodings_of_all_kinds(int even_width) {
    std::vector<Encoding> result;
    for (const Layout layout : all_layouts) {
        result.push_back({.width = even_width, .layout = layout});
        for (const OddWidth odd_width : all_odd_widths) {
            result.push_back({.width = even_width + 1, .layout = layout, .odd_width = odd_width});
        }
    }
    return result;
}

std::vector<Column> columns_of(const Encoding& encoding) {
    std::vector<Column> result;
    for (int column = 0; column < encoding.width; ++column) result.push_back(pe::column_at(encoding, column));
    return result;
}

template <typename Number = double>
std::vector<Number> row_of(const Encoding& encoding, int position) {
    std::vector<Number> row(static_cast<std::size_t>(encoding.width));
    pe::encoding_row(encoding, position, std::span(row));
    return row;
}

template <typename Number>
std::vector<Number> block_of(const Encoding& encoding, int first_position, int rows) {
    std::vector<Number> block(static_cast<std::size_t>(encoding.width) * static_cast<std::size_t>(rows));
    pe::encoding_block(encoding, first_position, rows, std::span(block));
    return block;
}

double largest_difference(std::span<const double> a, std::span<const double> b) {
    REQUIRE(a.size() == b.size());
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

std::string problem_of(const Encoding& encoding) {
    return pe::problem(encoding).value_or("none");
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a width outside 1..8192 is refused in words that name the limits") {
    for (const int width : {0, -2, 8193, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
        CAPTURE(width);
        CHECK(problem_of({.width = width}) == "The width must be a whole number from 1 to 8192.");
    }
    CHECK(problem_of({.width = 8192}) == "none");
    CHECK(problem_of({.width = 2}) == "none");
}

TEST_CASE("a base that is not above 1 and at most a thousand million is refused, NaN and infinity too") {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (const double base : {1.0, 0.5, 0.0, -10000.0, 1.1e9, infinity, -infinity, std::nan("")}) {
        CAPTURE(base);
        CHECK(problem_of({.base = base}) == "The base must be a number above 1 and at most 1000000000.");
    }
    CHECK(problem_of({.base = std::nextafter(1.0, 2.0)}) == "none");
    CHECK(problem_of({.base = 1e9}) == "none");
}

TEST_CASE("an odd width is refused in words that name the three choices") {
    const std::string message = problem_of({.width = 5});
    CHECK(contains(message, "5 is odd"));
    CHECK(contains(message, "zero pad (a row of width 4"));
    CHECK(contains(message, "cut (a row of width 6"));
    CHECK(contains(message, "drop the last cosine"));
}

TEST_CASE("an odd width is no problem once a choice is made, nor for tensor2tensor, which always pads") {
    for (const OddWidth odd_width : all_odd_widths) CHECK(problem_of({.width = 5, .odd_width = odd_width}) == "none");
    CHECK(problem_of({.width = 5, .layout = Layout::tensor2tensor}) == "none");
}

TEST_CASE("position 0 is 0, 1, 0, 1 whatever the width") {
    for (const int width : {2, 4, 512, 8192}) {
        const std::vector<double> row = row_of({.width = width}, 0);
        for (std::size_t column = 0; column < row.size(); ++column) CHECK(row[column] == (column % 2 == 0 ? 0.0 : 1.0));
    }
}

TEST_CASE("position 1 at width 4 is 0.8415, 0.5403, 0.0100, 1.0000") {
    const std::vector<double> right{std::sin(1.0), std::cos(1.0), std::sin(0.01), std::cos(0.01)};
    CHECK(largest_difference(row_of({.width = 4}, 1), right) < 1e-15);
}

TEST_CASE("columns of each layout hold the pairs in the layout's order") {
    constexpr Wave s = Wave::sine;
    constexpr Wave c = Wave::cosine;
    CHECK(columns_of({.width = 4}) == std::vector<Column>{{0, s}, {0, c}, {1, s}, {1, c}});
    CHECK(columns_of({.width = 4, .layout = Layout::concatenated}) ==
          std::vector<Column>{{0, s}, {1, s}, {0, c}, {1, c}});
    CHECK(columns_of({.width = 4, .layout = Layout::concatenated_cosine_first}) ==
          std::vector<Column>{{0, c}, {1, c}, {0, s}, {1, s}});
    CHECK(columns_of({.width = 4, .layout = Layout::tensor2tensor}) ==
          std::vector<Column>{{0, s}, {1, s}, {0, c}, {1, c}});
}

TEST_CASE("the layouts with exponent 2i/d are permutations of each other") {
    for (const int position : {1, 100, 65537}) {
        std::vector<double> interleaved = row_of({.width = 64}, position);
        std::sort(interleaved.begin(), interleaved.end());
        for (const Layout layout : {Layout::concatenated, Layout::concatenated_cosine_first}) {
            std::vector<double> other = row_of({.width = 64, .layout = layout}, position);
            CHECK(other != interleaved);
            std::sort(other.begin(), other.end());
            CHECK(other == interleaved);
        }
    }
}

TEST_CASE("the columns of a row are all its pairs, each sine and each cosine once") {
    for (const Encoding& encoding : encodings_of_all_kinds(10)) {
        CAPTURE(encoding.layout);
        CAPTURE(encoding.odd_width);
        std::vector<int> sines(static_cast<std::size_t>(pe::pair_count(encoding)));
        std::vector<int> cosines(sines.size());
        int zeros = 0;
        for (const auto& [pair_index, wave] : columns_of(encoding)) {
            if (wave == Wave::zero) {
                CHECK(pair_index == -1);
                ++zeros;
            } else {
                ++(wave == Wave::sine ? sines : cosines).at(static_cast<std::size_t>(pair_index));
            }
        }
        CHECK(std::all_of(sines.begin(), sines.end() - 1, [](int count) { return count == 1; }));
        CHECK(std::all_of(cosines.begin(), cosines.end() - 1, [](int count) { return count == 1; }));
        CHECK((sines.back() == 1 && cosines.back() == 1) == pe::pairs_are_whole(encoding));
        CHECK(sines.back() + cosines.back() >= 1);
        CHECK(zeros == (encoding.width % 2 == 1 && pe::pairs_are_whole(encoding) ? 1 : 0));
    }
}

TEST_CASE("zero pad is the row one narrower with a zero behind it") {
    for (const Layout layout : all_layouts) {
        std::vector<double> narrower = row_of({.width = 6, .layout = layout}, 9);
        narrower.push_back(0.0);
        CHECK(row_of({.width = 7, .layout = layout, .odd_width = OddWidth::zero_pad}, 9) == narrower);
    }
}

TEST_CASE("cut is the row one wider without its last column") {
    for (const Layout layout : {Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first}) {
        std::vector<double> wider = row_of({.width = 8, .layout = layout}, 9);
        wider.pop_back();
        CHECK(row_of({.width = 7, .layout = layout, .odd_width = OddWidth::cut}, 9) == wider);
    }
}

TEST_CASE("dropping the last cosine keeps the odd d in the exponent and one sine more than cosines") {
    const auto angle = [](int pair_index) { return 9.0 / std::pow(10000.0, 2.0 * pair_index / 5.0); };
    const auto row = [](Layout layout) {
        return row_of({.width = 5, .layout = layout, .odd_width = OddWidth::drop_last_cosine}, 9);
    };
    const double s0 = std::sin(angle(0)), s1 = std::sin(angle(1)), s2 = std::sin(angle(2));
    const double c0 = std::cos(angle(0)), c1 = std::cos(angle(1));
    CHECK(largest_difference(row(Layout::interleaved), std::vector{s0, c0, s1, c1, s2}) < 1e-15);
    CHECK(largest_difference(row(Layout::concatenated), std::vector{s0, s1, s2, c0, c1}) < 1e-15);
    CHECK(largest_difference(row(Layout::concatenated_cosine_first), std::vector{c0, c1, s0, s1, s2}) < 1e-15);
}

TEST_CASE("tensor2tensor pads whatever the choice, as its authors do") {
    const std::vector<double> padded = row_of({.width = 7, .layout = Layout::tensor2tensor}, 5);
    CHECK(padded.back() == 0.0);
    for (const OddWidth odd_width : all_odd_widths) {
        CHECK(row_of({.width = 7, .layout = Layout::tensor2tensor, .odd_width = odd_width}, 5) == padded);
    }
}

TEST_CASE("width 1 is a zero, a sine or a cosine, as the choice says") {
    const auto only_entry = [](Layout layout, OddWidth odd_width) {
        const Encoding encoding{.width = 1, .layout = layout, .odd_width = odd_width};
        CHECK(row_of<float>(encoding, 1).front() == static_cast<float>(row_of(encoding, 1).front()));
        return row_of(encoding, 1).front();
    };
    CHECK(only_entry(Layout::interleaved, OddWidth::zero_pad) == 0.0);
    CHECK(only_entry(Layout::tensor2tensor, OddWidth::refuse) == 0.0);
    CHECK(std::abs(only_entry(Layout::interleaved, OddWidth::cut) - std::sin(1.0)) < 1e-15);
    CHECK(std::abs(only_entry(Layout::concatenated_cosine_first, OddWidth::cut) - std::cos(1.0)) < 1e-15);
    CHECK(std::abs(only_entry(Layout::concatenated, OddWidth::drop_last_cosine) - std::sin(1.0)) < 1e-15);
    CHECK(pe::pair_count({.width = 1, .odd_width = OddWidth::zero_pad}) == 0);
}

TEST_CASE("a derivation shows exponent, denominator, angle and value of one entry") {
    const pe::Derivation entry = pe::derive({.width = 4}, 3, 2);
    CHECK(entry.position == 3);
    CHECK(entry.column == 2);
    CHECK(entry.pair_index == 1);
    CHECK(entry.wave == Wave::sine);
    CHECK(entry.exponent == 0.5);
    CHECK(entry.denominator == 100.0);
    CHECK(entry.angle_rad == 0.03);
    CHECK(entry.value == std::sin(0.03));
}

TEST_CASE("powers of ten come out whole among the denominators") {
    for (int pair_index = 0; pair_index < 4; ++pair_index) {
        CHECK(pe::derive({.width = 8}, 1, 2 * pair_index).denominator == std::pow(10.0, pair_index));
    }
}

TEST_CASE("all steps of a padded zero are 0") {
    const pe::Derivation entry = pe::derive({.width = 5, .odd_width = OddWidth::zero_pad}, 3, 4);
    CHECK(entry.pair_index == -1);
    CHECK(entry.wave == Wave::zero);
    CHECK(entry.exponent == 0.0);
    CHECK(entry.denominator == 0.0);
    CHECK(entry.angle_rad == 0.0);
    CHECK(entry.value == 0.0);
}

TEST_CASE("both waves of a pair share one frequency") {
    const Encoding encoding{.width = 32};
    for (int column = 0; column < 32; column += 2) {
        const pe::Derivation sine = pe::derive(encoding, 12345, column);
        const pe::Derivation cosine = pe::derive(encoding, 12345, column + 1);
        CHECK(sine.exponent == column / 32.0);
        CHECK(sine.angle_rad == cosine.angle_rad);
        CHECK(std::abs(sine.value * sine.value + cosine.value * cosine.value - 1.0) < 1e-15);
    }
}

TEST_CASE("a single entry is the same double as in its row and in any block") {
    for (const Encoding& encoding : encodings_of_all_kinds(30)) {
        const std::vector<double> block = block_of<double>(encoding, 1000, 70);
        const auto width = static_cast<std::size_t>(encoding.width);
        for (const int row : {0, 23, 24, 69}) {
            const auto in_block = std::span(block).subspan(static_cast<std::size_t>(row) * width, width);
            CHECK(std::ranges::equal(in_block, row_of(encoding, 1000 + row)));
            for (int column = 0; column < encoding.width; ++column) {
                CHECK(in_block[static_cast<std::size_t>(column)] == pe::encoding_at(encoding, 1000 + row, column));
            }
        }
    }
}

TEST_CASE("rows of floats are the same alone and in any block, across all seams") {
    for (const Encoding& encoding : encodings_of_all_kinds(30)) {
        for (const int first_position : {0, 1, 63, 64, 1000, pe::max_position - 199}) {
            const std::vector<float> block = block_of<float>(encoding, first_position, 200);
            const auto width = static_cast<std::size_t>(encoding.width);
            for (int row = 0; row < 200; ++row) {
                const auto in_block = std::span(block).subspan(static_cast<std::size_t>(row) * width, width);
                REQUIRE(std::ranges::equal(in_block, row_of<float>(encoding, first_position + row)));
            }
        }
    }
}

TEST_CASE("floats are the doubles rounded, to within one unit in the last place") {
    for (const Encoding& encoding : encodings_of_all_kinds(64)) {
        for (const int position : {0, 1, 77, 65535, pe::max_position}) {
            const std::vector<double> doubles = row_of(encoding, position);
            const std::vector<float> floats = row_of<float>(encoding, position);
            for (std::size_t column = 0; column < floats.size(); ++column) {
                const auto nearest = static_cast<float>(doubles[column]);
                CHECK(std::nextafter(nearest, -2.0F) <= floats[column]);
                CHECK(floats[column] <= std::nextafter(nearest, 2.0F));
            }
        }
    }
}

TEST_CASE("a block of no rows is empty") {
    std::vector<float> nothing;
    pe::encoding_block({.width = 8}, 5, 0, std::span(nothing));
    CHECK(nothing.empty());
}

TEST_CASE("a plain double product loses the sine at large positions, the encoding does not") {
    // 5419351 is 1725033 pi and 3.82e-8 more, so its sine is just the other side of zero.
    CHECK(std::abs(pe::encoding_at({.width = 2}, 5419351, 0) + 3.8200475070896602e-8) < 1e-23);
    // 2/d = 1/256 has an exact double; the frequency has not, and times 2^24 its rounding shows.
    const double rounded_frequency = std::pow(10000.0, -1.0 / 256.0);
    const double naive = std::sin(pe::max_position * rounded_frequency);
    const double right = pe::encoding_at({.width = 512}, pe::max_position, 2);
    CHECK(std::abs(naive - right) > 1e-11);
    CHECK(std::abs(naive - right) < 1e-8);
}

TEST_CASE("the length of PE is sqrt(d/2) at every position") {
    for (const Layout layout : all_layouts) {
        for (const int width : {2, 8, 384, 4096}) {
            for (const int position : {0, 1, 1000, pe::max_position}) {
                CHECK(std::abs(pe::norm({.width = width, .layout = layout}, position) - std::sqrt(width / 2.0)) <
                      1e-13);
            }
        }
    }
}

TEST_CASE("moving by k turns pair i by k times its frequency") {
    const Encoding encoding{.width = 8};
    std::array<pe::PairRotation, 4> rotation;
    pe::shift_rotation(encoding, 5, rotation);
    for (std::size_t i = 0; i < 4; ++i) {
        const double angle = 5.0 / std::pow(10.0, static_cast<double>(i));
        CHECK(std::abs(rotation[i].cosine - std::cos(angle)) < 1e-15);
        CHECK(std::abs(rotation[i].sine - std::sin(angle)) < 1e-15);
    }
}

TEST_CASE("the same rotation takes PE(t) to PE(t + k) for every t, forwards and backwards") {
    std::mt19937 random(1);
    std::uniform_int_distribution<int> any_position(0, pe::max_position);
    for (const Encoding& encoding : encodings_of_all_kinds(48)) {
        if (!pe::pairs_are_whole(encoding)) continue;
        std::vector<pe::PairRotation> rotation(static_cast<std::size_t>(pe::pair_count(encoding)));
        for (int trial = 0; trial < 50; ++trial) {
            const int from = any_position(random);
            const int to = any_position(random);
            std::vector<double> row = row_of(encoding, from);
            pe::shift_rotation(encoding, to - from, rotation);
            pe::rotate_row(encoding, rotation, row, row);
            CHECK(largest_difference(row, row_of(encoding, to)) < 1e-15);
        }
    }
}

TEST_CASE("a shift by nothing turns nothing") {
    const Encoding encoding{.width = 16};
    std::array<pe::PairRotation, 8> rotation;
    pe::shift_rotation(encoding, 0, rotation);
    const std::vector<double> row = row_of(encoding, 123);
    std::vector<double> turned(row.size());
    pe::rotate_row(encoding, rotation, row, turned);
    CHECK(turned == row);
}

TEST_CASE("only odd widths that are cut or lose a cosine have a pair that is not whole") {
    CHECK(pe::pairs_are_whole({.width = 6}));
    CHECK(pe::pairs_are_whole({.width = 7, .odd_width = OddWidth::zero_pad}));
    CHECK(pe::pairs_are_whole({.width = 7, .layout = Layout::tensor2tensor}));
    CHECK_FALSE(pe::pairs_are_whole({.width = 7, .odd_width = OddWidth::cut}));
    CHECK_FALSE(pe::pairs_are_whole({.width = 7, .odd_width = OddWidth::drop_last_cosine}));
    CHECK(pe::pair_count({.width = 7, .odd_width = OddWidth::drop_last_cosine}) == 4);
}

TEST_CASE("the dot product of two positions depends on their difference alone") {
    std::mt19937 random(2);
    std::uniform_int_distribution<int> any_position(0, pe::max_position / 2);
    for (const Layout layout : all_layouts) {
        const Encoding encoding{.width = 64, .layout = layout};
        for (const int difference : {0, 1, 17, 4096}) {
            const int a = any_position(random);
            const int b = any_position(random);
            CHECK(std::abs(pe::dot_product(encoding, a, a + difference) -
                           pe::dot_product(encoding, b + difference, b)) < 1e-13);
        }
    }
}

TEST_CASE("the distance of two positions follows from their dot product") {
    const Encoding encoding{.width = 32};
    for (const int k : {0, 1, 10, 1000}) {
        const double from_dot = std::sqrt(std::max(0.0, 32.0 - 2.0 * pe::dot_product(encoding, 7, 7 + k)));
        CHECK(std::abs(pe::distance(encoding, 7, 7 + k) - from_dot) < 1e-7);
    }
    CHECK(pe::distance(encoding, 7, 7) == 0.0);
}

TEST_CASE("after its wavelength a pair repeats") {
    // With base 100 at d = 4, pair 1 has the wavelength 20 pi, and 355 is close to 113 pi: 3550 to 56.5 of them.
    const Encoding encoding{.width = 4, .base = 100.0};
    CHECK(std::abs(pe::wavelength(encoding, 1) - 62.83185307179586) < 1e-13);
    CHECK(std::abs(pe::encoding_at(encoding, 7100 + 3, 2) - pe::encoding_at(encoding, 3, 2)) < 1e-3);
}

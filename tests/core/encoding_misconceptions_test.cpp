// What is often said about positional encoding and is not so: every number that the lesson gives against it.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>
#include <vector>

#include "core/encoding.h"

namespace {

using pe::Encoding;
using pe::Layout;
using pe::OddWidth;

std::vector<double> row_of(const Encoding& encoding, int position) {
    std::vector<double> row(static_cast<std::size_t>(encoding.width));
    pe::encoding_row(encoding, position, row);
    return row;
}

double rounded(double value, int decimals) {
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale;
}

/// The values as they are printed to `decimals` decimals.
std::vector<double> printed(std::span<const double> values, int decimals) {
    std::vector<double> result;
    for (const double value : values) result.push_back(rounded(value, decimals));
    return result;
}

double cosine_similarity(const Encoding& encoding, int a, int b) {
    return pe::dot_product(encoding, a, b) / (pe::norm(encoding, a) * pe::norm(encoding, b));
}

}  // namespace

TEST_CASE(
    "the first columns are the fast ones: one step moves column 0 by 0.8415 and column 14 by 0.000316 at d = 16") {
    const Encoding encoding{.width = 16};
    const auto step_in = [&](int column) {
        return pe::encoding_at(encoding, 1, column) - pe::encoding_at(encoding, 0, column);
    };
    CHECK(rounded(step_in(0), 4) == 0.8415);
    CHECK(rounded(step_in(14), 6) == 0.000316);
}

TEST_CASE("adding an encoding does not rotate: (1, 0) + PE(t) changes its length") {
    std::vector<double> norms;
    for (int position = 0; position <= 5; ++position) {
        const std::vector<double> row = row_of({.width = 2}, position);
        norms.push_back(std::hypot(1.0 + row[0], row[1]));
    }
    CHECK(printed(norms, 3) == std::vector{1.414, 1.919, 1.954, 1.511, 0.697, 0.287});
}

TEST_CASE("interleaved and concatenated rows hold the same numbers in another order") {
    const Encoding interleaved{.width = 4};
    const Encoding concatenated{.width = 4, .layout = Layout::concatenated};
    CHECK(printed(row_of(interleaved, 1), 4) == std::vector{0.8415, 0.5403, 0.0100, 1.0000});
    CHECK(printed(row_of(concatenated, 1), 4) == std::vector{0.8415, 0.0100, 0.5403, 1.0000});
    CHECK(std::abs(pe::dot_product(interleaved, 3, 8) - pe::dot_product(concatenated, 3, 8)) < 1e-15);
}

TEST_CASE("the slowest wavelength stays below 2 pi times the base") {
    const auto slowest = [](int width) { return pe::wavelength({.width = width}, width / 2 - 1); };
    CHECK(rounded(slowest(4), 1) == 628.3);
    CHECK(rounded(slowest(8), 0) == 6283);
    CHECK(rounded(slowest(64), 0) == 47117);
    CHECK(rounded(slowest(512), 0) == 60611);
    CHECK(slowest(8192) < 2.0 * std::numbers::pi * 10000.0);
}

TEST_CASE("the tensor2tensor form is not the paper's") {
    CHECK(pe::derive({.width = 4, .layout = Layout::tensor2tensor}, 1, 1).denominator == 10000.0);
    CHECK(pe::derive({.width = 4, .layout = Layout::concatenated}, 1, 1).denominator == 100.0);

    struct Difference {
        double size = 0;
        int position = 0;
        int column = 0;
    } largest;
    for (int position = 0; position < 512; ++position) {
        const std::vector<double> theirs = row_of({.width = 512, .layout = Layout::tensor2tensor}, position);
        const std::vector<double> papers = row_of({.width = 512, .layout = Layout::concatenated}, position);
        for (std::size_t column = 0; column < theirs.size(); ++column) {
            const double size = std::abs(theirs[column] - papers[column]);
            if (size > largest.size) largest = {size, position, static_cast<int>(column)};
        }
    }
    CHECK(rounded(largest.size, 3) == 0.712);
    CHECK(largest.position == 511);
    CHECK(largest.column == 283);
}

TEST_CASE("10000 is no wavelength, and i counts pairs") {
    const Encoding encoding{.width = 512};
    CHECK(pe::pair_count(encoding) == 256);
    for (int pair_index = 0; pair_index < 256; ++pair_index) {
        const double divisor = pe::derive(encoding, 1, 2 * pair_index).denominator;
        CHECK(std::abs(pe::wavelength(encoding, pair_index) / (2.0 * std::numbers::pi * divisor) - 1.0) < 1e-15);
    }
}

TEST_CASE("scaling an embedding by sqrt(d) makes it 1.41 times as long as PE, not 20 times") {
    const double scaled_embedding = std::sqrt(384.0);
    const double encoding_length = pe::norm({.width = 384}, 77);
    CHECK(rounded(scaled_embedding, 1) == 19.6);
    CHECK(rounded(encoding_length, 2) == 13.86);
    CHECK(rounded(scaled_embedding / encoding_length, 2) == 1.41);
}

TEST_CASE("an exponent doubled by mistake gives 0.958144 for 0.936415, and neighbours too alike") {
    const Encoding encoding{.width = 512};
    const auto with_doubled_exponent = [](int position, int column) {
        const double angle = position / std::pow(10000.0, 4.0 * (column / 2) / 512.0);
        return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
    };
    CHECK(rounded(pe::encoding_at(encoding, 2, 2), 6) == 0.936415);
    CHECK(rounded(with_doubled_exponent(2, 2), 6) == 0.958144);

    double slip = 0;
    for (int column = 0; column < 512; ++column)
        slip += with_doubled_exponent(2, column) * with_doubled_exponent(10, column);
    CHECK(rounded(cosine_similarity(encoding, 2, 10), 7) == 0.7225201);
    CHECK(rounded(slip / 256.0, 7) == 0.8600013);
}

TEST_CASE("an odd width has a different answer under each convention") {
    const auto row = [](Layout layout, OddWidth odd_width) {
        return printed(row_of({.width = 5, .layout = layout, .odd_width = odd_width}, 1), 4);
    };
    CHECK(row(Layout::tensor2tensor, OddWidth::refuse) == std::vector{0.8415, 0.0001, 0.5403, 1.0, 0.0});
    CHECK(row(Layout::interleaved, OddWidth::zero_pad) == std::vector{0.8415, 0.5403, 0.01, 1.0, 0.0});
    CHECK(row(Layout::interleaved, OddWidth::cut) == std::vector{0.8415, 0.5403, 0.0464, 0.9989, 0.0022});
    CHECK(row(Layout::interleaved, OddWidth::drop_last_cosine) == std::vector{0.8415, 0.5403, 0.0251, 0.9997, 0.0006});
}

TEST_CASE("two positions never have the same encoding, but may look the same at two decimals") {
    const auto look_alike = [](int width, int a, int b) {
        const Encoding encoding{.width = width};
        return printed(row_of(encoding, a), 2) == printed(row_of(encoding, b), 2);
    };
    CHECK(look_alike(2, 5, 338));
    CHECK(look_alike(4, 5, 13828));
    CHECK(pe::distance({.width = 2}, 5, 338) > 0.0);
    CHECK(pe::distance({.width = 4}, 5, 13828) > 0.0);
}

TEST_CASE("the dot product with position 0 does not fall steadily with distance") {
    const Encoding wide{.width = 512};
    for (int k = 1; k <= 43; ++k) CHECK(pe::dot_product(wide, 0, k) < pe::dot_product(wide, 0, k - 1));
    CHECK(pe::dot_product(wide, 0, 44) > pe::dot_product(wide, 0, 43));

    std::vector<double> distances;
    for (int k = 1; k <= 6; ++k) distances.push_back(pe::distance({.width = 8}, 0, k));
    CHECK(printed(distances, 3) == std::vector{0.964, 1.695, 2.017, 1.862, 1.296, 0.658});
}

TEST_CASE("the dot product does not tell before from after: 53 and 47 are alike to 50") {
    const Encoding encoding{.width = 512};
    CHECK(std::abs(pe::dot_product(encoding, 50, 53) - pe::dot_product(encoding, 50, 47)) < 1e-12);
}

TEST_CASE("rows 0 and 1 at d = 4 differ in all four columns, in three at two decimals") {
    const std::vector<double> first = row_of({.width = 4}, 0);
    const std::vector<double> second = row_of({.width = 4}, 1);
    int different = 0;
    int different_when_printed = 0;
    for (std::size_t column = 0; column < 4; ++column) {
        different += first[column] != second[column];
        different_when_printed += rounded(first[column], 2) != rounded(second[column], 2);
    }
    CHECK(different == 4);
    CHECK(different_when_printed == 3);
}

TEST_CASE("one step moves PE by the same length at every position: 0.9641 at d = 8") {
    for (const int position : {0, 1, 2, 100, 4711, 1 << 20}) {
        CAPTURE(position);
        CHECK(rounded(pe::distance({.width = 8}, position, position + 1), 4) == 0.9641);
    }
}

TEST_CASE("the cosine of neighbours grows with the width, from 0.540 to 0.973") {
    std::vector<double> cosines;
    for (const int width : {2, 4, 8, 64, 512}) cosines.push_back(cosine_similarity({.width = width}, 20, 21));
    CHECK(printed(cosines, 3) == std::vector{0.540, 0.770, 0.884, 0.966, 0.973});
}

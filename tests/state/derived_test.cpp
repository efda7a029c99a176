#include "state/derived.h"

#include <doctest/doctest.h>

#include <random>
#include <vector>

#include "core/listing.h"
#include "state/random_choices.h"

using namespace pe;

namespace {

std::vector<double> row_of(const Encoding& encoding, int position) {
    std::vector<double> row(static_cast<std::size_t>(encoding.width));
    encoding_row(encoding, position, row);
    return row;
}

std::vector<double> copy_of(std::span<const double> values) {
    return {values.begin(), values.end()};
}

Derived derived_from(const Choices& choices) {
    Derived derived;
    derived.update(choices);
    return derived;
}

Choices two_rows(int width, int position, int other, int decimals) {
    Choices choices;
    choices.width = width;
    choices.position = position;
    choices.other_position = other;
    choices.decimals = decimals;
    return choices;
}

std::vector<double> block_of(const Encoding& encoding, int first, int rows) {
    std::vector<double> block(static_cast<std::size_t>(rows * encoding.width));
    encoding_block(encoding, first, rows, block);
    return block;
}

}  // namespace

TEST_CASE("what is derived is what the core computes, whatever the choices and whatever stood there before") {
    std::mt19937 random(1762);
    Derived derived;
    for (int i = 0; i < 200; ++i) {
        const Choices choices = testing::random_choices(random);
        derived.update(choices);
        const Encoding encoding = encoding_of(choices);
        REQUIRE(derived.encoding() == encoding);
        REQUIRE(copy_of(derived.row()) == row_of(encoding, choices.position));
        REQUIRE(copy_of(derived.comparison().other_row) == row_of(encoding, choices.other_position));
        REQUIRE(derived.derivation().value == derive(encoding, choices.position, choices.column).value);
        REQUIRE(derived.derivation().column == choices.column);
        REQUIRE(derived.derivation().position == choices.position);
        REQUIRE(derived.comparison().dot_product == dot_product(encoding, choices.position, choices.other_position));
        REQUIRE(derived.comparison().distance == distance(encoding, choices.position, choices.other_position));
        REQUIRE(derived.listing() == listing(encoding, choices.first_position, 3, choices.decimals, choices.language));
        REQUIRE(static_cast<int>(derived.wavelengths().size()) == pair_count(encoding));
        REQUIRE(derived.wavelengths().back() == wavelength(encoding, pair_count(encoding) - 1));
    }
}

TEST_CASE("positions 0 and 1 at width 4 differ in four entries exactly, and in three at two decimals") {
    const Derived derived = derived_from(two_rows(4, 0, 1, 2));
    CHECK(derived.comparison().differ_exactly == std::vector<int>{0, 1, 2, 3});
    CHECK(derived.comparison().differ_shown == std::vector<int>{0, 1, 2});
    CHECK(derived.comparison().decimals_needed == 0);
}

TEST_CASE("positions 5 and 338 at width 2 look the same at two decimals, and three tell them apart") {
    const Derived derived = derived_from(two_rows(2, 5, 338, 2));
    CHECK(derived.comparison().differ_exactly == std::vector<int>{0, 1});
    CHECK(derived.comparison().differ_shown.empty());
    CHECK(derived.comparison().decimals_needed == 3);
}

TEST_CASE("a row compared with itself differs nowhere: distance 0, dot product d/2") {
    const Derived derived = derived_from(two_rows(8, 77, 77, 15));
    CHECK(derived.comparison().differ_exactly.empty());
    CHECK(derived.comparison().differ_shown.empty());
    CHECK(!derived.comparison().decimals_needed);
    CHECK(derived.comparison().distance == 0.0);
    CHECK(derived.comparison().dot_product == doctest::Approx(4.0).epsilon(1e-14));
}

TEST_CASE("a block of rows holds the rows of the core, and is kept until others are asked for") {
    Choices choices;
    choices.width = 8;
    Derived derived = derived_from(choices);
    const std::span<const double> block = derived.block(100, 5);
    CHECK(copy_of(block) == block_of(derived.encoding(), 100, 5));
    CHECK(derived.block(100, 5).data() == block.data());
    CHECK(copy_of(derived.block(101, 5)) == block_of(derived.encoding(), 101, 5));
    CHECK(copy_of(derived.block(101, 2)) == block_of(derived.encoding(), 101, 2));
    CHECK(copy_of(derived.block(max_position, 1)) == block_of(derived.encoding(), max_position, 1));
}

TEST_CASE("a block is computed anew when width, base or layout change, and not for other choices") {
    Choices choices;
    choices.width = 8;
    Derived derived = derived_from(choices);
    const double* kept = derived.block(10, 4).data();
    choices.position = 9;
    choices.decimals = 2;
    derived.update(choices);
    CHECK(derived.block(10, 4).data() == kept);

    const auto fresh_after = [&](auto change) {
        change(choices);
        derived.update(choices);
        CHECK(copy_of(derived.block(10, 4)) == block_of(encoding_of(choices), 10, 4));
    };
    fresh_after([](Choices& changed) { changed.base = 100; });
    fresh_after([](Choices& changed) { changed.layout = Layout::concatenated; });
    fresh_after([](Choices& changed) { changed.width = 4; });
}

TEST_CASE("the sum is x plus PE, coordinate by coordinate") {
    Choices choices;
    choices.embedding = "[1, 0.5, -2, 10]";
    const Derived derived = derived_from(choices);
    const std::vector<double> pe = row_of(encoding_of(choices), 1);
    CHECK(copy_of(derived.sum()) == std::vector<double>{1 + pe[0], 0.5 + pe[1], -2 + pe[2], 10 + pe[3]});
}

TEST_CASE("there is no sum where x is empty, unreadable or of another length, and one again when it is mended") {
    Choices choices;
    Derived derived;
    for (const char* text : {"", "[1, 2, 3]", "[1, 2, 3, 4, 5]", "[1, 2, three, 4]"}) {
        CAPTURE(text);
        choices.embedding = "[1, 2, 3, 4]";
        derived.update(choices);
        CHECK(derived.sum().size() == 4);
        choices.embedding = text;
        derived.update(choices);
        CHECK(derived.sum().empty());
    }
}

TEST_CASE("a width that no longer fits x takes the sum away") {
    Choices choices;
    choices.embedding = "[1, 2, 3, 4]";
    Derived derived = derived_from(choices);
    CHECK(derived.sum().size() == 4);
    choices.width = 6;
    derived.update(choices);
    CHECK(derived.sum().empty());
    CHECK(derived.embedding().entries.size() == 4);
}

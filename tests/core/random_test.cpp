#include "core/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace pe;

TEST_CASE("the sequence is SplitMix64's: known values of seed 1234567") {
    Random random{1234567};
    // Published test values of the generator.
    CHECK(random.next() == 6457827717110365317U);
    CHECK(random.next() == 3203168211198807973U);
    CHECK(random.next() == 9817491932198370423U);
    CHECK(random.next() == 4593380528125082431U);
    CHECK(random.next() == 16408922859458223821U);
}

TEST_CASE("the same seed draws the same numbers, another seed others") {
    Random a{7};
    Random b{7};
    Random c{8};
    bool differ = false;
    for (int i = 0; i < 100; ++i) {
        const auto drawn = a.next();
        CHECK(drawn == b.next());
        differ |= drawn != c.next();
    }
    CHECK(differ);
}

TEST_CASE("numbers between two limits reach both of them and leave neither") {
    Random random{1};
    std::array<int, 5> counts{};
    for (int i = 0; i < 1000; ++i) {
        const int drawn = random.between(-2, 2);
        REQUIRE(drawn >= -2);
        REQUIRE(drawn <= 2);
        ++counts[static_cast<std::size_t>(drawn + 2)];
    }
    for (const int count : counts) CHECK(count > 120);
}

TEST_CASE("a shuffle keeps what it shuffles, and brings every order about") {
    Random random{2};
    std::array<int, 6> counts{};
    for (int i = 0; i < 600; ++i) {
        std::vector<int> order{0, 1, 2};
        random.shuffle(order);
        std::vector<int> permutation{0, 1, 2};
        std::size_t index = 0;
        while (permutation != order) {
            REQUIRE(std::ranges::next_permutation(permutation).found);
            ++index;
        }
        ++counts[index];
    }
    for (const int count : counts) CHECK(count > 60);
}

TEST_CASE("one of a list is picked") {
    constexpr std::array values{3, 5, 8};
    Random random{3};
    for (int i = 0; i < 50; ++i) {
        const int picked = random.pick(std::span<const int>{values});
        CHECK(std::ranges::find(values, picked) != values.end());
    }
}

TEST_CASE("uniform numbers fill 0 to 1 evenly and never reach 1") {
    Random random{4};
    std::array<int, 4> counts{};
    for (int i = 0; i < 1000; ++i) {
        const double drawn = random.uniform();
        REQUIRE(drawn >= 0.0);
        REQUIRE(drawn < 1.0);
        ++counts[static_cast<std::size_t>(drawn * 4.0)];
    }
    for (const int count : counts) CHECK(count > 200);
}

TEST_CASE("normal numbers have the mean 0, the variance 1, and two thirds of them within 1") {
    Random random{5};
    constexpr int draws = 100'000;
    double sum = 0;
    double squares = 0;
    int within_one = 0;
    for (int i = 0; i < draws; ++i) {
        const double drawn = random.normal();
        REQUIRE(std::abs(drawn) <= 6.0);
        sum += drawn;
        squares += drawn * drawn;
        within_one += std::abs(drawn) < 1.0;
    }
    CHECK(std::abs(sum / draws) < 0.01);
    CHECK(std::abs(squares / draws - 1.0) < 0.02);
    CHECK(std::abs(within_one / double{draws} - 0.6827) < 0.01);
}

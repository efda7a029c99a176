#include "core/double_double.h"

#include <doctest/doctest.h>

#include <cmath>

#include "core/geometric.h"

namespace {

using pe::DoubleDouble;

bool equal(DoubleDouble a, DoubleDouble b) {
    return a.high == b.high && a.low == b.low;
}

}  // namespace

TEST_CASE("a sum of two doubles keeps what the rounded sum loses") {
    CHECK(equal(pe::two_sum(1.0, 0x1p-80), {1.0, 0x1p-80}));
    CHECK(equal(pe::two_sum(0x1p-80, 1.0), {1.0, 0x1p-80}));
    CHECK(equal(pe::quick_two_sum(1.0, -0x1p-80), {1.0, -0x1p-80}));
}

TEST_CASE("splitting cuts a double into two parts that give it back") {
    const double value = 0x1.fedcba9876543p0;
    const auto [high, low] = pe::split<24>(value);
    CHECK(high + low == value);
    CHECK(std::abs(low) <= 0x1p-29);
    // 29 bits and 24 bits: both products with a position of 24 bits are exact.
    CHECK(std::fmod(high, 0x1p-28) == 0.0);
    CHECK(std::fmod(low, 0x1p-52) == 0.0);
}

TEST_CASE("a product of two doubles keeps what the rounded product loses") {
    const double just_above_one = 1.0 + 0x1p-52;
    CHECK(equal(pe::two_product(just_above_one, just_above_one), {1.0 + 0x1p-51, 0x1p-104}));
    CHECK(equal(pe::two_product(3.0, 5.0), {15.0, 0.0}));
}

TEST_CASE("a reciprocal is right to both doubles") {
    const DoubleDouble third = pe::reciprocal({3.0, 0.0});
    const DoubleDouble one = third * DoubleDouble{3.0, 0.0};
    CHECK(one.high == 1.0);
    CHECK(std::abs(one.low) < 0x1p-101);
}

TEST_CASE("powers of whole numbers are exact as long as they fit") {
    CHECK(equal(pe::power({10.0, 0.0}, 0), {1.0, 0.0}));
    CHECK(equal(pe::power({3.0, 0.0}, 40),
                {12157665459056928801.0, 0.0 + (12157665459056928801ULL - 12157665459056928768ULL)}));
}

TEST_CASE("the series of the 256th root of 10000 comes back to 10000") {
    const pe::GeometricSeries series(10000.0, 1, 256);
    const DoubleDouble last = series.at(256);
    CHECK(last.high == 10000.0);
    CHECK(std::abs(last.low) < 1e-24);
}

TEST_CASE("a member of a series has the same bits alone and among the first ones") {
    const pe::GeometricSeries series(10000.0, -2, 4095);
    const std::vector<DoubleDouble> members = series.first(2048);
    REQUIRE(members.size() == 2048);
    int index = 0;
    for (const DoubleDouble& member : members) CHECK(equal(member, series.at(index++)));
}

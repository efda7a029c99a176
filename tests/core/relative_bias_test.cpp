#include "core/relative_bias.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "core/encoding.h"

TEST_CASE("ALiBi's slopes of 8 heads are 1/2, 1/4, 1/8 and so on to 1/256") {
    double published = 1;
    for (int head = 1; head <= 8; ++head) CHECK(pe::alibi_slope(head, 8) == (published /= 2));
    CHECK(published == 1.0 / 256);
}

TEST_CASE("with 16 heads each slope is the one before divided by the root of 2, and the last is 1/256 again") {
    CHECK(pe::alibi_slope(1, 16) == doctest::Approx(std::sqrt(0.5)).epsilon(1e-15));
    for (int head = 2; head <= 16; ++head) {
        CHECK(pe::alibi_slope(head, 16) ==
              doctest::Approx(pe::alibi_slope(head - 1, 16) * std::sqrt(0.5)).epsilon(1e-15));
    }
    for (const int heads : {1, 16, pe::max_heads}) CHECK(pe::alibi_slope(heads, heads) == 1.0 / 256);
}

TEST_CASE("ALiBi takes a slope off the score for each position back, and hides what comes after") {
    const double slope = pe::alibi_slope(1, 8);
    CHECK(pe::alibi_bias(slope, 3, 0) == -1.5);
    CHECK(pe::alibi_bias(slope, 3, 2) == -0.5);
    CHECK(pe::alibi_bias(slope, 3, 4) == -std::numeric_limits<double>::infinity());
    CHECK(pe::alibi_bias(slope, pe::max_position, 0) == -8'388'608);
}

TEST_CASE("ALiBi's bias at the query's own position is a zero without a minus") {
    CHECK(pe::alibi_bias(0.5, 7, 7) == 0);
    CHECK(!std::signbit(pe::alibi_bias(0.5, 7, 7)));
}

TEST_CASE("T5's first 16 buckets hold one distance each") {
    for (int distance = 0; distance < 16; ++distance) CHECK(pe::t5_bucket(distance) == distance);
}

TEST_CASE("T5's bucket 16 is 16 to 18, 17 is 19 to 20, 18 is 21 to 23, 24 is 46 to 51, 31 is 113 and more") {
    const auto holds = [](int bucket, int first, int last) {
        CHECK(pe::t5_bucket(first - 1) == bucket - 1);
        CHECK(pe::t5_bucket(first) == bucket);
        CHECK(pe::t5_bucket(last) == bucket);
        CHECK(pe::t5_bucket(last + 1) == bucket + 1);
    };
    holds(16, 16, 18);
    holds(17, 19, 20);
    holds(18, 21, 23);
    holds(24, 46, 51);
    CHECK(pe::t5_bucket(112) == 30);
    for (const int distance : {113, 127, 128, 129, 10'000, pe::max_position}) CHECK(pe::t5_bucket(distance) == 31);
}

TEST_CASE("T5's later buckets begin where 16 times a power of the 16th root of 8 is reached") {
    for (int step = 1; step < 16; ++step) {
        const auto first = static_cast<int>(std::ceil(16 * std::pow(8.0, step / 16.0)));
        CHECK(pe::t5_bucket(first - 1) == 15 + step);
        CHECK(pe::t5_bucket(first) == 16 + step);
    }
}

TEST_CASE("a bucket that begins at a whole distance holds it") {
    CHECK(pe::t5_bucket(31, 32, 256) == 19);
    CHECK(pe::t5_bucket(32, 32, 256) == 20);
    CHECK(pe::t5_bucket(64, 32, 256) == 24);
    CHECK(pe::t5_bucket(128, 32, 256) == 28);
    CHECK(pe::t5_bucket(0, 2, 128) == 0);
    CHECK(pe::t5_bucket(1, 2, 128) == 1);
}

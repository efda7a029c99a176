#include "core/short_float.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/format.h"
#include "core/random.h"

namespace {

constexpr int float16 = 11;
constexpr int bfloat16 = 8;
constexpr int float32 = 24;

}  // namespace

TEST_CASE("bfloat16 stores 257 as 256, float16 2049 as 2048, float32 16 777 217 as 16 777 216") {
    CHECK(pe::rounded_to_bits(257, bfloat16) == 256);
    CHECK(pe::rounded_to_bits(2049, float16) == 2048);
    CHECK(pe::rounded_to_bits(16'777'217, float32) == 16'777'216);
}

TEST_CASE("each format keeps every whole number up to the first that it loses") {
    for (int number = 0; number <= 256; ++number) CHECK(pe::rounded_to_bits(number, bfloat16) == number);
    for (int number = 0; number <= 2048; ++number) CHECK(pe::rounded_to_bits(number, float16) == number);
    for (int number = 16'777'000; number <= 16'777'216; ++number) CHECK(pe::rounded_to_bits(number, float32) == number);
}

TEST_CASE("a tie goes to the even neighbour, on both sides of zero") {
    CHECK(pe::rounded_to_bits(259, bfloat16) == 260);
    CHECK(pe::rounded_to_bits(261, bfloat16) == 260);
    CHECK(pe::rounded_to_bits(-257, bfloat16) == -256);
    CHECK(pe::rounded_to_bits(-259, bfloat16) == -260);
    CHECK(pe::rounded_to_bits(257.001, bfloat16) == 258);
    CHECK(pe::rounded_to_bits(511.5, bfloat16) == 512);
    CHECK(pe::rounded_to_bits(3, 1) == 4);
}

TEST_CASE("24 bits are what the machine's own float keeps") {
    pe::Random random{1};
    for (int i = 0; i < 10'000; ++i) {
        const double value =
            std::ldexp(random.between(-1'000'000'000, 1'000'000'000) + 1e-9 * i, random.between(-100, 60));
        CHECK(pe::rounded_to_bits(value, float32) == static_cast<double>(static_cast<float>(value)));
    }
}

TEST_CASE("numbers of any size are rounded, and beyond the largest double there is infinity") {
    CHECK(pe::rounded_to_bits(std::ldexp(257, -1070), bfloat16) == std::ldexp(256, -1070));
    CHECK(pe::rounded_to_bits(std::numeric_limits<double>::denorm_min(), 1) ==
          std::numeric_limits<double>::denorm_min());
    CHECK(pe::rounded_to_bits(std::ldexp(257, 1000), bfloat16) == std::ldexp(256, 1000));
    CHECK(pe::rounded_to_bits(std::numeric_limits<double>::max(), float32) == std::numeric_limits<double>::infinity());
}

TEST_CASE("an answer key in float16 prints 0.8413 for sin 1, and 0.8415 is right") {
    CHECK(pe::fixed(pe::rounded_to_bits(std::sin(1.0), float16), 4) == "0.8413");
    CHECK(pe::fixed(std::sin(1.0), 4) == "0.8415");
}

TEST_CASE("in float16 the angle of pair 1 at position 1857 and width 32 is 1045, where 1044.2678 is right") {
    CHECK(pe::short_angle({.width = 32}, 1857, 1, float16) == 1045);
    CHECK(pe::fixed(pe::derive({.width = 32}, 1857, 2).angle_rad, 4) == "1044.2678");
}

TEST_CASE("below position 2048 at width 32, float16 puts a cosine wrong by as much as 0.78") {
    double worst = 0;
    for (int position = 0; position < 2048; ++position) {
        for (int pair = 0; pair < 16; ++pair) {
            const double cosine = pe::encoding_at({.width = 32}, position, 2 * pair + 1);
            const double shortened = std::cos(pe::short_angle({.width = 32}, position, pair, float16));
            worst = std::max(worst, std::abs(shortened - cosine));
        }
    }
    CHECK(pe::fixed(worst, 2) == "0.78");
}

TEST_CASE("position, frequency and product are each rounded") {
    CHECK(pe::short_angle({.width = 4}, 257, 0, bfloat16) == 256);
    const double hundredth = pe::rounded_to_bits(0.01, bfloat16);
    CHECK(pe::short_angle({.width = 4}, 1, 1, bfloat16) == hundredth);
    CHECK(pe::short_angle({.width = 4}, 7, 1, bfloat16) == pe::rounded_to_bits(7 * hundredth, bfloat16));
    CHECK(pe::short_angle({.width = 4}, 7, 1, bfloat16) != 7 * hundredth);
}

TEST_CASE("a pair that has its sine only has its angle, too") {
    const pe::Encoding encoding{.width = 5, .odd_width = pe::OddWidth::drop_last_cosine};
    CHECK(pe::short_angle(encoding, 1, 2, float32) ==
          static_cast<double>(static_cast<float>(pe::derive(encoding, 1, 4).angle_rad)));
}

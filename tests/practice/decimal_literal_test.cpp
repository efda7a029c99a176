#include "practice/decimal_literal.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <string_view>

#include "core/format.h"

using namespace pe;

TEST_CASE("decimal digits are read to the nearest double") {
    for (const double value :
         {0.1, 0.84147098480789650, 1e22, 1e23, 5e-324, 1.7976931348623157e308, 123456789012345678.0, 0.3, 1.0 / 3,
          9007199254740993.0, 2.2250738585072014e-308, 4.35, 0.000001}) {
        const std::string text = shortest(value);
        INFO(text);
        CHECK(plain_number(text) == value);
        CHECK(plain_number("-" + text) == -value);
    }
    double value = 0.7;
    for (int i = 0; i < 20000; ++i) {
        value = std::fmod(value * 1103.515245 + 0.12345, 1.0);
        const double scaled = std::ldexp(value, i % 120 - 60);
        CHECK(plain_number(shortest(scaled)) == scaled);
    }
}

TEST_CASE("a plain number is the whole text, without groups, blanks or words") {
    CHECK(plain_number("10000") == 10000);
    CHECK(plain_number("-2.5e-3") == -0.0025);
    for (const std::string_view text : {"", "-", ".", "+1", " 1", "1 ", "1,5", "10'000", "0.(3)", "1...", "1x", "inf",
                                        "nan", "1e999", "0x1", "--1"}) {
        INFO(text);
        CHECK_FALSE(plain_number(text));
    }
}

TEST_CASE("what is longer than any number is no number") {
    CHECK(decimal_literal(std::string(most_digits, '1'), 0, {}));
    CHECK_FALSE(decimal_literal(std::string(most_digits + 1, '1'), 0, {}));
}

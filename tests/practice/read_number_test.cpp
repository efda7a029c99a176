#include "practice/read_number.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <string_view>

using namespace pe;

namespace {

using Kind = NumberReading::Kind;

/// The value when the whole text is one number; not a number otherwise.
double whole(std::string_view text, DecimalMark mark = DecimalMark::point) {
    const NumberReading reading = read_number(text, 0, mark);
    return reading.kind == Kind::ok && reading.end == text.size() ? reading.value : std::nan("");
}

}  // namespace

TEST_CASE("plain decimal numbers are read, with or without a digit on either side of the point") {
    CHECK(whole("0") == 0);
    CHECK(whole("0.5") == 0.5);
    CHECK(whole(".5") == 0.5);
    CHECK(whole("5.") == 5);
    CHECK(whole("-.5") == -0.5);
    CHECK(whole("+2") == 2);
    CHECK(whole("- 2") == -2);
    CHECK(whole("007") == 7);
    CHECK(whole("0.1000000000000000055511151231257827021181583404541015625") == 0.1);
    CHECK_FALSE(std::signbit(whole("-0")));
}

TEST_CASE("powers of ten are read in all the ways they are typed") {
    for (const std::string_view text :
         {"1e-2", "1E-2", "1.0e-02", "1x10^-2", "1X10^-2", "1*10^-2", "1*10**-2", "1 * 10^{-2}", "1*10^(-2)", "10^-2",
          "10**-2", "1\\times10^{-2}", "1\\cdot 10^{-2}", "100e-4"}) {
        INFO(text);
        CHECK(whole(text) == 0.01);
    }
    CHECK(whole("10^2") == 100);
    CHECK(whole("1.5e+3") == 1500);
    CHECK(whole("-2.5*10^3") == -2500);
    CHECK(whole("1e23") == 1e23);
}

TEST_CASE("fractions are read") {
    CHECK(whole("1/2") == 0.5);
    CHECK(whole("-7/10") == -0.7);
    CHECK(whole("1 / 4") == 0.25);
    CHECK(whole("1.5/3") == 0.5);
    CHECK(whole("\\frac{1}{2}") == 0.5);
    CHECK(whole("-\\dfrac{-1}{4}") == 0.25);
}

TEST_CASE("a decimal comma is read only where it is asked for, and between digits") {
    CHECK(whole("0,5", DecimalMark::comma) == 0.5);
    CHECK(whole("-12,25e1", DecimalMark::comma) == -122.5);
    CHECK(read_number("0,5", 0).end == 1);
    CHECK(read_number("1, 2", 0, DecimalMark::comma).end == 1);
    CHECK(read_number("1.5", 0, DecimalMark::comma).end == 1);
}

TEST_CASE("what follows a number is left alone") {
    CHECK(read_number("1.5 2", 0).end <= 4);
    CHECK(read_number("1 x 2", 0).value == 1);
    CHECK(read_number("2e", 0).end == 1);
    CHECK(read_number("2exp", 0).end == 1);
    CHECK(read_number("[3]", 1).value == 3);
    CHECK(read_number("1*100", 0).end == 1);
}

TEST_CASE("a product with ten that has lost its exponent sign is unclear") {
    CHECK(read_number("1.4*10-2", 0).kind == Kind::unclear);
    CHECK(read_number("1.4 x 10", 0).kind == Kind::unclear);
}

TEST_CASE("what is no number is not understood, with the place and a sentence") {
    for (const std::string_view text :
         {"",    "-",  "+",   ".",   "-.",   "e5",      "x",          "nan",      "inf",        "-inf", "infinity",
          "--1", "1/", "1/x", "10^", "10^x", "1*10^(2", "\\frac{1}{", "\\frac12", "\\frac{1}2", "\x1a"}) {
        INFO(text);
        const NumberReading reading = read_number(text, 0);
        CHECK(reading.kind == Kind::not_understood);
        CHECK(reading.end <= text.size());
        CHECK(reading.reason.ends_with("."));
    }
    CHECK(read_number("1/x", 0).end == 2);
}

TEST_CASE("numbers without a finite value are refused, and those too small are zero") {
    CHECK(read_number("1e400", 0).reason == "This number is too large.");
    CHECK(read_number("-1e400", 0).kind == Kind::not_understood);
    CHECK(read_number("1*10^999999999999999999999", 0).kind == Kind::not_understood);
    CHECK(read_number(std::string(400, '9'), 0).kind == Kind::not_understood);
    CHECK(read_number("1/0", 0).reason == "I can't divide by zero.");
    CHECK(read_number("1e300/1e-300", 0).kind == Kind::not_understood);
    CHECK(whole("1e-400") == 0);
    CHECK(whole("1.7976931348623157e308") == 1.7976931348623157e308);
}

#include "practice/read_number.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <string_view>

using namespace pe;

namespace {

using Kind = NumberReading::Kind;

/// The value when the whole text is one number; not a number otherwise.
double whole(std::string_view text, const NumberGrammar& grammar = {}) {
    const NumberReading reading = read_number(text, 0, grammar);
    return reading.kind == Kind::ok && reading.end == text.size() ? reading.value : std::nan("");
}

constexpr NumberGrammar with_comma{.digits = {.mark = DecimalMark::comma}};

Quantity written(std::string_view text, const NumberGrammar& grammar = {}) {
    return read_number(text, 0, grammar).quantity;
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
          "10**-2", "10^(-2)", "1 x 10 ^ -2", "100e-4"}) {
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
    CHECK(whole("frac{1}{2}") == 0.5);
    CHECK(whole("-frac{-1}{4}") == 0.25);
    CHECK(whole("frac12") == 0.5);
    CHECK(whole("1 1/2") == 1.5);
    CHECK(whole("-1 1/2") == -1.5);
    CHECK(whole("33 1/3 %") == doctest::Approx(1.0 / 3).epsilon(1e-15));
}

TEST_CASE("a decimal comma is read only where it is asked for, and between digits") {
    CHECK(whole("0,5", with_comma) == 0.5);
    CHECK(whole("-12,25e1", with_comma) == -122.5);
    CHECK(read_number("0,5", 0).end == 1);
    CHECK(read_number("1, 2", 0, DecimalMark::comma).end == 1);
    CHECK(read_number("1.5", 0, DecimalMark::comma).end == 1);
}

TEST_CASE("what follows a number is left alone") {
    CHECK(read_number("1.5 2", 0).end <= 4);
    CHECK(read_number("[3]", 1).value == 3);
    CHECK(read_number("3px", 0).end == 1);
    CHECK(read_number("0x1", 0).end == 1);
    CHECK(read_number("2 = 3", 0).end == 1);
    CHECK(read_number("1 (one)", 0).end == 1);
    CHECK(read_number("(2)^T", 0).end == 3);
}

TEST_CASE("a product with ten that has lost its exponent sign is unclear") {
    CHECK(read_number("1.4*10-2", 0).kind == Kind::unclear);
    CHECK(read_number("1.4 x 10 -2", 0).kind == Kind::unclear);
    CHECK(read_number("10-2", 0).kind == Kind::unclear);
    CHECK(whole("10 - 2") == 8);
    CHECK(whole("10-0.5") == 9.5);
    CHECK(whole("1.4 x 10") == 14);
}

TEST_CASE("expressions are evaluated by the rules of arithmetic") {
    CHECK(whole("1+2*3") == 7);
    CHECK(whole("2^3^2") == 512);
    CHECK(whole("-2^2") == -4);
    CHECK(whole("(1+2)*3") == 9);
    CHECK(whole("2**0.5") == std::sqrt(2.0));
    CHECK(whole("8/2/2") == 2);
    CHECK(whole("-1/-2") == 0.5);
    CHECK(whole("2(3)") == 6);
    CHECK(whole("1/2^2") == 0.25);
    CHECK(whole("(1+2") == 3);
}

TEST_CASE("functions and constants are known by their usual names") {
    for (const std::string_view text : {"sin(1)", "Sin(1)", "sin 1", "sin1", "math.sin(1)", "np.sin(1.)", "Math.sin(1)",
                                        "sin(1 rad)", "sin[1]", "sin{1}", "sin(1"}) {
        INFO(text);
        CHECK(whole(text) == std::sin(1.0));
    }
    CHECK(whole("cos(60deg)") == doctest::Approx(0.5));
    CHECK(whole("200pi") == 200 * std::acos(-1.0));
    CHECK(whole("200 PI") == whole("200pi"));
    CHECK(whole("2 x pi x 100") == doctest::Approx(whole("200pi")));
    CHECK(whole("e^-2") == doctest::Approx(std::exp(-2.0)));
    CHECK(whole("exp(-ln(10000)/2)") == doctest::Approx(0.01));
    CHECK(whole("sqrt2") == std::sqrt(2.0));
    CHECK(whole("tan(1)") == doctest::Approx(std::tan(1.0)).epsilon(1e-15));
    CHECK(whole("np.float64(0.25)") == 0.25);
    CHECK(whole("ten thousand", {.words = true}) == 10000);
    CHECK(read_number("ten", 0).kind == Kind::not_understood);
    CHECK(whole("one half", {.words = true}) == 0.5);
    CHECK(whole("minus 0.42") == -0.42);
}

TEST_CASE("a number says how it was written") {
    CHECK(written("0.840") == Quantity{.value = 0.84, .decimals = 3});
    CHECK(written("84.15e-2").decimals == 4);
    CHECK(written("8.415*10^-1").decimals == 4);
    CHECK(written("10^-2") == Quantity{.value = 0.01, .decimals = 2});
    CHECK(written("6.28e4").decimals == -2);
    CHECK(written("84%") == Quantity{.value = 0.84, .decimals = 2});
    CHECK(written("84/100") == Quantity{.value = 0.84, .decimals = 2});
    CHECK(written("1/3").exact);
    CHECK(written("sin(1)").exact);
    CHECK(written("0.(3)").exact);
    CHECK(written("0.(3)").value == doctest::Approx(1.0 / 3).epsilon(1e-15));
    CHECK(written("0.333...") == Quantity{.value = 0.333, .decimals = 3, .goes_on = true});
    CHECK(written("90deg").degrees);
    CHECK_FALSE(written("sin(90deg)").degrees);
}

TEST_CASE("digits may stand in groups where the style says so") {
    CHECK(whole("62,831.85", {.digits = {.grouped = true}}) == 62831.85);
    CHECK(whole("62.831,85", {.digits = {.mark = DecimalMark::comma, .grouped = true}}) == 62831.85);
    CHECK(whole("62 831.85", {.digits = {.blank_grouped = true}}) == 62831.85);
    CHECK(whole("10'000") == 10000);
    CHECK(read_number("6,2831.85", 0, {.digits = {.grouped = true}}).end == 1);
    CHECK(read_number("0,500", 0, {.digits = {.grouped = true}}).end == 1);
    CHECK(read_number("1 1000", 0, {.digits = {.blank_grouped = true}}).end == 1);
}

TEST_CASE("a second meaning is taken only when asked for, and said to be there") {
    CHECK(whole("1/2pi") == doctest::Approx(std::acos(-1.0) / 2));
    CHECK(whole("1/2pi", {.meanings = {.products_first = true}}) == doctest::Approx(0.5 / std::acos(-1.0)));
    CHECK(read_number("1/2pi", 0).doubts.products_first);
    CHECK_FALSE(read_number("2pi", 0).doubts.products_first);
    CHECK(whole("sin 1/100") == std::sin(1.0) / 100);
    CHECK(whole("sin 1/100", {.meanings = {.wide_arguments = true}}) == std::sin(0.01));
    CHECK(read_number("sin 1/100", 0).doubts.wide_arguments);
    CHECK_FALSE(read_number("sin(1)/100", 0).doubts.wide_arguments);
    CHECK(whole("log 100") == std::log(100.0));
    CHECK(whole("log 100", {.meanings = {.decimal_logarithm = true}}) == 2);
    CHECK(read_number("log 100", 0).doubts.decimal_logarithm);
}

TEST_CASE("between entries a blank ends a number, and a sign that could join two is unclear") {
    const NumberGrammar grammar{.blanks = Blanks::between_entries};
    CHECK(read_number("1.1 -0.7", 0, grammar).end == 3);
    CHECK(read_number("1 1/2", 0, grammar).end == 1);
    CHECK(read_number("sin 1 cos 1", 0, grammar).end == 5);
    CHECK(read_number("1 - 2", 0, grammar).kind == Kind::unclear);
    CHECK(read_number("1-2", 0, grammar).kind == Kind::unclear);
    CHECK(read_number("(1 - 2)", 0, grammar).value == -1);
    CHECK(read_number("1 - 2, 3", 0, {.blanks = Blanks::inside_entries}).value == -1);
    CHECK(read_number("1 -2", 0, {.blanks = Blanks::inside_entries}).value == 1);
}

TEST_CASE("a margin and a pair of arguments are unclear") {
    CHECK(read_number("0.84+/-0.01", 0).kind == Kind::unclear);
    CHECK(read_number("sin(1,0)", 0, with_comma).kind == Kind::unclear);
    CHECK(whole("sin(0,01)", with_comma) == std::sin(0.01));
}

TEST_CASE("what is no number is not understood, with the place and a sentence") {
    for (const std::string_view text :
         {"",        "-",        "+",       ".",        "-.",    "e5",         "x",    "nan",      "inf",
          "-inf",    "infinity", "--1",     "1/",       "1/x",   "10^",        "10^x", "1*10^(2x", "frac{1}{",
          "frac{1}", "\x1a",     "asin(1)", "sqrt(-1)", "ln(0)", "(-8)^(1/3)", "()",   "sin",      "1..0"}) {
        INFO(text);
        const NumberReading reading = read_number(text, 0);
        const bool whole_text = reading.kind == Kind::ok && reading.end == std::string_view(text).size();
        CHECK_FALSE(whole_text);
        if (reading.kind == Kind::ok) continue;
        CHECK(reading.kind == Kind::not_understood);
        CHECK(reading.end <= std::string_view(text).size());
        CHECK(reading.reason.ends_with("."));
    }
    CHECK(read_number("1/x", 0).end == 2);
}

TEST_CASE("nesting is bounded, and long chains are not") {
    CHECK(whole(std::string(20, '(') + "1" + std::string(20, ')')) == 1);
    CHECK(read_number(std::string(2000, '(') + "1", 0).reason == "This is nested too deeply for me.");
    CHECK(read_number("9^9^9^9^9", 0).reason == "This number is too large.");
    std::string towers = "1";
    for (int i = 0; i < 1000; ++i) towers += "^1";
    CHECK(read_number(towers, 0).reason == "This is nested too deeply for me.");
    std::string sum = "1";
    for (int i = 0; i < 10000; ++i) sum += "+1";
    CHECK(whole(sum) == 10001);
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

#include "practice/compare.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string_view>

using namespace pe;

namespace {

EntryMark mark(std::string_view typed, double truth, ValueKind kind = ValueKind::irrational, int decimals = 2) {
    const NumberReading reading = read_number(typed, 0);
    REQUIRE(reading.kind == NumberReading::Kind::ok);
    return compare(reading.quantity, truth, kind, decimals);
}

const double sine = std::sin(1.0);

}  // namespace

TEST_CASE("a number is right when it is the true value rounded to its own decimals, two at least") {
    for (const std::string_view typed :
         {"0.84", "0.841", "0.8415", "0.84147", "0.8414709848078965", "84.15e-2", "84%"}) {
        INFO(typed);
        CHECK(mark(typed, sine) == EntryMark::right);
    }
    for (const std::string_view typed : {"0.85", "0.83", "0.842", "0.8417", "0.84149", "-0.84", "8.4"}) {
        INFO(typed);
        CHECK(mark(typed, sine) != EntryMark::right);
    }
    CHECK(mark("0.842", sine) == EntryMark::last_digit);
}

TEST_CASE("every number of decimals from the one asked on is right when it is rounded, and wrong one unit away") {
    for (int t = 1; t < 200; ++t) {
        const double truth = std::sin(t);
        double unit = 0.01;
        for (int decimals = 2; decimals <= 7; ++decimals, unit /= 10) {
            const double rounded = std::round(truth / unit) * unit;
            CHECK(compare({.value = rounded, .decimals = decimals}, truth, ValueKind::irrational, 2) ==
                  EntryMark::right);
            for (const double away : {rounded + 2 * unit, rounded - 2 * unit}) {
                const EntryMark far = compare({.value = away, .decimals = decimals}, truth, ValueKind::irrational, 2);
                CHECK(far != EntryMark::right);
                CHECK(far != EntryMark::cut_off);
            }
        }
    }
}

TEST_CASE("one decimal where two are asked is not wrong, it needs another digit") {
    CHECK(mark("0.8", sine) == EntryMark::needs_digits);
    CHECK(mark("0.9", sine) == EntryMark::wrong);
    CHECK(mark("1", sine) == EntryMark::wrong);
    CHECK(mark("0.84", sine, ValueKind::irrational, 3) == EntryMark::needs_digits);
    CHECK(mark("628.3", 628.3185307) == EntryMark::right);  // four digits say enough
    CHECK(mark("628", 628.3185307) == EntryMark::needs_digits);
    CHECK(mark("62832", 62831.853) == EntryMark::right);
}

TEST_CASE("zeros left out behind count as typed") {
    CHECK(mark("1", 0.99995) == EntryMark::right);
    CHECK(mark("0.8", 0.7986) == EntryMark::right);
    CHECK(mark("0", 0.0001) == EntryMark::right);
}

TEST_CASE("digits that are cut off are told from digits that are rounded, and accepted from four decimals on") {
    CHECK(mark("0.8414", sine) == EntryMark::cut_off);
    CHECK(mark("0.841470", sine) == EntryMark::cut_off);
    CHECK(mark("0.99", 0.99995) == EntryMark::cut_early);
    CHECK(mark("-0.41", std::cos(2.0)) == EntryMark::cut_early);
    CHECK(mark("0.33...", 1.0 / 3) == EntryMark::right);
    CHECK(mark("0.66...", 2.0 / 3) == EntryMark::cut_off);
}

TEST_CASE("bounds are inclusive in spite of binary fractions") {
    CHECK(mark("0.84", 0.845) == EntryMark::right);
    CHECK(mark("0.85", 0.845) == EntryMark::right);
    CHECK(mark("1.01", 1.005) == EntryMark::right);
    CHECK(mark("1.00", 1.005) == EntryMark::right);
}

TEST_CASE("exact values are equal, but for the noise of a computer's sums") {
    CHECK(mark("1.1", 1.0 + 0.1, ValueKind::exact) == EntryMark::right);
    CHECK(mark("1.1000000000000001", 1.1, ValueKind::exact) == EntryMark::right);
    CHECK(mark("11/10", 1.1, ValueKind::exact) == EntryMark::right);
    CHECK(mark("6.1e-17", 0, ValueKind::exact) == EntryMark::right);
    CHECK(mark("0.001", 0, ValueKind::exact) == EntryMark::wrong);
    CHECK(mark("1.11", 1.1, ValueKind::exact) == EntryMark::wrong);
    CHECK(mark("0.99", 1, ValueKind::exact) == EntryMark::wrong);
    CHECK(mark("256", 256, ValueKind::count) == EntryMark::right);
    CHECK(mark("256.5", 256, ValueKind::count) == EntryMark::wrong);
    CHECK(mark("255", 256, ValueKind::count) == EntryMark::wrong);
}

TEST_CASE("expressions are right by their value, and asked about when they are close") {
    CHECK(mark("sin(1)", sine) == EntryMark::right);
    CHECK(mark("1/100", std::sin(0.01)) == EntryMark::right);
    CHECK(mark("22/7", std::acos(-1.0)) == EntryMark::near);
    CHECK(mark("tan(1)", sine) == EntryMark::wrong);
    CHECK(mark("1/3", 1.0 / 3) == EntryMark::right);
}

TEST_CASE("tiny numbers need three significant digits") {
    const double truth = 1.036632928437698e-4;
    for (const std::string_view typed : {"1.04e-4", "1.0366e-4", "0.000104", "104*10^-6", "1.04*10^-4"}) {
        INFO(typed);
        CHECK(mark(typed, truth, ValueKind::tiny) == EntryMark::right);
    }
    CHECK(mark("1e-4", truth, ValueKind::tiny) == EntryMark::needs_digits);
    CHECK(mark("0.0001", truth, ValueKind::tiny) == EntryMark::needs_digits);
    CHECK(mark("0.00", truth, ValueKind::tiny) == EntryMark::wrong);
    CHECK(mark("1.04e4", truth, ValueKind::tiny) == EntryMark::wrong);
    CHECK(mark("1.05e-4", truth, ValueKind::tiny) == EntryMark::wrong);
}

TEST_CASE("the kind of a value follows from how it can be written") {
    CHECK(kind_of(0, 2) == ValueKind::exact);
    CHECK(kind_of(1.1, 2) == ValueKind::exact);
    CHECK(kind_of(100, 2) == ValueKind::exact);
    CHECK(kind_of(1.0 / 3, 2) == ValueKind::irrational);
    CHECK(kind_of(0.0625, 2) == ValueKind::irrational);
    CHECK(kind_of(1e-4, 2) == ValueKind::tiny);
    CHECK(kind_of(1e-12, 2) == ValueKind::tiny);
}

#include "core/format.h"

#include <doctest/doctest.h>

#include <bit>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
#include <vector>

using namespace pe;

namespace {

/// What the C library, which rounds exactly, prints; without the minus that it puts before zeros.
std::string printed(double value, int decimals) {
    char buffer[512];
    std::snprintf(buffer, sizeof buffer, "%.*f", decimals, value);
    const std::string text = buffer;
    return text.find_first_of("123456789") == std::string::npos && text.front() == '-' ? text.substr(1) : text;
}

/// Doubles of every magnitude below 2^63, evenly spread over the exponents.
std::vector<double> doubles_of_all_sizes(int count) {
    std::mt19937_64 random{20170612};
    std::vector<double> values;
    while (static_cast<int>(values.size()) < count) {
        const double value = std::bit_cast<double>(random());
        if (std::isfinite(value) && std::abs(value) < 0x1p63) values.push_back(value);
    }
    return values;
}

}  // namespace

TEST_CASE("the numbers of the worked example are written as the lesson writes them") {
    CHECK(fixed(std::sin(1.0), 4) == "0.8415");
    CHECK(fixed(std::cos(1.0), 4) == "0.5403");
    CHECK(fixed(std::sin(0.01), 2) == "0.01");
    CHECK(fixed(std::cos(0.01), 2) == "1.00");
    CHECK(fixed(std::cos(2.0), 2) == "-0.42");
    CHECK(fixed(0.0, 0) == "0");
    CHECK(fixed(1.0, 15) == "1.000000000000000");
}

TEST_CASE("a zero never has a minus") {
    CHECK(fixed(-0.0, 2) == "0.00");
    CHECK(fixed(-0.004, 2) == "0.00");
    CHECK(fixed(-0.004, 3) == "-0.004");
    CHECK(fixed(-0.5, 0) == "0");
    CHECK(fixed(-1e-300, 15) == "0.000000000000000");
    CHECK(shortest(-0.0) == "0");
    CHECK(significant(-0.0, 4) == "0");
    CHECK(grouped(0) == "0");
}

TEST_CASE("the true binary value is rounded, and only a true tie goes to the even digit") {
    CHECK(fixed(0.125, 2) == "0.12");
    CHECK(fixed(0.375, 2) == "0.38");
    CHECK(fixed(0.5, 0) == "0");
    CHECK(fixed(1.5, 0) == "2");
    CHECK(fixed(2.5, 0) == "2");
    CHECK(fixed(1.005, 2) == "1.00");  // the double is below 1.005
    CHECK(fixed(1.115, 2) == "1.11");  // below
    CHECK(fixed(0.15, 1) == "0.1");    // below
    CHECK(fixed(0.25, 1) == "0.2");
    CHECK(fixed(0.35, 1) == "0.3");  // below
    CHECK(fixed(std::nextafter(0.125, 1.0), 2) == "0.13");
    CHECK(fixed(0.9999999999999999, 15) == "1.000000000000000");
    CHECK(fixed(99.995, 2) == "100.00");  // above
}

TEST_CASE("numbers of every size and number of decimals are written as the C library does") {
    for (const double value : doubles_of_all_sizes(20000)) {
        for (const int decimals : {0, 1, 2, 4, 7, 15}) {
            const bool same = fixed(value, decimals) == printed(value, decimals);
            if (!same) FAIL_CHECK(value << " with " << decimals << " decimals: " << fixed(value, decimals));
        }
    }
    std::mt19937_64 random{4};
    std::uniform_real_distribution<double> entries{-1.0, 1.0};
    for (int i = 0; i < 20000; ++i) {
        const double value = entries(random);
        const int decimals = i % (max_decimals + 1);
        const bool same = fixed(value, decimals) == printed(value, decimals);
        if (!same) FAIL_CHECK(value << " with " << decimals << " decimals: " << fixed(value, decimals));
    }
}

TEST_CASE("ties at every number of decimals are written as the C library does") {
    for (int decimals = 0; decimals <= max_decimals; ++decimals) {
        for (int odd = 1; odd < 400; odd += 2) {
            const double tie = std::ldexp(odd, -decimals - 1);  // ends in a 5 one place behind the last decimal
            CHECK(fixed(tie, decimals) == printed(tie, decimals));
            CHECK(fixed(-tie, decimals) == printed(-tie, decimals));
        }
    }
}

TEST_CASE("a screen shows the true minus, a file the plain one") {
    CHECK(fixed(-0.42, 2, Glyphs::typographic) == "\u22120.42");
    CHECK(fixed(-0.42, 2) == "-0.42");
    CHECK(fixed(-0.001, 2, Glyphs::typographic) == "0.00");
}

TEST_CASE("numbers too large for decimals are written with a power of ten") {
    CHECK(fixed(9223372036854774784.0, 1) == "9223372036854774784.0");
    CHECK(fixed(0x1p63, 1) == "9.223372036854776e18");
    CHECK(fixed(-1e300, 2, Glyphs::typographic) == "\u22121\u00d710³⁰⁰");
}

TEST_CASE("the shortest form reads back as the same double") {
    for (const double value : doubles_of_all_sizes(20000)) {
        const bool same = std::strtod(shortest(value).c_str(), nullptr) == value;
        if (!same) FAIL_CHECK(shortest(value));
    }
    for (const double value : {std::numeric_limits<double>::max(), std::numeric_limits<double>::min(),
                               std::numeric_limits<double>::denorm_min(), 9007199254740993.0, 0.1 + 0.2}) {
        CHECK(std::strtod(shortest(value).c_str(), nullptr) == value);
        CHECK(std::strtod(shortest(-value).c_str(), nullptr) == -value);
    }
}

TEST_CASE("the shortest form of a fraction reads back, and does not with a digit less") {
    std::mt19937_64 random{8};
    std::uniform_real_distribution<double> exponents{-4.0, 0.5};
    for (int i = 0; i < 50000; ++i) {
        const double value = std::pow(10.0, exponents(random));
        const std::string text = shortest(value);
        const bool reads_back = std::strtod(text.c_str(), nullptr) == value;
        const int decimals = static_cast<int>(text.size() - text.find('.')) - 2;
        const bool is_shortest = std::strtod(printed(value, decimals).c_str(), nullptr) != value;
        if (!reads_back || !is_shortest) FAIL_CHECK(text);
    }
}

TEST_CASE("the shortest form has no digit too many") {
    CHECK(shortest(0.9999999999999999) == "0.9999999999999999");
    CHECK(shortest(0.001953125) == "0.001953125");
    CHECK(shortest(-0.25) == "-0.25");
    CHECK(shortest(0.1) == "0.1");
    CHECK(shortest(0.1 + 0.2) == "0.30000000000000004");
    CHECK(shortest(1.0) == "1");
    CHECK(shortest(100.0) == "100");
    CHECK(shortest(10000.0) == "10000");
    CHECK(shortest(-123.25) == "-123.25");
    CHECK(shortest(std::sin(1.0)) == "0.8414709848078965");
    CHECK(shortest(0.0001) == "0.0001");
    CHECK(shortest(0.00001) == "1e-5");
    CHECK(shortest(1.5e-7) == "1.5e-7");
    CHECK(shortest(1e15) == "1000000000000000");
    CHECK(shortest(1e16) == "1e16");
    CHECK(shortest(5e-324) == "5e-324");
    CHECK(shortest(1.7976931348623157e308) == "1.7976931348623157e308");
}

TEST_CASE("whole numbers have groups of three digits from five digits on") {
    CHECK(grouped(7) == "7");
    CHECK(grouped(1024) == "1024");
    CHECK(grouped(10000) == "10\u202f000");
    CHECK(grouped(100000) == "100\u202f000");
    CHECK(grouped(16777216) == "16\u202f777\u202f216");
    CHECK(grouped(-16777216) == "\u221216\u202f777\u202f216");
    CHECK(grouped(std::numeric_limits<long long>::min()) ==
          "\u22129\u202f223\u202f372\u202f036\u202f854\u202f775\u202f808");
}

TEST_CASE("wavelengths are written with the digits that matter") {
    constexpr double two_pi = 6.283185307179586;
    CHECK(significant(two_pi, 4) == "6.283");
    CHECK(significant(two_pi * 10, 4) == "62.83");
    CHECK(significant(two_pi * 100, 4) == "628.3");
    CHECK(significant(two_pi * 1000, 4) == "6283");
    CHECK(significant(60611.3, 4) == "60\u202f611");
    CHECK(significant(two_pi * 1e9, 4) == "6\u202f283\u202f185\u202f307");
    CHECK(significant(60611.3, 4, Glyphs::ascii) == "60611");
}

TEST_CASE("significant digits leave out zeros that say nothing") {
    CHECK(significant(100.0, 6) == "100");
    CHECK(significant(0.01, 6) == "0.01");
    CHECK(significant(9.9996, 4) == "10");
    CHECK(significant(62.80, 4) == "62.8");
    CHECK(significant(-0.5, 3) == "\u22120.5");
    CHECK(significant(-0.5, 3, Glyphs::ascii) == "-0.5");
}

TEST_CASE("very small numbers are written with a power of ten") {
    CHECK(significant(1.2344e-9, 4) == "1.234\u00d710⁻⁹");
    CHECK(significant(-1e-12, 4) == "\u22121\u00d710⁻¹²");
    CHECK(significant(1e-12, 4, Glyphs::ascii) == "1e-12");
    CHECK(significant(0.000001234, 3) == "0.00000123");
}

TEST_CASE("two values are the same when they are written alike") {
    CHECK(same_when_rounded(0.841, 0.839, 2));
    CHECK_FALSE(same_when_rounded(0.841, 0.839, 3));
    CHECK(same_when_rounded(-0.001, 0.001, 2));
    CHECK_FALSE(same_when_rounded(-0.4, 0.4, 1));
    CHECK(same_when_rounded(1e300, 1e300, 2));
    CHECK_FALSE(same_when_rounded(1e300, 1, 2));
}

TEST_CASE("rows are told apart by the fewest decimals that write them differently") {
    const std::vector<double> row{0.84, 0.54, 0.01, 1.0};
    CHECK(decimals_telling_apart(row, std::vector<double>{0.84, 0.54, 0.01, 1.0}) == std::nullopt);
    CHECK(decimals_telling_apart(row, std::vector<double>{0.84, 0.54, 0.012, 1.0}) == 3);
    CHECK(decimals_telling_apart(row, std::vector<double>{-0.84, 0.54, 0.01, 1.0}) == 0);
    CHECK(decimals_telling_apart(row, std::vector<double>{0.84, 0.54, 0.012, 1.0}, 2) == std::nullopt);
    CHECK(decimals_telling_apart(std::vector<double>{0.49}, std::vector<double>{0.51}) == 0);
    CHECK(decimals_telling_apart(std::vector<double>{0.3}, std::vector<double>{0.3 + 1e-15}) == 15);
    CHECK(decimals_telling_apart(std::vector<double>{0.3}, std::vector<double>{0.3 + 1e-16}) == std::nullopt);
    CHECK(decimals_telling_apart({}, {}) == std::nullopt);
}

TEST_CASE("a decimal comma of the machine's language does not reach any number") {
    const char* languages[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "fr_FR"};
    const char* chosen = nullptr;
    for (const char* language : languages) {
        if (chosen == nullptr) chosen = std::setlocale(LC_NUMERIC, language);
    }
    if (chosen == nullptr) MESSAGE("no language with a decimal comma on this machine: checked with its own only");
    const std::string written =
        fixed(0.5, 2) + " " + shortest(0.1 + 0.2) + " " + significant(1.25e-9, 3, Glyphs::ascii);
    std::setlocale(LC_NUMERIC, "C");
    CHECK(written == "0.50 0.30000000000000004 1.25e-9");
}

#include "questions/help.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "core/format.h"
#include "core/math_text.h"
#include "questions/wording.h"

using namespace pe;

namespace {

bool says(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

std::vector<Encoding> encodings() {
    std::vector<Encoding> all;
    for (const Layout layout :
         {Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first, Layout::tensor2tensor}) {
        for (const int width : {2, 4, 8, 64, 512}) {
            for (const double base : {10000.0, 100.0, 1e9})
                all.push_back({.width = width, .base = base, .layout = layout});
        }
    }
    for (const OddWidth odd : {OddWidth::zero_pad, OddWidth::cut, OddWidth::drop_last_cosine})
        all.push_back({.width = 5, .odd_width = odd});
    return all;
}

void check_texts(const Help& help) {
    for (const std::string& text : {help.hints[0], help.hints[1], help.hints[2], help.solution, help.because}) {
        INFO(text);
        CHECK_FALSE(text.empty());
        CHECK_FALSE(says(text, "%"));
        CHECK_FALSE(math_problem(text));
    }
    CHECK(help.hints[0] != help.hints[1]);
    CHECK(help.hints[1] != help.hints[2]);
}

}  // namespace

TEST_CASE("the solution of an entry shows the core's exponent, denominator, angle and value") {
    const Encoding encoding{.width = 8};
    for (const int position : {1, 3, 17}) {
        for (int column = 0; column < 8; ++column) {
            const Derivation d = derive(encoding, position, column);
            const std::string solution = help_entry(encoding, position, column).solution;
            INFO(solution);
            CHECK(says(solution, "pair $i = " + std::to_string(d.pair_index)));
            CHECK(says(solution, "/ 8 " + result(d.exponent)));
            CHECK(says(solution, "10000^{" + number(d.exponent) + "} " + result(d.denominator)));
            CHECK(says(solution, std::to_string(position) + " / " + number(d.denominator) + " " + result(d.angle_rad)));
            CHECK(says(solution, d.wave == Wave::sine ? "\\sin(" : "\\cos("));
            CHECK(says(solution, std::abs(d.value) < 1e-3 ? number(d.value) : fixed(d.value, 2)));
        }
    }
}

TEST_CASE("PE(1, 2) at width 4 is worked out step by step") {
    CHECK(help_entry({}, 1, 2).solution ==
          "Column 2 belongs to pair $i = 1$ and has its sine, as even columns do.\n"
          "Exponent: $2i/d = 2 \\cdot 1 / 4 = 0.5$\n"
          "Denominator: $10000^{0.5} = 100$\n"
          "Angle: $1 / 100 = 0.01$ radians\n"
          "$PE(1, 2) = \\sin(0.01) \\approx 0.0100$\n"
          "Rounded to two decimals: $0.01$");
}

TEST_CASE("at position 0 the last hint asks for sine or cosine of 0") {
    CHECK(says(help_entry({.width = 8}, 0, 0).hints[2], "sine of 0"));
    CHECK(says(help_entry({.width = 8}, 0, 1).hints[2], "cosine of 0"));
    CHECK(says(help_entry({.width = 8}, 0, 1).solution, "\\cos(0) = 1"));
}

TEST_CASE("in other layouts the columns have other waves, and are said to") {
    const Encoding encoding{.width = 8, .layout = Layout::concatenated};
    CHECK(says(help_entry(encoding, 1, 1).solution, "pair $i = 1$ and has its sine, as columns of the first half do"));
    CHECK(
        says(help_entry(encoding, 1, 5).solution, "pair $i = 1$ and has its cosine, as columns of the second half do"));
}

TEST_CASE("the solution of a row ends with the row") {
    CHECK(help_row({}, 1).solution.ends_with("Rounded to two decimals: $PE(1) = [0.84, 0.54, 0.01, 1.00]$"));
    CHECK(help_row({}, 0).solution.ends_with("$PE(0) = [0, 1, 0, 1]$"));
}

TEST_CASE("the denominator of each pair of a row is named once") {
    const Encoding encoding{.width = 6, .layout = Layout::concatenated};
    const std::string solution = help_row(encoding, 2).solution;
    for (const char* pair : {"Pair $i = 0$", "Pair $i = 1$", "Pair $i = 2$"}) {
        const std::size_t first = solution.find(pair);
        REQUIRE(first != std::string::npos);
        CHECK(solution.find(pair, first + 1) == std::string::npos);
    }
}

TEST_CASE("chosen entries are worked out in their order") {
    constexpr std::array columns{3, 0};
    CHECK(help_entries({}, 1, columns).solution.ends_with("$[PE(1, 3), PE(1, 0)] = [1.00, 0.84]$"));
}

TEST_CASE("the lesson's sum is worked out entry by entry") {
    constexpr std::array e{1.0, 0.0, 2.0, -1.0};
    constexpr std::array p{0.1, 0.2, -0.1, 0.3};
    const Help help = help_sum(e, p);
    CHECK(help.solution ==
          "The first entry: $1 + 0.1 = 1.1$\nThe second entry: $0 + 0.2 = 0.2$\nThe third entry: $2 + (-0.1) = "
          "1.9$\nThe fourth entry: $-1 + 0.3 = "
          "-0.7$\n$x = [1.1, 0.2, 1.9, -0.7]$");
    CHECK(says(help.hints[2], "the fourth entry, for example, is $-1 + 0.3$"));
    check_texts(help);
}

TEST_CASE("a sum with nothing is never the example: it would be the answer") {
    constexpr std::array e{0.0, 1.25};
    constexpr std::array p{0.375, 0.0};
    CHECK_FALSE(says(help_sum(e, p).hints[2], "0.375"));
    CHECK_FALSE(says(help_sum(e, p).hints[2], "1.25"));
}

TEST_CASE("the steps of a pair are worked out with the core's numbers") {
    const Encoding encoding{.width = 8};
    CHECK(says(help_exponent(encoding, 1).solution, "2 \\cdot 1 / 8 = 0.25"));
    CHECK(says(help_denominator(encoding, 1).solution, "10000^{0.25} = 10$"));
    CHECK(says(help_angle(encoding, 3, 1).solution, "3 / 10 = 0.3"));
    CHECK(says(help_wavelength(encoding, 1).solution, "\\approx " + fixed(20 * std::numbers::pi, 2)));
    CHECK(says(help_pair_count(encoding).solution, "8 / 2 = 4"));
}

TEST_CASE("help has all its texts and readable formulas in every layout, width and base") {
    for (const Encoding& encoding : encodings()) {
        REQUIRE_FALSE(problem(encoding));
        const int last_pair = pair_count(encoding) - 1;
        for (const int position : {0, 1, 12345}) {
            for (const int column : {0, encoding.width / 2, encoding.width - 1})
                check_texts(help_entry(encoding, position, column));
            if (encoding.width <= 8) check_texts(help_row(encoding, position));
            check_texts(help_angle(encoding, position, last_pair));
        }
        check_texts(help_exponent(encoding, last_pair));
        check_texts(help_denominator(encoding, last_pair));
        check_texts(help_wavelength(encoding, last_pair));
        check_texts(help_pair_count(encoding));
    }
}

TEST_CASE("numbers in formulas have powers of ten as such") {
    CHECK(number(1.5e-7) == "1.5 \\cdot 10^{-7}");
    CHECK(number(0.25) == "0.25");
    CHECK(result(0.25) == "= 0.25");
    CHECK(result(std::sqrt(1000.0)) == "\\approx 31.6228");
    CHECK(term(-0.5) == "(-0.5)");
    CHECK(rounded(1.1, 2) == "1.1");
    CHECK(rounded(std::sin(1.0), 2) == "0.84");
}

TEST_CASE("a text is filled in order") {
    CHECK(fill("% and %", {"one", "two"}) == "one and two");
    CHECK(fill("none", {}) == "none");
}

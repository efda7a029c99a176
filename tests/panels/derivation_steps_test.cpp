#include "panels/derivation_steps.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>

#include "core/format.h"
#include "state/random_choices.h"

using namespace pe;
using panels::derivation_steps;
using panels::Step;

namespace {

std::vector<Step> steps_at(const Encoding& encoding, int position, int column, int decimals = 4) {
    return derivation_steps(encoding, derive(encoding, position, column), decimals);
}

const Step& step_named(const std::vector<Step>& steps, std::string_view term) {
    const auto found = std::ranges::find(steps, term, &Step::term);
    REQUIRE(found != steps.end());
    return *found;
}

bool contains(std::string_view text, std::string_view part) {
    CAPTURE(text);
    CAPTURE(part);
    return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("the worked example: column 2 of position 1 at width 4, step by step") {
    const auto steps = steps_at({}, 1, 2);
    REQUIRE(steps.size() == 6);
    CHECK(step_named(steps, "Pair").line == "column 2 → pair i = 1, sine (even column)");
    CHECK(step_named(steps, "Exponent").line == "2i/d = 2·1/4 = 0.5");
    CHECK(step_named(steps, "Denominator").line == "10000^0.5 = 100");
    CHECK(step_named(steps, "Angle").line == "t / denominator = 1 / 100 = 0.01 rad");
    CHECK(step_named(steps, "Value").line == "sin(0.01) ≈ 0.009999833334167");
    CHECK(step_named(steps, "Rounded").line == "0.0100 to 4 decimals");
}

TEST_CASE("the worked example, as it is said") {
    const auto steps = steps_at({}, 1, 2);
    CHECK(step_named(steps, "Exponent").spoken == "2 i over d, that is 2 times 1 over 4, is 0.5");
    CHECK(step_named(steps, "Denominator").spoken == "10000 to the power 0.5 is 100");
    CHECK(step_named(steps, "Angle").spoken == "1 divided by 100 is 0.01 radians");
    CHECK(step_named(steps, "Value").spoken == "sine of 0.01 is about 0.009999833334167");
    CHECK(step_named(steps, "Rounded").spoken == "rounded to 4 decimals: 0.0100");
}

TEST_CASE("position 0 has exact values: sine 0 and cosine 1") {
    CHECK(step_named(steps_at({}, 0, 0), "Value").line == "sin(0) = 0.000000000000000");
    CHECK(step_named(steps_at({}, 0, 1), "Value").line == "cos(0) = 1.000000000000000");
}

TEST_CASE("one decimal is not called decimals") {
    CHECK(step_named(steps_at({}, 1, 0, 1), "Rounded").line == "0.8 to 1 decimal");
    CHECK(step_named(steps_at({}, 1, 0, 0), "Rounded").line == "1 to 0 decimals");
}

TEST_CASE("each layout says in its own words why a column is a sine or a cosine") {
    using enum Layout;
    const auto pair_line = [](Layout layout, int column) {
        return step_named(steps_at({.width = 8, .layout = layout}, 3, column), "Pair").line;
    };
    CHECK(pair_line(interleaved, 5) == "column 5 → pair i = 2, cosine (odd column)");
    CHECK(pair_line(concatenated, 1) == "column 1 → pair i = 1, sine (first half of the row)");
    CHECK(pair_line(concatenated, 5) == "column 5 → pair i = 1, cosine (second half of the row)");
    CHECK(pair_line(concatenated_cosine_first, 1) == "column 1 → pair i = 1, cosine (first half of the row)");
    CHECK(pair_line(tensor2tensor, 6) == "column 6 → pair i = 2, cosine (second half of the row)");
}

TEST_CASE("tensor2tensor divides by one pair less, and by 1 where there is one pair") {
    CHECK(step_named(steps_at({.width = 8, .layout = Layout::tensor2tensor}, 3, 2), "Exponent").line ==
          "i/(d/2 − 1) = 2/3 ≈ 0.6666666667");
    CHECK(step_named(steps_at({.width = 2, .layout = Layout::tensor2tensor}, 3, 1), "Exponent").line ==
          "i/(d/2 − 1) = 0/1 = 0");
}

TEST_CASE("digits that go on are marked as about equal") {
    const auto steps = steps_at({.width = 512}, 10, 6);
    CHECK(contains(step_named(steps, "Exponent").line, "2·3/512 = 0.01171875"));
    CHECK(contains(step_named(steps, "Denominator").line, "≈ 1.1139"));
    CHECK(contains(step_named(steps, "Angle").line, "≈"));
    CHECK(contains(step_named(steps, "Angle").spoken, "is about"));
    // 1 / 10000^0.9765625, a small one
    CHECK(contains(step_named(steps_at({.width = 512}, 1, 500), "Angle").line, "≈ 0.000124093776"));
    CHECK(contains(step_named(steps_at({.width = 4, .base = 1e6}, 1, 2), "Angle").line, "1 / 1000 = 0.001"));
    CHECK(contains(step_named(steps_at({.width = 2, .base = 3}, 16777216, 0), "Angle").line,
                   "= 16\u202F777\u202F216 rad"));
}

TEST_CASE("the numbers of every line are the core's, whatever the choices") {
    std::mt19937 random(6);
    for (int i = 0; i < 500; ++i) {
        const Choices choices = testing::random_choices(random);
        const Encoding encoding = encoding_of(choices);
        const Derivation derivation = derive(encoding, choices.position, choices.column);
        const auto steps = derivation_steps(encoding, derivation, choices.decimals);
        const auto digits = [](double value) { return significant(value, 10); };
        REQUIRE(contains(step_named(steps, "Pair").line, "i = " + std::to_string(derivation.pair_index)));
        REQUIRE(step_named(steps, "Exponent").line.ends_with(" " + digits(derivation.exponent)));
        REQUIRE(step_named(steps, "Denominator").line.starts_with(shortest(encoding.base) + "^"));
        REQUIRE(step_named(steps, "Denominator").line.ends_with(" " + digits(derivation.denominator)));
        REQUIRE(contains(step_named(steps, "Angle").line, std::to_string(choices.position) + " / "));
        REQUIRE(step_named(steps, "Angle").line.ends_with(" " + digits(derivation.angle_rad) + " rad"));
        REQUIRE(step_named(steps, "Value").line.ends_with(" " + fixed(derivation.value, 15, Glyphs::typographic)));
        REQUIRE(step_named(steps, "Rounded")
                    .line.starts_with(fixed(derivation.value, choices.decimals, Glyphs::typographic) + " to "));
    }
}

TEST_CASE("what is said has no signs that a screen reader would stumble over") {
    std::mt19937 random(8);
    for (int i = 0; i < 500; ++i) {
        const Choices choices = testing::random_choices(random);
        const Encoding encoding = encoding_of(choices);
        for (const Step& step : steps_at(encoding, choices.position, choices.column, choices.decimals))
            for (const char* sign : {"^", "/", "=", "≈", "·", "→", "(", ")"}) {
                CAPTURE(step.spoken);
                REQUIRE(step.spoken.find(sign) == std::string::npos);
            }
    }
}

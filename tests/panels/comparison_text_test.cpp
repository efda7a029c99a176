#include "panels/comparison_text.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace pe;

namespace {

std::vector<std::string> comparison(int width, int position, int other, int decimals) {
    Choices choices;
    choices.width = width;
    choices.position = position;
    choices.other_position = other;
    choices.decimals = decimals;
    Derived derived;
    derived.update(choices);
    return panels::comparison_text(choices, derived);
}

}  // namespace

TEST_CASE("the comparison of positions 1 and 0 at width 4") {
    const auto sentences = comparison(4, 1, 0, 2);
    REQUIRE(sentences.size() == 4);
    CHECK(sentences[0] == "Positions 1 and 0: in the exact values 4 of 4 entries differ.");
    CHECK(sentences[1] == "At 2 decimals 3 of 4 entries differ (all but column 3).");
    CHECK(sentences[2] == "Rounded to whole numbers the rows already differ.");
    CHECK(sentences[3] == "Dot product 1.5402523, distance 0.95890322.");
}

TEST_CASE("rows that look the same at the decimals shown are said to, and how many decimals it takes") {
    const auto sentences = comparison(2, 5, 338, 2);
    CHECK(sentences[1] == "At 2 decimals no entry differs.");
    CHECK(sentences[2] == "It takes 3 decimals to tell the rows apart.");
}

TEST_CASE("one column and one decimal are not spoken of as many") {
    const auto sentences = comparison(2, 0, 6, 1);
    CHECK(sentences[1] == "At 1 decimal 1 of 2 entries differs (column 0).");
    CHECK(sentences[2] == "It takes 1 decimal to tell the rows apart.");
}

TEST_CASE("a row compared with itself asks for another position") {
    const auto sentences = comparison(8, 77, 77, 4);
    REQUIRE(sentences.size() == 1);
    CHECK(sentences[0] == "Positions 77 and 77 are the same row. Choose another position.");
}

TEST_CASE("of many differing columns the first dozen is named") {
    const auto sentences = comparison(64, 3, 4, 2);
    CHECK(sentences[1] == "At 2 decimals 32 of 64 entries differ (columns 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …).");
}

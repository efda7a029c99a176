#include "practice/plain_text.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace pe;

TEST_CASE("plain text stays as it is, each character at its own place") {
    const PlainText plain = plain_text("[1, 2]\t{3}\n");
    CHECK(plain.text == "[1, 2]\t{3}\n");
    REQUIRE(plain.offsets.size() == plain.text.size() + 1);
    for (std::size_t i = 0; i < plain.offsets.size(); ++i) CHECK(plain.offsets[i] == i);
}

TEST_CASE("every kind of dash is a minus") {
    for (const std::string_view dash :
         {"\u2212", "\u2013", "\u2014", "\u2012", "\u2011", "\u2010", "\ufe63", "\uff0d"}) {
        CHECK(plain_text(dash).text == "-");
    }
}

TEST_CASE("times signs, slashes, brackets and blanks of other scripts have a plain form") {
    CHECK(plain_text("\u00d7\u00b7\u22c5\u2219").text == "****");
    CHECK(plain_text("1\u20442 1\u22152 1\u00f72").text == "1/2 1/2 1/2");
    CHECK(plain_text("\u27e81\u27e9 \u30081\u3009 \u30101\u3011").text == "<1> <1> [1]");
    CHECK(plain_text("\uff3b\uff11\uff0e\uff15\uff0c\uff12\uff3d").text == "[1.5, 2]");
    CHECK(plain_text("1\u00a02\u30003").text == "1 2 3");
}

TEST_CASE("a run of superscripts is one exponent") {
    CHECK(plain_text("10⁻²").text == "10^(-2)");
    CHECK(plain_text("10¹² x²").text == "10^(12) x^(2)");
    CHECK(plain_text("[1]ᵀ").text == "[1]^T");
}

TEST_CASE("thin spaces between groups of three digits vanish, and are blanks elsewhere") {
    CHECK(plain_text("16\u202f777\u202f216").text == "16777216");
    CHECK(plain_text("1\u20092").text == "1 2");
    CHECK(plain_text("1\u202f2345").text == "1 2345");
}

TEST_CASE("marks that nobody sees vanish") {
    CHECK(plain_text("\ufeff\u200e1\u200b\u2060").text == "1");
}

TEST_CASE("signs that have a name are spelled") {
    CHECK(plain_text("2\u03c0 \u221a2 1\u00b0 \u221e").text == "2pi sqrt2 1deg infinity");
    CHECK(plain_text("\u00bd").text == "(1/2)");
    CHECK(plain_text("1\u00bd").text == "1 1/2");
    CHECK(plain_text("0.8\u00b10.1\u2026").text == "0.8+/-0.1...");
}

TEST_CASE("digits of other scripts are digits") {
    CHECK(plain_text("\u0661\u066b\u0665").text == "1.5");
    CHECK(plain_text("\u06f0\u0967").text == "01");
    CHECK(plain_text("\U0001d7d8").text == "0");
}

TEST_CASE("bytes that are not UTF-8 and signs without a look-alike are one unknown character each") {
    const std::string unknown(1, unknown_character);
    CHECK(plain_text("\xff").text == unknown);
    CHECK(plain_text("\xe2\x88").text == unknown + unknown);                // cut off
    CHECK(plain_text("\xc0\xb1").text == unknown + unknown);                // overlong
    CHECK(plain_text("\xed\xa0\x80").text == unknown + unknown + unknown);  // a surrogate
    CHECK(plain_text("\u03a9").text == unknown);
    CHECK(plain_text("\U0001f600").text == unknown);
}

TEST_CASE("places in the plain text lead back to the bytes they came from") {
    const PlainText plain = plain_text("\u22121 10⁻²");
    CHECK(plain.text == "-1 10^(-2)");
    CHECK(plain.offsets == std::vector<std::uint32_t>{0, 3, 4, 5, 6, 7, 7, 7, 10, 12, 12});
}

TEST_CASE("a caret counts characters, not bytes") {
    const std::string_view text = "\u22121, \u03c0";
    CHECK(character_column(text, 0) == 0);
    CHECK(character_column(text, 3) == 1);
    CHECK(character_column(text, text.size() - 2) == 4);
    CHECK(character_column(text, text.size()) == 5);
    CHECK(character_column("\xff\xff", 2) == 2);
}

#include "practice/explanation_pattern.h"

#include <doctest/doctest.h>

#include <string>

namespace {

/// The places where the pattern fits, as "0-2 4-5"; "the" and "of" have no content.
std::string matches(std::string_view pattern, std::string_view text) {
    pe::Lexicon lexicon;
    lexicon.add("order", lexicon.group("ORDER"));
    lexicon.add("position", lexicon.group("ORDER"));
    const pe::Pattern read(pattern, lexicon, pe::Pattern::Usual::near);
    std::vector<pe::ExplanationToken> tokens;
    for (const pe::ExplanationWord& word : pe::explanation_words(text)) {
        tokens.push_back({.word = word,
                          .groups = lexicon.groups_of(word.text),
                          .break_before = word.break_before,
                          .has_content = word.text != "the" && word.text != "of"});
    }
    std::string result;
    for (const pe::PatternMatch& match : read.matches(tokens)) {
        if (!result.empty()) result += ' ';
        result += std::to_string(match.front()) + "-" + std::to_string(match.back());
    }
    return result;
}

}  // namespace

TEST_CASE("terms are found in their order, groups by any of their words") {
    CHECK(matches("ignores ORDER", "ignores order") == "0-1");
    CHECK(matches("ignores ORDER", "ignores position") == "0-1");
    CHECK(matches("ignores ORDER", "order ignores").empty());
    CHECK(matches("ignores/loses ORDER", "it loses order") == "1-2");
}

TEST_CASE("at most three words of content stand between two terms, or as many as the pattern says") {
    CHECK(matches("no ORDER", "no a b c order") == "0-4");
    CHECK(matches("no ORDER", "no a b c d order").empty());
    CHECK(matches("no ..1 ORDER", "no a the b order").empty());
    CHECK(matches("no ..1 ORDER", "no sense of the order") == "0-4");
    CHECK(matches("no ~ORDER", "no the order") == "0-2");
    CHECK(matches("no ~ORDER", "no a order").empty());
}

TEST_CASE("a clause is never left, and a comma counts as a word") {
    CHECK(matches("no ORDER", "no; order").empty());
    CHECK(matches("no ORDER", "no, order") == "0-1");
    CHECK(matches("no ~ORDER", "no, order").empty());
}

TEST_CASE("words that must not stand between, before or behind are minded") {
    CHECK(matches("no -big ORDER", "no big order").empty());
    CHECK(matches("-big no ORDER", "big no order").empty());
    CHECK(matches("no ORDER -again", "no order again").empty());
    CHECK(matches("no ORDER -again", "no order here") == "0-1");
}

#include "practice/explanation_lexicon.h"

#include <doctest/doctest.h>

namespace {

/// A lexicon of one group that holds the entry.
bool knows(std::string_view entry, std::string_view word) {
    pe::Lexicon lexicon;
    lexicon.add(entry, lexicon.group("GROUP"));
    return !lexicon.groups_of(word).empty();
}

}  // namespace

TEST_CASE("a word stands for its regular endings, one with a star for any") {
    for (const char* form : {"give", "gives", "giving"}) CHECK(knows("give", form));
    for (const char* form : {"carry", "carries", "carried", "carrying"}) CHECK(knows("carry", form));
    for (const char* form : {"swap", "swapped", "swapping"}) CHECK(knows("swap", form));
    CHECK_FALSE(knows("set", "settle"));
    CHECK(knows("permut*", "permutations"));
    CHECK_FALSE(knows("permut", "permutations"));
}

TEST_CASE("one typing error is forgiven from five letters on, two from eight, none in the first letter") {
    for (const char* typed : {"ordr", "oder", "orrder", "orxer", "roder"}) {
        CAPTURE(typed);
        CHECK(knows("order", typed) == (typed[0] == 'o'));
    }
    CHECK(knows("attention", "atenton"));
    CHECK_FALSE(knows("attention", "atnton"));
    CHECK_FALSE(knows("same", "some"));
    CHECK(knows("same", "saem"));
    CHECK(knows("permut*", "permuations"));
}

TEST_CASE("a word that is known is not taken for a misspelt other one") {
    pe::Lexicon lexicon;
    const std::size_t order = lexicon.group("ORDER");
    lexicon.add("order", order);
    lexicon.add("older", lexicon.group("PLAIN"));
    CHECK_FALSE(lexicon.groups_of("older").holds(order));
}

#include "practice/explanation_words.h"

#include <doctest/doctest.h>

#include <string>

namespace {

/// The words of a text with a stroke for a comma, two for a clause and three for a sentence before them.
std::string words(std::string_view text) {
    std::string result;
    for (const pe::ExplanationWord& word : pe::explanation_words(text)) {
        if (!result.empty()) {
            result += ' ';
            result += std::string(static_cast<std::size_t>(word.break_before), '/');
        }
        result += word.text;
    }
    return result;
}

}  // namespace

TEST_CASE("words are lower case, and hyphens part them unless a prefix stands before") {
    CHECK(words("Self-Attention is Order-blind") == "self attention is order blind");
    CHECK(words("re-ordering") == "reordering");
}

TEST_CASE("contractions are undone, with or without their apostrophe") {
    CHECK(words("It doesn't, can't and dont") == "it does not /can not and do not");
    CHECK(words("it\u2019s w/o PE") == "it is without pe");
}

TEST_CASE("sentences end at points, but not inside numbers, names and abbreviations") {
    CHECK(words("One. Two! Three") == "one ///two ///three");
    CHECK(words("0.5 of np.array, i.e. this") == "0 5 of np array /i e this");
    CHECK(words("a; b: c (d)") == "a //b //c /d");
}

TEST_CASE("a new line begins a sentence where an item, a capital or an empty line follows") {
    CHECK(words("one\n- two\n* three") == "one ///two ///three");
    CHECK(words("one\nTwo") == "one ///two");
    CHECK(words("one\n\ntwo") == "one ///two");
    CHECK(words("one\ntwo") == "one //two");
}

TEST_CASE("arrows and colons relate, equal signs are words, and unequal ones are negated") {
    CHECK(words("a -> b \u21D2 c") == "a //b //c");
    CHECK(pe::explanation_words("a -> b")[1].relation_before);
    CHECK(words("x == y != z") == "x = y not = z");
}

TEST_CASE("the layout of LaTeX vanishes and its signs stay") {
    CHECK(words("$\\mathrm{softmax}(QK^\\top)V \\Rightarrow \\Pi$") == "softmax /qk /v //pi");
}

TEST_CASE("a question is marked as asked, one inside quotation marks is not") {
    CHECK(pe::explanation_words("Is it so?")[0].asked);
    CHECK_FALSE(pe::explanation_words("It asks \"which word?\" and no more.")[0].asked);
}

TEST_CASE("letters of other scripts are told from those with accents and from pictures") {
    CHECK(words("\u00FCber") == std::string(1, pe::latin_letter) + "ber");
    CHECK(words("\u043D\u0435") == std::string(2, pe::other_letter));
    CHECK(words("yes \U0001F600 no") == "yes no");
}

TEST_CASE("each word knows its bytes in the source") {
    const std::string_view text = "\u2192 Caf\u00E9 isn't";
    const auto found = pe::explanation_words(text);
    REQUIRE(found.size() == 3);
    CHECK(text.substr(found[0].begin, found[0].end - found[0].begin) == "Caf\u00E9");
    CHECK(text.substr(found[2].begin, found[2].end - found[2].begin) == "isn't");
}

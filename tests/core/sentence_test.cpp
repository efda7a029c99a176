#include "core/sentence.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using pe::word_key;
using pe::words_of;
using Words = std::vector<std::string>;

TEST_CASE("a sentence is read as its words, whatever the spaces and the punctuation") {
    CHECK(words_of("dog bites man") == Words{"dog", "bites", "man"});
    CHECK(words_of("  The dog,\tthe \"man\"...\n") == Words{"The", "dog", "the", "man"});
    CHECK(words_of("\u201CDon\u2019t!\u201D she said\u00A0\u2013 twice") ==
          Words{"Don\u2019t", "she", "said", "twice"});
    CHECK(words_of("x-ray 3.14 (no)") == Words{"x-ray", "3.14", "no"});
    CHECK(words_of("") == Words{});
    CHECK(words_of(" ... - ") == Words{});
}

TEST_CASE("a large letter makes no other word") {
    CHECK(word_key("Dog") == "dog");
    CHECK(word_key("\u00C9L\u00C8VE") == "\u00E9l\u00E8ve");
    CHECK(word_key("\u039B\u03CC\u03B3\u03BF\u03C2") == "\u03BB\u03CC\u03B3\u03BF\u03C2");
    CHECK(word_key("\u042F\u0401") == "\u044F\u0451");
    CHECK(word_key("\u00D7") == "\u00D7");
    CHECK(word_key("\u72AC\U0001F415") == "\u72AC\U0001F415");
}

TEST_CASE("other letters make another word") {
    CHECK(word_key("dog") != word_key("dogs"));
    CHECK(word_key("\u00E9") != word_key("e"));
}

TEST_CASE("bytes that are no UTF-8 stay as they are") {
    CHECK(word_key("\xC3") == "\xC3");
    CHECK(word_key("\xC3\x41") == "\xC3\x61");
    CHECK(words_of("\xE2\x80 \xC2") == Words{"\xE2\x80", "\xC2"});
}

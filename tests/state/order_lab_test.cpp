#include "state/order_lab.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "core/sentence.h"

using namespace pe;

namespace {

Choices with(std::string a, std::string b) {
    Choices choices;
    choices.sentence_a = std::move(a);
    choices.sentence_b = std::move(b);
    return choices;
}

}  // namespace

TEST_CASE("the lab holds what the core computes, whatever it held before") {
    OrderLab lab;
    for (const auto& [a, b] : {std::pair{"dog bites man", "man bites dog"}, std::pair{"a b c d", "d c b a"},
                               std::pair{"the dog sees the man", "the man sees the dog"}})
        for (const Positions positions : {Positions::none, Positions::sinusoidal})
            for (const bool mask : {false, true})
                for (const int seed : {1, 7}) {
                    Choices choices = with(a, b);
                    choices.positions = positions;
                    choices.causal_mask = mask;
                    choices.weights_seed = seed;
                    lab.update(choices);
                    const AttentionSettings settings = {
                        .seed = static_cast<std::uint64_t>(seed), .positions = positions, .causal_mask = mask};
                    const AttentionTrace of_a = attend(words_of(a), settings);
                    const AttentionTrace of_b = attend(words_of(b), settings);
                    CHECK(lab.a().trace.outputs == of_a.outputs);
                    CHECK(lab.b().trace.outputs == of_b.outputs);
                    const OrderComparison comparison = compare_orders(words_of(a), of_a, words_of(b), of_b);
                    CHECK(lab.comparison().largest_difference == comparison.largest_difference);
                    CHECK(lab.comparison().pooled_difference == comparison.pooled_difference);
                    CHECK(lab.comparison().verdict == comparison.verdict);
                }
}

TEST_CASE("a sentence that cannot be taken says why, and the last good one stays") {
    OrderLab lab;
    lab.update(with("one two three four", "four three two one"));
    const std::vector<std::string> good = lab.a().words;
    lab.update(with("one two", "four three two one"));
    CHECK(lab.a().problem == SentenceProblem::too_few_words);
    CHECK(lab.a().typed_words == 2);
    CHECK(lab.a().words == good);
    CHECK(lab.b().problem == SentenceProblem::none);
    lab.update(with("1 2 3 4 5 6 7 8 9 10 11 12 13", ""));
    CHECK(lab.a().problem == SentenceProblem::too_many_words);
    CHECK(lab.b().problem == SentenceProblem::too_few_words);
    CHECK(lab.a().words == good);
    lab.update(with("one two " + std::string(longest_lab_word + 1, 'w'), "a b c"));
    CHECK(lab.a().problem == SentenceProblem::long_word);
    CHECK(lab.a().words == good);
    CHECK(lab.b().words == std::vector<std::string>{"a", "b", "c"});
}

TEST_CASE("3 and 12 words are taken, 2 and 13 are not") {
    for (const auto& [count, taken] :
         {std::pair{2, false}, std::pair{3, true}, std::pair{12, true}, std::pair{13, false}}) {
        std::string sentence;
        for (int i = 0; i < count; ++i) sentence += " w" + std::to_string(i);
        OrderLab lab;
        lab.update(with(sentence, "a b c"));
        CAPTURE(count);
        CHECK((lab.a().problem == SentenceProblem::none) == taken);
        CHECK((lab.a().trace.words() == count) == (taken || count == 3));
    }
}

TEST_CASE("other weights come with a bad sentence, too: the good one is computed anew") {
    OrderLab lab;
    Choices choices;
    choices.sentence_a = "two words";
    lab.update(choices);
    const Matrix before = lab.a().trace.outputs;
    choices.weights_seed = 2;
    lab.update(choices);
    CHECK(lab.a().trace.outputs != before);
    CHECK(lab.a().trace.outputs == attend(lab.a().words, attention_settings_of(choices)).outputs);
}

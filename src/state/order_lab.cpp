#include "state/order_lab.h"

#include <algorithm>

#include "core/sentence.h"

namespace pe {
namespace {

SentenceProblem problem_of(const std::vector<std::string>& words) {
    const auto count = static_cast<int>(words.size());
    if (count < min_lab_words) return SentenceProblem::too_few_words;
    if (count > max_lab_words) return SentenceProblem::too_many_words;
    const auto is_long = [](const std::string& word) { return word.size() > longest_lab_word; };
    return std::ranges::any_of(words, is_long) ? SentenceProblem::long_word : SentenceProblem::none;
}

void take_typed(const std::string& typed, SentenceInLab& sentence) {
    std::vector<std::string> words = words_of(typed);
    sentence.problem = problem_of(words);
    sentence.typed_words = static_cast<int>(words.size());
    if (sentence.problem == SentenceProblem::none) sentence.words = std::move(words);
}

}  // namespace

AttentionSettings attention_settings_of(const Choices& choices) {
    return {.seed = static_cast<std::uint64_t>(choices.weights_seed),
            .positions = choices.positions,
            .causal_mask = choices.causal_mask};
}

OrderLab::OrderLab() {
    const Choices first_view;
    take_typed(first_view.sentence_a, a_);
    take_typed(first_view.sentence_b, b_);
}

void OrderLab::update(const Choices& choices) {
    const AttentionSettings settings = attention_settings_of(choices);
    const bool computed = a_.trace.words() > 0;
    if (computed && choices.sentence_a == typed_a_ && choices.sentence_b == typed_b_ && settings == settings_) return;
    typed_a_ = choices.sentence_a;
    typed_b_ = choices.sentence_b;
    settings_ = settings;
    take_typed(typed_a_, a_);
    take_typed(typed_b_, b_);
    a_.trace = attend(a_.words, settings);
    b_.trace = attend(b_.words, settings);
    comparison_ = compare_orders(a_.words, a_.trace, b_.words, b_.trace);
}

}  // namespace pe

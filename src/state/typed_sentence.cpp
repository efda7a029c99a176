#include "state/typed_sentence.h"

#include <algorithm>
#include <utility>

#include "core/sentence.h"
#include "state/choices.h"

namespace pe {
namespace {

SentenceProblem problem_of(const std::vector<std::string>& words) {
    const auto count = static_cast<int>(words.size());
    if (count < min_lab_words) return SentenceProblem::too_few_words;
    if (count > max_lab_words) return SentenceProblem::too_many_words;
    const auto is_long = [](const std::string& word) { return word.size() > longest_lab_word; };
    return std::ranges::any_of(words, is_long) ? SentenceProblem::long_word : SentenceProblem::none;
}

}  // namespace

void take_typed(std::string_view typed, TypedSentence& sentence) {
    std::vector<std::string> words = words_of(typed);
    sentence.problem = problem_of(words);
    sentence.typed_words = static_cast<int>(words.size());
    if (sentence.problem == SentenceProblem::none) sentence.words = std::move(words);
}

}  // namespace pe

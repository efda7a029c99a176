#include "panels/sentence_problem.h"

#include "state/choices.h"

namespace pe::panels {

std::string problem_text(const TypedSentence& sentence) {
    const std::string count = std::to_string(sentence.typed_words) + (sentence.typed_words == 1 ? " word" : " words");
    switch (sentence.problem) {
        case SentenceProblem::none:
            return {};
        case SentenceProblem::too_few_words:
            return count + ": at least " + std::to_string(min_lab_words) + " are needed.";
        case SentenceProblem::too_many_words:
            return count + ": at most " + std::to_string(max_lab_words) + " fit.";
        case SentenceProblem::long_word:
            break;
    }
    return "One of the words is too long.";
}

}  // namespace pe::panels

// A sentence that a learner types for a lab: its words as they were last good, and what is wrong with what is typed
// now.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pe {

inline constexpr std::size_t longest_lab_word = 40;  ///< bytes

/// Why a typed sentence cannot be taken.
enum class SentenceProblem { none, too_few_words, too_many_words, long_word };

struct TypedSentence {
    std::vector<std::string> words;                   ///< min_lab_words..max_lab_words
    SentenceProblem problem = SentenceProblem::none;  ///< of what is typed now, which is not in `words`
    int typed_words = 0;                              ///< how many are typed now
};

/// A sentence that cannot be taken leaves the last good words in place.
void take_typed(std::string_view typed, TypedSentence& sentence);

}  // namespace pe

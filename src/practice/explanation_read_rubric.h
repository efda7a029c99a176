// A rubric whose words and patterns have been read, ready to be used for any number of texts.
#pragma once

#include <cstddef>
#include <vector>

#include "practice/explanation_lexicon.h"
#include "practice/explanation_pattern.h"
#include "practice/explanation_rubric.h"

namespace pe {

/// Groups that the engine itself knows, by their numbers in the lexicon; see ExplanationLanguage, ExplanationRubric.
enum KnownGroup : std::size_t {
    group_not,
    group_none,
    group_free,
    group_opens,
    group_link,
    group_modal,
    group_verb,
    group_preposition,
    group_report,
    group_refute,
    group_denial,
    group_agent,
    group_other,
    group_remedy,
};

struct ReadRubric {
    /// `source` must outlive it.
    explicit ReadRubric(const ExplanationRubric& source);

    struct ReadPhrase {
        std::size_t group;
        std::vector<Pattern> patterns;
    };

    const ExplanationRubric& source;
    Lexicon lexicon{};
    std::vector<ReadPhrase> phrases{};
    std::vector<std::vector<Pattern>> rules{};  ///< patterns of each rule
};

}  // namespace pe

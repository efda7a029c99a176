#include "practice/explanation_read_rubric.h"

namespace pe {
namespace {

/// In the order of KnownGroup.
constexpr std::string_view known_groups =
    "NOT NONE FREE OPENS LINK MODAL VERB PREPOSITION REPORT REFUTE DENIAL AGENT OTHER REMEDY";

}  // namespace

ReadRubric::ReadRubric(const ExplanationRubric& rubric) : source(rubric) {
    for_each_piece(known_groups, ' ', [&](std::string_view name) { lexicon.group(name); });
    for (const auto& groups : {source.language.groups, source.groups}) {
        for (const WordGroup& group : groups) {
            const std::size_t number = lexicon.group(group.name);
            for_each_piece(group.words, ' ', [&](std::string_view entry) { lexicon.add(entry, number); });
        }
    }
    for (const auto& list : {source.phrases, source.language.phrases}) {
        for (const Phrase& phrase : list) {
            phrases.push_back(
                {lexicon.group(phrase.group), read_patterns(phrase.patterns, lexicon, Pattern::Usual::touching)});
        }
    }
    for (const ExplanationRule& rule : source.rules) {
        rules.push_back(read_patterns(rule.patterns, lexicon, Pattern::Usual::near));
    }
}

}  // namespace pe

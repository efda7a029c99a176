#include "practice/explanation.h"

#include <algorithm>
#include <span>

#include "practice/explanation_formula.h"
#include "practice/explanation_pattern.h"
#include "practice/explanation_text.h"

namespace pe {
namespace {

enum class Subject : std::uint8_t { none, idea, opposite, misconception };

/// What a key of the rubric speaks of.
struct Claim {
    Subject subject = Subject::none;
    std::size_t index = 0;
};

template <typename Items>
std::size_t place_of(std::string_view key, const Items& items) {
    std::size_t i = 0;
    while (i < items.size() && items[i].key != key) ++i;
    return i;
}

Claim claim(const ExplanationRubric& rubric, std::string_view key) {
    if (key.empty()) return {};
    const bool opposite = key.starts_with('!');
    const std::size_t idea = place_of(key.substr(opposite ? 1 : 0), rubric.ideas);
    if (idea < rubric.ideas.size()) return {opposite ? Subject::opposite : Subject::idea, idea};
    return {Subject::misconception, place_of(key, rubric.misconceptions)};
}

bool holds(const std::vector<ExplanationFinding>& findings, std::size_t index) {
    return std::any_of(findings.begin(), findings.end(), [&](const auto& f) { return f.index == index; });
}

class Marker {
  public:
    Marker(const ReadRubric& rubric, std::string_view source)
        : rubric_(rubric.source), read_(rubric), text_(rubric, source) {
        for (Shown* shown : {&shown_.ideas, &shown_.denied, &shown_.misconceptions}) {
            shown->resize(text_.tokens().size());
        }
    }

    ExplanationMark mark(std::string_view source) {
        apply_formulas(source);
        apply_rules();
        drop_lonely_support();
        mark_.ideas = findings(shown_.ideas);
        mark_.denied = findings(shown_.denied);
        mark_.misconceptions = findings(shown_.misconceptions);
        mark_.keywords_only = text_.has_bare_keywords();
        const bool found = !mark_.ideas.empty() || !mark_.denied.empty() || !mark_.misconceptions.empty();
        if (const auto abstained = text_.reason_to_abstain(found)) return ExplanationMark{.abstained = abstained};
        settle();
        return std::move(mark_);
    }

  private:
    /// For each token a bit for every idea or misconception that it shows.
    using Shown = std::vector<std::uint32_t>;

    void apply_formulas(std::string_view source) {
        for (const FormulaRule& rule : rubric_.formulas) {
            for_each_piece(rule.patterns, ';', [&](std::string_view pattern) {
                const auto formula = find_formula(source, pattern);
                if (!formula) return;
                const std::uint32_t bit = bit_of(claim(rubric_, rule.asserted).index);
                firm_ |= bit;
                for (std::size_t at = 0; at < shown_.ideas.size(); ++at) {
                    const TextRange place = text_.place(at);
                    if (place.begin < formula->end && formula->begin < place.end) shown_.ideas[at] |= bit;
                }
            });
        }
    }

    void apply_rules() {
        // A word that one rule has used for an idea does not serve another rule for the same idea.
        std::vector<std::uint32_t> used(text_.tokens().size());  // a bit for each family
        for (std::size_t i = 0; i < rubric_.rules.size(); ++i) {
            const ExplanationRule& rule = rubric_.rules[i];
            const Claim asserted = claim(rubric_, rule.asserted);
            const Claim negated = claim(rubric_, rule.negated);
            const std::uint32_t family = family_of(asserted.subject == Subject::none ? negated : asserted);
            for (const Pattern& pattern : read_.rules[i]) {
                for (const PatternMatch& match : pattern.matches(text_.tokens())) {
                    const auto is_used = [&](std::size_t at) { return (used[at] & family) != 0; };
                    if (std::any_of(match.begin(), match.end(), is_used)) continue;
                    const Claim what = text_.is_negated(match) ? negated : asserted;
                    if (what.subject == Subject::none || !counts(what, match)) continue;
                    for (const std::size_t at : match) used[at] |= text_.is_agent(at) ? 0 : family;
                    note(what, match, rule.supports);
                }
            }
        }
    }

    static std::uint32_t bit_of(std::size_t index) { return std::uint32_t{1} << index; }

    std::uint32_t family_of(Claim what) const {
        return bit_of(what.index + (what.subject == Subject::misconception ? rubric_.ideas.size() : 0));
    }

    bool counts(Claim what, const PatternMatch& match) const {
        if (text_.is_taken_back(match)) return false;
        const bool of_the_agent = what.subject == Subject::misconception || rubric_.ideas[what.index].of_agent;
        if (of_the_agent && text_.speaks_of_other(match)) return false;
        if (what.subject == Subject::idea) return !text_.is_behind_remedy(match);
        return !text_.is_with_remedy(match) && (what.subject == Subject::misconception || !text_.is_supposed(match));
    }

    void note(Claim what, const PatternMatch& match, bool supports) {
        Shown& shown = what.subject == Subject::idea       ? shown_.ideas
                       : what.subject == Subject::opposite ? shown_.denied
                                                           : shown_.misconceptions;
        if (what.subject == Subject::idea && !supports) firm_ |= bit_of(what.index);
        text_.for_each_shown(match, [&](std::size_t at) { shown[at] |= bit_of(what.index); });
    }

    /// What only supports an idea shows nothing alone.
    void drop_lonely_support() {
        std::uint32_t earning = 0;
        for (std::size_t i = 0; i < rubric_.ideas.size(); ++i) earning |= rubric_.ideas[i].earns ? bit_of(i) : 0;
        if ((firm_ & earning) != 0) return;
        for (std::uint32_t& bits : shown_.ideas) bits &= ~earning;
    }

    std::vector<ExplanationFinding> findings(const Shown& shown) const {
        std::vector<ExplanationFinding> result;
        for (std::size_t index = 0; index < max_explanation_ideas; ++index) {
            std::vector<TextRange> words;
            bool joins = false;
            for (std::size_t at = 0; at < shown.size(); ++at) {
                const bool is_shown = (shown[at] & bit_of(index)) != 0;
                const TextRange place = text_.place(at);
                if (is_shown && (joins || (!words.empty() && place.begin < words.back().end))) {
                    words.back().end = std::max(words.back().end, place.end);
                } else if (is_shown) {
                    words.push_back(place);
                }
                joins = is_shown;
            }
            if (!words.empty()) result.push_back({index, std::move(words)});
        }
        return result;
    }

    void settle() {
        std::size_t wanted = 0;
        std::size_t earned = 0;
        for (std::size_t i = 0; i < rubric_.ideas.size(); ++i) {
            const bool said = holds(mark_.ideas, i);
            const bool denied = holds(mark_.denied, i);
            mark_.contradiction = mark_.contradiction || (said && denied);
            if (!rubric_.ideas[i].earns) continue;
            ++wanted;
            earned += said && !denied ? 1 : 0;
        }
        const bool is_wrong_too = !mark_.misconceptions.empty() || denies_a_reason();
        const bool complete = earned == wanted && !text_.states_nothing();
        const int halves = (complete ? 2 : earned > 0 ? 1 : 0) - (is_wrong_too ? 1 : 0);
        mark_.score = std::max(halves, 0) / 2.0;
        write_feedback();
    }

    bool denies_a_reason() const {
        return std::any_of(mark_.denied.begin(), mark_.denied.end(), [&](const ExplanationFinding& finding) {
            return rubric_.ideas[finding.index].of_agent && !holds(mark_.ideas, finding.index);
        });
    }

    void say(std::string_view sentence) {
        if (!sentence.empty()) mark_.feedback.emplace_back(sentence);
    }

    void write_feedback() {
        const ExplanationRemarks& remarks = rubric_.language.remarks;
        bool asked = false;
        for (std::size_t i = 0; i < rubric_.ideas.size(); ++i) {
            const ExplanationIdea& idea = rubric_.ideas[i];
            const bool said = holds(mark_.ideas, i);
            const bool denied = holds(mark_.denied, i);
            if (said) say(idea.found);
            if (said && denied) say(remarks.contradiction);
            if (denied && !said) say(idea.denied);
        }
        for (const ExplanationFinding& wrong : mark_.misconceptions) say(rubric_.misconceptions[wrong.index].remark);
        if (mark_.score == 1) say(remarks.complete);
        if (mark_.feedback.empty()) say(remarks.nothing_found);
        if (mark_.keywords_only) say(remarks.keywords_only);
        for (std::size_t i = 0; i < rubric_.ideas.size() && !asked; ++i) {
            const ExplanationIdea& idea = rubric_.ideas[i];
            if (holds(mark_.ideas, i) || holds(mark_.denied, i) || idea.missing.empty()) continue;
            say(idea.missing);
            asked = true;
        }
        say(remarks.by_rules);
    }

    const ExplanationRubric& rubric_;
    const ReadRubric& read_;
    ExplanationText text_;
    ExplanationMark mark_{};
    struct {
        Shown ideas, denied, misconceptions;
    } shown_;
    std::uint32_t firm_ = 0;  ///< a bit for every idea with more than support
};

std::string_view remark(const ExplanationRemarks& remarks, Abstention abstention) {
    switch (abstention) {
        case Abstention::too_short:
            return remarks.too_short;
        case Abstention::too_long:
            return remarks.too_long;
        case Abstention::other_language:
            return remarks.other_language;
        case Abstention::code:
            return remarks.code;
        case Abstention::not_understood:
            return remarks.not_understood;
    }
    return {};
}

}  // namespace

ExplanationMark mark_explanation(const ReadRubric& rubric, std::string_view text) {
    ExplanationMark mark = text.size() > max_explanation_bytes ? ExplanationMark{.abstained = Abstention::too_long}
                                                               : Marker(rubric, text).mark(text);
    if (mark.abstained) mark.feedback.emplace_back(remark(rubric.source.language.remarks, *mark.abstained));
    return mark;
}

}  // namespace pe

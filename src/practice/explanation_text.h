// A learner's text as the rules see it: words with their groups, and what around a word takes its claim back.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "practice/explanation.h"
#include "practice/explanation_read_rubric.h"

namespace pe {

class ExplanationText {
  public:
    /// `rubric` must outlive it.
    ExplanationText(const ReadRubric& rubric, std::string_view source);

    std::span<const ExplanationToken> tokens() const { return tokens_; }

    /// An odd number of negations reaches the match; those that belong to it don't count.
    bool is_negated(const PatternMatch& match) const;

    /// It is asked, only reported as what others think, or called wrong by what follows.
    bool is_taken_back(const PatternMatch& match) const;

    /// The nearest subject before it is what the answer compares with.
    bool speaks_of_other(const PatternMatch& match) const;

    /// The remedy is in place where it is said: right before it, or anywhere in its sentence.
    bool is_behind_remedy(const PatternMatch& match) const;
    bool is_with_remedy(const PatternMatch& match) const;

    /// It is what might, should or would be.
    bool is_supposed(const PatternMatch& match) const;

    bool is_agent(std::size_t at) const;

    /// Calls `visit` for each token that shows the match: its own, and small words between two of them.
    template <typename Visit>
    void for_each_shown(const PatternMatch& match, Visit visit) const {
        for (std::size_t k = 0; k < match.size(); ++k) {
            std::size_t at = match[k];
            while (k > 0 && at - 1 > match[k - 1] && !tokens_[at - 1].has_content) --at;
            const bool joins = k > 0 && at - 1 == match[k - 1];
            for (at = joins ? at : match[k]; at <= match[k]; ++at) visit(at);
        }
    }

    /// Bytes of the source that a token stands for, all of a phrase if it begins one.
    TextRange place(std::size_t at) const { return {tokens_[at].word.begin, ends_[at]}; }

    /// Some sentence was left out because it only lists words of the subject.
    bool has_bare_keywords() const { return has_bare_keywords_; }

    /// No sentence says anything: at best a note of a few words.
    bool states_nothing() const { return states_nothing_; }

    /// Why this text can't be judged; `found` says that the rules found something in it.
    std::optional<Abstention> reason_to_abstain(bool found) const;

  private:
    void read_words(std::string_view source);
    void find_breaks();
    void find_phrases();
    void leave_out_echoes();
    void leave_out_bare_keywords();
    void judge_language();

    bool is(std::size_t at, KnownGroup group) const { return tokens_[at].groups.holds(group); }
    bool is_statement(std::size_t begin, std::size_t end) const;
    std::size_t longest_crowd(std::size_t begin, std::size_t end) const;
    std::size_t listed_keywords(std::size_t begin, std::size_t end) const;
    bool asks_of(std::size_t at) const;  ///< the question has this word
    /// The first token of the part around `at` that such breaks part from the rest, and the one behind its last.
    std::size_t begin_of(std::size_t at, Break strength) const;
    std::size_t end_of(std::size_t at, Break strength) const;
    /// The nearest break of a negation's reach before `at`: a comma, or a word such as "and".
    std::size_t begin_of_reach(std::size_t at) const;
    bool is_remedy_in_place(std::size_t at) const;
    bool is_refuted(std::size_t begin_of_sentence) const;

    const ReadRubric& rubric_;
    std::vector<ExplanationWord> question_;
    std::vector<ExplanationToken> tokens_{};
    std::vector<std::uint32_t>
        ends_{};  ///< behind the bytes that a token stands for: a phrase stands at its first word
    bool has_bare_keywords_ = false;
    bool states_nothing_ = true;
    std::optional<Abstention> unreadable_{};
};

}  // namespace pe

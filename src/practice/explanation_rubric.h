// The rules by which an explanation in words is marked, as data that a teacher can read.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace pe {

/// Words that mean the same to the rules. `words` are lower case, with blanks between. A word stands for its regular
/// endings too (give: gives, giving), one with a star for any ending (permut*: permutation, permuting).
struct WordGroup {
    std::string_view name;  ///< capitals: ORDER
    std::string_view words;
};

/// Several words that together mean what a group means: "bag of word" is a BAG. Found before the rules are tried, in
/// the order given; the words then belong to no other group. Nothing may stand between two terms unless it is said.
struct Phrase {
    std::string_view group;
    std::string_view patterns;  ///< as in ExplanationRule
};

/// What the answer ought to say, or may say.
struct ExplanationIdea {
    std::string_view key;
    std::string_view name{};     ///< for the learner: "attention is blind to order"
    bool earns = false;          ///< full credit needs all ideas that earn; half needs one
    bool of_agent = false;       ///< a property of the AGENT; said of an OTHER it does not count
    std::string_view found{};    ///< a sentence for the learner who has it
    std::string_view missing{};  ///< a question that leads to it and does not give it away; may be empty
    std::string_view denied{};   ///< a sentence for the learner who says the opposite
};

/// A wrong belief; it takes half the credit.
struct Misconception {
    std::string_view key;
    std::string_view name;    ///< for the learner: "read one by one"
    std::string_view remark;  ///< a sentence for the learner: what to look at next
};

/// What it means when one of the patterns is found. Patterns are parted by ';', their terms by blanks. All terms must
/// come in this order inside one clause, with at most three words of content between two of them.
///   ORDER          a word of the group     number/label  one of these words (a group's name may be among them)
///   ~blind         directly behind (but for words without content)       ..6 SAME  at most six words of content before
///   -WORD          none of these between the terms around it, or directly before the first or behind the last
/// A rule that stands first keeps its words: later rules about the same idea can't use them.
struct ExplanationRule {
    std::string_view asserted;  ///< key of an idea or misconception; "!key": the opposite of the idea; may be empty
    std::string_view negated;   ///< the same, for the pattern inside a negation (an odd number of them)
    std::string_view patterns;
    bool supports = false;  ///< counts only beside another idea that earns
};

/// A formula that states an idea: P is any sign of permutation, X any sequence, f any name, "..." anything.
struct FormulaRule {
    std::string_view asserted;
    std::string_view patterns;  ///< parted by ';', without blanks: "f(PX)=Pf(X)"
};

/// What is said to the learner whatever the question. Sentences.
struct ExplanationRemarks {
    std::string_view complete;       ///< all ideas that earn are there
    std::string_view contradiction;  ///< an idea is both said and denied
    std::string_view keywords_only;
    std::string_view nothing_found;
    std::string_view by_rules;  ///< ends every judgement: a person may judge otherwise
    std::string_view too_short;
    std::string_view too_long;
    std::string_view other_language;
    std::string_view code;
    std::string_view not_understood;
};

/// Words by which a language is known and a sentence built, whatever it speaks of. The engine knows these groups:
/// NOT negates its clause, NONE only the words that follow it; FREE has no content; OPENS begins a clause, LINK a part
/// that a negation does not reach; PREPOSITION a part that no longer belongs to the word before; MODAL says what might
/// be; VERB makes a statement; REPORT tells what others say; REFUTE takes back the sentence before, as does a
/// DENIAL that is a sentence of its own.
struct ExplanationLanguage {
    std::span<const WordGroup> groups;
    std::span<const Phrase> phrases;
    std::string_view foreign;  ///< frequent words of other languages that are no words of this one
    ExplanationRemarks remarks;
};

inline constexpr std::size_t max_explanation_ideas = 32;  ///< ideas and misconceptions of a rubric together

/// Everything that the marker must know about one question. It gives these groups a meaning of their own: AGENT is
/// what the answer speaks of, OTHER what it may be compared with, REMEDY what the question says is missing.
struct ExplanationRubric {
    const ExplanationLanguage& language;
    std::string_view question;  ///< five words of it in a row are an echo and show no idea
    std::span<const WordGroup> groups;
    std::span<const Phrase> phrases;
    std::span<const ExplanationIdea> ideas;
    std::span<const Misconception> misconceptions;
    std::span<const ExplanationRule> rules;
    std::span<const FormulaRule> formulas;
};

extern const ExplanationLanguage english_explanations;

/// Why a transformer without positional encoding has trouble telling two orders of the same tokens apart.
extern const ExplanationRubric order_blindness_rubric;

}  // namespace pe

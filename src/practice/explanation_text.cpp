#include "practice/explanation_text.h"

#include <algorithm>

#include "core/characters.h"

namespace pe {
namespace {

constexpr std::size_t echo_length = 5;        // words of the question in a row
constexpr std::size_t near_reach = 1;         // words of content, agents apart, that "no" and "without" reach over
constexpr std::size_t remedy_distance = 3;    // words between "without" or "is missing" and the remedy
constexpr std::size_t crowd = 4;              // words of content in a row that make a sentence look like a list
constexpr std::size_t shortest_list = 3;      // keywords between commas that make a sentence a list
constexpr std::size_t longest_keyword = 3;    // its words
constexpr std::size_t most_relations = 3;     // arrows and equal signs that can stand for the verbs of one sentence
constexpr std::size_t label_length = 4;       // words of a line without a verb that a statement before it explains
constexpr std::size_t longest_bare_note = 6;  // words of a whole text without a verb that is heard at all
constexpr std::size_t note_length = 10;       // words that a note may have without a sentence's small words

/// How far two word lists agree from here on.
std::size_t common_length(std::span<const ExplanationToken> a, std::span<const ExplanationWord> b) {
    std::size_t length = 0;
    while (length < a.size() && length < b.size() && a[length].word.text == b[length].text) ++length;
    return length;
}

/// One sign of programs and formulas for every four letters.
bool is_code(std::string_view source) {
    constexpr std::string_view signs = "()[]{}<>=+*/_^;#\\$";
    std::size_t letters = 0;
    std::size_t found = 0;
    for (const char c : source) {
        letters += is_letter(c) ? 1 : 0;
        found += signs.find(c) != std::string_view::npos ? 1 : 0;
    }
    return found * 4 > letters;
}

bool holds_letter(const ExplanationWord& word, char letter) {
    return word.text.find(letter) != std::string::npos;
}

}  // namespace

ExplanationText::ExplanationText(const ReadRubric& rubric, std::string_view source)
    : rubric_(rubric), question_(explanation_words(rubric.source.question)) {
    read_words(source);
    judge_language();
    if (!unreadable_ && is_code(source)) unreadable_ = Abstention::code;
    if (unreadable_ == Abstention::too_long) tokens_.clear();
    leave_out_echoes();
    find_phrases();
    find_breaks();
    leave_out_bare_keywords();
}

void ExplanationText::read_words(std::string_view source) {
    for (ExplanationWord& word : explanation_words(source)) {
        if (tokens_.size() > max_explanation_words) break;
        const GroupSet groups = rubric_.lexicon.groups_of(word.text);
        ends_.push_back(word.end);
        tokens_.push_back({.groups = groups,
                           .break_before = word.break_before,
                           .has_content = !groups.holds(group_free),
                           .is_small = groups.holds(group_free),
                           .is_known = !groups.empty(),
                           .leads_on = groups.holds(group_preposition)});
        tokens_.back().word = std::move(word);
    }
}

void ExplanationText::find_breaks() {
    for (std::size_t i = 1; i < tokens_.size(); ++i) {
        const bool goes_on = is(i - 1, group_verb) && !tokens_[i - 1].has_content;  // "are therefore"
        Break& before = tokens_[i].break_before;
        if (is(i, group_opens) && (before >= Break::comma || !goes_on)) before = std::max(before, Break::clause);
    }
}

void ExplanationText::find_phrases() {
    std::vector<char> used(tokens_.size());
    for (const auto& [group, patterns] : rubric_.phrases) {
        for (const Pattern& pattern : patterns) {
            for (const PatternMatch& match : pattern.matches(tokens_)) {
                if (std::any_of(match.begin(), match.end(), [&](std::size_t at) { return used[at]; })) continue;
                for (const std::size_t at : match) {
                    used[at] = true;
                    tokens_[at].groups = {};
                    tokens_[at].groups.add(group_free);
                    tokens_[at].has_content = false;
                }
                const std::size_t first = match.front();
                tokens_[first].groups.add(group);
                tokens_[first].has_content = group != group_free;
                ends_[first] = ends_[match.back()];
            }
        }
    }
}

void ExplanationText::leave_out_echoes() {
    std::size_t left_out = 0;  // up to here
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
        for (std::size_t j = 0; j < question_.size(); ++j) {
            const std::size_t length = common_length(std::span(tokens_).subspan(i), std::span(question_).subspan(j));
            if (length >= echo_length) left_out = std::max(left_out, i + length);
        }
        if (i < left_out) tokens_[i].groups = {};
    }
}

/// A sentence says something when it has a verb or a sign of relation and, unless it is a note, the small words of
/// a sentence; keywords in a heap or list have not.
bool ExplanationText::is_statement(std::size_t begin, std::size_t end) const {
    const std::size_t length = end - begin;
    const bool is_note = length <= note_length;
    std::size_t verbs = 0;
    std::size_t relations = 0;
    std::size_t small = 0;
    std::size_t repeated = 0;
    std::vector<std::string_view> kinds;  // of small words
    for (std::size_t i = begin; i < end; ++i) {
        const std::string_view word = tokens_[i].word.text;
        if (tokens_[i].is_small && std::find(kinds.begin(), kinds.end(), word) == kinds.end()) kinds.push_back(word);
        const bool leads_here = tokens_[i].word.relation_before && (is_note || i > begin);
        const bool relates = word == "=" || leads_here || ((is_note || i > 0) && is(i, group_opens));
        const bool negates = is(i, group_not) || (is_note && is(i, group_none));
        relations += relates ? 1 : 0;
        verbs += negates || (is(i, group_verb) && !word.ends_with("ing")) ? 1 : 0;
        small += relates || tokens_[i].is_small ? 1 : 0;
        repeated += i > begin && word == tokens_[i - 1].word.text ? 1 : 0;
    }
    const bool relates_only = relations > 0 && relations <= most_relations;
    const bool reads_like_prose = kinds.size() >= 3 && small * 5 >= length * 2;  // its verb is not in our list
    if (verbs == 0 && !reads_like_prose && !relates_only) return false;
    if (repeated > 1 || listed_keywords(begin, end) >= shortest_list) return false;
    const bool is_crowded = longest_crowd(begin, end) >= crowd;
    if (is_note) return !is_crowded || relates_only || small * 3 >= length;
    return kinds.size() + relations > 1 && small * (is_crowded ? 3 : 5) >= length;
}

/// The most words of content in a row, verbs apart: nouns heaped up.
std::size_t ExplanationText::longest_crowd(std::size_t begin, std::size_t end) const {
    std::size_t longest = 0;
    std::size_t length = 0;
    for (std::size_t i = begin; i < end; ++i) {
        const bool heaps = !tokens_[i].is_small && !is(i, group_verb) && tokens_[i].word.text != "=";
        const bool goes_on = heaps && tokens_[i].break_before < Break::comma;
        length = goes_on ? length + 1 : heaps ? 1 : 0;
        longest = std::max(longest, length);
    }
    return longest;
}

/// Items between commas that are a few words without a verb, and none that the question gives as an example.
std::size_t ExplanationText::listed_keywords(std::size_t begin, std::size_t end) const {
    std::size_t listed = 0;
    for (std::size_t item = end_of(begin, Break::comma); item < end; item = end_of(item, Break::comma)) {
        const std::size_t behind = end_of(item, Break::comma);
        bool is_keyword = tokens_[item].word.listed && behind - item <= longest_keyword;
        for (std::size_t i = item; i < behind; ++i) {
            const bool states = is(i, group_verb) || is(i, group_not) || tokens_[i].word.text == "=";
            is_keyword =
                is_keyword && !states && !tokens_[i].word.relation_before && !is(i, group_opens) && !asks_of(i);
        }
        listed += is_keyword ? 1 : 0;
    }
    return listed;
}

void ExplanationText::leave_out_bare_keywords() {
    std::size_t statements = 0;
    std::size_t labels = 0;
    for (std::size_t begin = 0; begin < tokens_.size();) {
        const std::size_t end = end_of(begin, Break::sentence);
        const bool states = is_statement(begin, end);
        const bool is_label = end - begin <= label_length && labels < 2 * statements;
        statements += states ? 1 : 0;
        labels += !states && is_label ? 1 : 0;
        if (!states && !is_label && tokens_.size() > longest_bare_note) {
            for (std::size_t i = begin; i < end; ++i) tokens_[i].groups = {};
        }
        has_bare_keywords_ = has_bare_keywords_ || (!states && !is_label);
        begin = end;
    }
    states_nothing_ = statements == 0;
}

void ExplanationText::judge_language() {
    std::size_t own = 0;
    std::size_t others = 0;
    std::size_t known = 0;
    for (const ExplanationToken& token : tokens_) {
        const std::string& word = token.word.text;
        known += token.is_known ? 1 : 0;
        own += token.is_small ? 1 : 0;
        bool is_foreign = holds_letter(token.word, latin_letter) || holds_letter(token.word, other_letter);
        for_each_piece(rubric_.source.language.foreign, ' ',
                       [&](std::string_view piece) { is_foreign = is_foreign || piece == word; });
        others += is_foreign ? 1 : 0;
    }
    const std::size_t words = tokens_.size();
    if (words > max_explanation_words) {
        unreadable_ = Abstention::too_long;
    } else if ((others > own && others > 1) || (words < 4 && others * 2 > words)) {
        unreadable_ = Abstention::other_language;
    } else if (words < 2) {
        unreadable_ = Abstention::too_short;
    } else if (known * 3 < words) {
        unreadable_ = Abstention::not_understood;
    }
}

bool ExplanationText::asks_of(std::size_t at) const {
    return std::any_of(question_.begin(), question_.end(),
                       [&](const ExplanationWord& word) { return word.text == tokens_[at].word.text; });
}

std::optional<Abstention> ExplanationText::reason_to_abstain(bool found) const {
    const bool firm = unreadable_ == Abstention::too_long || unreadable_ == Abstention::other_language;
    if (firm || (unreadable_ && !found)) return unreadable_;
    return std::nullopt;
}

std::size_t ExplanationText::begin_of(std::size_t at, Break strength) const {
    while (at > 0 && tokens_[at].break_before < strength) --at;
    return at;
}

std::size_t ExplanationText::end_of(std::size_t at, Break strength) const {
    ++at;
    while (at < tokens_.size() && tokens_[at].break_before < strength) ++at;
    return at;
}

std::size_t ExplanationText::begin_of_reach(std::size_t at) const {
    while (at > 0 && tokens_[at].break_before < Break::comma && !is(at, group_link)) --at;
    return at;
}

bool ExplanationText::is_negated(const PatternMatch& match) const {
    bool negated = false;
    for (std::size_t i = begin_of_reach(match.front()); i < match.back(); ++i) {
        if (is(i, group_not) && !match.holds(i)) negated = !negated;
    }
    std::size_t distance = 0;
    for (std::size_t i = match.back(); i-- > begin_of(match.front(), Break::comma);) {
        const bool names_remedy = is(i + 1, group_remedy);  // "without positional encoding" negates nothing else
        if (is(i, group_none) && !names_remedy && !match.holds(i)) negated = !negated;
        if (i >= match.front()) continue;
        distance += tokens_[i].has_content && !is_agent(i) ? 1 : 0;
        if (distance > near_reach || is(i, group_verb)) break;
    }
    return negated;
}

/// "That is wrong" begins there, or "Wrong!" stands there alone, or a clause like "but it does not".
bool ExplanationText::is_refuted(std::size_t begin) const {
    if (begin >= tokens_.size()) return false;
    if (is(begin, group_refute)) return true;
    const std::size_t end = end_of(begin, Break::clause);
    if (end == begin + 1 && is(begin, group_denial)) return true;
    for (std::size_t i = begin; i < end; ++i) {
        if (tokens_[i].has_content && !is(i, group_not)) return false;
    }
    return is(begin, group_opens) && is(end - 1, group_not);
}

bool ExplanationText::is_taken_back(const PatternMatch& match) const {
    const std::size_t at = match.front();
    if (tokens_[at].word.asked) return true;
    for (std::size_t i = begin_of(at, Break::clause); i < at; ++i) {
        if (is(i, group_report)) return true;
    }
    return is_refuted(end_of(at, Break::sentence)) || is_refuted(end_of(at, Break::clause));
}

bool ExplanationText::speaks_of_other(const PatternMatch& match) const {
    for (std::size_t i = match.back() + 1; i-- > begin_of(match.front(), Break::sentence);) {
        if (is(i, group_agent)) return false;
        if (is(i, group_other)) return true;
    }
    return false;
}

bool ExplanationText::is_remedy_in_place(std::size_t at) const {
    if (!is(at, group_remedy)) return false;
    const std::size_t first = std::max(begin_of(at, Break::comma), at - std::min(at, remedy_distance));
    const std::size_t last = std::min(end_of(at, Break::comma), at + remedy_distance);
    for (std::size_t i = first; i < last; ++i) {
        if (is(i, group_not) || is(i, group_none)) return false;
    }
    return true;
}

bool ExplanationText::is_behind_remedy(const PatternMatch& match) const {
    for (std::size_t i = begin_of(match.front(), Break::comma); i < match.front(); ++i) {
        if (is_remedy_in_place(i)) return true;
    }
    return false;
}

bool ExplanationText::is_with_remedy(const PatternMatch& match) const {
    const std::size_t end = end_of(match.back(), Break::sentence);
    for (std::size_t i = begin_of(match.front(), Break::sentence); i < end; ++i) {
        if (is_remedy_in_place(i)) return true;
    }
    return false;
}

bool ExplanationText::is_supposed(const PatternMatch& match) const {
    for (std::size_t i = begin_of(match.front(), Break::clause); i < match.back(); ++i) {
        if (is(i, group_modal)) return true;
    }
    return false;
}

bool ExplanationText::is_agent(std::size_t at) const {
    return is(at, group_agent);
}

}  // namespace pe

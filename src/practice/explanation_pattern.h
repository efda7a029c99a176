// The patterns of a rubric's rules, and where they are found among the words of a text.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "practice/explanation_lexicon.h"
#include "practice/explanation_words.h"

namespace pe {

/// A word and what the rubric knows of it.
struct ExplanationToken {
    ExplanationWord word{};
    GroupSet groups{};
    Break break_before = Break::none;  ///< of the word, or stronger: "because" begins a clause
    bool has_content = true;           ///< counts as distance between the terms of a pattern
    bool is_small = false;             ///< one of the words that hold a sentence together
    bool is_known = true;              ///< some list holds it
    bool leads_on = false;             ///< "for", "in": what follows is no longer part of this
};

inline constexpr std::size_t max_pattern_terms = 8;

/// Tokens of one place where a pattern fits, one for each term, in the text's order.
class PatternMatch {
  public:
    PatternMatch(std::size_t terms, std::size_t last) : size_(terms) { tokens_[terms - 1] = last; }

    std::size_t size() const { return size_; }
    std::size_t& operator[](std::size_t term) { return tokens_[term]; }
    std::size_t operator[](std::size_t term) const { return tokens_[term]; }
    std::size_t front() const { return tokens_[0]; }
    std::size_t back() const { return tokens_[size_ - 1]; }
    const std::size_t* begin() const { return tokens_.data(); }
    const std::size_t* end() const { return tokens_.data() + size_; }
    bool holds(std::size_t token) const { return std::find(begin(), end(), token) != end(); }

  private:
    std::array<std::size_t, max_pattern_terms> tokens_{};
    std::size_t size_;
};

class Pattern {
  public:
    /// How near to each other terms must be unless the pattern says so.
    enum class Usual : std::uint8_t { near, touching };

    /// Reads one pattern; its syntax is in explanation_rubric.h. Words and groups that are new to the lexicon are
    /// added.
    Pattern(std::string_view text, Lexicon& lexicon, Usual usual);

    /// All places where it ends, each with the nearest beginning. Linear in the tokens.
    std::vector<PatternMatch> matches(std::span<const ExplanationToken> tokens) const;

  private:
    struct Term {
        GroupSet accepted{};
        GroupSet forbidden{};  ///< between the term before and this one
        std::size_t gap = 0;   ///< words of content that may stand between
        bool touches = false;  ///< nothing at all stands between
    };

    std::optional<std::size_t> predecessor(std::span<const ExplanationToken> tokens, std::size_t at, const Term& term,
                                           const std::vector<char>& reached) const;

    std::vector<Term> terms_{};
    GroupSet not_before_{};
    GroupSet not_behind_{};
};

/// The patterns between the semicolons of `text`.
std::vector<Pattern> read_patterns(std::string_view text, Lexicon& lexicon, Pattern::Usual usual);

/// Calls `visit` for each piece of `text` between separators; blanks around a piece are dropped, empty pieces too.
template <typename Visit>
void for_each_piece(std::string_view text, char separator, Visit visit) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        std::string_view piece = text.substr(0, end);
        while (piece.starts_with(' ')) piece.remove_prefix(1);
        while (piece.ends_with(' ')) piece.remove_suffix(1);
        if (!piece.empty()) visit(piece);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace pe

#include "practice/explanation_pattern.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace pe {
namespace {

constexpr std::size_t usual_gap = 3;
constexpr std::size_t farthest = 24;  // words of any kind between two terms

GroupSet alternatives(std::string_view text, Lexicon& lexicon) {
    GroupSet groups;
    for_each_piece(text, '/', [&](std::string_view name) { groups.add(lexicon.group(name)); });
    return groups;
}

/// The word of content that `at` belongs to (the same final *vector*), or the end.
std::size_t next_content(std::span<const ExplanationToken> tokens, std::size_t at) {
    for (++at; at < tokens.size(); ++at) {
        if (tokens[at].break_before >= Break::comma || tokens[at].leads_on) break;
        if (tokens[at].has_content) return at;
    }
    return tokens.size();
}

/// The last word of content before `at`, or a nearer one, is of the groups.
bool follows(std::span<const ExplanationToken> tokens, std::size_t at, const GroupSet& groups) {
    while (!groups.empty() && at > 0 && tokens[at].break_before < Break::clause) {
        --at;
        if (tokens[at].groups.meets(groups)) return true;
        if (tokens[at].has_content) return false;
    }
    return false;
}

}  // namespace

Pattern::Pattern(std::string_view text, Lexicon& lexicon, Usual usual) {
    std::size_t gap = usual_gap;
    bool touches = usual == Usual::touching;
    GroupSet forbidden;
    for_each_piece(text, ' ', [&](std::string_view piece) {
        if (piece.starts_with("..")) {
            gap = static_cast<std::size_t>(piece[2] - '0');
            touches = false;
        } else if (piece.starts_with('-')) {
            forbidden = alternatives(piece.substr(1), lexicon);
        } else {
            const bool adjacent = piece.starts_with('~');
            if (adjacent) gap = 0;
            touches = touches && !adjacent;
            if (terms_.empty()) not_before_ = std::exchange(forbidden, {});
            terms_.push_back({.accepted = alternatives(piece.substr(adjacent ? 1 : 0), lexicon),
                              .forbidden = std::exchange(forbidden, {}),
                              .gap = std::exchange(gap, usual_gap),
                              .touches = std::exchange(touches, usual == Usual::touching)});
        }
    });
    assert(!terms_.empty() && terms_.size() <= max_pattern_terms);
    not_behind_ = forbidden;
}

std::optional<std::size_t> Pattern::predecessor(std::span<const ExplanationToken> tokens, std::size_t at,
                                                const Term& term, const std::vector<char>& reached) const {
    std::size_t distance = 0;
    for (std::size_t steps = 0; at > 0 && steps < farthest; ++steps) {
        const Break crossed = tokens[at].break_before;
        if (crossed >= Break::clause) return std::nullopt;
        if (crossed == Break::comma) ++distance;
        --at;
        if (distance > term.gap) return std::nullopt;
        if (reached[at]) return at;
        if (term.touches) return std::nullopt;
        if (tokens[at].groups.meets(term.forbidden)) return std::nullopt;
        if (tokens[at].has_content) ++distance;
    }
    return std::nullopt;
}

std::vector<PatternMatch> Pattern::matches(std::span<const ExplanationToken> tokens) const {
    const auto accepts = [&](const Term& term, std::size_t at) { return tokens[at].groups.meets(term.accepted); };
    std::vector<char> reached(tokens.size());
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        reached[i] = accepts(terms_[0], i) && !follows(tokens, i, not_before_);
    }
    // came_from[k * tokens + i]: the token of term k - 1 when token i is that of term k.
    std::vector<std::size_t> came_from;
    for (std::size_t k = 1; k < terms_.size(); ++k) {
        if (std::find(reached.begin(), reached.end(), true) == reached.end()) return {};
        std::vector<char> next(tokens.size());
        came_from.resize((k + 1) * tokens.size());
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (!accepts(terms_[k], i)) continue;
            if (const auto from = predecessor(tokens, i, terms_[k], reached)) {
                next[i] = 1;
                came_from[k * tokens.size() + i] = *from;
            }
        }
        reached = std::move(next);
    }
    std::vector<PatternMatch> result;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!reached[i]) continue;
        const std::size_t behind = next_content(tokens, i);
        if (behind < tokens.size() && tokens[behind].groups.meets(not_behind_)) continue;
        PatternMatch match(terms_.size(), i);
        for (std::size_t k = terms_.size() - 1; k > 0; --k) match[k - 1] = came_from[k * tokens.size() + match[k]];
        result.push_back(match);
    }
    return result;
}

std::vector<Pattern> read_patterns(std::string_view text, Lexicon& lexicon, Pattern::Usual usual) {
    std::vector<Pattern> patterns;
    for_each_piece(text, ';', [&](std::string_view pattern) { patterns.emplace_back(pattern, lexicon, usual); });
    return patterns;
}

}  // namespace pe

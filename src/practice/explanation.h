// Marks a short explanation in words against the ideas of a rubric.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "practice/explanation_read_rubric.h"

namespace pe {

inline constexpr std::size_t max_explanation_bytes = 8192;
inline constexpr std::size_t max_explanation_words = 300;

/// Bytes of the learner's text, from `begin` to before `end`.
struct TextRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool operator==(const TextRange&) const = default;
};

/// An idea or misconception (its place in the rubric's list), and the words that say so, in the text's order.
struct ExplanationFinding {
    std::size_t index = 0;
    std::vector<TextRange> words{};
    bool operator==(const ExplanationFinding&) const = default;
};

/// Why there is no mark. None of these is the learner's fault: show the model answer and let them judge.
enum class Abstention : std::uint8_t { too_short, too_long, other_language, code, not_understood };

struct ExplanationMark {
    double score = 0;                       ///< 0, 0.5 or 1; 0 and without meaning where abstained
    std::optional<Abstention> abstained{};  ///< nothing else is found then
    std::vector<ExplanationFinding> ideas{};
    std::vector<ExplanationFinding> denied{};  ///< ideas of which the opposite is said
    std::vector<ExplanationFinding> misconceptions{};
    bool contradiction = false;           ///< an idea is both said and denied: ask which is meant
    bool keywords_only = false;           ///< some of the text names words of the subject and states nothing
    std::vector<std::string> feedback{};  ///< sentences for the learner: what is there, what to look at next
    bool operator==(const ExplanationMark&) const = default;
};

/// Marks `text`. Any bytes may come; the cost is linear in their number, and texts over the limits are not judged.
ExplanationMark mark_explanation(const ReadRubric& rubric, std::string_view text);

}  // namespace pe

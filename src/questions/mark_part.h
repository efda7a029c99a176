// Marks what a learner gave as an answer to one part of a question.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "practice/explanation.h"
#include "practice/mark_answer.h"
#include "questions/question.h"

namespace pe {

/// What a learner has put in: a text for numbers, vectors and explanations, picks for the others.
struct Response {
    std::string text{};
    /// choice: places of the chosen options, ascending; matching: the partner of each item, -1 where none is chosen yet
    std::vector<int> picks{};

    bool empty() const;
    friend bool operator==(const Response&, const Response&) = default;
};

struct PartMark {
    enum class Kind {
        empty,  ///< nothing to mark yet: no attempt
        correct,
        partly,  ///< some of it is right: an attempt
        incorrect,
        not_understood,  ///< no attempt: `reason` holds from `offset` on
        unclear,         ///< no attempt: `reason` says what to write
        not_judged,      ///< an explanation that the rules can't judge: no attempt
    };
    Kind kind = Kind::empty;
    double credit = 0;                             ///< 0..1
    std::string reason{};                          ///< what to look at next, or why it is right; may be empty
    std::string understood{};                      ///< "read as 0.84"
    std::size_t offset = 0;                        ///< of trouble in the text, in bytes
    std::size_t column = 0;                        ///< of trouble in the text, in characters
    std::vector<EntryMark> entries{};              ///< of a vector
    std::optional<SlipKind> slip{};                ///< behind a wrong number or vector
    std::optional<ExplanationMark> explanation{};  ///< of an explanation

    bool is_attempt() const { return kind == Kind::correct || kind == Kind::partly || kind == Kind::incorrect; }
};

/// Whether every part is right; there is at least one.
bool all_right(std::span<const PartMark> marks);

/// The same response always gets the same mark. Picks out of range count as none.
PartMark mark_part(const Part& part, const Response& response);

}  // namespace pe

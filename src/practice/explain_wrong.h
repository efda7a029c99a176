// Finds the slip behind a wrong answer, or says at least which entries to look at.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "practice/mark_answer.h"

namespace pe {

struct WrongReason {
    std::optional<SlipKind> slip{};
    std::string text{};  ///< never empty, and never tells the answer
};

/// `marks` has one mark for each entry typed, or none when their number is not the one asked.
WrongReason explain_wrong(const Expected& expected, std::span<const Quantity> typed, std::span<const EntryMark> marks);

/// The slips of a question that change its answer, each told from those before it: what a wrong answer can be
/// explained with, and what a question about mistakes can offer.
std::vector<Slip> telling_slips(const Expected& expected);

}  // namespace pe

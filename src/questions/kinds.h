// The bank: kinds of questions, each of which makes any number of questions from a seed.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/random.h"
#include "questions/question.h"

namespace pe {

struct QuestionKind {
    std::string_view name;   ///< in sets and links; a contract
    std::string_view title;  ///< "One entry"
    Question (*make)(Random& random);
};

/// Every kind, in the order in which the lesson comes to it.
std::span<const QuestionKind> question_kinds();

/// The kind of that name, or null.
const QuestionKind* find_kind(std::string_view name);

/// The question of that kind and seed: the same on every machine and in every version.
Question make_question(const QuestionKind& kind, std::uint32_t seed);

}  // namespace pe

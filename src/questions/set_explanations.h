// The explanations that a set may ask for: those for which rules are shipped.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "questions/question.h"

namespace pe {

/// Names in sets; contracts.
inline constexpr std::array<std::string_view, 1> shipped_rubric_names = {"order-blindness"};

/// The task of that place in the list, with its model answer and self-check.
ExplanationTask shipped_explanation(std::size_t index);

}  // namespace pe

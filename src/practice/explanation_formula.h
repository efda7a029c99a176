// Finds formulas such as f(PX) = P f(X) in a text, however they are typed.
#pragma once

#include <optional>
#include <string_view>

#include "practice/explanation.h"

namespace pe {

/// Where `pattern` first stands in `text`; see FormulaRule. Blanks, LaTeX's layout, brackets' kinds and the signs of
/// multiplication don't count, capitals neither. The cost is linear.
std::optional<TextRange> find_formula(std::string_view text, std::string_view pattern);

}  // namespace pe

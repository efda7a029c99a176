// A question of a set's own, made from its fields.
#pragma once

#include <optional>

#include "questions/question.h"
#include "questions/set_values.h"

namespace pe {

inline constexpr std::size_t max_set_lines = 40;  ///< of a worked solution

/// Reads prompt, parts and help; `shuffle` decides the order in which partners are shown. Nothing when something is
/// wrong.
std::optional<Question> read_own_question(const SetValue& value, std::uint64_t shuffle);

}  // namespace pe

// Reads one number, with what may stand around it, from a plain text: "PE(1,0) = sin(1) = 0.84 (rounded)".
#pragma once

#include <string_view>
#include <vector>

#include "practice/content.h"
#include "practice/read_answer.h"

namespace pe {

/// The candidates, or what speaks against the text. Empty when there is neither.
struct ScalarScan {
    NumberReading::Kind kind = NumberReading::Kind::ok;
    std::size_t end = 0;        ///< place of the trouble in the plain text
    std::string_view reason{};  ///< empty when ok
    std::vector<CandidateReading> candidates{};
    Unit unit = Unit::none;
    std::string_view name{};
};

/// Reads `plain`: see without_latex.h.
ScalarScan read_scalar(std::string_view plain);

}  // namespace pe

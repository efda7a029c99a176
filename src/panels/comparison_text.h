// The comparison of two rows, in sentences.
#pragma once

#include <string>
#include <vector>

#include "state/derived.h"

namespace pe::panels {

/// Sentences about the selected row and the other one of settled choices.
std::vector<std::string> comparison_text(const Choices& choices, const Derived& derived);

}  // namespace pe::panels

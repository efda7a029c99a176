// Reads a vector's entries from a plain text, weighing what its commas and blanks may mean.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "practice/scan_entries.h"

namespace pe {

/// Reads `plain` (see without_latex.h). Where two vectors can be meant, the one with `expected_length` entries is
/// taken, and without such the text is unclear. `end` of a trouble is a place in `plain`.
EntryScan read_entries(std::string_view plain, std::optional<std::size_t> expected_length);

}  // namespace pe

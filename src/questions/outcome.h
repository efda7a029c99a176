// What a check came to, as JSON for the page around the workbench.
#pragma once

#include <cstddef>
#include <string>

#include "questions/session.h"

namespace pe {

/// The question with that index, which has been checked: its id, verdict (correct, partly, incorrect, or unclear where
/// it was no attempt), score (0..1, the best so far), attempts, the `seconds` that it took, what was answered to each
/// part, and `totals_json` with it.
std::string outcome_json(const Session& session, std::size_t index, double seconds);

/// Of the whole set: its title, its seed, the score (0..1), how many questions are finished, and of how many.
std::string totals_json(const Session& session);

}  // namespace pe

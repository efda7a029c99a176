// The work on a question set as a sheet to hand in: question, answer, verdict, reason, time.
#pragma once

#include <cstdint>
#include <string>

#include "questions/session.h"

namespace pe {

/// HTML of the sheet's content, without a document around it. `now_seconds` since 1970 (UTC).
std::string report_content(const Session& session, std::int64_t now_seconds);

/// The sheet as a whole HTML file that stands alone.
std::string report_file(const Session& session, std::int64_t now_seconds);

}  // namespace pe

// Choices as the fragment of a link, read and written: #panel=table&d=4&t=1
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "state/choices.h"

namespace pe {

struct LinkReading {
    Choices choices;                 ///< defaults for what the link does not say
    bool names_view = false;         ///< it says which position or column comes first in view
    std::vector<std::string> notes;  ///< what was clamped or ignored, one sentence each; empty when all was read
};

/// Reads a fragment with or without its '#'. Takes any bytes; never fails.
LinkReading read_link(std::string_view fragment);

/// The shortest fragment that brings these choices back, without '#'. Names the panel always, else what is not default.
std::string write_link(const Choices& choices);

/// True where a fragment is meant for the workbench, and is no anchor of the page.
bool is_link(std::string_view fragment);

}  // namespace pe

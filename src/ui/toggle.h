// A button that stays on or off.
#pragma once

#include <string_view>

#include "ui/widgets.h"

namespace pe::ui {

/// Width that a toggle with this name wants.
float toggle_width(const Ui& ui, std::string_view name);

/// Returns true when the learner switched it.
bool toggle(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, bool on, bool disabled = false);

}  // namespace pe::ui

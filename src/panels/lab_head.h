// The top of a lab: its title, what one is looking at, its presets, and the way back to the first view.
#pragma once

#include <span>
#include <string_view>

#include "state/preset.h"
#include "ui/ui.h"

namespace pe::panels {

struct LabHead {
    std::string_view title;
    std::string_view what;  ///< two sentences
    std::span<const Preset> presets;
    OwnFields own_fields;
};

/// Draws it into the width of `area`; returns the height taken. `chosen` is the preset that was just applied to the
/// choices, or words::reset, or empty.
float lab_head(ui::Ui& ui, const ui::Bounds& area, const LabHead& head, Choices& choices, std::string_view& chosen);

}  // namespace pe::panels

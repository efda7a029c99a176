// A named state of a panel, given as the link that leads to it.
#pragma once

#include <span>
#include <string_view>

#include "state/choices.h"

namespace pe {

struct Preset {
    std::string_view name;
    std::string_view link;  ///< what differs from the first view, as in "positions=sinusoidal&mask=off"; no panel
};

/// Names of the fields that belong to a panel, which its presets and its reset set; all others stay.
using OwnFields = std::span<const std::string_view>;

/// The fields as the link gives them, those that it does not name as in the first view. An empty link resets them.
void apply_preset(Choices& choices, std::string_view link, OwnFields own_fields);

}  // namespace pe

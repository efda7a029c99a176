// A picture on which one whole number is chosen: by the keys of a slider, or by a press where it stands.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "ui/ui.h"

namespace pe::ui {

struct PictureSlider {
    std::string_view name;
    int minimum = 0, maximum = 0;
    std::string spoken;                         ///< what the value means, in words
    std::function<int(float x, float y)> at{};  ///< the value at a place, in units
};

/// Adds the node and takes what the learner does to it; the caller draws the picture. Returns true when `value`
/// changed.
bool picture_slider(Ui& ui, std::string_view key, const Bounds& bounds, const PictureSlider& slider, int& value);

}  // namespace pe::ui

// Words in a row that keys and pointer move: the arrow keys of the focused one, or dragging.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/ui.h"

namespace pe::ui {

/// The thing in slot `from` is taken out and put in at `to`; those between make room.
struct ChipMove {
    int from = 0, to = 0;
};

float chips_height(const Ui& ui, float width, std::span<const std::string> words);

/// `selected` is the slot of the selected word, which goes along with it. Returns the moves that the learner made, in
/// their order; the caller carries them out.
std::vector<ChipMove> chips(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
                            std::span<const std::string> words, int& selected);

}  // namespace pe::ui

// A text in which some words are marked, by a tint and a line under them.
#pragma once

#include <span>
#include <string_view>

#include "practice/explanation.h"
#include "ui/draw.h"
#include "ui/ui.h"

namespace pe::ui {

/// Draws `text` wrapped to the width of `bounds`, with `ranges` (ascending) marked; returns its height. Decoration:
/// what is marked is to be said by the caller's nodes.
float marked_text(const Ui& ui, const Bounds& bounds, std::string_view text, std::span<const TextRange> ranges);

}  // namespace pe::ui

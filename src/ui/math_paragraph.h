// Texts with formulas between dollar signs (core/math_text.h), properly set.
#pragma once

#include "ui/draw.h"
#include "ui/ui.h"

namespace pe::ui {

/// Draws the text wrapped to the width of `bounds`, every line of it a paragraph of its own, and adds one node with the
/// plain text as its name. A line that is one formula is set with large fractions; long formulas are broken behind
/// relations and commas. Returns the height.
float math_paragraph(Ui& ui, std::string_view key, const Bounds& bounds, const TextStyle& style, std::string_view text);

/// Height that `math_paragraph` takes at this width.
float math_height(const Ui& ui, const TextStyle& style, float width, std::string_view text);

/// Draws as `math_paragraph` does, and adds no node.
void draw_wrapped_math(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text);

/// Draws the text in one line, centred in the height of `bounds`, aligned in its width. What does not fit is written as
/// plain text and cut with "…". Adds no node.
void draw_math(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text);

/// Size of the text in one line, as high as a line of text at least.
Extent measure_math(const Ui& ui, const TextStyle& style, std::string_view text);

}  // namespace pe::ui

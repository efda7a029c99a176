// The pieces of the practice panel. Each draws into the width of an area from its top and returns the height taken.
#pragma once

#include "panels/button_row.h"
#include "panels/practice_desk.h"
#include "panels/practice_panel.h"
#include "ui/draw.h"

namespace pe::panels {

/// Questions as numbered tabs, each with its state.
float question_list(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view);

/// Label, field and mark of one part. Returns true in `submitted` when the learner hands the answer in.
float part_of_question(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view, std::size_t part, bool& submitted);

/// What was found in an explanation, marked in the learner's own text.
float explanation_mark(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view, std::size_t part);

/// Hints, solution and reason, as far as they are shown.
float help_shown(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view);

/// The rule of rounding, the choice of a set, and what can be done with the answers.
float practice_foot(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view);

/// A set that is on its way, could not be had, or has problems.
float set_trouble(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view);

/// "Right", "Not clear yet", ...
std::string_view word_of(PartMark::Kind kind);

enum class Sign { right, partly, wrong, open };

/// A sign that differs by its shape as well as by its colour.
void draw_sign(const ui::Ui& ui, float x, float y, float size, Sign sign);
ui::Color color_of(const ui::Palette& palette, Sign sign);

}  // namespace pe::panels

// The encoding table: its controls, the grid of positions by columns, and what is said about the selected cell.
#pragma once

#include "panels/lesson.h"

namespace pe::panels {

/// Draws the panel into `area`, whose height the grid fills as far as it can. Returns the least height that shows
/// everything at that width.
float table_panel(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson);

}  // namespace pe::panels

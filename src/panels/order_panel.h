// The order lab: two sentences through real self-attention, and what it makes of their order.
#pragma once

#include "panels/lesson.h"

namespace pe::panels {

/// Draws the panel into the width of `area`; returns the height that it takes.
float order_panel(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson);

}  // namespace pe::panels

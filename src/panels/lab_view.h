// The labs, and what they keep between frames. Each draws into the width of `area` and returns the height it takes.
#pragma once

#include "panels/labs.h"
#include "state/order_lab.h"
#include "state/shift_lab.h"

namespace pe::panels {

struct Labs {
    OrderLab order;
    ShiftLab shift;
};

float order_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);
float shift_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

}  // namespace pe::panels

// The labs, and what they keep between frames. Each draws into the width of `area` and returns the height it takes.
#pragma once

#include "panels/labs.h"
#include "panels/order_motion.h"
#include "state/order_lab.h"

namespace pe::panels {

struct Labs {
    OrderLab order;
    OrderMotion order_motion;
};

float order_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

}  // namespace pe::panels

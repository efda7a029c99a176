// The pieces of the order lab. Each draws into the width of an area from its top and returns the height taken.
#pragma once

#include "panels/lab_view.h"

namespace pe::panels {

/// Both sentences with their outputs, joined word by word, and the means below.
float order_picture(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// The steps of one sentence's attention as matrices, and the arithmetic of the selected cell.
float order_matrices(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

}  // namespace pe::panels

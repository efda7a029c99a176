// The pieces of the order lab. Each draws into the width of an area from its top and returns the height taken.
#pragma once

#include "panels/lesson.h"

namespace pe::panels {

/// Both sentences with their outputs, joined word by word, and the means below.
float order_picture(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson);

/// The steps of one sentence's attention as matrices, and the arithmetic of the selected cell.
float order_matrices(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson);

}  // namespace pe::panels

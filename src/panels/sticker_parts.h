// The pieces of the sticker panel. Each draws into the width of an area from its top and returns the height taken.
#pragma once

#include "panels/lab_view.h"

namespace pe::panels {

/// The scene at the moment shown. A click on a box opens it or closes it again.
float sticker_picture(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// The whole story as a bar with its steps, and where in it we are. Dragging moves the moment shown.
float sticker_bar(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// The bar and the time field are one control.
inline constexpr std::string_view time_key = "time";

/// What stands for what, with the row of the present step marked.
float sticker_legend(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// All steps as text; activating one jumps there.
float sticker_steps(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// What a box holds, and what its sticker is.
float sticker_inside(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// Shows that a step has just been told; what plays goes on from its start.
void jump_to_step(const ui::Ui& ui, const LabView& view, int step);

}  // namespace pe::panels

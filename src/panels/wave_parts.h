// The pieces of the waves panel. Each draws into the width of an area from its top and returns the height taken.
#pragma once

#include "panels/lab_view.h"

namespace pe::panels {

/// One strip for each pair over the same positions, with the cursor; a pointer moves it. `cursor` is the node of the
/// number that the cursor stands for.
float wave_picture(ui::Ui& ui, const ui::Bounds& area, const LabView& view, ui::NodeId cursor);

/// The entries of these pairs at the cursor, as tinted cells.
float wave_row(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// Sixteen positions around the cursor: their bits beside their waves.
float wave_counter(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

}  // namespace pe::panels

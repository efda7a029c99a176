// The labs, and what they keep between frames. Each draws into the width of `area` and returns the height it takes.
#pragma once

#include "panels/labs.h"
#include "panels/order_motion.h"
#include "state/order_lab.h"
#include "state/shift_lab.h"
#include "state/sticker_lab.h"
#include "state/trained_length.h"
#include "state/wave_lab.h"

namespace pe::panels {

struct Labs {
    StickerLab stickers;
    OrderLab order;
    OrderMotion order_motion;
    TrainedLength trained;
    WaveLab waves;
    ShiftLab shift;
};

float sticker_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);
float order_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);
float heatmap_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);
float wave_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);
float shift_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

}  // namespace pe::panels

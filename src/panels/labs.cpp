#include "panels/labs.h"

#include "panels/lab_view.h"

namespace pe::panels {

Labs* new_labs() {
    return new Labs;
}

void delete_labs(Labs* labs) {
    delete labs;
}

float lab_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    switch (view.choices.panel) {
        case Panel::stickers:
            return sticker_panel(ui, area, view);
        case Panel::order:
            return order_panel(ui, area, view);
        case Panel::shift:
            return shift_panel(ui, area, view);
        case Panel::heatmap:
            return heatmap_panel(ui, area, view);
        case Panel::waves:
            return wave_panel(ui, area, view);
        case Panel::table:
        case Panel::practice:
            break;
    }
    return 0;
}

}  // namespace pe::panels

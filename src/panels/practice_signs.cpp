#include "panels/practice_parts.h"

namespace pe::panels {

ui::Color color_of(const ui::Palette& palette, Sign sign) {
    switch (sign) {
        case Sign::right:
            return palette.good;
        case Sign::partly:
            return palette.warn;
        case Sign::wrong:
            return palette.bad;
        case Sign::open:
            return palette.muted;
    }
    return palette.muted;
}

void draw_sign(const ui::Ui& ui, float x, float y, float size, Sign sign) {
    const ui::Color color = color_of(ui.palette, sign);
    const float thickness = size >= 14 ? 2.0F : 1.5F;
    switch (sign) {
        case Sign::right:
            ui::line(ui, x + size * 0.1F, y + size * 0.55F, x + size * 0.4F, y + size * 0.85F, color, thickness);
            ui::line(ui, x + size * 0.4F, y + size * 0.85F, x + size * 0.95F, y + size * 0.15F, color, thickness);
            break;
        case Sign::partly:
            ui::line(ui, x + size * 0.1F, y + size * 0.5F, x + size * 0.9F, y + size * 0.5F, color, thickness);
            ui::disc(ui, x + size * 0.5F, y + size * 0.15F, size * 0.12F, color);
            ui::disc(ui, x + size * 0.5F, y + size * 0.85F, size * 0.12F, color);
            break;
        case Sign::wrong:
            ui::line(ui, x + size * 0.15F, y + size * 0.15F, x + size * 0.85F, y + size * 0.85F, color, thickness);
            ui::line(ui, x + size * 0.85F, y + size * 0.15F, x + size * 0.15F, y + size * 0.85F, color, thickness);
            break;
        case Sign::open:
            ui::outline(ui, {x + size * 0.1F, y + size * 0.1F, size * 0.8F, size * 0.8F}, color, size * 0.4F,
                        thickness);
            break;
    }
}

}  // namespace pe::panels

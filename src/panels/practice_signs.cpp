#include "panels/practice_parts.h"
#include "ui/widgets.h"

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

bool ButtonRow::add(std::string_view key, std::string_view name, bool primary) {
    const float width = ui::button_width(ui_, name);
    if (any_ && x_ + width > area_.x + area_.width + 0.5F) {
        x_ = area_.x;
        y_ += ui::control_height + ui::gap;
    }
    any_ = true;
    const ui::Bounds place = {x_, y_, width, ui::control_height};
    x_ += width + ui::gap;
    return ui::button(ui_, key, place, name, primary ? ui::ButtonLook::primary : ui::ButtonLook::plain);
}

float ButtonRow::height() const {
    return any_ ? y_ - area_.y + ui::control_height : 0;
}

}  // namespace pe::panels

#include "panels/button_row.h"

#include "ui/widgets.h"

namespace pe::panels {

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

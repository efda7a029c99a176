#include "app/later_code.h"

#include "content/words.h"
#include "ui/widgets.h"

namespace pe {

void LaterCode::set(std::string_view failure) {
    ready_ = failure.empty();
    failure_ = failure;
}

float LaterCode::draw(ui::Ui& ui, const ui::Bounds& area) {
    const bool failed = !failure_.empty();
    const ui::TextStyle style = {ui::Face::regular, ui::body_size, failed ? ui.palette.bad : ui.palette.muted};
    const std::string_view said = failed ? std::string_view(failure_) : words::loading_code;
    const float text = ui::paragraph(ui, "code", area, style, said);
    const ui::Bounds button = {area.x, area.y + text + ui::gap, ui::button_width(ui, words::load_again),
                               ui::control_height};
    const bool again = failed && ui::button(ui, "again", button, words::load_again);
    if (again || !asked_) {
        asked_ = true;
        failure_.clear();
        ui.ask(ui::EffectKind::load_code, std::string(name_));
    }
    return text + ui::gap + ui::control_height;
}

}  // namespace pe

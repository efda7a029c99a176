#include "panels/explained_field.h"

#include "ui/widgets.h"

namespace pe::panels {

float explained_field(ui::Ui& ui, std::string_view key, const ui::Bounds& area, std::string_view name,
                      std::string& text, const std::string& problem, std::string_view kept) {
    constexpr float between = 6;
    ui::text_field(ui, key, {area.x, area.y, area.width, ui::field_height}, name, text, problem);
    if (problem.empty()) return ui::field_height;
    const ui::Bounds below = {area.x, area.y + ui::field_height + between, area.width, 0};
    return ui::field_height + between +
           ui::paragraph(ui, std::string(key) + " problem", below, {ui::Face::regular, ui::small_size, ui.palette.bad},
                         problem + " " + std::string(kept));
}

}  // namespace pe::panels

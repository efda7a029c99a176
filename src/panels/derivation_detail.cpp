#include <algorithm>

#include "panels/derivation_steps.h"
#include "panels/details.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float term_width = 108;
constexpr float step_gap = 6;

ui::TextStyle line_style(const ui::Ui& ui) {
    return {ui::Face::mono, 15, ui.palette.text};
}

std::vector<Step> steps_of(const Lesson& lesson) {
    return derivation_steps(lesson.derived.encoding(), lesson.derived.derivation(), lesson.choices.decimals);
}

}  // namespace

float derivation_height(const ui::Ui& ui, float width, const Lesson& lesson) {
    float height = 0;
    for (const Step& step : steps_of(lesson))
        height += ui::wrapped_height(ui, line_style(ui), width - term_width, step.line) + step_gap;
    return height;
}

void derivation_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson) {
    float y = area.y;
    for (const Step& step : steps_of(lesson)) {
        const ui::Bounds line = {area.x + term_width, y, area.width - term_width, 0};
        const float height =
            ui::paragraph(ui, step.term, line, line_style(ui), step.line, step.term + ": " + step.spoken);
        const ui::Bounds term = {area.x, y, term_width, line_style(ui).size * ui::line_height};
        ui::draw_line(ui, term, {ui::Face::regular, ui::small_size, ui.palette.muted}, step.term);
        y += height + step_gap;
    }
}

}  // namespace pe::panels

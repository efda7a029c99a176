#include "content/words.h"
#include "panels/comparison_text.h"
#include "panels/details.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float widest_control = 300;
constexpr float sentence_gap = 6;

ui::TextStyle sentence_style(const ui::Ui& ui) {
    return {ui::Face::regular, ui::body_size, ui.palette.text};
}

}  // namespace

float compare_height(const ui::Ui& ui, float width, const Lesson& lesson) {
    float height = ui::number_height + ui::gap;
    for (const std::string& sentence : comparison_text(lesson.choices, lesson.derived))
        height += ui::wrapped_height(ui, sentence_style(ui), width, sentence) + sentence_gap;
    return height;
}

void compare_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson) {
    const ui::NumberSpec spec = {.name = words::other_position,
                                 .minimum = 0,
                                 .maximum = max_position,
                                 .multiple_of = 1,
                                 .scale = ui::Scale::logarithmic_from_zero};
    double other = lesson.choices.other_position;
    const float control_width = std::min(widest_control, area.width);
    if (ui::number(ui, "other", {area.x, area.y, control_width, ui::number_height}, spec, other))
        lesson.choices.other_position = static_cast<int>(other);

    ui::Bounds line = {area.x, area.y + ui::number_height + ui::gap, area.width, 0};
    int index = 0;
    for (const std::string& sentence : comparison_text(lesson.choices, lesson.derived))
        line.y +=
            ui::paragraph(ui, "sentence " + std::to_string(index++), line, sentence_style(ui), sentence) + sentence_gap;
}

}  // namespace pe::panels

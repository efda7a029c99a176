#include "panels/lab_head.h"

#include "content/words.h"
#include "panels/button_row.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float title_height = 34;
constexpr float below_title = 8;
constexpr float below_text = 12;

}  // namespace

float lab_head(ui::Ui& ui, const ui::Bounds& area, const LabHead& head, Choices& choices, std::string_view& chosen) {
    ui::heading(ui, "title", {area.x, area.y, area.width, title_height}, head.title, ui::title_size);
    float y = area.y + title_height + below_title;
    const ui::TextStyle style = {ui::Face::regular, ui::body_size, ui.palette.text};
    y += ui::paragraph(ui, "what", {area.x, y, area.width, 0}, style, head.what) + below_text;

    ButtonRow row(ui, {area.x, y, area.width, 0});
    for (const Preset& preset : head.presets) {
        if (!row.add(preset.name, preset.name)) continue;
        apply_preset(choices, preset.link, head.own_fields);
        chosen = preset.name;
    }
    if (row.add("reset", words::reset)) {
        apply_preset(choices, {}, head.own_fields);
        chosen = words::reset;
    }
    return y + row.height() - area.y;
}

}  // namespace pe::panels

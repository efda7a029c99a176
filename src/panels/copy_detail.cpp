#include <algorithm>

#include "content/words.h"
#include "core/export.h"
#include "core/listing.h"
#include "panels/button_row.h"
#include "panels/details.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float beside = 540;  ///< from this width on values and program stand side by side
constexpr float part_gap = 24;

Shown shown(const Lesson& lesson, const InView& in_view) {
    return {.encoding = lesson.derived.encoding(),
            .first_position = in_view.first_row,
            .rows = in_view.rows,
            .first_column = in_view.first_column,
            .columns = in_view.columns,
            .decimals = lesson.choices.decimals};
}

/// The part on the table's values.
void values_part(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson, const InView& in_view) {
    int format = static_cast<int>(lesson.choices.format);
    const float height = ui::radio_group_height(ui, area.width, words::formats);
    if (ui::radio_group(ui, "format", {area.x, area.y, area.width, height}, words::format, words::formats, format))
        lesson.choices.format = static_cast<ExportFormat>(format);
    const Shown block = shown(lesson, in_view);
    const ExportFormat chosen = lesson.choices.format;
    ButtonRow buttons(ui, {area.x, area.y + height + ui::gap, area.width, 0});
    if (buttons.add("copy", words::copy, ui::ButtonLook::primary))
        ui.ask(ui::EffectKind::copy, export_text(block, chosen));
    if (buttons.add("save", words::save))
        ui.ask(ui::EffectKind::save, export_text(block, chosen), export_file_name(block, chosen),
               export_media_type(chosen));
    if (buttons.add("picture", words::save_picture))
        ui.ask(ui::EffectKind::save_picture, {},
               "positional_encoding_d" + std::to_string(lesson.choices.width) + ".png", "image/png");
}

/// The part on programs; the code takes what the area leaves between choice and buttons.
void program_part(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson) {
    int language = static_cast<int>(lesson.choices.language);
    const float height = ui::radio_group_height(ui, area.width, words::languages);
    const ui::Bounds choice = {area.x, area.y, area.width, height};
    if (ui::radio_group(ui, "language", choice, words::language, words::languages, language))
        lesson.choices.language = static_cast<Language>(language);
    const std::string& program = lesson.derived.listing();
    const float code_height = area.height - height - ui::control_height - 2 * ui::gap;
    const ui::Bounds box = {area.x, area.y + height + ui::gap, area.width, code_height};
    ui::code(ui, "program", box, words::listing, program);
    ButtonRow buttons(ui, {area.x, box.y + box.height + ui::gap, area.width, 0});
    if (buttons.add("copy program", words::copy_listing, ui::ButtonLook::primary))
        ui.ask(ui::EffectKind::copy, program);
    if (buttons.add("save program", words::save_listing))
        ui.ask(ui::EffectKind::save, program, file_name(lesson.choices.language), "text/plain");
}

float values_height(const ui::Ui& ui, float width) {
    return ui::radio_group_height(ui, width, words::formats) + ui::gap + ui::control_height;
}

float program_height(const ui::Ui& ui, float width, float code_height) {
    return ui::radio_group_height(ui, width, words::languages) + ui::control_height + code_height + 2 * ui::gap;
}

constexpr float values_share = 0.4F;

}  // namespace

float copy_height(const ui::Ui& ui, float width) {
    if (width >= beside) return program_height(ui, width * (1 - values_share) - part_gap, 130);
    return values_height(ui, width) + part_gap + program_height(ui, width, 220);
}

void copy_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson, const InView& in_view) {
    const bool side_by_side = area.width >= beside;
    ui::Bounds values = area;
    ui::Bounds program = area;
    if (side_by_side) {
        values.width = area.width * values_share;
        program.x += values.width + part_gap;
        program.width -= values.width + part_gap;
    } else {
        const float used = values_height(ui, area.width) + part_gap;
        program.y += used;
        program.height -= used;
    }
    values_part(ui, values, lesson, in_view);
    program_part(ui, program, lesson);
}

}  // namespace pe::panels

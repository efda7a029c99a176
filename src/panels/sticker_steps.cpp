// The story as text: what stands for what, and all steps.
#include <algorithm>
#include <string>

#include "content/sticker_words.h"
#include "panels/sticker_parts.h"
#include "panels/sticker_text.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float card_height = 56;
constexpr float wide_legend = 640;
constexpr float wide_steps = 560;
constexpr float title_width = 176;
constexpr float title_height = 30;

const ui::TextStyle style_of(const ui::Ui& ui, ui::Face face, ui::Color color) {
    return {face, ui::small_size, color == 0 ? ui.palette.text : color};
}

void draw_card(ui::Ui& ui, const ui::Bounds& place, int row, bool present, bool in_story) {
    const auto index = static_cast<std::size_t>(row);
    const ui::Palette& palette = ui.palette;
    ui::fill(ui, place, present ? palette.accent_soft : palette.panel, 8);
    ui::outline(ui, place, present ? palette.accent : palette.line, 8, present ? 2.0F : 1.0F);
    const float inset = 12;
    const float width = place.width - 2 * inset;
    const ui::Color color = in_story ? palette.text : palette.muted;
    ui::draw_line(ui, {place.x + inset, place.y + 8, width, 20}, style_of(ui, ui::Face::semibold, color),
                  words::legend_things[index]);
    ui::draw_line(ui, {place.x + inset, place.y + 29, width, 18}, {ui::Face::regular, 13, palette.muted},
                  "= " + std::string(words::legend_meanings[index]));
    std::string name = std::string(words::legend_things[index]) + ": " + std::string(words::legend_meanings[index]);
    if (present) name += " (now)";
    ui.tree.add(ui.id("row " + std::to_string(row)), ui::Role::text, name, place);
}

/// One step: its number and title, then what is told. Returns its height.
float draw_step(ui::Ui& ui, const ui::Bounds& area, const LabView& view, int index, bool present) {
    const StoryStep& step = view.labs.stickers.timeline().steps()[static_cast<std::size_t>(index)];
    const bool beside = area.width >= wide_steps;
    const float inset = 10;
    const std::string key = "step " + std::to_string(index);
    const ui::Bounds title = {area.x, area.y, beside ? title_width : area.width, title_height};
    const ui::TextStyle style = style_of(ui, ui::Face::regular, present ? 0 : ui.palette.muted);
    ui::Bounds told = {area.x + inset + 22, area.y + title_height, area.width - 2 * inset - 22, 0};
    if (beside) told = {area.x + title_width, area.y + 5, area.width - title_width - inset, 0};
    told.height = ui::wrapped_height(ui, style, told.width, sentence_of(step));
    const float height = std::max(title_height, told.y + told.height - area.y + 5);

    std::string name = std::to_string(index + 1) + ". " + std::string(title_of(step));
    if (present) name += " (now)";
    const ui::NodeId id = ui.id(key);
    ui.tree.add(id, ui::Role::button, name, title);
    const ui::Press press = ui::pressable(ui, id, {area.x, area.y, area.width, height});
    if (press.clicked) jump_to_step(ui, view, index);
    if (present || press.hovered)
        ui::fill(ui, {area.x, area.y, area.width, height}, present ? ui.palette.accent_soft : ui.palette.sunken,
                 ui::radius);
    if (present) ui::fill(ui, {area.x, area.y + 4, 3, height - 8}, ui.palette.accent, 2);
    ui::draw_line(ui, {area.x + inset, area.y, 20, title_height}, style_of(ui, ui::Face::regular, ui.palette.muted),
                  std::to_string(index + 1));
    ui::draw_line(ui, {area.x + inset + 22, area.y, title.width - inset - 22, title_height},
                  style_of(ui, present ? ui::Face::semibold : ui::Face::regular, 0), title_of(step));
    ui::paragraph(ui, key + " told", told, style, sentence_of(step));
    return height;
}

}  // namespace

float sticker_legend(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const StickerLab& lab = view.labs.stickers;
    const int columns = area.width >= wide_legend ? 4 : 2;
    const int rows = 4 / columns;
    const float width = (area.width - ui::gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height = static_cast<float>(rows) * (card_height + ui::gap) - ui::gap;
    const ui::NodeId id = ui.id("legend");
    ui.tree.add(id, ui::Role::group, words::legend, {area.x, area.y, area.width, height});
    const ui::Within within(ui, id);
    const auto present = legend_row(lab.timeline(), lab.timeline().step_at(lab.seconds(view.choices)));
    for (int row = 0; row < 4; ++row) {
        const bool in_story = view.choices.stickers || row == 0 || row == 3;
        draw_card(ui,
                  {area.x + static_cast<float>(row % columns) * (width + ui::gap),
                   area.y + static_cast<float>(row / columns) * (card_height + ui::gap), width, card_height},
                  row, present == row, in_story);
    }
    return height;
}

float sticker_steps(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    constexpr float between = 2;
    const StickerTimeline& timeline = view.labs.stickers.timeline();
    const ui::NodeId id = ui.id("steps");
    ui.tree.add(id, ui::Role::group, words::the_story, area);
    const std::size_t group = ui.tree.nodes().size() - 1;
    const ui::Within within(ui, id);
    float y = area.y;
    const int present = timeline.step_at(view.labs.stickers.seconds(view.choices));
    for (int step = 0; step < std::ssize(timeline.steps()); ++step)
        y += draw_step(ui, {area.x, y, area.width, 0}, view, step, step == present) + between;
    ui.tree.set_height(group, y - area.y);
    return y - area.y;
}

}  // namespace pe::panels

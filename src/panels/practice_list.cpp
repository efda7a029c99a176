#include <algorithm>
#include <array>

#include "content/practice_words.h"
#include "panels/practice_parts.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float tab_width = 44;
constexpr float tab_gap = 6;
constexpr float tab_height = 36;

Sign sign_of(QuestionState state) {
    switch (state) {
        case QuestionState::untried:
            return Sign::open;
        case QuestionState::tried:
            return Sign::partly;
        case QuestionState::right:
        case QuestionState::right_with_help:
            return Sign::right;
    }
    return Sign::open;
}

std::string name_of(const Session& session, std::size_t index) {
    return std::to_string(index + 1) + ", " + session.question(index).title + ", " +
           std::string(words::states[static_cast<std::size_t>(session.state(index))]);
}

void draw_tab(const ui::Ui& ui, const ui::Bounds& place, std::size_t index, QuestionState state, bool here,
              const ui::Press& press) {
    const ui::Palette& palette = ui.palette;
    ui::fill(ui, place, here ? palette.accent_soft : press.hovered ? palette.sunken : palette.panel, ui::radius);
    ui::outline(ui, place, here ? palette.accent : palette.control_line, ui::radius, here ? 2.0F : 1.0F);
    const ui::Bounds number = {place.x + 5, place.y, 18, place.height};
    const ui::Face face = here ? ui::Face::semibold : ui::Face::regular;
    ui::draw_line(ui, number, {face, ui::small_size, palette.text, ui::Align::center}, std::to_string(index + 1));
    draw_sign(ui, place.x + 26, place.y + place.height / 2 - 6, 12, sign_of(state));
    // A right answer that needed hints is underlined.
    if (state == QuestionState::right_with_help)
        ui::line(ui, place.x + 25, place.y + place.height - 7, place.x + 39, place.y + place.height - 7, palette.good);
}

}  // namespace

float question_list(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    const Session& session = view.desk.session();
    const int count = static_cast<int>(session.size());
    const int fitting = static_cast<int>((area.width + tab_gap) / (tab_width + tab_gap));
    const int per_row = std::clamp(fitting, 1, count);
    const float rows = static_cast<float>((count + per_row - 1) / per_row);
    const ui::Bounds bounds = {area.x, area.y, area.width, rows * (tab_height + tab_gap) - tab_gap};
    const ui::NodeId list = ui.id("questions");
    ui.tree.add(list, ui::Role::tab_list, words::questions, bounds);
    const ui::Within within(ui, list);
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const ui::Bounds place = {area.x + static_cast<float>(i % per_row) * (tab_width + tab_gap),
                                  area.y + static_cast<float>(i / per_row) * (tab_height + tab_gap), tab_width,
                                  tab_height};
        const bool here = index == view.desk.current();
        const ui::NodeId id = ui.id(session.id(index));
        ui.tree.add(id, ui::Role::tab, name_of(session, index), place).selected = here;
        const ui::Press press = ui::pressable(ui, id, place);
        draw_tab(ui, place, index, session.state(index), here, press);
        if (press.clicked) view.choices.question = session.id(index);
    }
    return bounds.height;
}

}  // namespace pe::panels

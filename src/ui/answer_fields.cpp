#include "ui/answer_fields.h"

#include <algorithm>

#include "core/math_text.h"
#include "ui/math_paragraph.h"
#include "ui/widgets.h"

namespace pe::ui {
namespace {

constexpr float mark_space = 30;  ///< before an option, for its circle or box
constexpr float option_padding = 7;

TextStyle text_style(const Ui& ui) {
    return {Face::regular, body_size, ui.palette.text};
}

/// What a field reads, as far as it is in view.
void draw_content(const Ui& ui, const Bounds& bounds, std::string_view text) {
    constexpr std::size_t most_in_view = 4000;
    const Bounds inner = {bounds.x + text_inset, bounds.y + 6, bounds.width - 2 * text_inset, bounds.height - 12};
    const Clip clip(ui, bounds);
    draw_wrapped(ui, inner, text_style(ui), text.substr(0, most_in_view));
}

float option_height(const Ui& ui, float width, const std::string& option) {
    const float text = math_height(ui, text_style(ui), width - mark_space - option_padding, option);
    return std::max(control_height, text + 2 * option_padding);
}

void draw_mark(const Ui& ui, const Bounds& bounds, bool several, bool chosen) {
    const float size = 18;
    const Bounds box = {bounds.x + 6, bounds.y + option_padding + 3, size, size};
    const float corner = several ? 4.0F : size / 2;
    const Color color = chosen ? ui.palette.accent : ui.palette.control_line;
    outline(ui, box, color, corner, chosen ? 2.0F : 1.5F);
    if (!chosen) return;
    if (several) {
        line(ui, box.x + 4, box.y + 9, box.x + 8, box.y + 13, color, 2);
        line(ui, box.x + 8, box.y + 13, box.x + 14, box.y + 5, color, 2);
    } else {
        disc(ui, box.x + size / 2, box.y + size / 2, 5, color);
    }
}

void draw_option(const Ui& ui, const Bounds& place, const std::string& option, bool several, bool chosen,
                 const Press& press) {
    if (chosen)
        fill(ui, place, ui.palette.accent_soft, radius);
    else if (press.hovered)
        fill(ui, place, ui.palette.sunken, radius);
    draw_mark(ui, place, several, chosen);
    const Bounds text = {place.x + mark_space, place.y + option_padding, place.width - mark_space - option_padding,
                         place.height - 2 * option_padding};
    draw_wrapped_math(ui, text, text_style(ui), option);
}

void pick(std::vector<int>& picks, int option, bool several) {
    const auto found = std::ranges::find(picks, option);
    if (!several) {
        picks = {option};
    } else if (found != picks.end()) {
        picks.erase(found);
    } else {
        picks.push_back(option);
        std::ranges::sort(picks);
    }
}

}  // namespace

Typed text_input(Ui& ui, std::string_view key, const Bounds& bounds, const TextInput& input, std::string& text) {
    const NodeId id = ui.id(key);
    Typed typed;
    field_frame(ui, bounds, input.invalid);
    if (!input.disabled) {
        const std::string before = text;
        if (const Action* set = ui.action(id, ActionKind::set_text)) text = set->text;
        if (!ui.host_fields) ui.native_field(ui, id, bounds, text);
        typed.changed = text != before;
        typed.submitted = ui.action(id, ActionKind::submit) != nullptr;
    }

    Node& node = ui.tree.add(id, input.role, input.name, bounds);
    node.value = text;
    node.invalid = input.invalid;
    node.description = input.description;
    node.disabled = input.disabled;
    if (ui.picture) draw_content(ui, bounds, text);
    return typed;
}

bool select(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
            std::span<const std::string> options, int& selected, bool disabled) {
    const NodeId id = ui.id(key);
    const int before = selected;
    const auto count = static_cast<int>(options.size());
    if (const Action* chosen = ui.action(id, ActionKind::select))
        if (!disabled && chosen->number >= 0 && chosen->number < count) selected = static_cast<int>(chosen->number);
    Node& node = ui.tree.add(id, Role::select, name, bounds);
    node.options.assign(options.begin(), options.end());
    node.disabled = disabled;
    // Where no real list stands over it, each press goes on to the next option.
    if (!ui.host_fields && pressable(ui, id, bounds, disabled).clicked) selected = (selected + 1) % count;
    node.range = Range{static_cast<double>(selected), 0, static_cast<double>(count - 1)};
    field_frame(ui, bounds);
    if (!ui.host_fields || ui.picture) draw_content(ui, bounds, options[static_cast<std::size_t>(selected)]);
    return selected != before;
}

float option_list_height(const Ui& ui, float width, const OptionList& list) {
    float height = 0;
    for (const std::string& option : list.options) height += option_height(ui, width, option) + 2;
    return height - 2;
}

bool option_list(Ui& ui, std::string_view key, const Bounds& bounds, const OptionList& list, std::vector<int>& picks) {
    const NodeId group = ui.id(key);
    ui.tree.add(group, list.several ? Role::group : Role::radio_group, list.name, bounds);
    const Within within(ui, group);
    const std::vector<int> before = picks;
    float y = bounds.y;
    for (int i = 0; i < static_cast<int>(list.options.size()); ++i) {
        const std::string& option = list.options[static_cast<std::size_t>(i)];
        const Bounds place = {bounds.x, y, bounds.width, option_height(ui, bounds.width, option)};
        const NodeId id = ui.id(std::to_string(i));
        Node& node = ui.tree.add(id, list.several ? Role::toggle : Role::radio, plain_math_text(option), place);
        node.disabled = list.disabled;
        const Press press = pressable(ui, id, place, list.disabled);
        if (press.clicked) pick(picks, i, list.several);
        const bool chosen = std::ranges::find(picks, i) != picks.end();
        node.selected = chosen;
        draw_option(ui, place, option, list.several, chosen, press);
        y += place.height + 2;
    }
    return picks != before;
}

}  // namespace pe::ui

#include "ui/widgets.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "imgui.h"

namespace pe::ui {
namespace {

constexpr float button_padding = 11;

TextStyle style_of(Color color, float size = body_size, Face face = Face::regular, Align align = Align::left) {
    return {face, size, color, align};
}

struct ButtonColors {
    Color background, border, text;
};

ButtonColors button_colors(const Palette& palette, ButtonLook look, const Press& press, bool disabled) {
    if (disabled) return {palette.panel, palette.line, palette.muted};
    if (look == ButtonLook::primary) {
        const Color background = press.hovered ? mix(palette.accent, palette.text, 0.15) : palette.accent;
        return {background, background, palette.on_accent};
    }
    const Color background = press.held ? palette.accent_soft : press.hovered ? palette.sunken : palette.panel;
    return {background, palette.control_line, palette.text};
}

/// How many options of equal width stand in one row.
int options_per_row(const Ui& ui, float width, std::span<const std::string_view> options) {
    const auto count = static_cast<int>(options.size());
    float widest = 0;
    for (const auto option : options)
        widest = std::max(widest, measure(ui, style_of(0, small_size), option).width + 20);
    const int fitting = std::clamp(static_cast<int>(width / widest), 1, count);
    const int rows = (count + fitting - 1) / fitting;
    return (count + rows - 1) / rows;
}

constexpr float group_name_height = 20;

void draw_radio(const Ui& ui, const Bounds& bounds, std::string_view name, bool selected, const Press& press) {
    const Palette& palette = ui.palette;
    if (selected) {
        fill(ui, bounds, palette.accent_soft, radius);
        outline(ui, bounds, palette.accent, radius, 1.5F);
    } else if (press.hovered) {
        fill(ui, bounds, palette.sunken, radius);
    }
    const Face face = selected ? Face::semibold : Face::regular;
    draw_line(ui, bounds, style_of(selected ? palette.text : palette.muted, small_size, face, Align::center), name);
}

float tab_text_width(const Ui& ui, std::string_view tab) {
    return measure(ui, style_of(0, small_size, Face::semibold), tab).width;
}

/// All alike where the longest name fits then; otherwise each as its name needs, with an equal part of what is left.
std::vector<float> tab_widths(const Ui& ui, float width, std::span<const std::string_view> tabs) {
    constexpr float widest = 150;
    const auto count = static_cast<float>(tabs.size());
    std::vector<float> widths;
    float longest = 0;
    float total = 0;
    for (const auto tab : tabs) {
        widths.push_back(tab_text_width(ui, tab));
        longest = std::max(longest, widths.back());
        total += widths.back();
    }
    const float alike = std::min(widest, width / count);
    for (float& tab : widths) tab = longest <= alike ? alike : tab + (width - total) / count;
    return widths;
}

/// Whether rows of `per_row` tabs leave every name some room.
bool fit_in_rows(const Ui& ui, float width, std::span<const std::string_view> tabs, std::size_t per_row) {
    constexpr float least_room = 16;
    for (std::size_t first = 0; first < tabs.size(); first += per_row) {
        float wanted = 0;
        for (const auto tab : tabs.subspan(first, std::min(per_row, tabs.size() - first)))
            wanted += tab_text_width(ui, tab) + least_room;
        if (wanted > width) return false;
    }
    return true;
}

/// Tabs in a row, in as few rows as show every name; the last row may have fewer.
std::size_t tabs_per_row(const Ui& ui, float width, std::span<const std::string_view> tabs) {
    std::size_t rows = 1;
    const auto per_row = [&] { return (tabs.size() + rows - 1) / rows; };
    while (per_row() > 1 && !fit_in_rows(ui, width, tabs, per_row())) ++rows;
    return per_row();
}

}  // namespace

void field_frame(const Ui& ui, const Bounds& bounds, bool invalid) {
    fill(ui, bounds, ui.palette.sunken, radius);
    outline(ui, bounds, invalid ? ui.palette.bad : ui.palette.control_line, radius, invalid ? 2 : 1);
}

Press pressable(Ui& ui, NodeId id, const Bounds& bounds, bool disabled) {
    if (bounds.width < 1 || bounds.height < 1) return {.clicked = ui.action(id, ActionKind::activate) != nullptr};
    const ImVec2 from(std::round(bounds.x * ui.scale), std::round(bounds.y * ui.scale));
    const ImVec2 size(std::round(bounds.width * ui.scale), std::round(bounds.height * ui.scale));
    ImGui::PushID(static_cast<int>(id));
    ImGui::SetCursorScreenPos(from);
    if (disabled) ImGui::BeginDisabled();
    const bool clicked = ImGui::InvisibleButton("##press", size);
    if (disabled) ImGui::EndDisabled();
    const Press press = {.clicked = !disabled && (clicked || ui.action(id, ActionKind::activate)),
                         .hovered = ImGui::IsItemHovered(),
                         .held = ImGui::IsItemActive()};
    if (ImGui::IsItemActivated() && ImGui::IsMouseDown(ImGuiMouseButton_Left)) ui.focus_request = id;
    if (press.hovered && !disabled) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImGui::PopID();
    return press;
}

void heading(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view text, float size) {
    ui.tree.add(ui.id(key), Role::heading, text, bounds);
    draw_line(ui, bounds, style_of(ui.palette.text, size, Face::semibold), text);
}

float paragraph(Ui& ui, std::string_view key, const Bounds& bounds, const TextStyle& style, std::string_view text,
                std::string_view spoken) {
    Bounds used = bounds;
    used.height = wrapped_height(ui, style, bounds.width, text);
    ui.tree.add(ui.id(key), Role::text, spoken.empty() ? text : spoken, used);
    draw_wrapped(ui, used, style, text);
    return used.height;
}

float button_width(const Ui& ui, std::string_view name) {
    return std::ceil(measure(ui, style_of(0, small_size), name).width) + 2 * button_padding;
}

bool button(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, ButtonLook look, bool disabled) {
    const NodeId id = ui.id(key);
    ui.tree.add(id, Role::button, name, bounds).disabled = disabled;
    const Press press = pressable(ui, id, bounds, disabled);
    const ButtonColors colors = button_colors(ui.palette, look, press, disabled);
    fill(ui, bounds, colors.background, radius);
    outline(ui, bounds, colors.border, radius);
    draw_line(ui, bounds, style_of(colors.text, small_size, Face::regular, Align::center), name);
    return press.clicked;
}

float radio_group_height(const Ui& ui, float width, std::span<const std::string_view> options) {
    const int per_row = options_per_row(ui, width, options);
    const int rows = (static_cast<int>(options.size()) + per_row - 1) / per_row;
    return group_name_height + static_cast<float>(rows) * control_height;
}

bool radio_group(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
                 std::span<const std::string_view> options, int& selected) {
    const NodeId group = ui.id(key);
    ui.tree.add(group, Role::radio_group, name, bounds);
    const Within within(ui, group);
    draw_line(ui, {bounds.x, bounds.y, bounds.width, group_name_height - 4}, style_of(ui.palette.muted, small_size),
              name);

    const Bounds box = {bounds.x, bounds.y + group_name_height, bounds.width, bounds.height - group_name_height};
    fill(ui, box, ui.palette.panel, radius);
    outline(ui, box, ui.palette.control_line, radius);
    const int per_row = options_per_row(ui, bounds.width, options);
    const float width = bounds.width / static_cast<float>(per_row);
    bool changed = false;
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
        const auto option = options[static_cast<std::size_t>(i)];
        const Bounds place = {box.x + static_cast<float>(i % per_row) * width,
                              box.y + static_cast<float>(i / per_row) * control_height, width, control_height};
        const NodeId id = ui.id(option);
        ui.tree.add(id, Role::radio, option, place).selected = i == selected;
        const Press press = pressable(ui, id, place);
        draw_radio(ui, place, option, i == selected, press);
        if (press.clicked && i != selected) {
            selected = i;
            changed = true;
        }
    }
    return changed;
}

float tab_list_height(const Ui& ui, float width, std::span<const std::string_view> tabs) {
    const std::size_t per_row = tabs_per_row(ui, width, tabs);
    return tab_height * static_cast<float>((tabs.size() + per_row - 1) / per_row);
}

bool tab_list(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
              std::span<const std::string_view> tabs, int& selected) {
    const NodeId list = ui.id(key);
    ui.tree.add(list, Role::tab_list, name, bounds);
    const Within within(ui, list);
    const std::size_t per_row = tabs_per_row(ui, bounds.width, tabs);
    Bounds place = {bounds.x, bounds.y, 0, tab_height};
    std::vector<float> widths;
    bool changed = false;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const std::size_t in_row = i % per_row;
        if (in_row == 0) {
            widths = tab_widths(ui, bounds.width, tabs.subspan(i, std::min(per_row, tabs.size() - i)));
            place.x = bounds.x;
            if (i > 0) place.y += tab_height;
            const float below = place.y + tab_height - 1;
            line(ui, bounds.x, below, bounds.x + bounds.width, below, ui.palette.line);
        }
        place.width = widths[in_row];
        const NodeId id = ui.id(tabs[i]);
        const bool here = static_cast<int>(i) == selected;
        ui.tree.add(id, Role::tab, tabs[i], place).selected = here;
        const Press press = pressable(ui, id, place);
        const Color color = here || press.hovered ? ui.palette.text : ui.palette.muted;
        draw_line(ui, place, style_of(color, small_size, here ? Face::semibold : Face::regular, Align::center),
                  tabs[i]);
        if (here) fill(ui, {place.x, place.y + place.height - 3, place.width, 3}, ui.palette.accent);
        if (press.clicked && !here) {
            selected = static_cast<int>(i);
            changed = true;
        }
        place.x += place.width;
    }
    return changed;
}

}  // namespace pe::ui

// Widgets with text in them: number, text field, code.
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/format.h"
#include "imgui.h"
#include "practice/plain_text.h"
#include "practice/read_number.h"
#include "ui/widgets.h"

namespace pe::ui {
namespace {

constexpr float name_height = 20;
constexpr float shortest_slider = 48;

TextStyle style_of(Color color, float size = body_size, Face face = Face::regular) {
    return {face, size, color, Align::left};
}

Bounds inner(const Bounds& bounds, float padding) {
    return {bounds.x + padding, bounds.y, bounds.width - 2 * padding, bounds.height};
}

/// Draws the text of a field. Returns the text that the learner committed in this frame.
std::optional<std::string> field_input(Ui& ui, NodeId id, const Bounds& bounds, const std::string& shown) {
    if (ui.host_fields) {
        if (ui.picture) draw_line(ui, inner(bounds, text_inset), style_of(ui.palette.text), shown);
        return std::nullopt;
    }
    std::string text = shown;
    if (ui.native_field(ui, id, bounds, text)) return text;
    return std::nullopt;
}

/// The number in a text, with nothing but blanks around it.
std::optional<double> read_typed(std::string_view typed) {
    const PlainText plain = plain_text(typed);
    const auto begin = plain.text.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos) return std::nullopt;
    for (const DecimalMark mark : {DecimalMark::point, DecimalMark::comma}) {
        const NumberReading reading = read_number(plain.text, begin, mark);
        const bool all = plain.text.find_first_not_of(" \t\r\n", reading.end) == std::string::npos;
        if (reading.kind == NumberReading::Kind::ok && all) return reading.value;
    }
    return std::nullopt;
}

std::string limits(const NumberSpec& spec) {
    return shortest(spec.minimum) + " to " + shortest(spec.maximum);
}

void take_typed(Ui& ui, NodeId id, const NumberSpec& spec, const std::string& typed, double& value) {
    const auto number = read_typed(typed);
    if (!number) {
        ui.field_problems[id] = {typed, "Type a number, " + limits(spec)};
    } else if (*number < spec.minimum || *number > spec.maximum) {
        ui.field_problems[id] = {typed, "Must be " + limits(spec)};
    } else {
        ui.field_problems.erase(id);
        value = allowed(spec, *number);
    }
}

/// What was asked of a number outside the canvas, in order: several keys may come in one frame.
void carry_out(Ui& ui, NodeId id, const NumberSpec& spec, double& value) {
    for (const Action& action : ui.actions) {
        if (action.id != id) continue;
        if (action.kind == ActionKind::commit) take_typed(ui, id, spec, action.text, value);
        if (action.kind != ActionKind::step) continue;
        value = allowed(spec, value + action.number * spec.step);
        ui.field_problems.erase(id);
    }
}

double to_slider(const NumberSpec& spec, double value) {
    switch (spec.scale) {
        case Scale::linear:
            return value;
        case Scale::logarithmic:
            return std::log(value);
        case Scale::logarithmic_from_zero:
            return std::log1p(value);
        case Scale::logarithmic_about_zero:
            return std::asinh(value);
    }
    return value;
}

double from_slider(const NumberSpec& spec, double place) {
    switch (spec.scale) {
        case Scale::linear:
            return place;
        case Scale::logarithmic:
            return std::exp(place);
        case Scale::logarithmic_from_zero:
            return std::expm1(place);
        case Scale::logarithmic_about_zero:
            return std::sinh(place);
    }
    return place;
}

void draw_slider(const Ui& ui, const Bounds& track, float knob_x, const Press& press) {
    const Palette& palette = ui.palette;
    const float middle = track.y + track.height / 2;
    fill(ui, {track.x, middle - 2, track.width, 4}, palette.control_line, 2);
    fill(ui, {track.x, middle - 2, knob_x - track.x, 4}, palette.accent, 2);
    disc(ui, knob_x, middle, press.hovered || press.held ? 9.0F : 8.0F, palette.accent);
}

/// A value without the digits that no pointer can aim at.
double without_idle_digits(double value) {
    return std::abs(value) >= 100 ? std::round(value) : std::round(value * 1e4) / 1e4;
}

/// A slider shares its node with the field: one control to keys and to assistive technology, two to a pointer.
void slider(Ui& ui, NodeId node, const Bounds& bounds, const NumberSpec& spec, double& value) {
    constexpr float knob = 8;
    const Bounds track = inner(bounds, knob);
    const NodeId id = child_id(node, "slider");
    const Press press = pressable(ui, id, bounds);
    if (ui.focus_request == id) ui.focus_request = node;
    const double low = to_slider(spec, spec.minimum);
    const double high = to_slider(spec, spec.maximum);
    if (press.held) {
        const double pointer = (static_cast<double>(ImGui::GetIO().MousePos.x / ui.scale - track.x)) / track.width;
        const double place = low + std::clamp(pointer, 0.0, 1.0) * (high - low);
        value = allowed(spec, without_idle_digits(from_slider(spec, place)));
        ui.field_problems.erase(node);
    }
    const double share = (to_slider(spec, value) - low) / (high - low);
    draw_slider(ui, track, track.x + static_cast<float>(share) * track.width, press);
}

}  // namespace

double allowed(const NumberSpec& spec, double value) {
    double clamped = std::clamp(value, spec.minimum, spec.maximum);
    if (spec.multiple_of > 0)
        clamped = std::clamp(std::round(clamped / spec.multiple_of) * spec.multiple_of, spec.minimum, spec.maximum);
    return clamped;
}

bool number(Ui& ui, std::string_view key, const Bounds& bounds, const NumberSpec& spec, double& value) {
    const NodeId id = ui.id(key);
    const double before = value;
    carry_out(ui, id, spec, value);
    const float beside_slider = std::clamp(bounds.width * 0.42F, 96.0F, 110.0F);
    const bool room_for_slider = bounds.width >= beside_slider + gap + shortest_slider;
    const float field_width = room_for_slider ? beside_slider : bounds.width;
    const Bounds field = {bounds.x, bounds.y + name_height, field_width, control_height};
    const Bounds rest = {field.x + field.width + gap, field.y, bounds.width - field.width - gap, control_height};
    if (room_for_slider) slider(ui, id, rest, spec, value);

    const auto problem = ui.field_problems.find(id);
    field_frame(ui, field, problem != ui.field_problems.end());
    const std::string shown = problem == ui.field_problems.end() ? shortest(value) : problem->second.text;
    if (const auto typed = field_input(ui, id, field, shown)) take_typed(ui, id, spec, *typed, value);

    Node& node = ui.tree.add(id, Role::number, spec.name, field);
    const auto found = ui.field_problems.find(id);
    node.invalid = found != ui.field_problems.end();
    node.value = node.invalid ? found->second.text : shortest(value);
    node.description = node.invalid ? found->second.reason : limits(spec);
    node.range = Range{value, spec.minimum, spec.maximum};

    const Bounds label = {bounds.x, bounds.y, bounds.width, name_height - 4};
    if (node.invalid)
        draw_line(ui, label, style_of(ui.palette.bad, small_size), node.description);
    else
        draw_line(ui, label, style_of(ui.palette.muted, small_size), spec.name);
    return value != before;
}

bool text_field(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, std::string& text,
                std::string_view problem) {
    const NodeId id = ui.id(key);
    const std::string before = text;
    for (const ActionKind kind : {ActionKind::set_text, ActionKind::commit})
        if (const Action* typed = ui.action(id, kind)) text = typed->text;
    const Bounds field = {bounds.x, bounds.y + name_height, bounds.width, control_height};
    field_frame(ui, field, !problem.empty());
    if (const auto committed = field_input(ui, id, field, text)) text = *committed;

    Node& node = ui.tree.add(id, Role::text_field, name, field);
    node.value = text;
    node.invalid = !problem.empty();
    node.description = problem;
    draw_line(ui, {bounds.x, bounds.y, bounds.width, name_height - 4}, style_of(ui.palette.muted, small_size), name);
    return text != before;
}

void code(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, std::string_view text) {
    ui.tree.add(ui.id(key), Role::code, name, bounds).value = text;
    fill(ui, bounds, ui.palette.sunken, radius);
    outline(ui, bounds, ui.palette.line, radius);
    if (ui.host_fields && !ui.picture) return;
    const Clip clip(ui, bounds);
    Bounds row = {bounds.x + 12, bounds.y + 8, bounds.width - 24, small_size * line_height};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        draw_line(ui, row, style_of(ui.palette.text, small_size, Face::mono), text.substr(0, end));
        row.y += row.height;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace pe::ui

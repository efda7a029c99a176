#include "app/page_workbench.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <ctime>
#include <utility>

#include "core/json.h"
#include "imgui.h"

namespace pe {
namespace {

constexpr std::array<std::pair<std::string_view, ui::ActionKind>, 7> action_kinds = {{
    {"activate", ui::ActionKind::activate},
    {"set-text", ui::ActionKind::set_text},
    {"commit", ui::ActionKind::commit},
    {"submit", ui::ActionKind::submit},
    {"select", ui::ActionKind::select},
    {"step", ui::ActionKind::step},
    {"key", ui::ActionKind::key},
}};

constexpr std::array<std::pair<std::string_view, panels::Supply>, 6> supplies = {{
    {"questions", panels::Supply::questions},
    {"no-questions", panels::Supply::no_questions},
    {"question-file", panels::Supply::question_file},
    {"progress", panels::Supply::progress},
    {"check", panels::Supply::check},
    {"clear", panels::Supply::clear},
}};

std::string_view name_of(ui::EffectKind kind) {
    switch (kind) {
        case ui::EffectKind::announce:
            return "announce";
        case ui::EffectKind::copy:
            return "copy";
        case ui::EffectKind::save:
            return "save";
        case ui::EffectKind::save_picture:
            return "save-picture";
        case ui::EffectKind::print:
            return "print";
        case ui::EffectKind::load_code:
            return "load-code";
        case ui::EffectKind::fetch_questions:
            return "fetch-questions";
        case ui::EffectKind::open_questions:
            return "open-questions";
        case ui::EffectKind::remember:
            return "remember";
        case ui::EffectKind::recall:
            return "recall";
        case ui::EffectKind::answered:
            return "answered";
        case ui::EffectKind::completed:
            return "completed";
    }
    return {};
}

void append_effect(std::string& out, const ui::Effect& effect) {
    out += '{';
    append_json_key(out, "kind");
    append_json_string(out, name_of(effect.kind));
    append_json_key(out, "text");
    append_json_string(out, effect.text);
    append_json_key(out, "fileName");
    append_json_string(out, effect.file_name);
    append_json_key(out, "mediaType");
    append_json_string(out, effect.media_type);
    out += '}';
}

}  // namespace

PageWorkbench::PageWorkbench(FontFiles fonts) : workbench_(std::move(fonts)), palette_(ui::light_palette) {}

bool PageWorkbench::open() {
    return window_.open(16, 16, "Positional Encoding Workbench") && renderer_.build();
}

void PageWorkbench::set_size(float width, float height, float scale) {
    scale_ = scale;
    workbench_.set_size(width, height, scale);
}

void PageWorkbench::set_color(std::string_view name, unsigned hex) {
    const auto found = std::ranges::find(ui::palette_entries, name, &ui::PaletteEntry::name);
    if (found == ui::palette_entries.end()) return;
    palette_.*(found->color) = ui::rgb(hex);
    workbench_.set_palette(palette_);
}

void PageWorkbench::set_reduced_motion(bool reduced) {
    workbench_.ui().reduced_motion = reduced;
    wake();
}

void PageWorkbench::move_pointer(float x, float y, bool touch) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
    io.AddMousePosEvent(x * scale_, y * scale_);
    wake();
}

void PageWorkbench::press_pointer(bool down) {
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down);
    wake();
}

void PageWorkbench::leave_pointer() {
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    wake();
}

void PageWorkbench::turn_wheel(float columns, float rows) {
    ImGui::GetIO().AddMouseWheelEvent(-columns, -rows);
    wake();
}

void PageWorkbench::act(ui::NodeId id, std::string_view kind, double number, std::string text) {
    for (const auto& [word, action_kind] : action_kinds)
        if (word == kind) workbench_.act({.id = id, .kind = action_kind, .number = number, .text = std::move(text)});
}

void PageWorkbench::supply(std::string_view kind, std::string_view name, std::string_view text) {
    if (kind == "code") workbench_.set_code(name, text);
    for (const auto& [word, supply] : supplies)
        if (word == kind) workbench_.supply_practice(supply, name, text);
}

void PageWorkbench::frame(double now_seconds, bool picture) {
    workbench_.set_wall_clock(std::time(nullptr));
    if (workbench_.lab_code_ready()) workbench_.ui().drawer = renderer_.pictures();
    workbench_.frame(now_seconds - last_frame_seconds_, picture);
    last_frame_seconds_ = now_seconds;
    if (workbench_.ui().focus_request != 0) focus_request_ = workbench_.ui().focus_request;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    renderer_.draw(static_cast<int>(size.x), static_cast<int>(size.y), palette_.panel);
}

std::string PageWorkbench::take_tree() {
    ui::SemanticTree& tree = workbench_.ui().tree;
    return tree.differs_from_taken() ? tree.take_change() : std::string();
}

std::string PageWorkbench::take_effects() {
    std::vector<ui::Effect>& effects = workbench_.ui().effects;
    if (effects.empty()) return {};
    std::string list = "[";
    for (const ui::Effect& effect : effects) {
        if (list.size() > 1) list += ',';
        append_effect(list, effect);
    }
    effects.clear();
    return list + "]";
}

ui::NodeId PageWorkbench::take_focus_request() {
    return std::exchange(focus_request_, 0U);
}

std::string PageWorkbench::cursor() const {
    return ImGui::GetMouseCursor() == ImGuiMouseCursor_Hand ? "pointer" : "default";
}

bool PageWorkbench::restore_context() {
    const bool built = renderer_.build();
    wake();
    return built;
}

}  // namespace pe

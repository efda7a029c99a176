#include "app/workbench.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "content/words.h"
#include "imgui.h"
#include "panels/practice_panel.h"
#include "panels/table_panel.h"
#include "state/link.h"
#include "ui/grid.h"
#include "ui/widgets.h"

namespace pe {
namespace {

constexpr double longest_step_seconds = 0.1;
constexpr float above_panel_tabs = 8;  ///< how far they reach into the padding
constexpr float below_panel_tabs = 12;

/// With `merge` the file lends the font before it the characters that it has not.
ImFont* add_font(std::string& file, bool merge = false) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = merge;
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()), 0, &config);
}

float padding_for(float width) {
    return width >= 620 ? 20.0F : 12.0F;
}

}  // namespace

Workbench::Workbench(FontFiles fonts) : font_files_(std::move(fonts)) {
    context_ = ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    load_fonts();
    wake();
}

Workbench::~Workbench() {
    ImGui::DestroyContext(context_);
}

void Workbench::load_fonts() {
    ui_.fonts = {add_font(font_files_.regular), add_font(font_files_.semibold), add_font(font_files_.mono)};
    add_font(font_files_.regular, true);
}

void Workbench::set_size(float width, float height, float scale) {
    width_ = width;
    height_ = height;
    ui_.scale = scale;
    ImGui::GetIO().DisplaySize = {std::round(width * scale), std::round(height * scale)};
    ImGui::GetIO().MouseDragThreshold = ui::drag_threshold * scale;
    wake();
}

void Workbench::set_palette(const ui::Palette& palette) {
    ui_.palette = palette;
    wake();
}

std::vector<std::string> Workbench::set_link(std::string_view fragment) {
    // What was done before the link was followed must not undo it: it is carried out now.
    if (!ui_.actions.empty()) frame(0);
    LinkReading reading = read_link(fragment);
    choices_ = std::move(reading.choices);
    follow_selection_ = !reading.names_view;
    ui_.field_problems.clear();
    wake();
    return std::move(reading.notes);
}

std::string Workbench::link() const {
    return write_link(choices_);
}

void Workbench::act(ui::Action action) {
    ui_.actions.push_back(std::move(action));
    wake();
}

void Workbench::set_code(std::string_view name, std::string_view failure) {
    for (LaterCode* code : {&practice_code_, &lab_code_})
        if (code->name() == name) code->set(failure);
    wake();
}

void Workbench::supply_practice(panels::Supply kind, std::string_view name, std::string_view text) {
    if (desk_) panels::supply_practice(*desk_, choices_, kind, name, text);
    wake();
}

std::string Workbench::program(std::string_view language) {
    const std::optional<Language> named = language_named(language);
    derived_.update(choices_);
    return named ? derived_.listing(*named) : std::string{};
}

std::string Workbench::program_output(std::string_view language) {
    const std::optional<Language> named = language_named(language);
    derived_.update(choices_);
    return named ? derived_.listing_output(*named) : std::string{};
}

void Workbench::frame(double elapsed_seconds, bool picture) {
    const Choices before = choices_;
    clock_seconds_ += elapsed_seconds;
    step_seconds_ = std::clamp(elapsed_seconds, 0.0001, longest_step_seconds);
    ui_.picture = picture;
    ImGui::GetIO().DeltaTime = static_cast<float>(step_seconds_);
    ImGui::NewFrame();
    ui::begin_frame(ui_);
    derived_.update(choices_);
    draw_window();
    settle(choices_);
    ui::end_frame(ui_);
    ImGui::Render();
    pace_.drawn(choices_ != before || ui_.tree.changed(), ui_.due_seconds);
}

void Workbench::draw_window() {
    constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                                       ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    if (ImGui::Begin("workbench", nullptr, flags)) {
        const float padding = padding_for(width_);
        const ui::Bounds area = {padding, padding, width_ - 2 * padding, height_ - 2 * padding};
        wanted_height_ = draw_panels(area) + 2 * padding;
    }
    ImGui::End();
    ImGui::PopStyleVar(2);
}

float Workbench::draw_panels(const ui::Bounds& area) {
    int panel = static_cast<int>(choices_.panel);
    const float tabs_height = ui::tab_list_height(ui_, area.width, words::panel_tabs);
    const ui::Bounds tabs = {area.x, area.y - above_panel_tabs, area.width, tabs_height};
    if (ui::tab_list(ui_, "panels", tabs, words::panels, words::panel_tabs, panel))
        choices_.panel = static_cast<Panel>(panel);

    const float above = tabs_height - above_panel_tabs + below_panel_tabs;
    const ui::Bounds below = {area.x, area.y + above, area.width, area.height - above};
    const auto name = words::panel_tabs[static_cast<std::size_t>(panel)];
    const ui::NodeId id = ui_.id("panel " + std::string(name));
    ui_.tree.add(id, ui::Role::tab_panel, name, below);
    const ui::Within within(ui_, id);
    if (static_cast<Panel>(panel) == Panel::practice) return above + draw_practice(below);
    if (panels::is_lab(static_cast<Panel>(panel))) return above + draw_lab(below);
    return above + panels::table_panel(ui_, below, {choices_, derived_, std::exchange(follow_selection_, false)});
}

float Workbench::draw_practice(const ui::Bounds& area) {
    if (!practice_code_.ready() && ui_.host_fields) return practice_code_.draw(ui_, area);
    if (!desk_) desk_.reset(panels::new_practice_desk());
    return panels::practice_panel(ui_, area, {choices_, *desk_, clock_seconds_, wall_seconds_});
}

float Workbench::draw_lab(const ui::Bounds& area) {
    if (!lab_code_.ready() && ui_.host_fields) return lab_code_.draw(ui_, area);
    if (!labs_) labs_.reset(panels::new_labs());
    return panels::lab_panel(ui_, area,
                             {choices_, derived_, *labs_, step_seconds_, std::exchange(follow_selection_, false)});
}

}  // namespace pe

#include "app/workbench.h"

#include <algorithm>
#include <cmath>

#include "imgui.h"
#include "panels/table_panel.h"
#include "state/link.h"
#include "ui/grid.h"

namespace pe {
namespace {

constexpr double longest_step_seconds = 0.1;

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

Workbench::Workbench(FontFiles fonts, bool host_fields) : font_files_(std::move(fonts)) {
    context_ = ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ui_.host_fields = host_fields;
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

void Workbench::frame(double elapsed_seconds, bool picture) {
    const Choices before = choices_;
    ui_.picture = picture;
    ImGui::GetIO().DeltaTime = static_cast<float>(std::clamp(elapsed_seconds, 0.0001, longest_step_seconds));
    ImGui::NewFrame();
    ui::begin_frame(ui_);
    derived_.update(choices_);
    draw_panel();
    settle(choices_);
    ui::end_frame(ui_);
    ImGui::Render();
    pace_.drawn(choices_ != before || ui_.tree.changed());
}

void Workbench::draw_panel() {
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
        wanted_height_ = panels::table_panel(ui_, area, {choices_, derived_, follow_selection_}) + 2 * padding;
        follow_selection_ = false;
    }
    ImGui::End();
    ImGui::PopStyleVar(2);
}

}  // namespace pe

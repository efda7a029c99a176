// Dear ImGui without a window and without a GPU: frames of widgets, and a pointer to use them with.
#pragma once

#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>

#include "imgui.h"
#include "ui/ui.h"

namespace pe::testing {

inline std::string file_content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::string font_file(std::string_view name) {
    return file_content(PE_SOURCE_DIR "/build/fonts/" + std::string(name) + ".ttf");
}

/// Says yes to every texture that Dear ImGui wants made, changed or destroyed, as a renderer would.
inline void answer_texture_requests() {
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->Status == ImTextureStatus_WantDestroy) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        } else if (texture->Status != ImTextureStatus_OK && texture->Status != ImTextureStatus_Destroyed) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        }
    }
}

/// The node of that role and name, or null.
inline const ui::Node* find_node(const ui::SemanticTree& tree, ui::Role role, std::string_view name) {
    for (const ui::Node& node : tree.nodes())
        if (node.role == role && node.name == name) return &node;
    return nullptr;
}

/// What the pointer does, in units.
class Pointer {
  public:
    explicit Pointer(float scale, bool touch = false) : scale_(scale), touch_(touch) {}

    void move(float x, float y) const {
        source();
        ImGui::GetIO().AddMousePosEvent(x * scale_, y * scale_);
    }
    void press(bool down) const {
        source();
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down);
    }
    void wheel(float columns, float rows) const { ImGui::GetIO().AddMouseWheelEvent(-columns, -rows); }

  private:
    void source() const {
        ImGui::GetIO().AddMouseSourceEvent(touch_ ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
    }

    float scale_;
    bool touch_;
};

/// Some widgets in a window of their own.
class HeadlessUi {
  public:
    HeadlessUi() : context_(ImGui::CreateContext()) {
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        io.DisplaySize = {800, 600};
        io.DeltaTime = 1.0F / 60;
        ui.fonts = {add_font(regular_), add_font(semibold_), add_font(mono_)};
    }
    ~HeadlessUi() { ImGui::DestroyContext(context_); }
    HeadlessUi(const HeadlessUi&) = delete;
    HeadlessUi& operator=(const HeadlessUi&) = delete;

    void frame(const std::function<void()>& widgets) {
        ImGui::NewFrame();
        ui::begin_frame(ui);
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
        ImGui::Begin("test", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings);
        widgets();
        ImGui::End();
        ui::end_frame(ui);
        ImGui::Render();
        answer_texture_requests();
    }

    void act(std::string_view key, ui::ActionKind kind, std::string text = {}, double number = 0) {
        ui.actions.push_back({ui.id(key), kind, number, std::move(text)});
    }

    const ui::Node& node(std::string_view key) const { return *ui.tree.find(ui.id(key)); }

    ui::Ui ui;

  private:
    static ImFont* add_font(std::string& file) {
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()), 0, &config);
    }

    std::string regular_ = font_file("ui-regular"), semibold_ = font_file("ui-semibold"), mono_ = font_file("mono");
    ImGuiContext* context_;
};

}  // namespace pe::testing

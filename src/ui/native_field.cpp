#include "ui/native_field.h"

#include <array>
#include <cmath>

#include "imgui.h"
#include "ui/widgets.h"

namespace pe::ui {
namespace {

constexpr std::size_t native_text_limit = 4096;

/// Returns true when the learner is done typing.
bool native_field(const Ui& ui, NodeId id, const Bounds& bounds, std::string& text) {
    std::array<char, native_text_limit> buffer{};
    text.copy(buffer.data(), buffer.size() - 1);
    const float size = std::round(body_size * ui.scale);
    ImGui::PushID(static_cast<int>(id));
    ImGui::PushFont(ui.fonts.regular, size);
    ImGui::PushStyleColor(ImGuiCol_Text, ui.palette.text);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, 0U);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                        ImVec2(text_inset * ui.scale, (bounds.height * ui.scale - size) / 2));
    ImGui::SetCursorScreenPos({std::round(bounds.x * ui.scale), std::round(bounds.y * ui.scale)});
    ImGui::SetNextItemWidth(bounds.width * ui.scale);
    ImGui::InputText("##text", buffer.data(), buffer.size(), ImGuiInputTextFlags_AutoSelectAll);
    const bool done = ImGui::IsItemDeactivatedAfterEdit();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor(2);
    ImGui::PopFont();
    ImGui::PopID();
    text = buffer.data();
    return done;
}

}  // namespace

void install_native_fields(Ui& ui) {
    ui.host_fields = false;
    ui.native_field = native_field;
}

}  // namespace pe::ui

#include "ui/grid_keys.h"

#include <array>
#include <string_view>
#include <utility>

#include "imgui.h"

namespace pe::ui {
namespace {

constexpr std::array<std::pair<ImGuiKey, std::string_view>, 12> native_keys = {{
    {ImGuiKey_UpArrow, "ArrowUp"},
    {ImGuiKey_DownArrow, "ArrowDown"},
    {ImGuiKey_LeftArrow, "ArrowLeft"},
    {ImGuiKey_RightArrow, "ArrowRight"},
    {ImGuiKey_PageUp, "PageUp"},
    {ImGuiKey_PageDown, "PageDown"},
    {ImGuiKey_Home, "Home"},
    {ImGuiKey_End, "End"},
    {ImGuiKey_Equal, "+"},
    {ImGuiKey_KeypadAdd, "+"},
    {ImGuiKey_Minus, "-"},
    {ImGuiKey_KeypadSubtract, "-"},
}};

}  // namespace

std::vector<std::string> grid_keys(Ui& ui, NodeId grid) {
    std::vector<std::string> keys;
    for (const Action& action : ui.actions)
        if (action.id == grid && action.kind == ActionKind::key) keys.push_back(action.text);
    if (ui.host_fields) return keys;
    if (ui.key_grid == 0) ui.key_grid = grid;
    if (ui.key_grid != grid || ImGui::IsAnyItemActive()) return keys;
    for (const auto& [key, name] : native_keys)
        if (ImGui::IsKeyPressed(key)) keys.push_back((ImGui::GetIO().KeyCtrl ? "Control+" : "") + std::string(name));
    return keys;
}

}  // namespace pe::ui

#include "ui/picture_slider.h"

#include <algorithm>

#include "imgui.h"
#include "ui/widgets.h"

namespace pe::ui {

bool picture_slider(Ui& ui, std::string_view key, const Bounds& bounds, const PictureSlider& slider, int& value) {
    const NodeId id = ui.id(key);
    const int before = value;
    const auto take = [&](double wanted) {
        value = static_cast<int>(std::clamp<double>(wanted, slider.minimum, slider.maximum));
    };
    for (const Action& action : ui.actions) {
        if (action.id != id) continue;
        if (action.kind == ActionKind::select) take(action.number);
        if (action.kind == ActionKind::step) take(value + action.number);
    }
    Node& node = ui.tree.add(id, Role::slider, slider.name, bounds);
    node.value = slider.spoken;
    if (pressable(ui, id, bounds).held) {
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        take(slider.at(mouse.x / ui.scale, mouse.y / ui.scale));
    }
    node.range =
        Range{static_cast<double>(value), static_cast<double>(slider.minimum), static_cast<double>(slider.maximum)};
    return value != before;
}

}  // namespace pe::ui

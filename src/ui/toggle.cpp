#include "ui/toggle.h"

#include <cmath>

namespace pe::ui {
namespace {

constexpr float box = 14;
constexpr float padding = 10;

}  // namespace

float toggle_width(const Ui& ui, std::string_view name) {
    return std::ceil(measure(ui, {Face::semibold, small_size}, name).width) + box + 2 * padding + 8;
}

bool toggle(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, bool on, bool disabled) {
    const NodeId id = ui.id(key);
    Node& node = ui.tree.add(id, Role::toggle, name, bounds);
    node.selected = on;
    node.disabled = disabled;
    const Press press = pressable(ui, id, bounds, disabled);
    const Palette& palette = ui.palette;
    fill(ui, bounds, on ? palette.accent_soft : press.hovered && !disabled ? palette.sunken : palette.panel, radius);
    outline(ui, bounds, on ? palette.accent : disabled ? palette.line : palette.control_line, radius, on ? 1.5F : 1);
    const Bounds tick = {bounds.x + padding, bounds.y + (bounds.height - box) / 2, box, box};
    outline(ui, tick, disabled ? palette.line : palette.control_line, 3);
    if (on) {
        fill(ui, tick, palette.accent, 3);
        line(ui, tick.x + 3, tick.y + 7, tick.x + 6, tick.y + 10, palette.on_accent, 2);
        line(ui, tick.x + 6, tick.y + 10, tick.x + 11, tick.y + 4, palette.on_accent, 2);
    }
    const float x = tick.x + box + 8;
    draw_line(ui, {x, bounds.y, bounds.x + bounds.width - x, bounds.height},
              {on ? Face::semibold : Face::regular, small_size, disabled ? palette.muted : palette.text}, name);
    return press.clicked;
}

}  // namespace pe::ui

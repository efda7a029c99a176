#include "ui/ui.h"

#include <algorithm>

namespace pe::ui {

const Action* Ui::action(NodeId node, ActionKind kind) const {
    const auto found = std::find_if(actions.rbegin(), actions.rend(), [&](const Action& candidate) {
        return candidate.id == node && candidate.kind == kind;
    });
    return found == actions.rend() ? nullptr : &*found;
}

void Ui::ask(EffectKind kind, std::string text, std::string file_name, std::string media_type) {
    effects.push_back({kind, std::move(text), std::move(file_name), std::move(media_type)});
}

void begin_frame(Ui& ui) {
    if (!ui.tree.find(ui.key_grid)) ui.key_grid = 0;
    ui.tree.begin_frame();
    ui.focus_request = 0;
    ui.due_seconds = no_due;
    ui.pictures.clear();
}

void end_frame(Ui& ui) {
    ui.actions.clear();
}

}  // namespace pe::ui

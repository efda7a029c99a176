// The keys that are meant for a grid.
#pragma once

#include <string>
#include <vector>

#include "ui/ui.h"

namespace pe::ui {

/// Keys of this frame as in Action: those that come as actions of the grid's focused cell, and natively Dear ImGui's.
std::vector<std::string> grid_keys(Ui& ui, NodeId grid);

}  // namespace pe::ui

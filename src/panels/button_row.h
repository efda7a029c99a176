// Buttons side by side, in as many rows as they need.
#pragma once

#include <string_view>

#include "ui/ui.h"

namespace pe::panels {

class ButtonRow {
  public:
    ButtonRow(ui::Ui& ui, const ui::Bounds& area) : ui_(ui), area_(area), x_(area.x), y_(area.y) {}

    /// Returns true when it was pressed.
    bool add(std::string_view key, std::string_view name, bool primary = false);
    /// Height of all rows; 0 without a button.
    float height() const;

  private:
    ui::Ui& ui_;
    ui::Bounds area_;
    float x_, y_;
    bool any_ = false;
};

}  // namespace pe::panels

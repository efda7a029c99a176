// A text field of a lab, and below it what is wrong with what is typed and what is shown meanwhile.
#pragma once

#include <string>
#include <string_view>

#include "ui/ui.h"

namespace pe::panels {

/// `problem` is empty where the text can be taken; `kept` says what stays in view until then. Returns the height taken.
float explained_field(ui::Ui& ui, std::string_view key, const ui::Bounds& area, std::string_view name,
                      std::string& text, const std::string& problem, std::string_view kept);

}  // namespace pe::panels

// Text fields that Dear ImGui draws and that take the keys themselves, for a host that has none of its own.
#pragma once

#include "ui/ui.h"

namespace pe::ui {

/// Takes the place of the host's fields. The page never calls this, and so does not load Dear ImGui's text editor.
void install_native_fields(Ui& ui);

}  // namespace pe::ui

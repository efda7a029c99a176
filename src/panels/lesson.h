// What a panel works on: the choices, which it may change, and what follows from them.
#pragma once

#include "state/choices.h"
#include "state/derived.h"
#include "ui/ui.h"

namespace pe::panels {

struct Lesson {
    Choices& choices;
    Derived& derived;
    bool follow_selection = false;  ///< bring the selection into view in this frame
};

}  // namespace pe::panels

// The labs: the panels that are played with. Their code is loaded when the first of them is wanted.
//
// These functions are the only way in.
#pragma once

#include <memory>

#include "core/deferred.h"
#include "state/choices.h"
#include "state/derived.h"
#include "ui/ui.h"

namespace pe::panels {

/// What the labs keep between frames; see lab_view.h.
struct Labs;

PE_DEFERRED Labs* new_labs();
PE_DEFERRED void delete_labs(Labs* labs);

struct LabsDeleter {
    void operator()(Labs* labs) const { delete_labs(labs); }
};
using LabsPointer = std::unique_ptr<Labs, LabsDeleter>;

/// What a lab works on in one frame.
struct LabView {
    Choices& choices;
    Derived& derived;
    Labs& labs;
    double elapsed_seconds = 0;     ///< since the last frame
    bool follow_selection = false;  ///< bring the selection into view in this frame
};

/// Whether `panel` is one of the labs.
constexpr bool is_lab(Panel panel) {
    return panel != Panel::table && panel != Panel::practice;
}

/// Draws the lab that the choices name into the width of `area`; returns the height that it takes.
PE_DEFERRED float lab_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

}  // namespace pe::panels

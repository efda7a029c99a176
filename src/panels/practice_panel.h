// The practice panel: questions of a set, answered, marked and explained.
//
// Its code is loaded when the panel is first wanted. These functions are the only way in.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "core/deferred.h"
#include "state/choices.h"
#include "ui/ui.h"

namespace pe::panels {

/// What the panel works on between frames; see practice_desk.h.
class PracticeDesk;

PE_DEFERRED PracticeDesk* new_practice_desk();
PE_DEFERRED void delete_practice_desk(PracticeDesk* desk);

struct PracticeDeskDeleter {
    void operator()(PracticeDesk* desk) const { delete_practice_desk(desk); }
};
using PracticeDeskPointer = std::unique_ptr<PracticeDesk, PracticeDeskDeleter>;

struct PracticeView {
    Choices& choices;
    PracticeDesk& desk;
    double now_seconds = 0;         ///< of a clock that only goes on
    std::int64_t wall_seconds = 0;  ///< since 1970 (UTC)
};

/// Draws the panel into the width of `area`; returns the height that it takes.
PE_DEFERRED float practice_panel(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view);

/// What the host was asked for by an effect, and gives.
enum class Supply {
    questions,      ///< `text` is the set at the address `name`
    no_questions,   ///< why there is none
    question_file,  ///< a file's name and text
    progress,       ///< what was remembered under `name`, or nothing
    check,          ///< as the button does
    clear,          ///< all answers go
};
PE_DEFERRED void supply_practice(PracticeDesk& desk, Choices& choices, Supply kind, std::string_view name,
                                 std::string_view text);

}  // namespace pe::panels

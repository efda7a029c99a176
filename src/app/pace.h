// When the next frame is wanted, if at all: idle draws nothing.
#pragma once

#include "ui/ui.h"

namespace pe {

/// Frames that Dear ImGui needs after an input until hovering, layout and clicks have come to rest.
inline constexpr int settle_frames = 3;

inline constexpr double no_frame = ui::no_due;

/// Counts the frames that are still owed. A value: no clock, no window.
class Pace {
  public:
    /// Something happened: input, size, theme, a link, visibility.
    void wake() { owed_ = settle_frames; }

    /// One frame has been drawn; `changed` where it did something that the next frame must show. `due_seconds` from now
    /// something will have to be shown even if nothing happens until then.
    void drawn(bool changed, double due_seconds = no_frame) {
        due_seconds_ = due_seconds;
        if (changed)
            owed_ = settle_frames;
        else if (owed_ > 0)
            --owed_;
    }

    bool wants_frame() const { return owed_ > 0; }

    /// Seconds from the last frame to the next one; `no_frame` when none is wanted.
    double seconds_to_frame() const { return owed_ > 0 ? 0 : due_seconds_; }

  private:
    int owed_ = 0;
    double due_seconds_ = no_frame;
};

}  // namespace pe

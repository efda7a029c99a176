// When the next frame is wanted, if at all: idle draws nothing.
#pragma once

namespace pe {

/// Frames that Dear ImGui needs after an input until hovering, layout and clicks have come to rest.
inline constexpr int settle_frames = 3;

/// Counts the frames that are still owed. A value: no clock, no window.
class Pace {
  public:
    /// Something happened: input, size, theme, a link, visibility.
    void wake() { owed_ = settle_frames; }

    /// One frame has been drawn; `changed` where it did something that the next frame must show.
    void drawn(bool changed) {
        if (changed)
            owed_ = settle_frames;
        else if (owed_ > 0)
            --owed_;
    }

    bool wants_frame() const { return owed_ > 0; }

  private:
    int owed_ = 0;
};

}  // namespace pe

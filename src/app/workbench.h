// The workbench: state, panels and the order of one frame. Knows no window and no GPU, so that tests can run it too.
#pragma once

#include <string>
#include <vector>

#include "app/pace.h"
#include "state/choices.h"
#include "state/derived.h"
#include "ui/ui.h"

struct ImGuiContext;

namespace pe {

/// TrueType files, as bytes.
struct FontFiles {
    std::string regular, semibold, mono;
};

class Workbench {
  public:
    /// `host_fields`: the host draws text fields and code at the places that the semantic tree names.
    Workbench(FontFiles fonts, bool host_fields);
    ~Workbench();
    Workbench(const Workbench&) = delete;
    Workbench& operator=(const Workbench&) = delete;

    /// Size in units (CSS pixels), and device pixels in a unit.
    void set_size(float width, float height, float scale);
    void set_palette(const ui::Palette& palette);
    /// Takes the state from a link's fragment; returns notes on what it clamped or ignored.
    std::vector<std::string> set_link(std::string_view fragment);
    std::string link() const;
    void act(ui::Action action);

    /// Something happened outside: input, visibility, a restored context.
    void wake() { pace_.wake(); }
    bool wants_frame() const { return pace_.wants_frame(); }

    /// Draws one frame of panels; Dear ImGui's draw data is ready afterwards. `elapsed_seconds` since the last frame.
    /// The host must have given Dear ImGui its input. With `picture` the host's fields are drawn too.
    void frame(double elapsed_seconds, bool picture = false);

    /// Least height, in units, that shows everything at the present width; known after a frame.
    float wanted_height() const { return wanted_height_; }

    ui::Ui& ui() { return ui_; }
    const Choices& choices() const { return choices_; }
    Derived& derived() { return derived_; }

  private:
    void load_fonts();
    void draw_panel();

    ImGuiContext* context_ = nullptr;
    FontFiles font_files_;
    ui::Ui ui_;
    Choices choices_;
    Derived derived_;
    Pace pace_;
    float width_ = 0, height_ = 0;
    float wanted_height_ = 0;
    bool follow_selection_ = false;
};

}  // namespace pe

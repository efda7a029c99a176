// The workbench: state, panels and the order of one frame. Knows no window and no GPU, so that tests can run it too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/later_code.h"
#include "app/pace.h"
#include "panels/labs.h"
#include "panels/practice_panel.h"
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
    /// The host draws text fields and code at the places that the semantic tree names, and has the code of some panels
    /// to load before they can be shown, unless it installs native fields (ui/native_field.h).
    explicit Workbench(FontFiles fonts);
    ~Workbench();
    Workbench(const Workbench&) = delete;
    Workbench& operator=(const Workbench&) = delete;

    /// Size in units (CSS pixels), and device pixels in a unit.
    void set_size(float width, float height, float scale);
    /// The time of day, since 1970 (UTC): when an answer is checked.
    void set_wall_clock(std::int64_t seconds) { wall_seconds_ = seconds; }
    void set_palette(const ui::Palette& palette);
    /// Takes the state from a link's fragment; returns notes on what it clamped or ignored.
    std::vector<std::string> set_link(std::string_view fragment);
    std::string link() const;
    void act(ui::Action action);
    /// The code of that name (practice, labs) can be called, or why not; empty when it can.
    void set_code(std::string_view name, std::string_view failure);
    bool lab_code_ready() const { return lab_code_.ready(); }
    void supply_practice(panels::Supply kind, std::string_view name, std::string_view text);

    /// Something happened outside: input, visibility, a restored context.
    void wake() { pace_.wake(); }
    bool wants_frame() const { return pace_.wants_frame(); }
    double seconds_to_frame() const { return pace_.seconds_to_frame(); }

    /// Draws one frame of panels; Dear ImGui's draw data is ready afterwards. `elapsed_seconds` since the last frame.
    /// The host must have given Dear ImGui its input. With `picture` the host's fields are drawn too.
    void frame(double elapsed_seconds, bool picture = false);

    /// Least height, in units, that shows everything at the present width; known after a frame.
    float wanted_height() const { return wanted_height_; }

    ui::Ui& ui() { return ui_; }
    const Choices& choices() const { return choices_; }
    Derived& derived() { return derived_; }
    /// A program for the table's rows in a language by its word in links, and what it prints; empty where there is no
    /// such word.
    std::string program(std::string_view language);
    std::string program_output(std::string_view language);

  private:
    void load_fonts();
    void draw_window();
    /// Returns the height that shows everything.
    float draw_panels(const ui::Bounds& area);
    float draw_practice(const ui::Bounds& area);
    float draw_lab(const ui::Bounds& area);

    ImGuiContext* context_ = nullptr;
    FontFiles font_files_;
    ui::Ui ui_;
    Choices choices_;
    Derived derived_;
    Pace pace_;
    float width_ = 0, height_ = 0;
    float wanted_height_ = 0;
    bool follow_selection_ = false;
    panels::PracticeDeskPointer desk_;  ///< once the practice panel has been shown
    panels::LabsPointer labs_;          ///< once a lab has been shown
    LaterCode practice_code_{"practice"};
    LaterCode lab_code_{"labs"};
    double clock_seconds_ = 0;
    double step_seconds_ = 0;  ///< since the last frame, at most a tenth
    std::int64_t wall_seconds_ = 0;
};

}  // namespace pe

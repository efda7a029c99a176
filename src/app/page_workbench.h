// The workbench as a page drives it: window, GPU and input around the panels.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/gl_window.h"
#include "app/renderer.h"
#include "app/workbench.h"

namespace pe {

class PageWorkbench {
  public:
    explicit PageWorkbench(FontFiles fonts);

    /// Returns false when there is no WebGL2.
    bool open();

    void set_size(float width, float height, float scale);
    /// One colour of the palette by its name, 0xRRGGBB; unknown names are ignored.
    void set_color(std::string_view name, unsigned hex);
    void set_reduced_motion(bool reduced);
    std::vector<std::string> set_link(std::string_view fragment) { return workbench_.set_link(fragment); }
    std::string link() const { return workbench_.link(); }
    std::string program(std::string_view language) { return workbench_.program(language); }
    std::string program_output(std::string_view language) { return workbench_.program_output(language); }

    /// Pointer places in units from the canvas's corner; the wheel in rows and columns.
    void move_pointer(float x, float y, bool touch);
    void press_pointer(bool down);
    void leave_pointer();
    void turn_wheel(float columns, float rows);

    /// `kind` is activate, set-text, commit, submit, select, step or key; others are ignored.
    void act(ui::NodeId id, std::string_view kind, double number, std::string text);

    /// `kind` is code (of that name; `text` says why it could not be had, or nothing), questions, no-questions,
    /// question-file, progress, check or clear (see panels::Supply); others are ignored.
    void supply(std::string_view kind, std::string_view name, std::string_view text);

    void wake() { workbench_.wake(); }
    /// 0: at once; infinity: none.
    double seconds_to_frame() const { return renderer_.ready() ? workbench_.seconds_to_frame() : no_frame; }
    void frame(double now_seconds, bool picture);
    float wanted_height() const { return workbench_.wanted_height(); }

    /// What changed in the semantic tree, as JSON; empty when nothing did.
    std::string take_tree();
    /// What only the page can do, as a JSON list.
    std::string take_effects();
    /// The node that the pointer has pressed since last asked, or 0.
    ui::NodeId take_focus_request();
    /// Name of a CSS cursor.
    std::string cursor() const;

    void lose_context() { renderer_.drop(); }
    bool restore_context();

  private:
    GlWindow window_;
    Workbench workbench_;  // Dear ImGui's context outlives what the renderer keeps in it
    Renderer renderer_;
    ui::Palette palette_;
    ui::NodeId focus_request_ = 0;
    float scale_ = 1;
    double last_frame_seconds_ = 0;
};

}  // namespace pe

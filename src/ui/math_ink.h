// The ink of formulas: letters, rules, radical signs and large brackets at their places, in device pixels.
#pragma once

#include <string>
#include <vector>

#include "ui/palette.h"

struct ImDrawList;
struct ImFont;

namespace pe::ui {

/// Something to draw. `y` runs downwards from the baseline: of a text to its own baseline, of all else to its top edge.
struct Ink {
    enum class Kind { text, rule, radical, bracket };
    Kind kind = Kind::text;
    float x = 0, y = 0, width = 0, height = 0;
    float size = 0;      ///< of the letters, also of those that a radical or bracket stands with
    std::string text{};  ///< of a text or bracket
    ImFont* font = nullptr;
};

/// Thickness of fraction rules and of the bar of roots, whole pixels, in a text of that size.
float rule_thickness(float size);

/// Draws ink from left to right about one baseline. Neighbouring texts go together: Dear ImGui rounds the place of
/// every text to whole pixels.
class InkPainter {
  public:
    InkPainter(ImDrawList& list, Color color, float baseline) : list_(list), color_(color), baseline_(baseline) {}
    ~InkPainter() { paint(run_); }
    InkPainter(const InkPainter&) = delete;
    InkPainter& operator=(const InkPainter&) = delete;

    /// Texts that stand `blank` apart are joined by a blank; 0: none are.
    void add(Ink ink, float blank);

  private:
    void paint(const Ink& ink) const;
    void paint_radical(const Ink& ink) const;
    void paint_bracket(const Ink& ink) const;

    ImDrawList& list_;
    Color color_;
    float baseline_;
    Ink run_{};
};

}  // namespace pe::ui

// Drawing in units (CSS pixels on the web), always on whole device pixels, so that nothing blurs at any scale.
#pragma once

#include <string_view>

#include "ui/ui.h"

namespace pe::ui {

enum class Face { regular, semibold, mono };
enum class Align { left, center, right };

struct TextStyle {
    Face face = Face::regular;
    float size = 16;
    Color color = 0;
    Align align = Align::left;
};

inline constexpr float radius = 6;      ///< corners of controls
inline constexpr float body_size = 16;  ///< also what keeps phones from zooming into a field
inline constexpr float small_size = 14;
inline constexpr float title_size = 21;
inline constexpr float line_height = 1.45F;  ///< of a line of text, in text sizes

struct Extent {
    float width = 0, height = 0;
};

void fill(const Ui& ui, const Bounds& bounds, Color color, float corner = 0);
void outline(const Ui& ui, const Bounds& bounds, Color color, float corner = 0, float thickness = 1);
void line(const Ui& ui, float x1, float y1, float x2, float y2, Color color, float thickness = 1);
void disc(const Ui& ui, float x, float y, float disc_radius, Color color);

/// Size of one line of text.
Extent measure(const Ui& ui, const TextStyle& style, std::string_view text);

/// Draws one line, centred in the height of `bounds`, aligned in its width; what does not fit is cut with "…".
void draw_line(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text);

/// Height of the text wrapped to a width.
float wrapped_height(const Ui& ui, const TextStyle& style, float width, std::string_view text);

/// Draws text wrapped to the width of `bounds`.
void draw_wrapped(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text);

/// Drawing is cut to `bounds` while it lives.
class Clip {
  public:
    Clip(const Ui& ui, const Bounds& bounds);
    ~Clip();
    Clip(const Clip&) = delete;
    Clip& operator=(const Clip&) = delete;
};

}  // namespace pe::ui

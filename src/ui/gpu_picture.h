// Pictures that the GPU draws into a place of a panel. A panel says what, app/ draws it; without a GPU nothing is
// drawn.
#pragma once

#include <functional>

#include "ui/ui.h"

namespace pe::ui {

struct HeatPicture;

/// A place of the framebuffer in device pixels, from its lower left corner, as OpenGL counts.
struct PixelBox {
    int x = 0, y = 0, width = 0, height = 0;
};

struct BoxScene;

/// Draws what panels ask for, into `place` and never outside of `clip`; what it does not draw stays blank.
class PictureDrawer {
  public:
    virtual ~PictureDrawer() = default;
    virtual void draw_heat_map(const HeatPicture&, const PixelBox&, const PixelBox&) {}
    virtual void draw_boxes(const BoxScene&, const PixelBox&, const PixelBox&) {}
};

using DrawPicture = std::function<void(PictureDrawer& drawer, const PixelBox& place, const PixelBox& clip)>;

/// Has `draw` called, in the order of drawing, when this frame goes to the GPU. What it needs it must hold itself.
void gpu_picture(Ui& ui, const Bounds& bounds, DrawPicture draw);

}  // namespace pe::ui

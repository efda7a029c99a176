// The GPU side: everything on it can be thrown away and built again, as after a lost context.
#pragma once

#include "app/gpu_pictures.h"

namespace pe {

class Renderer {
  public:
    Renderer() = default;
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    /// Builds what is on the GPU, for the context that is current now. Returns false when that fails.
    bool build();

    /// Forgets what was on the GPU; `build` brings it back.
    void drop();

    bool ready() const { return ready_; }

    /// What draws the labs' pictures, built when first asked for; the labs' code must be there. Null while not ready.
    ui::PictureDrawer* pictures();

    /// Draws Dear ImGui's frame into the whole framebuffer, over `background` (packed as in ui/palette.h).
    void draw(int width, int height, unsigned background);

  private:
    bool ready_ = false;
    PictureDrawerPointer pictures_;
};

}  // namespace pe

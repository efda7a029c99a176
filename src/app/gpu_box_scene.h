// Draws a scene of boxes: shadows first, then the lit parts, then the texts on them.
#pragma once

#include <array>

#include "app/gl.h"
#include "app/gpu_mesh.h"
#include "app/gpu_program.h"
#include "app/gpu_target.h"
#include "ui/box_scene.h"
#include "ui/gpu_picture.h"

namespace pe {

class GpuBoxScene {
  public:
    GpuBoxScene();
    ~GpuBoxScene();
    GpuBoxScene(const GpuBoxScene&) = delete;
    GpuBoxScene& operator=(const GpuBoxScene&) = delete;

    void draw(const ui::BoxScene& scene, const ui::PixelBox& place, const ui::PixelBox& clip);

  private:
    using Matrix4 = std::array<float, 16>;  ///< column after column

    void draw_shadows(const Matrix4& to_light);
    void draw_parts(const ui::BoxScene& scene, const Matrix4& view, const Matrix4& to_light);
    void draw_glyphs(const ui::BoxScene& scene, const Matrix4& view);

    GpuProgram parts_, shadows_, glyphs_;
    PartBatch blocks_, rounds_;
    GpuTarget target_;
    GLuint shadow_framebuffer_ = 0, shadow_texture_ = 0;
    GLuint glyph_array_ = 0, glyph_corners_ = 0, glyph_triangles_ = 0;
    std::size_t glyph_capacity_ = 0;
};

}  // namespace pe

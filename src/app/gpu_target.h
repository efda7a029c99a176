// A picture off the screen: drawn with several samples a pixel and with depth, then shown in a place of the screen.
#pragma once

#include "app/gl.h"
#include "app/gpu_program.h"
#include "ui/gpu_picture.h"

namespace pe {

class GpuTarget {
  public:
    GpuTarget();
    ~GpuTarget();
    GpuTarget(const GpuTarget&) = delete;
    GpuTarget& operator=(const GpuTarget&) = delete;

    /// What is drawn next goes into the target, which is `width` x `height` pixels.
    void begin(int width, int height);

    /// Shows what was drawn in `place`, nothing outside of `clip`, with corners rounded by so many pixels.
    void show(const ui::PixelBox& place, const ui::PixelBox& clip, float corner);

  private:
    void resize(int width, int height);

    GpuProgram program_;
    GLint picture_, size_, corner_;
    GLuint array_ = 0;
    GLuint samples_ = 0, color_ = 0, depth_ = 0;
    GLuint finished_ = 0, texture_ = 0;
    int width_ = 0, height_ = 0;
};

}  // namespace pe

// The heat map on the GPU: the values as a texture, coloured by a shader in one draw call.
#pragma once

#include <optional>

#include "app/gpu_program.h"
#include "core/encoding.h"
#include "ui/gpu_picture.h"
#include "ui/heat_picture.h"

namespace pe {

class GpuHeatMap {
  public:
    GpuHeatMap();
    ~GpuHeatMap();
    GpuHeatMap(const GpuHeatMap&) = delete;
    GpuHeatMap& operator=(const GpuHeatMap&) = delete;

    /// Values go to the GPU only when they are others than before.
    void draw(const ui::HeatPicture& picture, const ui::PixelBox& place, const ui::PixelBox& clip);

  private:
    void upload(const ui::HeatPicture& picture);

    GpuProgram program_;
    GLuint vertices_ = 0;  ///< an empty array: the shader makes the corners itself
    GLuint texture_ = 0;
    std::optional<Encoding> encoding_;
    int rows_ = 0;
};

}  // namespace pe

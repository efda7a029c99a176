// A rounded mesh on the GPU and the parts of a scene that are drawn with it, all in one call.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/gl.h"
#include "ui/box_scene.h"

namespace pe {

/// Corners as shaders/box.vert takes them: where they are pushed to, and the normal along which they are rounded.
struct RoundedMesh {
    struct Corner {
        float at[3];
        float normal[3];
    };
    std::vector<Corner> corners;
    std::vector<std::uint16_t> triangles;
};

RoundedMesh block_mesh();
RoundedMesh round_mesh();

class PartBatch {
  public:
    explicit PartBatch(const RoundedMesh& mesh);
    ~PartBatch();
    PartBatch(const PartBatch&) = delete;
    PartBatch& operator=(const PartBatch&) = delete;

    void upload(std::span<const ui::ScenePart> parts);
    void draw() const;

  private:
    GLuint array_ = 0, corners_ = 0, triangles_ = 0, instances_ = 0;
    GLsizei index_count_ = 0, instance_count_ = 0;
    std::vector<float> floats_;
    std::size_t capacity_ = 0;
};

}  // namespace pe

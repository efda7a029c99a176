#include "app/gpu_mesh.h"

#include <array>
#include <cmath>
#include <numbers>

namespace pe {
namespace {

constexpr int floats_of_instance = 24;

const void* at_offset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);  // NOLINT: OpenGL takes offsets as pointers
}

/// Triangles of a grid of corners, `columns` in a row; `flipped` where rows and columns turn the other way.
void add_grid(RoundedMesh& mesh, std::size_t first, int columns, int rows, bool flipped) {
    const auto corner = [&](int column, int row) {
        return static_cast<std::uint16_t>(first + static_cast<std::size_t>(row * columns + column));
    };
    for (int row = 0; row + 1 < rows; ++row)
        for (int column = 0; column + 1 < columns; ++column) {
            const std::uint16_t a = corner(column, row), b = corner(column + 1, row), c = corner(column + 1, row + 1),
                                d = corner(column, row + 1);
            for (const std::uint16_t index : flipped ? std::array{a, c, b, a, d, c} : std::array{a, b, c, a, c, d})
                mesh.triangles.push_back(index);
        }
}

}  // namespace

RoundedMesh block_mesh() {
    // Along each edge of a face: from the middle of one rounding over the flat part to the middle of the other.
    struct Step {
        float sign, tangent;
    };
    const float half_way = std::tan(std::numbers::pi_v<float> / 8);
    const std::array<Step, 6> steps = {{{-1, -1}, {-1, -half_way}, {-1, 0}, {1, 0}, {1, half_way}, {1, 1}}};
    RoundedMesh mesh;
    for (int axis = 0; axis < 3; ++axis)
        for (const float side : {-1.0F, 1.0F}) {
            const std::size_t first = mesh.corners.size();
            for (const Step& up : steps)
                for (const Step& along : steps) {
                    std::array<float, 3> at{}, normal{};
                    const auto u = static_cast<std::size_t>((axis + 1) % 3),
                               v = static_cast<std::size_t>((axis + 2) % 3), w = static_cast<std::size_t>(axis);
                    at[u] = along.sign, at[v] = up.sign, at[w] = side;
                    normal[u] = along.tangent, normal[v] = up.tangent, normal[w] = side;
                    const float length = std::hypot(normal[0], normal[1], normal[2]);
                    mesh.corners.push_back(
                        {{at[0], at[1], at[2]}, {normal[0] / length, normal[1] / length, normal[2] / length}});
                }
            add_grid(mesh, first, 6, 6, side < 0);
        }
    return mesh;
}

RoundedMesh round_mesh() {
    constexpr int around = 49;  // the last corner is the first again
    struct Step {
        float radius, end, out, up;  // where, and the normal outwards and along the axis
    };
    const float slant = std::sqrt(0.5F);
    const std::array<Step, 8> profile = {{{0, -1, 0, -1},
                                          {1, -1, 0, -1},
                                          {1, -1, slant, -slant},
                                          {1, -1, 1, 0},
                                          {1, 1, 1, 0},
                                          {1, 1, slant, slant},
                                          {1, 1, 0, 1},
                                          {0, 1, 0, 1}}};
    RoundedMesh mesh;
    for (const Step& step : profile)
        for (int i = 0; i < around; ++i) {
            const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / (around - 1);
            const float c = std::cos(angle), s = std::sin(angle);
            mesh.corners.push_back(
                {{c * step.radius, s * step.radius, step.end}, {c * step.out, s * step.out, step.up}});
        }
    add_grid(mesh, 0, around, static_cast<int>(profile.size()), false);
    return mesh;
}

PartBatch::PartBatch(const RoundedMesh& mesh) : index_count_(static_cast<GLsizei>(mesh.triangles.size())) {
    glGenVertexArrays(1, &array_);
    glGenBuffers(1, &corners_);
    glGenBuffers(1, &triangles_);
    glGenBuffers(1, &instances_);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, corners_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(mesh.corners.size() * sizeof(RoundedMesh::Corner)),
                 mesh.corners.data(), GL_STATIC_DRAW);
    for (GLuint attribute : {0U, 1U}) {
        glEnableVertexAttribArray(attribute);
        glVertexAttribPointer(attribute, 3, GL_FLOAT, GL_FALSE, sizeof(RoundedMesh::Corner),
                              at_offset(attribute * 3 * sizeof(float)));
    }
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, triangles_);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(mesh.triangles.size() * sizeof(std::uint16_t)),
                 mesh.triangles.data(), GL_STATIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, instances_);
    for (GLuint i = 0; i < 6; ++i) {
        const GLuint attribute = 2 + i;
        glEnableVertexAttribArray(attribute);
        glVertexAttribPointer(attribute, 4, GL_FLOAT, GL_FALSE, floats_of_instance * sizeof(float),
                              at_offset(i * 4 * sizeof(float)));
        glVertexAttribDivisor(attribute, 1);
    }
    glBindVertexArray(0);
}

PartBatch::~PartBatch() {
    glDeleteVertexArrays(1, &array_);
    for (const GLuint buffer : {corners_, triangles_, instances_}) glDeleteBuffers(1, &buffer);
}

void PartBatch::upload(std::span<const ui::ScenePart> parts) {
    floats_.clear();
    for (const ui::ScenePart& part : parts) {
        const ui::Frame3& place = part.place;
        for (const float value : {place.x.x,
                                  place.x.y,
                                  place.x.z,
                                  part.half.x,
                                  place.y.x,
                                  place.y.y,
                                  place.y.z,
                                  part.half.y,
                                  place.z.x,
                                  place.z.y,
                                  place.z.z,
                                  part.half.z,
                                  place.origin.x,
                                  place.origin.y,
                                  place.origin.z,
                                  part.rounding,
                                  ui::channel(part.color, 0),
                                  ui::channel(part.color, 8),
                                  ui::channel(part.color, 16),
                                  1.0F,
                                  static_cast<float>(part.surface),
                                  part.taper,
                                  part.shine,
                                  0.0F})
            floats_.push_back(value);
    }
    instance_count_ = static_cast<GLsizei>(parts.size());
    glBindBuffer(GL_ARRAY_BUFFER, instances_);
    if (floats_.size() > capacity_) {
        capacity_ = floats_.size() * 2;
        glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(capacity_ * sizeof(float)), nullptr, GL_STREAM_DRAW);
    }
    glBufferSubData(GL_ARRAY_BUFFER, 0, static_cast<GLsizeiptr>(floats_.size() * sizeof(float)), floats_.data());
}

void PartBatch::draw() const {
    glBindVertexArray(array_);
    glDrawElementsInstanced(GL_TRIANGLES, index_count_, GL_UNSIGNED_SHORT, nullptr, instance_count_);
}

}  // namespace pe

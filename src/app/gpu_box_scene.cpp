#include "app/gpu_box_scene.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "shaders/shaders.h"

namespace pe {
namespace {

constexpr int shadow_size = 1024;
constexpr float nearest = 1.0F;
constexpr float farthest = 120.0F;

using Matrix4 = std::array<float, 16>;

/// Rows of an affine map, as a matrix: the last row is 0, 0, 0, 1.
Matrix4 affine(ui::Vec3 x, float at_x, ui::Vec3 y, float at_y, ui::Vec3 z, float at_z) {
    return {x.x, y.x, z.x, 0, x.y, y.y, z.y, 0, x.z, y.z, z.z, 0, at_x, at_y, at_z, 1};
}

Matrix4 view_of(const ui::Camera& camera) {
    const ui::Frame3& eye = camera.eye;
    const ui::Vec3 x = eye.x * (1 / camera.half_width), y = eye.y * (1 / camera.half_height), back = eye.z;
    const float ahead_x = -dot(x, eye.origin), ahead_y = -dot(y, eye.origin), ahead = dot(back, eye.origin);
    // clip z = a * depth + b with depth = ahead - back . p, and clip w = depth.
    const float a = (farthest + nearest) / (farthest - nearest);
    const float b = -2 * farthest * nearest / (farthest - nearest);
    return {x.x, y.x, -a * back.x, -back.x, x.y,     y.y,     -a * back.y,   -back.y,
            x.z, y.z, -a * back.z, -back.z, ahead_x, ahead_y, a * ahead + b, ahead};
}

/// The world as the sun sees it, the region with shadows in -1..1. It moves by whole texels: shadows do not crawl.
Matrix4 view_of_sun(const ui::BoxScene& scene) {
    const ui::Vec3 z = scene.sun;
    const ui::Vec3 x = ui::normalized(cross({0, 1, 0}, z));
    const ui::Vec3 y = cross(z, x);
    const float texel = 2 * scene.reach / shadow_size;
    const auto snapped = [&](float value) { return std::round(value / texel) * texel; };
    const float scale = 1 / scene.reach;
    return affine(x * scale, -snapped(dot(x, scene.focus)) * scale, y * scale, -snapped(dot(y, scene.focus)) * scale,
                  z * -scale, dot(z, scene.focus) * scale);
}

/// From -1..1 to 0..1.
Matrix4 for_texture(Matrix4 matrix) {
    for (std::size_t column = 0; column < 4; ++column)
        for (std::size_t row = 0; row < 3; ++row)
            matrix[column * 4 + row] = matrix[column * 4 + row] * 0.5F + (column == 3 ? 0.5F : 0.0F);
    return matrix;
}

void set_vector(const GpuProgram& program, const char* name, ui::Vec3 value) {
    glUniform3f(program.uniform(name), value.x, value.y, value.z);
}

void set_matrix(const GpuProgram& program, const char* name, const Matrix4& matrix) {
    glUniformMatrix4fv(program.uniform(name), 1, GL_FALSE, matrix.data());
}

}  // namespace

GpuBoxScene::GpuBoxScene()
    : parts_(shaders::box_vert, shaders::box_frag),
      shadows_(shaders::box_vert, shaders::box_shadow_frag),
      glyphs_(shaders::glyph_vert, shaders::glyph_frag),
      blocks_(block_mesh()),
      rounds_(round_mesh()) {
    glGenTextures(1, &shadow_texture_);
    glBindTexture(GL_TEXTURE_2D, shadow_texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, shadow_size, shadow_size, 0, GL_DEPTH_COMPONENT,
                 GL_UNSIGNED_INT, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    glGenFramebuffers(1, &shadow_framebuffer_);
    glBindFramebuffer(GL_FRAMEBUFFER, shadow_framebuffer_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, shadow_texture_, 0);
    const GLenum none = GL_NONE;
    glDrawBuffers(1, &none);
    glReadBuffer(GL_NONE);

    glGenVertexArrays(1, &glyph_array_);
    glGenBuffers(1, &glyph_corners_);
    glGenBuffers(1, &glyph_triangles_);
    glBindVertexArray(glyph_array_);
    glBindBuffer(GL_ARRAY_BUFFER, glyph_corners_);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, glyph_triangles_);
    const auto attribute = [](GLuint index, GLint size, GLenum type, GLboolean normalized, std::size_t offset) {
        glEnableVertexAttribArray(index);
        glVertexAttribPointer(index, size, type, normalized, sizeof(ui::GlyphCorner),
                              reinterpret_cast<const void*>(offset));  // NOLINT: OpenGL takes offsets as pointers
    };
    attribute(0, 3, GL_FLOAT, GL_FALSE, offsetof(ui::GlyphCorner, place));
    attribute(1, 2, GL_FLOAT, GL_FALSE, offsetof(ui::GlyphCorner, u));
    attribute(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(ui::GlyphCorner, color));
    glBindVertexArray(0);
}

GpuBoxScene::~GpuBoxScene() {
    glDeleteFramebuffers(1, &shadow_framebuffer_);
    glDeleteTextures(1, &shadow_texture_);
    glDeleteVertexArrays(1, &glyph_array_);
    for (const GLuint buffer : {glyph_corners_, glyph_triangles_}) glDeleteBuffers(1, &buffer);
}

void GpuBoxScene::draw(const ui::BoxScene& scene, const ui::PixelBox& place, const ui::PixelBox& clip) {
    if (place.width < 1 || place.height < 1 || clip.width < 1 || clip.height < 1) return;
    blocks_.upload(scene.blocks);
    rounds_.upload(scene.rounds);
    glActiveTexture(GL_TEXTURE0);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_BLEND);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glDepthMask(GL_TRUE);
    const Matrix4 view = view_of(scene.camera);
    const Matrix4 to_light = view_of_sun(scene);
    draw_shadows(to_light);
    target_.begin(place.width, place.height);
    draw_parts(scene, view, to_light);
    draw_glyphs(scene, view);
    target_.show(place, clip, scene.corner);
}

void GpuBoxScene::draw_shadows(const Matrix4& to_light) {
    glBindFramebuffer(GL_FRAMEBUFFER, shadow_framebuffer_);
    glViewport(0, 0, shadow_size, shadow_size);
    glClear(GL_DEPTH_BUFFER_BIT);
    shadows_.use();
    set_matrix(shadows_, "u_view", to_light);
    set_matrix(shadows_, "u_to_shadow", to_light);
    blocks_.draw();
    rounds_.draw();
}

void GpuBoxScene::draw_parts(const ui::BoxScene& scene, const Matrix4& view, const Matrix4& to_light) {
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    parts_.use();
    glBindTexture(GL_TEXTURE_2D, shadow_texture_);
    glUniform1i(parts_.uniform("u_shadow"), 0);
    set_matrix(parts_, "u_view", view);
    set_matrix(parts_, "u_to_shadow", for_texture(to_light));
    set_vector(parts_, "u_sun", scene.sun);
    set_vector(parts_, "u_eye", scene.camera.eye.origin);
    parts_.set_color("u_shade", scene.shade);
    parts_.set_color("u_haze", scene.haze);
    glUniform2f(parts_.uniform("u_haze_depth"), scene.haze_from, scene.haze_to);
    set_vector(parts_, "u_bands", {scene.ground.road_near, scene.ground.road_far, scene.ground.lane});
    parts_.set_color("u_road", scene.ground.road);
    parts_.set_color("u_mark", scene.ground.mark);
    parts_.set_color("u_green", scene.ground.green);
    blocks_.draw();
    rounds_.draw();
}

void GpuBoxScene::draw_glyphs(const ui::BoxScene& scene, const Matrix4& view) {
    if (scene.glyphs.empty()) return;
    glBindVertexArray(glyph_array_);
    glBindBuffer(GL_ARRAY_BUFFER, glyph_corners_);
    if (scene.glyphs.size() > glyph_capacity_) {
        glyph_capacity_ = scene.glyphs.size() * 2;
        glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(glyph_capacity_ * sizeof(ui::GlyphCorner)), nullptr,
                     GL_STREAM_DRAW);
        std::vector<std::uint32_t> triangles;
        for (std::uint32_t first = 0; first + 4 <= glyph_capacity_; first += 4)
            for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) triangles.push_back(first + corner);
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(triangles.size() * sizeof(std::uint32_t)),
                     triangles.data(), GL_STATIC_DRAW);
    }
    glBufferSubData(GL_ARRAY_BUFFER, 0, static_cast<GLsizeiptr>(scene.glyphs.size() * sizeof(ui::GlyphCorner)),
                    scene.glyphs.data());
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
    glyphs_.use();
    glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(scene.glyph_texture.GetTexID()));
    glUniform1i(glyphs_.uniform("u_glyphs"), 0);
    set_matrix(glyphs_, "u_view", view);
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(scene.glyphs.size() / 4 * 6), GL_UNSIGNED_INT, nullptr);
    glDepthMask(GL_TRUE);
}

}  // namespace pe

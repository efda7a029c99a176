#include "app/gpu_heat_map.h"

#include <algorithm>
#include <vector>

#include "shaders/shaders.h"

namespace pe {
namespace {

/// Every WebGL2 has textures of 2048 by 2048. Rows beyond that stand beside the first ones.
constexpr int fold = 2048;
/// So many rows are computed at once: a megabyte for 1024 columns, where the whole map would be sixteen.
constexpr int slice = 256;

void set_pair(GLint uniform, double x, double y) {
    glUniform2f(uniform, static_cast<float>(x), static_cast<float>(y));
}

}  // namespace

GpuHeatMap::GpuHeatMap() : program_(shaders::heat_vert, shaders::heat_frag) {
    glGenVertexArrays(1, &vertices_);
    glGenTextures(1, &texture_);
}

GpuHeatMap::~GpuHeatMap() {
    glDeleteTextures(1, &texture_);
    glDeleteVertexArrays(1, &vertices_);
}

void GpuHeatMap::upload(const ui::HeatPicture& picture) {
    const int columns = picture.encoding.width;
    const int folds = (picture.rows + fold - 1) / fold;
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R32F, columns * folds, std::min(picture.rows, fold), 0, GL_RED, GL_FLOAT,
                 nullptr);
    for (const auto filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(GL_TEXTURE_2D, static_cast<GLenum>(filter), GL_NEAREST);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    std::vector<float> values;
    for (int first = 0; first < picture.rows; first += slice) {
        const int rows = std::min(slice, picture.rows - first);
        values.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
        encoding_block(picture.encoding, first, rows, values);
        glTexSubImage2D(GL_TEXTURE_2D, 0, first / fold * columns, first % fold, columns, rows, GL_RED, GL_FLOAT,
                        values.data());
    }
    encoding_ = picture.encoding;
    rows_ = picture.rows;
}

void GpuHeatMap::draw(const ui::HeatPicture& picture, const ui::PixelBox& place, const ui::PixelBox& clip) {
    if (place.width <= 0 || place.height <= 0) return;
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture_);
    if (encoding_ != picture.encoding || rows_ != picture.rows) upload(picture);

    const ui::MapWindow& window = picture.window;
    program_.use();
    glUniform1i(program_.uniform("u_values"), 0);
    glUniform2i(program_.uniform("u_size"), picture.encoding.width, picture.rows);
    glUniform1i(program_.uniform("u_fold"), fold);
    set_pair(program_.uniform("u_first"), window.first_column, window.first_row);
    set_pair(program_.uniform("u_span"), window.columns, window.rows);
    set_pair(program_.uniform("u_pixel"), window.columns / place.width, window.rows / place.height);
    program_.set_color("u_negative", picture.negative);
    program_.set_color("u_zero", picture.zero);
    program_.set_color("u_positive", picture.positive);

    glBindVertexArray(vertices_);
    glViewport(place.x, place.y, place.width, place.height);
    glScissor(clip.x, clip.y, clip.width, clip.height);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

}  // namespace pe

#include "app/gpu_target.h"

#include <algorithm>

#include "shaders/shaders.h"

namespace pe {
namespace {

constexpr int wanted_samples = 4;

}  // namespace

GpuTarget::GpuTarget()
    : program_(shaders::picture_vert, shaders::picture_frag),
      picture_(program_.uniform("u_picture")),
      size_(program_.uniform("u_size")),
      corner_(program_.uniform("u_corner")) {
    glGenVertexArrays(1, &array_);
    glGenFramebuffers(1, &samples_);
    glGenRenderbuffers(1, &color_);
    glGenRenderbuffers(1, &depth_);
    glGenFramebuffers(1, &finished_);
    glGenTextures(1, &texture_);
}

GpuTarget::~GpuTarget() {
    glDeleteVertexArrays(1, &array_);
    for (const GLuint framebuffer : {samples_, finished_}) glDeleteFramebuffers(1, &framebuffer);
    for (const GLuint renderbuffer : {color_, depth_}) glDeleteRenderbuffers(1, &renderbuffer);
    glDeleteTextures(1, &texture_);
}

void GpuTarget::resize(int width, int height) {
    width_ = width;
    height_ = height;
    GLint most_samples = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most_samples);
    const GLsizei samples = std::min(wanted_samples, most_samples);
    glBindRenderbuffer(GL_RENDERBUFFER, color_);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_RGBA8, width, height);
    glBindRenderbuffer(GL_RENDERBUFFER, depth_);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_DEPTH_COMPONENT24, width, height);
    glBindFramebuffer(GL_FRAMEBUFFER, samples_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_);

    glBindTexture(GL_TEXTURE_2D, texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, finished_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
}

void GpuTarget::begin(int width, int height) {
    if (width != width_ || height != height_) resize(width, height);
    glBindFramebuffer(GL_FRAMEBUFFER, samples_);
    glViewport(0, 0, width, height);
}

void GpuTarget::show(const ui::PixelBox& place, const ui::PixelBox& clip, float corner) {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, samples_);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, finished_);
    glDisable(GL_SCISSOR_TEST);
    glBlitFramebuffer(0, 0, width_, height_, 0, 0, width_, height_, GL_COLOR_BUFFER_BIT, GL_NEAREST);

    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glEnable(GL_SCISSOR_TEST);
    glScissor(clip.x, clip.y, clip.width, clip.height);
    glViewport(place.x, place.y, place.width, place.height);
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    program_.use();
    glBindTexture(GL_TEXTURE_2D, texture_);
    glUniform1i(picture_, 0);
    glUniform2f(size_, static_cast<float>(width_), static_cast<float>(height_));
    glUniform1f(corner_, corner);
    glBindVertexArray(array_);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

}  // namespace pe

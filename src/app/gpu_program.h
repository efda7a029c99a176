// A shader program, built for the OpenGL that is current.
#pragma once

#include "app/gl.h"
#include "ui/palette.h"

namespace pe {

class GpuProgram {
  public:
    /// Of shader texts without #version (shaders/shaders.h). A text that does not compile is our mistake, which a test
    /// finds; such a program draws nothing.
    GpuProgram(const char* vertex, const char* fragment);
    ~GpuProgram();
    GpuProgram(const GpuProgram&) = delete;
    GpuProgram& operator=(const GpuProgram&) = delete;

    void use() const { glUseProgram(program_); }
    GLint uniform(const char* name) const { return glGetUniformLocation(program_, name); }
    /// Of a program in use.
    void set_color(const char* name, ui::Color color) const {
        glUniform3f(uniform(name), ui::channel(color, 0), ui::channel(color, 8), ui::channel(color, 16));
    }

  private:
    GLuint program_ = 0;
};

}  // namespace pe

#include "app/gpu_program.h"

#include <array>

#include "shaders/shaders.h"

namespace pe {
namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* prelude = shaders::webgl2_prelude;
#else
constexpr const char* prelude = shaders::gl33_prelude;
#endif

void attach(GLuint program, GLenum stage, const char* body) {
    const GLuint shader = glCreateShader(stage);
    const std::array<const char*, 2> text = {prelude, body};
    glShaderSource(shader, 2, text.data(), nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    glDeleteShader(shader);
}

}  // namespace

GpuProgram::GpuProgram(const char* vertex, const char* fragment) : program_(glCreateProgram()) {
    attach(program_, GL_VERTEX_SHADER, vertex);
    attach(program_, GL_FRAGMENT_SHADER, fragment);
    glLinkProgram(program_);
}

GpuProgram::~GpuProgram() {
    glDeleteProgram(program_);
}

}  // namespace pe

#include "app/gl_window.h"

#include <GLFW/glfw3.h>

namespace pe {

GlWindow::~GlWindow() {
    if (!window_) return;
    glfwDestroyWindow(window_);
    glfwTerminate();
}

bool GlWindow::open(int width, int height, const char* title) {
    if (!glfwInit()) return false;
    // The panels have smooth edges of their own, and nothing behind them shows through.
    glfwWindowHint(GLFW_SAMPLES, 0);
    glfwWindowHint(GLFW_ALPHA_BITS, 0);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
#ifdef __EMSCRIPTEN__
    glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
#else
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
#endif
    window_ = glfwCreateWindow(width, height, title, nullptr, nullptr);
    if (!window_) {
        glfwTerminate();
        return false;
    }
    glfwMakeContextCurrent(window_);
    return true;
}

}  // namespace pe

// A window with an OpenGL context, through GLFW: natively a real one, in a page the canvas.
#pragma once

struct GLFWwindow;

namespace pe {

class GlWindow {
  public:
    GlWindow() = default;
    ~GlWindow();
    GlWindow(const GlWindow&) = delete;
    GlWindow& operator=(const GlWindow&) = delete;

    /// Opens it and makes its context current. Returns false when there is no OpenGL 3.3 or WebGL2.
    bool open(int width, int height, const char* title);

    GLFWwindow* handle() const { return window_; }

  private:
    GLFWwindow* window_ = nullptr;
};

}  // namespace pe

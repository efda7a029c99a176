#include "app/renderer.h"

#include "app/gl.h"
#include "imgui.h"
#include "imgui_impl_opengl3.h"

namespace pe {
namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* glsl_version = "#version 300 es";
#else
constexpr const char* glsl_version = "#version 330 core";
#endif

}  // namespace

Renderer::~Renderer() {
    drop();
}

bool Renderer::build() {
    ready_ = ImGui_ImplOpenGL3_Init(glsl_version) && ImGui_ImplOpenGL3_CreateDeviceObjects();
    return ready_;
}

ui::PictureDrawer* Renderer::pictures() {
    if (ready_ && !pictures_) pictures_.reset(new_picture_drawer());
    return pictures_.get();
}

void Renderer::drop() {
    pictures_.reset();
    if (ready_) ImGui_ImplOpenGL3_Shutdown();
    ready_ = false;
}

void Renderer::draw(int width, int height, unsigned background) {
    glViewport(0, 0, width, height);
    glClearColor(ui::channel(background, 0), ui::channel(background, 8), ui::channel(background, 16), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

}  // namespace pe

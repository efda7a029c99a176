// The workbench in a window of its own: the panels without a page.
#include <GLFW/glfw3.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "app/gl_window.h"
#include "app/renderer.h"
#include "app/workbench.h"
#include "imgui.h"
#include "imgui_impl_glfw.h"
#include "ui/native_field.h"

namespace {

constexpr int window_width = 900;
constexpr int window_height = 900;

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

pe::FontFiles read_fonts(const std::filesystem::path& folder) {
    return {read_file(folder / "ui-regular.ttf"), read_file(folder / "ui-semibold.ttf"),
            read_file(folder / "mono.ttf")};
}

bool complete(const pe::FontFiles& fonts) {
    return !fonts.regular.empty() && !fonts.semibold.empty() && !fonts.mono.empty();
}

void save(const pe::ui::Effect& effect) {
    std::ofstream(effect.file_name, std::ios::binary) << effect.text;
    std::printf("Saved %s\n", effect.file_name.c_str());
}

/// What the page does elsewhere: the clipboard, files, and announcements, which here go to the terminal.
void carry_out(pe::Workbench& workbench, GLFWwindow* window) {
    for (const pe::ui::Effect& effect : workbench.ui().effects) {
        switch (effect.kind) {
            case pe::ui::EffectKind::announce:
                std::printf("%s\n", effect.text.c_str());
                break;
            case pe::ui::EffectKind::copy:
                glfwSetClipboardString(window, effect.text.c_str());
                break;
            case pe::ui::EffectKind::save:
                save(effect);
                break;
            case pe::ui::EffectKind::save_picture:
            case pe::ui::EffectKind::print:
            case pe::ui::EffectKind::open_questions:
                std::printf("Only the page can do this.\n");
                break;
            case pe::ui::EffectKind::fetch_questions:
                workbench.supply_practice(pe::panels::Supply::no_questions, effect.text,
                                          "Only the page can fetch a question set.");
                break;
            case pe::ui::EffectKind::load_code:
            case pe::ui::EffectKind::remember:
            case pe::ui::EffectKind::answered:
            case pe::ui::EffectKind::completed:
                break;
            case pe::ui::EffectKind::recall:
                workbench.supply_practice(pe::panels::Supply::progress, effect.file_name, "");
                break;
        }
    }
    workbench.ui().effects.clear();
}

/// Gives the workbench the window's size; Dear ImGui counts in device pixels here as everywhere.
void fit(pe::Workbench& workbench, GLFWwindow* window) {
    int columns = 0;
    int rows = 0;
    float scale = 1;
    glfwGetFramebufferSize(window, &columns, &rows);
    glfwGetWindowContentScale(window, &scale, nullptr);
    workbench.set_size(static_cast<float>(columns) / scale, static_cast<float>(rows) / scale, scale);
}

void draw(pe::Workbench& workbench, pe::Renderer& renderer, GLFWwindow* window, double elapsed_seconds) {
    ImGui_ImplGlfw_NewFrame();
    fit(workbench, window);
    workbench.set_wall_clock(std::time(nullptr));
    workbench.ui().drawer = renderer.pictures();
    workbench.frame(elapsed_seconds);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    renderer.draw(static_cast<int>(size.x), static_cast<int>(size.y), workbench.ui().palette.panel);
    glfwSwapBuffers(window);
    carry_out(workbench, window);
}

void wait_for_events(double most_seconds) {
    if (std::isinf(most_seconds))
        glfwWaitEvents();
    else
        glfwWaitEventsTimeout(std::max(most_seconds, 0.001));
}

int run(pe::FontFiles fonts) {
    pe::GlWindow window;
    if (!window.open(window_width, window_height, "Positional Encoding Workbench")) {
        std::fprintf(stderr, "No window with OpenGL 3.3 could be opened: is there a display?\n");
        return 1;
    }
    pe::Workbench workbench(std::move(fonts));
    pe::ui::install_native_fields(workbench.ui());
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui_ImplGlfw_InitForOpenGL(window.handle(), true);
    {
        pe::Renderer renderer;
        if (!renderer.build()) return 1;
        double last_seconds = glfwGetTime();
        while (!glfwWindowShouldClose(window.handle())) {
            if (workbench.wants_frame())
                glfwPollEvents();
            else
                wait_for_events(workbench.seconds_to_frame());
            const double now_seconds = glfwGetTime();
            draw(workbench, renderer, window.handle(), now_seconds - last_seconds);
            last_seconds = now_seconds;
        }
    }
    ImGui_ImplGlfw_Shutdown();
    return 0;
}

}  // namespace

int main(int, char** arguments) {
    // build/<preset>/workbench: the fonts lie in build/fonts/.
    const auto program = std::filesystem::absolute(arguments[0]);
    pe::FontFiles fonts = read_fonts(program.parent_path().parent_path() / "fonts");
    if (!complete(fonts)) {
        std::fprintf(stderr, "The typefaces are not in build/fonts/: run `make desktop`.\n");
        return 1;
    }
    return run(std::move(fonts));
}

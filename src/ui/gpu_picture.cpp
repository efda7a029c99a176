#include "ui/gpu_picture.h"

#include <cmath>
#include <utility>

#include "imgui.h"

namespace pe::ui {
namespace {

PixelBox pixel_box(float left, float top, float right, float bottom) {
    const float height = ImGui::GetIO().DisplaySize.y;
    const auto whole = [](float value) { return static_cast<int>(std::lround(value)); };
    return {whole(left), whole(height - bottom), whole(right) - whole(left), whole(bottom) - whole(top)};
}

void run(const ImDrawList*, const ImDrawCmd* command) {
    const auto& request = *static_cast<const PictureRequest*>(command->UserCallbackData);
    const ImVec4& clip = command->ClipRect;
    request.draw(pixel_box(clip.x, clip.y, clip.z, clip.w));
}

}  // namespace

void gpu_picture(Ui& ui, const Bounds& bounds, DrawPicture draw) {
    if (ui.drawer == nullptr) return;
    const float s = ui.scale;
    const PixelBox place =
        pixel_box(bounds.x * s, bounds.y * s, (bounds.x + bounds.width) * s, (bounds.y + bounds.height) * s);
    const auto bound = [drawer = ui.drawer, place, draw = std::move(draw)](const PixelBox& clip) {
        draw(*drawer, place, clip);
    };
    ui.pictures.push_back(PictureRequest{bound});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCallback(run, &ui.pictures.back());
    list.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

}  // namespace pe::ui

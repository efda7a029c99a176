#include "ui/box_scene.h"

#include <algorithm>
#include <cfloat>

namespace pe::ui {
namespace {

ImFont* font_of(const Ui& ui, Face face) {
    return face == Face::mono ? ui.fonts.mono : face == Face::semibold ? ui.fonts.semibold : ui.fonts.regular;
}

ImVec2 size_of(const Ui& ui, Face face, float size, std::string_view text) {
    return font_of(ui, face)->CalcTextSizeA(size, FLT_MAX, 0, text.data(), text.data() + text.size());
}

/// Dear ImGui's own layout of a text, as corners of glyphs around the middle of the line.
void append(const Ui& ui, const SceneText& text, float size, ImDrawList& list, BoxScene& scene) {
    const int first = list.VtxBuffer.Size;
    list.AddText(font_of(ui, text.face), size, {0, 0}, text.color, text.text.data(),
                 text.text.data() + text.text.size());
    const ImVec2 extent = size_of(ui, text.face, size, text.text);
    const float unit = std::min(text.height / size, text.max_width / std::max(extent.x, 1.0F));
    for (int i = first; i < list.VtxBuffer.Size; ++i) {
        const ImDrawVert& corner = list.VtxBuffer[i];
        const Vec3 flat = {(corner.pos.x - extent.x / 2) * unit, (extent.y / 2 - corner.pos.y) * unit, 0};
        scene.glyphs.push_back({text.place.point(flat), corner.uv.x, corner.uv.y, corner.col});
    }
}

}  // namespace

void add_texts(const Ui& ui, BoxScene& scene, const std::vector<SceneText>& texts, float size) {
    // A glyph seen for the first time may move all others to a larger texture: then once more.
    for (int tries = 0; tries < 2; ++tries) {
        scene.glyph_texture = ImGui::GetIO().Fonts->TexRef;
        scene.glyphs.clear();
        ImDrawList list(ImGui::GetDrawListSharedData());
        list._ResetForNewFrame();
        list.PushTexture(scene.glyph_texture);
        list.PushClipRect({-FLT_MAX, -FLT_MAX}, {FLT_MAX, FLT_MAX});
        for (const SceneText& text : texts)
            if (!text.text.empty()) append(ui, text, size, list, scene);
        if (ImGui::GetIO().Fonts->TexRef._TexData == scene.glyph_texture._TexData) return;
    }
}

float scene_text_width(const Ui& ui, Face face, std::string_view text, float height) {
    constexpr float measured_at = 32;
    return size_of(ui, face, measured_at, text).x * height / measured_at;
}

}  // namespace pe::ui

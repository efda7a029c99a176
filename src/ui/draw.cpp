#include "ui/draw.h"

#include <cfloat>
#include <cmath>
#include <string>
#include <vector>

#include "imgui.h"

namespace pe::ui {
namespace {

float snap(const Ui& ui, float value) {
    return std::round(value * ui.scale);
}

ImVec2 top_left(const Ui& ui, const Bounds& bounds) {
    return {snap(ui, bounds.x), snap(ui, bounds.y)};
}

ImVec2 bottom_right(const Ui& ui, const Bounds& bounds) {
    return {snap(ui, bounds.x + bounds.width), snap(ui, bounds.y + bounds.height)};
}

float stroke(const Ui& ui, float thickness) {
    return std::max(1.0F, std::floor(thickness * ui.scale));
}

ImFont* font_of(const Ui& ui, Face face) {
    switch (face) {
        case Face::regular:
            return ui.fonts.regular;
        case Face::semibold:
            return ui.fonts.semibold;
        case Face::mono:
            return ui.fonts.mono;
    }
    return ui.fonts.regular;
}

float device_size(const Ui& ui, const TextStyle& style) {
    return std::round(style.size * ui.scale);
}

float device_width(const Ui& ui, const TextStyle& style, std::string_view text) {
    if (text.empty()) return 0;  // Dear ImGui takes no null pointer
    return font_of(ui, style.face)
        ->CalcTextSizeA(device_size(ui, style), FLT_MAX, 0, text.data(), text.data() + text.size())
        .x;
}

/// The longest beginning of `text` that fits with an ellipsis behind it.
std::string cut_to(const Ui& ui, const TextStyle& style, std::string_view text, float width) {
    constexpr std::string_view ellipsis = "…";
    while (!text.empty()) {
        do text.remove_suffix(1);
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U);
        if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0U) text.remove_suffix(1);
        const std::string cut = std::string(text) + std::string(ellipsis);
        if (device_width(ui, style, cut) <= width) return cut;
    }
    return std::string(ellipsis);
}

/// Where the first line of a text ends: at its line break, at the last blank that fits, or within a word longer than a
/// whole line. A line has one character at least.
std::size_t line_end(const Ui& ui, const TextStyle& style, float limit, std::string_view text) {
    std::size_t end = std::min(text.find('\n'), text.size());
    while (end > 0 && device_width(ui, style, text.substr(0, end)) > limit) {
        const std::size_t blank = text.rfind(' ', end - 1);
        std::size_t shorter = end - 1;
        while (shorter > 0 && (static_cast<unsigned char>(text[shorter]) & 0xC0U) == 0x80U) --shorter;
        if (shorter == 0) break;
        end = blank == std::string_view::npos || blank == 0 ? shorter : blank;
    }
    return end;
}

/// The lines of a text wrapped to a width; a line break in the text stays one.
std::vector<std::string_view> wrapped_lines(const Ui& ui, const TextStyle& style, float width, std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = line_end(ui, style, width * ui.scale, text);
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
        if (text.starts_with(' ') || text.starts_with('\n')) text.remove_prefix(1);
    }
    return lines;
}

}  // namespace

void fill(const Ui& ui, const Bounds& bounds, Color color, float corner) {
    ImGui::GetWindowDrawList()->AddRectFilled(top_left(ui, bounds), bottom_right(ui, bounds), color, corner * ui.scale);
}

void outline(const Ui& ui, const Bounds& bounds, Color color, float corner, float thickness) {
    ImGui::GetWindowDrawList()->AddRect(top_left(ui, bounds), bottom_right(ui, bounds), color, corner * ui.scale, 0,
                                        stroke(ui, thickness));
}

void line(const Ui& ui, float x1, float y1, float x2, float y2, Color color, float thickness) {
    // A horizontal or vertical line is a box of whole pixels: no half-covered ones at its edges.
    const float width = stroke(ui, thickness);
    const ImVec2 from(snap(ui, x1), snap(ui, y1));
    const ImVec2 to(snap(ui, x2), snap(ui, y2));
    ImDrawList* list = ImGui::GetWindowDrawList();
    if (from.y == to.y)
        list->AddRectFilled(from, {to.x, from.y + width}, color);
    else if (from.x == to.x)
        list->AddRectFilled(from, {from.x + width, to.y}, color);
    else
        list->AddLine(from, to, color, width);
}

void disc(const Ui& ui, float x, float y, float disc_radius, Color color) {
    ImGui::GetWindowDrawList()->AddCircleFilled({x * ui.scale, y * ui.scale}, disc_radius * ui.scale, color);
}

Extent measure(const Ui& ui, const TextStyle& style, std::string_view text) {
    return {device_width(ui, style, text) / ui.scale, style.size * line_height};
}

void draw_line(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text) {
    if (text.empty()) return;
    const float size = device_size(ui, style);
    const float room = bounds.width * ui.scale;
    float width = device_width(ui, style, text);
    std::string cut;
    if (width > room + 1) {
        cut = cut_to(ui, style, text, room);
        text = cut;
        width = device_width(ui, style, text);
    }
    float x = bounds.x * ui.scale;
    if (style.align == Align::center) x += (room - width) / 2;
    if (style.align == Align::right) x += room - width;
    ImFont* font = font_of(ui, style.face);
    const ImFontBaked* baked = font->GetFontBaked(size);
    const float y = bounds.y * ui.scale + (bounds.height * ui.scale - (baked->Ascent - baked->Descent)) / 2;
    ImGui::GetWindowDrawList()->AddText(font, size, {std::round(x), std::round(y)}, style.color, text.data(),
                                        text.data() + text.size());
}

float wrapped_height(const Ui& ui, const TextStyle& style, float width, std::string_view text) {
    return static_cast<float>(wrapped_lines(ui, style, width, text).size()) * style.size * line_height;
}

void draw_wrapped(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text) {
    const float height = style.size * line_height;
    Bounds row = {bounds.x, bounds.y, bounds.width, height};
    for (const std::string_view part : wrapped_lines(ui, style, bounds.width, text)) {
        draw_line(ui, row, style, part);
        row.y += height;
    }
}

Clip::Clip(const Ui& ui, const Bounds& bounds) {
    ImGui::PushClipRect(top_left(ui, bounds), bottom_right(ui, bounds), true);
}

Clip::~Clip() {
    ImGui::PopClipRect();
}

}  // namespace pe::ui

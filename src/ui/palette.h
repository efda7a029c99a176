// The colours of the product, the same as in web/style.css (a test compares them).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pe::ui {

/// A colour as Dear ImGui packs it: alpha, blue, green, red from the highest byte down.
using Color = std::uint32_t;

/// From 0xRRGGBB, opaque.
constexpr Color rgb(std::uint32_t hex) {
    return 0xFF000000U | ((hex & 0xFFU) << 16) | (hex & 0xFF00U) | ((hex >> 16) & 0xFFU);
}

/// 0..1; shift 0 is red, 8 green, 16 blue.
constexpr float channel(Color color, int shift) {
    return static_cast<float>((color >> shift) & 0xFFU) / 255.0F;
}

struct Palette {
    Color page, panel, sunken, line, control_line, text, muted, accent, on_accent, accent_soft, focus, negative,
        positive, good, bad, warn;
};

struct PaletteEntry {
    std::string_view name;  ///< as in --color-NAME
    Color Palette::*color;
};

inline constexpr std::array<PaletteEntry, 16> palette_entries = {{
    {"page", &Palette::page},
    {"panel", &Palette::panel},
    {"sunken", &Palette::sunken},
    {"line", &Palette::line},
    {"control-line", &Palette::control_line},
    {"text", &Palette::text},
    {"muted", &Palette::muted},
    {"accent", &Palette::accent},
    {"on-accent", &Palette::on_accent},
    {"accent-soft", &Palette::accent_soft},
    {"focus", &Palette::focus},
    {"negative", &Palette::negative},
    {"positive", &Palette::positive},
    {"good", &Palette::good},
    {"bad", &Palette::bad},
    {"warn", &Palette::warn},
}};

inline constexpr Palette light_palette = {
    .page = rgb(0xf8f6f1),
    .panel = rgb(0xfffefb),
    .sunken = rgb(0xf1eee6),
    .line = rgb(0xdfd9cc),
    .control_line = rgb(0x8c8474),
    .text = rgb(0x211f1b),
    .muted = rgb(0x625c51),
    .accent = rgb(0x0f5d6c),
    .on_accent = rgb(0xffffff),
    .accent_soft = rgb(0xd9eaec),
    .focus = rgb(0x1f5fd1),
    .negative = rgb(0x7db0e2),
    .positive = rgb(0xf2a65a),
    .good = rgb(0x1c6a3b),
    .bad = rgb(0xa63220),
    .warn = rgb(0x855600),
};

inline constexpr Palette dark_palette = {
    .page = rgb(0x12171f),
    .panel = rgb(0x1a212b),
    .sunken = rgb(0x141a23),
    .line = rgb(0x2d3745),
    .control_line = rgb(0x728196),
    .text = rgb(0xe7e9ed),
    .muted = rgb(0xa6b1bf),
    .accent = rgb(0x79c7d6),
    .on_accent = rgb(0x0a1b20),
    .accent_soft = rgb(0x1e3a45),
    .focus = rgb(0x8fb8ff),
    .negative = rgb(0x2f67a6),
    .positive = rgb(0x95550f),
    .good = rgb(0x7fcb97),
    .bad = rgb(0xf29082),
    .warn = rgb(0xe2b356),
};

/// `from` where `amount` is 0, `to` where it is 1; opaque.
Color mix(Color from, Color to, double amount);

/// Contrast ratio of two opaque colours, 1..21 (WCAG 2.2, relative luminance).
double contrast(Color a, Color b);

/// Tint of a table cell: from the negative colour (-1) over `background` (0) to the positive one (1).
Color diverging(const Palette& palette, Color background, double value);

}  // namespace pe::ui

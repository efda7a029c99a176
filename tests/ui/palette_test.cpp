#include "ui/palette.h"

#include <doctest/doctest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

using namespace pe::ui;

namespace {

std::string style_sheet() {
    std::ifstream file(PE_SOURCE_DIR "/web/style.css");
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The custom properties --color-NAME: #RRGGBB of the first block that follows `selector {`.
std::map<std::string, Color> colors_of_block(const std::string& sheet, const std::string& selector) {
    const std::size_t begin = sheet.find(selector + " {");
    REQUIRE(begin != std::string::npos);
    const std::string block = sheet.substr(begin, sheet.find('}', begin) - begin);
    std::map<std::string, Color> colors;
    const std::string prefix = "--color-";
    for (std::size_t at = block.find(prefix); at != std::string::npos; at = block.find(prefix, at + 1)) {
        const std::size_t colon = block.find(": #", at);
        const std::string name = block.substr(at + prefix.size(), colon - at - prefix.size());
        colors[name] = rgb(static_cast<std::uint32_t>(std::stoul(block.substr(colon + 3, 6), nullptr, 16)));
    }
    return colors;
}

void check_same_colors(const Palette& palette, const std::map<std::string, Color>& colors) {
    CHECK(colors.size() == palette_entries.size());
    for (const auto& [name, color] : palette_entries) {
        CAPTURE(name);
        REQUIRE(colors.contains(std::string(name)));
        CHECK(colors.at(std::string(name)) == palette.*color);
    }
}

constexpr const Palette* palettes[] = {&light_palette, &dark_palette};

std::string theme(const Palette* palette) {
    return palette == &light_palette ? "light" : "dark";
}

}  // namespace

TEST_CASE("panels and page have the same colours, in light and in dark") {
    const std::string sheet = style_sheet();
    check_same_colors(light_palette, colors_of_block(sheet, ":root"));
    check_same_colors(dark_palette, colors_of_block(sheet, ":root[data-theme=\"dark\"]"));
    check_same_colors(dark_palette, colors_of_block(sheet, ":root:not([data-theme])"));
}

TEST_CASE("a colour is packed as Dear ImGui packs it: red in the lowest byte, opaque") {
    CHECK(rgb(0x123456) == 0xFF563412U);
}

TEST_CASE("black on white has the greatest contrast, and a colour on itself none") {
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == doctest::Approx(21));
    CHECK(contrast(rgb(0xFFFFFF), rgb(0x000000)) == doctest::Approx(21));
    CHECK(contrast(rgb(0x777777), rgb(0x777777)) == doctest::Approx(1));
    CHECK(contrast(rgb(0x767676), rgb(0xFFFFFF)) == doctest::Approx(4.54).epsilon(0.001));
}

TEST_CASE("text can be read on every ground, in light and in dark") {
    for (const Palette* palette : palettes) {
        CAPTURE(theme(palette));
        for (const Color Palette::*ground : {&Palette::page, &Palette::panel, &Palette::sunken}) {
            CHECK(contrast(palette->text, palette->*ground) >= 4.5);
            CHECK(contrast(palette->muted, palette->*ground) >= 4.5);
            CHECK(contrast(palette->accent, palette->*ground) >= 4.5);
            CHECK(contrast(palette->bad, palette->*ground) >= 4.5);
            CHECK(contrast(palette->good, palette->*ground) >= 4.5);
            CHECK(contrast(palette->warn, palette->*ground) >= 4.5);
        }
        CHECK(contrast(palette->text, palette->accent_soft) >= 4.5);
        CHECK(contrast(palette->on_accent, palette->accent) >= 4.5);
        CHECK(contrast(palette->on_accent, mix(palette->accent, palette->text, 0.15)) >= 4.5);
    }
}

TEST_CASE("borders of controls and the mark of focus can be told from what they stand on") {
    for (const Palette* palette : palettes) {
        CAPTURE(theme(palette));
        for (const Color Palette::*ground : {&Palette::page, &Palette::panel, &Palette::sunken}) {
            CHECK(contrast(palette->control_line, palette->*ground) >= 3);
            CHECK(contrast(palette->focus, palette->*ground) >= 3);
        }
    }
}

TEST_CASE("the value in a cell can be read on every tint, in light and in dark") {
    for (const Palette* palette : palettes)
        for (int percent = -100; percent <= 100; ++percent) {
            CAPTURE(theme(palette));
            CAPTURE(percent);
            CHECK(contrast(palette->text, diverging(*palette, palette->panel, percent / 100.0)) >= 4.5);
        }
}

TEST_CASE("both ends of the diverging scale stand out from its middle") {
    for (const Palette* palette : palettes) {
        CHECK(contrast(palette->negative, palette->panel) >= 1.8);
        CHECK(contrast(palette->positive, palette->panel) >= 1.8);
    }
}

TEST_CASE("a mix is its first colour at 0, its second at 1, and between them half way") {
    const Color from = rgb(0x102030);
    const Color to = rgb(0x304050);
    CHECK(mix(from, to, 0) == from);
    CHECK(mix(from, to, 1) == to);
    CHECK(mix(from, to, 0.5) == rgb(0x203040));
    CHECK(mix(to, from, 0.25) == rgb(0x283848));
}

TEST_CASE("the diverging scale goes from the negative colour over the ground to the positive one") {
    for (const Palette* palette : palettes) {
        const Color ground = palette->panel;
        CHECK(diverging(*palette, ground, -1) == palette->negative);
        CHECK(diverging(*palette, ground, 0) == ground);
        CHECK(diverging(*palette, ground, 1) == palette->positive);
        CHECK(diverging(*palette, ground, 7) == palette->positive);
        CHECK(diverging(*palette, ground, -7) == palette->negative);
        CHECK(diverging(*palette, ground, 0.5) == mix(ground, palette->positive, 0.5));
    }
}

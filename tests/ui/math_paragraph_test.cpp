#include "ui/math_paragraph.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "ui/headless.h"

using namespace pe::ui;
using pe::testing::HeadlessUi;

namespace {

constexpr std::string_view long_vector = "$PE(3) = [0.1411, -0.9900, 0.0300, 0.9996, 0.0030, 1.0000, 0.0003, 1.0000]$";
constexpr std::string_view lesson =
    "The base is $10000$, so pair $i$ turns with $\\omega_i = \\frac{1}{10000^{2i/d_{model}}}$.\n"
    "$PE(pos, 2i) = \\sin(\\frac{pos}{\\sqrt{d}})$\n"
    "Its wavelength is $\\lambda_i = 2\\pi \\cdot 10000^{2i/d}$, and $\\sin^2 x + \\cos^2 x = 1$.";

TextStyle body(const Ui& ui) {
    return {Face::regular, body_size, ui.palette.text};
}

/// What a frame draws in the text's colour, in units.
struct Drawn {
    float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F;
    int corners = 0;
};

Drawn drawn(Color color, float scale) {
    Drawn area;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawVert& corner : list->VtxBuffer) {
            if (corner.col != color) continue;
            area.left = std::min(area.left, corner.pos.x / scale);
            area.right = std::max(area.right, corner.pos.x / scale);
            area.top = std::min(area.top, corner.pos.y / scale);
            area.bottom = std::max(area.bottom, corner.pos.y / scale);
            ++area.corners;
        }
    }
    return area;
}

/// Draws a paragraph in a fresh frame. Returns its height.
float draw(HeadlessUi& headless, float width, std::string_view text) {
    float height = 0;
    headless.frame([&] { height = math_paragraph(headless.ui, "text", {20, 30, width, 0}, body(headless.ui), text); });
    return height;
}

}  // namespace

TEST_CASE("a paragraph is one text for assistive technology, named by its plain text") {
    HeadlessUi headless;
    const float height = draw(headless, 400, "So $PE(0, 1) = \\cos 0$.");
    const Node& node = headless.node("text");
    CHECK(headless.ui.tree.nodes().size() == 1);
    CHECK(node.role == Role::text);
    CHECK(node.name == "So PE(0, 1) = cos 0.");
    CHECK(node.bounds == Bounds{20, 30, 400, std::round(height)});
}

TEST_CASE("measuring tells the height that drawing takes, and narrower is never lower") {
    for (const float scale : {1.0F, 1.25F, 2.0F}) {
        HeadlessUi headless;
        headless.ui.scale = scale;
        for (const std::string_view text : {lesson, long_vector}) {
            float before = 0;
            for (const float width : {700.0F, 500.0F, 340.0F, 240.0F}) {
                CAPTURE(scale);
                CAPTURE(width);
                float measured = 0;
                headless.frame([&] { measured = math_height(headless.ui, body(headless.ui), width, text); });
                CHECK(measured == draw(headless, width, text));
                CHECK(measured >= before);
                before = measured;
            }
            CHECK(before > draw(headless, 700, text));
        }
    }
}

TEST_CASE("words alone take the height of wrapped text") {
    constexpr std::string_view words = "Each pair of columns turns at its own speed, from fast to slow.";
    HeadlessUi headless;
    headless.frame([&] {
        for (const float width : {700.0F, 340.0F, 120.0F}) {
            const float plain = wrapped_height(headless.ui, body(headless.ui), width, words);
            CHECK(math_height(headless.ui, body(headless.ui), width, words) == doctest::Approx(plain));
        }
        CHECK(math_height(headless.ui, body(headless.ui), 340, "") == 0);
        CHECK(math_height(headless.ui, body(headless.ui), 340, "\n\n") == 0);
    });
}

TEST_CASE("nothing is drawn outside the paragraph") {
    for (const float scale : {1.0F, 1.5F, 2.0F}) {
        HeadlessUi headless;
        headless.ui.scale = scale;
        ImGui::GetIO().DisplaySize = {900 * scale, 900 * scale};
        for (const std::string_view text :
             {lesson, long_vector, std::string_view("A_word_longer_than_any_line_of_this_narrow_column_can_hold")}) {
            for (const float width : {700.0F, 340.0F, 240.0F}) {
                CAPTURE(scale);
                CAPTURE(width);
                CAPTURE(text);
                draw(headless, width, text);  // the first frame rasterises the letters
                const float height = draw(headless, width, text);
                const Drawn area = drawn(headless.ui.palette.text, scale);
                REQUIRE(area.corners > 0);
                CHECK(area.left >= 19);
                CHECK(area.right <= 21 + width);
                CHECK(area.top >= 29);
                CHECK(area.bottom <= 31 + height);
            }
        }
    }
}

TEST_CASE("a fraction alone in its line is larger than one among words") {
    HeadlessUi headless;
    headless.frame([&] {
        const TextStyle style = body(headless.ui);
        const float alone = math_height(headless.ui, style, 400, "$\\frac{a}{b}$");
        CHECK(alone > math_height(headless.ui, style, 400, "so $\\frac{a}{b}$"));
        CHECK(alone > 1.4F * math_height(headless.ui, style, 400, "$a$"));
    });
}

TEST_CASE("a formula and the point behind it stay together") {
    HeadlessUi headless;
    headless.frame([&] {
        const TextStyle style = body(headless.ui);
        const float fits = measure_math(headless.ui, style, "so $x$").width + 1;
        const float line = math_height(headless.ui, style, fits, "so $x$");
        CHECK(math_height(headless.ui, style, fits, "so $x$ .") == doctest::Approx(2 * line));
        CHECK(math_height(headless.ui, style, fits, "so $x$.") == doctest::Approx(2 * line));
        CHECK(math_height(headless.ui, style, measure_math(headless.ui, style, "$x$.").width + 1, "$x$.") ==
              doctest::Approx(line));
    });
}

TEST_CASE("any bytes can be drawn, in any width") {
    using namespace std::string_view_literals;
    HeadlessUi headless;
    for (const std::string_view text :
         {"a\0b $x\0$ \0"sv, "\xff\xfe $\xe2$ \xf0\x9f"sv, "$\\frac{\\frac{a}{b}}{\\sqrt{}}^{}$"sv, "\r\t $"sv})
        for (const float width : {500.0F, 3.0F, 0.0F, -5.0F}) CHECK(std::isfinite(draw(headless, width, text)));
}

TEST_CASE("a label in one line is as wide as measured, and stays in its place") {
    HeadlessUi headless;
    const TextStyle style = {Face::semibold, small_size, headless.ui.palette.text, Align::center};
    constexpr std::string_view label = "$\\omega_i = 10000^{-2i/d}$";
    Extent extent;
    for (int i = 0; i < 2; ++i) {
        headless.frame([&] {
            extent = measure_math(headless.ui, style, label);
            draw_math(headless.ui, {100, 100, 300, 34}, style, label);
        });
    }
    const Drawn area = drawn(style.color, 1);
    CHECK(area.right - area.left == doctest::Approx(extent.width).epsilon(0.05));
    CHECK((area.left + area.right) / 2 == doctest::Approx(250).epsilon(0.01));
    CHECK(area.top >= 100);
    CHECK(area.bottom <= 134);
    CHECK(headless.ui.tree.nodes().empty());
}

TEST_CASE("a label that does not fit is cut within its place") {
    HeadlessUi headless;
    const TextStyle style = body(headless.ui);
    for (int i = 0; i < 2; ++i) headless.frame([&] { draw_math(headless.ui, {100, 100, 80, 34}, style, long_vector); });
    CHECK(drawn(style.color, 1).right <= 181);
}

TEST_CASE("the fonts have every sign that a formula can show") {
    const HeadlessUi headless;
    for (ImFont* font : {headless.ui.fonts.regular, headless.ui.fonts.semibold}) {
        for (const ImWchar sign : std::u16string_view(u"−·×±≈≤≥≠→⇒∞…πωθλ′")) {
            CAPTURE(static_cast<int>(sign));
            CHECK(font->IsGlyphInFont(sign));
        }
    }
    CHECK(headless.ui.fonts.mono->IsGlyphInFont(u'∈'));
}

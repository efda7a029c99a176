#include "ui/widgets.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>

#include "ui/headless.h"
#include "ui/native_field.h"

using namespace pe::ui;
using pe::testing::find_node;
using pe::testing::HeadlessUi;
using pe::testing::Pointer;

namespace {

constexpr Bounds place = {100, 100, 300, 60};

/// Moves the pointer there, presses and lets go, with a frame for each. Returns how often `widget` was true.
template <typename Widget>
int clicks(HeadlessUi& headless, float x, float y, Widget widget) {
    int count = 0;
    const auto frame = [&] { headless.frame([&] { count += widget() ? 1 : 0; }); };
    const Pointer pointer(headless.ui.scale);
    pointer.move(x, y);
    frame();
    frame();
    pointer.press(true);
    frame();
    pointer.press(false);
    frame();
    frame();
    return count;
}

}  // namespace

TEST_CASE("a button answers once to a click inside it, and not to one beside it") {
    for (const float scale : {1.0F, 1.25F, 2.0F, 3.0F}) {
        CAPTURE(scale);
        HeadlessUi headless;
        headless.ui.scale = scale;
        ImGui::GetIO().DisplaySize = {800 * scale, 600 * scale};
        const auto copy = [&] { return button(headless.ui, "copy", place, "Copy"); };
        CHECK(clicks(headless, 102, 102, copy) == 1);
        CHECK(clicks(headless, 398, 158, copy) == 1);
        CHECK(clicks(headless, 97, 120, copy) == 0);
        CHECK(clicks(headless, 120, 163, copy) == 0);
    }
}

TEST_CASE("a button answers once to an action") {
    HeadlessUi headless;
    int count = 0;
    const auto frame = [&] { headless.frame([&] { count += button(headless.ui, "copy", place, "Copy") ? 1 : 0; }); };
    headless.act("copy", ActionKind::activate);
    frame();
    frame();
    CHECK(count == 1);
    CHECK(headless.node("copy").role == Role::button);
    CHECK(headless.node("copy").name == "Copy");
}

TEST_CASE("a disabled button answers to nothing, and says so") {
    HeadlessUi headless;
    const auto copy = [&] { return button(headless.ui, "copy", place, "Copy", ButtonLook::plain, true); };
    CHECK(clicks(headless, 200, 120, copy) == 0);
    headless.act("copy", ActionKind::activate);
    bool answered = false;
    headless.frame([&] { answered = copy(); });
    CHECK(!answered);
    CHECK(headless.node("copy").disabled);
}

TEST_CASE("of a radio group one option is selected, and choosing another selects that alone") {
    HeadlessUi headless;
    constexpr std::array<std::string_view, 3> options = {"CSV", "TSV", "JSON"};
    int selected = 1;
    bool changed = false;
    const auto frame = [&] {
        headless.frame([&] { changed = radio_group(headless.ui, "format", place, "Format", options, selected); });
    };
    frame();
    CHECK(!changed);
    CHECK(find_node(headless.ui.tree, Role::radio, "TSV")->selected);
    const Node json = *find_node(headless.ui.tree, Role::radio, "JSON");
    CHECK(!json.selected);
    CHECK(json.parent == find_node(headless.ui.tree, Role::radio_group, "Format")->id);

    headless.ui.actions.push_back({json.id, ActionKind::activate, 0, {}});
    frame();
    CHECK(changed);
    CHECK(selected == 2);
    frame();
    CHECK(!changed);
    CHECK(find_node(headless.ui.tree, Role::radio, "JSON")->selected);
    CHECK(!find_node(headless.ui.tree, Role::radio, "TSV")->selected);
}

TEST_CASE("the options of a radio group stand inside the height that it asks for, at any width") {
    HeadlessUi headless;
    constexpr std::array<std::string_view, 5> options = {"Python", "NumPy", "PyTorch", "JavaScript", "C++"};
    int selected = 0;
    for (const float width : {120.0F, 200.0F, 296.0F, 500.0F, 900.0F}) {
        CAPTURE(width);
        headless.frame([&] {
            const float height = radio_group_height(headless.ui, width, options);
            radio_group(headless.ui, "language", {10, 10, width, height}, "Language", options, selected);
            for (const std::string_view option : options) {
                const Bounds& bounds = find_node(headless.ui.tree, Role::radio, option)->bounds;
                CHECK(bounds.y + bounds.height <= 10 + height + 1);
                CHECK(bounds.x + bounds.width <= 10 + width + 1);
                CHECK(measure(headless.ui, {Face::semibold, small_size}, option).width <= bounds.width);
            }
        });
    }
}

TEST_CASE("a tab that is chosen is the selected one") {
    HeadlessUi headless;
    constexpr std::array<std::string_view, 2> tabs = {"Derivation", "Compare"};
    int selected = 0;
    const auto frame = [&] {
        headless.frame([&] { tab_list(headless.ui, "tabs", place, "Details", tabs, selected); });
    };
    frame();
    headless.ui.actions.push_back({find_node(headless.ui.tree, Role::tab, "Compare")->id, ActionKind::activate, 0, {}});
    frame();
    frame();
    CHECK(selected == 1);
    CHECK(find_node(headless.ui.tree, Role::tab, "Compare")->selected);
    CHECK(!find_node(headless.ui.tree, Role::tab, "Derivation")->selected);
}

TEST_CASE("tabs whose names do not fit in one row stand in more, every name whole and none over another") {
    HeadlessUi headless;
    constexpr std::array<std::string_view, 7> tabs = {"Encoding table", "Stickers", "Order lab", "Shift lab",
                                                      "Heat map",       "Waves",    "Practice"};
    int selected = 0;
    int rows_before = 1;
    for (const float width : {760.0F, 600.0F, 366.0F, 296.0F, 120.0F}) {
        CAPTURE(width);
        headless.frame([&] {
            const float height = tab_list_height(headless.ui, width, tabs);
            const int rows = static_cast<int>(height / tab_height);
            CHECK(rows >= rows_before);
            rows_before = rows;
            tab_list(headless.ui, "tabs", {10, 10, width, height}, "Panels", tabs, selected);
            const Bounds* last = nullptr;
            for (const std::string_view tab : tabs) {
                const Bounds& bounds = find_node(headless.ui.tree, Role::tab, tab)->bounds;
                CHECK(measure(headless.ui, {Face::semibold, small_size}, tab).width <= bounds.width);
                CHECK(bounds.x + bounds.width <= 10 + width + 1);
                CHECK(bounds.y + bounds.height <= 10 + height + 1);
                if (last) CHECK((bounds.x >= last->x + last->width - 1 || bounds.y >= last->y + last->height));
                last = &bounds;
            }
        });
    }
    CHECK(rows_before == 7);
}

TEST_CASE("a text field takes each text that the host reports, while typing and at the end") {
    HeadlessUi headless;
    std::string text;
    bool changed = false;
    const auto frame = [&] {
        headless.frame([&] { changed = text_field(headless.ui, "x", place, "Embedding", text, {}); });
    };
    headless.act("x", ActionKind::set_text, "[1");
    frame();
    CHECK(changed);
    CHECK(text == "[1");
    headless.act("x", ActionKind::commit, "[1, 2]");
    frame();
    CHECK(text == "[1, 2]");
    CHECK(headless.node("x").value == "[1, 2]");
    CHECK(!headless.node("x").invalid);
    frame();
    CHECK(!changed);
}

TEST_CASE("a text field with a problem is marked, and the problem is its description") {
    HeadlessUi headless;
    std::string text = "[1, two]";
    headless.frame([&] { text_field(headless.ui, "x", place, "Embedding", text, "\"two\" is no number"); });
    CHECK(headless.node("x").invalid);
    CHECK(headless.node("x").description == "\"two\" is no number");
    CHECK(text == "[1, two]");
}

TEST_CASE("without a host a field takes what is typed on the keyboard") {
    HeadlessUi headless;
    install_native_fields(headless.ui);
    std::string text = "old";
    const auto field = [&] { return text_field(headless.ui, "x", place, "Embedding", text, {}); };
    clicks(headless, 120, 137, field);
    ImGui::GetIO().AddInputCharactersUTF8("[1, 2]");
    headless.frame(field);
    headless.frame(field);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
    headless.frame(field);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
    headless.frame(field);
    headless.frame(field);
    CHECK(text == "[1, 2]");
}

TEST_CASE("a paragraph wraps at blanks and asks for the height that it draws") {
    HeadlessUi headless;
    headless.frame([&] {
        const TextStyle style;
        const std::string_view text = "Whole numbers already tell the rows apart.";
        const float line = style.size * line_height;
        CHECK(paragraph(headless.ui, "wide", {0, 0, 700, 0}, style, text) == doctest::Approx(line));
        const float narrow = wrapped_height(headless.ui, style, 100, text);
        CHECK(narrow > 2 * line);
        CHECK(paragraph(headless.ui, "narrow", {0, 50, 100, 0}, style, text) == narrow);
        CHECK(headless.node("narrow").bounds.height == doctest::Approx(std::round(narrow)));
    });
}

TEST_CASE("a word longer than a line goes on in the next one, and a line break in a text stays one") {
    HeadlessUi headless;
    headless.frame([&] {
        const TextStyle style;
        const float line = style.size * line_height;
        const std::string word(60, 'm');
        const float whole = measure(headless.ui, style, word).width;
        CHECK(wrapped_height(headless.ui, style, whole + 1, word) == doctest::Approx(line));
        CHECK(wrapped_height(headless.ui, style, whole / 2 + 1, word) == doctest::Approx(2 * line));
        CHECK(wrapped_height(headless.ui, style, whole + 1, word + " " + word) == doctest::Approx(2 * line));
        CHECK(wrapped_height(headless.ui, style, 500, "≈ 1\n\n2") == doctest::Approx(3 * line));
        CHECK(wrapped_height(headless.ui, style, -1, "≈≈≈") == doctest::Approx(3 * line));
        CHECK(wrapped_height(headless.ui, style, 500, "") == 0);
    });
}

TEST_CASE("a paragraph that reads badly aloud is recorded as it is said") {
    HeadlessUi headless;
    headless.frame([&] { paragraph(headless.ui, "p", place, {}, "2i/d = 0.5", "2 i over d is 0.5"); });
    CHECK(headless.node("p").name == "2 i over d is 0.5");
    CHECK(headless.node("p").role == Role::text);
}

TEST_CASE("code is recorded whole, whatever fits") {
    HeadlessUi headless;
    std::string program;
    for (int i = 0; i < 100; ++i) program += "print(" + std::to_string(i) + ")\n";
    headless.frame([&] { code(headless.ui, "program", place, "Program", program); });
    CHECK(headless.node("program").role == Role::code);
    CHECK(headless.node("program").value == program);
}

TEST_CASE("an announcement waits for the host to take it") {
    HeadlessUi headless;
    headless.frame([&] { headless.ui.announce("Width 8"); });
    headless.frame([] {});
    REQUIRE(headless.ui.effects.size() == 1);
    CHECK(headless.ui.effects[0].kind == EffectKind::announce);
    CHECK(headless.ui.effects[0].text == "Width 8");
}

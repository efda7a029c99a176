#include "ui/answer_fields.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "core/math_text.h"
#include "ui/headless.h"
#include "ui/marked_text.h"
#include "ui/native_field.h"

using namespace pe::ui;
using pe::testing::find_node;
using pe::testing::HeadlessUi;
using pe::testing::Pointer;

namespace {

constexpr Bounds place = {100, 100, 300, 60};

/// A text field under the key "answer".
struct Field {
    HeadlessUi headless;
    TextInput input = {.name = "Your answer", .description = "Enter checks."};
    std::string text;
    Typed typed;

    void frame() {
        headless.frame([&] { typed = text_input(headless.ui, "answer", place, input, text); });
    }
    void act(ActionKind kind, std::string with = {}) {
        headless.act("answer", kind, std::move(with));
        frame();
    }
    const Node& node() const { return headless.node("answer"); }
};

/// A list to select from under the key "partner".
struct Selection {
    HeadlessUi headless;
    std::vector<std::string> options = {"Choose", "the width", "the position"};
    int selected = 0;
    int changes = 0;

    void frame() {
        headless.frame([&] { changes += select(headless.ui, "partner", place, "d", options, selected) ? 1 : 0; });
    }
    void act(double number) {
        headless.act("partner", ActionKind::select, {}, number);
        frame();
    }
    const Node& node() const { return headless.node("partner"); }
};

/// Options one below the other.
struct Options {
    explicit Options(bool several_) : several(several_) { frame(); }

    HeadlessUi headless;
    bool several;
    std::vector<std::string> options = {"plain words", "$\\sin(x) < 1$ holds", "$10000^{2i/d}$"};
    std::vector<int> picks;
    int changes = 0;
    float width = 300;

    OptionList list() const { return {.name = "Which?", .options = options, .several = several}; }
    float height() const { return option_list_height(headless.ui, width, list()); }
    void frame() {
        headless.frame([&] {
            const Bounds bounds = {place.x, place.y, width, height()};
            changes += option_list(headless.ui, "options", bounds, list(), picks) ? 1 : 0;
        });
    }
    Role role() const { return several ? Role::toggle : Role::radio; }
    const Node& node(std::size_t index) const {
        const Node* found = find_node(headless.ui.tree, role(), pe::plain_math_text(options[index]));
        REQUIRE(found != nullptr);
        return *found;
    }
    void activate(std::size_t index) {
        headless.ui.actions.push_back({node(index).id, ActionKind::activate, 0, {}});
        frame();
        frame();
    }
    void click(float x, float y) {
        const Pointer pointer(headless.ui.scale);
        pointer.move(x, y);
        frame();
        frame();
        pointer.press(true);
        frame();
        pointer.press(false);
        frame();
        frame();
    }
};

}  // namespace

// --- A typed answer --------------------------------------------------------------------------------------------------

TEST_CASE("an answer field takes each text that the host reports, and is handed in apart from it") {
    Field field;
    field.act(ActionKind::set_text, "0.8");
    CHECK(field.typed.changed);
    CHECK(!field.typed.submitted);
    CHECK(field.text == "0.8");
    CHECK(field.node().value == "0.8");
    field.act(ActionKind::submit);
    CHECK(!field.typed.changed);
    CHECK(field.typed.submitted);
    CHECK(field.text == "0.8");
    field.frame();
    CHECK(!field.typed.submitted);
}

TEST_CASE("a text that comes together with its handing in is the one handed in") {
    Field field;
    field.headless.act("answer", ActionKind::set_text, "0.8");
    field.headless.act("answer", ActionKind::set_text, "0.84\n1");
    field.act(ActionKind::submit);
    CHECK(field.typed.changed);
    CHECK(field.typed.submitted);
    CHECK(field.text == "0.84\n1");
}

TEST_CASE("the same text again is no change") {
    Field field;
    field.text = "0.84";
    field.act(ActionKind::set_text, "0.84");
    CHECK(!field.typed.changed);
}

TEST_CASE("a field says its name, its help, and whether what it holds can be taken") {
    Field field;
    field.frame();
    CHECK(field.node().role == Role::answer_field);
    CHECK(field.node().name == "Your answer");
    CHECK(field.node().description == "Enter checks.");
    CHECK(field.node().bounds == place);
    CHECK(!field.node().invalid);
    CHECK(!field.node().disabled);
    field.input = {.role = Role::text_area, .name = "In words", .description = "Can't read this.", .invalid = true};
    field.frame();
    CHECK(field.node().role == Role::text_area);
    CHECK(field.node().description == "Can't read this.");
    CHECK(field.node().invalid);
}

TEST_CASE("a disabled field says so, and takes nothing") {
    Field field;
    field.text = "0.84";
    field.input.disabled = true;
    field.act(ActionKind::set_text, "0.9");
    CHECK(field.node().disabled);
    CHECK(field.text == "0.84");
    CHECK(field.node().value == "0.84");
    CHECK(!field.typed.changed);
    field.act(ActionKind::submit);
    CHECK(!field.typed.submitted);
}

TEST_CASE("without a host an answer field takes what is typed on the keyboard") {
    Field field;
    install_native_fields(field.headless.ui);
    const Pointer pointer(field.headless.ui.scale);
    pointer.move(120, 130);
    field.frame();
    field.frame();
    pointer.press(true);
    field.frame();
    pointer.press(false);
    field.frame();
    ImGui::GetIO().AddInputCharactersUTF8("0.84");
    field.frame();
    CHECK(field.typed.changed);
    CHECK(field.text == "0.84");
}

// --- One of several in words -----------------------------------------------------------------------------------------

TEST_CASE("a list to select from holds its options and which of them is chosen") {
    Selection selection;
    selection.frame();
    CHECK(selection.node().role == Role::select);
    CHECK(selection.node().name == "d");
    CHECK(selection.node().options == selection.options);
    CHECK(selection.node().range == Range{0, 0, 2});
    selection.act(2);
    CHECK(selection.selected == 2);
    CHECK(selection.changes == 1);
    CHECK(selection.node().range == Range{2, 0, 2});
    selection.act(2);
    selection.frame();
    CHECK(selection.changes == 1);
}

TEST_CASE("a number that is no option of a list is refused") {
    Selection selection;
    selection.act(1);
    for (const double number : {-1.0, 3.0, 1e300, -1e300, std::numeric_limits<double>::quiet_NaN()}) {
        CAPTURE(number);
        selection.act(number);
        CHECK(selection.selected == 1);
    }
    CHECK(selection.changes == 1);
}

TEST_CASE("without a host each press on a list goes on to its next option, and from the last to the first") {
    Selection selection;
    selection.headless.ui.host_fields = false;
    const Pointer pointer(selection.headless.ui.scale);
    pointer.move(120, 130);
    for (const int expected : {1, 2, 0, 1}) {
        selection.frame();
        selection.frame();
        pointer.press(true);
        selection.frame();
        pointer.press(false);
        selection.frame();
        CHECK(selection.selected == expected);
    }
}

TEST_CASE("a press on a list is the host's where the host has lists") {
    Selection selection;
    const Pointer pointer(selection.headless.ui.scale);
    pointer.move(120, 130);
    for (const bool down : {false, true, false}) {
        pointer.press(down);
        selection.frame();
        selection.frame();
    }
    CHECK(selection.selected == 0);
}

// --- Options one below the other -------------------------------------------------------------------------------------

TEST_CASE("options are radios of a radio group or toggles of a group, named in plain text") {
    for (const bool several : {false, true}) {
        const Options options(several);
        const Node* group = find_node(options.headless.ui.tree, several ? Role::group : Role::radio_group, "Which?");
        REQUIRE(group != nullptr);
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(options.node(i).parent == group->id);
            CHECK(!options.node(i).selected);
            CHECK(options.node(i).name.find_first_of("$\\") == std::string::npos);
        }
        CHECK(options.node(1).name == "sin(x) < 1 holds");
    }
}

TEST_CASE("of options of which one is right the last one chosen stays") {
    Options options(false);
    options.activate(1);
    CHECK(options.picks == std::vector{1});
    CHECK(options.node(1).selected);
    options.activate(0);
    CHECK(options.picks == std::vector{0});
    CHECK(options.node(0).selected);
    CHECK(!options.node(1).selected);
    CHECK(options.changes == 2);
    options.activate(0);
    CHECK(options.picks == std::vector{0});
    CHECK(options.changes == 2);
}

TEST_CASE("of options of which several may be right each is chosen and left on its own") {
    Options options(true);
    options.activate(2);
    options.activate(0);
    CHECK(options.picks == std::vector{0, 2});
    CHECK(options.node(0).selected);
    CHECK(!options.node(1).selected);
    CHECK(options.node(2).selected);
    options.activate(2);
    CHECK(options.picks == std::vector{0});
    CHECK(options.changes == 3);
    options.activate(0);
    CHECK(options.picks.empty());
}

TEST_CASE("an option is chosen by a click on any place of it") {
    for (const bool several : {false, true}) {
        Options options(several);
        const Bounds bounds = options.node(1).bounds;
        options.click(bounds.x + 2, bounds.y + 2);
        CHECK(options.picks == std::vector{1});
        options.click(bounds.x + bounds.width - 2, options.node(2).bounds.y + 10);
        CHECK(options.picks == (several ? std::vector{1, 2} : std::vector{2}));
        options.click(bounds.x - 4, bounds.y + 10);
        CHECK(options.changes == 2);
    }
}

TEST_CASE("options stand one below the other inside the height that they ask for, at any width") {
    Options options(true);
    options.options.push_back("a long option that needs a line after the other once there is little room for it");
    float height_before = 0;
    for (const float width : {700.0F, 300.0F, 180.0F, 120.0F}) {
        CAPTURE(width);
        options.width = width;
        options.frame();
        float y = place.y;
        for (std::size_t i = 0; i < options.options.size(); ++i) {
            const Bounds& bounds = options.node(i).bounds;
            CHECK(bounds.y >= y - 0.5F);
            CHECK(bounds.height >= 24);
            CHECK(bounds.x + bounds.width <= place.x + width + 1);
            y = bounds.y + bounds.height;
        }
        CHECK(y == doctest::Approx(place.y + options.height()).epsilon(0.01));
        CHECK(options.height() >= height_before);
        height_before = options.height();
    }
}

// --- Marked text -----------------------------------------------------------------------------------------------------

TEST_CASE("a marked text takes more height the less width it has, and marks change none of it") {
    HeadlessUi headless;
    headless.frame([&] {
        const std::string text = "Without positions every token sees the same sum, in whatever order they came.";
        const std::vector<pe::TextRange> ranges = {{0, 17}, {40, 50}};
        const auto height = [&](float width, bool marked) {
            return marked_text(headless.ui, {10, 10, width, 0}, text,
                               marked ? std::span<const pe::TextRange>(ranges) : std::span<const pe::TextRange>());
        };
        const float line = height(2000, false);
        CHECK(line >= body_size * line_height);
        CHECK(height(300, true) > line);
        CHECK(height(150, true) > height(300, true));
        CHECK(height(40, true) > height(150, true));
        for (const float width : {40.0F, 150.0F, 300.0F, 2000.0F}) CHECK(height(width, true) == height(width, false));
    });
}

TEST_CASE("line breaks of a marked text stay, and marks are drawn") {
    HeadlessUi headless;
    const auto drawn = [&](const std::string& text, const std::vector<pe::TextRange>& ranges) {
        float height = 0;
        headless.frame([&] { height = marked_text(headless.ui, {10, 10, 500, 0}, text, ranges); });
        return std::pair(height, ImGui::GetDrawData()->TotalVtxCount);
    };
    const auto [one_line, plain] = drawn("order is lost", {});
    CHECK(drawn("order\nis\nlost", {}).first == doctest::Approx(3 * one_line));
    CHECK(drawn("order is lost", {{6, 8}}).second > plain);
    CHECK(drawn("order is lost", {{6, 13}}).second > drawn("order is lost", {{6, 8}}).second);
    CHECK(drawn("", {}).first == one_line);
    CHECK(drawn("order is lost", {{100, 200}}).second == plain);
}

// The pointer on the workbench: mouse, wheel, finger; and the keyboard where no host stands between.
#include <doctest/doctest.h>

#include <cfloat>

#include "app/headless.h"

using namespace pe;
using namespace pe::ui;
using pe::testing::Fields;
using pe::testing::Headless;
using pe::testing::Pointer;

namespace {

const Node& cell(Headless& headless, int position, int column) {
    for (const Node& node : headless.tree().nodes())
        if (node.role == Role::cell && node.place == GridPlace{position + 2, column + 2}) return node;
    FAIL("no such cell");
    return headless.tree().nodes().front();
}

Bounds middle_of_table(Headless& headless) {
    return headless.node(Role::grid, "Encoding table").bounds;
}

void move_to(Headless& headless, const Bounds& bounds) {
    headless.pointer.move(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
    headless.frames(2);
}

/// A finger that goes down, moves by (x, y) in ten steps, and lifts.
void drag_finger(Headless& headless, const Bounds& from, float x, float y, float scale) {
    headless.pointer = Pointer(scale, true);
    const float start_x = from.x + from.width / 2;
    const float start_y = from.y + from.height / 2;
    headless.pointer.move(start_x, start_y);
    headless.frame();
    headless.pointer.press(true);
    headless.frames(2);
    for (int step = 1; step <= 10; ++step) {
        const float part = static_cast<float>(step) / 10;
        headless.pointer.move(start_x + x * part, start_y + y * part);
        headless.frame();
    }
    headless.pointer.press(false);
    headless.frames(2);
}

}  // namespace

TEST_CASE("a click selects the cell under the pointer, at every scale") {
    for (const float scale : {1.0F, 1.25F, 2.0F, 3.0F}) {
        CAPTURE(scale);
        Headless headless;
        headless.set_size(800, 844, scale);
        headless.set_link("d=8");
        headless.click(cell(headless, 3, 2).bounds);
        CHECK(headless.choices().position == 3);
        CHECK(headless.choices().column == 2);
        CHECK(cell(headless, 3, 2).selected);
    }
}

TEST_CASE("a click into the first and the last unit of a cell selects that cell") {
    Headless headless;
    headless.set_link("d=8");
    const Bounds bounds = cell(headless, 3, 2).bounds;
    headless.click(bounds.x + 1, bounds.y + 1);
    CHECK(headless.choices().position == 3);
    CHECK(headless.choices().column == 2);
    headless.set_link("d=8");
    headless.click(bounds.x + bounds.width - 2, bounds.y + bounds.height - 2);
    CHECK(headless.choices().position == 3);
    CHECK(headless.choices().column == 2);
}

TEST_CASE("a click selects in a scrolled table what it shows there") {
    Headless headless;
    headless.set_link("d=512&first=1000&first-column=40");
    headless.click(cell(headless, 1002, 42).bounds);
    CHECK(headless.choices().position == 1002);
    CHECK(headless.choices().column == 42);
    CHECK(headless.choices().first_position == 1000);
}

TEST_CASE("pressing a control asks for the focus of its node; a cell is asked for itself") {
    Headless headless;
    headless.set_link("d=8");
    const auto asked_by_pressing = [&](const Bounds& bounds) {
        move_to(headless, bounds);
        headless.pointer.press(true);
        NodeId asked = 0;
        for (int i = 0; i < 4; ++i) {
            headless.frame();
            if (headless.workbench.ui().focus_request != 0) asked = headless.workbench.ui().focus_request;
        }
        headless.pointer.press(false);
        headless.frames(2);
        return asked;
    };
    const NodeId tab = headless.node(Role::tab, "Compare").id;
    CHECK(asked_by_pressing(headless.node(Role::tab, "Compare").bounds) == tab);
    CHECK(headless.choices().detail == Detail::compare);
    const NodeId asked = asked_by_pressing(cell(headless, 3, 2).bounds);
    REQUIRE(headless.tree().find(asked) != nullptr);
    CHECK(headless.tree().find(asked)->role == Role::cell);
}

TEST_CASE("the wheel over the table scrolls it by rows, and elsewhere does nothing") {
    Headless headless;
    headless.set_link("d=512&t=1");
    move_to(headless, middle_of_table(headless));
    headless.pointer.wheel(0, 3);
    headless.frames(3);
    CHECK(headless.choices().first_position == 3);
    CHECK(headless.choices().position == 1);
    headless.pointer.wheel(2, 0);
    headless.frames(3);
    CHECK(headless.choices().first_column == 2);
    headless.pointer.wheel(0, -100);
    headless.frames(3);
    CHECK(headless.choices().first_position == 0);
    move_to(headless, headless.node(Role::tab, "Compare").bounds);
    headless.pointer.wheel(0, 3);
    headless.frames(3);
    CHECK(headless.choices().first_position == 0);
}

TEST_CASE("small turns of the wheel add up to rows") {
    Headless headless;
    headless.set_link("d=8");
    move_to(headless, middle_of_table(headless));
    for (int i = 0; i < 8; ++i) {
        headless.pointer.wheel(0, 0.25F);
        headless.frame();
    }
    headless.frames(2);
    CHECK(headless.choices().first_position == 2);
}

TEST_CASE("a finger that drags the table scrolls it and selects nothing; a tap selects") {
    for (const float scale : {1.0F, 3.0F}) {
        CAPTURE(scale);
        Headless headless;
        headless.set_size(390, 1100, scale);
        headless.set_link("d=512&t=1&first=50");
        const Choices before = headless.choices();
        drag_finger(headless, middle_of_table(headless), 0, -90, scale);
        CHECK(headless.choices().first_position >= 52);
        CHECK(headless.choices().first_position <= 54);
        CHECK(headless.choices().position == before.position);
        CHECK(headless.choices().column == before.column);
        drag_finger(headless, middle_of_table(headless), -200, 0, scale);
        CHECK(headless.choices().first_column >= 1);
        CHECK(headless.choices().position == before.position);
        const Node& target = cell(headless, headless.choices().first_position + 1, headless.choices().first_column);
        drag_finger(headless, target.bounds, 0, 0, scale);
        CHECK(headless.choices().position == headless.choices().first_position + 1);
    }
}

TEST_CASE("the scroll bar reaches the first and the last position") {
    Headless headless;
    headless.set_link("d=512&t=1");
    const Bounds table = middle_of_table(headless);
    headless.pointer.move(table.x + table.width - 7, table.y + table.height / 2);
    headless.frames(2);
    headless.pointer.press(true);
    headless.frames(2);
    CHECK(headless.choices().first_position > 1000000);
    headless.pointer.move(table.x + table.width - 7, table.y + table.height + 500);
    headless.frames(2);
    CHECK(headless.choices().first_position > max_position - 100);
    cell(headless, max_position, 0);
    headless.pointer.move(0, 0);
    headless.frames(2);
    CHECK(headless.choices().first_position == 0);
    headless.pointer.press(false);
    headless.frames(2);
    CHECK(headless.choices().position == 1);
}

TEST_CASE("dragging a slider changes its number") {
    Headless headless;
    headless.frames_until_idle();
    const Bounds field = headless.node(Role::number, "Position t").bounds;
    headless.click(field.x + field.width + 60, field.y + field.height / 2);
    CHECK(headless.choices().position > 1);
    CHECK(headless.choices().position < max_position);
}

TEST_CASE("a pointer that left the canvas hovers over nothing") {
    Headless headless;
    headless.frames_until_idle();
    move_to(headless, headless.node(Role::button, "d = 8").bounds);
    CHECK(ImGui::GetMouseCursor() == ImGuiMouseCursor_Hand);
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    headless.frames(2);
    CHECK(ImGui::GetMouseCursor() != ImGuiMouseCursor_Hand);
}

TEST_CASE("without a host the keyboard moves the selection by one cell a key") {
    for (const char* link : {"d=8&t=5&column=3", "d=8&t=5&column=3&detail=add&x=1,2,3,4,5,6,7,8"}) {
        CAPTURE(link);
        Headless headless(Fields::native);
        headless.set_link(link);
        const auto key = [&](ImGuiKey pressed) {
            ImGui::GetIO().AddKeyEvent(pressed, true);
            headless.frame();
            ImGui::GetIO().AddKeyEvent(pressed, false);
            headless.frames(2);
        };
        key(ImGuiKey_RightArrow);
        CHECK(headless.choices().column == 4);
        key(ImGuiKey_DownArrow);
        CHECK(headless.choices().position == 6);
        CHECK(headless.choices().sum_row == 2);
    }
}

TEST_CASE("without a host the keyboard moves the grid that was pressed last, while it is there") {
    Headless headless(Fields::native);
    headless.set_link("d=8&t=5&column=3&detail=add&x=1,2,3,4,5,6,7,8");
    const auto arrow_up = [&] {
        ImGui::GetIO().AddKeyEvent(ImGuiKey_UpArrow, true);
        headless.frame();
        ImGui::GetIO().AddKeyEvent(ImGuiKey_UpArrow, false);
        headless.frames(2);
    };
    headless.click(headless.node(Role::grid, "x, PE and their sum").bounds);
    CHECK(headless.choices().sum_row == 1);
    arrow_up();
    CHECK(headless.choices().sum_row == 0);
    CHECK(headless.choices().position == 5);
    headless.activate(Role::tab, "Derivation");
    arrow_up();
    CHECK(headless.choices().sum_row == 0);
    CHECK(headless.choices().position == 4);
}

TEST_CASE("with a host keys come from it alone") {
    Headless headless;
    headless.set_link("d=8&t=5&column=3");
    ImGui::GetIO().AddKeyEvent(ImGuiKey_RightArrow, true);
    headless.frames(2);
    CHECK(headless.choices().column == 3);
}

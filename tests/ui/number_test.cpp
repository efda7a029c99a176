#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <string>

#include "ui/headless.h"
#include "ui/widgets.h"

using namespace pe::ui;
using pe::testing::HeadlessUi;
using pe::testing::Pointer;

namespace {

constexpr NumberSpec position = {.name = "Position",
                                 .minimum = 0,
                                 .maximum = 16777216,
                                 .step = 1,
                                 .multiple_of = 1,
                                 .scale = Scale::logarithmic_from_zero};
constexpr NumberSpec width = {
    .name = "Width", .minimum = 2, .maximum = 1024, .step = 2, .multiple_of = 2, .scale = Scale::logarithmic};
constexpr NumberSpec base = {
    .name = "Base", .minimum = 1.0001, .maximum = 1e9, .step = 100, .multiple_of = 0, .scale = Scale::logarithmic};
constexpr Bounds place = {100, 100, 300, number_height};

/// One number field, alone.
struct Field {
    NumberSpec spec;
    double value;
    HeadlessUi headless{};
    bool changed = false;

    void frame() {
        headless.frame([&] { changed = number(headless.ui, "n", place, spec, value); });
    }
    void commit(const std::string& typed) {
        headless.act("n", ActionKind::commit, typed);
        frame();
    }
    void step(double steps) {
        headless.act("n", ActionKind::step, {}, steps);
        frame();
    }
    const Node& node() const { return headless.node("n"); }
};

double committed(const NumberSpec& spec, double before, const std::string& typed) {
    Field field{spec, before};
    field.commit(typed);
    CAPTURE(typed);
    CHECK(!field.node().invalid);
    return field.value;
}

}  // namespace

TEST_CASE("an allowed value stays as it is; one out of range comes to the limit") {
    CHECK(allowed(position, 5) == 5);
    CHECK(allowed(position, -3) == 0);
    CHECK(allowed(position, 1e12) == 16777216);
    CHECK(allowed(base, 0) == 1.0001);
    CHECK(allowed(base, 1e10) == 1e9);
}

TEST_CASE("of what must be a multiple the nearest one is taken") {
    CHECK(allowed(width, 5.1) == 6);
    CHECK(allowed(width, 8.9) == 8);
    CHECK(allowed(width, 1023.5) == 1024);
    CHECK(allowed(position, 2.4) == 2);
}

TEST_CASE("whatever comes, what is allowed lies within the limits, and allowing it again changes nothing") {
    std::mt19937 random(3);
    for (const NumberSpec& spec : {position, width, base})
        for (int i = 0; i < 1000; ++i) {
            const double value = std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 40) - 34);
            const double taken = allowed(spec, value);
            REQUIRE(taken >= spec.minimum);
            REQUIRE(taken <= spec.maximum);
            REQUIRE(allowed(spec, taken) == taken);
            if (spec.multiple_of > 0) REQUIRE(std::fmod(taken, spec.multiple_of) == 0);
        }
}

TEST_CASE("a number field says its name, value, limits and range") {
    Field field{width, 64};
    field.frame();
    CHECK(!field.changed);
    CHECK(field.node().role == Role::number);
    CHECK(field.node().name == "Width");
    CHECK(field.node().value == "64");
    CHECK(field.node().description == "2 to 1024");
    CHECK(field.node().range == Range{64, 2, 1024});
}

TEST_CASE("a number may be typed as people write it") {
    CHECK(committed(position, 1, "17") == 17);
    CHECK(committed(position, 1, "  17 ") == 17);
    CHECK(committed(position, 1, "1e3") == 1000);
    CHECK(committed(position, 1, "2.0") == 2);
    CHECK(committed(base, 1e4, "12,5") == 12.5);
    CHECK(committed(base, 1e4, "12.5") == 12.5);
    CHECK(committed(base, 1e4, "10^4") == 10000);
    CHECK(committed(base, 1e4, "10⁴") == 10000);
    CHECK(committed(position, 1, "１７") == 17);                        // full-width digits
    CHECK(committed(position, 1, "16\u202F777\u202F216") == 16777216);  // as the table writes it
    CHECK(committed(position, 1, "+5") == 5);
}

TEST_CASE("where any value is allowed, every digit that was typed counts") {
    CHECK(committed(base, 1e4, "500.5") == 500.5);
    CHECK(committed(base, 1e4, "1.00015") == 1.00015);
    CHECK(allowed(base, 12345.678901) == 12345.678901);
}

TEST_CASE("a typed number that is not quite allowed is taken as the nearest that is") {
    CHECK(committed(width, 4, "7") == 8);
    CHECK(committed(position, 1, "2.4") == 2);
}

TEST_CASE("a number out of range stays in the field as typed, with the limits said, and changes nothing") {
    for (const char* typed : {"-1", "−1", "16777217", "1e300"}) {
        CAPTURE(typed);
        Field field{position, 7};
        field.commit(typed);
        CHECK(field.value == 7);
        CHECK(!field.changed);
        CHECK(field.node().invalid);
        CHECK(field.node().value == typed);
        CHECK(field.node().description.find("0 to 16777216") != std::string::npos);
    }
}

TEST_CASE("what cannot be read stays in the field as typed, with a reason") {
    for (const char* typed : {"", "  ", "seven", "1 2", "1;2", "--1", "5px", "\xFF"}) {
        CAPTURE(typed);
        Field field{position, 7};
        field.commit(typed);
        CHECK(field.value == 7);
        CHECK(field.node().invalid);
        CHECK(field.node().value == typed);
        CHECK(!field.node().description.empty());
    }
}

TEST_CASE("a problem stays until it is mended, by typing or by a step") {
    Field field{position, 7};
    field.commit("seven");
    field.frame();
    CHECK(field.node().value == "seven");
    CHECK(field.node().invalid);
    field.commit("8");
    CHECK(field.value == 8);
    CHECK(!field.node().invalid);
    field.commit("nine");
    field.step(1);
    CHECK(field.value == 9);
    CHECK(!field.node().invalid);
}

TEST_CASE("a field with a problem still says the value that holds") {
    Field field{position, 7};
    field.commit("seven");
    CHECK(field.node().range == Range{7, 0, 16777216});
}

TEST_CASE("steps add and take away, and stop at the limits") {
    Field field{width, 8};
    field.step(1);
    CHECK(field.value == 10);
    CHECK(field.changed);
    field.step(10);
    CHECK(field.value == 30);
    field.step(-100);
    CHECK(field.value == 2);
    field.step(-1);
    CHECK(field.value == 2);
    CHECK(!field.changed);
    field.step(1e9);
    CHECK(field.value == 1024);
}

TEST_CASE("an action for another widget changes nothing here, and is gone in the next frame") {
    Field field{position, 7};
    field.headless.act("other", ActionKind::commit, "9");
    field.frame();
    CHECK(field.value == 7);
    CHECK(field.headless.ui.actions.empty());
}

TEST_CASE("the slider reaches both limits and follows the pointer between them") {
    for (const NumberSpec& spec : {position, width, base}) {
        CAPTURE(spec.name);
        Field field{spec, spec.minimum};
        const Pointer pointer(1);
        const float y = place.y + 20 + control_height / 2;
        pointer.move(350, y);
        field.frame();
        pointer.press(true);
        field.frame();
        field.frame();
        const double middle = field.value;
        CHECK(middle > spec.minimum);
        CHECK(middle < spec.maximum);
        pointer.move(2000, y);
        field.frame();
        CHECK(field.value == spec.maximum);
        pointer.move(0, y);
        field.frame();
        CHECK(field.value == spec.minimum);
        pointer.press(false);
        field.frame();
        pointer.move(350, y);
        field.frame();
        CHECK(field.value == spec.minimum);
    }
}

TEST_CASE("pressing the slider asks for focus on the number itself") {
    Field field{width, 8};
    const Pointer pointer(1);
    pointer.move(350, place.y + 20 + control_height / 2);
    field.frame();
    pointer.press(true);
    NodeId asked = 0;
    for (int i = 0; i < 3 && asked == 0; ++i) {
        field.frame();
        asked = field.headless.ui.focus_request;
    }
    CHECK(asked == field.node().id);
    field.frame();
    CHECK(field.headless.ui.focus_request == 0);
    pointer.press(false);
    field.frame();
}

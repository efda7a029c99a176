// What is drawn where, at every size: everything in view, nothing over anything else, every control named.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/headless.h"
#include "panels/table_grid.h"
#include "ui/draw.h"

using namespace pe;
using namespace pe::ui;
using pe::testing::Headless;

namespace {

struct Size {
    float width, scale;
};

constexpr Size sizes[] = {{320, 1}, {320, 3}, {390, 3}, {572, 1.25F}, {572, 2}, {800, 1}, {800, 1.25F}, {1600, 2}};

bool is_control(const Node& node) {
    using enum Role;
    return node.role == button || node.role == toggle || node.role == radio || node.role == number ||
           node.role == text_field || node.role == tab;
}

/// What takes up room of its own: controls, and the lines and boxes between them.
bool takes_room(const Node& node) {
    using enum Role;
    return is_control(node) || node.role == heading || node.role == text || node.role == code || node.role == grid;
}

bool needs_name(const Node& node) {
    return node.role != Role::row;
}

float right(const Bounds& bounds) {
    return bounds.x + bounds.width;
}
float bottom(const Bounds& bounds) {
    return bounds.y + bounds.height;
}

/// By more than the whole units to which bounds are rounded.
bool overlap(const Bounds& a, const Bounds& b) {
    const float width = std::min(right(a), right(b)) - std::max(a.x, b.x);
    const float height = std::min(bottom(a), bottom(b)) - std::max(a.y, b.y);
    return width > 1 && height > 1;
}

void check_names(Headless& headless) {
    std::map<NodeId, std::set<std::string>> names;
    for (const Node& node : headless.tree().nodes()) {
        CAPTURE(name_of(node.role));
        CAPTURE(node.value);
        if (needs_name(node)) CHECK(!node.name.empty());
        CAPTURE(node.name);
        if (is_control(node)) CHECK(names[node.parent].insert(node.name).second);
    }
}

void check_within_canvas(Headless& headless, float width, float height) {
    for (const Node& node : headless.tree().nodes()) {
        CAPTURE(name_of(node.role));
        CAPTURE(node.name);
        CHECK(node.bounds.x >= 0);
        CHECK(node.bounds.y >= 0);
        CHECK(node.bounds.width >= 0);
        CHECK(node.bounds.height >= 0);
        CHECK(right(node.bounds) <= width + 1);
        CHECK(bottom(node.bounds) <= height + 1);
    }
}

void check_apart(Headless& headless) {
    std::vector<const Node*> with_room;
    for (const Node& node : headless.tree().nodes())
        if (takes_room(node)) with_room.push_back(&node);
    for (std::size_t i = 0; i < with_room.size(); ++i)
        for (std::size_t j = i + 1; j < with_room.size(); ++j) {
            CAPTURE(with_room[i]->name);
            CAPTURE(with_room[j]->name);
            CHECK(!overlap(with_room[i]->bounds, with_room[j]->bounds));
        }
}

/// Controls are large enough for a finger or a mouse (WCAG 2.2: 24 by 24 at least).
void check_large_enough(Headless& headless) {
    for (const Node& node : headless.tree().nodes()) {
        if (!is_control(node)) continue;
        CAPTURE(node.name);
        CHECK(node.bounds.width >= 24);
        CHECK(node.bounds.height >= 24);
    }
}

template <typename Check>
void at_every_size(Check check) {
    Headless headless;
    for (const std::string& link : testing::telling_links()) {
        CAPTURE(link);
        headless.workbench.set_link(link);
        for (const auto& [width, scale] : sizes) {
            CAPTURE(width);
            CAPTURE(scale);
            headless.set_width_and_wanted_height(width, scale);
            check(headless, width);
        }
    }
}

}  // namespace

TEST_CASE("every node has a name, and no two controls side by side share one") {
    at_every_size([](Headless& headless, float) { check_names(headless); });
}

TEST_CASE("at the height that is wanted everything lies within the canvas") {
    at_every_size([](Headless& headless, float width) {
        CHECK(std::isfinite(headless.workbench.wanted_height()));
        check_within_canvas(headless, width, headless.workbench.wanted_height());
    });
}

TEST_CASE("the wanted height does not depend on the height given") {
    at_every_size([](Headless& headless, float width) {
        const float wanted = headless.workbench.wanted_height();
        headless.set_size(width, wanted + 500);
        headless.frame();
        CHECK(headless.workbench.wanted_height() == doctest::Approx(wanted).epsilon(0.02));
    });
}

TEST_CASE("controls, lines and boxes do not stand on one another") {
    at_every_size([](Headless& headless, float) { check_apart(headless); });
}

TEST_CASE("every control is large enough to be hit") {
    at_every_size([](Headless& headless, float) { check_large_enough(headless); });
}

TEST_CASE("the names of buttons, options and tabs fit into them") {
    at_every_size([](Headless& headless, float) {
        for (const Node& node : headless.tree().nodes()) {
            if (node.role != Role::button && node.role != Role::radio && node.role != Role::tab) continue;
            CAPTURE(node.name);
            const Face face = node.selected ? Face::semibold : Face::regular;
            CHECK(measure(headless.workbench.ui(), {face, small_size}, node.name).width <= node.bounds.width + 1);
        }
    });
}

TEST_CASE("the value of every cell fits into it") {
    at_every_size([](Headless& headless, float) {
        for (const Node& node : headless.tree().nodes()) {
            if (node.role != Role::cell || node.bounds.width == 0) continue;
            CAPTURE(node.name);
            CHECK(measure(headless.workbench.ui(), {Face::mono, 15}, node.name).width <= node.bounds.width);
        }
    });
}

TEST_CASE("the heads of the table fit into their columns and rows") {
    at_every_size([](Headless& headless, float) {
        const Ui& ui = headless.workbench.ui();
        Choices choices = headless.choices();
        const GridShape shape = panels::table_shape(choices);
        const panels::Lesson lesson = {choices, headless.workbench.derived()};
        const panels::TableGrid grid(lesson, 0, {});
        const ColumnHead head = grid.column_head(choices.width - 1);
        CAPTURE(head.title);
        CAPTURE(head.subtitle);
        CHECK(measure(ui, {Face::semibold, small_size}, head.title).width <= shape.column_width - 4);
        CHECK(measure(ui, {Face::regular, 13}, head.subtitle).width <= shape.column_width - 4);
        const std::string last = grid.row_head(std::min(choices.first_position + 40, max_position));
        CAPTURE(last);
        CHECK(measure(ui, {Face::semibold, small_size}, last).width <= shape.row_head_width);
    });
}

TEST_CASE("a canvas of any other height, too low or too high, is drawn without harm") {
    Headless headless;
    for (const std::string& link : testing::telling_links()) {
        headless.workbench.set_link(link);
        for (const auto& [width, height] : {std::pair{320.0F, 600.0F},
                                            {390.0F, 1100.0F},
                                            {572.0F, 712.0F},
                                            {800.0F, 844.0F},
                                            {1600.0F, 1000.0F},
                                            {1.0F, 1.0F},
                                            {4000.0F, 3000.0F}}) {
            CAPTURE(width);
            headless.set_size(width, height, 1.25F);
            headless.frames(2);
            CHECK(std::isfinite(headless.workbench.wanted_height()));
            CHECK(!headless.tree().nodes().empty());
        }
    }
}

// What is drawn where, at every size: everything in view, nothing over anything else, every control named.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/headless.h"
#include "app/layout_checks.h"
#include "panels/table_grid.h"
#include "ui/draw.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

struct Size {
    float width, scale;
};

constexpr Size sizes[] = {{320, 1}, {320, 3}, {390, 3}, {572, 1.25F}, {572, 2}, {800, 1}, {800, 1.25F}, {1600, 2}};

template <typename Check>
void at_every_size(Check check) {
    Headless headless;
    for (const std::string& link : telling_links()) {
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
    at_every_size([](Headless& headless, float) { check_names(headless.tree()); });
}

TEST_CASE("at the height that is wanted everything lies within the canvas") {
    at_every_size([](Headless& headless, float width) {
        CHECK(std::isfinite(headless.workbench.wanted_height()));
        check_within_canvas(headless.tree(), width, headless.workbench.wanted_height());
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
    at_every_size([](Headless& headless, float) { check_apart(headless.tree()); });
}

TEST_CASE("every control is large enough to be hit") {
    at_every_size([](Headless& headless, float) { check_large_enough(headless.tree()); });
}

TEST_CASE("the names of buttons, options and tabs fit into them") {
    at_every_size([](Headless& headless, float) { check_names_fit(headless.workbench.ui()); });
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
    for (const std::string& link : telling_links()) {
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

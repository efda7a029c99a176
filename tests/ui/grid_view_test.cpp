#include <doctest/doctest.h>

#include <random>
#include <string>

#include "ui/grid.h"

using namespace pe::ui;

namespace {

/// With the sizes of the encoding table.
GridShape shape_of(int rows, int columns) {
    GridShape shape;
    shape.row_count = rows;
    shape.column_count = columns;
    shape.row_height = 30;
    shape.head_height = 46;
    shape.row_head_width = 64;
    shape.column_width = 84;
    return shape;
}

const GridShape large = shape_of(1000, 100);
constexpr GridExtent ten_by_four = {10, 4};

bool selected_is_in_view(const GridExtent& extent, const GridView& view) {
    return view.row >= view.first_row && view.row < view.first_row + extent.rows && view.column >= view.first_column &&
           view.column < view.first_column + extent.columns;
}

bool within_grid(const GridShape& shape, const GridExtent& extent, const GridView& view) {
    return view.row >= 0 && view.row < shape.row_count && view.column >= 0 && view.column < shape.column_count &&
           view.first_row >= 0 && view.first_row + extent.rows <= shape.row_count && view.first_column >= 0 &&
           view.first_column + extent.columns <= shape.column_count;
}

GridView after(std::string_view key, GridView view) {
    CHECK(move_by_key(key, large, ten_by_four, view));
    return view;
}

}  // namespace

TEST_CASE("as many rows and columns are in view as fit whole beside heads and scroll bars") {
    const Bounds bounds = {0, 0, 64 + 4 * 84 + 14, 46 + 10 * 30 + 14};
    CHECK(grid_extent(large, bounds).rows == 10);
    CHECK(grid_extent(large, bounds).columns == 4);
    CHECK(grid_extent(large, {5, 5, bounds.width - 1, bounds.height - 1}).rows == 9);
    CHECK(grid_extent(large, {5, 5, bounds.width - 1, bounds.height - 1}).columns == 3);
}

TEST_CASE("one row and one column are in view of the smallest grid, and never more than there are") {
    CHECK(grid_extent(large, {0, 0, 10, 10}).rows == 1);
    CHECK(grid_extent(large, {0, 0, 10, 10}).columns == 1);
    CHECK(grid_extent(large, {0, 0, -10, -10}).rows == 1);
    const GridShape small = shape_of(3, 2);
    CHECK(grid_extent(small, {0, 0, 2000, 2000}).rows == 3);
    CHECK(grid_extent(small, {0, 0, 2000, 2000}).columns == 2);
}

TEST_CASE("a selected cell in view moves nothing") {
    GridView view = {25, 7, 20, 5};
    show_selected(large, ten_by_four, view);
    CHECK(view == GridView{25, 7, 20, 5});
}

TEST_CASE("a selected cell out of view comes to the nearest edge") {
    GridView below = {40, 20, 20, 5};
    show_selected(large, ten_by_four, below);
    CHECK(below == GridView{40, 20, 31, 17});
    GridView above = {3, 1, 20, 5};
    show_selected(large, ten_by_four, above);
    CHECK(above == GridView{3, 1, 3, 1});
}

TEST_CASE("a selection beyond the grid is taken as its last cell") {
    GridView view = {5000, 500, 0, 0};
    show_selected(large, ten_by_four, view);
    CHECK(view == GridView{999, 99, 990, 96});
}

TEST_CASE("arrows move by one cell") {
    const GridView start = {25, 7, 20, 5};
    CHECK(after("ArrowUp", start) == GridView{24, 7, 20, 5});
    CHECK(after("ArrowDown", start) == GridView{26, 7, 20, 5});
    CHECK(after("ArrowLeft", start) == GridView{25, 6, 20, 5});
    CHECK(after("ArrowRight", start) == GridView{25, 8, 20, 5});
}

TEST_CASE("page keys move by as many rows as are in view") {
    const GridView start = {25, 7, 20, 5};
    CHECK(after("PageDown", start) == GridView{35, 7, 26, 5});
    CHECK(after("PageUp", start) == GridView{15, 7, 15, 5});
}

TEST_CASE("Home and End go to the ends of the row, with Control to those of the grid") {
    const GridView start = {25, 7, 20, 5};
    CHECK(after("Home", start) == GridView{25, 0, 20, 0});
    CHECK(after("End", start) == GridView{25, 99, 20, 96});
    CHECK(after("Control+Home", start) == GridView{0, 0, 0, 0});
    CHECK(after("Control+End", start) == GridView{999, 99, 990, 96});
}

TEST_CASE("no key leads out of the grid") {
    CHECK(after("ArrowUp", {0, 0, 0, 0}) == GridView{0, 0, 0, 0});
    CHECK(after("ArrowLeft", {0, 0, 0, 0}) == GridView{0, 0, 0, 0});
    CHECK(after("PageUp", {3, 0, 0, 0}) == GridView{0, 0, 0, 0});
    const GridView end = {999, 99, 990, 96};
    for (const char* key : {"ArrowDown", "ArrowRight", "PageDown", "End", "Control+End"}) CHECK(after(key, end) == end);
}

TEST_CASE("a key brings back into view what was scrolled away") {
    CHECK(after("ArrowDown", {25, 7, 700, 50}) == GridView{26, 7, 26, 7});
}

TEST_CASE("other keys mean nothing to a grid") {
    GridView view = {25, 7, 20, 5};
    for (const char* key : {"", "a", "Tab", "Escape", "Control+ArrowUp", "arrowup", "Enter"})
        CHECK(!move_by_key(key, large, ten_by_four, view));
    CHECK(view == GridView{25, 7, 20, 5});
}

TEST_CASE("whatever keys come, the selected cell is in the grid and in view") {
    const std::string keys[] = {"ArrowUp",  "ArrowDown", "ArrowLeft", "ArrowRight",  "PageUp",
                                "PageDown", "Home",      "End",       "Control+End", "Control+Home"};
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        const GridShape shape = shape_of(1 + static_cast<int>(random() % (1U << (random() % 25))),
                                         1 + static_cast<int>(random() % (1U << (random() % 11))));
        const GridExtent extent =
            grid_extent(shape, {0, 0, static_cast<float>(random() % 1500), static_cast<float>(random() % 1000)});
        GridView view = {static_cast<int>(random() % static_cast<unsigned>(shape.row_count)),
                         static_cast<int>(random() % static_cast<unsigned>(shape.column_count)), 0, 0};
        for (int step = 0; step < 50; ++step) {
            const std::string& key = keys[random() % std::size(keys)];
            CAPTURE(key);
            REQUIRE(move_by_key(key, shape, extent, view));
            REQUIRE(within_grid(shape, extent, view));
            REQUIRE(selected_is_in_view(extent, view));
        }
    }
}

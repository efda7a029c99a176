// How a heat map's view moves.
#include <doctest/doctest.h>

#include <random>
#include <string>

#include "ui/heat_map.h"

using namespace pe;
using namespace pe::ui;

namespace {

HeatMapShape map_of(int rows, int columns) {
    return {.encoding = {.width = columns}, .rows = rows, .row_axis = "t", .column_axis = "Position"};
}

double row_at(const HeatMapShape& shape, const HeatMapView& view, double part) {
    const MapWindow window = window_of(shape, view);
    return window.first_row + part * window.rows;
}

bool in_view(const HeatMapShape& shape, const HeatMapView& view) {
    const MapWindow window = window_of(shape, view);
    constexpr double rounding = 1e-3;
    return view.row >= window.first_row - rounding && view.row + 1 <= window.first_row + window.rows + rounding &&
           view.column >= window.first_column - rounding &&
           view.column + 1 <= window.first_column + window.columns + rounding;
}

}  // namespace

TEST_CASE("at zoom 1 the whole map is in view, at the most zoom eight rows or columns") {
    const HeatMapShape shape = map_of(4096, 1024);
    HeatMapView view;
    CHECK(window_of(shape, view).rows == 4096);
    CHECK(window_of(shape, view).columns == 1024);
    zoom_map(shape, 1e9, 0.5, 0.5, view);
    CHECK(view.zoom == most_zoom(shape));
    CHECK(window_of(shape, view).rows == 8);
    CHECK(window_of(shape, view).columns == 8);
}

TEST_CASE("a map with four columns always shows them all") {
    const HeatMapShape shape = map_of(128, 4);
    HeatMapView view;
    zoom_map(shape, 16, 0, 1, view);
    CHECK(window_of(shape, view).columns == 4);
    CHECK(window_of(shape, view).rows == 8);
    CHECK(view.first_column == 0);
}

TEST_CASE("zooming keeps what lies under the pointer there") {
    const HeatMapShape shape = map_of(1000, 512);
    HeatMapView view;
    for (const double part : {0.2, 0.5, 0.9}) {
        zoom_map(shape, 4, 0.5, 0.5, view);
        const double before = row_at(shape, view, part);
        zoom_map(shape, 1.5, part, part, view);
        CHECK(row_at(shape, view, part) == doctest::Approx(before).epsilon(0.001));
    }
}

TEST_CASE("zooming in and out again leaves the whole map") {
    const HeatMapShape shape = map_of(128, 64);
    HeatMapView view{.row = 100, .column = 60};
    for (int i = 0; i < 6; ++i) move_map_by_key("+", shape, view);
    CHECK(view.zoom == most_zoom(shape));
    CHECK(in_view(shape, view));
    for (int i = 0; i < 6; ++i) move_map_by_key("-", shape, view);
    CHECK(view == HeatMapView{.row = 100, .column = 60});
}

TEST_CASE("keys move the cross-hair by one, by pages and to the ends, and never beyond them") {
    const HeatMapShape shape = map_of(128, 64);
    HeatMapView view{.row = 1, .column = 1};
    const auto press = [&](std::string_view key) { move_map_by_key(key, shape, view); };
    press("ArrowUp");
    press("ArrowUp");
    CHECK(view.row == 0);
    press("PageDown");
    CHECK(view.row == 16);
    press("End");
    CHECK(view.column == 63);
    press("ArrowRight");
    CHECK(view.column == 63);
    press("Control+End");
    CHECK(view.row == 127);
    press("ArrowDown");
    CHECK(view.row == 127);
    press("Home");
    CHECK(view.column == 0);
    press("Control+Home");
    CHECK(view.row == 0);
    press("Tab");
    CHECK(view == HeatMapView{});
}

TEST_CASE("a cross-hair beyond the map comes back to its last row with the first key") {
    const HeatMapShape shape = map_of(128, 64);
    for (const char* key : {"ArrowUp", "ArrowDown", "ArrowRight"}) {
        HeatMapView view{.row = 1'000'000};
        move_map_by_key(key, shape, view);
        CHECK(view.row == 127);
    }
}

TEST_CASE("whatever is done, the window stays within the map and keys keep the cross-hair in view") {
    std::mt19937 random(4);
    constexpr const char* keys[] = {"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp",       "PageDown",
                                    "Home",    "End",       "+",         "-",          "Control+Home", "Control+End"};
    for (int map = 0; map < 40; ++map) {
        const HeatMapShape shape =
            map_of(16 + static_cast<int>(random() % 4081), 2 + 2 * static_cast<int>(random() % 512));
        HeatMapView view;
        for (int step = 0; step < 60; ++step) {
            const bool by_key = random() % 3 != 0;
            const auto part = [&] { return static_cast<double>(random() % 101) / 100; };
            if (by_key)
                move_map_by_key(keys[random() % std::size(keys)], shape, view);
            else
                zoom_map(shape, 0.25 + 4 * part(), part(), part(), view);
            const MapWindow window = window_of(shape, view);
            constexpr double rounding = 1e-3;
            CHECK(window.first_row >= 0);
            CHECK(window.first_column >= 0);
            CHECK(window.first_row + window.rows <= shape.rows + rounding);
            CHECK(window.first_column + window.columns <= shape.encoding.width + rounding);
            if (by_key) CHECK(in_view(shape, view));
        }
    }
}

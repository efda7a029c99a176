// The heat map in the workbench: what it shows is what the core computes, and every way to move it works.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/lab.h"
#include "core/shift.h"
#include "ui/draw.h"
#include "ui/gpu_picture.h"
#include "ui/heat_picture.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

/// Takes what would go to the GPU.
class Taken : public PictureDrawer {
  public:
    void draw_heat_map(const HeatPicture& picture, const PixelBox& place, const PixelBox&) override {
        pictures.push_back(picture);
        places.push_back(place);
    }

    std::vector<HeatPicture> pictures;
    std::vector<PixelBox> places;
};

class HeatMap : public Lab {
  public:
    explicit HeatMap(std::string_view options = "", Fields fields = Fields::of_host) : Lab("heatmap", fields) {
        set_size(800, 1100);
        open(options);
    }

    const Node& map() { return node(Role::grid, "Heat map"); }

    Node selected() {
        const std::vector<Node> all = cells();
        const auto found = std::ranges::find_if(all, &Node::selected);
        REQUIRE(found != all.end());
        return *found;
    }

    void press_key(std::string_view key) { act(map(), ActionKind::key, std::string(key)); }

    /// What the next frame hands to the GPU.
    Taken taken() {
        Taken drawer;
        workbench.ui().drawer = &drawer;
        frame();
        for (const PictureRequest& request : workbench.ui().pictures) request.draw({});
        workbench.ui().drawer = nullptr;
        return drawer;
    }

    void drag(float from_x, float from_y, float x, float y) {
        pointer.move(from_x, from_y);
        frames(2);
        pointer.press(true);
        frames(2);
        for (int step = 1; step <= 10; ++step) {
            const float part = static_cast<float>(step) / 10;
            pointer.move(from_x + x * part, from_y + y * part);
            frame();
        }
        pointer.press(false);
        frames(2);
    }
};

Encoding encoding_in(HeatMap& map) {
    return encoding_of(map.choices());
}

std::string shown(HeatMap& map, int position, int column) {
    return fixed(encoding_at(encoding_in(map), position, column), map.choices().decimals, Glyphs::typographic);
}

}  // namespace

// --- What it shows ---------------------------------------------------------------------------------------------------

TEST_CASE("the cross-hair reads the core's value, with its pair, wave and wavelength") {
    for (const char* options :
         {"", "d=64&t=17&column=9", "d=512&rows=4096&t=4095&column=511", "d=64&layout=concatenated&t=5&column=40",
          "d=64&layout=tensor2tensor&t=100&column=33&decimals=9", "d=1024&base=1e9&t=3&column=1023"}) {
        CAPTURE(options);
        HeatMap map(options);
        const Choices& choices = map.choices();
        CHECK(map.find(Role::text, "PE(" + grouped(choices.position) + ", " + std::to_string(choices.column) +
                                       ") = " + shown(map, choices.position, choices.column)) != nullptr);
        const Column kind = column_at(encoding_in(map), choices.column);
        CHECK(map.says((kind.wave == Wave::sine ? "Sine" : "Cosine") + std::string(" of pair ") +
                       std::to_string(kind.pair_index)));
        CHECK(map.says("Wavelength " + significant(wavelength(encoding_in(map), kind.pair_index), 4)));
        CHECK(map.selected().name == shown(map, choices.position, choices.column));
        CHECK(map.selected().place == GridPlace{choices.position + 2, choices.column + 2});
    }
}

TEST_CASE("the cells beside the cross-hair have the core's values, and there are none beyond the map") {
    HeatMap map("d=64&t=20&column=10");
    CHECK(map.cells().size() == 9);
    for (const char* options : {"d=64&t=20&column=10", "d=64&t=0&column=0", "d=64&t=127&column=63"}) {
        map.set_link("panel=heatmap&" + std::string(options));
        for (const Node& cell : map.cells())
            CHECK(cell.name == shown(map, cell.place->row - 2, cell.place->column - 2));
    }
    CHECK(map.cells().size() == 4);
    CHECK(map.map().place == GridPlace{129, 65});
}

TEST_CASE("one picture goes to the GPU: the choices' encoding, in the palette's colours, where the map stands") {
    HeatMap map("d=64&rows=256&layout=concatenated&base=500");
    const Taken taken = map.taken();
    REQUIRE(taken.pictures.size() == 1);
    const HeatPicture& picture = taken.pictures[0];
    CHECK(picture.encoding == Encoding{.width = 64, .base = 500, .layout = Layout::concatenated});
    CHECK(picture.rows == 256);
    CHECK(picture.window.rows == 256);
    CHECK(picture.window.columns == 64);
    const Palette& palette = map.workbench.ui().palette;
    CHECK(picture.negative == diverging(palette, palette.panel, -1));
    CHECK(picture.zero == diverging(palette, palette.panel, 0));
    CHECK(picture.positive == diverging(palette, palette.panel, 1));
    const Bounds bounds = map.map().bounds;
    CHECK(taken.places[0].x == static_cast<int>(bounds.x));
    CHECK(std::abs(taken.places[0].width - static_cast<int>(bounds.width)) <= 1);
    CHECK(std::abs(taken.places[0].height - static_cast<int>(bounds.height)) <= 1);
    CHECK(std::abs(taken.places[0].y - static_cast<int>(1100 - bounds.y - bounds.height)) <= 1);
}

TEST_CASE("another layout shows the same numbers, rearranged") {
    HeatMap map("d=64&t=9&column=1");
    const std::string cosine = map.selected().name;
    map.activate(Role::radio, "Concatenated");
    CHECK(map.taken().pictures[0].encoding.layout == Layout::concatenated);
    CHECK(map.selected().name != cosine);
    map.commit("Column", "32");
    CHECK(map.selected().name == cosine);
}

TEST_CASE("a position beyond the map is still read, said to be beyond, and a key comes back into the map") {
    HeatMap map("d=64&rows=128&t=100000&column=3");
    CHECK(map.says("PE(100\u202f000, 3) = " + shown(map, 100'000, 3)));
    CHECK(map.says("Position 100\u202f000 lies below this map, which ends at 127."));
    CHECK(map.selected().name == shown(map, 100'000, 3));
    CHECK(map.selected().place == GridPlace{100'002, 5});
    CHECK(map.map().place->row >= 100'002);
    map.press_key("ArrowUp");
    CHECK(map.choices().position == 127);
    CHECK(!map.says("lies below this map"));
}

TEST_CASE("the trained length names the pairs that have not come round, as many as the core counts") {
    HeatMap map("d=512&rows=1024&length=512");
    CHECK(map.says("Trained on 512 positions: 133 of 256 pairs (pairs 123 to 255) have not come round once."));
    for (const int length : {1, 6, 7, 100, 5000}) {
        map.commit("Trained length, 0: none", std::to_string(length));
        const int unfinished = unfinished_pairs(encoding_in(map), length);
        CHECK(map.says(unfinished == 256 ? std::string("none of the 256 pairs")
                                         : std::to_string(unfinished) + " of 256 pairs"));
    }
    map.commit("Trained length, 0: none", "100000");
    CHECK(map.says("every pair has come round at least once"));
    map.commit("Trained length, 0: none", "0");
    CHECK(!map.says("Trained on"));
}

// --- Moving it -------------------------------------------------------------------------------------------------------

TEST_CASE("keys move the cross-hair, and the link carries it") {
    HeatMap map("d=64");
    map.press_key("ArrowDown");
    map.press_key("ArrowRight");
    map.press_key("PageDown");
    CHECK(map.workbench.link() == "panel=heatmap&d=64&t=18&column=1");
    map.press_key("End");
    CHECK(map.choices().column == 63);
    CHECK(map.selected().name == shown(map, 18, 63));
}

TEST_CASE("keys and buttons zoom where the cross-hair is, and the whole map comes back") {
    HeatMap map("d=64&t=100&column=60");
    map.press_key("+");
    CHECK(map.choices().map_zoom == 2);
    map.activate(Role::button, "Zoom in");
    CHECK(map.choices().map_zoom == 4);
    const MapWindow window = map.taken().pictures[0].window;
    CHECK(window.rows == 32);
    CHECK(window.first_row <= 100);
    CHECK(window.first_row + window.rows >= 101);
    CHECK(map.selected().bounds.height > 0);
    map.activate(Role::button, "Zoom out");
    map.press_key("-");
    CHECK(map.choices().map_zoom == 1);
    map.activate(Role::button, "Zoom in");
    map.activate(Role::button, "Whole map");
    CHECK(map.workbench.link() == "panel=heatmap&d=64&t=100&column=60");
}

TEST_CASE("a click selects the cell under the pointer, in the whole map and in a part of it") {
    for (const char* zoom : {"1", "4", "16"}) {
        CAPTURE(zoom);
        HeatMap map("d=64&map-zoom=" + std::string(zoom) + "&map-position=40&map-column=20");
        const MapWindow window = map.taken().pictures[0].window;
        const Bounds bounds = map.map().bounds;
        for (const double part : {0.02, 0.3, 0.77, 0.98}) {
            const int row = static_cast<int>(window.first_row + part * window.rows);
            const int column = static_cast<int>(window.first_column + part * window.columns);
            const double down = std::clamp((row + 0.5 - window.first_row) / window.rows, 0.005, 0.995);
            const double along = std::clamp((column + 0.5 - window.first_column) / window.columns, 0.005, 0.995);
            map.click(bounds.x + bounds.width * static_cast<float>(along),
                      bounds.y + bounds.height * static_cast<float>(down));
            CHECK(map.choices().position == row);
            CHECK(map.choices().column == column);
        }
        CHECK(map.taken().pictures[0].window.first_row == window.first_row);
    }
}

TEST_CASE("a drag moves a part of the map along, and selects nothing") {
    HeatMap map("d=64&t=50&column=30&map-zoom=4&map-position=40&map-column=20");
    const Bounds bounds = map.map().bounds;
    map.drag(bounds.x + 300, bounds.y + 200, -bounds.width / 4, -bounds.height / 4);
    CHECK(map.choices().map_position == doctest::Approx(48).epsilon(0.02));
    CHECK(map.choices().map_column == doctest::Approx(24).epsilon(0.02));
    CHECK(map.choices().position == 50);
    CHECK(map.choices().column == 30);
}

TEST_CASE("a drag over the whole map takes the cross-hair along; a finger's does not") {
    HeatMap map("d=64");
    const Bounds bounds = map.map().bounds;
    map.drag(bounds.x + 10, bounds.y + 10, bounds.width / 2, bounds.height / 2);
    CHECK(map.choices().position > 60);
    CHECK(map.choices().column > 30);
    const int before = map.choices().position;
    map.pointer = Pointer(1, true);
    map.drag(bounds.x + 10, bounds.y + 10, 100, 100);
    CHECK(map.choices().position == before);
    map.click(bounds.x + bounds.width / 2, bounds.y + 10);
    CHECK(map.choices().position < 10);
}

TEST_CASE("the wheel zooms, and the cell under the pointer stays under it") {
    HeatMap map("d=64");
    const Bounds bounds = map.map().bounds;
    map.pointer.move(bounds.x + bounds.width * 0.75F, bounds.y + bounds.height * 0.25F);
    map.frames(2);
    for (int i = 0; i < 5; ++i) {
        map.pointer.wheel(0, -3);
        map.frame();
    }
    CHECK(map.choices().map_zoom == doctest::Approx(8).epsilon(0.01));
    const MapWindow window = map.taken().pictures[0].window;
    CHECK(window.first_row + 0.25 * window.rows == doctest::Approx(32).epsilon(0.01));
    CHECK(window.first_column + 0.75 * window.columns == doctest::Approx(48).epsilon(0.01));
    CHECK(map.map().range == Range{map.choices().map_zoom, 1, 16});
}

TEST_CASE("a link with a zoom shows the selected cell, one that names the view shows that") {
    HeatMap map("d=64&t=100&column=60&map-zoom=8");
    CHECK(map.selected().bounds.height > 0);
    CHECK(map.choices().map_position > 80);
    map.set_link("panel=heatmap&d=64&t=100&column=60&map-zoom=8&map-position=4");
    CHECK(map.choices().map_position == 4);
    CHECK(map.selected().bounds.height == 0);
}

TEST_CASE("each preset shows what its name says, and resetting brings the first view back") {
    HeatMap map("base=77&layout=concatenated&t=9");
    map.activate(Role::button, "4096 × 1024");
    CHECK(map.workbench.link() == "panel=heatmap&d=1024&rows=4096");
    map.activate(Role::button, "Past training");
    CHECK(map.workbench.link() == "panel=heatmap&d=512&rows=1024&length=512");
    map.activate(Role::button, "Reset");
    CHECK(map.workbench.link() == "panel=heatmap");
}

TEST_CASE("the whole state of the heat map comes back from its link") {
    HeatMap map("d=64&t=50&column=30&rows=300&map-zoom=4.25&map-position=40.5&map-column=20.125&length=99");
    const std::string link = map.workbench.link();
    const Choices choices = map.choices();
    HeatMap again;
    again.set_link(link);
    CHECK(again.choices() == choices);
    CHECK(again.workbench.link() == link);
}

TEST_CASE("without input the heat map asks for nothing and changes nothing") {
    for (const char* options : {"", "d=512&rows=4096&length=512&map-zoom=7.77", "t=1000000"}) {
        HeatMap map(options);
        check_quiet(map);
    }
}

TEST_CASE("everything of the heat map is in its place at every width") {
    for (const char* options :
         {"", "d=64", "d=1024&rows=4096&length=4096&t=4095&column=1023&decimals=15", "d=2&t=16777216&length=1",
          "d=512&map-zoom=64&t=60&column=9&length=64", "d=512&layout=concatenated&length=100&map-zoom=3"}) {
        CAPTURE(options);
        HeatMap map(options);
        for (const float width : {320.0F, 390.0F, 560.0F, 598.0F, 640.0F, 700.0F, 1100.0F}) {
            check_places(map, width);
        }
    }
}

TEST_CASE("the heat map works without a host as well") {
    HeatMap map("d=64", Fields::native);
    map.press_key("ArrowDown");
    CHECK(map.choices().position == 2);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Equal, true);
    map.frames(2);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Equal, false);
    map.frames(2);
    CHECK(map.choices().map_zoom == 2);
}

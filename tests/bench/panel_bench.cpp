// What one frame costs the processor, panels without window and GPU: of the encoding table, at its start and far down;
// of the heat map, small and as large as it can be.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "../ui/headless.h"
#include "app/workbench.h"

namespace {

constexpr int frames_each = 301;

double seconds_of(const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median_of(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void frame(pe::Workbench& workbench) {
    workbench.frame(1.0 / 60);
    pe::testing::answer_texture_requests();
}

constexpr float scale = 2;
const pe::testing::Pointer pointer(scale);

/// Turns the wheel by one row and draws, so that every frame has rows to compute.
void scroll_and_draw(pe::Workbench& workbench, bool down) {
    const int before = workbench.choices().first_position;
    pointer.wheel(0, down ? 1.0F : -1.0F);
    frame(workbench);
    if (workbench.choices().first_position == before) std::puts("the wheel did not scroll");
}

struct Medians {
    double still = 0, scrolling = 0;  ///< seconds
};

void place(pe::Workbench& workbench, int width, int position) {
    const std::string at = std::to_string(position);
    workbench.set_link("d=" + std::to_string(width) + "&t=" + at + "&first=" + at);
    frame(workbench);
    const pe::ui::Bounds table =
        pe::testing::find_node(workbench.ui().tree, pe::ui::Role::grid, "Encoding table")->bounds;
    pointer.move(table.x + table.width / 2, table.y + table.height / 2);
    for (int i = 0; i < 4; ++i) frame(workbench);
}

/// The positions take turns, so that all meet the same machine.
std::vector<Medians> measure(pe::Workbench& workbench, int width, const std::vector<int>& positions) {
    constexpr int turns = 7;
    std::vector<std::vector<double>> still(positions.size()), scrolling(positions.size());
    for (int turn = 0; turn < turns; ++turn)
        for (std::size_t i = 0; i < positions.size(); ++i) {
            place(workbench, width, positions[i]);
            for (int count = 0; count < frames_each / turns; ++count) {
                still[i].push_back(seconds_of([&] { frame(workbench); }));
                scrolling[i].push_back(seconds_of([&] { scroll_and_draw(workbench, count % 2 == 0); }));
            }
        }
    std::vector<Medians> medians;
    for (std::size_t i = 0; i < positions.size(); ++i)
        medians.push_back({median_of(still[i]), median_of(scrolling[i])});
    return medians;
}

/// Moves the cross-hair by a row and draws.
void step_and_draw(pe::Workbench& workbench, bool down) {
    const pe::ui::NodeId map = pe::testing::find_node(workbench.ui().tree, pe::ui::Role::grid, "Heat map")->id;
    const int before = workbench.choices().position;
    workbench.act({map, pe::ui::ActionKind::key, 0, down ? "ArrowDown" : "ArrowUp"});
    frame(workbench);
    if (workbench.choices().position == before) std::puts("the cross-hair did not move");
}

struct MapSize {
    int rows, columns;
};

/// The sizes take turns, too.
std::vector<Medians> measure_maps(pe::Workbench& workbench, const std::vector<MapSize>& sizes) {
    constexpr int turns = 7;
    std::vector<std::vector<double>> still(sizes.size()), moving(sizes.size());
    for (int turn = 0; turn < turns; ++turn)
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            workbench.set_link("panel=heatmap&d=" + std::to_string(sizes[i].columns) +
                               "&rows=" + std::to_string(sizes[i].rows) + "&t=20&column=20&length=50");
            for (int count = 0; count < 4; ++count) frame(workbench);
            for (int count = 0; count < frames_each / turns; ++count) {
                still[i].push_back(seconds_of([&] { frame(workbench); }));
                moving[i].push_back(seconds_of([&] { step_and_draw(workbench, count % 2 == 0); }));
            }
        }
    std::vector<Medians> medians;
    for (std::size_t i = 0; i < sizes.size(); ++i) medians.push_back({median_of(still[i]), median_of(moving[i])});
    return medians;
}

}  // namespace

int main() {
    pe::Workbench workbench(
        {pe::testing::font_file("ui-regular"), pe::testing::font_file("ui-semibold"), pe::testing::font_file("mono")});
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    workbench.set_size(800, 1000, scale);

    std::printf("\none frame of the encoding table, processor time: medians of %d\n", frames_each);
    std::printf("%8s %10s %11s %11s %18s\n", "width", "position", "still ms", "scroll ms", "scroll, to first");
    const std::vector<int> positions = {100, 10'000, 10'000'000};
    for (const int width : {8, 64, 512}) {
        const std::vector<Medians> medians = measure(workbench, width, positions);
        for (std::size_t i = 0; i < positions.size(); ++i)
            std::printf("%8d %10d %11.3f %11.3f %18.2f\n", width, positions[i], medians[i].still * 1e3,
                        medians[i].scrolling * 1e3, medians[i].scrolling / medians[0].scrolling);
    }

    workbench.set_code("labs", "");
    std::printf("\none frame of the heat map, processor time: medians of %d\n", frames_each);
    std::printf("%8s %8s %11s %11s %16s\n", "rows", "columns", "still ms", "moving ms", "moving, to first");
    const std::vector<MapSize> sizes = {{64, 64}, {512, 512}, {4096, 1024}};
    const std::vector<Medians> maps = measure_maps(workbench, sizes);
    for (std::size_t i = 0; i < sizes.size(); ++i)
        std::printf("%8d %8d %11.3f %11.3f %16.2f\n", sizes[i].rows, sizes[i].columns, maps[i].still * 1e3,
                    maps[i].scrolling * 1e3, maps[i].scrolling / maps[0].scrolling);
}

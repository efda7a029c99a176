// The row at the cursor, and the positions around it as bits beside waves.
#include <algorithm>
#include <string>
#include <utility>

#include "content/wave_words.h"
#include "core/format.h"
#include "panels/wave_parts.h"
#include "panels/wave_text.h"
#include "ui/draw.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float cell_height = 46;
constexpr float cell_gap = 4;
constexpr float mono_size = 15;
constexpr float digit_width = 9;
constexpr float wide = 560;  ///< from this width on bits and waves stand side by side
constexpr float row_height = 20;
constexpr float head_height = 22;
constexpr float row_head_width = 84;
constexpr float widest_cell = 26;
constexpr float between = 28;
constexpr int rows_shown = 16;

/// One entry of the row.
struct Entry {
    int column;
    std::string wave;
    double value;
};

std::vector<Entry> entries_of(const Encoding& encoding, const WaveLab& lab) {
    std::vector<Entry> entries;
    for (int column = 0; column < encoding.width; ++column) {
        const Column kind = column_at(encoding, column);
        for (const ShownWave& wave : lab.waves()) {
            if (wave.pair_index != kind.pair_index) continue;
            const bool cosine = kind.wave == Wave::cosine;
            entries.push_back({column, cosine ? "cosine" : "sine", cosine ? wave.hand.cosine : wave.hand.sine});
        }
    }
    return entries;
}

/// A block of cells beside or below another.
struct Block {
    ui::Bounds area;
    int columns;

    float cell_width() const { return std::min(widest_cell, area.width / static_cast<float>(columns)); }
    ui::Bounds cell(int row, int column) const {
        return {area.x + static_cast<float>(column) * cell_width(),
                area.y + head_height + static_cast<float>(row) * row_height, cell_width() - 1, row_height - 1};
    }
};

constexpr float block_height = head_height + rows_shown * row_height;

void draw_row_heads(const ui::Ui& ui, const ui::Bounds& area, int first, int selected) {
    ui::draw_line(ui, {area.x, area.y, row_head_width - 10, head_height},
                  {ui::Face::semibold, 13, ui.palette.muted, ui::Align::right}, "t");
    for (int row = 0; row < rows_shown; ++row) {
        const bool here = first + row == selected;
        const ui::Bounds place = {area.x, area.y + head_height + static_cast<float>(row) * row_height,
                                  row_head_width - 10, row_height};
        if (here) ui::fill(ui, {place.x + 4, place.y, row_head_width - 8, row_height - 1}, ui.palette.accent_soft, 3);
        ui::draw_line(ui, place,
                      {here ? ui::Face::semibold : ui::Face::regular, 13, here ? ui.palette.text : ui.palette.muted,
                       ui::Align::right},
                      grouped(first + row));
    }
}

void draw_bits(const ui::Ui& ui, const Block& block, int first) {
    for (int row = 0; row < rows_shown; ++row)
        for (int bit = 0; bit < block.columns; ++bit) {
            const bool on = ((first + row) >> bit & 1) == 1;
            const ui::Bounds place = block.cell(row, bit);
            ui::fill(ui, place, ui::diverging(ui.palette, ui.palette.panel, on ? 1 : -1));
            ui::draw_line(ui, place, {ui::Face::mono, 13, ui.palette.text, ui::Align::center}, on ? "1" : "0");
        }
}

void draw_waves(const ui::Ui& ui, const Block& block, const Encoding& encoding, const WaveLab& lab, int first) {
    for (int row = 0; row < rows_shown; ++row) {
        int column = 0;
        for (const ShownWave& wave : lab.waves()) {
            const ClockHand hand = clock_hand(encoding, wave.pair_index, first + row);
            for (const double value : {hand.sine, hand.cosine})
                ui::fill(ui, block.cell(row, column++), ui::diverging(ui.palette, ui.palette.panel, value));
        }
    }
}

}  // namespace

float wave_row(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const int decimals = view.choices.decimals;
    const std::vector<Entry> entries = entries_of(view.derived.encoding(), view.labs.waves);
    const float least = std::max(72.0F, static_cast<float>(decimals + 4) * digit_width);
    const int fitting = std::max(1, static_cast<int>((area.width + cell_gap) / (least + cell_gap)));
    const int lines = (static_cast<int>(entries.size()) + fitting - 1) / fitting;
    const int per_line = (static_cast<int>(entries.size()) + lines - 1) / lines;
    const float width = std::min(120.0F, (area.width + cell_gap) / static_cast<float>(per_line) - cell_gap);
    const ui::Palette& palette = ui.palette;
    int index = 0;
    for (const auto& [column, wave, value] : entries) {
        const ui::Bounds place = {area.x + static_cast<float>(index % per_line) * (width + cell_gap),
                                  area.y + static_cast<float>(index / per_line) * (cell_height + cell_gap), width,
                                  cell_height};
        ++index;
        const std::string text = fixed(value, decimals, Glyphs::typographic);
        ui.tree.add(ui.id("entry " + std::to_string(column)), ui::Role::text,
                    "Column " + std::to_string(column) + ", " + wave + ": " + text, place);
        ui::draw_line(ui, {place.x, place.y, width, 18}, {ui::Face::regular, 13, palette.muted, ui::Align::center},
                      std::to_string(column) + " · " + (wave == "sine" ? "sin" : "cos"));
        const ui::Bounds cell = {place.x, place.y + 18, width, cell_height - 18};
        ui::fill(ui, cell, ui::diverging(palette, palette.panel, value), 3);
        ui::outline(ui, cell, palette.line, 3);
        ui::draw_line(ui, cell, {ui::Face::mono, mono_size, palette.text, ui::Align::center}, text);
    }
    return static_cast<float>(lines) * (cell_height + cell_gap) - cell_gap;
}

float wave_counter(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const WaveLab& lab = view.labs.waves;
    const int position = view.choices.position;
    const int first = std::min(position / rows_shown * rows_shown, max_position - rows_shown + 1);
    const bool beside = area.width >= wide;
    const float room = beside ? (area.width - row_head_width - between) / 2 : area.width - row_head_width;
    const Block bits = {{area.x + row_head_width, area.y, room, block_height}, bits_for(first + rows_shown - 1)};
    const float bits_width = static_cast<float>(bits.columns) * bits.cell_width();
    const ui::Bounds second = beside ? ui::Bounds{bits.area.x + bits_width + between, area.y, room, block_height}
                                     : ui::Bounds{bits.area.x, area.y + block_height + 14, room, block_height};
    const Block waves = {second, 2 * static_cast<int>(lab.waves().size())};
    const float height = beside ? block_height : 2 * block_height + 14;

    draw_row_heads(ui, {area.x, area.y, area.width, block_height}, first, position);
    if (!beside) draw_row_heads(ui, {area.x, second.y, area.width, block_height}, first, position);
    const ui::TextStyle head = {ui::Face::semibold, 13, ui.palette.muted};
    ui::draw_line(ui, {bits.area.x, bits.area.y, room, head_height}, head, words::bits_head);
    ui::draw_line(ui, {second.x, second.y, room, head_height}, head, words::waves_head);
    draw_bits(ui, bits, first);
    draw_waves(ui, waves, view.derived.encoding(), lab, first);
    const float here = static_cast<float>(position - first);
    for (const Block& block : {bits, waves})
        ui::outline(ui,
                    {block.area.x - 1, block.area.y + head_height + here * row_height - 1,
                     static_cast<float>(block.columns) * block.cell_width() + 1, row_height + 1},
                    ui.palette.text, 2, 2);

    std::string text = "Position " + grouped(position) + " in bits, fast to slow: " + bits_text(position, bits.columns);
    ui.tree.add(ui.id("counter"), ui::Role::text, text, {area.x, area.y, area.width, height});
    return height;
}

}  // namespace pe::panels

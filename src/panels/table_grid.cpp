#include "panels/table_grid.h"

#include <algorithm>

#include "content/words.h"
#include "core/format.h"

namespace pe::panels {
namespace {

constexpr int wavelength_digits = 4;

std::string wave_name(Wave wave, bool spoken) {
    if (wave == Wave::zero) return "zero";
    if (wave == Wave::cosine) return spoken ? "cosine" : "cos";
    return spoken ? "sine" : "sin";
}

}  // namespace

ui::GridShape table_shape(const Choices& choices) {
    // A digit of the cells' face is 9 wide; sign, leading digit, point and air make up the rest.
    const float cell = 48 + static_cast<float>(choices.decimals) * 9;
    // Heads such as "511 · cos 255" and "λ 6 033 950 504" are wider than most.
    const float head = choices.width > 100 || choices.base > 1e6 ? 106.0F : 84.0F;
    return {.corner = "t",
            .corner_spoken = words::position,
            .row_count = max_position + 1,
            .column_count = choices.width,
            .row_height = 30,
            .head_height = 46,
            .row_head_width = choices.first_position > 99999 ? 96.0F : 64.0F,
            .column_width = std::max(head, cell)};
}

TableGrid::TableGrid(const Lesson& lesson, int first_row, std::span<const double> block)
    : lesson_(lesson), first_row_(first_row), block_(block) {}

double TableGrid::value(int row, int column) const {
    const auto width = static_cast<std::size_t>(lesson_.choices.width);
    const auto place = static_cast<std::size_t>(row - first_row_) * width + static_cast<std::size_t>(column);
    if (row >= first_row_ && place < block_.size()) return block_[place];
    // The selected row out of view, or a view that has moved in this very frame.
    return encoding_at(lesson_.derived.encoding(), row, column);
}

std::string TableGrid::row_head(int row) const {
    return grouped(row);
}

ui::ColumnHead TableGrid::column_head(int column) const {
    const Column kind = column_at(lesson_.derived.encoding(), column);
    const std::string number = std::to_string(column);
    const std::string pair = std::to_string(kind.pair_index);
    const double length = lesson_.derived.wavelengths()[static_cast<std::size_t>(kind.pair_index)];
    const std::string wave_length = significant(length, wavelength_digits);
    return {
        number + " · " + wave_name(kind.wave, false) + " " + pair, "λ " + wave_length,
        "column " + number + ", " + wave_name(kind.wave, true) + " of pair " + pair + ", wavelength " + wave_length};
}

ui::GridCell TableGrid::cell(int row, int column) const {
    const double entry = value(row, column);
    return {fixed(entry, lesson_.choices.decimals, Glyphs::typographic), entry};
}

std::string TableGrid::description(int row, int column) const {
    const Derivation derivation = derive(lesson_.derived.encoding(), row, column);
    return wave_name(derivation.wave, true) + " of " + std::to_string(row) + " divided by " +
           significant(derivation.denominator, 6) + ", pair " + std::to_string(derivation.pair_index);
}

bool TableGrid::marked(int row) const {
    return lesson_.choices.detail == Detail::compare && row == lesson_.choices.other_position;
}

}  // namespace pe::panels

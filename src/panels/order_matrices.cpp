#include <algorithm>
#include <cmath>

#include "content/order_words.h"
#include "panels/order_parts.h"
#include "panels/order_text.h"
#include "ui/grid.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float block_gap = 12;
constexpr float head_height = 26;
constexpr float row_height = 30;
constexpr float bar_height = 14;
constexpr float widest_choice = 300;

bool is_between_words(AttentionMatrix matrix) {
    return matrix == AttentionMatrix::scores || matrix == AttentionMatrix::weights;
}

class MatrixGrid : public ui::GridSource {
  public:
    MatrixGrid(const SentenceInLab& sentence, AttentionMatrix matrix)
        : sentence_(sentence), matrix_(matrix), values_(matrix_of(sentence.trace, matrix)) {
        for (const double value : values_.values()) largest_ = std::max(largest_, std::abs(value));
    }

    ui::GridShape shape() const {
        return {.corner = {},
                .corner_spoken = words::word,
                .row_count = values_.rows(),
                .column_count = values_.columns(),
                .row_height = row_height,
                .head_height = head_height,
                .row_head_width = 72,
                .column_width = 72};
    }

    std::string row_head(int row) const override {
        return matrix_ == AttentionMatrix::pooled ? std::string(words::mean) : word(row);
    }

    ui::ColumnHead column_head(int column) const override {
        if (is_between_words(matrix_)) return {word(column), {}, word(column)};
        return {std::to_string(column), {}, "entry " + std::to_string(column)};
    }

    ui::GridCell cell(int row, int column) const override {
        const double value = values_.at(row, column);
        const bool hidden = is_between_words(matrix_) && sentence_.trace.is_masked(row, column);
        return {entry_text(value), largest_ > 0 && !hidden ? value / largest_ : 0.0};
    }

    std::string description(int row, int column) const override {
        return cell_meaning(sentence_, matrix_, row, column);
    }

    bool marked(int) const override { return false; }

  private:
    const std::string& word(int slot) const { return sentence_.words[static_cast<std::size_t>(slot)]; }

    const SentenceInLab& sentence_;
    AttentionMatrix matrix_;
    const Matrix& values_;
    double largest_ = 0;
};

template <class Enum>
bool choose(ui::Ui& ui, std::string_view key, const ui::Bounds& place, std::string_view name,
            std::span<const std::string_view> options, Enum& chosen) {
    int index = static_cast<int>(chosen);
    if (!ui::radio_group(ui, key, place, name, options, index)) return false;
    chosen = static_cast<Enum>(index);
    return true;
}

/// The selected cell, within the matrix.
ui::GridView view_of(const Choices& choices, const ui::GridShape& shape) {
    return {std::min(choices.cell_row, shape.row_count - 1), std::min(choices.cell_column, shape.column_count - 1), 0,
            std::min(choices.first_cell_column, shape.column_count - 1)};
}

}  // namespace

float order_matrices(ui::Ui& ui, const ui::Bounds& area, const LabView& lab) {
    Choices& choices = lab.choices;
    float y = area.y;
    const auto take = [&](float height, float width) {
        const ui::Bounds place = {area.x, y, width, height};
        y += height + block_gap;
        return place;
    };
    ui::heading(ui, "inside", take(28, area.width), words::inside_attention, 18);
    const float narrow = std::min(widest_choice, area.width);
    choose(ui, "of", take(ui::radio_group_height(ui, narrow, words::sentences), narrow), words::matrix_of,
           words::sentences, choices.matrix_of);
    const bool changed = choose(ui, "matrix", take(ui::radio_group_height(ui, area.width, words::matrices), area.width),
                                words::matrix, words::matrices, choices.matrix);

    const SentenceInLab& sentence = lab.labs.order.sentence(choices.matrix_of);
    const MatrixGrid source(sentence, choices.matrix);
    const ui::GridShape shape = source.shape();
    const float height = head_height + static_cast<float>(shape.row_count) * row_height + bar_height;
    const ui::Bounds place = take(height, area.width);
    ui::GridView view = view_of(choices, shape);
    if (changed || lab.follow_selection) ui::show_selected(shape, ui::grid_extent(shape, place), view);
    const auto matrix_name = words::matrices[static_cast<std::size_t>(choices.matrix)];
    if (ui::grid(ui, "cells", place, matrix_name, shape, source, view)) {
        choices.cell_row = view.row;
        choices.cell_column = view.column;
    }
    choices.first_cell_column = view.first_column;

    const ui::TextStyle style = {ui::Face::regular, ui::body_size, ui.palette.text};
    y += ui::paragraph(ui, "meaning", {area.x, y, area.width, 0}, style,
                       cell_meaning(sentence, choices.matrix, view.row, view.column)) +
         6;
    y += ui::paragraph(ui, "formula", {area.x, y, area.width, 0}, style,
                       cell_formula(sentence, choices.matrix, view.row, view.column));
    return y - area.y;
}

}  // namespace pe::panels

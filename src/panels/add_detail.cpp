#include <algorithm>
#include <array>

#include "content/words.h"
#include "core/format.h"
#include "panels/details.h"
#include "ui/grid.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float grid_height = 26 + 3 * 28 + 14;
constexpr float message_height = 24;

/// x, PE_t and their sum, coordinate by coordinate.
class SumGrid : public ui::GridSource {
  public:
    explicit SumGrid(const Lesson& lesson) : lesson_(lesson) {}

    std::string row_head(int row) const override { return std::string(words::sum_rows[index(row)]); }

    ui::ColumnHead column_head(int column) const override {
        return {std::to_string(column), {}, "column " + std::to_string(column)};
    }

    ui::GridCell cell(int row, int column) const override {
        const double entry = value(row, column);
        return {fixed(entry, lesson_.choices.decimals, Glyphs::typographic), row == 1 ? entry : 0.0};
    }

    std::string description(int, int column) const override {
        const int decimals = lesson_.choices.decimals;
        return fixed(value(0, column), decimals, Glyphs::typographic) + " plus " +
               fixed(value(1, column), decimals, Glyphs::typographic) + " is " +
               fixed(value(2, column), decimals, Glyphs::typographic);
    }

    bool marked(int row) const override { return row == 2; }

  private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    double value(int row, int column) const {
        const Derived& derived = lesson_.derived;
        if (row == 0) return derived.embedding().entries[index(column)];
        return row == 1 ? derived.row()[index(column)] : derived.sum()[index(column)];
    }

    const Lesson& lesson_;
};

/// What keeps the typed text from being an embedding of this width; empty where nothing does.
std::string problem(const Lesson& lesson) {
    const VectorReading& reading = lesson.derived.embedding();
    switch (reading.kind) {
        case VectorReading::Kind::empty:
            return {};
        case VectorReading::Kind::not_understood:
        case VectorReading::Kind::unclear:
            return "Character " + std::to_string(reading.column + 1) + ": " + reading.reason;
        case VectorReading::Kind::ok:
            break;
    }
    const std::size_t count = reading.entries.size();
    if (count == lesson.derived.row().size()) return {};
    return "x has " + std::to_string(count) + (count == 1 ? " entry" : " entries") + "; at width " +
           std::to_string(lesson.choices.width) + " it needs " + std::to_string(lesson.choices.width) + ".";
}

std::string prompt(const Lesson& lesson) {
    return "Type a vector with " + std::to_string(lesson.choices.width) +
           " entries to see x + PE, coordinate by coordinate.";
}

float column_width(int decimals) {
    return 48 + static_cast<float>(decimals) * 9;
}

}  // namespace

float add_height(const ui::Ui& ui, float width, const Lesson& lesson) {
    const float below = lesson.derived.sum().empty()
                            ? ui::wrapped_height(ui, {ui::Face::regular, ui::body_size}, width, prompt(lesson))
                            : grid_height;
    return ui::field_height + ui::gap + std::max(below, 2 * message_height);
}

void add_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson) {
    const std::string trouble = problem(lesson);
    ui::text_field(ui, "embedding", {area.x, area.y, area.width, ui::field_height}, words::embedding,
                   lesson.choices.embedding, trouble);
    const ui::Bounds below = {area.x, area.y + ui::field_height + ui::gap, area.width, grid_height};
    if (lesson.derived.sum().empty()) {
        const bool empty = trouble.empty();
        ui::paragraph(ui, "message", below,
                      {ui::Face::regular, ui::body_size, empty ? ui.palette.muted : ui.palette.bad},
                      empty ? prompt(lesson) : trouble);
        return;
    }
    const ui::GridShape shape = {.corner = {},
                                 .corner_spoken = words::sum_corner,
                                 .row_count = 3,
                                 .column_count = lesson.choices.width,
                                 .row_height = 28,
                                 .head_height = 26,
                                 .row_head_width = 72,
                                 .column_width = column_width(lesson.choices.decimals)};
    ui::GridView view = {lesson.choices.sum_row, lesson.choices.column, 0, lesson.choices.first_column};
    if (ui::grid(ui, "sum", below, words::sum_grid, shape, SumGrid(lesson), view)) {
        lesson.choices.sum_row = view.row;
        lesson.choices.column = view.column;
        lesson.choices.first_column = view.first_column;
    }
}

}  // namespace pe::panels

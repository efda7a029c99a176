#include "panels/table_grid.h"

#include <doctest/doctest.h>

#include <string>

#include "core/format.h"

using namespace pe;
using panels::Lesson;
using panels::TableGrid;

namespace {

/// The table of some choices, with three rows from `first` on.
struct Table {
    explicit Table(const Choices& made_from, int first) : choices(made_from) {
        derived.update(choices);
        block = derived.block(first, 3);
        first_row = first;
    }

    TableGrid grid() { return {lesson, first_row, block}; }

    Choices choices;
    Derived derived;
    Lesson lesson{choices, derived};
    std::span<const double> block;
    int first_row = 0;
};

Choices at_width(int width) {
    Choices choices;
    choices.width = width;
    return choices;
}

}  // namespace

TEST_CASE("a cell shows the core's value at the decimals chosen, tinted by the value itself") {
    for (const Layout layout : {Layout::interleaved, Layout::tensor2tensor})
        for (const int decimals : {0, 4, 15})
            for (const int first : {0, 1000, max_position - 2}) {
                Choices choices = at_width(8);
                choices.layout = layout;
                choices.decimals = decimals;
                Table table(choices, first);
                for (int row = first; row < first + 3; ++row)
                    for (int column = 0; column < 8; ++column) {
                        const double value = encoding_at(encoding_of(choices), row, column);
                        const ui::GridCell cell = table.grid().cell(row, column);
                        CHECK(cell.text == fixed(value, decimals, Glyphs::typographic));
                        CHECK(cell.tint == doctest::Approx(value).epsilon(1e-14));
                    }
            }
}

TEST_CASE("the selected row has its values even where it is out of view") {
    Choices choices = at_width(4);
    choices.position = 123456;
    Table table(choices, 10);
    CHECK(table.grid().cell(123456, 2).text ==
          fixed(encoding_at(encoding_of(choices), 123456, 2), 4, Glyphs::typographic));
    choices.position = 3;
    Table before(choices, 10);
    CHECK(before.grid().cell(3, 2).text == fixed(encoding_at(encoding_of(choices), 3, 2), 4, Glyphs::typographic));
}

TEST_CASE("a column's head says its number, sine or cosine, its pair and wavelength, in signs and in words") {
    Table table(at_width(4), 0);
    const ui::ColumnHead first = table.grid().column_head(0);
    CHECK(first.title == "0 · sin 0");
    CHECK(first.subtitle == "λ 6.283");
    CHECK(first.spoken == "column 0, sine of pair 0, wavelength 6.283");
    const ui::ColumnHead last = table.grid().column_head(3);
    CHECK(last.title == "3 · cos 1");
    CHECK(last.subtitle == "λ 628.3");
    CHECK(last.spoken == "column 3, cosine of pair 1, wavelength 628.3");
}

TEST_CASE("columns of the other layouts have heads of their own") {
    Choices choices = at_width(8);
    choices.layout = Layout::concatenated;
    CHECK(Table(choices, 0).grid().column_head(5).title == "5 · cos 1");
    choices.layout = Layout::concatenated_cosine_first;
    CHECK(Table(choices, 0).grid().column_head(5).title == "5 · sin 1");
}

TEST_CASE("a row's head is its position, large ones in groups of digits") {
    Table table(at_width(4), 0);
    CHECK(table.grid().row_head(7) == "7");
    CHECK(table.grid().row_head(16777216) == grouped(16777216));
}

TEST_CASE("the selected cell is described by its derivation") {
    Choices choices = at_width(4);
    choices.position = 3;
    choices.column = 2;
    Table table(choices, 0);
    CHECK(table.grid().description(3, 2) == "sine of 3 divided by 100, pair 1");
}

TEST_CASE("the compared row is marked while the comparison is shown") {
    Choices choices = at_width(4);
    choices.other_position = 2;
    CHECK(!Table(choices, 0).grid().marked(2));
    choices.detail = Detail::compare;
    CHECK(Table(choices, 0).grid().marked(2));
    CHECK(!Table(choices, 0).grid().marked(1));
}

TEST_CASE("the table has every position to the last and every column, wider ones for more decimals") {
    const ui::GridShape shape = panels::table_shape(at_width(512));
    CHECK(shape.row_count == max_position + 1);
    CHECK(shape.column_count == 512);
    Choices precise;
    precise.decimals = 15;
    CHECK(panels::table_shape(precise).column_width > shape.column_width);
}

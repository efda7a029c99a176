#include "state/choices.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "state/link.h"

using namespace pe;

namespace {

/// A value other than the default.
void change(const Field& field, Choices& choices) {
    if (field.kind == FieldKind::text)
        choices.*field.text = "[1, 2, 3, 4]";
    else
        field.set_number(choices, field.number(choices) == field.maximum ? field.minimum : field.maximum);
}

/// Fails to compile when a member comes or goes; then the field table wants a look, too.
constexpr int member_count(const Choices& choices) {
    [[maybe_unused]] const auto& [panel, width, base, layout, position, column, decimals, first_position, first_column,
                                  other_position, detail, embedding, sum_row, format, language, set, questions, seed,
                                  shuffle, question, hints, solutions, attempts, sentence_a, sentence_b, positions,
                                  causal_mask, weights_seed, shuffle_seed, slot, matrix, matrix_of, cell_row,
                                  cell_column, first_cell_column, map_rows, map_position, map_column, map_zoom,
                                  trained_length, wave_pairs, wave_span, story_words, stickers, ride_seed,
                                  story_seconds, playing, story_speed, open_box, open_sticker, shift, clock,
                                  clock_speed, run, measure, reach] = choices;
    return 56;
}

}  // namespace

TEST_CASE("no two fields have the same name") {
    std::set<std::string_view> names;
    for (const Field& field : fields()) CHECK(names.insert(field.name).second);
}

TEST_CASE("a field's name needs no encoding in a link, and its meaning is said") {
    for (const Field& field : fields()) {
        CAPTURE(field.name);
        CHECK(!field.name.empty());
        CHECK(field.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos);
        CHECK(!field.meaning.empty());
    }
}

TEST_CASE("the first view lies within the limits of every field, and is settled") {
    const Choices first_view;
    for (const Field& field : fields()) {
        if (field.kind == FieldKind::text) continue;
        CAPTURE(field.name);
        CHECK(field.number(first_view) >= field.minimum);
        CHECK(field.number(first_view) <= field.maximum);
    }
    Choices settled = first_view;
    settle(settled);
    CHECK(settled == first_view);
    CHECK(!problem(encoding_of(first_view)));
}

TEST_CASE("the first view is the worked example: position 1 at width 4, base 10000, interleaved") {
    const Choices first_view;
    CHECK(first_view.width == 4);
    CHECK(first_view.position == 1);
    CHECK(first_view.base == 10000.0);
    CHECK(first_view.layout == Layout::interleaved);
}

TEST_CASE("every member of the choices has its field") {
    CHECK(member_count(Choices()) == static_cast<int>(fields().size()));
}

TEST_CASE("each field changes a member of its own, and the link with it") {
    const Choices first_view;
    for (const Field& field : fields()) {
        if (field.words.size() == 1) continue;
        CAPTURE(field.name);
        Choices changed = first_view;
        change(field, changed);
        CHECK(changed != first_view);
        CHECK(write_link(changed) != write_link(first_view));
        for (const Field& other : fields()) {
            if (&other == &field) continue;
            CAPTURE(other.name);
            if (other.kind == FieldKind::text)
                CHECK(changed.*other.text == first_view.*other.text);
            else
                CHECK(other.number(changed) == other.number(first_view));
        }
    }
}

TEST_CASE("a word field has a word for each value of its type, no two alike") {
    for (const Field& field : fields()) {
        if (field.kind != FieldKind::word) continue;
        CAPTURE(field.name);
        CHECK(field.maximum == static_cast<double>(field.words.size() - 1));
        CHECK(std::set<std::string_view>(field.words.begin(), field.words.end()).size() == field.words.size());
    }
    CHECK(find_field("layout")->words[static_cast<int>(Layout::tensor2tensor)] == "tensor2tensor");
    CHECK(find_field("layout")->words[static_cast<int>(Layout::concatenated_cosine_first)] == "cosine-first");
    CHECK(find_field("detail")->words[static_cast<int>(Detail::copy)] == "copy");
    CHECK(find_field("format")->words[static_cast<int>(ExportFormat::numpy)] == "numpy");
    CHECK(find_field("positions")->words[static_cast<int>(Positions::sinusoidal)] == "sinusoidal");
    CHECK(find_field("matrix")->words[static_cast<int>(AttentionMatrix::pooled)] == "pooled");
    CHECK(find_field("of")->words[static_cast<int>(LabSentence::b)] == "b");
    CHECK(find_field("language")->words[static_cast<int>(Language::cpp)] == "cpp");
}

TEST_CASE("a field is found by its name and by nothing else") {
    CHECK(find_field("t")->name == "t");
    CHECK(find_field("first-column")->name == "first-column");
    CHECK(find_field("T") == nullptr);
    CHECK(find_field("") == nullptr);
    CHECK(find_field("width") == nullptr);
}

TEST_CASE("settling makes an odd width even and keeps columns below the width") {
    Choices choices;
    choices.width = 7;
    choices.column = 6;
    choices.first_column = 900;
    settle(choices);
    CHECK(choices.width == 6);
    CHECK(choices.column == 5);
    CHECK(choices.first_column == 5);
}

TEST_CASE("settled choices at every limit ask for a valid encoding") {
    for (const Field& field : fields()) {
        if (field.kind == FieldKind::text) continue;
        for (const double value : {field.minimum, field.maximum}) {
            CAPTURE(field.name);
            CAPTURE(value);
            Choices choices;
            field.set_number(choices, value);
            settle(choices);
            CHECK(!problem(encoding_of(choices)));
            CHECK(choices.column < choices.width);
            CHECK(choices.first_column < choices.width);
        }
    }
}

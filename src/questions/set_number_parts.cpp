// Parts that ask for a number or a vector.
#include <array>

#include "core/format.h"
#include "practice/expect.h"
#include "questions/set_parts.h"

namespace pe {
namespace {

SetPart number_part(Expected expected, Help help, const TablePlace& place) {
    return {.part = {.label = {}, .task = std::move(expected)}, .help = std::move(help), .place = place};
}

// --- Fields of an encoding ------------------------------------------------------------------------------------------

std::optional<Layout> read_layout(const SetValue& value) {
    const auto place = value.word_of(layout_words);
    if (!place) return std::nullopt;
    return static_cast<Layout>(*place);
}

/// An encoding of this width with the base and layout of `value`, where they are given.
std::optional<Encoding> read_encoding(const SetValue& value, int width) {
    const auto base_field = value.find("base");
    const auto layout_field = value.find("layout");
    const auto base = base_field ? base_field->number(lowest_offered_base, max_base) : Encoding{}.base;
    const auto layout = layout_field ? read_layout(*layout_field) : Encoding{}.layout;
    if (!base || !layout) return std::nullopt;
    return Encoding{.width = width, .base = *base, .layout = *layout};
}

std::optional<Encoding> read_encoding(const SetValue& value) {
    const auto field = value.need("width");
    const auto width = field ? field->whole(2, max_set_width) : std::nullopt;
    // The other fields are read in any case, for their problems' sake.
    const auto encoding = read_encoding(value, width.value_or(max_set_width));
    if (!width || !encoding) return std::nullopt;
    if (*width % 2 != 0) {
        field->complain("must be even, is " + std::to_string(*width));
        return std::nullopt;
    }
    return encoding;
}

int width_of(const std::optional<Encoding>& encoding) {
    return encoding ? encoding->width : max_set_width;
}

std::optional<int> read_position(const SetValue& value) {
    const auto field = value.need("position");
    return field ? field->whole(0, max_position) : std::nullopt;
}

std::optional<int> read_pair(const SetValue& value, const std::optional<Encoding>& encoding) {
    const auto field = value.need("pair");
    return field ? field->whole(0, width_of(encoding) / 2 - 1) : std::nullopt;
}

std::optional<std::vector<double>> read_numbers(const SetValue& value, std::string_view name) {
    const auto field = value.need(name);
    return field ? field->numbers(max_set_entries) : std::nullopt;
}

// --- What all parts about one pair have in common -------------------------------------------------------------------

constexpr std::array<std::string_view, 4> pair_fields = {"width", "pair", "base", "layout"};

std::optional<SetPart> read_pair_part(const SetValue& value, Expected (*expect)(const Encoding&, int),
                                      Help (*help)(const Encoding&, int)) {
    if (!value.is_object(pair_fields)) return std::nullopt;
    const auto encoding = read_encoding(value);
    const auto pair = read_pair(value, encoding);
    if (!encoding || !pair) return std::nullopt;
    return number_part(expect(*encoding, *pair), help(*encoding, *pair),
                       {*encoding, 0, first_column_of(*encoding, *pair)});
}

}  // namespace

// --- Entries --------------------------------------------------------------------------------------------------------

std::optional<SetPart> read_entry_part(const SetValue& value) {
    constexpr std::array<std::string_view, 5> known = {"width", "position", "column", "base", "layout"};
    if (!value.is_object(known)) return std::nullopt;
    const auto encoding = read_encoding(value);
    const auto position = read_position(value);
    const auto field = value.need("column");
    // Asked even where the encoding is missing, so that all problems are told at once.
    const int column = field ? field->whole(0, width_of(encoding) - 1).value_or(-1) : -1;
    if (!encoding || !position || column < 0) return std::nullopt;
    SetPart part = number_part(expect_entry(*encoding, *position, column), help_entry(*encoding, *position, column),
                               {*encoding, *position, column});
    part.is_entry = true;
    return part;
}

std::optional<SetPart> read_entries_part(const SetValue& value) {
    constexpr std::array<std::string_view, 5> known = {"width", "position", "columns", "base", "layout"};
    if (!value.is_object(known)) return std::nullopt;
    const auto encoding = read_encoding(value);
    const auto position = read_position(value);
    const auto field = value.need("columns");
    const auto columns = field ? field->wholes(max_set_entries, 0, width_of(encoding) - 1) : std::nullopt;
    if (!encoding || !position || !columns) return std::nullopt;
    return number_part(expect_entries(*encoding, *position, *columns), help_entries(*encoding, *position, *columns),
                       {*encoding, *position, columns->front()});
}

std::optional<SetPart> read_row_part(const SetValue& value) {
    constexpr std::array<std::string_view, 4> known = {"width", "position", "base", "layout"};
    if (!value.is_object(known)) return std::nullopt;
    const auto encoding = read_encoding(value);
    const auto position = read_position(value);
    if (!encoding || !position) return std::nullopt;
    if (width_of(encoding) > static_cast<int>(max_set_entries)) {
        value.find("width")->complain("must be at most " + std::to_string(max_set_entries) + " for a whole row, is " +
                                      std::to_string(encoding->width));
        return std::nullopt;
    }
    return number_part(expect_row(*encoding, *position), help_row(*encoding, *position), {*encoding, *position, 0});
}

// --- Steps ----------------------------------------------------------------------------------------------------------

std::optional<SetPart> read_exponent_part(const SetValue& value) {
    return read_pair_part(value, expect_exponent, help_exponent);
}

std::optional<SetPart> read_denominator_part(const SetValue& value) {
    return read_pair_part(value, expect_denominator, help_denominator);
}

std::optional<SetPart> read_wavelength_part(const SetValue& value) {
    return read_pair_part(value, expect_wavelength, help_wavelength);
}

std::optional<SetPart> read_angle_part(const SetValue& value) {
    constexpr std::array<std::string_view, 5> known = {"width", "position", "pair", "base", "layout"};
    if (!value.is_object(known)) return std::nullopt;
    const auto encoding = read_encoding(value);
    const auto position = read_position(value);
    const auto pair = read_pair(value, encoding);
    if (!encoding || !position || !pair) return std::nullopt;
    return number_part(expect_angle(*encoding, *position, *pair), help_angle(*encoding, *position, *pair),
                       {*encoding, *position, first_column_of(*encoding, *pair)});
}

std::optional<SetPart> read_pair_count_part(const SetValue& value) {
    constexpr std::array<std::string_view, 3> known = {"width", "base", "layout"};
    if (!value.is_object(known)) return std::nullopt;
    const auto encoding = read_encoding(value);
    if (!encoding) return std::nullopt;
    return number_part(expect_pair_count(*encoding), help_pair_count(*encoding), {*encoding, 0, 0});
}

// --- Sums -----------------------------------------------------------------------------------------------------------

namespace {

/// e + p with both given.
std::optional<SetPart> read_given_sum(const SetValue& value) {
    const auto e = read_numbers(value, "e");
    const auto p = read_numbers(value, "p");
    if (!e || !p) return std::nullopt;
    if (e->size() != p->size()) {
        value.find("p")->complain("must have as many numbers as \"e\", " + std::to_string(e->size()) + ", has " +
                                  std::to_string(p->size()));
        return std::nullopt;
    }
    return SetPart{.part = {.label = {}, .task = expect_sum(*e, *p)}, .help = help_sum(*e, *p)};
}

/// e + PE(position), which is as wide as e.
std::optional<SetPart> read_sum_at_position(const SetValue& value) {
    const auto e = read_numbers(value, "e");
    const auto position = read_position(value);
    const auto encoding = read_encoding(value, e ? static_cast<int>(e->size()) : max_set_width);
    if (!e || !position || !encoding) return std::nullopt;
    if (encoding->width % 2 != 0) {
        value.find("e")->complain("must have an even count of numbers, has " + std::to_string(encoding->width));
        return std::nullopt;
    }
    const std::vector<double> p = row_at(*encoding, *position);
    return number_part(expect_sum(*e, p), help_sum(*e, p), {*encoding, *position, 0});
}

}  // namespace

std::optional<SetPart> read_sum_part(const SetValue& value) {
    constexpr std::array<std::string_view, 2> given = {"e", "p"};
    constexpr std::array<std::string_view, 4> at_position = {"e", "position", "base", "layout"};
    constexpr std::array<std::string_view, 5> all = {"e", "p", "position", "base", "layout"};
    const bool has_p = value.find("p").has_value();
    const bool has_position = value.find("position").has_value();
    if (has_p != has_position) {
        if (has_p) return value.is_object(given) ? read_given_sum(value) : std::nullopt;
        return value.is_object(at_position) ? read_sum_at_position(value) : std::nullopt;
    }
    if (value.is_object(all)) value.complain(R"(must have either "p" or "position")");
    return std::nullopt;
}

// --- A teacher's own numbers ----------------------------------------------------------------------------------------

std::optional<SetPart> read_value_part(const SetValue& value) {
    const auto number = value.number(-largest_set_number, largest_set_number);
    if (!number) return std::nullopt;
    return SetPart{.part = {.label = {}, .task = expect_value(*number)}, .solution = "$" + shortest(*number) + "$"};
}

std::optional<SetPart> read_values_part(const SetValue& value) {
    auto numbers = value.numbers(max_set_entries);
    if (!numbers) return std::nullopt;
    std::string solution;
    for (const double number : *numbers) solution += (solution.empty() ? "$[" : ", ") + shortest(number);
    Expected expected{.is_vector = true, .values = std::move(*numbers)};
    return SetPart{.part = {.label = {}, .task = std::move(expected)}, .solution = solution + "]$"};
}

}  // namespace pe

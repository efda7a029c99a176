#include "practice/read_entries.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/characters.h"
#include "practice/number_names.h"

namespace pe {
namespace {

using Kind = NumberReading::Kind;
using Length = std::optional<std::size_t>;

constexpr std::string_view thousands_reason =
    "Does this comma stand before decimals or between thousands? Please write a decimal point, or no comma.";
constexpr std::string_view comma_reason =
    "Does a comma stand between entries or before decimals? Please put blanks behind the commas between entries, "
    "or write decimal points.";
constexpr std::string_view blank_reason =
    "Some entries have a comma between them and some only a blank. Please put commas between all entries.";
constexpr std::string_view one_number_reason = "I read this as one number. Please put commas between the entries.";

/// More labels in front of one vector are not read.
constexpr std::size_t most_labels = 16;

/// np.array, torch.tensor and the like, up to their bracket.
bool strip_call(Content& content) {
    constexpr std::string_view names[] = {"array", "tensor", "vector", "matrix", "list", "tuple", "vec", "c"};
    std::size_t name_begin = content.begin;
    const std::string module = letters_at(content.text, name_begin);
    if (is_module(module) && content.view().substr(module.size()).starts_with('.')) name_begin += module.size() + 1;
    const std::string name = letters_at(content.text, name_begin);
    const std::size_t bracket = name_begin + name.size();
    if (bracket >= content.end || content.text[bracket] != '(') return false;
    if (std::find(std::begin(names), std::end(names), name) == std::end(names)) return false;
    content.begin = bracket;
    return true;
}

EntrySource source_of(std::string_view plain) {
    EntrySource source{{plain, 0, plain.size()}};
    Content& content = source.content;
    strip_wrapping(content);
    for (std::size_t labels = 0; !(source.in_call = strip_call(content)) && labels < most_labels; ++labels) {
        const std::size_t behind = std::min(behind_label(content.text, content.begin), content.end);
        if (behind == content.begin) break;
        source.name = plain.substr(content.begin, behind - content.begin);
        content.begin = behind;
        strip_wrapping(content);
    }
    return source;
}

/// Place of the first comma between digits, or npos.
std::size_t comma_between_digits(const Content& content) {
    for (std::size_t i = content.begin + 1; i + 1 < content.end; ++i) {
        if (content.text[i] == ',' && is_digit(content.text[i - 1]) && is_digit(content.text[i + 1])) return i;
    }
    return std::string_view::npos;
}

/// Whether more than blanks keeps the entries apart, when a decimal comma doesn't.
bool has_separators(const Content& content, DecimalMark mark) {
    for (std::size_t i = content.begin; i < content.end; ++i) {
        const char c = content.text[i];
        const bool decimal = mark == DecimalMark::comma && i + 1 < content.end && is_digit(content.text[i + 1]);
        if ((c == ',' && !decimal) || c == ';' || c == '&' || c == '|') return true;
    }
    return false;
}

/// Beyond this length only the usual meaning of blanks is looked at: nobody means another one, and it would take time.
constexpr std::size_t longest_weighed = 4096;

/// With separators, blanks may stand inside entries; without, between them.
EntryScan scan(const EntrySource& source, DecimalMark mark, Length expected_length) {
    const bool separated = has_separators(source.content, mark);
    const Blanks usual = separated ? Blanks::inside_entries : Blanks::between_entries;
    const Blanks other = separated ? Blanks::between_entries : Blanks::inside_entries;
    EntryScan first = scan_entries(source, mark, usual);
    const bool fits = first.entries.size() == expected_length;
    const bool settled = first.kind == Kind::unclear || (first.kind == Kind::ok && (fits || !expected_length));
    if (settled || source.content.size() > longest_weighed) return first;
    EntryScan second = scan_entries(source, mark, other);
    if (second.kind != Kind::ok) return first;
    return first.kind != Kind::ok || second.entries.size() == expected_length ? second : first;
}

EntryScan unclear(std::size_t place, std::string_view reason) {
    return {.kind = Kind::unclear, .end = place, .reason = reason};
}

/// 1,1,0,2 where two entries are wanted, and 1, 0,2 too.
bool may_have_decimal_commas(const EntryScan& scan, Length expected_length) {
    if (!expected_length || scan.commas_in_digits == 0 || scan.by_blank) return false;
    if (scan.by_comma_and_blank) return scan.entries.size() == *expected_length + scan.commas_in_digits;
    const auto plain = [](const Quantity& entry) { return !entry.exact && entry.decimals == 0; };
    return scan.entries.size() == 2 * *expected_length && std::ranges::all_of(scan.entries, plain);
}

/// Commas stand between entries.
EntryScan with_separating_commas(EntryScan separating, std::size_t comma, Length expected_length) {
    const bool irregular = separating.by_comma && separating.by_blank;
    if (irregular && separating.entries.size() != expected_length) return unclear(*separating.by_blank, blank_reason);
    if (may_have_decimal_commas(separating, expected_length)) return unclear(comma, comma_reason);
    return separating;
}

/// Commas between digits, the first of them at `comma`, stand before decimals.
EntryScan with_decimal_commas(EntryScan decimal, std::size_t comma) {
    return decimal.like_thousands ? unclear(comma, thousands_reason) : decimal;
}

/// Weighs the two when both can be read. Where blanks keep the entries apart, the comma is a decimal one.
EntryScan weighed(EntryScan separating, EntryScan decimal, std::size_t comma, Length expected_length) {
    if (std::ranges::equal(separating.entries, decimal.entries)) return separating;
    const bool separating_fits = separating.entries.size() == expected_length;
    const bool decimal_fits = decimal.entries.size() == expected_length;
    const bool mixed = separating.by_comma && (separating.by_blank || (separating.by_line_end && !expected_length));
    if (mixed && !decimal.by_comma && (decimal_fits || !separating_fits)) return with_decimal_commas(decimal, comma);
    if (mixed || separating_fits == decimal_fits) return unclear(comma, comma_reason);
    return separating_fits ? separating : with_decimal_commas(decimal, comma);
}

EntryScan best_scan(const EntrySource& source, Length expected_length) {
    EntryScan separating = scan(source, DecimalMark::point, expected_length);
    const bool is_separating = separating.kind == Kind::ok;
    const std::size_t comma = comma_between_digits(source.content);
    if (source.in_call || comma == std::string_view::npos) {
        return is_separating ? with_separating_commas(std::move(separating), comma, expected_length) : separating;
    }
    EntryScan decimal = scan(source, DecimalMark::comma, expected_length);
    const bool is_decimal = decimal.kind == Kind::ok;
    if (is_separating && is_decimal) return weighed(std::move(separating), std::move(decimal), comma, expected_length);
    if (is_separating) return with_separating_commas(std::move(separating), comma, expected_length);
    if (is_decimal) return with_decimal_commas(std::move(decimal), comma);
    return decimal.end > separating.end ? decimal : separating;
}

}  // namespace

EntryScan read_entries(std::string_view plain, Length expected_length) {
    const EntrySource source = source_of(plain);
    EntryScan result = best_scan(source, expected_length);
    const bool several_wanted = expected_length && *expected_length > 1;
    if (result.kind == Kind::ok && several_wanted && result.entries.size() == 1 && result.entries.front().exact) {
        return unclear(source.content.begin, one_number_reason);
    }
    return result;
}

}  // namespace pe

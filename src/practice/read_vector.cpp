#include "practice/read_vector.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "practice/characters.h"
#include "practice/plain_text.h"
#include "practice/scan_entries.h"

namespace pe {
namespace {

using ScanKind = NumberReading::Kind;

/// The part of a plain text that holds the entries.
struct Content {
    std::string_view text;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool in_call = false;

    std::size_t size() const { return end - begin; }
    std::string_view view() const { return text.substr(begin, size()); }
    bool starts_with(std::string_view word) const { return view().starts_with(word); }
    bool ends_with(std::string_view word) const { return view().ends_with(word); }
};

void strip_blanks(Content& content) {
    const auto blank_at = [&content](std::size_t i) {
        return is_blank(content.text[i]) || is_line_end(content.text[i]);
    };
    while (content.begin < content.end && blank_at(content.begin)) ++content.begin;
    while (content.begin < content.end && blank_at(content.end - 1)) --content.end;
}

/// Blanks, and the signs that set off a formula or a quotation.
void strip_wrappers(Content& content) {
    constexpr std::string_view openings[] = {"$", "`", "\"", "\\(", "\\["};
    constexpr std::string_view closings[] = {"$", "`", "\"", "\\)", "\\]"};
    std::size_t size_before = 0;
    do {
        size_before = content.size();
        strip_blanks(content);
        for (const std::string_view opening : openings) {
            if (content.starts_with(opening)) content.begin += opening.size();
        }
        for (const std::string_view closing : closings) {
            if (content.ends_with(closing)) content.end -= closing.size();
        }
    } while (content.size() != size_before);
}

/// np.array, torch.tensor and the like, up to their bracket.
bool strip_call(Content& content) {
    constexpr std::string_view modules[] = {"np.", "numpy.", "torch.", "jnp."};
    constexpr std::string_view names[] = {"array(", "tensor(", "Tensor("};
    const std::size_t begin = content.begin;
    for (const std::string_view module : modules) {
        if (content.starts_with(module)) {
            content.begin += module.size();
            break;
        }
    }
    for (const std::string_view name : names) {
        if (!content.starts_with(name)) continue;
        content.begin += name.size() - 1;
        return true;
    }
    content.begin = begin;
    return false;
}

/// A name and '=' or ':' in front, such as x = or PE(1, 0) := or \mathbf{x} =, or such a sign alone.
bool strip_label(Content& content) {
    constexpr std::size_t longest_label = 64;
    constexpr std::string_view entries[] = {"\\begin", "\\left", "\\{", "\\langle", "\\frac", "\\dfrac"};
    const auto begins = [&content](std::string_view word) { return content.starts_with(word); };
    if (std::any_of(std::begin(entries), std::end(entries), begins)) return false;
    const char first = content.size() > 0 ? content.text[content.begin] : '\0';
    if (!is_letter(first) && first != '\\' && first != '=' && first != ':') return false;
    const std::string_view label = content.view().substr(0, longest_label);
    std::size_t depth = 0;
    for (std::size_t i = 0; i < label.size(); ++i) {
        const char c = label[i];
        if (c == '(' || c == '{') ++depth;
        if ((c == ')' || c == '}') && depth > 0) --depth;
        if (c == '\n' || c == ';' || (c == ',' && depth == 0)) return false;
        if (c != '=' && c != ':') continue;
        content.begin += i + 1;
        return true;
    }
    return false;
}

/// What is left without wrappers, label and one stop behind.
Content content_of(std::string_view plain) {
    Content content{plain, 0, plain.size()};
    strip_wrappers(content);
    if (content.ends_with(".") || content.ends_with(",") || content.ends_with(";")) --content.end;
    strip_wrappers(content);
    while (!(content.in_call = strip_call(content)) && strip_label(content)) strip_wrappers(content);
    return content;
}

/// Place of the first comma between digits, or npos.
std::size_t comma_between_digits(const Content& content) {
    for (std::size_t i = content.begin + 1; i + 1 < content.end; ++i) {
        if (content.text[i] == ',' && is_digit(content.text[i - 1]) && is_digit(content.text[i + 1])) return i;
    }
    return std::string_view::npos;
}

EntryScan scan(const Content& content, DecimalMark mark) {
    return scan_entries(content.text, content.begin, content.end, mark, content.in_call);
}

EntryScan unclear(std::size_t place, std::string_view reason) {
    return {.kind = ScanKind::unclear, .end = place, .reason = reason};
}

constexpr std::string_view thousands_reason =
    "Does this comma stand before decimals or between thousands? Please write a decimal point, or no comma.";
constexpr std::string_view comma_reason =
    "Does a comma stand between entries or before decimals? Please put blanks behind the commas between entries, "
    "or write decimal points.";
constexpr std::string_view blank_reason =
    "Some entries have a comma between them and some only a blank. Please put commas between all entries.";

/// Commas stand between entries.
EntryScan with_separating_commas(EntryScan separating, std::optional<std::size_t> expected_length) {
    const bool irregular = separating.by_comma && separating.by_blank;
    if (irregular && separating.entries.size() != expected_length) return unclear(*separating.by_blank, blank_reason);
    return separating;
}

/// Commas between digits, the first of them at `comma`, stand before decimals.
EntryScan with_decimal_commas(EntryScan decimal, std::size_t comma) {
    return decimal.like_thousands ? unclear(comma, thousands_reason) : decimal;
}

/// Weighs the two when both can be read. Where blanks keep the entries apart, the comma is a decimal one.
EntryScan weighed(EntryScan separating, EntryScan decimal, std::size_t comma,
                  std::optional<std::size_t> expected_length) {
    const bool separating_fits = separating.entries.size() == expected_length;
    const bool decimal_fits = decimal.entries.size() == expected_length;
    const bool mixed = separating.by_comma && (separating.by_blank || (separating.by_line_end && !expected_length));
    if (mixed && !decimal.by_comma && (decimal_fits || !separating_fits)) return with_decimal_commas(decimal, comma);
    if (mixed || separating_fits == decimal_fits) return unclear(comma, comma_reason);
    return separating_fits ? separating : with_decimal_commas(decimal, comma);
}

EntryScan scanned(const Content& content, std::optional<std::size_t> expected_length) {
    EntryScan separating = scan(content, DecimalMark::point);
    const bool is_separating = separating.kind == ScanKind::ok;
    const std::size_t comma = comma_between_digits(content);
    if (content.in_call || comma == std::string_view::npos) {
        return is_separating ? with_separating_commas(separating, expected_length) : separating;
    }
    EntryScan decimal = scan(content, DecimalMark::comma);
    const bool is_decimal = decimal.kind == ScanKind::ok;
    if (is_separating && is_decimal) return weighed(separating, decimal, comma, expected_length);
    if (is_separating) return with_separating_commas(separating, expected_length);
    if (is_decimal) return with_decimal_commas(decimal, comma);
    return decimal.end > separating.end ? decimal : separating;
}

VectorReading trouble(VectorReading::Kind kind, std::string_view text, std::size_t offset, std::string_view reason) {
    return {.kind = kind, .offset = offset, .column = character_column(text, offset), .reason = std::string{reason}};
}

}  // namespace

VectorReading read_vector(std::string_view text, std::optional<std::size_t> expected_length) {
    if (text.size() > max_vector_bytes) {
        return trouble(VectorReading::Kind::not_understood, text, max_vector_bytes, "This is too long for me.");
    }
    const PlainText plain = plain_text(text);
    EntryScan scan = scanned(content_of(plain.text), expected_length);
    if (scan.kind != ScanKind::ok) {
        const bool is_unclear = scan.kind == ScanKind::unclear;
        return trouble(is_unclear ? VectorReading::Kind::unclear : VectorReading::Kind::not_understood, text,
                       plain.offsets[scan.end], scan.reason);
    }
    if (scan.entries.empty()) {
        return trouble(VectorReading::Kind::empty, text, text.size(), "There is no number here yet.");
    }
    return {.kind = VectorReading::Kind::ok, .entries = std::move(scan.entries)};
}

}  // namespace pe

#include "practice/read_scalar.h"

#include <algorithm>
#include <cmath>

#include "core/characters.h"
#include "practice/number_names.h"

namespace pe {
namespace {

using Kind = NumberReading::Kind;

/// Beyond this length only the first meaning of a text is looked at: nobody means another one, and it would take time.
constexpr std::size_t longest_weighed = 1024;

/// More signs of equality in one answer are not read.
constexpr std::size_t deepest_chain = 16;

void note_trouble(ScalarScan& scan, Kind kind, std::size_t end, std::string_view reason) {
    if (!scan.candidates.empty()) return;
    const bool first = scan.kind == Kind::ok;
    const bool clearer = scan.kind == Kind::not_understood && kind == Kind::unclear;
    if (!first && !clearer && (kind != scan.kind || end <= scan.end)) return;
    scan.kind = kind;
    scan.end = end;
    scan.reason = reason;
}

/// A remark in brackets that has a letter in it, up to the end.
bool is_remark(std::string_view text) {
    return text.size() > 2 && text.front() == '(' && text.back() == ')' && std::ranges::any_of(text, is_letter);
}

/// Whether another number follows, behind a separator or a word between two values.
bool is_further_number(std::string_view rest) {
    const std::string word = letters_at(rest, 0);
    const bool between = word == "and" || word == "or" || word == "to" || is_any_of(rest.front(), ",;|&+-\r\n");
    return (between || is_digit(rest.front())) && std::ranges::any_of(rest, is_digit);
}

/// Whether two ways to write a value say the same, as exactly as the coarser one is written.
bool consistent(const Quantity& a, const Quantity& b) {
    double tolerance = 1e-3 * std::max(std::abs(a.value), std::abs(b.value));
    for (const Quantity* side : {&a, &b}) {
        if (!side->exact) tolerance = std::max(tolerance, std::pow(10.0, -side->decimals));
    }
    return std::abs(a.value - b.value) <= tolerance;
}

/// The same value once more in brackets: 0.33 (1/3).
bool is_repetition(const Content& rest, const Quantity& quantity, const NumberGrammar& grammar) {
    if (!rest.starts_with("(")) return false;
    const NumberReading again = read_number(rest.text.substr(0, rest.end), rest.begin, grammar);
    return again.kind == Kind::ok && again.end == rest.end && consistent(again.quantity, quantity);
}

/// Looks at what follows a number: a unit or a remark, or trouble.
bool accept_rest(ScalarScan& scan, const Content& segment, const NumberReading& number, const NumberGrammar& grammar) {
    const UnitReading unit = read_unit(segment.text.substr(0, segment.end), number.end);
    Content rest{segment.text, unit.end, segment.end};
    strip_blanks(rest);
    if (!rest.empty() && !is_remark(rest.view()) && !is_repetition(rest, number.quantity, grammar)) {
        const bool further = is_further_number(rest.view());
        note_trouble(scan, further ? Kind::unclear : Kind::not_understood, rest.begin,
                     further ? "I see more than one number. Please give one." : unreadable_from_here);
        return false;
    }
    scan.unit = unit.unit;
    return true;
}

void add_candidate(ScalarScan& scan, ReadingRole role, const Quantity& quantity) {
    const auto same = [&](const CandidateReading& other) { return other.entries.front() == quantity; };
    if (std::ranges::none_of(scan.candidates, same)) scan.candidates.push_back({role, {quantity}});
}

/// Adds what the segment means under one grammar; `role` says why it is looked at.
void read_as(ScalarScan& scan, const Content& segment, NumberGrammar grammar, ReadingRole role) {
    const std::string_view text = segment.text.substr(0, segment.end);
    const NumberReading reading = read_number(text, segment.begin, grammar);
    if (reading.kind != Kind::ok) return note_trouble(scan, reading.kind, reading.end, reading.reason);
    if (!accept_rest(scan, segment, reading, grammar)) return;
    add_candidate(scan, role, reading.quantity);
    if (segment.size() > longest_weighed) return;
    for (bool Meanings::*meaning : {&Meanings::products_first, &Meanings::wide_arguments, &Meanings::wide_exponents,
                                    &Meanings::decimal_logarithm}) {
        if (!(reading.doubts.*meaning)) continue;
        grammar.meanings = {};
        grammar.meanings.*meaning = true;
        const NumberReading other = read_number(text, segment.begin, grammar);
        if (other.kind == Kind::ok && accept_rest(scan, segment, other, grammar))
            add_candidate(scan, role, other.quantity);
    }
}

/// One side of an '=', under every meaning of commas and points that it allows.
ScalarScan read_segment(const Content& segment) {
    constexpr DigitStyle points{.mark = DecimalMark::point, .blank_grouped = true};
    constexpr DigitStyle grouping_commas{.mark = DecimalMark::point, .grouped = true, .blank_grouped = true};
    constexpr DigitStyle commas{.mark = DecimalMark::comma, .grouped = true, .blank_grouped = true};
    ScalarScan scan;
    const bool has_comma = segment.view().find(',') != std::string_view::npos;
    const bool has_point = segment.view().find('.') != std::string_view::npos;
    read_as(scan, segment, {.digits = points, .words = true}, ReadingRole::plain);
    if (has_comma) {
        read_as(scan, segment, {.digits = commas, .words = true}, ReadingRole::plain);
        read_as(scan, segment, {.digits = grouping_commas, .words = true}, ReadingRole::comma_groups);
    } else if (has_point) {
        read_as(scan, segment, {.digits = commas, .words = true}, ReadingRole::point_groups);
    }
    if (!scan.candidates.empty()) scan.kind = Kind::ok;
    return scan;
}

/// The content between signs of equality that stand outside brackets; a colon is one behind a name. Not more than
/// one too many.
std::vector<Content> segments_of(const Content& content) {
    std::vector<Content> segments;
    std::size_t depth = 0;
    std::size_t begin = content.begin;
    for (std::size_t i = content.begin; i < content.end && segments.size() <= deepest_chain; ++i) {
        const char c = content.text[i];
        if (is_any_of(c, "([{")) ++depth;
        if (is_any_of(c, ")]}") && depth > 0) --depth;
        const bool colon = c == ':' && is_letter(content.text[begin]);
        if (depth > 0 || !(colon || is_any_of(c, "=~"))) continue;
        segments.push_back({content.text, begin, i});
        const bool arrow = i + 1 < content.end && content.text[i + 1] == '>';
        begin = arrow ? i + 2 : i + 1;
    }
    segments.push_back({content.text, begin, content.end});
    for (Content& segment : segments) strip_wrapping(segment);
    return segments;
}

bool may_be_name(const Content& segment) {
    return segment.empty() || is_letter(segment.view().front()) || segment.starts_with("{");
}

/// Adds an earlier side that says something else than all meanings of the last one.
void add_working(ScalarScan& scan, const std::vector<CandidateReading>& working) {
    const auto agrees = [&scan](const CandidateReading& side) {
        return std::ranges::any_of(scan.candidates, [&side](const CandidateReading& candidate) {
            return consistent(side.entries.front(), candidate.entries.front());
        });
    };
    if (working.empty() || std::ranges::any_of(working, agrees)) return;
    add_candidate(scan, ReadingRole::working, working.front().entries.front());
}

}  // namespace

ScalarScan read_scalar(std::string_view plain) {
    Content content{plain, 0, plain.size()};
    strip_wrapping(content);
    const std::vector<Content> segments = segments_of(content);
    if (segments.size() > deepest_chain) {
        return {.kind = Kind::not_understood, .end = segments[deepest_chain].begin, .reason = unreadable_from_here};
    }
    ScalarScan result;
    std::vector<std::vector<CandidateReading>> working;
    std::string_view name;
    for (const Content& segment : segments) {
        const bool last = &segment == &segments.back();
        ScalarScan side = segment.empty() ? ScalarScan{} : read_segment(segment);
        if (!side.candidates.empty()) {
            if (!result.candidates.empty()) working.push_back(std::move(result.candidates));
            result = std::move(side);
            continue;
        }
        const bool value_before = !result.candidates.empty();
        if (segment.empty() && last && !value_before) return {};
        if (!may_be_name(segment) || (last && !segment.empty() && !value_before)) return side;
        if (name.empty()) name = segment.view();
    }
    for (const auto& side : working) add_working(result, side);
    result.name = name;
    return result;
}

}  // namespace pe

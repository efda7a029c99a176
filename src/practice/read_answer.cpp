#include "practice/read_answer.h"

#include <algorithm>

#include "core/characters.h"
#include "core/format.h"
#include "practice/plain_text.h"
#include "practice/read_entries.h"
#include "practice/read_scalar.h"
#include "practice/without_latex.h"

namespace pe {
namespace {

using Kind = AnswerReading::Kind;
using ScanKind = NumberReading::Kind;

constexpr int digits_of_expressions = 6;
constexpr std::size_t most_entries_shown = 16;

std::string written(const Quantity& quantity) {
    return quantity.exact || quantity.degrees ? significant(quantity.value, digits_of_expressions, Glyphs::ascii)
                                              : shortest(quantity.value);
}

std::string written(const std::vector<Quantity>& entries) {
    std::string text = "[";
    const std::size_t shown = std::min(entries.size(), most_entries_shown);
    for (std::size_t i = 0; i < shown; ++i) text.append(i > 0 ? ", " : "").append(written(entries[i]));
    if (shown < entries.size()) text += ", ... (" + std::to_string(entries.size()) + " entries)";
    return text + "]";
}

/// Says what the likely candidates are.
std::string understood(const std::vector<CandidateReading>& candidates, bool is_vector) {
    std::string text;
    for (const CandidateReading& candidate : candidates) {
        if (candidate.role == ReadingRole::point_groups || candidate.role == ReadingRole::working) continue;
        text += text.empty() ? "read as " : " or ";
        text += is_vector ? written(candidate.entries) : written(candidate.entries.front());
    }
    return text;
}

/// Whether a letter at `at` may have been meant as a digit: O.7, l, 1O.
bool may_be_digit(std::string_view plain, std::size_t at) {
    if (at >= plain.size() || std::string_view("OolI").find(plain[at]) == std::string_view::npos) return false;
    const auto numeric = [&](std::size_t i) { return i < plain.size() && (is_digit(plain[i]) || plain[i] == '.'); };
    const bool alone = plain.size() == 1;
    return alone || numeric(at + 1) || (at > 0 && numeric(at - 1));
}

AnswerReading trouble(Kind kind, std::string_view text, std::size_t offset, std::string_view reason) {
    return {.kind = kind, .offset = offset, .column = character_column(text, offset), .reason = std::string{reason}};
}

AnswerReading trouble_of_scan(std::string_view text, const PlainText& plain, ScanKind kind, std::size_t end,
                              std::string_view reason) {
    const std::size_t offset = plain.offsets[end];
    if (kind == ScanKind::unclear) return trouble(Kind::unclear, text, offset, reason);
    if (may_be_digit(plain.text, end)) {
        return trouble(Kind::unclear, text, offset, "Is this a letter or a digit? Please type it as a digit.");
    }
    return trouble(Kind::not_understood, text, offset, reason);
}

AnswerReading empty(std::string_view text) {
    return trouble(Kind::empty, text, text.size(), "There is no number here yet.");
}

AnswerReading ok(std::vector<CandidateReading> candidates, bool is_vector) {
    AnswerReading reading{.kind = Kind::ok, .candidates = std::move(candidates)};
    reading.understood = understood(reading.candidates, is_vector);
    return reading;
}

AnswerReading read_as_vector(std::string_view text, const PlainText& plain, std::size_t length) {
    EntryScan scan = read_entries(plain.text, length);
    if (scan.kind != ScanKind::ok) return trouble_of_scan(text, plain, scan.kind, scan.end, scan.reason);
    if (scan.entries.empty()) return empty(text);
    return ok({{ReadingRole::plain, std::move(scan.entries)}}, true);
}

AnswerReading read_as_scalar(std::string_view text, const PlainText& plain) {
    ScalarScan scan = read_scalar(plain.text);
    if (scan.kind != ScanKind::ok) return trouble_of_scan(text, plain, scan.kind, scan.end, scan.reason);
    if (scan.candidates.empty()) return empty(text);
    AnswerReading reading = ok(std::move(scan.candidates), false);
    reading.unit = scan.unit;
    reading.name = std::string{scan.name};
    return reading;
}

}  // namespace

AnswerReading read_answer(std::string_view text, const AnswerShape& shape) {
    const std::size_t limit = shape.is_vector ? max_answer_bytes : max_scalar_bytes;
    if (text.size() > limit) return trouble(Kind::not_understood, text, limit, "This is too long for me.");
    const PlainText plain = without_latex(plain_text(text));
    return shape.is_vector ? read_as_vector(text, plain, shape.length) : read_as_scalar(text, plain);
}

}  // namespace pe

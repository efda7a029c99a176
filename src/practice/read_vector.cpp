#include "practice/read_vector.h"

#include "practice/plain_text.h"
#include "practice/read_entries.h"
#include "practice/without_latex.h"

namespace pe {
namespace {

using Kind = VectorReading::Kind;

VectorReading trouble(Kind kind, std::string_view text, std::size_t offset, std::string_view reason) {
    return {.kind = kind, .offset = offset, .column = character_column(text, offset), .reason = std::string{reason}};
}

}  // namespace

VectorReading read_vector(std::string_view text, std::optional<std::size_t> expected_length) {
    if (text.size() > max_vector_bytes) {
        return trouble(Kind::not_understood, text, max_vector_bytes, "This is too long for me.");
    }
    const PlainText plain = without_latex(plain_text(text));
    const EntryScan scan = read_entries(plain.text, expected_length);
    if (scan.kind != NumberReading::Kind::ok) {
        const bool is_unclear = scan.kind == NumberReading::Kind::unclear;
        return trouble(is_unclear ? Kind::unclear : Kind::not_understood, text, plain.offsets[scan.end], scan.reason);
    }
    if (scan.entries.empty()) return trouble(Kind::empty, text, text.size(), "There is no number here yet.");
    VectorReading reading{.kind = Kind::ok};
    reading.entries.reserve(scan.entries.size());
    for (const Quantity& entry : scan.entries) reading.entries.push_back(entry.value);
    return reading;
}

}  // namespace pe

// Any bytes: the reader of vectors stays whole, says the same twice, and reads what it would print.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/format.h"
#include "practice/read_vector.h"
#include "require.h"

namespace {

bool same(const pe::VectorReading& a, const pe::VectorReading& b) {
    return a.kind == b.kind && a.entries == b.entries && a.offset == b.offset && a.column == b.column &&
           a.reason == b.reason;
}

std::string printed(const std::vector<double>& entries) {
    std::string text = "[";
    for (const double& entry : entries) {
        if (&entry != entries.data()) text += ", ";
        text += pe::shortest(entry);
    }
    return text + "]";
}

void check(std::string_view text, std::optional<std::size_t> expected_length) {
    using Kind = pe::VectorReading::Kind;
    const pe::VectorReading reading = pe::read_vector(text, expected_length);
    require(same(reading, pe::read_vector(text, expected_length)), "the same text is read alike twice");
    require(reading.offset <= text.size(), "the trouble lies in the text");
    require(reading.column <= reading.offset, "no more characters than bytes stand before the trouble");
    require((reading.kind == Kind::ok) == reading.reason.empty(), "all but a good reading give a reason");
    require((reading.kind == Kind::ok) != reading.entries.empty(), "only a good reading has entries");
    for (const double entry : reading.entries) require(std::isfinite(entry), "entries are finite");
    if (reading.kind != Kind::ok) return;
    const std::string again = printed(reading.entries);
    if (again.size() > pe::max_vector_bytes) return;
    require(pe::read_vector(again, reading.entries.size()).entries == reading.entries, "printed entries are read back");
    require(pe::read_vector(again).entries == reading.entries, "printed entries are clear without a length");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    check(text, std::nullopt);
    for (const std::size_t expected_length : {1u, 2u, 4u}) check(text, expected_length);
    return 0;
}

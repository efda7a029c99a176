#include "core/json.h"

#include <cstddef>

#include "core/format.h"

namespace pe {
namespace {

constexpr std::string_view replacement_character = "\xEF\xBF\xBD";

/// Bytes of the well-formed UTF-8 sequence at `at` (Unicode standard, table 3-7), or 0.
std::size_t sequence_length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    const unsigned second = byte(1);
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool overlong = first == 0xE0 && second < 0xA0;
        const bool surrogate = first == 0xED && second > 0x9F;
        return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool overlong = first == 0xF0 && second < 0x90;
        const bool beyond = first == 0xF4 && second > 0x8F;
        return continues(1) && continues(2) && continues(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

void append_escaped(std::string& out, char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    if (c == '"' || c == '\\') {
        out += '\\';
        out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
        out += "\\u00";
        out += digits[static_cast<unsigned char>(c) >> 4];
        out += digits[static_cast<unsigned char>(c) & 15];
    } else {
        out += c;
    }
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
    out += '"';
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = sequence_length(text, i);
        if (length == 0) {
            out += replacement_character;
            ++i;
        } else if (length == 1) {
            append_escaped(out, text[i++]);
        } else {
            out += text.substr(i, length);
            i += length;
        }
    }
    out += '"';
}

void append_json_key(std::string& out, std::string_view key) {
    if (!out.empty() && out.back() != '{') out += ',';
    append_json_string(out, key);
    out += ':';
}

void append_json_number(std::string& out, double value) {
    out += shortest(value);
}

}  // namespace pe

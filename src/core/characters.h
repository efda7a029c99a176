// Kinds of ASCII characters, whatever the locale.
#pragma once

#include <string_view>

namespace pe {

inline bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

inline bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

inline bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

inline bool is_any_of(char c, std::string_view characters) {
    return characters.find(c) != characters.npos;
}

inline bool is_line_end(char c) {
    return c == '\n' || c == '\r';
}

}  // namespace pe

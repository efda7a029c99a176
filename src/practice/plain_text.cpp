#include "practice/plain_text.h"

#include <cassert>

#include "core/characters.h"

namespace pe {
namespace {

constexpr char32_t not_utf8 = 0xFFFFFFFF;
constexpr char vanishes = '\0';

struct Character {
    char32_t code = not_utf8;
    std::size_t bytes = 1;
};

/// The character at `at`; overlong forms, surrogates and cut sequences are not UTF-8, one byte each.
Character decoded(std::string_view utf8, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
    const unsigned lead = byte(at);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + bytes > utf8.size()) return {};
    char32_t code = lead & (0x7Fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xC0u) != 0x80u) return {};
        code = (code << 6) | (byte(at + i) & 0x3Fu);
    }
    const bool overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    const bool no_character = (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF;
    return overlong || no_character ? Character{} : Character{code, bytes};
}

/// The characters `first` to `last` all look like `plain`.
struct Alike {
    char32_t first;
    char32_t last;
    char plain;
};

constexpr Alike look_alikes[] = {
    {0x0085, 0x0085, '\n'},     {0x00A0, 0x00A0, ' '},      {0x00AD, 0x00AD, vanishes}, {0x00B7, 0x00B7, '*'},
    {0x00D7, 0x00D7, '*'},      {0x00F7, 0x00F7, '/'},      {0x02C6, 0x02C6, '^'},      {0x066B, 0x066B, '.'},
    {0x066C, 0x066C, ','},      {0x2000, 0x200A, ' '},      {0x200B, 0x200F, vanishes}, {0x2010, 0x2015, '-'},
    {0x2018, 0x2019, '\''},     {0x201C, 0x201D, '"'},      {0x2022, 0x2022, '*'},      {0x2028, 0x2029, '\n'},
    {0x202A, 0x202E, vanishes}, {0x202F, 0x202F, ' '},      {0x2032, 0x2032, '\''},     {0x2044, 0x2044, '/'},
    {0x205F, 0x205F, ' '},      {0x2060, 0x2069, vanishes}, {0x2192, 0x2192, '='},      {0x21D2, 0x21D2, '='},
    {0x2212, 0x2212, '-'},      {0x2215, 0x2215, '/'},      {0x2217, 0x2217, '*'},      {0x2219, 0x2219, '*'},
    {0x2223, 0x2223, '|'},      {0x223C, 0x223C, '='},      {0x2243, 0x2243, '='},      {0x2245, 0x2245, '='},
    {0x2248, 0x2248, '='},      {0x2250, 0x2250, '='},      {0x2252, 0x2252, '='},      {0x22A4, 0x22A4, 'T'},
    {0x22C5, 0x22C5, '*'},      {0x2329, 0x2329, '<'},      {0x232A, 0x232A, '>'},      {0x2715, 0x2715, '*'},
    {0x27E8, 0x27E8, '<'},      {0x27E9, 0x27E9, '>'},      {0x2A2F, 0x2A2F, '*'},      {0x3000, 0x3000, ' '},
    {0x3001, 0x3001, ','},      {0x3002, 0x3002, '.'},      {0x3008, 0x3008, '<'},      {0x3009, 0x3009, '>'},
    {0x3010, 0x3010, '['},      {0x3011, 0x3011, ']'},      {0x3014, 0x3014, '['},      {0x3015, 0x3015, ']'},
    {0xFE63, 0xFE63, '-'},      {0xFEFF, 0xFEFF, vanishes},
};

/// The zeros of other scripts' digits, which stand in order behind them.
constexpr char32_t zeros[] = {0x0660, 0x06F0, 0x0966, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6};

/// A sign that is written out.
struct Spelled {
    char32_t code;
    std::string_view plain;
};

constexpr Spelled spelled_signs[] = {
    {0x00B0, "deg"},      {0x00B1, "+/-"},    {0x00BA, "deg"},   {0x00BC, "(1/4)"}, {0x00BD, "(1/2)"},
    {0x00BE, "(3/4)"},    {0x03C0, "pi"},     {0x03D6, "pi"},    {0x2026, "..."},   {0x2150, "(1/7)"},
    {0x2151, "(1/9)"},    {0x2152, "(1/10)"}, {0x2153, "(1/3)"}, {0x2154, "(2/3)"}, {0x2155, "(1/5)"},
    {0x2156, "(2/5)"},    {0x2157, "(3/5)"},  {0x2158, "(4/5)"}, {0x2159, "(1/6)"}, {0x215A, "(5/6)"},
    {0x215B, "(1/8)"},    {0x215C, "(3/8)"},  {0x215D, "(5/8)"}, {0x215E, "(7/8)"}, {0x221A, "sqrt"},
    {0x221E, "infinity"}, {0x1D70B, "pi"},
};

std::string_view spelled_form(char32_t code) {
    if (code < 0x80 || code == not_utf8) return {};
    for (const Spelled& sign : spelled_signs) {
        if (sign.code == code) return sign.plain;
    }
    return {};
}

char plain_form(char32_t code) {
    if (code < 0x80) return static_cast<char>(code);
    if (code == not_utf8) return unknown_character;
    if (code >= 0xFF01 && code <= 0xFF5E) return static_cast<char>(code - 0xFF01 + '!');  // full width
    for (const Alike& alike : look_alikes) {
        if (code >= alike.first && code <= alike.last) return alike.plain;
    }
    for (const char32_t zero : zeros) {
        if (code >= zero && code < zero + 10) return static_cast<char>('0' + (code - zero));
    }
    return unknown_character;
}

/// The plain form of a superscript, or `vanishes` for all other characters.
char superscript_form(char32_t code) {
    switch (code) {
        case 0x00B9:
            return '1';
        case 0x00B2:
            return '2';
        case 0x00B3:
            return '3';
        case 0x207A:
            return '+';
        case 0x207B:
            return '-';
        case 0x1D40:
            return 'T';
        default:
            return code == 0x2070 || (code >= 0x2074 && code <= 0x2079) ? static_cast<char>('0' + (code - 0x2070))
                                                                        : vanishes;
    }
}

bool is_wide_comma(char32_t code) {
    return code == 0x3001 || code == 0xFF0C;
}

bool three_digits_follow(std::string_view utf8, std::size_t at) {
    std::size_t digits = 0;
    while (digits < 4 && at + digits < utf8.size() && is_digit(utf8[at + digits])) ++digits;
    return digits == 3;
}

}  // namespace

void PlainText::append(char plain, std::size_t offset) {
    text += plain;
    offsets.push_back(static_cast<std::uint32_t>(offset));
}

void PlainText::append(std::string_view plain, std::size_t offset) {
    for (const char c : plain) append(c, offset);
}

bool PlainText::ends_with_digit() const {
    return !text.empty() && is_digit(text.back());
}

bool PlainText::ends_with_lone_zero() const {
    const std::size_t size = text.size();
    return size > 0 && text[size - 1] == '0' && (size == 1 || (!is_digit(text[size - 2]) && text[size - 2] != '.'));
}

PlainText plain_text(std::string_view utf8) {
    PlainText result;
    result.text.reserve(utf8.size());
    result.offsets.reserve(utf8.size() + 1);
    bool raised = false;
    for (std::size_t at = 0; at < utf8.size();) {
        if (static_cast<unsigned char>(utf8[at]) < 0x80 && !raised) {  // most text by far
            result.append(utf8[at], at);
            ++at;
            continue;
        }
        const auto [code, bytes] = decoded(utf8, at);
        const char raised_form = superscript_form(code);
        const bool in_exponent = raised_form != vanishes && raised_form != 'T';
        if (raised && !in_exponent) result.append(")", at);
        if (in_exponent && !raised) result.append("^(", at);
        if (raised_form == 'T') result.append("^", at);
        raised = in_exponent;
        if (raised_form != vanishes) {
            result.append(raised_form, at);
        } else if (const std::string_view spelled = spelled_form(code); !spelled.empty()) {
            if (spelled.front() == '(' && result.ends_with_digit()) {  // a mixed number: 1½ is 1 1/2
                result.append(" ", at);
                result.append(spelled.substr(1, spelled.size() - 2), at);
            } else {
                result.append(spelled, at);
            }
        } else {
            const bool thin_space = code == 0x2009 || code == 0x202F;
            const bool groups_digits = thin_space && result.ends_with_digit() && three_digits_follow(utf8, at + bytes);
            const bool high_point = code == 0x00B7 && result.ends_with_lone_zero();  // 0·84
            const char plain = high_point ? '.' : plain_form(code);
            if (plain != vanishes && !groups_digits) result.append(plain, at);
            if (is_wide_comma(code)) result.append(" ", at);  // the blank is part of its glyph
        }
        at += bytes;
    }
    if (raised) result.append(")", utf8.size());
    result.offsets.push_back(static_cast<std::uint32_t>(utf8.size()));
    return result;
}

std::size_t character_column(std::string_view utf8, std::size_t offset) {
    assert(offset <= utf8.size());
    std::size_t column = 0;
    for (std::size_t at = 0; at < offset; ++column) at += decoded(utf8, at).bytes;
    return column;
}

}  // namespace pe

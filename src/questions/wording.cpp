#include "questions/wording.h"

#include <algorithm>
#include <iterator>

#include "core/format.h"
#include "practice/compare.h"

namespace pe {
namespace {

constexpr int shown_digits = 6;

/// Whether the digits shown are all there are.
bool is_shown_whole(double value) {
    std::string digits = shortest(value);
    digits.resize(std::min(digits.find('e'), digits.size()));
    std::erase_if(digits, [](char c) { return c == '.' || c == '-'; });
    digits.erase(0, digits.find_first_not_of('0'));
    return digits.size() <= shown_digits;
}

template <typename Write>
std::string bracketed(std::span<const double> values, Write write) {
    std::string text = "[";
    for (const double value : values) {
        if (text.size() > 1) text += ", ";
        text += write(value);
    }
    return text + "]";
}

std::string behind_a_sign(std::string text) {
    return text.front() == '-' ? "(" + text + ")" : text;
}

}  // namespace

std::string fill(std::string_view text, std::initializer_list<std::string_view> values) {
    std::string filled;
    const std::string_view* next = values.begin();
    for (const char c : text) {
        if (c == '%' && next != values.end()) {
            filled += *next++;
        } else {
            filled += c;
        }
    }
    return filled;
}

std::string number(double value) {
    std::string text = significant(value, shown_digits, Glyphs::ascii);
    const std::size_t e = text.find('e');
    if (e == std::string::npos) return text;
    return text.substr(0, e) + " \\cdot 10^{" + text.substr(e + 1) + "}";
}

std::string term(double value) {
    return behind_a_sign(number(value));
}

std::string term(double value, int decimals) {
    return behind_a_sign(fixed(value, decimals));
}

std::string result(double value) {
    return (is_shown_whole(value) ? "= " : "\\approx ") + number(value);
}

std::string rounded(double value, int decimals) {
    return kind_of(value, decimals) == ValueKind::exact ? number(value) : fixed(value, decimals);
}

std::string rounded_result(double value, int decimals) {
    return (kind_of(value, decimals) == ValueKind::exact ? "= " : "\\approx ") + rounded(value, decimals);
}

std::string row_text(std::span<const double> values, int decimals) {
    return bracketed(values, [decimals](double value) { return fixed(value, decimals); });
}

std::string short_row(std::span<const double> values) {
    return bracketed(values, number);
}

std::string entry_text(int position, int column) {
    return "PE(" + std::to_string(position) + ", " + std::to_string(column) + ")";
}

std::string position_text(int position) {
    return "PE(" + std::to_string(position) + ")";
}

std::string_view layout_text(Layout layout) {
    switch (layout) {
        case Layout::interleaved:
            return "interleaved (sine, cosine, sine, cosine and so on)";
        case Layout::concatenated:
            return "concatenated (all sines, then all cosines)";
        case Layout::concatenated_cosine_first:
            return "concatenated, cosines first (all cosines, then all sines)";
        case Layout::tensor2tensor:
            return "tensor2tensor (all sines, then all cosines, with exponents i/(d/2 - 1))";
    }
    return {};
}

std::string given(const Encoding& encoding) {
    return fill("Width d = %, base %, layout %.",
                {std::to_string(encoding.width), shortest(encoding.base), layout_text(encoding.layout)});
}

std::string in_words(int count) {
    constexpr std::string_view words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                          "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    const auto index = static_cast<std::size_t>(count);
    return index < std::size(words) ? std::string{words[index]} : std::to_string(count);
}

}  // namespace pe

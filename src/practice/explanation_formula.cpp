#include "practice/explanation_formula.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "core/characters.h"

namespace pe {
namespace {

constexpr std::size_t farthest = 100;  // characters that "..." may stand for
constexpr std::size_t longest_name = 20;

/// The signs of a formula alone, and where each came from.
struct Formula {
    std::string signs;
    std::vector<std::uint32_t> offsets;
};

struct Spelling {
    std::string_view typed;
    std::string_view plain;
};

constexpr Spelling spellings[] = {
    {"\\mathrm", ""}, {"\\text", ""},  {"\\mathbf", ""}, {"\\mathcal", ""}, {"\\operatorname", ""}, {"\\left", ""},
    {"\\right", ""},  {"\\cdot", ""},  {"\\Pi", "P"},    {"\\pi", "P"},     {"\\sigma", "P"},       {"\u03A0", "P"},
    {"\u03C0", "P"},  {"\u03C3", "P"}, {"\u00B7", ""},   {"==", "="},       {"perm", "P"},          {"\\,", ""},
};

char plain_sign(char c) {
    if (c == '[') return '(';
    if (c == ']') return ')';
    if (c >= 'A' && c <= 'Z' && c != 'P') return static_cast<char>(c - 'A' + 'a');
    return c;
}

Formula formula_signs(std::string_view text) {
    constexpr std::string_view ignored = " \t\r$*{}\\";
    Formula result;
    for (std::size_t at = 0; at < text.size();) {
        Spelling found{text.substr(at, 1), {}};
        bool is_spelling = false;
        for (const Spelling& spelling : spellings) {
            if (is_spelling || !text.substr(at).starts_with(spelling.typed)) continue;
            found = spelling;
            is_spelling = true;
        }
        const char sign = plain_sign(text[at]);
        if (!is_spelling && ignored.find(sign) == std::string_view::npos) found.plain = {&sign, 1};
        for (const char c : found.plain) {
            result.signs += c;
            result.offsets.push_back(static_cast<std::uint32_t>(at));
        }
        at += found.typed.size();
    }
    return result;
}

/// Behind the name of a function at `at`; the same place when there is none.
std::size_t behind_name(std::string_view signs, std::size_t at) {
    const std::size_t last = std::min(signs.size(), at + longest_name);
    while (at < last && (is_letter(signs[at]) || signs[at] == '-' || signs[at] == '_')) ++at;
    return at;
}

bool is_sequence(char c) {
    return c == 'x' || c == 'e' || c == 'h' || c == 'z' || c == 's';
}

/// Where the pattern ends when it begins at `at`.
std::optional<std::size_t> end_of_match(std::string_view signs, std::size_t at, std::string_view pattern) {
    while (!pattern.empty()) {
        if (pattern.starts_with("...")) {
            const std::string_view rest = pattern.substr(3);
            const std::size_t last = std::min(signs.size(), at + farthest);
            for (; at < last && signs[at] != '\n'; ++at) {
                if (const auto end = end_of_match(signs, at, rest)) return end;
            }
            return std::nullopt;
        }
        if (at >= signs.size()) return std::nullopt;
        if (pattern[0] == 'f') {
            const std::size_t end = behind_name(signs, at);
            if (end == at) return std::nullopt;
            at = end;
        } else {
            const bool fits = pattern[0] == 'X' ? is_sequence(signs[at]) : signs[at] == pattern[0];
            if (!fits) return std::nullopt;
            ++at;
        }
        pattern.remove_prefix(1);
    }
    return at;
}

}  // namespace

std::optional<TextRange> find_formula(std::string_view text, std::string_view pattern) {
    const Formula formula = formula_signs(text);
    for (std::size_t at = 0; at < formula.signs.size(); ++at) {
        const auto end = end_of_match(formula.signs, at, pattern);
        if (end) return TextRange{formula.offsets[at], formula.offsets[*end - 1] + 1};
    }
    return std::nullopt;
}

}  // namespace pe

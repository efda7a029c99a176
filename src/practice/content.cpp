#include "practice/content.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "core/characters.h"
#include "practice/number_names.h"

namespace pe {
namespace {

void strip_marks(Content& content) {
    constexpr std::string_view marks[] = {"`", "\"", "'", "**"};
    std::size_t size_before = 0;
    do {
        size_before = content.size();
        strip_blanks(content);
        for (const std::string_view mark : marks) {
            const bool around =
                content.size() >= 2 * mark.size() && content.starts_with(mark) && content.ends_with(mark);
            if (!around) continue;
            content.begin += mark.size();
            content.end -= mark.size();
        }
    } while (content.size() != size_before);
}

bool strip_punctuation(Content& content) {
    if (content.empty() || content.ends_with("...") || !is_any_of(content.text[content.end - 1], ".,;!")) return false;
    --content.end;
    return true;
}

/// One word that leads up to the answer.
bool strip_introduction(Content& content) {
    constexpr std::string_view words[] = {
        "a",        "about", "answer", "ans",  "approx", "approximately", "around", "ca",     "circa",   "equals",
        "get",      "gives", "i",      "is",   "it",     "its",           "my",     "result", "roughly", "so",
        "solution", "that",  "the",    "thus", "value",  "final"};
    const std::string word = letters_at(content.view(), 0);
    if (std::find(std::begin(words), std::end(words), word) == std::end(words)) return false;
    const char behind = word.size() < content.size() ? content.text[content.begin + word.size()] : ' ';
    if (!is_blank(behind) && !is_any_of(behind, ".:'~")) return false;
    content.begin += word.size();
    while (!content.empty() && is_any_of(content.text[content.begin], ".:' \t") &&
           !(content.text[content.begin] == '.' && content.size() > 1 && is_digit(content.text[content.begin + 1]))) {
        ++content.begin;
    }
    return true;
}

bool is_sign(char c) {
    return is_any_of(c, "=:~");
}

/// Whether nothing but blanks stands from `at` on up to a sign.
bool sign_follows(std::string_view text, std::size_t at) {
    while (at < text.size() && is_blank(text[at])) ++at;
    return at < text.size() && is_sign(text[at]);
}

/// Whether `c` may stand in a name, or in a sum of names, outside brackets.
bool belongs_to_name(char c, bool of_sum) {
    return is_letter(c) || is_digit(c) || is_any_of(c, "_.^'\\") || (of_sum && is_any_of(c, "+-* \t"));
}

std::size_t behind_sign(std::string_view text, std::size_t begin, bool of_sum) {
    constexpr std::size_t longest_label = 64;
    text = text.substr(0, begin + longest_label);
    if (begin < text.size() && !is_letter(text[begin]) && !is_any_of(text[begin], "=:~{\\")) return begin;
    std::size_t depth = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        const char c = text[i];
        if (is_any_of(c, "([{")) {
            ++depth;
        } else if (depth > 0) {
            if (is_any_of(c, ")]}")) --depth;
        } else if (is_sign(c)) {
            return i + 1;
        } else if (!belongs_to_name(c, of_sum) && !(is_blank(c) && sign_follows(text, i))) {
            return begin;
        }
    }
    return begin;
}

}  // namespace

void strip_blanks(Content& content) {
    const auto blank_at = [&content](std::size_t i) {
        return is_blank(content.text[i]) || is_line_end(content.text[i]);
    };
    while (!content.empty() && blank_at(content.begin)) ++content.begin;
    while (!content.empty() && blank_at(content.end - 1)) --content.end;
}

void strip_wrapping(Content& content) {
    strip_marks(content);
    if (strip_punctuation(content)) strip_marks(content);
    while (strip_introduction(content)) strip_blanks(content);
}

std::size_t behind_name(std::string_view text, std::size_t begin) {
    return behind_sign(text, begin, false);
}

std::size_t behind_label(std::string_view text, std::size_t begin) {
    return behind_sign(text, begin, true);
}

}  // namespace pe

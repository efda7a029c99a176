// The part of a typed answer that holds its numbers: without quotation marks, labels, words of introduction, full stop.
#pragma once

#include <cstddef>
#include <string_view>

namespace pe {

/// A stretch of a plain text (see plain_text.h).
struct Content {
    std::string_view text;
    std::size_t begin = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - begin; }
    bool empty() const { return begin == end; }
    std::string_view view() const { return text.substr(begin, size()); }
    bool starts_with(std::string_view word) const { return view().starts_with(word); }
    bool ends_with(std::string_view word) const { return view().ends_with(word); }
};

/// Takes blanks and line ends off both sides.
void strip_blanks(Content& content);

/// Takes off what only sets the answer off: blanks, quotation marks, backticks, Markdown's stars, one sign of
/// punctuation behind, and in front words such as "the answer is about".
void strip_wrapping(Content& content);

/// Just behind the first '=' or ':' that stands outside brackets in `text` from `begin` on, when a name such as x_1 or
/// PE(1, 0) or nothing stands before it; `begin` when there is none.
std::size_t behind_name(std::string_view text, std::size_t begin);

/// As `behind_name`, and also behind a sum of names: e + p =.
std::size_t behind_label(std::string_view text, std::size_t begin);

}  // namespace pe

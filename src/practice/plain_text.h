// Typed text with its look-alikes (minus signs, full-width digits, superscripts, brackets, blanks) in plain ASCII.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pe {

/// ASCII text, and where each of its characters came from.
struct PlainText {
    std::string text;
    std::vector<std::uint32_t> offsets;  ///< byte offset in the source of each character, and the source's size behind

    /// Adds characters that all came from `offset`.
    void append(char plain, std::size_t offset);
    void append(std::string_view plain, std::size_t offset);
    bool ends_with_digit() const;
    bool ends_with_lone_zero() const;
};

/// What stands in for a character that has no ASCII look-alike, and for each byte that is not UTF-8.
inline constexpr char unknown_character = '\x1a';

/// Minus signs and dashes become '-', times and middle dots '*', signs of about and arrows '=', full-width forms their
/// ASCII, digits of other scripts ASCII digits, angle and CJK brackets '<' '>' '[' ']', blanks of any width ' ', a run
/// of superscripts an exponent (10⁻² is 10^(-2)). What has a name is spelled: pi, sqrt, deg, (1/2). A middle dot behind
/// a lone zero is a point (0·84). Zero-width and direction marks vanish, and so does a thin space between groups of
/// three digits (16 777 216). Any bytes may come.
PlainText plain_text(std::string_view utf8);

/// Number of characters before byte `offset`, from 0: where a caret belongs. A byte that is not UTF-8 counts as one.
std::size_t character_column(std::string_view utf8, std::size_t offset);

}  // namespace pe

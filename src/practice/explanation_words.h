// Takes a learner's text apart into words with their places, breaks and signs of relation, whatever the bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pe {

/// What stands between a word and the word before it, weakest first.
enum class Break : std::uint8_t { none, comma, clause, sentence };

struct ExplanationWord {
    std::string text{};       ///< lower case; "=" for a sign of equality; see latin_letter, other_letter
    std::uint32_t begin = 0;  ///< bytes of the source
    std::uint32_t end = 0;    ///< behind the last one
    Break break_before = Break::none;
    bool listed = false;           ///< a comma or semicolon stands before it
    bool relation_before = false;  ///< an arrow or a colon stands before it
    bool asked = false;            ///< its sentence ends with a question mark
};

/// What stands in a word for a letter with an accent, and for one of another script.
inline constexpr char latin_letter = '\x01';
inline constexpr char other_letter = '\x02';

/// The words of `text`. Contractions are undone (isn't: is not; it's: it is; w/o: without), hyphens part words
/// (order-blind), LaTeX commands for layout vanish, arrows and colons become breaks. Two words from one contraction
/// share its place. Any bytes may come; the cost is linear.
std::vector<ExplanationWord> explanation_words(std::string_view text);

}  // namespace pe

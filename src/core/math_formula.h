// A formula as a small tree, and the small part of TeX that it is read from.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pe {

enum class MathKind {
    row,       ///< its parts side by side
    number,    ///< 10000, 0.5
    variable,  ///< one letter
    name,      ///< several letters that belong together, upright: PE, softmax
    function,  ///< sin, ln
    symbol,    ///< an operator, relation, point or lone bracket
    text,      ///< words
    space,     ///< a thin space
    scripts,   ///< parts: base, subscript, superscript; a missing one is an empty row
    fraction,  ///< parts: numerator, denominator
    root,      ///< the square root of its one part
    brackets,  ///< its one part between `text` and `closing`
};

/// What a part is to its neighbours: this decides on spaces, brackets and line breaks.
enum class MathClass { ordinary, function, binary, relation, punctuation };

struct MathNode {
    MathKind kind = MathKind::row;
    std::string text{};                            ///< what to show, in UTF-8
    std::string closing{};                         ///< of brackets: the right one
    MathClass symbol_class = MathClass::ordinary;  ///< of a symbol
    std::vector<MathNode> parts{};
};

/// A symbol's own class, a function's, that of the base under scripts; ordinary for all else.
MathClass class_of(const MathNode& node);

/// A formula's row, or what is wrong with it.
struct FormulaReading {
    MathNode formula;
    std::string problem;     ///< empty when the formula could be read
    std::size_t offset = 0;  ///< byte where the problem lies
};

inline constexpr int max_math_depth = 16;  ///< of braces, brackets and arguments within each other

/// Reads the TeX between two dollar signs: letters, digits, ^ _ { }, the brackets ( ) [ ] \{ \}, + - = / , . : ; ' | <
/// >, \frac \sqrt \text, \sin \cos \tan \ln \exp \log, \pi \omega \theta \lambda, \cdot \times \pm, \approx \le \ge \ne
/// \in \to \Rightarrow, \dots \infty \top, the spaces \, and \;. Several letters in a row are a name, a character
/// outside ASCII stands for itself. Between blanks, / and | are set as operators; without, they cling to their
/// neighbours. Brackets are paired where they have a partner, whatever their shapes.
FormulaReading read_formula(std::string_view tex);

}  // namespace pe

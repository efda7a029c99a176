// Texts with formulas between dollar signs: read, written as plain text, and written as HTML with MathML.
//
// Inside, a formula is the small TeX of math_formula.h and stays within its line. \$ is a dollar sign. A dollar sign
// without its partner and a formula that cannot be read stay in the text as they were written: nothing is lost.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/math_formula.h"

namespace pe {

/// Plain text, or a formula: then `text` is empty and `formula` has parts.
struct MathRun {
    std::string text{};
    MathNode formula{};

    bool is_formula() const { return !formula.parts.empty(); }
};

struct MathLine {
    std::vector<MathRun> runs;
    bool display = false;  ///< one formula and nothing else: set on its own
};

/// The lines of a text, at least one. Any bytes may come.
std::vector<MathLine> read_math_text(std::string_view text);

/// What a screen reader says and a saved file holds: "PE(1, 2) = sin(1 / 10000^(2/4))", "(a + b)/c", "sqrt(x)", "x_t".
/// A text without dollar signs is its own plain text.
std::string plain_math_text(std::string_view text);

/// A formula as plain text.
std::string plain_formula(const MathNode& formula);

/// The text escaped for HTML, its formulas as <math> elements, in display style where they stand alone in a line. Line
/// breaks stay.
std::string html_math_text(std::string_view text);

/// A text without formulas, escaped for HTML.
std::string html_text(std::string_view text);

/// What an author of a text should mend.
struct MathProblem {
    std::string message;
    std::size_t offset = 0;  ///< byte of the text
};

/// The first problem of a text; nothing when all of it is read as meant.
std::optional<MathProblem> math_problem(std::string_view text);

}  // namespace pe

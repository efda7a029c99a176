// Formulas as boxes of ink: every sign and rule at its place about the baseline, in device pixels.
#pragma once

#include <string_view>
#include <vector>

#include "core/math_formula.h"
#include "ui/draw.h"
#include "ui/math_ink.h"

namespace pe::ui {

struct MathBox {
    std::vector<Ink> inks{};
    float width = 0;
    float ascent = 0, descent = 0;  ///< how far the ink reaches above and below the baseline
};

/// A part of a line that is never broken. A line may end before it unless it is glued to what stands before.
struct MathPiece {
    MathBox box;
    float space = 0;  ///< before it, unless it starts a line
    bool glued = false;
};

/// Sets formulas and words in one style.
class MathSetter {
  public:
    MathSetter(const Ui& ui, const TextStyle& style);

    float em() const { return size_; }
    float word_space() const { return word_space_; }

    /// A word, or as much of it as is no wider than `limit` (one character at least); `word` is left with the rest.
    MathBox word(std::string_view& word, float limit) const;

    /// The formula in pieces: broken behind relations and commas, inside brackets where it must be to stay within
    /// `limit`; a formula not wider than `whole` is one piece. In `display` fractions are large.
    std::vector<MathPiece> formula(const MathNode& formula, bool display, float limit, float whole) const;

  private:
    float size_at(int level) const;
    float space_between(const MathNode& left, const MathNode& right, int level) const;
    void add_text(MathBox& box, std::string_view text, float size) const;
    void add_row(MathBox& box, const std::vector<MathNode>& parts, int level, bool display) const;
    void add(MathBox& box, const MathNode& node, int level, bool display) const;
    void add_scripts(MathBox& box, const MathNode& node, int level, bool display) const;
    void add_fraction(MathBox& box, const MathNode& node, int level, bool display) const;
    void add_root(MathBox& box, const MathNode& node, int level, bool display) const;
    void add_brackets(MathBox& box, const MathNode& node, int level, bool display) const;
    void break_row(std::vector<MathPiece>& pieces, const std::vector<MathNode>& parts, bool display, float limit) const;
    MathBox box_of(const MathNode& node, int level, bool display) const;

    float size_;
    ImFont* font_;
    ImFont* mono_;
    float word_space_;
};

}  // namespace pe::ui

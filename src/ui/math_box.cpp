#include "ui/math_box.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <utility>

#include "imgui.h"

namespace pe::ui {
namespace {

// Measures in em of the letters they go with. Inter's capitals and digits reach 0.74 em, its minus lies at 0.284 em.
constexpr float letter_ascent = 0.74F;
constexpr float bracket_ascent = 0.78F;
constexpr float tail_descent = 0.2F;
constexpr float axis = 0.284F;
constexpr float script_size = 0.72F;
constexpr float smallest_size = 0.6F;
constexpr float script_gap = 0.04F;
constexpr float raise = 0.38F;
constexpr float lower = 0.2F;

constexpr float thin_space = 0.17F;
constexpr float binary_space = 0.22F;

float width_of(ImFont* font, float size, std::string_view text) {
    if (text.empty()) return 0;  // Dear ImGui takes no null pointer
    return font->CalcTextSizeA(size, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

bool reaches_down(std::string_view text) {
    return text.find_first_of("gjpqyQ,;()[]{}|/") != std::string_view::npos;
}

/// Whether brackets around it, and scripts beside it, must be larger than those of a letter.
bool is_tall(const MathNode& node) {
    if (node.kind == MathKind::fraction) return true;
    if (node.kind == MathKind::scripts) return is_tall(node.parts[0]);
    return std::any_of(node.parts.begin(), node.parts.end(), is_tall);
}

bool is_missing(const MathNode& node) {
    return node.kind == MathKind::row && node.parts.empty();
}

const MathNode& head_of(const MathNode& node) {
    return node.kind == MathKind::scripts ? node.parts[0] : node;
}

bool is_word(const MathNode& node) {
    return head_of(node).kind == MathKind::name || head_of(node).kind == MathKind::function;
}

/// Letters, digits and what is built of them; not signs, spaces and words with spaces of their own.
bool is_operand(const MathNode& node) {
    const MathKind kind = head_of(node).kind;
    return kind != MathKind::symbol && kind != MathKind::space && kind != MathKind::text;
}

/// Adds a box at (x, y) of another.
void put(MathBox& into, MathBox&& box, float x, float y) {
    for (Ink& ink : box.inks) {
        ink.x += x;
        ink.y += y;
        into.inks.push_back(std::move(ink));
    }
    into.ascent = std::max(into.ascent, box.ascent - y);
    into.descent = std::max(into.descent, box.descent + y);
}

}  // namespace

MathSetter::MathSetter(const Ui& ui, const TextStyle& style)
    : size_(std::round(style.size * ui.scale)),
      font_(style.face == Face::semibold ? ui.fonts.semibold
            : style.face == Face::mono   ? ui.fonts.mono
                                         : ui.fonts.regular),
      mono_(ui.fonts.mono),
      word_space_(width_of(font_, size_, " ")) {}

float MathSetter::size_at(int level) const {
    return level == 0 ? size_ : std::round(size_ * (level == 1 ? script_size : smallest_size));
}

float MathSetter::space_between(const MathNode& left, const MathNode& right, int level) const {
    const MathClass before = class_of(left);
    const MathClass behind = class_of(right);
    const float size = size_at(level);
    // A word space joins what stands on both sides into one text, which Dear ImGui draws without rounding between.
    const float wide = level == 0 ? word_space_ : 0.11F * size;
    if (behind == MathClass::punctuation) return 0;
    if (before == MathClass::relation || behind == MathClass::relation) return wide;
    if (before == MathClass::binary || behind == MathClass::binary)
        return level == 0 ? binary_space * size : 0.08F * size;
    if (before == MathClass::punctuation) return wide;
    if (right.kind == MathKind::brackets && left.kind != MathKind::fraction) return 0;
    if (!is_operand(left) || !is_operand(right)) return 0;
    if (is_word(left) || is_word(right)) return level == 0 ? word_space_ : thin_space * size;
    if (left.kind == MathKind::fraction || right.kind == MathKind::fraction) return 0.08F * size;
    return left.kind == MathKind::number ? 0 : 0.06F * size;
}

MathBox MathSetter::word(std::string_view& word, float limit) const {
    MathBox box;
    const char* rest = word.data();
    font_->CalcTextSizeA(size_, limit, 0, word.data(), word.data() + word.size(), &rest);
    auto length = static_cast<std::size_t>(rest - word.data());
    if (length == 0)
        for (length = 1; length < word.size() && (static_cast<unsigned char>(word[length]) & 0xC0U) == 0x80U;) ++length;
    add_text(box, word.substr(0, length), size_);
    word.remove_prefix(length);
    return box;
}

std::vector<MathPiece> MathSetter::formula(const MathNode& formula, bool display, float limit, float whole) const {
    std::vector<MathPiece> pieces(1);
    add_row(pieces[0].box, formula.parts, 0, display);
    if (pieces[0].box.width <= whole) return pieces;
    pieces[0].box = {};
    break_row(pieces, formula.parts, display, limit);
    return pieces;
}

void MathSetter::break_row(std::vector<MathPiece>& pieces, const std::vector<MathNode>& parts, bool display,
                           float limit) const {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const MathNode& part = parts[i];
        const float space = i > 0 ? space_between(parts[i - 1], part, 0) : 0;
        const MathClass before = i > 0 ? class_of(parts[i - 1]) : MathClass::ordinary;
        if ((before == MathClass::relation || before == MathClass::punctuation) && class_of(part) != before) {
            pieces.push_back({.box = {}, .space = space});
        } else {
            pieces.back().box.width += space;
        }
        MathBox box = box_of(part, 0, display);
        const bool breaks =
            part.kind == MathKind::brackets && !is_tall(part) && pieces.back().box.width + box.width > limit - size_;
        if (breaks) {
            add_text(pieces.back().box, part.text, size_);
            break_row(pieces, part.parts[0].parts, display, limit);
            add_text(pieces.back().box, part.closing, size_);
        } else {
            MathBox& into = pieces.back().box;
            const float x = into.width;
            into.width += box.width;
            put(into, std::move(box), x, 0);
        }
    }
}

MathBox MathSetter::box_of(const MathNode& node, int level, bool display) const {
    MathBox box;
    add(box, node, level, display);
    return box;
}

void MathSetter::add_text(MathBox& box, std::string_view text, float size) const {
    ImFont* font = text == "∈" ? mono_ : font_;  // Inter has no such sign
    const float width = width_of(font, size, text);
    box.inks.push_back({.x = box.width, .width = width, .size = size, .text = std::string(text), .font = font});
    box.width += width;
    const bool bracket = text == "(" || text == "[" || text == "{" || text == "|";
    box.ascent = std::max(box.ascent, (bracket ? bracket_ascent : letter_ascent) * size);
    box.descent = std::max(box.descent, reaches_down(text) ? tail_descent * size : 0);
}

void MathSetter::add_row(MathBox& box, const std::vector<MathNode>& parts, int level, bool display) const {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) box.width += space_between(parts[i - 1], parts[i], level);
        add(box, parts[i], level, display);
    }
}

void MathSetter::add(MathBox& box, const MathNode& node, int level, bool display) const {
    switch (node.kind) {
        case MathKind::row:
            return add_row(box, node.parts, level, display);
        case MathKind::scripts:
            return add_scripts(box, node, level, display);
        case MathKind::fraction:
            return add_fraction(box, node, level, display);
        case MathKind::root:
            return add_root(box, node, level, display);
        case MathKind::brackets:
            return add_brackets(box, node, level, display);
        case MathKind::space:
            box.width += thin_space * size_at(level);
            return;
        default:  // Variables would be set in italics, had the fonts any.
            return add_text(box, node.text, size_at(level));
    }
}

void MathSetter::add_scripts(MathBox& box, const MathNode& node, int level, bool display) const {
    const float size = size_at(level);
    MathBox base = box_of(node.parts[0], level, display);
    const bool has_sub = !is_missing(node.parts[1]);
    const bool has_super = !is_missing(node.parts[2]);
    MathBox sub = box_of(node.parts[1], level + 1, false);
    MathBox super = box_of(node.parts[2], level + 1, false);
    const float script = size_at(level + 1);
    float up = raise * size;
    float down = (has_super ? lower + 0.06F : lower) * size;
    if (is_tall(node.parts[0])) {
        up = std::max(up, base.ascent - 0.45F * script);
        down = std::max(down, base.descent + 0.1F * script);
    }
    // The tail of the one keeps clear of what rises from the other.
    up = std::max(up, super.descent + 0.3F * size);
    if (has_sub && has_super) down = std::max(down, sub.ascent + super.descent + 0.1F * size - up);
    const float x = box.width + base.width;
    const float gap = script_gap * size;
    put(box, std::move(base), box.width, 0);
    box.width = x + gap + std::max(sub.width, super.width) + gap;
    if (has_sub) put(box, std::move(sub), x + gap, std::round(down));
    if (has_super) put(box, std::move(super), x + gap, -std::round(up));
}

void MathSetter::add_fraction(MathBox& box, const MathNode& node, int level, bool display) const {
    const int inner = display ? level : level + 1;
    MathBox above = box_of(node.parts[0], inner, false);
    MathBox below = box_of(node.parts[1], inner, false);
    const float side = 0.06F * size_at(level);
    const float overhang = 0.08F * size_at(inner);
    const float gap = std::max(1.0F, std::round((display ? 0.2F : 0.15F) * size_at(inner)));
    const float rule = rule_thickness(size_);
    const float rule_top = -std::round(axis * size_at(level) + rule / 2);
    const float width = std::max(above.width, below.width) + 2 * overhang;
    const float left = box.width + side;
    const float above_y = std::floor(rule_top - gap - above.descent);
    const float below_y = std::ceil(rule_top + rule + gap + below.ascent);
    box.inks.push_back({.kind = Ink::Kind::rule, .x = left, .y = rule_top, .width = width, .height = rule});
    const float above_x = left + (width - above.width) / 2;
    const float below_x = left + (width - below.width) / 2;
    put(box, std::move(above), above_x, above_y);
    put(box, std::move(below), below_x, below_y);
    box.width = left + width + side;
}

void MathSetter::add_root(MathBox& box, const MathNode& node, int level, bool display) const {
    MathBox content = box_of(node.parts[0], level, display);
    const float size = size_at(level);
    const float sign = 0.6F * size;
    const float gap = std::max(2.0F, std::round(0.14F * size));
    const float rule = rule_thickness(size_);
    content.ascent = std::max(content.ascent, letter_ascent * size);
    const float top = -std::ceil(content.ascent + gap + rule);
    const float bottom = std::max(content.descent, 0.06F * size);
    const float width = sign + content.width + 0.06F * size;
    box.inks.push_back(
        {.kind = Ink::Kind::radical, .x = box.width, .y = top, .width = width, .height = bottom - top, .size = size});
    put(box, std::move(content), box.width + sign, 0);
    box.ascent = std::max(box.ascent, -top);
    box.descent = std::max(box.descent, bottom);
    box.width += width + 0.06F * size;
}

void MathSetter::add_brackets(MathBox& box, const MathNode& node, int level, bool display) const {
    const float size = size_at(level);
    if (!is_tall(node)) {
        add_text(box, node.text, size);
        add_row(box, node.parts[0].parts, level, display);
        return add_text(box, node.closing, size);
    }
    MathBox content = box_of(node.parts[0], level, display);
    const float over = 0.06F * size;
    const float width = 0.36F * size;
    Ink bracket = {.kind = Ink::Kind::bracket,
                   .x = box.width,
                   .y = -content.ascent - over,
                   .width = width,
                   .height = content.ascent + content.descent + 2 * over,
                   .size = size,
                   .text = node.text};
    box.inks.push_back(bracket);
    const float x = box.width + width;
    bracket.x = x + content.width;
    bracket.text = node.closing;
    box.inks.push_back(bracket);
    box.width = bracket.x + width;
    put(box, std::move(content), x, 0);
}

}  // namespace pe::ui

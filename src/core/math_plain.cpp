#include <algorithm>

#include "core/math_text.h"

namespace pe {
namespace {

bool is_symbol(const MathNode& node, std::string_view text) {
    return node.kind == MathKind::symbol && node.text == text;
}

/// What reads as one thing without brackets around it.
bool is_atom(const MathNode& node) {
    switch (node.kind) {
        case MathKind::number:
        case MathKind::variable:
        case MathKind::name:
        case MathKind::function:
            return true;
        case MathKind::symbol:
            return class_of(node) == MathClass::ordinary;
        case MathKind::text:
            return node.text.find(' ') == std::string::npos;
        default:
            return false;
    }
}

bool is_row(const MathNode& node) {
    return node.kind == MathKind::row;
}

/// A function or name with its argument in brackets: sin(x), PE(1, 2).
bool is_call(const std::vector<MathNode>& parts) {
    if (parts.size() != 2 || parts[1].kind != MathKind::brackets) return false;
    const MathNode& head = parts[0].kind == MathKind::scripts ? parts[0].parts[0] : parts[0];
    return head.kind == MathKind::variable || head.kind == MathKind::name || head.kind == MathKind::function;
}

/// Whether a slash behind this part of a product would cut it in two.
bool is_cut_by_slash(const MathNode& part) {
    return class_of(part) != MathClass::ordinary || part.kind == MathKind::fraction || part.kind == MathKind::space ||
           is_symbol(part, "/");
}

bool needs_brackets_above(const MathNode& numerator) {
    if (!is_row(numerator)) return numerator.kind == MathKind::fraction;
    const auto& parts = numerator.parts;
    return parts.empty() || (!is_call(parts) && std::any_of(parts.begin(), parts.end(), is_cut_by_slash));
}

bool needs_brackets_below(const MathNode& denominator) {
    if (!is_row(denominator)) return denominator.kind == MathKind::fraction;
    return !is_call(denominator.parts) &&
           (denominator.parts.size() != 1 || denominator.parts[0].kind == MathKind::fraction);
}

/// Neighbours that a fraction on one line would swallow or be swallowed by.
bool sticks_to_fraction(const MathNode& neighbour) {
    return neighbour.kind != MathKind::symbol && neighbour.kind != MathKind::text;
}

bool is_word_byte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c < 0 || c > 126;
}

/// 2i and 2π are written together, a b and sin x are not.
bool stand_apart(const MathNode& left, const MathNode& right) {
    if (left.kind == MathKind::symbol || right.kind == MathKind::symbol) return false;
    const MathNode& head = right.kind == MathKind::scripts ? right.parts[0] : right;
    return left.kind != MathKind::number || head.kind != MathKind::variable;
}

class Writer {
  public:
    void row(const std::vector<MathNode>& parts) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const MathClass part_class = class_of(parts[i]);
            const bool both_sides = part_class == MathClass::binary || part_class == MathClass::relation;
            if (both_sides && i > 0) blank();
            const std::size_t start = out_.size();
            part(parts, i);
            if (i > 0 && start > 0 && start < out_.size() && is_word_byte(out_[start - 1]) &&
                is_word_byte(out_[start]) && stand_apart(parts[i - 1], parts[i]))
                out_.insert(start, 1, ' ');
            if ((both_sides || part_class == MathClass::punctuation) && i + 1 < parts.size()) blank();
        }
    }

    std::string take() { return std::move(out_); }

  private:
    void blank() {
        if (!out_.empty() && out_.back() != ' ') out_ += ' ';
    }

    /// A part between its neighbours: only a fraction looks at them.
    void part(const std::vector<MathNode>& parts, std::size_t i) {
        const bool behind_sign = i > 0 && (sticks_to_fraction(parts[i - 1]) || is_symbol(parts[i - 1], "/"));
        const bool before_other = i + 1 < parts.size() && sticks_to_fraction(parts[i + 1]);
        if (parts[i].kind == MathKind::fraction && (behind_sign || before_other)) return enclosed(parts[i], true);
        node(parts[i]);
    }

    void node(const MathNode& node) {
        switch (node.kind) {
            case MathKind::row:
                return row(node.parts);
            case MathKind::space:
                return blank();
            case MathKind::scripts:
                enclosed(node.parts[0], !is_atom(node.parts[0]) && node.parts[0].kind != MathKind::brackets);
                script('_', node.parts[1]);
                return script('^', node.parts[2]);
            case MathKind::fraction:
                enclosed(node.parts[0], needs_brackets_above(node.parts[0]));
                out_ += '/';
                return enclosed(node.parts[1], needs_brackets_below(node.parts[1]));
            case MathKind::root:
                out_ += "sqrt";
                return enclosed(node.parts[0], true);
            case MathKind::brackets:
                out_ += node.text;
                row(node.parts[0].parts);
                out_ += node.closing;
                return;
            default:
                if (node.text.starts_with(' ')) blank();
                out_ += std::string_view(node.text).substr(node.text.starts_with(' ') ? 1 : 0);
        }
    }

    void script(char sign, const MathNode& raised) {
        if (is_row(raised) && raised.parts.empty()) return;
        out_ += sign;
        enclosed(raised, !is_atom(raised));
    }

    /// Round brackets are not doubled.
    void enclosed(const MathNode& content, bool wanted) {
        const bool has_own = content.kind == MathKind::brackets && content.text == "(" && content.closing == ")";
        if (!wanted || has_own) return node(content);
        out_ += '(';
        node(content);
        out_ += ')';
    }

    std::string out_{};
};

}  // namespace

std::string plain_formula(const MathNode& formula) {
    Writer writer;
    writer.row(formula.parts);
    return writer.take();
}

}  // namespace pe

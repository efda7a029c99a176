#include "core/math_formula.h"

#include <iterator>
#include <utility>

#include "core/characters.h"

namespace pe {
namespace {

struct Sign {
    std::string_view name;  ///< of its command, or the character itself
    std::string_view text;
    MathKind kind = MathKind::symbol;
    MathClass symbol_class = MathClass::ordinary;
};

constexpr Sign commands[] = {
    {"Rightarrow", "⇒", MathKind::symbol, MathClass::relation},
    {"approx", "≈", MathKind::symbol, MathClass::relation},
    {"cdot", "·", MathKind::symbol, MathClass::binary},
    {"cos", "cos", MathKind::function},
    {"dots", "…"},
    {"exp", "exp", MathKind::function},
    {"ge", "≥", MathKind::symbol, MathClass::relation},
    {"in", "∈", MathKind::symbol, MathClass::relation},
    {"infty", "∞"},
    {"lambda", "λ", MathKind::variable},
    {"le", "≤", MathKind::symbol, MathClass::relation},
    {"ln", "ln", MathKind::function},
    {"log", "log", MathKind::function},
    {"ne", "≠", MathKind::symbol, MathClass::relation},
    {"omega", "ω", MathKind::variable},
    {"pi", "π", MathKind::variable},
    {"pm", "±", MathKind::symbol, MathClass::binary},
    {"sin", "sin", MathKind::function},
    {"tan", "tan", MathKind::function},
    {"theta", "θ", MathKind::variable},
    {"times", "×", MathKind::symbol, MathClass::binary},
    {"to", "→", MathKind::symbol, MathClass::relation},
    {"top", "T", MathKind::name},
    {"$", "$"},
};

constexpr Sign characters[] = {
    {"+", "+", MathKind::symbol, MathClass::binary},
    {"-", "−", MathKind::symbol, MathClass::binary},
    {"−", "−", MathKind::symbol, MathClass::binary},
    {"=", "=", MathKind::symbol, MathClass::relation},
    {"<", "<", MathKind::symbol, MathClass::relation},
    {">", ">", MathKind::symbol, MathClass::relation},
    {",", ",", MathKind::symbol, MathClass::punctuation},
    {";", ";", MathKind::symbol, MathClass::punctuation},
    {".", "."},
    {"'", "′"},
};

template <std::size_t size>
const Sign* find(const Sign (&signs)[size], std::string_view Sign::*key, std::string_view wanted) {
    for (const Sign& sign : signs)
        if (sign.*key == wanted) return &sign;
    return nullptr;
}

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

/// Bytes of the UTF-8 character outside ASCII that the text starts with; 0 if it does not start with one.
std::size_t character_length(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) return 0;
    return length;
}

MathNode leaf(MathKind kind, std::string_view text, MathClass symbol_class = MathClass::ordinary) {
    return {.kind = kind, .text = std::string(text), .symbol_class = symbol_class};
}

/// Whether a plus behind this part joins it to the next.
bool is_operand(const MathNode& part) {
    if (part.kind != MathKind::symbol) return class_of(part) == MathClass::ordinary;
    return part.symbol_class == MathClass::ordinary &&
           std::string_view("([{/+−").find(part.text) == std::string_view::npos;
}

/// A plus or minus without a left or right side is a sign of its neighbour: −x, (−1, 2), 10^−.
void settle_signs(std::vector<MathNode>& parts) {
    const MathNode* before = nullptr;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        MathNode& part = parts[i];
        if (part.kind == MathKind::space) continue;
        const bool lacks_side = !before || !is_operand(*before) || i + 1 == parts.size();
        if (part.kind == MathKind::symbol && part.symbol_class == MathClass::binary && lacks_side)
            part.symbol_class = MathClass::ordinary;
        before = &part;
    }
}

class Reader {
  public:
    explicit Reader(std::string_view source) : source_(source) {}

    FormulaReading run() {
        reading_.formula = row(Ends::formula);
        if (at_ < source_.size()) fail("a } without its {");
        if (reading_.problem.empty() && reading_.formula.parts.empty()) fail("a formula without content", 0);
        if (!reading_.problem.empty()) reading_.formula = {};
        return std::move(reading_);
    }

  private:
    enum class Ends { formula, brace, bracket, bar };

    char peek(std::size_t ahead = 0) const { return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0'; }

    /// Notes the first problem, and makes this the end of the formula.
    void fail(std::string message, std::size_t offset) {
        if (reading_.problem.empty()) {
            reading_.problem = std::move(message);
            reading_.offset = offset;
        }
        at_ = source_.size();
    }
    void fail(std::string message) { fail(std::move(message), at_); }

    bool enter() {
        if (depth_ == max_math_depth) {
            fail("nested deeper than " + std::to_string(max_math_depth));
            return false;
        }
        ++depth_;
        return true;
    }

    void skip_blanks() {
        while (is_space(peek())) ++at_;
    }

    bool between_blanks() const { return at_ > 0 && is_space(source_[at_ - 1]) && is_space(peek(1)); }

    /// Length of the right bracket that stands here, or 0.
    std::size_t closing_bracket() const {
        if (peek() == ')' || peek() == ']') return 1;
        return peek() == '\\' && peek(1) == '}' ? 2 : 0;
    }

    bool ends_here(Ends ends) const {
        if (at_ >= source_.size() || peek() == '}') return true;
        if (closing_bracket() > 0) return ends == Ends::bracket || ends == Ends::bar;
        return ends == Ends::bar && peek() == '|' && !between_blanks();
    }

    MathNode row(Ends ends) {
        MathNode result;
        for (skip_blanks(); !ends_here(ends); skip_blanks()) part(result.parts);
        settle_signs(result.parts);
        return result;
    }

    void part(std::vector<MathNode>& parts) {
        const char c = peek();
        if (c == '^' || c == '_') return script(parts, c);
        if (c == '(' || c == '[') return bracket(parts, 1, Ends::bracket);
        if (c == '\\' && peek(1) == '{') return bracket(parts, 2, Ends::bracket);
        if (c == '|' && !between_blanks()) return bracket(parts, 1, Ends::bar);
        if (const std::size_t length = closing_bracket()) {  // one without a partner
            parts.push_back(leaf(MathKind::symbol, source_.substr(at_ + length - 1, 1)));
            at_ += length;
            return;
        }
        if (c == '{') return parts.push_back(group());
        parts.push_back(atom());
    }

    /// { ... }: a row, or the one part in it.
    MathNode group() {
        if (!enter()) return {};
        const std::size_t start = at_++;
        MathNode result = row(Ends::brace);
        --depth_;
        if (peek() != '}') {
            fail("a { without its }", start);
            return result;
        }
        ++at_;
        // Scripts stay in their row: {x^2}^3 has two of them.
        if (result.parts.size() != 1 || result.parts[0].kind == MathKind::scripts) return result;
        MathNode only = std::move(result.parts[0]);
        only.symbol_class = MathClass::ordinary;  // 10{,}000 has no space behind its comma
        return only;
    }

    void bracket(std::vector<MathNode>& parts, std::size_t length, Ends ends) {
        if (!enter()) return;
        MathNode result = leaf(MathKind::brackets, source_.substr(at_ + length - 1, 1));
        at_ += length;
        MathNode content = row(ends);
        --depth_;
        const std::size_t closing = ends == Ends::bar ? std::size_t{peek() == '|'} : closing_bracket();
        if (closing > 0) {
            result.closing = source_.substr(at_ + closing - 1, 1);
            at_ += closing;
            result.parts.push_back(std::move(content));
            parts.push_back(std::move(result));
            return;
        }
        result.kind = MathKind::symbol;
        parts.push_back(std::move(result));
        parts.insert(parts.end(), std::make_move_iterator(content.parts.begin()),
                     std::make_move_iterator(content.parts.end()));
    }

    void script(std::vector<MathNode>& parts, char c) {
        if (parts.empty()) return fail(std::string("nothing stands before ") + c);
        const std::size_t start = at_++;
        MathNode raised = argument(std::string_view(&c, 1), start);
        if (parts.back().kind != MathKind::scripts) {
            MathNode scripts = {.kind = MathKind::scripts};
            scripts.parts.resize(3);
            scripts.parts[0] = std::move(parts.back());
            parts.back() = std::move(scripts);
        }
        MathNode& place = parts.back().parts[c == '_' ? 1 : 2];
        if (place.kind != MathKind::row || !place.parts.empty()) return fail(std::string("a second ") + c, start);
        place = std::move(raised);
    }

    /// What ^, _ or a command applies to: a group, a command, or one letter, digit or sign.
    MathNode argument(std::string_view owner, std::size_t start) {
        skip_blanks();
        const char c = peek();
        if (c == '{') return group();
        if (c == '\\' && !closing_bracket()) {
            if (!enter()) return {};
            MathNode result = atom();
            --depth_;
            return result;
        }
        const bool one_byte = is_letter(c) || is_digit(c);
        const bool several = one_byte && (is_letter(peek(1)) || is_digit(peek(1)));
        if ((one_byte && !several) || static_cast<unsigned char>(c) >= 0x80) return atom();
        fail("what follows " + std::string(owner) + " needs braces", start);
        return {};
    }

    MathNode atom() {
        const char c = peek();
        if (c == '\\') return command();
        std::size_t length = 1;
        if (is_letter(c)) {
            while (is_letter(peek(length))) ++length;
            return take(length, length == 1 ? MathKind::variable : MathKind::name);
        }
        if (is_digit(c)) {
            while (is_digit(peek(length)) || (peek(length) == '.' && is_digit(peek(length + 1)))) ++length;
            return take(length, MathKind::number);
        }
        if (c == '/' || c == ':' || c == '|') return clinging(c);
        if (static_cast<unsigned char>(c) >= 0x80) length = character_length(source_.substr(at_));
        const std::string_view character = source_.substr(at_, length);
        const Sign* sign = find(characters, &Sign::name, character);
        if (!sign && length > 1) sign = find(commands, &Sign::text, character);
        if (sign) {
            at_ += length;
            return leaf(sign->kind, sign->text, sign->symbol_class);
        }
        if (length > 1) return take(length, MathKind::variable);
        fail(length == 0 ? "bytes that are not UTF-8" : "unknown sign " + std::string(character));
        return {};
    }

    MathNode take(std::size_t length, MathKind kind) {
        at_ += length;
        return leaf(kind, source_.substr(at_ - length, length));
    }

    /// A sign that is an operator between blanks only.
    MathNode clinging(char c) {
        const bool blank_behind = is_space(peek(1));
        MathClass symbol_class = MathClass::ordinary;
        if (between_blanks())
            symbol_class = c == '/' ? MathClass::binary : MathClass::relation;
        else if (c == ':' && blank_behind)
            symbol_class = MathClass::punctuation;
        MathNode result = take(1, MathKind::symbol);
        result.symbol_class = symbol_class;
        return result;
    }

    MathNode command() {
        const std::size_t start = at_;
        std::size_t length = 1;
        while (is_letter(peek(length))) ++length;
        if (length == 1 && at_ + 1 < source_.size()) length = 2;
        const std::string_view name = source_.substr(at_ + 1, length - 1);
        at_ += length;
        if (name == "frac" || name == "sqrt") {
            MathNode result = {.kind = name == "frac" ? MathKind::fraction : MathKind::root};
            result.parts.push_back(argument(source_.substr(start, length), start));
            if (name == "frac") result.parts.push_back(argument(source_.substr(start, length), start));
            return result;
        }
        if (name == "text") return words(start);
        if (name == "," || name == ";") return leaf(MathKind::space, " ");
        if (const Sign* sign = find(commands, &Sign::name, name))
            return leaf(sign->kind, sign->text, sign->symbol_class);
        const bool whole_character = name.empty() || static_cast<unsigned char>(name[0]) < 0x80;
        fail(whole_character ? "unknown command \\" + std::string(name) : "unknown command", start);
        return {};
    }

    MathNode words(std::size_t start) {
        const std::size_t end = source_.find_first_of("{}\\", at_ + 1);
        if (peek() != '{' || end == std::string_view::npos || source_[end] != '}') {
            fail("\\text needs braces around words without commands", start);
            return {};
        }
        MathNode result = leaf(MathKind::text, source_.substr(at_ + 1, end - at_ - 1));
        at_ = end + 1;
        return result;
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int depth_ = 0;
    FormulaReading reading_{};
};

}  // namespace

MathClass class_of(const MathNode& node) {
    if (node.kind == MathKind::symbol) return node.symbol_class;
    if (node.kind == MathKind::function) return MathClass::function;
    return node.kind == MathKind::scripts ? class_of(node.parts[0]) : MathClass::ordinary;
}

FormulaReading read_formula(std::string_view tex) {
    return Reader{tex}.run();
}

}  // namespace pe

#include "practice/without_latex.h"

#include <algorithm>
#include <iterator>

#include "core/characters.h"

namespace pe {
namespace {

struct Command {
    std::string_view name;
    std::string_view plain;
};

constexpr std::string_view styles_argument = "{";
constexpr std::string_view opens_environment = "[";
constexpr std::string_view closes_environment = "]";

/// Commands whose plain form is their name are not here; see `stays_as_name`.
constexpr Command commands[] = {
    {"approx", "="},
    {"begin", opens_environment},
    {"bf", " "},
    {"bm", styles_argument},
    {"boldsymbol", styles_argument},
    {"boxed", styles_argument},
    {"cdot", "*"},
    {"circ", "deg"},
    {"degree", "deg"},
    {"dfrac", "frac"},
    {"displaystyle", " "},
    {"div", "/"},
    {"dots", "..."},
    {"end", closes_environment},
    {"fbox", styles_argument},
    {"hat", styles_argument},
    {"infty", "infinity"},
    {"langle", "<"},
    {"lbrace", "{"},
    {"ldots", "..."},
    {"left", ""},
    {"mathbf", styles_argument},
    {"mathit", styles_argument},
    {"mathrm", styles_argument},
    {"operatorname", styles_argument},
    {"pm", "+/-"},
    {"qquad", " "},
    {"quad", " "},
    {"rangle", ">"},
    {"rbrace", "}"},
    {"right", ""},
    {"sim", "="},
    {"text", styles_argument},
    {"textbf", styles_argument},
    {"tfrac", "frac"},
    {"times", "*"},
    {"top", "T"},
    {"vec", styles_argument},
};

bool stays_as_name(std::string_view name) {
    constexpr std::string_view names[] = {"cos", "exp", "frac", "ln", "log", "pi", "sin", "sqrt", "tan"};
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

class Rewriter {
  public:
    explicit Rewriter(const PlainText& source) : source_(source), text_(source.text) {}

    PlainText run() {
        result_.text.reserve(text_.size());
        result_.offsets.reserve(text_.size() + 1);
        while (at_ < text_.size()) step();
        result_.offsets.push_back(source_.offsets.back());
        return std::move(result_);
    }

  private:
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

    /// Writes `plain` in place of the next `length` characters.
    void put(std::string_view plain, std::size_t length) {
        result_.append(plain, source_.offsets[at_]);
        at_ += length;
    }

    void step() {
        const char c = peek();
        if (c == '\\') return command();
        if (c == '$') return put(" ", 1);
        if (c == '{' && peek(1) == ',' && peek(2) == '}') return put(",", 3);  // 10{,}000
        if (c == '{') styled_.push_back(false);
        if (c == '}' && !styled_.empty()) {
            const bool vanishes = styled_.back();
            styled_.pop_back();
            if (vanishes) return put("", 1);
        }
        result_.append(c, source_.offsets[at_++]);
    }

    void command() {
        std::size_t length = 1;
        while (is_letter(peek(length))) ++length;
        if (length == 1) return sign(peek(1));
        const std::string_view name = text_.substr(at_ + 1, length - 1);
        if (stays_as_name(name)) {
            if (!result_.text.empty() && is_letter(result_.text.back())) result_.append(" ", source_.offsets[at_]);
            put(name, length);
            if (is_letter(peek())) result_.append(" ", source_.offsets[at_]);
            return;
        }
        for (const Command& known : commands) {
            if (known.name == name) return replace(known.plain, length);
        }
        put("\\", 1);
    }

    void replace(std::string_view plain, std::size_t length) {
        if (plain == opens_environment || plain == closes_environment) return environment(plain, length);
        if (plain != styles_argument) {
            put(plain, length);
            if (plain.empty() && peek() == '.') ++at_;  // a bracket that is not drawn
            return;
        }
        put(" ", length);
        if (peek() != '{') return;
        styled_.push_back(true);
        ++at_;
    }

    /// \begin{pmatrix}, \begin{array}{cc}, \end{pmatrix}.
    void environment(std::string_view bracket, std::size_t length) {
        constexpr std::size_t longest_name = 16;
        std::size_t groups = bracket == opens_environment ? 2 : 1;
        std::size_t end = length;
        while (groups-- > 0 && peek(end) == '{') {
            std::size_t close = end + 1;
            while (close < end + longest_name && (is_letter(peek(close)) || peek(close) == '*')) ++close;
            if (peek(close) != '}') break;
            end = close + 1;
        }
        put(bracket, end);
    }

    void sign(char c) {
        if (c == '\\') return put(";", 2);
        if (c == ',' && result_.ends_with_digit() && three_digits_at(2)) return put("", 2);  // 10\,000
        if (c == ',' || c == ';' || c == ':' || c == '!' || is_blank(c)) return put(" ", 2);
        if (c == '(' || c == ')' || c == '[' || c == ']') return put(" ", 2);
        if (c == '{' || c == '}' || c == '%' || c == '_' || c == '&') return put(text_.substr(at_ + 1, 1), 2);
        put("\\", 1);
    }

    bool three_digits_at(std::size_t ahead) const {
        return is_digit(peek(ahead)) && is_digit(peek(ahead + 1)) && is_digit(peek(ahead + 2)) &&
               !is_digit(peek(ahead + 3));
    }

    const PlainText& source_;
    std::string_view text_;
    PlainText result_{};
    std::size_t at_ = 0;
    std::vector<bool> styled_{};  // of each open brace: whether it belongs to a command that vanishes
};

}  // namespace

PlainText without_latex(PlainText plain) {
    if (plain.text.find_first_of("\\${") == std::string::npos) return plain;
    return Rewriter{plain}.run();
}

}  // namespace pe

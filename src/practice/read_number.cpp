#include "practice/read_number.h"

#include <cmath>
#include <numbers>
#include <string>

#include "core/characters.h"
#include "practice/number_names.h"

namespace pe {
namespace {

using Kind = NumberReading::Kind;

constexpr int deepest_nesting = 64;  // a bracket counts twice: as a factor, and as what it holds
constexpr double greatest_power_of_ten = 400;
constexpr std::string_view number_missing = "A number is missing here.";
constexpr std::string_view too_large = "This number is too large.";
constexpr std::string_view power_of_ten = "Is this a power of ten? Please write it like 1.5e-2 or 10^-2.";

/// A part of an expression.
struct Value {
    double number = 0;
    int decimals = 0;
    bool exact = false;
    bool whole = false;         // written with digits alone
    bool power_of_ten = false;  // written as one: 10^-2
    bool goes_on = false;
    bool degrees = false;
};

Value expression(double number) {
    return {.number = number, .exact = true};
}

/// Goes through a text by recursive descent; every `take` moves behind what it names, or stays and says no.
class Reader {
  public:
    Reader(std::string_view text, std::size_t at, const NumberGrammar& grammar)
        : text_(text), at_(at), grammar_(grammar), blanks_(grammar.blanks) {}

    NumberReading run() {
        const Value value = sum();
        if (failed_) return trouble_;
        const double number = value.number + 0.0;  // -0 is 0
        return {.kind = Kind::ok,
                .value = number,
                .end = at_,
                .quantity = {number, value.decimals, value.exact, value.goes_on, value.degrees},
                .doubts = doubts_};
    }

  private:
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

    bool take(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    bool skip_blanks() {
        const std::size_t begin = at_;
        while (is_blank(peek())) ++at_;
        return at_ > begin;
    }

    /// The first trouble stays; everything after it is of no use.
    Value fail(std::size_t at, std::string_view reason, Kind kind = Kind::not_understood) {
        if (!failed_) trouble_ = {.kind = kind, .end = at, .reason = reason};
        failed_ = true;
        return {};
    }

    Value checked(const Value& value, std::size_t begin) {
        if (std::isnan(value.number)) return fail(begin, "This has no real value.");
        return std::isfinite(value.number) ? value : fail(begin, too_large);
    }

    // --- Sums ---

    Value sum() {
        Value left = signed_product();
        while (!failed_) {
            const std::size_t end = at_;
            const bool blank_before = skip_blanks();
            const char sign = peek();
            const bool new_entry = blanks_ != Blanks::anywhere && blank_before && !is_blank(peek(1));
            if ((sign != '-' && sign != '+') || new_entry) {
                at_ = end;
                break;
            }
            if (take("+/-") || take("+-")) return fail(end, "Please give one value, without a margin.", Kind::unclear);
            const std::size_t sign_at = at_++;
            skip_blanks();
            const Value right = product(true);
            if (sign == '-' && is_range(left, right)) {
                return fail(sign_at, "Is this a range or a difference? Please give one value.", Kind::unclear);
            }
            if (blanks_ == Blanks::between_entries) {
                return fail(sign_at, "Is this one entry or two? Please put commas between entries.", Kind::unclear);
            }
            left = checked(expression(sign == '-' ? left.number - right.number : left.number + right.number), end);
        }
        return left;
    }

    /// 0.84 - 0.85
    bool is_range(const Value& from, const Value& to) const {
        return !failed_ && depth_ == 0 && !from.exact && !to.exact && from.decimals > 0 && to.decimals > 0 &&
               from.number > 0 && from.number < to.number && blanks_ == Blanks::anywhere;
    }

    Value signed_product() {
        const std::size_t begin = at_;
        if (take("+/-")) return fail(begin, "Please give one value, without a margin.", Kind::unclear);
        const bool negative = take_sign();
        Value value = product(false);
        if (negative) value.number = -value.number;
        return value;
    }

    /// Whether a minus stood here, as a sign or as a word.
    bool take_sign() {
        const bool negative = peek() == '-';
        if (negative || peek() == '+') {
            ++at_;
            skip_blanks();
            return negative;
        }
        const std::string word = letters_at(text_, at_);
        if (word != "minus" && word != "negative") return false;
        at_ += word.size();
        skip_blanks();
        return true;
    }

    // --- Products ---

    Value product(bool sign_allowed) {
        Value left = operand(sign_allowed);
        bool divided = false;
        while (!failed_) {
            const std::size_t end = at_;
            const bool blank_before = skip_blanks();
            const bool division = peek() == '/';
            if (division || peek() == '*' || times_letter_here(blank_before)) {
                ++at_;
                skip_blanks();
                after_times_ = !division;
                const Value right = operand(true);
                after_times_ = false;
                left = division ? quotient(left, right) : times(left, right);
                divided |= division;
            } else if (factor_starts_here(blank_before)) {
                doubts_.products_first |= divided;
                left = times(left, power());
            } else {
                at_ = end;
                break;
            }
        }
        return left;
    }

    /// One factor; with everything that is multiplied without a sign where such products come first.
    Value operand(bool sign_allowed) {
        const bool signed_here = sign_allowed && (peek() == '-' || peek() == '+');
        const bool negative = signed_here && take_sign();
        Value value = power();
        while (grammar_.meanings.products_first && !failed_) {
            const std::size_t end = at_;
            if (!factor_starts_here(skip_blanks())) {
                at_ = end;
                break;
            }
            value = times(value, power());
        }
        if (negative) value.number = -value.number;
        return value;
    }

    /// An x between numbers; 0x1 is no product.
    bool times_letter_here(bool blank_before) const {
        if (peek() != 'x' && peek() != 'X') return false;
        const bool lone_zero = at_ >= 1 && text_[at_ - 1] == '0' && (at_ < 2 || !is_digit(text_[at_ - 2]));
        if (!blank_before && lone_zero) return false;
        std::size_t ahead = 1;
        while (is_blank(peek(ahead))) ++ahead;
        return is_digit(peek(ahead)) || peek(ahead) == '.' || peek(ahead) == '(' ||
               known_name(letters_at(text_, at_ + ahead)).kind == NameKind::constant;
    }

    /// A bracket or a name that multiplies what stands before it. A bracket behind a blank is a remark.
    bool factor_starts_here(bool blank_before) const {
        if (blank_before && blanks_ == Blanks::between_entries) return false;
        if (peek() == '(') return !blank_before;
        if (!is_letter(peek())) return false;
        const NameKind kind = known_name(letters_at(text_, at_)).kind;
        return kind == NameKind::constant || kind == NameKind::function || kind == NameKind::fraction;
    }

    Value times(const Value& left, const Value& right) {
        Value result = expression(left.number * right.number);
        if (right.power_of_ten && !left.exact) {
            result.exact = false;
            result.decimals = left.decimals + right.decimals;
        }
        return checked(result, at_);
    }

    Value quotient(const Value& left, const Value& right) {
        if (failed_) return {};
        if (right.number == 0) return fail(at_, "I can't divide by zero.");
        Value result = expression(left.number / right.number);
        const double places = std::log10(right.number);
        if (left.whole && right.whole && places > 0 &&
            places == std::floor(places)) {  // 84/100 is 0.84 written otherwise
            result.exact = false;
            result.decimals = static_cast<int>(places);
        }
        return checked(result, at_);
    }

    // --- Powers and signs behind a number ---

    Value power() {
        if (depth_ >= deepest_nesting) return fail(at_, "This is nested too deeply for me.");
        ++depth_;
        Value base = with_unit(primary());
        const std::size_t end = at_;
        skip_blanks();
        if (transpose_here() || !(take("^") || take("**"))) {
            at_ = end;
        } else {
            skip_blanks();
            const bool negative = take_sign();
            const Value exponent = exponent_value();
            base = raised(base, negative ? -exponent.number : exponent.number, exponent, end);
        }
        --depth_;
        return base;
    }

    /// What stands behind '^': 2^1/2 may be meant as 2^(1/2).
    Value exponent_value() {
        const bool bare = is_digit(peek());
        Value exponent = power();
        if (!bare || peek() != '/' || !is_digit(peek(1))) return exponent;
        doubts_.wide_exponents = true;
        if (!grammar_.meanings.wide_exponents) return exponent;
        ++at_;
        return quotient(exponent, power());
    }

    bool transpose_here() const {
        const std::string_view rest = text_.substr(at_, 4);
        return rest.starts_with("^T") || rest == "^{T}";
    }

    Value raised(const Value& base, double exponent, const Value& written, std::size_t end) {
        if (failed_) return {};
        Value result = expression(std::pow(base.number, exponent));
        if (base.whole && base.number == 10 && written.whole && std::abs(exponent) < greatest_power_of_ten) {
            result.exact = false;
            result.decimals = -static_cast<int>(exponent);
            result.power_of_ten = true;
        }
        return checked(result, end);
    }

    /// Per cent and degrees behind a value; inside a function also radians.
    Value with_unit(Value value) {
        while (!failed_) {
            const std::size_t end = at_;
            skip_blanks();
            if (peek() != '%' && peek() != '^' && !is_letter(peek())) {
                at_ = end;
                break;
            }
            const bool raised_sign = take("^{deg}") || take("^deg");
            const std::string word = raised_sign ? "deg" : letters_at(text_, at_);
            if (take("%") || word == "percent" || take("per cent")) {
                if (word == "percent") at_ += word.size();
                value.number /= 100;
                value.decimals += 2;
            } else if (word == "deg" || word == "degree" || word == "degrees") {
                if (!raised_sign) at_ += word.size();
                value.number *= std::numbers::pi / 180;
                value.decimals += 1;
                value.degrees = calls_ == 0;
            } else if (calls_ > 0 && (word == "rad" || word == "radian" || word == "radians")) {
                at_ += word.size();
            } else {
                at_ = end;
                break;
            }
            value.whole = value.power_of_ten = false;
        }
        return value;
    }

    // --- Numbers, brackets and names ---

    Value primary() {
        const char c = peek();
        if (is_digit(c) || c == '.') return number();
        if (c == '(' || c == '{' || (c == '[' && blanks_ == Blanks::anywhere)) return bracket();
        return is_letter(c) ? name() : fail(at_, number_missing);
    }

    Value number() {
        const std::size_t begin = at_;
        const auto literal = decimal_literal(text_, begin, grammar_.digits);
        if (!literal) {
            const bool lone_point = peek() == '.' && !is_digit(peek(1));
            return fail(begin, lone_point ? number_missing : "This number is too long for me.");
        }
        at_ = literal->end;
        const Value value{.number = literal->value,
                          .decimals = literal->decimals,
                          .exact = literal->repeating,
                          .whole = literal->whole,
                          .goes_on = literal->goes_on};
        if (value.whole && value.number == 10 && lost_exponent_follows()) {
            return fail(begin, power_of_ten, Kind::unclear);
        }
        if (split_exponent_follows()) return fail(begin, power_of_ten, Kind::unclear);
        return checked(value.whole && blanks_ != Blanks::between_entries ? mixed(value) : value, begin);
    }

    /// 10-2, and 1.4 x 10 -2: a whole number that may once have been raised.
    bool lost_exponent_follows() const {
        std::size_t ahead = 0;
        if (after_times_) {
            while (is_blank(peek(ahead))) ++ahead;
        }
        if (peek(ahead) != '-') return false;
        const std::size_t first = ++ahead;
        while (is_digit(peek(ahead))) ++ahead;
        const char behind = peek(ahead);
        return ahead > first && ahead <= first + 2 && behind != '.' && behind != ',' && behind != '/';
    }

    /// 1 e-2, 1e -2 and 1e^-2.
    bool split_exponent_follows() const {
        std::size_t ahead = 0;
        while (is_blank(peek(ahead))) ++ahead;
        if ((peek(ahead) | 0x20) != 'e' || blanks_ == Blanks::between_entries) return false;
        do ++ahead;
        while (is_blank(peek(ahead)) || peek(ahead) == '^');
        if (peek(ahead) == '-' || peek(ahead) == '+') ++ahead;
        return is_digit(peek(ahead));
    }

    /// 1 1/2 is one and a half.
    Value mixed(const Value& whole) {
        std::size_t ahead = 0;
        while (is_blank(peek(ahead))) ++ahead;
        if (ahead == 0) return whole;
        const std::size_t begin = ahead;
        while (is_digit(peek(ahead))) ++ahead;
        if (ahead == begin || peek(ahead) != '/' || !is_digit(peek(ahead + 1))) return whole;
        const auto upper = decimal_literal(text_, at_ + begin, {});
        const auto lower = decimal_literal(text_, at_ + ahead + 1, {});
        if (!upper || !lower || !lower->whole) return whole;
        at_ = lower->end;
        if (lower->value == 0) return fail(at_, "I can't divide by zero.");
        return expression(whole.number + upper->value / lower->value);
    }

    /// A sum in brackets; the last closing bracket of a text may be missing.
    Value bracket() {
        if (depth_ >= deepest_nesting) return fail(at_, "This is nested too deeply for me.");
        const char closing = peek() == '(' ? ')' : peek() == '{' ? '}' : ']';
        ++at_;
        ++depth_;
        const Blanks outside = blanks_;
        blanks_ = Blanks::anywhere;
        skip_blanks();
        Value value = sum();
        skip_blanks();
        blanks_ = outside;
        --depth_;
        if (failed_ || at_ == text_.size()) return value;
        if (peek() != closing) return fail(at_, unreadable_from_here);
        ++at_;
        return value;
    }

    Value name() {
        const std::size_t begin = at_;
        std::string word = letters_at(text_, at_);
        at_ += word.size();
        if (is_module(word) && (take(".") || take("::"))) {
            word = letters_at(text_, at_);
            at_ += word.size();
        }
        const Name known = known_name(word);
        switch (known.kind) {
            case NameKind::constant:
                take("()");  // as spreadsheets write it
                return expression(known.value);
            case NameKind::number_word:
                if (!grammar_.words) break;
                if (peek() == '-' && is_letter(peek(1))) ++at_;  // ten-thousand
                return {.number = known.value};
            case NameKind::function:
                return call(known.function);
            case NameKind::identity:
                while (is_digit(peek())) ++at_;
                return peek() == '(' ? bracket() : fail(at_, number_missing);
            case NameKind::fraction:
                return latex_fraction();
            case NameKind::no_number:
                return fail(begin, "This has no finite value.");
            case NameKind::unknown:
                break;
        }
        return fail(begin, unreadable_from_here);
    }

    /// {upper}{lower}, or two digits.
    Value latex_fraction() {
        Value parts[2];
        for (Value& part : parts) {
            skip_blanks();
            if (peek() == '{') {
                part = bracket();
            } else if (is_digit(peek())) {
                part = {.number = static_cast<double>(peek() - '0'), .whole = true};
                ++at_;
            } else {
                return fail(at_, number_missing);
            }
        }
        return quotient(parts[0], parts[1]);
    }

    // --- Functions ---

    Value call(Function function) {
        const std::size_t begin = at_;
        ++calls_;
        skip_blanks();
        const bool in_brackets = peek() == '(' || peek() == '{' || peek() == '[';
        const Value argument = in_brackets ? bracketed_argument() : bare_argument();
        --calls_;
        return failed_ ? Value{} : checked(expression(result_of(function, argument.number)), begin);
    }

    Value bracketed_argument() {
        // sin(1,0): a decimal number, or the two numbers of PE(1,0)?
        std::size_t ahead = 1;
        while (is_digit(peek(ahead))) ++ahead;
        const bool second_is_plain = peek(ahead + 1) != '0' || !is_digit(peek(ahead + 2));
        if (ahead > 1 && peek(ahead) == ',' && second_is_plain) {
            const std::size_t comma = at_ + ahead;
            do ++ahead;
            while (is_digit(peek(ahead)));
            if (peek(ahead) == ')') return fail(comma, "Are these two numbers or a decimal one?", Kind::unclear);
        }
        const Blanks outside = blanks_;
        blanks_ = Blanks::anywhere;
        const Value argument = bracket();
        blanks_ = outside;
        return argument;
    }

    /// sin 1, cos .01, ln 2pi: up to the next sign, or as far as the product goes.
    Value bare_argument() {
        const bool negative = take_sign();
        Value argument = grammar_.meanings.wide_arguments ? product(false) : power();
        while (!failed_ && known_name(letters_at(text_, at_)).kind == NameKind::constant) {
            argument = times(argument, power());
        }
        const std::size_t end = at_;
        skip_blanks();
        doubts_.wide_arguments |= peek() == '/' || (peek() == '*' && peek(1) != '*');
        at_ = end;
        if (negative) argument.number = -argument.number;
        return argument;
    }

    double result_of(Function function, double x) {
        switch (function) {
            case Function::sine:
                return std::sin(x);
            case Function::cosine:
                return std::cos(x);
            case Function::tangent:
                return std::sin(x) / std::cos(x);
            case Function::root:
                return std::sqrt(x);
            case Function::logarithm:
                doubts_.decimal_logarithm = true;
                return grammar_.meanings.decimal_logarithm ? std::log10(x) : std::log(x);
            case Function::natural_logarithm:
                return std::log(x);
            case Function::exponential:
                return std::exp(x);
        }
        return 0;
    }

    std::string_view text_;
    std::size_t at_;
    NumberGrammar grammar_;
    Blanks blanks_;  // inside brackets they stand anywhere
    int depth_ = 0;
    int calls_ = 0;
    bool after_times_ = false;
    bool failed_ = false;
    NumberReading trouble_{};
    Meanings doubts_{};
};

}  // namespace

NumberReading read_number(std::string_view plain, std::size_t begin, const NumberGrammar& grammar) {
    return Reader{plain, begin, grammar}.run();
}

}  // namespace pe

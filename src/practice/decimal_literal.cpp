#include "practice/decimal_literal.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/characters.h"

namespace pe {
namespace {

constexpr int exponent_limit = 100'000;  // far beyond the range of a double, far within that of an int

/// digits * 10^exponent, rounded correctly.
double decimal_value(std::string digits, int exponent) {
    constexpr std::size_t digits_of_exact_integers = 15;
    constexpr int greatest_exact_power = 22;
    if (digits.size() <= digits_of_exact_integers && std::abs(exponent) <= greatest_exact_power) {
        // Both operands are exact, so the one operation rounds once.
        std::int64_t integer = 0;
        for (const char digit : digits) integer = 10 * integer + (digit - '0');
        double power = 1;
        for (int i = std::abs(exponent); i > 0; --i) power *= 10;
        return exponent < 0 ? static_cast<double>(integer) / power : static_cast<double>(integer) * power;
    }
    // Digits and an exponent alone: no decimal sign on which a locale could have a say.
    return std::strtod(digits.append("e").append(std::to_string(exponent)).c_str(), nullptr);
}

class Reader {
  public:
    Reader(std::string_view text, std::size_t begin, const DigitStyle& style)
        : text_(text), at_(begin), style_(style) {}

    std::optional<DecimalLiteral> run() {
        take_whole_part();
        const bool whole = !digits_.empty();
        const std::size_t mark = at_;
        const bool marked = take_mark(whole);
        if (marked) take_digits();
        if (digits_.empty() || digits_.size() > most_digits) return std::nullopt;
        result_.whole = !marked;
        result_.decimals = static_cast<int>(digits_.size() - whole_digits_);
        if (marked && take_ellipsis(mark)) return finished(0);
        if (marked && take_period()) return result_;
        const int exponent = take_exponent();
        result_.decimals -= exponent;
        return finished(exponent);
    }

  private:
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

    void take_digits() {
        while (is_digit(peek())) digits_ += text_[at_++];
    }

    /// Digits, perhaps in groups of three behind a first one of one to three.
    void take_whole_part() {
        take_digits();
        const bool can_be_grouped = !digits_.empty() && digits_.size() <= 3 && digits_.front() != '0';
        const char separator = peek();
        if (can_be_grouped && separates_groups(separator)) {
            while (peek() == separator && three_digits_follow()) {
                result_.grouped = true;
                ++at_;
                take_digits();
            }
        }
        whole_digits_ = digits_.size();
    }

    bool separates_groups(char c) const {
        const char other_mark = style_.mark == DecimalMark::point ? ',' : '.';
        return c == '\'' || (style_.grouped && c == other_mark) || (style_.blank_grouped && c == ' ');
    }

    /// Behind a separator: not more than three, and no fraction, which would be that of a mixed number.
    bool three_digits_follow() const {
        return is_digit(peek(1)) && is_digit(peek(2)) && is_digit(peek(3)) && !is_digit(peek(4)) && peek(4) != '/';
    }

    bool take_mark(bool whole) {
        if (peek() != static_cast<char>(style_.mark)) return false;
        const bool digit_behind = is_digit(peek(1));
        if (style_.mark == DecimalMark::comma ? !whole || !digit_behind : !whole && !digit_behind) return false;
        if (peek(1) == '.' && peek(2) != '.') return false;  // 1..0
        ++at_;
        return true;
    }

    /// 3... and 0.333...
    bool take_ellipsis(std::size_t mark) {
        const std::size_t dots = at_ == mark + 1 ? mark : at_;
        if (text_.substr(dots, 3) != "...") return false;
        at_ = dots + 3;
        result_.goes_on = true;
        return true;
    }

    /// (3) behind 0. or 0.1: these digits for ever.
    bool take_period() {
        if (peek() != '(') return false;
        std::size_t length = 0;
        while (is_digit(peek(1 + length))) ++length;
        if (length == 0 || length > 9 || peek(1 + length) != ')') return false;
        const double period = std::atof(std::string(text_.substr(at_ + 1, length)).c_str());
        const double before = decimal_value(digits_, -result_.decimals);
        const double nines = std::pow(10.0, static_cast<double>(length)) - 1;
        at_ += length + 2;
        result_.value = before + period / nines / std::pow(10.0, result_.decimals);
        result_.repeating = true;
        result_.end = at_;
        return true;
    }

    /// e-2 or E-2; stays before an e without digits.
    int take_exponent() {
        if (peek() != 'e' && peek() != 'E') return 0;
        const bool has_sign = peek(1) == '-' || peek(1) == '+';
        if (!is_digit(peek(has_sign ? 2 : 1))) return 0;
        const bool negative = peek(1) == '-';
        at_ += has_sign ? 2 : 1;
        int exponent = 0;
        for (; is_digit(peek()); ++at_) exponent = std::min(10 * exponent + (peek() - '0'), exponent_limit);
        result_.whole = false;
        return negative ? -exponent : exponent;
    }

    DecimalLiteral finished(int exponent) {
        const int decimals = static_cast<int>(digits_.size() - whole_digits_);
        result_.value = decimal_value(digits_, exponent - decimals);
        result_.end = at_;
        return result_;
    }

    std::string_view text_;
    std::size_t at_;
    DigitStyle style_;
    std::string digits_{};
    std::size_t whole_digits_ = 0;
    DecimalLiteral result_{};
};

}  // namespace

std::optional<DecimalLiteral> decimal_literal(std::string_view plain, std::size_t begin, const DigitStyle& style) {
    return Reader{plain, begin, style}.run();
}

std::optional<double> plain_number(std::string_view text) {
    const bool negative = text.starts_with('-');
    const auto literal = decimal_literal(text, negative ? 1 : 0, {});
    if (!literal || literal->end != text.size() || literal->grouped || literal->repeating || literal->goes_on ||
        !std::isfinite(literal->value)) {
        return std::nullopt;
    }
    return negative ? -literal->value : literal->value;
}

}  // namespace pe

#include "practice/read_number.h"

#include <fast_float/fast_float.h>

#include <cmath>
#include <string>

#include "practice/characters.h"

namespace pe {
namespace {

using Kind = NumberReading::Kind;

NumberReading trouble(Kind kind, std::size_t at, std::string_view reason) {
    return {.kind = kind, .end = at, .reason = reason};
}

NumberReading number_missing(std::size_t at) {
    return trouble(Kind::not_understood, at, "A number is missing here.");
}

NumberReading checked(double value, std::size_t begin, std::size_t end) {
    if (!std::isfinite(value)) return trouble(Kind::not_understood, begin, "This number is too large.");
    return {.kind = Kind::ok, .value = value, .end = end};
}

/// Goes through a text; every `take` moves behind what it names, or stays and says no.
class Reader {
  public:
    Reader(std::string_view text, std::size_t at, DecimalMark mark) : text_(text), at_(at), mark_(mark) {}

    /// A fraction, or a decimal number alone.
    NumberReading signed_number() {
        const bool negative = take("-");
        if (negative || take("+")) skip_blanks();
        NumberReading number = take("\\frac") || take("\\dfrac") ? latex_fraction() : fraction();
        if (negative) number.value = 0 - number.value;  // -0 is 0
        return number;
    }

  private:
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

    bool take(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    bool take_digits() {
        const std::size_t begin = at_;
        while (is_digit(peek())) ++at_;
        return at_ > begin;
    }

    void skip_blanks() {
        while (is_blank(peek())) ++at_;
    }

    NumberReading fraction() {
        const NumberReading upper = decimal_number();
        if (upper.kind != Kind::ok) return upper;
        at_ = upper.end;
        skip_blanks();
        if (!take("/")) return upper;
        skip_blanks();
        return quotient(upper, decimal_number());
    }

    /// {upper}{lower} behind \frac.
    NumberReading latex_fraction() {
        NumberReading parts[2];
        for (NumberReading& part : parts) {
            if (!take("{")) return number_missing(at_);
            const bool negative = take("-");
            part = decimal_number();
            if (part.kind != Kind::ok) return part;
            if (negative) part.value = 0 - part.value;
            at_ = part.end;
            if (!take("}")) return trouble(Kind::not_understood, at_, "A closing brace is missing here.");
            part.end = at_;
        }
        return quotient(parts[0], parts[1]);
    }

    static NumberReading quotient(const NumberReading& upper, const NumberReading& lower) {
        if (lower.kind != Kind::ok) return lower;
        if (lower.value == 0) return trouble(Kind::not_understood, lower.end, "I can't divide by zero.");
        return checked(upper.value / lower.value, lower.end, lower.end);
    }

    /// Digits with a decimal sign, then perhaps e-2 or a product with a power of ten; or a power of ten alone.
    NumberReading decimal_number() {
        const std::size_t begin = at_;
        const bool whole = take_digits();
        if (mark_ == DecimalMark::point) {
            const bool point = take(".");
            const bool fraction = point && take_digits();
            if (!whole && !fraction) return number_missing(begin);
        } else {
            if (!whole) return number_missing(begin);
            if (peek() == ',' && is_digit(peek(1))) {
                ++at_;
                take_digits();
            }
        }
        const std::string_view digits = text_.substr(begin, at_ - begin);
        if (take_short_exponent()) return value_of(text_.substr(begin, at_ - begin), begin);
        if (digits == "10" && take_power_sign()) return with_exponent("1", begin);
        if (!take_times_ten()) return value_of(digits, begin);
        if (!take_power_sign()) {
            return trouble(Kind::unclear, begin, "Is this a power of ten? Please write it like 1.5e-2.");
        }
        return with_exponent(digits, begin);
    }

    /// e-2 or E-2; stays before an e without digits.
    bool take_short_exponent() {
        const std::size_t begin = at_;
        if (!take("e") && !take("E")) return false;
        if (!take("-")) take("+");
        if (take_digits()) return true;
        at_ = begin;
        return false;
    }

    bool take_power_sign() { return take("^") || take("**"); }

    /// Times sign and ten; stays before any other product.
    bool take_times_ten() {
        const std::size_t begin = at_;
        skip_blanks();
        if (take("*") || take("x") || take("X") || take("\\times") || take("\\cdot")) {
            skip_blanks();
            if (take("10") && !is_digit(peek())) return true;
        }
        at_ = begin;
        return false;
    }

    /// The exponent behind a power sign: -2, (-2) or {-2}.
    NumberReading with_exponent(std::string_view mantissa, std::size_t begin) {
        skip_blanks();
        const std::string_view closing = take("(") ? ")" : take("{") ? "}" : "";
        const std::size_t exponent_begin = at_;
        if (!take("-")) take("+");
        if (!take_digits()) return trouble(Kind::not_understood, at_, "The exponent is missing here.");
        const std::string_view exponent = text_.substr(exponent_begin, at_ - exponent_begin);
        if (!take(closing)) return trouble(Kind::not_understood, at_, "A closing bracket is missing here.");
        return value_of(std::string{mantissa}.append("e").append(exponent), begin);
    }

    /// `number` is what stands from `begin` to here, in the form that fast_float reads.
    NumberReading value_of(std::string_view number, std::size_t begin) const {
        const fast_float::parse_options options{fast_float::chars_format::general, static_cast<char>(mark_)};
        double value = 0;
        fast_float::from_chars_advanced(number.data(), number.data() + number.size(), value, options);
        return checked(value, begin, at_);
    }

    std::string_view text_;
    std::size_t at_;
    DecimalMark mark_;
};

}  // namespace

NumberReading read_number(std::string_view plain, std::size_t begin, DecimalMark mark) {
    return Reader{plain, begin, mark}.signed_number();
}

}  // namespace pe

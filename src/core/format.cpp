#include "core/format.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string_view>

namespace pe {
namespace {

__extension__ typedef unsigned __int128 Wide;

constexpr std::string_view minus_sign = "\u2212";
constexpr std::string_view group_space = "\u202f";
constexpr std::string_view times_ten = "\u00d710";
constexpr std::array<std::string_view, 10> superscripts = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
constexpr double fixed_limit = 0x1p63;         // below it the whole part of a double fits an integer
constexpr int most_decimals = 19;              // 10^19 is the greatest power of ten in 64 bits
constexpr double smallest_plain_value = 1e-6;  // `significant` writes less with a power of ten
constexpr int exact_digits = std::numeric_limits<double>::digits10;
constexpr int enough_digits = std::numeric_limits<double>::max_digits10;

constexpr std::uint64_t power_of_ten(int exponent) {
    std::uint64_t power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

/// The magnitude whole + fraction / 10^decimals, and whether a minus stands before it.
struct Rounded {
    bool negative = false;
    std::uint64_t whole = 0;
    std::uint64_t fraction = 0;
    bool reads_back = true;  // less than half a unit in the last place of the double away from it
};

/// Exact: the 53 bits of the value times 10^19 fit 128 bits, so that nothing is lost before the one rounding.
Rounded rounded(double value, int decimals) {
    assert(std::abs(value) < fixed_limit && decimals >= 0 && decimals <= most_decimals);
    int exponent = 0;
    const double half_to_one = std::frexp(std::abs(value), &exponent);
    const auto mantissa = static_cast<std::uint64_t>(std::ldexp(half_to_one, 53));
    const int fraction_bits = 53 - exponent;

    Rounded result;
    if (fraction_bits <= 0) {
        result.whole = mantissa << -fraction_bits;
    } else if (fraction_bits < 118) {  // with more, the value is below half a unit of the last decimal
        result.whole = fraction_bits < 64 ? mantissa >> fraction_bits : 0;
        const Wide one = Wide{1} << fraction_bits;
        const std::uint64_t unit = power_of_ten(decimals);
        const Wide scaled = (mantissa & (one - 1)) * unit;
        const Wide remainder = scaled & (one - 1);
        result.fraction = static_cast<std::uint64_t>(scaled >> fraction_bits);
        const bool odd = (decimals == 0 ? result.whole : result.fraction) % 2 != 0;
        const bool up = remainder > one / 2 || (remainder == one / 2 && odd);
        result.reads_back = (up ? one - remainder : remainder) < (unit + 1) / 2;
        if (up && ++result.fraction == unit) {
            ++result.whole;
            result.fraction = 0;
        }
    }
    result.negative = value < 0 && (result.whole != 0 || result.fraction != 0);
    return result;
}

std::string digits_of(std::uint64_t value, int at_least = 1) {
    std::array<char, 20> buffer;
    std::size_t begin = buffer.size();
    while (value != 0 || static_cast<int>(buffer.size() - begin) < at_least) {
        buffer[--begin] = static_cast<char>('0' + value % 10);
        value /= 10;
    }
    return {buffer.data() + begin, buffer.size() - begin};
}

std::string_view minus(bool negative, Glyphs glyphs) {
    if (!negative) return "";
    return glyphs == Glyphs::typographic ? minus_sign : "-";
}

std::string with_groups(std::string digits) {
    if (digits.size() < 5) return digits;
    for (std::size_t place = digits.size() - 3; place < digits.size(); place -= 3) {
        if (place > 0) digits.insert(place, group_space);
    }
    return digits;
}

/// d.ddd * 10^exponent.
struct Scientific {
    bool negative = false;
    std::string digits;
    int exponent = 0;
};

using PrintBuffer = std::array<char, 40>;

void print_scientific(double value, int digits, PrintBuffer& buffer) {
    std::snprintf(buffer.data(), buffer.size(), "%.*e", digits - 1, value);
}

/// Takes the digits alone, so that the decimal sign of the process's locale does not matter. Trailing zeros are left
/// out.
Scientific parts(const PrintBuffer& buffer) {
    Scientific result;
    const std::string_view text = buffer.data();
    const std::size_t exponent_mark = text.find('e');
    result.negative = text.front() == '-';
    for (const char c : text.substr(0, exponent_mark)) {
        if (c >= '0' && c <= '9') result.digits += c;
    }
    result.digits.resize(std::max<std::size_t>(result.digits.find_last_not_of('0') + 1, 1));
    result.exponent = std::atoi(buffer.data() + exponent_mark + 1);
    return result;
}

Scientific to_digits(double value, int digits) {
    PrintBuffer buffer;
    print_scientific(value, digits, buffer);
    return parts(buffer);
}

/// Up to 15 digits survive the way through a double, so a shorter form is found among 15 digits as trailing zeros.
/// Subnormal values have fewer bits and are searched from one digit on.
Scientific to_shortest_digits(double value) {
    PrintBuffer buffer;
    int digits = std::abs(value) < std::numeric_limits<double>::min() ? 1 : exact_digits;
    print_scientific(value, digits, buffer);
    while (digits < enough_digits && std::strtod(buffer.data(), nullptr) != value) {
        print_scientific(value, ++digits, buffer);
    }
    return parts(buffer);
}

std::string with_power(const Scientific& number, Glyphs glyphs) {
    std::string text{minus(number.negative, glyphs)};
    text += number.digits.front();
    if (number.digits.size() > 1) text.append(".").append(number.digits, 1);
    const auto exponent = static_cast<std::uint64_t>(std::abs(number.exponent));
    if (glyphs == Glyphs::ascii) {
        return text.append(number.exponent < 0 ? "e-" : "e").append(digits_of(exponent));
    }
    text.append(times_ten).append(number.exponent < 0 ? "⁻" : "");
    for (const char digit : digits_of(exponent)) text += superscripts[static_cast<std::size_t>(digit - '0')];
    return text;
}

std::string without_power(const Scientific& number) {
    std::string digits = number.digits;
    if (number.exponent < 0) {
        digits.insert(0, static_cast<std::size_t>(-number.exponent), '0');
        digits.insert(1, ".");
    } else {
        const auto whole = static_cast<std::size_t>(number.exponent) + 1;
        if (digits.size() < whole) digits.append(whole - digits.size(), '0');
        if (digits.size() > whole) digits.insert(whole, ".");
    }
    return std::string{minus(number.negative, Glyphs::ascii)} + digits;
}

std::string without_trailing_zeros(std::string digits) {
    digits.resize(digits.find_last_not_of('0') + 1);
    return digits;
}

/// Whether 15 decimals are no more than 15 digits, and 19 decimals enough to read back: so with most entries of a
/// table.
bool is_common_fraction(double magnitude) {
    return magnitude >= 1e-3 && magnitude < 1;
}

/// The shortest form of a common fraction, several times as fast as by way of the C library.
std::string shortest_fraction(double value) {
    int decimals = exact_digits;
    Rounded number = rounded(value, decimals);
    while (!number.reads_back && decimals < most_decimals) number = rounded(value, ++decimals);
    const std::string_view start = number.negative ? "-0." : "0.";
    return std::string{start} + without_trailing_zeros(digits_of(number.fraction, decimals));
}

}  // namespace

std::string fixed(double value, int decimals, Glyphs glyphs) {
    assert(std::isfinite(value));
    if (std::abs(value) >= fixed_limit) return with_power(to_shortest_digits(value), glyphs);
    const Rounded number = rounded(value, decimals);
    std::string text{minus(number.negative, glyphs)};
    text += digits_of(number.whole);
    if (decimals > 0) text.append(".").append(digits_of(number.fraction, decimals));
    return text;
}

std::string shortest(double value) {
    assert(std::isfinite(value));
    if (value == 0) return "0";
    if (is_common_fraction(std::abs(value))) return shortest_fraction(value);
    const Scientific number = to_shortest_digits(value);
    const bool plain = number.exponent >= -4 && number.exponent < 16;
    return plain ? without_power(number) : with_power(number, Glyphs::ascii);
}

std::string grouped(long long value) {
    const auto bits = static_cast<std::uint64_t>(value);
    const std::uint64_t magnitude = value < 0 ? 0 - bits : bits;
    return std::string{minus(value < 0, Glyphs::typographic)} + with_groups(digits_of(magnitude));
}

std::string significant(double value, int digits, Glyphs glyphs) {
    assert(std::isfinite(value) && digits >= 1 && digits <= 10);
    if (value == 0) return "0";
    const double magnitude = std::abs(value);
    if (magnitude < smallest_plain_value || magnitude >= fixed_limit)
        return with_power(to_digits(value, digits), glyphs);
    const int places_left_of_point = static_cast<int>(std::floor(std::log10(magnitude))) + 1;
    const int decimals = std::clamp(digits - places_left_of_point, 0, max_decimals);
    const Rounded number = rounded(value, decimals);
    const std::string whole = digits_of(number.whole);
    const std::string fraction = decimals > 0 ? without_trailing_zeros(digits_of(number.fraction, decimals)) : "";
    std::string text{minus(number.negative, glyphs)};
    text += glyphs == Glyphs::typographic ? with_groups(whole) : whole;
    if (!fraction.empty()) text.append(".").append(fraction);
    return text;
}

bool same_when_rounded(double a, double b, int decimals) {
    const bool both_small = std::abs(a) < fixed_limit && std::abs(b) < fixed_limit;
    if (!both_small) return a == b;
    const Rounded first = rounded(a, decimals);
    const Rounded second = rounded(b, decimals);
    return first.negative == second.negative && first.whole == second.whole && first.fraction == second.fraction;
}

std::optional<int> decimals_telling_apart(std::span<const double> a, std::span<const double> b, int up_to) {
    assert(a.size() == b.size() && up_to <= max_decimals);
    for (int decimals = 0; decimals <= up_to; ++decimals) {
        for (std::size_t column = 0; column < a.size(); ++column) {
            if (!same_when_rounded(a[column], b[column], decimals)) return decimals;
        }
    }
    return std::nullopt;
}

}  // namespace pe

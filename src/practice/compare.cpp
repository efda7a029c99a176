#include "practice/compare.h"

#include <algorithm>
#include <cmath>

namespace pe {
namespace {

constexpr double absolute_slack = 1e-9;     // noise of sums in double: 6.1e-17 is 0
constexpr double relative_slack = 0x1p-24;  // of numbers that went through single precision
constexpr double same_expression = 5e-5;    // 1/100 for sin 0.01
constexpr double near_expression = 1e-3;    // 22/7 for pi
constexpr int digits_of_tiny = 3;
constexpr int digits_without_decimals = 4;  // 628.3 and 62832 are exact enough, whatever decimals were asked
constexpr int decimals_of_cut = 4;          // from here on digits may be cut off

double unit_of(int decimals) {
    return std::pow(10.0, -decimals);
}

double slack_of(double truth) {
    const double relative = relative_slack * std::abs(truth);
    return truth == std::floor(truth) ? absolute_slack : relative;
}

int significant_digits(const Quantity& typed) {
    if (typed.value == 0) return 0;
    return static_cast<int>(std::floor(std::log10(std::abs(typed.value)))) + 1 + typed.decimals;
}

bool rounds_to(const Quantity& typed, double truth, int decimals) {
    return std::abs(typed.value - truth) <= 0.5 * unit_of(decimals) + slack_of(truth);
}

bool cut_from(const Quantity& typed, double truth) {
    const double missing = std::abs(truth) - std::abs(typed.value);
    return typed.value * truth > 0 && missing > 0 && missing < unit_of(typed.decimals);
}

EntryMark compare_expression(double value, double truth, int decimals) {
    const double difference = std::abs(value - truth);
    if (difference <= same_expression * std::abs(truth)) return EntryMark::right;
    const bool near = difference <= near_expression * std::abs(truth) || difference <= 0.5 * unit_of(decimals);
    return near && value != 0 ? EntryMark::near : EntryMark::wrong;
}

EntryMark compare_decimal(const Quantity& typed, double truth, int asked) {
    const int decimals = typed.decimals;
    const int digits = significant_digits(typed);
    const bool enough = decimals >= asked || digits >= digits_without_decimals;
    // 0.8 is 0.80 with its zero left out; 62832 has digits enough as it is.
    if (rounds_to(typed, truth, enough ? decimals : asked)) return EntryMark::right;
    if (cut_from(typed, truth)) {
        const bool fine = decimals >= decimals_of_cut || (decimals < asked && digits > digits_without_decimals);
        if (enough && (fine || typed.goes_on)) return EntryMark::cut_off;
        if (decimals >= asked) return EntryMark::cut_early;
    }
    if (rounds_to(typed, truth, decimals) && (decimals > 0 || digits > 1)) return EntryMark::needs_digits;
    const bool one_away = enough && std::abs(typed.value - truth) <= 1.5 * unit_of(decimals);
    return one_away ? EntryMark::last_digit : EntryMark::wrong;
}

EntryMark compare_tiny(const Quantity& typed, double truth) {
    const int asked = digits_of_tiny - 1 - static_cast<int>(std::floor(std::log10(std::abs(truth))));
    if (significant_digits(typed) <= 0) return EntryMark::wrong;
    if (rounds_to(typed, truth, std::max(typed.decimals, asked))) return EntryMark::right;
    if (cut_from(typed, truth)) return typed.decimals > asked ? EntryMark::cut_off : EntryMark::needs_digits;
    return rounds_to(typed, truth, typed.decimals) ? EntryMark::needs_digits : EntryMark::wrong;
}

}  // namespace

ValueKind kind_of(double value, int decimals) {
    const double scaled = value / unit_of(decimals);
    if (std::abs(scaled - std::round(scaled)) <= absolute_slack * std::max(1.0, std::abs(scaled))) {
        return value == 0 || std::round(scaled) != 0 ? ValueKind::exact : ValueKind::tiny;
    }
    return std::abs(value) < 1e-3 ? ValueKind::tiny : ValueKind::irrational;
}

EntryMark compare(const Quantity& typed, double truth, ValueKind kind, int decimals) {
    if (std::abs(typed.value - truth) <= slack_of(truth)) return EntryMark::right;
    const bool given_exactly = kind == ValueKind::exact || kind == ValueKind::count;
    if (given_exactly && !typed.degrees) return EntryMark::wrong;  // a right angle in degrees is seldom short
    if (typed.exact) return compare_expression(typed.value, truth, decimals);
    return kind == ValueKind::tiny ? compare_tiny(typed, truth) : compare_decimal(typed, truth, decimals);
}

bool agrees(const Quantity& typed, double value) {
    constexpr double coarsest = 0.03;
    const double difference = std::abs(typed.value - value);
    if (difference <= slack_of(value)) return true;
    if (difference > coarsest * std::abs(value)) return false;
    if (typed.exact) return difference <= same_expression * std::abs(value);
    return rounds_to(typed, value, typed.decimals) || cut_from(typed, value);
}

}  // namespace pe

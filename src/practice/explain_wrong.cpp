#include "practice/explain_wrong.h"

#include <algorithm>
#include <cmath>

#include "practice/ordinal.h"

namespace pe {
namespace {

WrongReason because_of(SlipKind slip) {
    return {slip, std::string{reason_of(slip)}};
}

bool matches(std::span<const Quantity> typed, std::span<const double> values) {
    return std::ranges::equal(typed, values, [](const Quantity& entry, double value) { return agrees(entry, value); });
}

/// Two entries written alike say the same about a slip as about the truth: one that differs must be among them.
bool tells(std::span<const double> slip, std::span<const double> truth) {
    if (slip.size() != truth.size()) return true;
    return !std::ranges::equal(slip, truth, [](double a, double b) { return agrees({.value = a, .decimals = 12}, b); });
}

std::vector<double> scaled(std::span<const double> values, double factor) {
    std::vector<double> result;
    for (const double value : values) result.push_back(factor * value);
    return result;
}

std::optional<SlipKind> listed_slip(const Expected& expected, std::span<const Quantity> typed) {
    for (const Slip& slip : expected.slips) {
        if (tells(slip.values, expected.values) && matches(typed, slip.values)) return slip.kind;
    }
    return std::nullopt;
}

/// 2 for 20 and 200 for 0.2.
bool is_power_of_ten_away(std::span<const Quantity> typed, std::span<const double> values) {
    constexpr double factors[] = {10, 100, 1000, 10000, 1e-1, 1e-2, 1e-3, 1e-4, 1e8, 1e-8};
    return std::ranges::any_of(factors, [&](double factor) { return matches(typed, scaled(values, factor)); });
}

/// Whether the entries typed are the right ones in some order; each is used once.
bool is_permutation(std::span<const Quantity> typed, std::span<const double> values) {
    constexpr std::size_t longest = 64;
    if (typed.size() > longest) return false;
    std::vector<bool> used(values.size(), false);
    for (const Quantity& entry : typed) {
        std::size_t i = 0;
        while (i < values.size() && (used[i] || !agrees(entry, values[i]))) ++i;
        if (i == values.size()) return false;
        used[i] = true;
    }
    return true;
}

std::string_view detail(const Quantity& typed, double truth, EntryMark mark) {
    if (mark == EntryMark::cut_early) return " It looks cut off rather than rounded.";
    if (mark == EntryMark::last_digit) return " Only its last digit is off: look at the rounding.";
    if (agrees(typed, -truth)) return " Look at its sign.";
    if (is_power_of_ten_away({&typed, 1}, {&truth, 1})) return " Look at its decimal point.";
    return "";
}

WrongReason wrong_length(std::size_t typed, std::size_t asked) {
    const std::string count = typed == 1 ? "one entry" : std::to_string(typed) + " entries";
    return {SlipKind::wrong_length, "I see " + count + "; the answer has " + std::to_string(asked) + "."};
}

WrongReason wrong_scalar(const Expected& expected, const Quantity& typed, EntryMark mark) {
    if (mark == EntryMark::cut_early)
        return {{}, "This looks cut off rather than rounded. What does the next digit say?"};
    if (mark == EntryMark::last_digit) return {{}, "Very close. Look at the rounding of the last digit."};
    const double truth = expected.values.front();
    if (agrees(typed, -truth)) return because_of(SlipKind::sign_lost);
    if (is_power_of_ten_away({&typed, 1}, {&truth, 1})) return because_of(SlipKind::decimal_point);
    if (truth != 0 && agrees(typed, 1 / truth)) return because_of(SlipKind::reciprocal);
    return {{}, "This is not the value. Go through the steps one by one: which of them can you check?"};
}

WrongReason wrong_vector(const Expected& expected, std::span<const Quantity> typed, std::span<const EntryMark> marks) {
    if (typed.size() != expected.values.size()) return wrong_length(typed.size(), expected.values.size());
    const auto wrong_count =
        static_cast<std::size_t>(std::ranges::count_if(marks, [](EntryMark mark) { return !is_right(mark); }));
    if (wrong_count == 1) {
        const auto first = std::ranges::find_if(marks, [](EntryMark mark) { return !is_right(mark); });
        const auto index = static_cast<std::size_t>(first - marks.begin());
        return {SlipKind::one_entry, "All but the " + ordinal(index) + " entry are right." +
                                         std::string{detail(typed[index], expected.values[index], *first)}};
    }
    const std::vector<double> reversed(expected.values.rbegin(), expected.values.rend());
    if (matches(typed, reversed)) return because_of(SlipKind::order_reversed);
    if (is_permutation(typed, expected.values)) return because_of(SlipKind::other_order);
    if (matches(typed, scaled(expected.values, -1))) return because_of(SlipKind::sign_lost);
    if (is_power_of_ten_away(typed, expected.values)) return because_of(SlipKind::decimal_point);
    if (wrong_count == typed.size()) return {{}, "No entry is right yet. Go through the first one step by step."};
    std::string text = "Look again at these entries:";
    std::size_t named = 0;
    for (std::size_t i = 0; i < marks.size() && named < 8; ++i) {
        if (!is_right(marks[i])) text += (named++ > 0 ? ", " : " ") + ordinal(i);
    }
    return {{}, text + (named < wrong_count ? ", ..." : ".")};
}

}  // namespace

WrongReason explain_wrong(const Expected& expected, std::span<const Quantity> typed, std::span<const EntryMark> marks) {
    if (const auto slip = listed_slip(expected, typed)) return because_of(*slip);
    return expected.is_vector ? wrong_vector(expected, typed, marks)
                              : wrong_scalar(expected, typed.front(), marks.front());
}

std::vector<Slip> telling_slips(const Expected& expected) {
    std::vector<Slip> telling;
    for (const Slip& slip : expected.slips) {
        const auto repeats = [&slip](const Slip& before) { return !tells(slip.values, before.values); };
        const auto finite = [](double value) { return std::isfinite(value); };
        if (!tells(slip.values, expected.values) || std::ranges::any_of(telling, repeats)) continue;
        if (std::ranges::all_of(slip.values, finite)) telling.push_back(slip);
    }
    return telling;
}

}  // namespace pe

#include "core/order_comparison.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

#include "core/sentence.h"

namespace pe {
namespace {

double largest_difference(std::span<const double> a, std::span<const double> b) {
    assert(a.size() == b.size());
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

std::vector<std::string> keys_of(std::span<const std::string> words) {
    std::vector<std::string> keys;
    for (const std::string& word : words) keys.push_back(word_key(word));
    return keys;
}

/// Fills pairs (without their differences), only_in_a and only_in_b.
void pair_words(const std::vector<std::string>& a, const std::vector<std::string>& b, OrderComparison& comparison) {
    std::vector<bool> taken(b.size());
    for (std::size_t slot_a = 0; slot_a < a.size(); ++slot_a) {
        std::size_t slot_b = 0;
        while (slot_b < b.size() && (taken[slot_b] || b[slot_b] != a[slot_a])) ++slot_b;
        if (slot_b == b.size()) {
            comparison.only_in_a.push_back(static_cast<int>(slot_a));
            continue;
        }
        taken[slot_b] = true;
        comparison.pairs.push_back({static_cast<int>(slot_a), static_cast<int>(slot_b)});
    }
    for (std::size_t slot_b = 0; slot_b < b.size(); ++slot_b) {
        if (!taken[slot_b]) comparison.only_in_b.push_back(static_cast<int>(slot_b));
    }
}

OrderVerdict verdict_of(const OrderComparison& comparison) {
    if (!comparison.only_in_a.empty() || !comparison.only_in_b.empty()) return OrderVerdict::different_words;
    const auto stays = [](const OutputPair& pair) { return pair.slot_a == pair.slot_b; };
    if (std::ranges::all_of(comparison.pairs, stays)) return OrderVerdict::same_sentence;
    return comparison.largest_difference <= rounding_level ? OrderVerdict::same_outputs : OrderVerdict::outputs_differ;
}

}  // namespace

OrderComparison compare_orders(std::span<const std::string> words_a, const AttentionTrace& trace_a,
                               std::span<const std::string> words_b, const AttentionTrace& trace_b) {
    assert(trace_a.settings == trace_b.settings);
    assert(std::ssize(words_a) == trace_a.words() && std::ssize(words_b) == trace_b.words());
    OrderComparison comparison;
    pair_words(keys_of(words_a), keys_of(words_b), comparison);
    for (OutputPair& pair : comparison.pairs) {
        pair.difference = largest_difference(trace_a.outputs.row(pair.slot_a), trace_b.outputs.row(pair.slot_b));
        comparison.largest_difference = std::max(comparison.largest_difference, pair.difference);
    }
    comparison.pooled_difference = largest_difference(trace_a.pooled.row(0), trace_b.pooled.row(0));
    comparison.verdict = verdict_of(comparison);
    return comparison;
}

}  // namespace pe

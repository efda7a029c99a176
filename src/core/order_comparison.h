// Two sentences through the same attention: which output belongs to which, and by how much they differ.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/attention.h"

namespace pe {

/// What the outputs of two sentences say about order.
enum class OrderVerdict {
    same_sentence,    ///< the same words in the same order: nothing to compare
    same_outputs,     ///< another order, and every word has the output it had, in another slot
    outputs_differ,   ///< another order, and some word has another output
    different_words,  ///< not the same words equally often: the outputs cannot be paired
};

/// A word's place in both sentences. Of a word that stands more than once, the k-th of `a` goes with the k-th of `b`.
struct OutputPair {
    int slot_a = 0;
    int slot_b = 0;
    double difference = 0;  ///< the largest over the entries of both outputs
};

/// Differences of at most this are rounding: outputs are about 1 in size, and each is a sum of few products.
inline constexpr double rounding_level = 1e-12;

struct OrderComparison {
    OrderVerdict verdict = OrderVerdict::same_sentence;
    std::vector<OutputPair> pairs;  ///< by slot_a; words of one sentence alone are in none
    std::vector<int> only_in_a;     ///< slots of words that have no partner
    std::vector<int> only_in_b;
    double largest_difference = 0;  ///< over all pairs
    double pooled_difference = 0;   ///< the largest over the entries of the pooled outputs
};

/// `trace_a` and `trace_b` are `attend` of these words with the same settings. Words are the same by `word_key`.
OrderComparison compare_orders(std::span<const std::string> words_a, const AttentionTrace& trace_a,
                               std::span<const std::string> words_b, const AttentionTrace& trace_b);

}  // namespace pe

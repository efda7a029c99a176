// Single-head self-attention over the words of a sentence, with every step kept for looking at.
//
// Attention(Q, K, V) = softmax(Q K^T / sqrt(d_k)) V: Vaswani et al. 2017, section 3.2.1. Nothing is trained: the
// weights are random and fixed by a seed, which is enough to see what attention does with order.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/matrix.h"

namespace pe {

enum class Positions {
    none,        ///< x = e: the model is not told where a word stands
    sinusoidal,  ///< x = e + PE_t, t counted from 0 (interleaved, base 10000)
};

inline constexpr int max_attention_width = 64;

/// Which attention: a value, compared by its members.
struct AttentionSettings {
    int d_model = 8;   ///< width of embeddings, even, 2..max_attention_width
    int head_dim = 4;  ///< d_k, width of queries, keys and values, 1..max_attention_width
    std::uint64_t seed = 1;
    Positions positions = Positions::none;
    bool causal_mask = false;  ///< row i sees only columns 0..i

    friend bool operator==(const AttentionSettings&, const AttentionSettings&) = default;
};

/// d_model x head_dim each; q = x query, k = x key, v = x value.
struct AttentionWeights {
    Matrix query;
    Matrix key;
    Matrix value;

    friend bool operator==(const AttentionWeights&, const AttentionWeights&) = default;
};

/// About normal with variance 1/d_model, so that entries of q, k and v have about the size of those of x. Entries of
/// weights and embeddings are whole hundredths: their two decimals are all there is. The same on every machine.
AttentionWeights attention_weights(const AttentionSettings& settings);

/// The vector of a word into `out`, about standard normal in whole hundredths. It depends on the word's `word_key` and
/// the seed alone: the same word has the same vector wherever it stands, with a large or a small first letter.
void token_embedding(std::string_view word, std::uint64_t seed, std::span<double> out);

/// Every step for n words; row i belongs to the word in slot i.
struct AttentionTrace {
    AttentionSettings settings;
    AttentionWeights weights_of;  ///< what q, k and v are made with
    Matrix embeddings;            ///< n x d_model
    Matrix encodings;             ///< n x d_model: PE, or zeros without positions
    Matrix x;                     ///< n x d_model: embeddings + encodings
    Matrix q;                     ///< n x head_dim
    Matrix k;                     ///< n x head_dim
    Matrix v;                     ///< n x head_dim
    Matrix scores;                ///< n x n: q_i . k_j / sqrt(head_dim), before the mask
    Matrix weights;               ///< n x n: softmax of each row; 0 where the mask hides
    Matrix outputs;               ///< n x head_dim: weights v
    Matrix pooled;                ///< 1 x head_dim: the mean of the rows of outputs

    int words() const { return x.rows(); }

    /// Whether the mask hides the word in slot `key_slot` from the one in slot `query_slot`: its score counts as minus
    /// infinity.
    bool is_masked(int query_slot, int key_slot) const { return settings.causal_mask && key_slot > query_slot; }
};

/// At least one word. Sums run over slots in their order, so a sentence in another order gives outputs that agree with
/// its own only up to rounding: 2.2e-16 for "dog bites man", 2.7e-15 at most over 300 random sentences.
AttentionTrace attend(std::span<const std::string> words, const AttentionSettings& settings);

}  // namespace pe

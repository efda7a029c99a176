#include "core/attention.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/encoding.h"
#include "core/hash.h"
#include "core/random.h"
#include "core/sentence.h"

namespace pe {
namespace {

double in_hundredths(double value) {
    return static_cast<double>(std::llround(value * 100.0)) / 100.0;
}

Matrix random_matrix(int rows, int columns, Random& random) {
    const double scale = 1.0 / std::sqrt(static_cast<double>(rows));
    Matrix matrix(rows, columns);
    for (int row = 0; row < rows; ++row) {
        for (double& entry : matrix.row(row)) entry = in_hundredths(random.normal() * scale);
    }
    return matrix;
}

Matrix product(const Matrix& left, const Matrix& right) {
    Matrix result(left.rows(), right.columns());
    for (int row = 0; row < result.rows(); ++row) {
        for (int column = 0; column < result.columns(); ++column) {
            double sum = 0;
            for (int i = 0; i < left.columns(); ++i) sum += left.at(row, i) * right.at(i, column);
            result.at(row, column) = sum;
        }
    }
    return result;
}

Matrix embeddings_of(std::span<const std::string> words, const AttentionSettings& settings) {
    Matrix embeddings(static_cast<int>(words.size()), settings.d_model);
    for (int slot = 0; slot < embeddings.rows(); ++slot) {
        token_embedding(words[static_cast<std::size_t>(slot)], settings.seed, embeddings.row(slot));
    }
    return embeddings;
}

Matrix encodings_of(int words, const AttentionSettings& settings) {
    Matrix encodings(words, settings.d_model);
    if (settings.positions == Positions::none) return encodings;
    for (int slot = 0; slot < words; ++slot) encoding_row({.width = settings.d_model}, slot, encodings.row(slot));
    return encodings;
}

Matrix sum_of(const Matrix& left, const Matrix& right) {
    Matrix result = left;
    for (int row = 0; row < result.rows(); ++row) {
        for (int column = 0; column < result.columns(); ++column) result.at(row, column) += right.at(row, column);
    }
    return result;
}

Matrix scores_of(const Matrix& q, const Matrix& k) {
    const double divisor = std::sqrt(static_cast<double>(q.columns()));
    Matrix scores(q.rows(), k.rows());
    for (int i = 0; i < scores.rows(); ++i) {
        for (int j = 0; j < scores.columns(); ++j) {
            double sum = 0;
            for (int column = 0; column < q.columns(); ++column) sum += q.at(i, column) * k.at(j, column);
            scores.at(i, j) = sum / divisor;
        }
    }
    return scores;
}

/// The largest score of a row is taken off first, so that no exponential overflows; the quotients stay the same.
Matrix softmax_of(const AttentionTrace& trace) {
    const int words = trace.words();
    Matrix weights(words, words);
    for (int i = 0; i < words; ++i) {
        const int seen = trace.settings.causal_mask ? i + 1 : words;
        const auto scores = trace.scores.row(i).first(static_cast<std::size_t>(seen));
        const double largest = *std::ranges::max_element(scores);
        double sum = 0;
        for (int j = 0; j < seen; ++j) sum += weights.at(i, j) = std::exp(trace.scores.at(i, j) - largest);
        for (int j = 0; j < seen; ++j) weights.at(i, j) /= sum;
    }
    return weights;
}

Matrix mean_row_of(const Matrix& matrix) {
    Matrix mean(1, matrix.columns());
    for (int column = 0; column < matrix.columns(); ++column) {
        double sum = 0;
        for (int row = 0; row < matrix.rows(); ++row) sum += matrix.at(row, column);
        mean.at(0, column) = sum / matrix.rows();
    }
    return mean;
}

[[maybe_unused]] bool in_range(const AttentionSettings& settings) {
    return settings.d_model >= 2 && settings.d_model <= max_attention_width && settings.d_model % 2 == 0 &&
           settings.head_dim >= 1 && settings.head_dim <= max_attention_width;
}

}  // namespace

AttentionWeights attention_weights(const AttentionSettings& settings) {
    assert(in_range(settings));
    Random random(settings.seed);
    const auto next = [&] { return random_matrix(settings.d_model, settings.head_dim, random); };
    AttentionWeights weights;
    weights.query = next();
    weights.key = next();
    weights.value = next();
    return weights;
}

void token_embedding(std::string_view word, std::uint64_t seed, std::span<double> out) {
    Random random(fnv1a_64(word_key(word)) ^ Random(seed).next());
    for (double& entry : out) entry = in_hundredths(random.normal());
}

AttentionTrace attend(std::span<const std::string> words, const AttentionSettings& settings) {
    assert(!words.empty());
    AttentionTrace trace;
    trace.settings = settings;
    trace.weights_of = attention_weights(settings);
    trace.embeddings = embeddings_of(words, settings);
    trace.encodings = encodings_of(trace.embeddings.rows(), settings);
    trace.x = sum_of(trace.embeddings, trace.encodings);
    trace.q = product(trace.x, trace.weights_of.query);
    trace.k = product(trace.x, trace.weights_of.key);
    trace.v = product(trace.x, trace.weights_of.value);
    trace.scores = scores_of(trace.q, trace.k);
    trace.weights = softmax_of(trace);
    trace.outputs = product(trace.weights, trace.v);
    trace.pooled = mean_row_of(trace.outputs);
    return trace;
}

}  // namespace pe

#include "core/attention.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/attention_arithmetic.h"
#include "core/encoding.h"
#include "core/sentences.h"

namespace {

using pe::AttentionMatrix;
using pe::AttentionSettings;
using pe::AttentionTrace;
using pe::Matrix;
using pe::Permutation;
using pe::Positions;
using pe::Random;
using pe::testing::random_sentence;
using pe::testing::reordered;
using Words = std::vector<std::string>;

constexpr AttentionMatrix all_matrices[] = {AttentionMatrix::x,       AttentionMatrix::q,      AttentionMatrix::k,
                                            AttentionMatrix::v,       AttentionMatrix::scores, AttentionMatrix::weights,
                                            AttentionMatrix::outputs, AttentionMatrix::pooled};

AttentionSettings random_settings(Random& random) {
    return {.d_model = 2 * random.between(1, 8), .head_dim = random.between(1, 8), .seed = random.next()};
}

/// The largest difference of row `order.source(slot)` of `before` and row `slot` of `after`.
double difference_when_moved(const Matrix& before, const Matrix& after, const Permutation& order) {
    double largest = 0;
    for (int slot = 0; slot < after.rows(); ++slot) {
        for (int column = 0; column < after.columns(); ++column) {
            largest = std::max(largest, std::abs(before.at(order.source(slot), column) - after.at(slot, column)));
        }
    }
    return largest;
}

bool is_whole_hundredths(double value) {
    return value == static_cast<double>(std::llround(value * 100)) / 100;
}

std::vector<double> embedding(const std::string& word, std::uint64_t seed, std::size_t width) {
    std::vector<double> result(width);
    pe::token_embedding(word, seed, result);
    return result;
}

}  // namespace

TEST_CASE("every matrix of an attention has the shape that its name says") {
    const AttentionTrace trace = pe::attend(Words{"dog", "bites", "man"}, {.d_model = 8, .head_dim = 4});
    CHECK((trace.x.rows() == 3 && trace.x.columns() == 8));
    for (const Matrix* matrix : {&trace.q, &trace.k, &trace.v, &trace.outputs}) {
        CHECK((matrix->rows() == 3 && matrix->columns() == 4));
    }
    for (const Matrix* matrix : {&trace.scores, &trace.weights}) {
        CHECK((matrix->rows() == 3 && matrix->columns() == 3));
    }
    CHECK((trace.pooled.rows() == 1 && trace.pooled.columns() == 4));
}

TEST_CASE("without positions, reordered words have the same outputs in other slots, up to rounding") {
    Random random{1};
    double largest = 0;
    for (int i = 0; i < 300; ++i) {
        const Words words = random_sentence(random, random.between(1, 12));
        const AttentionSettings settings = random_settings(random);
        const Permutation order = Permutation::shuffled(static_cast<int>(words.size()), random.next());
        const AttentionTrace before = pe::attend(words, settings);
        const AttentionTrace after = pe::attend(reordered(words, order), settings);
        const double difference = difference_when_moved(before.outputs, after.outputs, order);
        CHECK(difference <= 1e-12);
        CHECK(difference_when_moved(before.pooled, after.pooled, Permutation::identity(1)) <= 1e-12);
        largest = std::max(largest, difference);
    }
    // Not exactly the same, because the same numbers are summed in another order; but never more than some roundings.
    CHECK(largest > 0);
    CHECK(largest < 1e-14);
}

TEST_CASE("queries, keys, values and scores move with their words bit for bit: only the softmax sums over slots") {
    Random random{2};
    for (int i = 0; i < 50; ++i) {
        const Words words = random_sentence(random, random.between(2, 12));
        const AttentionSettings settings = random_settings(random);
        const Permutation order = Permutation::shuffled(static_cast<int>(words.size()), random.next());
        const AttentionTrace before = pe::attend(words, settings);
        const AttentionTrace after = pe::attend(reordered(words, order), settings);
        CHECK(difference_when_moved(before.q, after.q, order) == 0.0);
        CHECK(difference_when_moved(before.k, after.k, order) == 0.0);
        CHECK(difference_when_moved(before.v, after.v, order) == 0.0);
        for (int row = 0; row < after.words(); ++row) {
            for (int column = 0; column < after.words(); ++column) {
                CHECK(after.scores.at(row, column) == before.scores.at(order.source(row), order.source(column)));
            }
        }
    }
}

TEST_CASE("self-attention is equivariant, not invariant: an output moves with its word, only the mean stays") {
    const Words words{"dog", "bites", "man"};
    const Permutation order({2, 1, 0});
    const AttentionTrace before = pe::attend(words, {});
    const AttentionTrace after = pe::attend(reordered(words, order), {});
    CHECK(difference_when_moved(before.outputs, after.outputs, Permutation::identity(3)) > 0.1);
    CHECK(difference_when_moved(before.outputs, after.outputs, order) < 1e-12);
    CHECK(difference_when_moved(before.pooled, after.pooled, Permutation::identity(1)) < 1e-12);
}

TEST_CASE("with positions added, reordered words have other outputs") {
    Random random{3};
    for (int i = 0; i < 100; ++i) {
        const Words words = random_sentence(random, random.between(3, 12));
        AttentionSettings settings = random_settings(random);
        settings.positions = Positions::sinusoidal;
        const Permutation order = Permutation::visibly_shuffled(words, random.next());
        const AttentionTrace before = pe::attend(words, settings);
        const AttentionTrace after = pe::attend(reordered(words, order), settings);
        CHECK(difference_when_moved(before.outputs, after.outputs, order) > 1e-4);
    }
}

TEST_CASE("a causal mask alone leaks order: reordered words have other outputs without any positions") {
    Random random{4};
    for (int i = 0; i < 100; ++i) {
        const Words words = random_sentence(random, random.between(3, 12));
        AttentionSettings settings = random_settings(random);
        settings.causal_mask = true;
        const Permutation order = Permutation::visibly_shuffled(words, random.next());
        const AttentionTrace before = pe::attend(words, settings);
        const AttentionTrace after = pe::attend(reordered(words, order), settings);
        CHECK(difference_when_moved(before.outputs, after.outputs, order) > 1e-4);
    }
}

TEST_CASE("a causal mask hides exactly the words that come later") {
    const AttentionTrace trace = pe::attend(Words{"a", "b", "c", "d"}, {.causal_mask = true});
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            CHECK(trace.is_masked(row, column) == (column > row));
            CHECK((trace.weights.at(row, column) == 0.0) == (column > row));
        }
    }
    CHECK(trace.weights.at(0, 0) == 1.0);
    const AttentionTrace prefix = pe::attend(Words{"a", "b"}, {.causal_mask = true});
    for (int column = 0; column < 4; ++column) CHECK(prefix.outputs.at(1, column) == trace.outputs.at(1, column));
}

TEST_CASE("each row of weights is positive and sums to 1, with and without a mask") {
    Random random{5};
    for (int i = 0; i < 100; ++i) {
        AttentionSettings settings = random_settings(random);
        settings.causal_mask = i % 2 == 0;
        settings.positions = i % 3 == 0 ? Positions::sinusoidal : Positions::none;
        const AttentionTrace trace = pe::attend(random_sentence(random, random.between(1, 12)), settings);
        for (int row = 0; row < trace.words(); ++row) {
            double sum = 0;
            for (int column = 0; column < trace.words(); ++column) {
                CHECK(trace.weights.at(row, column) >= 0.0);
                sum += trace.weights.at(row, column);
            }
            CHECK(std::abs(sum - 1.0) < 1e-15 * 12);
        }
    }
}

TEST_CASE("a weight is the exponential of its score over the sum of the row's exponentials") {
    const AttentionTrace trace = pe::attend(Words{"to", "be", "or", "not"}, {.d_model = 16, .head_dim = 2});
    for (int row = 0; row < 4; ++row) {
        double sum = 0;
        for (const double score : trace.scores.row(row)) sum += std::exp(score);
        for (int column = 0; column < 4; ++column) {
            CHECK(trace.weights.at(row, column) ==
                  doctest::Approx(std::exp(trace.scores.at(row, column)) / sum).epsilon(1e-14));
        }
    }
}

TEST_CASE("x is the embedding plus PE, and the embedding alone without positions") {
    const Words words{"to", "be", "or", "not", "to", "be"};
    const AttentionTrace with = pe::attend(words, {.positions = Positions::sinusoidal});
    const AttentionTrace without = pe::attend(words, {});
    CHECK(without.x == without.embeddings);
    CHECK(with.embeddings == without.embeddings);
    for (int slot = 0; slot < 6; ++slot) {
        for (int column = 0; column < 8; ++column) {
            const double encoding = pe::encoding_at({.width = 8}, slot, column);
            CHECK(with.encodings.at(slot, column) == encoding);
            CHECK(with.x.at(slot, column) == with.embeddings.at(slot, column) + encoding);
        }
    }
}

TEST_CASE("a word has the same vector wherever it stands, with a large or a small letter") {
    CHECK(embedding("dog", 1, 8) == embedding("Dog", 1, 8));
    CHECK(embedding("dog", 1, 8) != embedding("man", 1, 8));
    CHECK(embedding("dog", 1, 8) != embedding("dog", 2, 8));
    const AttentionTrace trace = pe::attend(Words{"the", "dog", "sees", "The", "dog"}, {});
    CHECK(std::ranges::equal(trace.embeddings.row(0), trace.embeddings.row(3)));
    CHECK(std::ranges::equal(trace.embeddings.row(1), trace.embeddings.row(4)));
}

TEST_CASE("the vector of a word is the same on every machine") {
    // As an independent program draws them.
    CHECK(embedding("dog", 1, 8) == std::vector{0.94, -0.14, 0.21, -0.07, -0.26, -1.43, 0.44, -0.35});
}

TEST_CASE("without positions the two places of a repeated word have the same output; with them they have not") {
    const Words words{"the", "dog", "sees", "the", "man"};
    const AttentionTrace without = pe::attend(words, {});
    CHECK(std::ranges::equal(without.outputs.row(0), without.outputs.row(3)));
    const AttentionTrace with = pe::attend(words, {.positions = Positions::sinusoidal});
    CHECK(!std::ranges::equal(with.outputs.row(0), with.outputs.row(3)));
}

TEST_CASE("embeddings and weights are whole hundredths, so that two decimals show all of them") {
    const AttentionTrace trace = pe::attend(Words{"dog", "bites", "man"}, {});
    for (const Matrix* matrix :
         {&trace.embeddings, &trace.weights_of.query, &trace.weights_of.key, &trace.weights_of.value}) {
        for (const double entry : matrix->values()) CHECK(is_whole_hundredths(entry));
    }
}

TEST_CASE("weights have the variance 1/d_model, and queries, keys and values are three matrices") {
    const pe::AttentionWeights weights = pe::attention_weights({.d_model = 64, .head_dim = 64, .seed = 9});
    CHECK(weights.query != weights.key);
    CHECK(weights.key != weights.value);
    for (const Matrix* matrix : {&weights.query, &weights.key, &weights.value}) {
        double squares = 0;
        for (const double entry : matrix->values()) squares += entry * entry;
        CHECK(std::abs(squares / 64 - 1.0) < 0.1);
    }
}

TEST_CASE("the arithmetic of every cell ends in the number that the matrix holds, bit for bit") {
    Random random{6};
    for (int i = 0; i < 20; ++i) {
        AttentionSettings settings = random_settings(random);
        settings.causal_mask = i % 2 == 0;
        settings.positions = i % 3 == 0 ? Positions::sinusoidal : Positions::none;
        const AttentionTrace trace = pe::attend(random_sentence(random, random.between(1, 8)), settings);
        for (const AttentionMatrix name : all_matrices) {
            const Matrix& matrix = matrix_of(trace, name);
            for (int row = 0; row < matrix.rows(); ++row) {
                for (int column = 0; column < matrix.columns(); ++column) {
                    CHECK(cell_arithmetic(trace, name, row, column).value == matrix.at(row, column));
                }
            }
        }
    }
}

TEST_CASE("a score is the sum of d_k products over the square root of d_k") {
    const AttentionTrace trace = pe::attend(Words{"dog", "bites", "man"}, {.d_model = 8, .head_dim = 4});
    const pe::CellArithmetic cell = cell_arithmetic(trace, AttentionMatrix::scores, 0, 2);
    CHECK(cell.rule == pe::CellRule::dot_product);
    REQUIRE(cell.terms.size() == 4);
    double sum = 0;
    for (int i = 0; i < 4; ++i) {
        const pe::CellTerm& term = cell.terms[static_cast<std::size_t>(i)];
        CHECK(term.left == trace.q.at(0, i));
        CHECK(term.right == trace.k.at(2, i));
        CHECK(term.result == term.left * term.right);
        sum += term.result;
    }
    CHECK(cell.sum == sum);
    CHECK(cell.divisor == 2.0);
    CHECK(cell.value == sum / 2.0);
}

TEST_CASE("in the arithmetic of a masked weight, later words add nothing") {
    const AttentionTrace trace = pe::attend(Words{"dog", "bites", "man"}, {.causal_mask = true});
    const pe::CellArithmetic cell = cell_arithmetic(trace, AttentionMatrix::weights, 1, 2);
    CHECK(cell.terms[2].result == 0.0);
    CHECK(cell.terms[0].result > 0.0);
    CHECK(cell.value == 0.0);
}

// How one cell of an attention's matrices comes about: the arithmetic behind a number, term by term.
#pragma once

#include <vector>

#include "core/attention.h"

namespace pe {

/// The matrices of a trace that are computed from others.
enum class AttentionMatrix { x, q, k, v, scores, weights, outputs, pooled };

const Matrix& matrix_of(const AttentionTrace& trace, AttentionMatrix matrix);

/// What `result` of a term is, and how the terms give the cell.
enum class CellRule {
    addition,     ///< one term: left + right (embedding + PE)
    dot_product,  ///< left * right, summed, divided by `divisor` (1, or sqrt(d_k) for scores)
    softmax,      ///< exp(left - right) of each score and the row's largest; the cell's own over their sum
    mean,         ///< left, summed, divided by the number of words; right is 0
};

struct CellTerm {
    double left = 0;
    double right = 0;
    double result = 0;
};

/// `value` is the matrix's entry, bit for bit: the same operations in the same order.
struct CellArithmetic {
    CellRule rule = CellRule::addition;
    std::vector<CellTerm> terms{};
    double sum = 0;      ///< of the terms' results, first to last
    double divisor = 1;  ///< of the sum; for softmax the sum itself, which divides the cell's own exponential
    double value = 0;
};

/// row and column within the matrix. In row i of `weights` and a causal mask, terms after i have the result 0.
CellArithmetic cell_arithmetic(const AttentionTrace& trace, AttentionMatrix matrix, int row, int column);

}  // namespace pe

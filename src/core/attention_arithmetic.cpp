#include "core/attention_arithmetic.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pe {
namespace {

CellArithmetic addition(double left, double right) {
    const double sum = left + right;
    return {.rule = CellRule::addition, .terms = {{left, right, sum}}, .sum = sum, .value = sum};
}

/// `left(i)` and `right(i)` for i below `count`, multiplied and summed.
CellArithmetic dot_product(int count, auto left, auto right, double divisor = 1) {
    CellArithmetic cell{.rule = CellRule::dot_product, .divisor = divisor};
    for (int i = 0; i < count; ++i) {
        cell.terms.push_back({left(i), right(i), left(i) * right(i)});
        cell.sum += cell.terms.back().result;
    }
    cell.value = cell.sum / divisor;
    return cell;
}

CellArithmetic product_cell(const Matrix& left, const Matrix& right, int row, int column) {
    return dot_product(
        left.columns(), [&](int i) { return left.at(row, i); }, [&](int i) { return right.at(i, column); });
}

CellArithmetic score_cell(const AttentionTrace& trace, int row, int column) {
    const int head_dim = trace.q.columns();
    return dot_product(
        head_dim, [&](int i) { return trace.q.at(row, i); }, [&](int i) { return trace.k.at(column, i); },
        std::sqrt(static_cast<double>(head_dim)));
}

CellArithmetic softmax_cell(const AttentionTrace& trace, int row, int column) {
    double largest = -std::numeric_limits<double>::infinity();
    for (int j = 0; j < trace.words(); ++j) {
        if (!trace.is_masked(row, j)) largest = std::max(largest, trace.scores.at(row, j));
    }
    CellArithmetic cell{.rule = CellRule::softmax};
    for (int j = 0; j < trace.words(); ++j) {
        const double score = trace.scores.at(row, j);
        cell.terms.push_back({score, largest, trace.is_masked(row, j) ? 0.0 : std::exp(score - largest)});
        cell.sum += cell.terms.back().result;
    }
    cell.divisor = cell.sum;
    cell.value = cell.terms[static_cast<std::size_t>(column)].result / cell.divisor;
    return cell;
}

CellArithmetic mean_cell(const AttentionTrace& trace, int column) {
    CellArithmetic cell{.rule = CellRule::mean, .divisor = static_cast<double>(trace.words())};
    for (int i = 0; i < trace.words(); ++i) {
        const double output = trace.outputs.at(i, column);
        cell.terms.push_back({output, 0.0, output});
        cell.sum += output;
    }
    cell.value = cell.sum / cell.divisor;
    return cell;
}

}  // namespace

const Matrix& matrix_of(const AttentionTrace& trace, AttentionMatrix matrix) {
    switch (matrix) {
        case AttentionMatrix::x:
            return trace.x;
        case AttentionMatrix::q:
            return trace.q;
        case AttentionMatrix::k:
            return trace.k;
        case AttentionMatrix::v:
            return trace.v;
        case AttentionMatrix::scores:
            return trace.scores;
        case AttentionMatrix::weights:
            return trace.weights;
        case AttentionMatrix::outputs:
            return trace.outputs;
        case AttentionMatrix::pooled:
            break;
    }
    return trace.pooled;
}

CellArithmetic cell_arithmetic(const AttentionTrace& trace, AttentionMatrix matrix, int row, int column) {
    switch (matrix) {
        case AttentionMatrix::x:
            return addition(trace.embeddings.at(row, column), trace.encodings.at(row, column));
        case AttentionMatrix::q:
            return product_cell(trace.x, trace.weights_of.query, row, column);
        case AttentionMatrix::k:
            return product_cell(trace.x, trace.weights_of.key, row, column);
        case AttentionMatrix::v:
            return product_cell(trace.x, trace.weights_of.value, row, column);
        case AttentionMatrix::scores:
            return score_cell(trace, row, column);
        case AttentionMatrix::weights:
            return softmax_cell(trace, row, column);
        case AttentionMatrix::outputs:
            return product_cell(trace.weights, trace.v, row, column);
        case AttentionMatrix::pooled:
            break;
    }
    return mean_cell(trace, column);
}

}  // namespace pe

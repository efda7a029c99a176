// What the order lab says: differences, verdict, and how a cell of a matrix comes about.
#pragma once

#include <span>
#include <string>

#include "core/attention_arithmetic.h"
#include "core/order_comparison.h"
#include "state/order_lab.h"

namespace pe::panels {

/// Two digits; rounding as 1.1e-16.
std::string difference_text(double difference);

/// "dog: same output, difference 1.1e-16; word 1 in A, word 3 in B".
std::string pair_text(const OrderLab& lab, const OutputPair& pair);

/// "Mean of the outputs: same, difference 0".
std::string pooled_text(const OrderComparison& comparison);

/// What the comparison shows about order, in sentences.
std::string verdict_text(const OrderLab& lab);

/// A number of a matrix, as its cells show it.
std::string entry_text(double value);

/// What the cell is, in a sentence.
std::string cell_meaning(const SentenceInLab& sentence, AttentionMatrix matrix, int row, int column);

/// Its arithmetic, with numbers.
std::string cell_formula(const SentenceInLab& sentence, AttentionMatrix matrix, int row, int column);

}  // namespace pe::panels

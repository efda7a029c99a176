#include "panels/order_text.h"

#include "core/format.h"

namespace pe::panels {
namespace {

constexpr int difference_digits = 2;

bool is_same(double difference) {
    return difference <= rounding_level;
}

const std::string& word_at(const SentenceInLab& sentence, int slot) {
    return sentence.words[static_cast<std::size_t>(slot)];
}

std::string listed(const SentenceInLab& sentence, const std::vector<int>& slots) {
    std::string list;
    for (const int slot : slots) list += (list.empty() ? "“" : ", “") + word_at(sentence, slot) + "”";
    return list;
}

std::string other_words(const OrderLab& lab) {
    const OrderComparison& comparison = lab.comparison();
    std::string text = "The sentences do not hold the same words, so not every output has a partner.";
    if (!comparison.only_in_a.empty()) text += " Only in A: " + listed(lab.a(), comparison.only_in_a) + ".";
    if (!comparison.only_in_b.empty()) text += " Only in B: " + listed(lab.b(), comparison.only_in_b) + ".";
    return text + " To see what order does, use the same words in another order.";
}

std::string outputs_moved(const OrderComparison& comparison) {
    return "Every word has the output that it had, only in another place: when the words move, the outputs move with "
           "them. That is equivariance. Only the mean of all outputs is invariant: it stays as it is. The largest "
           "difference is " +
           difference_text(comparison.largest_difference) +
           (comparison.largest_difference > 0 ? ", which is rounding." : ".") +
           " Without positions and mask, attention cannot see the order.";
}

std::string cause(const AttentionSettings& settings) {
    const bool positions = settings.positions == Positions::sinusoidal;
    if (positions && settings.causal_mask)
        return "a word’s vector now depends on its place, and through the causal mask it sees only itself and the "
               "words "
               "before it.";
    if (positions) return "a word’s vector now depends on its place, so its output does, too.";
    return "no positions were added, but through the causal mask a word sees only itself and the words before it. The "
           "mask leaks the order.";
}

std::string outputs_parted(const OrderLab& lab) {
    const OrderComparison& comparison = lab.comparison();
    const std::string pooled =
        is_same(comparison.pooled_difference)
            ? "The mean of all outputs is still the same."
            : "The means of all outputs differ by " + difference_text(comparison.pooled_difference) + ".";
    return "The same words in another order give other outputs, by up to " +
           difference_text(comparison.largest_difference) + ": " + cause(lab.a().trace.settings) + " " + pooled;
}

std::string quoted(const std::string& word) {
    return "“" + word + "”";
}

/// As a factor or term behind a sign.
std::string in_formula(double value) {
    const std::string text = entry_text(value);
    return value < 0 && text.front() != '0' ? "(" + text + ")" : text;
}

std::string sum_of_products(const CellArithmetic& cell) {
    std::string text;
    for (const CellTerm& term : cell.terms)
        text += (text.empty() ? "" : " + ") + in_formula(term.left) + " × " + in_formula(term.right);
    return text;
}

std::string dot_product_formula(const CellArithmetic& cell) {
    const std::string products = sum_of_products(cell);
    if (cell.divisor == 1) return products + " = " + entry_text(cell.value);
    return "(" + products + ") / " + entry_text(cell.divisor) + " = " + entry_text(cell.sum) + " / " +
           entry_text(cell.divisor) + " = " + entry_text(cell.value);
}

std::string softmax_formula(const SentenceInLab& sentence, const CellArithmetic& cell, int row, int column) {
    std::string text = "exp(score − " + in_formula(cell.terms.front().right) + ") of each word:";
    for (int slot = 0; slot < sentence.trace.words(); ++slot) {
        const CellTerm& term = cell.terms[static_cast<std::size_t>(slot)];
        text += (slot == 0 ? " " : ", ") + word_at(sentence, slot) + " ";
        text += sentence.trace.is_masked(row, slot) ? "hidden, 0" : entry_text(term.result);
    }
    return text + ". Their sum is " + entry_text(cell.sum) + ", and " +
           entry_text(cell.terms[static_cast<std::size_t>(column)].result) + " / " + entry_text(cell.sum) + " = " +
           entry_text(cell.value) + ".";
}

std::string mean_formula(const CellArithmetic& cell) {
    std::string text;
    for (const CellTerm& term : cell.terms) text += (text.empty() ? "" : " + ") + in_formula(term.left);
    return "(" + text + ") / " + std::to_string(cell.terms.size()) + " = " + entry_text(cell.value);
}

std::string projection_meaning(std::string_view name, const std::string& word, int column) {
    return "Entry " + std::to_string(column) + " of the " + std::string(name) + " of " + quoted(word) +
           ": its x times column " + std::to_string(column) + " of the " + std::string(name) + " weights.";
}

}  // namespace

std::string difference_text(double difference) {
    return significant(difference, difference_digits, Glyphs::ascii);
}

std::string pair_text(const OrderLab& lab, const OutputPair& pair) {
    return word_at(lab.a(), pair.slot_a) + (is_same(pair.difference) ? ": same output" : ": different output") +
           ", difference " + difference_text(pair.difference) + "; word " + std::to_string(pair.slot_a + 1) +
           " in A, word " + std::to_string(pair.slot_b + 1) + " in B";
}

std::string pooled_text(const OrderComparison& comparison) {
    return std::string("Mean of the outputs: ") + (is_same(comparison.pooled_difference) ? "same" : "different") +
           ", difference " + difference_text(comparison.pooled_difference);
}

std::string verdict_text(const OrderLab& lab) {
    switch (lab.comparison().verdict) {
        case OrderVerdict::same_sentence:
            return "Both sentences hold the same words in the same order. Move a word of B, or shuffle, to see what "
                   "order does.";
        case OrderVerdict::same_outputs:
            return outputs_moved(lab.comparison());
        case OrderVerdict::outputs_differ:
            return outputs_parted(lab);
        case OrderVerdict::different_words:
            break;
    }
    return other_words(lab);
}

std::string entry_text(double value) {
    return fixed(value, 3, Glyphs::typographic);
}

std::string cell_meaning(const SentenceInLab& sentence, AttentionMatrix matrix, int row, int column) {
    const std::string& word = word_at(sentence, row);
    const std::string entry = "Entry " + std::to_string(column);
    switch (matrix) {
        case AttentionMatrix::x:
            return entry + " of x for " + quoted(word) + ": its embedding plus " +
                   (sentence.trace.settings.positions == Positions::none
                        ? std::string("0, since no positions are added.")
                        : "PE(" + std::to_string(row) + ", " + std::to_string(column) + ").");
        case AttentionMatrix::q:
            return projection_meaning("query", word, column);
        case AttentionMatrix::k:
            return projection_meaning("key", word, column);
        case AttentionMatrix::v:
            return projection_meaning("value", word, column);
        case AttentionMatrix::scores: {
            const std::string masked = sentence.trace.is_masked(row, column)
                                           ? " The causal mask hides this word: its score counts as minus infinity."
                                           : "";
            return "How well the query of " + quoted(word) + " fits the key of " + quoted(word_at(sentence, column)) +
                   ": their dot product, divided by the root of d_k = " + std::to_string(sentence.trace.q.columns()) +
                   "." + masked;
        }
        case AttentionMatrix::weights:
            return "The share of " + quoted(word_at(sentence, column)) + " in the output of " + quoted(word) +
                   ": the softmax of its row of scores.";
        case AttentionMatrix::outputs:
            return entry + " of the output of " + quoted(word) + ": every word’s weight times entry " +
                   std::to_string(column) + " of its value.";
        case AttentionMatrix::pooled:
            break;
    }
    return entry + " of the mean of all outputs.";
}

std::string cell_formula(const SentenceInLab& sentence, AttentionMatrix matrix, int row, int column) {
    const CellArithmetic cell = cell_arithmetic(sentence.trace, matrix, row, column);
    switch (cell.rule) {
        case CellRule::addition:
            return entry_text(cell.terms[0].left) + " + " + in_formula(cell.terms[0].right) + " = " +
                   entry_text(cell.value);
        case CellRule::dot_product:
            return dot_product_formula(cell);
        case CellRule::softmax:
            return softmax_formula(sentence, cell, row, column);
        case CellRule::mean:
            break;
    }
    return mean_formula(cell);
}

}  // namespace pe::panels

#include "questions/set_explanations.h"

namespace pe {
namespace {

ExplanationTask order_blindness() {
    return {.rubric = &order_blindness_rubric,
            .model_answer =
                "Attention makes each output as a weighted average, and the weights depend only on what the tokens "
                "are, not on where they stand. So attention ignores the order of the tokens. Both sentences hold the "
                "same three tokens, so each token gets the same output in both of them, although the order decides "
                "who bites whom. Position has to be put into the embeddings before the first layer.",
            .self_check = {"It says how attention works without order: it compares and averages what the tokens are, "
                           "wherever they stand.",
                           "It says what follows: the same tokens give the same outputs, so both sentences look alike.",
                           "It says why that matters: the meaning depends on the order.",
                           "It does not claim that attention reads the words one after the other."}};
}

constexpr std::array<ExplanationTask (*)(), shipped_rubric_names.size()> explanations = {order_blindness};

}  // namespace

ExplanationTask shipped_explanation(std::size_t index) {
    return explanations[index]();
}

}  // namespace pe

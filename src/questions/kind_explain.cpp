// The question why order gets lost, for several pairs of sentences.
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {

Question make_explain_order(Random& random) {
    // The rubric was tried on these words: with other ones its rules about dog and man would not be fair.
    const std::string_view verb = one_of<std::string_view>(random, {"bites", "bit"});
    std::string one = fill("\"dog % man\"", {verb});
    std::string other = fill("\"man % dog\"", {verb});
    if (random.below(2) == 0) std::swap(one, other);
    const std::string_view wording = one_of<std::string_view>(
        random,
        {"Explain why a transformer without positional encoding has trouble telling % from % though it sees the "
         "same three tokens.",
         "A transformer without positional encoding reads % and %. Explain why it has trouble telling them apart, "
         "though they mean different things."});
    Question question;
    question.prompt = fill(wording, {one, other});
    ExplanationTask task;
    task.rubric = &order_blindness_rubric;
    task.model_answer = fill(
        "Self-attention computes each output as a weighted average of the value vectors. The weights compare contents "
        "only, and a sum does "
        "not depend on the order of its terms, so attention ignores the order of the words. Both sentences hold the "
        "same three tokens, so "
        "every word gets the same output vector in % as in %. But the order carries the meaning: it says who does it "
        "to whom. "
        "Adding a positional encoding before the first layer makes the vectors depend on the place.",
        {one, other});
    task.self_check = {"Attention averages value vectors by their contents; the order of the words does not enter.",
                       "So the same tokens give the same outputs: both sentences look alike to the model.",
                       "The two sentences mean different things, and only the order says which is which.",
                       "Adding position information before the first attention layer is the remedy."};
    question.parts.push_back({"Your explanation", std::move(task)});
    question.hints = {
        "Look at the formula of attention: does the place of a word occur in it?",
        "Compare the output of \"dog\" in both sentences: from which vectors is it averaged?",
        "Say two things: how attention treats the order, and what that means for what comes out of the two sentences."};
    question.solution = std::get<ExplanationTask>(question.parts[0].task).model_answer;
    question.because = "Averages have no order, so order has to be supplied before the first layer.";
    return question;
}

}  // namespace pe

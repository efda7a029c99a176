// Questions about words: terms and their meanings, methods and what sets them apart.
#include <iterator>

#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

struct Term {
    std::string_view name;
    std::string_view meaning;
};

/// No meaning fits another term too.
constexpr Term terms[] = {
    {"Token embedding", "The vector that is looked up for a token; it says what the token is, not where it stands"},
    {"Positional encoding", "The vector that says where a token stands, added before the first attention layer"},
    {"Self-attention", "The step in which each token's output becomes a weighted average of all value vectors"},
    {"Absolute position", "The index of a token in its sequence"},
    {"Relative position", "How far apart two tokens stand"},
    {"Wavelength", "The number of positions after which a pair of columns repeats"},
    {"Pair index", "The number i that says which frequency a sine and its cosine share"},
    {"Permutation equivariance", "When the inputs are reordered, the outputs are reordered in the same way"},
    {"Permutation invariance", "When the inputs are reordered, the result does not change at all"},
    {"Rotary embedding", "A turn of queries and keys by an angle that grows with the position"},
    {"Width d", "The number of entries in an embedding, and in the vector that is added to it"},
};

std::vector<std::size_t> draw_terms(Random& random, std::size_t count) {
    std::vector<std::size_t> order = draw_order(random, std::size(terms));
    order.resize(count);
    return order;
}

struct Method {
    std::string_view name;
    std::string_view what[2];   ///< what it encodes, or what its numbers are
    std::string_view where[2];  ///< where it enters
};

constexpr Method methods[] = {
    {"Fixed sinusoidal encoding",
     {"The token's index, by sines and cosines that a formula gives", "Absolute position, computed and never trained"},
     {"Added to the embedding; its values come from a formula",
      "Sines and cosines are added to the input of the first layer"}},
    {"Learned absolute vectors",
     {"The token's index, by one trained vector for each index",
      "Absolute position, up to the longest index seen in training"},
     {"Added to the embedding; its values are trained",
      "A row of a trained table is added to the input of the first layer"}},
    {"Relative bias",
     {"The distance between two tokens, by a number for each distance",
      "How far apart two tokens are, as a bonus or penalty"},
     {"Added to the attention scores, according to the distance",
      "A term for the distance enters each score before the softmax"}},
    {"Rotary embedding",
     {"The index by a turn, so that a query and a key meet at an angle set by their distance",
      "Positions as angles: only differences of angles reach the scores"},
     {"Turns queries and keys inside attention", "Multiplies queries and keys by rotations; nothing is added"}},
};

constexpr std::string_view no_method = "Sorts the tokens by their embeddings before the first layer";
constexpr std::string_view no_content = "The meaning of the token, whatever its place";

}  // namespace

Question make_vocabulary(Random& random) {
    constexpr std::size_t asked = 4;
    const std::vector<std::size_t> chosen = draw_terms(random, asked + 1);
    std::vector<std::string> items;
    std::vector<std::string> meanings;
    Question question;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Term& term = terms[chosen[i]];
        meanings.emplace_back(term.meaning);
        if (i == asked) break;
        items.emplace_back(term.name);
        question.solution += fill(i == 0 ? "%: %." : "\n%: %.", {term.name, term.meaning});
    }
    question.prompt = "Which meaning belongs to which term? One meaning is left over.";
    question.parts.push_back({"", draw_matching(random, std::move(items), meanings)});
    question.hints = {"Begin with the terms that you are sure of.",
                      "Ask of each meaning: is it a vector, a number, a step of the computation, or a property?",
                      fill("The meaning left over is that of \"%\".", {terms[chosen[asked]].name})};
    question.because = "Content and position, absolute and relative: most terms here tell two such things apart.";
    return question;
}

Question make_vocabulary_term(Random& random) {
    constexpr std::size_t offered = 4;
    const std::vector<std::size_t> chosen = draw_terms(random, offered);
    const Term& right = terms[chosen.front()];
    std::vector<Option> options;
    for (const std::size_t index : chosen) {
        const Term& term = terms[index];
        const bool is_right = &term == &right;
        options.push_back(
            {std::string{term.name}, is_right, is_right ? "Yes." : fill("%: %.", {term.name, term.meaning})});
    }
    Question question;
    question.prompt = fill("Which term has this meaning?\n%.", {right.meaning});
    question.parts.push_back({"", draw_choice(random, std::move(options))});
    question.hints = {"Say the meaning in your own words first.",
                      "Is it a vector, a number, a step of the computation, or a property?",
                      fill("It is not \"%\", and not \"%\".", {terms[chosen[1]].name, terms[chosen[2]].name})};
    question.solution = fill("%: %.", {right.name, right.meaning});
    question.because = fill("\"%\" names just this one thing.", {right.name});
    return question;
}

Question make_methods(Random& random) {
    const bool asks_where = random.below(2) == 0;
    const std::vector<std::size_t> order = draw_order(random, std::size(methods));
    const std::size_t asked = 3 + random.below(2);
    std::vector<std::string> items;
    std::vector<std::string> partners;
    Question question;
    for (std::size_t i = 0; i < asked; ++i) {
        const Method& method = methods[order[i]];
        const std::size_t wording = random.below(2);
        items.emplace_back(method.name);
        partners.emplace_back(asks_where ? method.where[wording] : method.what[wording]);
        question.solution += fill(i == 0 ? "%: %." : "\n%: %.", {method.name, partners.back()});
    }
    partners.emplace_back(asks_where ? no_method : no_content);
    question.prompt = asks_where ? "Where does each of these methods enter a transformer? One description is left over."
                                 : "What does each of these methods encode? One description is left over.";
    question.parts.push_back({"", draw_matching(random, std::move(items), partners)});
    question.hints = {"Two questions part the methods: index or distance? And added, or turned?",
                      asks_where
                          ? "Fixed and learned vectors enter before the first layer; the others inside attention."
                          : "Fixed and learned vectors speak of the index; the others bring in the distance.",
                      "No positional method encodes what a token means, and none sorts the tokens."};
    question.because =
        "Absolute methods mark the index of each token; relative methods and rotations bring the distance of two "
        "tokens into the scores.";
    return question;
}

}  // namespace pe

// Questions about attention without positions: what a shuffle of the tokens does to its outputs.
#include <algorithm>
#include <array>

#include "practice/expect.h"
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

using Vector = std::vector<double>;

constexpr std::size_t slots = 3;
constexpr std::string_view sentences[][slots] = {
    {"dog", "bites", "man"},          {"cat", "chases", "mouse"}, {"girl", "sees", "boy"},
    {"teacher", "thanks", "student"}, {"hawk", "hunts", "snake"}, {"Anna", "calls", "Ben"},
};

/// Three tokens, the outputs of attention for them, and another order of the tokens.
struct Shuffle {
    std::array<std::string_view, slots> tokens{};
    std::array<Vector, slots> outputs{};  ///< by slot, before the shuffle
    std::vector<std::size_t> order{};     ///< slot before, of what stands in each slot after it
    Vector mean{};

    std::size_t slot_after(std::size_t slot_before) const {
        return static_cast<std::size_t>(std::ranges::find(order, slot_before) - order.begin());
    }
    std::string text_before() const { return fill("%, %, %", {tokens[0], tokens[1], tokens[2]}); }
    std::string text_after() const { return fill("%, %, %", {tokens[order[0]], tokens[order[1]], tokens[order[2]]}); }
    std::string outputs_text() const {
        return fill("$%$ in slot 0, $%$ in slot 1 and $%$ in slot 2",
                    {short_row(outputs[0]), short_row(outputs[1]), short_row(outputs[2])});
    }
};

/// The mean of three outputs of two entries is computed from tenths: it has one decimal.
Vector mean_of_tenths(const std::array<std::array<int, 2>, slots>& tenths) {
    return {(tenths[0][0] + tenths[1][0] + tenths[2][0]) / 3 / 10.0,
            (tenths[0][1] + tenths[1][1] + tenths[2][1]) / 3 / 10.0};
}

/// All outputs and their mean differ in both entries, and something is moved.
Shuffle draw_shuffle(Random& random) {
    Shuffle shuffle;
    std::ranges::copy(sentences[random.below(std::size(sentences))], shuffle.tokens.begin());
    std::array<std::array<int, 2>, slots> tenths{};
    const auto fits = [&](std::size_t entry) {
        const int a = tenths[0][entry];
        const int b = tenths[1][entry];
        const int c = tenths[2][entry];
        const int sum = a + b + c;
        return a != b && b != c && a != c && sum % 3 == 0 && sum / 3 != a && sum / 3 != b && sum / 3 != c;
    };
    do {
        for (auto& output : tenths) {
            for (int& entry : output) entry = random.between(-9, 9);
        }
    } while (!fits(0) || !fits(1));
    for (std::size_t slot = 0; slot < slots; ++slot)
        shuffle.outputs[slot] = {tenths[slot][0] / 10.0, tenths[slot][1] / 10.0};
    shuffle.mean = mean_of_tenths(tenths);
    do {
        shuffle.order = draw_order(random, slots);
    } while (std::ranges::is_sorted(shuffle.order));
    return shuffle;
}

std::string setting(const Shuffle& shuffle) {
    return fill(
        "Self-attention without positional encoding and without a mask gets the tokens %, in slots 0, 1 and 2. Its "
        "outputs are %. "
        "Now the same tokens come in the order %.",
        {shuffle.text_before(), shuffle.outputs_text(), shuffle.text_after()});
}

constexpr std::string_view moves =
    "Without positions, each output depends on its own token and on the set of all tokens, and on nothing else.";

}  // namespace

Question make_shuffle(Random& random) {
    const Shuffle shuffle = draw_shuffle(random);
    std::size_t slot = 0;
    do {
        slot = random.below(slots);
    } while (shuffle.order[slot] == slot);
    const std::size_t before = shuffle.order[slot];
    const std::string_view token = shuffle.tokens[before];
    Expected expected{.is_vector = true, .values = shuffle.outputs[before]};
    expected.slips = {{SlipKind::not_moved, shuffle.outputs[slot]},
                      {SlipKind::moved_back, shuffle.outputs[shuffle.slot_after(slot)]},
                      {SlipKind::mixed, shuffle.mean}};
    Question question;
    question.prompt = setting(shuffle) + fill(" What is the output in slot % now?", {std::to_string(slot)});
    question.parts.push_back({fill("Output in slot %", {std::to_string(slot)}), std::move(expected)});
    question.hints = {"Does attention know in which slot a token stands?",
                      "Each token keeps its output; the outputs move with the tokens.",
                      fill("Slot % now holds the token \"%\". In which slot did that one stand before?",
                           {std::to_string(slot), token})};
    question.solution =
        fill("%\nSlot % now holds \"%\", which stood in slot % before.\nIts output moves with it: $%$",
             {moves, std::to_string(slot), token, std::to_string(before), short_row(shuffle.outputs[before])});
    question.because =
        "Shuffled tokens give the same outputs, shuffled alike: self-attention is permutation equivariant.";
    return question;
}

Question make_pooled_mean(Random& random) {
    const Shuffle shuffle = draw_shuffle(random);
    const std::size_t moved = shuffle.order[0] != 0 ? 0 : 1;
    std::vector<Option> options{
        {"$" + short_row(shuffle.mean) + "$", true, "Yes: the same three outputs have the same mean in any order."},
        {"$" + short_row(shuffle.outputs[shuffle.order[moved]]) + "$", false,
         "This is the output of one token. What is the mean of all three?"},
        {"Another vector: the order of the tokens is another one, so the mean is too", false,
         "Does a mean depend on the order of what goes into it?"},
        {"It can't be told without the weights of the model", false,
         "Which three outputs go into the mean after the shuffle?"},
    };
    Question question;
    question.prompt =
        setting(shuffle) + " The mean of the three outputs is taken before and after. What is it after the shuffle?";
    question.parts.push_back({"", draw_choice(random, std::move(options))});
    question.hints = {"Which outputs come out after the shuffle, and where?",
                      "Each token keeps its output; the outputs only move to other slots.",
                      "Add the three outputs entry by entry and divide by 3. Does their order matter?"};
    const auto sum = [&](std::size_t entry) {
        return fill("(% + % + %) / 3 = %", {number(shuffle.outputs[0][entry]), term(shuffle.outputs[1][entry]),
                                            term(shuffle.outputs[2][entry]), number(shuffle.mean[entry])});
    };
    question.solution = fill(
        "%\nSo the same three outputs are there, in other slots, and their mean stays the same.\nFirst entry: "
        "$%$\nSecond entry: $%$\nMean: $%$",
        {moves, sum(0), sum(1), short_row(shuffle.mean)});
    question.because =
        "Outputs move with their tokens (equivariance); a mean of all of them does not change at all (invariance).";
    return question;
}

}  // namespace pe

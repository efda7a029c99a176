#include "core/order_comparison.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/sentences.h"

namespace {

using pe::AttentionSettings;
using pe::OrderComparison;
using pe::OrderVerdict;
using pe::Permutation;
using pe::Positions;
using pe::Random;
using pe::testing::random_sentence;
using pe::testing::reordered;
using Words = std::vector<std::string>;

OrderComparison compared(const Words& a, const Words& b, const AttentionSettings& settings = {}) {
    return compare_orders(a, attend(a, settings), b, attend(b, settings));
}

std::vector<std::pair<int, int>> slots_of(const OrderComparison& comparison) {
    std::vector<std::pair<int, int>> slots;
    for (const pe::OutputPair& pair : comparison.pairs) slots.emplace_back(pair.slot_a, pair.slot_b);
    return slots;
}

}  // namespace

TEST_CASE("dog bites man and man bites dog are the same to attention without positions") {
    const OrderComparison comparison = compared({"dog", "bites", "man"}, {"man", "bites", "dog"});
    CHECK(comparison.verdict == OrderVerdict::same_outputs);
    CHECK(slots_of(comparison) == std::vector<std::pair<int, int>>{{0, 2}, {1, 1}, {2, 0}});
    CHECK(comparison.largest_difference <= 1e-15);
    CHECK(comparison.pooled_difference <= 1e-15);
}

TEST_CASE("with positions they are not, and neither is their mean") {
    const OrderComparison comparison =
        compared({"dog", "bites", "man"}, {"man", "bites", "dog"}, {.positions = Positions::sinusoidal});
    CHECK(comparison.verdict == OrderVerdict::outputs_differ);
    CHECK(comparison.largest_difference > 0.05);
    CHECK(comparison.pooled_difference > 0.01);
}

TEST_CASE("with a causal mask they are not, even without positions") {
    const OrderComparison comparison =
        compared({"dog", "bites", "man"}, {"man", "bites", "dog"}, {.causal_mask = true});
    CHECK(comparison.verdict == OrderVerdict::outputs_differ);
}

TEST_CASE("of a word that stands more than once, the first goes with the first and the second with the second") {
    const OrderComparison comparison =
        compared({"the", "dog", "sees", "the", "man"}, {"the", "man", "sees", "the", "dog"});
    CHECK(comparison.verdict == OrderVerdict::same_outputs);
    CHECK(slots_of(comparison) == std::vector<std::pair<int, int>>{{0, 0}, {1, 4}, {2, 2}, {3, 3}, {4, 1}});
}

TEST_CASE("a large first letter does not make another sentence") {
    CHECK(compared({"Dog", "bites", "man"}, {"Man", "bites", "dog"}).verdict == OrderVerdict::same_outputs);
    CHECK(compared({"Dog", "bites"}, {"dog", "bites"}).verdict == OrderVerdict::same_sentence);
}

TEST_CASE("the same sentence twice is said to be that, whatever the settings, and nothing differs at all") {
    for (const bool mask : {false, true}) {
        for (const Positions positions : {Positions::none, Positions::sinusoidal}) {
            const OrderComparison comparison =
                compared({"no", "no", "yes"}, {"no", "no", "yes"}, {.positions = positions, .causal_mask = mask});
            CHECK(comparison.verdict == OrderVerdict::same_sentence);
            CHECK(comparison.largest_difference == 0.0);
            CHECK(comparison.pooled_difference == 0.0);
        }
    }
}

TEST_CASE("sentences of different words are not comparable, and the words without a partner are named") {
    const OrderComparison comparison = compared({"dog", "bites", "man"}, {"man", "sees", "dog", "dog"});
    CHECK(comparison.verdict == OrderVerdict::different_words);
    CHECK(comparison.only_in_a == std::vector<int>{1});
    CHECK(comparison.only_in_b == std::vector<int>{1, 3});
    CHECK(slots_of(comparison) == std::vector<std::pair<int, int>>{{0, 2}, {2, 0}});
}

TEST_CASE("the same words, one of them more often, are different words") {
    CHECK(compared({"no", "no", "yes"}, {"no", "yes", "yes"}).verdict == OrderVerdict::different_words);
}

TEST_CASE("any reordering of any sentence: same outputs without positions, others with them or with a mask") {
    Random random{1};
    for (int i = 0; i < 150; ++i) {
        const Words a = random_sentence(random, random.between(3, 12));
        if (std::ranges::count(a, a[0]) == std::ssize(a)) continue;
        const Words b = reordered(a, Permutation::visibly_shuffled(a, random.next()));
        AttentionSettings settings{.seed = random.next()};
        const OrderComparison blind = compared(a, b, settings);
        CHECK(blind.verdict == OrderVerdict::same_outputs);
        CHECK(blind.pooled_difference <= pe::rounding_level);
        CHECK(std::size(blind.pairs) == a.size());
        settings.positions = Positions::sinusoidal;
        CHECK(compared(a, b, settings).verdict == OrderVerdict::outputs_differ);
        settings.positions = Positions::none;
        settings.causal_mask = true;
        CHECK(compared(a, b, settings).verdict == OrderVerdict::outputs_differ);
    }
}

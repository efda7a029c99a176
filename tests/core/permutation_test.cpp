#include "core/permutation.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

namespace {

using pe::Permutation;
using Words = std::vector<std::string>;

Words applied(const Permutation& permutation, const Words& before) {
    Words after(before.size());
    permutation.apply(std::span(before), std::span(after));
    return after;
}

}  // namespace

TEST_CASE("a permutation says where each thing came from") {
    const Permutation turned({1, 2, 0});
    CHECK(applied(turned, {"dog", "bites", "man"}) == Words{"bites", "man", "dog"});
    CHECK(turned.source(2) == 0);
    CHECK(!turned.is_identity());
}

TEST_CASE("the identity moves nothing, whatever the size") {
    for (int size = 0; size <= 12; ++size) {
        const Permutation identity = Permutation::identity(size);
        CHECK(identity.size() == size);
        CHECK(identity.is_identity());
        CHECK(identity.inverse() == identity);
    }
    CHECK(Permutation() == Permutation::identity(0));
}

TEST_CASE("the inverse takes everything back, in either order") {
    for (int size = 1; size <= 12; ++size) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Permutation shuffle = Permutation::shuffled(size, seed);
            CHECK(compose(shuffle, shuffle.inverse()).is_identity());
            CHECK(compose(shuffle.inverse(), shuffle).is_identity());
            CHECK(shuffle.inverse().inverse() == shuffle);
        }
    }
}

TEST_CASE("two permutations composed do what the first and then the second do") {
    const Words words{"a", "b", "c", "d", "e"};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Permutation first = Permutation::shuffled(5, seed);
        const Permutation second = Permutation::shuffled(5, seed + 1000);
        CHECK(applied(compose(first, second), words) == applied(second, applied(first, words)));
    }
}

TEST_CASE("the same seed gives the same shuffle, on every machine") {
    // As an independent program shuffles.
    CHECK(Permutation::shuffled(6, 1) == Permutation({0, 1, 3, 2, 4, 5}));
    CHECK(Permutation::shuffled(6, 1) == Permutation::shuffled(6, 1));
    CHECK(Permutation::shuffled(6, 1) != Permutation::shuffled(6, 2));
}

TEST_CASE("seeds bring every order of three things about, each about equally often") {
    std::array<int, 6> counts{};
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
        const Permutation shuffle = Permutation::shuffled(3, seed);
        const int smaller = shuffle.source(1) < shuffle.source(2) ? 0 : 1;
        ++counts[static_cast<std::size_t>(2 * shuffle.source(0) + smaller)];
    }
    for (const int count : counts) {
        CHECK(count > 150);
        CHECK(count < 250);
    }
}

TEST_CASE("a visible shuffle changes the sentence, also where words repeat") {
    const std::vector<Words> sentences{
        {"dog", "man"}, {"a", "b", "a"}, {"a", "a", "a", "b"}, {"x", "y", "z", "y", "x"}};
    for (const Words& words : sentences) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Words shuffled = applied(Permutation::visibly_shuffled(words, seed), words);
            CHECK(shuffled != words);
            CHECK(std::ranges::is_permutation(shuffled, words));
        }
    }
}

TEST_CASE("where all words are alike a visible shuffle still moves some, and a single word stays") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        CHECK(!Permutation::visibly_shuffled(Words{"no", "no", "no"}, seed).is_identity());
        CHECK(Permutation::visibly_shuffled(Words{"no"}, seed).is_identity());
        CHECK(Permutation::visibly_shuffled(Words{}, seed).size() == 0);
    }
}

TEST_CASE("one key press swaps neighbours, and the same press again swaps them back") {
    const Permutation swapped = Permutation::identity(4).moved(1, 2);
    CHECK(applied(swapped, {"a", "b", "c", "d"}) == Words{"a", "c", "b", "d"});
    CHECK(swapped.moved(1, 2).is_identity());
    CHECK(swapped.moved(2, 1).is_identity());
}

TEST_CASE("a word dragged to a slot makes those between move up by one") {
    const Words words{"a", "b", "c", "d", "e"};
    CHECK(applied(Permutation::identity(5).moved(0, 3), words) == Words{"b", "c", "d", "a", "e"});
    CHECK(applied(Permutation::identity(5).moved(4, 1), words) == Words{"a", "e", "b", "c", "d"});
    CHECK(Permutation::identity(5).moved(2, 2).is_identity());
}

// Random sentences for the tests of attention and order.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/permutation.h"
#include "core/random.h"

namespace pe::testing {

/// `size` words, of so few that some repeat.
inline std::vector<std::string> random_sentence(Random& random, int size) {
    std::vector<std::string> words;
    for (int i = 0; i < size; ++i) words.push_back("word" + std::to_string(random.below(10)));
    return words;
}

inline std::vector<std::string> reordered(const std::vector<std::string>& words, const Permutation& order) {
    std::vector<std::string> result(words.size());
    order.apply(std::span(words), std::span(result));
    return result;
}

}  // namespace pe::testing

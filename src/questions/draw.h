// What generators of questions draw by chance. Draw one thing a statement: C++ leaves the order inside one open.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "core/encoding.h"
#include "core/random.h"
#include "questions/help.h"
#include "questions/question.h"

namespace pe {

template <class T>
T one_of(Random& random, std::initializer_list<T> values) {
    return random.pick(std::span<const T>(values.begin(), values.size()));
}

/// The lesson's base, sometimes a smaller one.
double draw_base(Random& random);

/// One of the widths; the lesson's base and layout mostly, sometimes another base, sometimes concatenated.
Encoding draw_encoding(Random& random, std::initializer_list<int> widths);

/// `count` short decimals with one decimal, -limit..limit, not all of them zero.
std::vector<double> draw_short_vector(Random& random, std::size_t count, int limit);

/// Places 0..count-1 in an order by chance.
std::vector<std::size_t> draw_order(Random& random, std::size_t count);

/// The options in an order by chance.
ChoiceTask draw_choice(Random& random, std::vector<Option> options, bool several = false);

/// Each item goes with the partner in its own place; the partners, of which there may be more, come in an order by
/// chance.
MatchingTask draw_matching(Random& random, std::vector<std::string> items, const std::vector<std::string>& partners);

/// Takes hints, solution and reason from `help`.
void use_help(Question& question, Help help);

}  // namespace pe

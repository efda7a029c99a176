// The generators of the bank, one for each kind of question.
#pragma once

#include "core/random.h"
#include "questions/question.h"

namespace pe {

// kind_words.cpp
Question make_vocabulary(Random& random);
Question make_vocabulary_term(Random& random);
Question make_methods(Random& random);
// kind_shuffle.cpp
Question make_shuffle(Random& random);
Question make_pooled_mean(Random& random);
// kind_explain.cpp
Question make_explain_order(Random& random);
// kind_steps.cpp
Question make_pair_count(Random& random);
Question make_exponent_and_denominator(Random& random);
Question make_angle(Random& random);
Question make_wavelength(Random& random);
// kind_entries.cpp
Question make_entry(Random& random);
Question make_entry_pair(Random& random);
Question make_row(Random& random);
Question make_sum(Random& random);
// kind_rows.cpp
Question make_fastest_column(Random& random);
Question make_find_position(Random& random);
Question make_which_layout(Random& random);
// kind_structure.cpp
Question make_bounded(Random& random);
Question make_row_length(Random& random);
Question make_shift(Random& random);
Question make_dot_product(Random& random);
Question make_same_distance(Random& random);
// kind_mistakes.cpp
Question make_spot_the_mistake(Random& random);
// kind_slip.cpp
Question make_spot_the_slip(Random& random);

}  // namespace pe

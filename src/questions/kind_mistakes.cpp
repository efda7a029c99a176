// The question what is wrong with a claim, from mistakes that are often made. Now and then nothing is.
#include <cmath>
#include <iterator>

#include "core/format.h"
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

constexpr std::string_view nothing = "Nothing is wrong with it";
constexpr std::string_view wrong_range = "The range of the numbers: entries may be larger than 1";

struct Claim {
    std::string text;
    std::vector<Option> options{};
    std::array<std::string, 2> hints{};  ///< what to look at, almost there
    std::string solution{};
    std::string because{};
};

Option right(std::string_view text, std::string_view reason) {
    return {std::string{text}, true, std::string{reason}};
}

Option wrong(std::string_view text, std::string_view reason) {
    return {std::string{text}, false, std::string{reason}};
}

Encoding draw_width(Random& random) {
    return {.width = one_of(random, {8, 16, 32, 64, 128, 512})};
}

Claim speeds(Random& random) {
    const Encoding encoding = draw_width(random);
    const int slow = encoding.width - 2;
    const auto step = [&](int column) {
        return number(std::abs(encoding_at(encoding, 1, column) - encoding_at(encoding, 0, column)));
    };
    return {
        fill("In a row of width %, the first columns change slowly from one position to the next, the last columns "
             "fast.",
             {std::to_string(encoding.width)}),
        {right("It is the other way round: the first columns are the fast ones",
               "Yes: the denominators grow with the column."),
         wrong("All columns change equally fast", "Compare the denominators of the first pair and the last."),
         wrong("The speed depends on the position, not on the column", "What does the position get divided by?"),
         wrong(nothing, "What does a large denominator do to the angle?")},
        {"Compare one step from position 0 to 1 in the first column and in a late one.",
         fill("The denominator of the first pair is 1, that of the last one $%$. Which angle grows faster?",
              {number(derive(encoding, 1, slow).denominator)})},
        fill("From position 0 to 1, column 0 moves by $%$, column % by $%$.",
             {step(0), std::to_string(slow), step(slow)}),
        "Small pair index: fast wave. Large pair index: slow wave.",
    };
}

Claim longest_wave(Random& random) {
    const Encoding encoding{.width = one_of(random, {4, 8, 16, 32, 64, 512})};
    const double circle = wavelength(encoding, 0);
    const int last = pair_count(encoding) - 1;
    const std::string exponent = fill("(% - 2) / %", {std::to_string(encoding.width), std::to_string(encoding.width)});
    return {
        fill("With base 10000 and width %, the slowest pair repeats after $2\\pi \\cdot 10000 \\approx %$ positions.",
             {std::to_string(encoding.width), fixed(circle * encoding.base, 0)}),
        {right(fill("The last exponent is $%$, not 1, so no pair gets that slow", {exponent}),
               "Yes: the exponents stop short of 1."),
         wrong("The factor $2\\pi$ does not belong there", "After how many radians does a wave repeat?"),
         wrong("The slowest pair is the first one", "Which pair has the larger denominator?"),
         wrong(nothing, "Work out the exponent of the last pair.")},
        {"Which index has the last pair, and which exponent does that give?",
         fill("The last pair is $i = %$: put it into $2i/d$.", {std::to_string(last)})},
        fill("The last pair is $i = %$ with the exponent $%$.\nIt repeats after $2\\pi \\cdot % \\approx %$ positions.",
             {std::to_string(last), exponent, number(derive(encoding, 0, encoding.width - 2).denominator),
              fixed(wavelength(encoding, last), 1)}),
        "The base is the constant that the denominators are made of, not a wavelength.",
    };
}

Claim adding_turns(Random& random) {
    const Encoding encoding{.width = 2};
    const int position = random.between(1, 5);
    const double sum[] = {1 + encoding_at(encoding, position, 0), encoding_at(encoding, position, 1)};
    const std::string name = position_text(position);
    return {
        fill("Adding $%$ to an embedding turns the embedding and keeps its length.", {name}),
        {right("Adding moves a vector and may change its length; it is no turn",
               "Yes: what turns are queries and keys under rotary embeddings."),
         wrong("The embedding is multiplied by the encoding, not added",
               "Which operation joins the two in the basic transformer?"),
         wrong("It keeps its length, but also its direction",
               "Add two vectors that are not parallel: where does the sum point?"),
         wrong(nothing, "Try it with the embedding [1, 0] at width 2.")},
        {"Try it with a vector of length 1.", fill("At width 2, $[1, 0] + % \\approx [%, %]$. How long is that?",
                                                   {name, fixed(sum[0], 2), fixed(sum[1], 2)})},
        fill("At width 2, $[1, 0] + % \\approx [%, %]$, of length $\\sqrt{%} \\approx %$.\nThe embedding had the "
             "length 1.",
             {name, fixed(sum[0], 2), fixed(sum[1], 2), number(sum[0] * sum[0] + sum[1] * sum[1]),
              fixed(std::sqrt(sum[0] * sum[0] + sum[1] * sum[1]), 2)}),
        "Additive encodings move embeddings; rotary embeddings turn queries and keys.",
    };
}

Claim zeros_at_start(Random& random) {
    const Encoding encoding = draw_width(random);
    return {
        fill("Width %: at position 0 all angles are 0, so $PE(0)$ is all zeros and the first token gets no mark.",
             {std::to_string(encoding.width)}),
        {right("The cosines of 0 are 1, so half of the entries are 1", "Yes: the row is 0, 1, 0, 1 and so on."),
         wrong("The angles at position 0 are not 0", "What is 0 divided by any denominator?"),
         wrong("Positions start at 1, so there is no row 0", "At which number does counting start here?"),
         wrong(nothing, "What are the sine and the cosine of 0?")},
        {"The angles are one thing, the entries another.", "What is the cosine of 0?"},
        fill("$\\sin(0) = %$ and $\\cos(0) = %$, so the row reads $[0, 1, 0, 1, \\dots]$.\nIts length is $\\sqrt{%} "
             "%$, as that of every row.",
             {number(encoding_at(encoding, 0, 0)), number(encoding_at(encoding, 0, 1)),
              std::to_string(pair_count(encoding)), rounded_result(norm(encoding, 0), 2)}),
        "Position 0 has a row like any other.",
    };
}

Claim even_tokens(Random& random) {
    const int position = random.between(1, 9);
    const Encoding encoding;
    double row[4];
    encoding_row(encoding, position, std::span<double>{row});
    return {
        fill("Tokens at even positions are marked with sines, tokens at odd positions with cosines; so position % gets "
             "%.",
             {std::to_string(position), position % 2 == 0 ? "sines" : "cosines"}),
        {right("Even and odd belong to the columns: every position has both sines and cosines",
               "Yes: each row alternates in itself."),
         wrong("It is the other way round: even positions get cosines",
               "Does the formula ask whether the position is even?"),
         wrong("Sines go to the first half of the tokens, cosines to the second",
               "What do the indices $2i$ and $2i + 1$ count?"),
         wrong(nothing, "What do the indices $2i$ and $2i + 1$ in the formula count?")},
        {"In $PE(t, 2i)$ and $PE(t, 2i + 1)$, which index is even or odd?",
         fill("How many of the 4 entries of $%$ at width 4 are sines?", {position_text(position)})},
        fill("Width 4, position %: $[\\sin(%), \\cos(%), \\sin(%), \\cos(%)] \\approx %$",
             {std::to_string(position), std::to_string(position), std::to_string(position), number(position / 100.0),
              number(position / 100.0), row_text(row, 2)}),
        "The parity is that of the column; every position has a sine and a cosine of every pair.",
    };
}

Claim before_and_after(Random& random) {
    const Encoding encoding = draw_width(random);
    const int position = random.between(20, 60);
    const int shift = random.between(2, 9);
    const std::string later = position_text(position) + " \\cdot " + position_text(position + shift);
    const std::string earlier = position_text(position) + " \\cdot " + position_text(position - shift);
    return {
        fill("Width %: the dot product tells before from after, as $%$ is larger than $%$.",
             {std::to_string(encoding.width), later, earlier}),
        {right("Both are equal: the dot product depends on the distance alone",
               "Yes: a cosine does not see the sign of its angle."),
         wrong("The second one is the larger, as the rows come first", "How far apart are the rows in each case?"),
         wrong("Both are 0, as rows of different positions are at right angles",
               "Add up the cosines of the turns: is the sum 0?"),
         wrong(nothing, "Each pair adds the cosine of its turn. Which sign of the turn does a cosine see?")},
        {"What does one pair add to such a product?",
         fill("The distances are % and $-%$. What is the cosine of $-a$, given that of $a$?",
              {std::to_string(shift), std::to_string(shift)})},
        fill("$% \\approx %$\n$% \\approx %$", {later, fixed(dot_product(encoding, position, position + shift), 4),
                                                earlier, fixed(dot_product(encoding, position, position - shift), 4)}),
        "The product is symmetric; which of two tokens comes first has to be learned by the projections of queries and "
        "keys.",
    };
}

Claim invariant_slots(Random& random) {
    const std::string count = in_words(random.between(3, 9));
    return {
        fill("Self-attention without positions is permutation invariant: shuffle the % tokens, and every slot keeps "
             "its output.",
             {count}),
        {right("The outputs move with their tokens; only a pooled result stays as it was",
               "Yes: that is equivariance."),
         wrong("All outputs change, as every token has new neighbours",
               "Does attention know which tokens are neighbours?"),
         wrong("All outputs become equal", "Do different tokens ask with the same query?"),
         wrong(nothing, "Which token stands in the slot after the shuffle, and what does its query ask for?")},
        {"Follow one token: where is it after the shuffle, and what is its output?",
         "The token keeps its query, and the set of keys and values is the same. Where does its output stand?"},
        fill("Each of the % outputs depends on its own token and on the set of all tokens.\nSo a token takes its "
             "output along to its new slot.",
             {count}),
        "Equivariant: outputs are shuffled alike. Invariant: nothing changes, as with the mean of all outputs.",
    };
}

Claim any_length(Random& random) {
    const int trained = one_of(random, {128, 256, 512, 1024});
    const int tested = trained * one_of(random, {4, 8, 16});
    const Encoding encoding{.width = 512};
    return {
        fill("A model was trained on texts of up to % tokens. As the sinusoidal formula gives values from $-1$ to $1$ "
             "at any position, it works as well on % tokens.",
             {std::to_string(trained), std::to_string(tested)}),
        {right("The formula goes on, but the weights were never shaped by such late rows",
               "Yes: bounded does not mean that it works at any length."),
         wrong("The formula stops at the longest length in training",
               "Does anything in the formula know the training?"),
         wrong(wrong_range, "Which values can a sine have?"),
         wrong(nothing, "What has the model seen of those late rows?")},
        {"Ask two things apart: is there a row, and has the model learned to use it?",
         "The slow pairs reach angles there that never came up in training. Who would have taught the weights about "
         "them?"},
        fill("At width 512, the slowest pair repeats only after $%$ positions: at position % it shows values that no "
             "text of % tokens has shown.",
             {fixed(wavelength(encoding, pair_count(encoding) - 1), 0), std::to_string(tested),
              std::to_string(trained)}),
        "Treat the trained length as a limit: shorten, cut into parts, or use a method that extends it.",
    };
}

Claim own_exponents(Random& random) {
    const Encoding encoding{.width = one_of(random, {4, 8, 16, 32})};
    const int position = random.between(1, 6);
    // The exponent (2i+1)/d of pair 0 is that of pair 1 at twice the width.
    const double sine = encoding_at(encoding, position, 0);
    const double cosine = encoding_at({.width = 2 * encoding.width}, position, 3);
    return {
        fill("Each column has an exponent of its own: at width %, column 0 has $0/%$ and column 1 has $1/%$.",
             {std::to_string(encoding.width), std::to_string(encoding.width), std::to_string(encoding.width)}),
        {right("Both columns of a pair share the exponent $2i/d$", "Yes: only then do they make a turning pair."),
         wrong("Column 1 has the exponent $2/d$", "Which pair does column 1 belong to?"),
         wrong("The exponents are divided by $d/2 - 1$", "Which formula is used here?"),
         wrong(nothing, "Which index do the two columns of a pair share?")},
        {"Write down the formula for columns $2i$ and $2i + 1$.",
         fill(
             "With the claim, $\\sin(a)^{2} + \\cos(b)^{2}$ of pair 0 at position % would be $%$. What ought it to be?",
             {std::to_string(position), fixed(sine * sine + cosine * cosine, 4)})},
        fill("With an exponent of its own the cosine in column 1 at position % would be $%$; it is $%$.\nThe squares "
             "of the pair would add up to $%$ instead of $1$.",
             {std::to_string(position), fixed(cosine, 4), fixed(encoding_at(encoding, position, 1), 4),
              fixed(sine * sine + cosine * cosine, 4)}),
        "With one angle a pair, a shift is a turn and every row has the same length.",
    };
}

Claim rounded_alike(Random& random) {
    const Encoding encoding;
    const int position = random.between(1, 7);
    const std::string exact = fixed(encoding_at(encoding, position, 3), 5);
    return {
        fill("Width 4, base 10000: the last entries of positions 0 and % are both %, so these two rows share an entry.",
             {std::to_string(position), fixed(encoding_at(encoding, 0, 3), 2)}),
        {right("They look alike only when rounded: the exact values differ", "Yes: say how many decimals you mean."),
         wrong("The last entry of position 0 is 0", "What is the cosine of 0?"),
         wrong("The two last entries already differ at two decimals",
               "Round the cosine of the small angle to two decimals."),
         wrong(nothing, "Write down more decimals of both.")},
        {"How many decimals are shown, and what stands behind them?",
         fill("The angle of the last pair at position % is $%$. Is its cosine 1?",
              {std::to_string(position), number(derive(encoding, position, 3).angle_rad)})},
        fill("$PE(0, 3) = 1$ exactly, $PE(%, 3) \\approx %$.", {std::to_string(position), exact}),
        "No two positions share an exact row; printed to few decimals, entries and even rows can coincide.",
    };
}

Claim multiplied(Random& random) {
    const Encoding encoding{.width = one_of(random, {8, 16, 64})};
    const int last = encoding.width - 2;
    const double denominator = derive(encoding, 1, last).denominator;
    return {
        fill("Width %: $PE(t, 2i) = \\sin(t \\cdot 10000^{2i/d})$, so the last pair has an angle of about % at "
             "position 1.",
             {std::to_string(encoding.width), fixed(denominator, 0)}),
        {right("The position is divided by the power, not multiplied", "Yes: the angles get small, not huge."),
         wrong("The exponent ought to be $i/d$", "Which of the columns is $2i$?"),
         wrong("An even column holds a cosine", "Which wave stands in column 0?"),
         wrong(nothing, "How slow would the last pair be then?")},
        {"Is the last pair the fastest or the slowest one?",
         fill("The power is $%$ for the last pair. What is to be done with the position?", {number(denominator)})},
        fill("Angle of the last pair at position 1: $1 / % %$",
             {number(denominator), result(derive(encoding, 1, last).angle_rad)}),
        "Dividing makes the later pairs slower and slower; multiplying would make them spin thousands of radians a "
        "step.",
    };
}

Claim doubled_width(Random& random) {
    const int width = draw_width(random).width;
    return {
        fill(
            "Embeddings have the width %. With positional encoding, the vectors that enter attention have the width %.",
            {std::to_string(width), std::to_string(2 * width)}),
        {right("The encoding is added entry by entry, so the width stays the same",
               "Yes: one vector carries content and position."),
         wrong(fill("The width is % plus the number of positions", {std::to_string(width)}),
               "Does the width depend on how many tokens there are?"),
         wrong("The encoding replaces the embedding, and the width stays the same", "Where would the content be then?"),
         wrong(nothing, "Are the two vectors put side by side, or added?")},
        {"What is done with the embedding and the encoding?",
         "How many entries has the sum of two vectors of one width?"},
        fill("$x = e + p$ has % entries, as $e$ and $p$ have.", {std::to_string(width)}),
        "Adding keeps the width; putting the two side by side would double it.",
    };
}

Claim same_in_any_layout(Random& random) {
    Encoding encoding = draw_width(random);
    const int a = random.between(1, 20);
    const int b = a + random.between(1, 20);
    const std::string product = position_text(a) + " \\cdot " + position_text(b);
    const std::string interleaved = fixed(dot_product(encoding, a, b), 4);
    encoding.layout = Layout::concatenated;
    return {
        fill("Width %: the interleaved and the concatenated layout give the same dot product $%$.",
             {std::to_string(encoding.width), product}),
        {right(nothing, "Yes: the same numbers stand in other places, in both rows alike."),
         wrong("The dot products differ, as the rows hold other numbers", "Which numbers does each layout hold?"),
         wrong("The dot products differ, as the order of the entries is another one",
               "Does a sum depend on the order of its terms?"),
         wrong("The concatenated layout has twice as many entries",
               "How many sines and cosines does each layout have?")},
        {"Which numbers stand in a row of each layout?",
         "Both rows are reordered in the same way. What does that do to a sum of products?"},
        fill("Interleaved: $% \\approx %$\nConcatenated: $% \\approx %$",
             {product, interleaved, product, fixed(dot_product(encoding, a, b), 4)}),
        "Layouts hold the same numbers in another order; single cells differ, products of rows do not.",
    };
}

Claim equal_lengths(Random& random) {
    const Encoding encoding = draw_width(random);
    const int a = random.between(0, 9);
    const int b = one_of(random, {100, 1000, 5000, 100000});
    return {
        fill("Width %: the vectors $%$ and $%$ have the same length.",
             {std::to_string(encoding.width), position_text(a), position_text(b)}),
        {right(nothing, "Yes: each pair adds 1 to the square of the length, wherever it stands."),
         wrong("The later one is longer, as its angles are larger",
               "What do the squares of a sine and its cosine add up to?"),
         wrong("The later one is shorter, as waves fade", "Does a sine get smaller far out?"),
         wrong("Lengths can't be compared without the exact entries",
               "What do the squares of a sine and its cosine add up to?")},
        {"Look at the squares of one pair.",
         "For every angle $a$: $\\sin(a)^{2} + \\cos(a)^{2} = 1$. How many pairs are there?"},
        fill("Length of $%$: $%$\nLength of $%$: $%$",
             {position_text(a), fixed(norm(encoding, a), 4), position_text(b), fixed(norm(encoding, b), 4)}),
        "Every row has the length $\\sqrt{d/2}$.",
    };
}

Claim index_range(Random& random) {
    const Encoding encoding = draw_width(random);
    const std::string width = std::to_string(encoding.width);
    return {
        fill("At width %, the index $i$ in $10000^{2i/d}$ runs from 0 to %.",
             {width, std::to_string(encoding.width - 1)}),
        {right("It counts pairs, so there are half as many", "Yes: a sine and a cosine share one i."),
         wrong(fill("It runs from 1 to %", {width}), "Which exponent does the first pair have?"),
         wrong("It counts positions, so there is no limit", "Which letter stands for the position?"),
         wrong(nothing, "Put the largest i into $2i/d$: is the exponent still below 1?")},
        {"How many columns share one denominator?",
         fill("Column % is the last one. Which pair does it belong to?", {std::to_string(encoding.width - 1)})},
        fill("There are $% / 2 = %$ pairs, so $i$ runs from 0 to %.",
             {width, std::to_string(pair_count(encoding)), std::to_string(pair_count(encoding) - 1)}),
        "i counts pairs, t counts positions; columns are $2i$ and $2i + 1$.",
    };
}

Claim farther_is_farther(Random& random) {
    const Encoding encoding{.width = 8};
    const int near = random.between(2, 4);
    const int far = random.between(5, 6);
    const std::string near_distance = fixed(distance(encoding, 0, near), 3);
    const std::string far_distance = fixed(distance(encoding, 0, far), 3);
    return {
        fill("Width 8: the farther apart two positions, the farther apart their rows. So $%$ is farther from $%$ than "
             "$%$ is.",
             {position_text(far), position_text(0), position_text(near)}),
        {right("The fast pairs come round again, so the distance of rows rises and falls",
               "Yes: it does not grow steadily."),
         wrong("Rows of all positions are equally far apart",
               "Compare two neighbours with two that are a few steps apart."),
         wrong("The distance of rows depends on where they stand, not on how far apart they are",
               "What does the dot product of two rows depend on?"),
         wrong(nothing, "Follow the first pair: after how many positions is it back where it was?")},
        {"Which pairs contribute most to the distance of two rows?",
         fill("The first pair repeats after about $%$ positions. Where is it at position %?",
              {fixed(wavelength(encoding, 0), 1), std::to_string(far)})},
        fill(
            "Distance of $%$ and $%$: $%$\nDistance of $%$ and $%$: $%$",
            {position_text(0), position_text(near), near_distance, position_text(0), position_text(far), far_distance}),
        "Similarity of rows falls off in waves, not steadily.",
    };
}

constexpr Claim (*claims[])(Random&) = {
    speeds,      longest_wave,       adding_turns,  zeros_at_start, even_tokens,   before_and_after,   invariant_slots,
    any_length,  own_exponents,      rounded_alike, multiplied,     doubled_width, same_in_any_layout, equal_lengths,
    index_range, farther_is_farther,
};

}  // namespace

Question make_spot_the_mistake(Random& random) {
    Claim claim = claims[random.below(std::size(claims))](random);
    Question question;
    question.prompt = "Someone writes:\n" + claim.text + "\nWhat is wrong with it, if anything?";
    question.parts.push_back({"", draw_choice(random, std::move(claim.options))});
    question.hints = {std::move(claim.hints[0]),
                      "Don't trust the claim: check it with a small case, or with the formula.",
                      std::move(claim.hints[1])};
    question.solution = std::move(claim.solution);
    question.because = std::move(claim.because);
    return question;
}

}  // namespace pe

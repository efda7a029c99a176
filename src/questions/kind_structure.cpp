// Questions about what the waves are good for: bounded entries, rows of one length, shifts that turn, products of rows.
#include <algorithm>
#include <cmath>

#include "core/format.h"
#include "practice/expect.h"
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

/// Whether a small error of the way there can change the last digit that is asked.
bool is_near_a_tie(double value) {
    constexpr double margin = 0.05;
    const double scaled = std::abs(value) * std::pow(10.0, usual_decimals);
    return std::abs(scaled - std::floor(scaled) - 0.5) < margin;
}

/// Whether none of a pair's numbers is nearly 0 or 1: with those there is nothing to turn.
bool all_tell_much(std::initializer_list<double> values) {
    return std::ranges::all_of(values, [](double value) { return std::abs(value) > 0.05 && std::abs(value) < 0.99; });
}

Expected value_with_slips(double value, std::vector<Slip> slips) {
    Expected expected = expect_value(value);
    expected.slips = std::move(slips);
    return expected;
}

/// The part of a pair in the dot product of two rows that are `shift` apart: the cosine of its turn.
double pair_product(const Encoding& encoding, int shift, int pair) {
    return encoding_at(encoding, shift, 2 * pair + 1);
}

}  // namespace

Question make_bounded(Random& random) {
    const std::string width = std::to_string(one_of(random, {4, 8, 16, 64, 128, 512}));
    const std::string late = std::to_string(one_of(random, {5000, 10000, 50000, 100000, 1000000}));
    const std::string trained = std::to_string(one_of(random, {128, 256, 512, 1024}));
    std::vector<Option> right{
        {fill("Every entry of $PE(%)$ lies between $-1$ and $1$.", {late}), true,
         "Sine and cosine never leave that range, whatever the angle."},
        {fill("The formula gives a row for position % too, even if no text in training was longer than %.",
              {late, trained}),
         true, "The formula is defined at every position."},
        {fill("The entries of $PE(%)$ are no larger as a rule than those of $PE(3)$.", {late}), true,
         "Late positions do not speak louder than early ones."},
        {"Some entries are negative.", true, "A wave spends half of its time below zero."},
    };
    std::vector<Option> wrong{
        {fill("The entries grow with the position: those of $PE(%)$ are the largest so far.", {late}), false,
         "The angle grows. What do sine and cosine make of it?"},
        {fill("A model trained on texts of up to % tokens works as well on % tokens, as all entries stay small.",
              {trained, late}),
         false, "Were the model's weights ever shaped by such late rows?"},
        {"All entries lie between 0 and 1.", false, "What is the cosine of 2, about?"},
        {fill("From position % on, the rows repeat those from position 0 on.", {late}), false,
         "For a repeat every angle would have to grow by full turns. Do whole numbers ever do that?"},
        {"As a sine and a cosine belong together, an entry may be as large as 2.", false,
         "How many waves stand in one column?"},
    };
    random.shuffle(right);
    random.shuffle(wrong);
    const std::size_t right_count = 1 + random.below(3);
    std::vector<Option> options(right.begin(), right.begin() + static_cast<std::ptrdiff_t>(right_count));
    options.insert(options.end(), wrong.begin(), wrong.begin() + static_cast<std::ptrdiff_t>(5 - right_count));
    Question question;
    question.prompt = fill(
        "A sinusoidal encoding of width d = % (base 10000) is used. Which of these statements hold? Choose every one "
        "that does.",
        {width});
    question.parts.push_back({"", draw_choice(random, std::move(options), true)});
    question.hints = {"Each entry is a sine or a cosine. What values can these have?",
                      "Being defined at a position is one thing; a model that has learned to use it is another.",
                      "Check each statement with two rows: an early one, and one very far out."};
    question.solution =
        "Each entry is $\\sin$ or $\\cos$ of an angle, so it stays between $-1$ and $1$ at every position.\nThese "
        "hold:";
    for (const Option& option : std::get<ChoiceTask>(question.parts[0].task).options) {
        if (option.right) question.solution += "\n" + option.text + " " + option.reason;
    }
    question.because =
        "Bounded means that no entry leaves the range; it does not mean that a model works at any length.";
    return question;
}

Question make_row_length(Random& random) {
    Encoding encoding{.width = 2 * random.between(2, 64)};
    encoding.layout = one_of(random, {Layout::interleaved, Layout::concatenated});
    const int position = random.between(1, 500);
    const double pairs = pair_count(encoding);
    const double length = norm(encoding, position);
    Question question;
    question.prompt =
        given(encoding) +
        fill(" How long is the vector $%$: the root of the sum of its squared entries? Give two decimals at least.",
             {position_text(position)});
    question.parts.push_back({fill("Length of $%$", {position_text(position)}),
                              value_with_slips(length, {{SlipKind::root_forgotten, {pairs}},
                                                        {SlipKind::not_halved, {std::sqrt(2 * pairs)}},
                                                        {SlipKind::root_forgotten, {2 * pairs}},
                                                        {SlipKind::one_less, {std::sqrt(pairs - 1)}}})});
    const std::string count = std::to_string(pair_count(encoding));
    question.hints = {
        "Group the squares by pairs: what do the square of a sine and that of its cosine add up to?",
        "For every angle $a$: $\\sin(a)^{2} + \\cos(a)^{2} = 1$.",
        fill("There are % pairs, and each adds 1 to the sum of squares. What is still to be done with the sum?",
             {count})};
    question.solution = fill(
        "Each pair adds $\\sin(a)^{2} + \\cos(a)^{2} = 1$ to the sum of squares.\nThere are $% / 2 = %$ pairs, so the "
        "sum is $%$.\nLength: $\\sqrt{%} %$",
        {std::to_string(encoding.width), count, count, count, rounded_result(length, usual_decimals)});
    question.because = "The length is $\\sqrt{d/2}$ at every position: all rows lie on one sphere.";
    question.place = TablePlace{encoding, position, 0};
    return question;
}

Question make_shift(Random& random) {
    constexpr int decimals = 4;
    Encoding encoding;
    int pair = 0;
    int position = 0;
    int shift = 0;
    const auto entry = [&](int t, Wave wave) {
        return encoding_at(encoding, t, 2 * pair + (wave == Wave::cosine ? 1 : 0));
    };
    do {
        encoding = Encoding{.width = one_of(random, {4, 8, 16, 64}), .base = draw_base(random)};
        pair = random.between(0, encoding.width / 4);
        position = random.between(2, 20);
        shift = random.between(1, 9);
    } while (!all_tell_much({entry(position, Wave::sine), entry(position, Wave::cosine), entry(shift, Wave::sine),
                             entry(shift, Wave::cosine)}) ||
             is_near_a_tie(entry(position + shift, Wave::sine)) ||
             is_near_a_tie(entry(position + shift, Wave::cosine)));

    const double sine = entry(position, Wave::sine);
    const double cosine = entry(position, Wave::cosine);
    const double turn_sine = entry(shift, Wave::sine);
    const double turn_cosine = entry(shift, Wave::cosine);
    const double right[] = {entry(position + shift, Wave::sine), entry(position + shift, Wave::cosine)};
    Expected expected;
    expected.is_vector = true;
    expected.values = {right[0], right[1]};
    expected.slips = {
        {SlipKind::waves_exchanged, {right[1], right[0]}},
        {SlipKind::turned_back, {sine * turn_cosine - cosine * turn_sine, cosine * turn_cosine + sine * turn_sine}},
        {SlipKind::not_turned, {sine, cosine}},
        {SlipKind::sines_added, {sine + turn_sine, cosine + turn_cosine}},
    };

    const auto shown = [](double value) { return fixed(value, decimals); };
    const auto behind = [](double value) { return term(value, decimals); };
    const auto place = [](int t) { return std::to_string(t); };
    const std::string denominator = number(derive(encoding, position, 2 * pair).denominator);
    const std::string new_sine =
        fill("% \\cdot % + % \\cdot %", {shown(sine), behind(turn_cosine), behind(cosine), behind(turn_sine)});
    const std::string new_cosine =
        fill("% \\cdot % - % \\cdot %", {shown(cosine), behind(turn_cosine), behind(sine), behind(turn_sine)});
    Question question;
    question.prompt = fill(
        "Width d = %, base %, pair $i = %$. At position t = % its sine is $%$ and its cosine $%$. A shift by k = % "
        "positions turns the pair by an angle whose sine is $%$ and whose cosine is $%$. What are the sine and the "
        "cosine of the pair at position %? Give both, with two decimals at least.",
        {place(encoding.width), shortest(encoding.base), place(pair), place(position), shown(sine), shown(cosine),
         place(shift), shown(turn_sine), shown(turn_cosine), place(position + shift)});
    question.parts.push_back({fill("[sine, cosine] at position %", {place(position + shift)}), std::move(expected)});
    question.hints = {
        "The angle of the pair grows by the same amount with each shift of this size, wherever it starts.",
        "Use $\\sin(a + b) = \\sin(a) \\cos(b) + \\cos(a) \\sin(b)$ and "
        "$\\cos(a + b) = \\cos(a) \\cos(b) - \\sin(a) \\sin(b)$.",
        fill("The new sine is $%$. Mind the signs; the new cosine goes the same way.", {new_sine})};
    question.solution = fill(
        "Denominator of the pair: $%$. The angle grows from $% / %$ to $% / %$.\nSine: $% \\approx %$\nCosine: $% "
        "\\approx %$\nPair at position %: $%$",
        {denominator, place(position), denominator, place(position + shift), denominator, new_sine,
         fixed(right[0], usual_decimals), new_cosine, fixed(right[1], usual_decimals), place(position + shift),
         row_text(right, usual_decimals)});
    question.because =
        "The turn depends on the shift alone, not on where it starts: that is how distance can be read from rows.";
    question.place = TablePlace{encoding, position, 2 * pair};
    return question;
}

Question make_dot_product(Random& random) {
    const Encoding encoding{.width = one_of(random, {2, 4, 4, 6}), .base = one_of(random, {10000.0, 10000.0, 100.0})};
    const int position = random.between(0, 30);
    const int shift = random.between(1, 9);
    const int other = position + shift;
    const double product = dot_product(encoding, position, other);
    const double pairs = pair_count(encoding);
    const std::string name = position_text(position) + " \\cdot " + position_text(other);
    Question question;
    question.prompt = given(encoding) + fill(
                                            " What is the dot product $%$? (There is a shorter way than computing both "
                                            "rows.) Give two decimals at least.",
                                            {name});
    question.parts.push_back({"$" + name + "$", value_with_slips(product, {{SlipKind::same_row, {pairs}},
                                                                           {SlipKind::each_twice, {2 * product}},
                                                                           {SlipKind::first_pair_only,
                                                                            {pair_product(encoding, shift, 0)}}})});
    question.hints = {"Look at one pair first: what do its sines and its cosines add to the product?",
                      "For a pair with the angles $a$ and $b$: $\\sin(a) \\sin(b) + \\cos(a) \\cos(b) = \\cos(a - b)$.",
                      fill("The rows are % positions apart, so each pair adds the cosine of % over its denominator. "
                           "There are % pairs.",
                           {in_words(shift), std::to_string(shift), in_words(pair_count(encoding))})};
    if (pair_count(encoding) == 1)
        question.hints[2] =
            fill("The rows are % positions apart, and there is one pair, whose denominator is 1.", {in_words(shift)});
    std::string terms;
    question.solution = fill("Only the distance $k = %$ counts: each pair adds $\\cos(k / %^{2i/d})$.",
                             {std::to_string(shift), shortest(encoding.base)});
    for (int pair = 0; pair < pair_count(encoding); ++pair) {
        const Derivation d = derive(encoding, shift, 2 * pair + 1);
        question.solution +=
            fill("\nPair $i = %$: $\\cos(% / %) \\approx %$",
                 {std::to_string(pair), std::to_string(shift), number(d.denominator), fixed(d.value, 4)});
        terms += pair > 0 ? " + " + term(d.value, 4) : fixed(d.value, 4);
    }
    question.solution +=
        fill(pair_count(encoding) == 1 ? "\nRounded to two decimals: $% \\approx %$" : "\nTogether: $% \\approx %$",
             {terms, fixed(product, usual_decimals)});
    question.because = "The dot product of two rows depends on their distance alone, not on where they stand.";
    question.place = TablePlace{encoding, position, 0};
    return question;
}

Question make_same_distance(Random& random) {
    constexpr int decimals = 3;
    const Encoding encoding{.width = one_of(random, {4, 6, 8, 16, 64, 128})};
    const int shift = random.between(2, 9);
    const int first = random.between(0, 20);
    const int second = first + random.between(shift + 1, 60);
    const bool backwards = random.below(2) == 0;
    const int partner = backwards ? second - shift : second + shift;
    const double product = dot_product(encoding, first, first + shift);
    const std::string known = position_text(first) + " \\cdot " + position_text(first + shift);
    const std::string wanted = position_text(second) + " \\cdot " + position_text(partner);
    const std::string value = fixed(product, decimals);
    std::vector<Option> options{
        {fill("It is $%$ again.", {value}), true,
         "Yes: both pairs of rows are equally far apart, and nothing else counts."},
        {"It is larger, as the positions are.", false, "Do the angles themselves count, or what lies between them?"},
        {"It is smaller, as the waves have moved on.", false, "How far apart are the two rows in each case?"},
        {"It can't be told without computing both rows.", false,
         "What do a pair's sines and cosines add up to, for two angles?"},
    };
    if (backwards)
        options[2] = {"It has the other sign, as the second row stands before the first.", false,
                      "What does the cosine do when its angle changes sign?"};
    Question question;
    question.prompt =
        given(encoding) + fill(" Rounded to three decimals, $% = %$. What is $%$?", {known, value, wanted});
    question.parts.push_back({"", draw_choice(random, std::move(options))});
    question.hints = {
        "How far apart are the two rows in each of the two products?",
        "For one pair with the angles $a$ and $b$: $\\sin(a) \\sin(b) + \\cos(a) \\cos(b) = \\cos(a - b)$.",
        fill("Both times the positions differ by %. Does the direction matter to a cosine?", {in_words(shift)})};
    question.solution = fill(
        "Each pair adds $\\cos(k / 10000^{2i/d})$ with the distance $k$ between the rows.\n"
        "Between % and % the distance is $%$, between % and % too; the cosine of $-k$ is that of $k$.\nSo $% \\approx "
        "%$.",
        {std::to_string(first), std::to_string(first + shift), std::to_string(shift), std::to_string(second),
         std::to_string(partner), wanted, value});
    question.because = "The dot product of two rows depends on their distance alone, and not on the direction.";
    question.place = TablePlace{encoding, second, 0};
    return question;
}

}  // namespace pe

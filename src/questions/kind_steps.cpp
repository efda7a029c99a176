// Questions about the steps to an entry: number of pairs, exponent, denominator, angle, wavelength.
#include "core/format.h"
#include "practice/expect.h"
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

constexpr double least_angle = 0.01;

/// Which pair of which width and base; the layout does not matter here.
struct Pair {
    Encoding encoding;
    int index = 0;

    std::string given() const {
        return fill("Width d = %, base %, pair $i = %$ (pairs are counted from 0).",
                    {std::to_string(encoding.width), shortest(encoding.base), std::to_string(index)});
    }
    TablePlace place(int position) const { return {encoding, position, 2 * index}; }
};

/// Of a width whose exponents have three decimals at most.
Pair draw_pair(Random& random, int first) {
    Pair pair;
    pair.encoding.width = one_of(random, {4, 8, 10, 16, 20, 40, 50});
    pair.encoding.base = draw_base(random);
    pair.index = random.between(first, pair.encoding.width / 2 - 1);
    return pair;
}

}  // namespace

Question make_pair_count(Random& random) {
    const Encoding encoding{.width = 2 * random.between(2, 256)};
    Question question;
    question.prompt = fill(
        "An encoding has the width d = %. How many pairs of a sine and a cosine does a row have, and which index $i$ "
        "has "
        "the last of them? (Pairs are counted from 0.)",
        {std::to_string(encoding.width)});
    question.parts.push_back({"Number of pairs", expect_pair_count(encoding)});
    Expected last = expect_value(pair_count(encoding) - 1);
    last.kind = ValueKind::count;
    last.slips = {{SlipKind::one_more, {static_cast<double>(pair_count(encoding))}},
                  {SlipKind::not_halved, {static_cast<double>(encoding.width - 1)}},
                  {SlipKind::not_halved, {static_cast<double>(encoding.width)}}};
    question.parts.push_back({"Index of the last pair", last});
    use_help(question, help_pair_count(encoding));
    const std::string pairs = std::to_string(pair_count(encoding));
    question.solution += fill("\nCounted from 0, the last one has the index $% - 1 = %$.",
                              {pairs, std::to_string(pair_count(encoding) - 1)});
    question.place = TablePlace{encoding, 1, encoding.width - 2};
    return question;
}

Question make_exponent_and_denominator(Random& random) {
    const Pair pair = draw_pair(random, 0);
    Question question;
    question.prompt = pair.given() +
                      " Which exponent and which denominator does this pair have? Give the exponent as a fraction or "
                      "with three decimals, the denominator with two decimals at least.";
    Expected exponent = expect_exponent(pair.encoding, pair.index);
    exponent.decimals = 3;
    question.parts.push_back({"Exponent $2i/d$", exponent});
    question.parts.push_back({fill("Denominator $%^{2i/d}$", {shortest(pair.encoding.base)}),
                              expect_denominator(pair.encoding, pair.index)});
    use_help(question, help_denominator(pair.encoding, pair.index));
    question.place = pair.place(1);
    return question;
}

Question make_angle(Random& random) {
    Pair pair;
    Derivation d;
    int position = 0;
    // Where angle and denominator are one number, the hint that names the denominator would tell the answer.
    do {
        pair = draw_pair(random, 0);
        position = random.between(1, 30);
        d = derive(pair.encoding, position, first_column_of(pair.encoding, pair.index));
    } while (d.angle_rad < least_angle || number(d.angle_rad) == number(d.denominator));
    Expected angle = expect_angle(pair.encoding, position, pair.index);
    angle.decimals = 3;
    Question question;
    question.prompt =
        pair.given() +
        fill(" Which angle does this pair have at position t = %, in radians? Give three decimals at least.",
             {std::to_string(position)});
    question.parts.push_back({"Angle in radians", angle});
    use_help(question, help_angle(pair.encoding, position, pair.index));
    if (kind_of(angle.values.front(), angle.decimals) != ValueKind::exact)
        question.solution += fill("\nRounded to three decimals: $%$", {fixed(angle.values.front(), angle.decimals)});
    question.place = pair.place(position);
    return question;
}

Question make_wavelength(Random& random) {
    const Pair pair = draw_pair(random, 0);
    Question question;
    question.prompt = pair.given() + " After how many positions does this pair repeat? Give two decimals at least.";
    question.parts.push_back({"Wavelength in positions", expect_wavelength(pair.encoding, pair.index)});
    use_help(question, help_wavelength(pair.encoding, pair.index));
    question.place = pair.place(0);
    return question;
}

}  // namespace pe

// The question what went wrong in a computed entry: the wrong values are those of the slips.
#include <algorithm>
#include <cmath>

#include "core/format.h"
#include "practice/expect.h"
#include "practice/explain_wrong.h"
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

constexpr int decimals = 4;

/// What was done, as an option; empty for slips that are not offered.
std::string_view deed(SlipKind kind) {
    switch (kind) {
        case SlipKind::waves_exchanged:
            return "Sine and cosine were exchanged";
        case SlipKind::degrees:
            return "The angle was taken in degrees instead of radians";
        case SlipKind::exponent_doubled:
            return "The exponent was doubled: $4i/d$ in place of $2i/d$";
        case SlipKind::exponent_halved:
            return "The exponent was halved: $i/d$ in place of $2i/d$";
        case SlipKind::denominator_forgotten:
            return "The denominator was forgotten: the position itself was taken as the angle";
        case SlipKind::multiplied:
            return "The position was multiplied by the denominator instead of divided";
        case SlipKind::counted_from_one:
            return "Positions were counted from 1: this is the row before";
        case SlipKind::base_1000:
            return "The base 1000 was used";
        case SlipKind::own_exponents:
            return "The cosine was given an exponent of its own: $(2i+1)/d$";
        case SlipKind::angle_only:
            return "The angle was given, without sine or cosine";
        default:
            return {};
    }
}

std::string printed(double value) {
    return fixed(value, decimals);
}

/// Slips that are offered: their values, as printed, differ from the right one and from each other.
std::vector<Slip> offered_slips(const Expected& expected) {
    std::vector<Slip> offered;
    std::vector<std::string> taken{printed(expected.values.front())};
    for (Slip& slip : telling_slips(expected)) {
        const std::string text = printed(slip.values.front());
        if (deed(slip.kind).empty() || std::abs(slip.values.front()) > 1000 ||
            std::ranges::find(taken, text) != taken.end())
            continue;
        taken.push_back(text);
        offered.push_back(std::move(slip));
    }
    return offered;
}

}  // namespace

Question make_spot_the_slip(Random& random) {
    constexpr std::size_t options_count = 4;
    Encoding encoding;
    int position = 0;
    int column = 0;
    Expected expected;
    std::vector<Slip> slips;
    do {
        encoding = Encoding{.width = one_of(random, {4, 6, 8, 10, 16})};
        position = random.between(1, 9);
        column = random.between(2, encoding.width - 1);
        expected = expect_entry(encoding, position, column);
        slips = offered_slips(expected);
    } while (slips.size() < options_count);
    random.shuffle(slips);
    slips.resize(options_count);

    const Slip& made = slips.front();
    const std::string wrong = printed(made.values.front());
    std::vector<Option> options;
    for (const Slip& slip : slips) {
        const bool is_made = &slip == &made;
        options.push_back(
            {std::string{deed(slip.kind)}, is_made,
             fill(is_made ? "Yes: that gives $%$." : "That would have given $%$.", {printed(slip.values.front())})});
    }
    const Help help = help_entry(encoding, position, column);
    const std::string name = entry_text(position, column);
    const Derivation d = derive(encoding, position, column);
    Question question;
    question.prompt =
        given(encoding) +
        fill(" Position and column are counted from 0. Someone computes $% \\approx %$, which is wrong. What was done?",
             {name, wrong});
    question.parts.push_back({"", draw_choice(random, std::move(options))});
    question.hints = {
        fill("Compute $%$ yourself first.", {name}),
        fill("Column % is the % of pair $i = %$, whose denominator is $%$.",
             {std::to_string(column), d.wave == Wave::sine ? "sine" : "cosine", std::to_string(d.pair_index),
              number(d.denominator)}),
        fill("The right value is $%$. Now make each of the four mistakes on purpose, and see which of them gives $%$.",
             {printed(d.value), wrong})};
    question.solution = help.solution + fill("\nThe mistake: %. That gives $%$.", {deed(made.kind), wrong});
    question.because =
        fill("The value ought to be $%$; a wrong value often tells the mistake behind it.", {printed(d.value)});
    question.place = TablePlace{encoding, position, column};
    return question;
}

}  // namespace pe

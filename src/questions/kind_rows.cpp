// Questions that read rows: which column is fast, which position, which layout.
#include <algorithm>

#include "core/format.h"
#include "practice/expect.h"
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

/// "columns 0 and 4": those of a pair.
std::string columns_of(const Encoding& encoding, int pair) {
    std::string text = "columns";
    std::string_view link = " ";
    for (int column = 0; column < encoding.width; ++column) {
        if (column_at(encoding, column).pair_index != pair) continue;
        text += link;
        text += std::to_string(column);
        link = " and ";
    }
    return text;
}

std::string with_capital(std::string text) {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

/// Cosine, sine, cosine, sine: the interleaved row with its neighbours exchanged.
std::vector<double> exchanged(std::vector<double> row) {
    for (std::size_t i = 0; i + 1 < row.size(); i += 2) std::swap(row[i], row[i + 1]);
    return row;
}

}  // namespace

Question make_fastest_column(Random& random) {
    Encoding encoding{.width = 2 * random.between(3, 32)};
    encoding.layout = one_of(random, {Layout::interleaved, Layout::interleaved, Layout::concatenated});
    const bool fastest = random.below(2) == 0;
    const int last = pair_count(encoding) - 1;
    const int middle = std::max(1, last / 2);
    const int right = fastest ? 0 : last;
    const auto option = [&](int pair) {
        const std::string length = fixed(wavelength(encoding, pair), 1);
        return Option{with_capital(columns_of(encoding, pair)), pair == right,
                      fill(pair == right ? "Yes: they repeat after about % positions."
                                         : "These repeat after about % positions. Is there a pair that takes %?",
                           {length, fastest ? "fewer" : "more"})};
    };
    Question question;
    question.prompt =
        given(encoding) + fill(" Columns are counted from 0. Which columns change the % from one position to the next?",
                               {fastest ? "fastest" : "slowest"});
    std::vector<Option> options{option(0), option(middle), option(last)};
    options.push_back({"All columns change alike", false, "Compare the denominators of the first pair and the last."});
    question.parts.push_back({"", draw_choice(random, std::move(options))});
    question.hints = {"Each pair has a denominator. What does a large one do to the angle?",
                      "The angle of a pair grows by 1 over its denominator with each position.",
                      fill("The denominators grow with the pair index $i$, from $%$ on. Which columns belong to the % "
                           "pair in this layout?",
                           {number(derive(encoding, 0, 0).denominator), fastest ? "first" : "last"})};
    question.solution = fill(
        "The denominator of pair $i$ is $%^{2i/d}$: it grows with $i$.\nPair 0 repeats after $%$ positions, pair % "
        "after $%$.\nThe % pair has %.",
        {shortest(encoding.base), fixed(wavelength(encoding, 0), 2), std::to_string(last),
         fixed(wavelength(encoding, last), 2), fastest ? "fastest" : "slowest", columns_of(encoding, right)});
    question.because = "The first pairs are the fast ones, the last pairs the slow ones.";
    question.place = TablePlace{encoding, 0, 0};
    return question;
}

Question make_find_position(Random& random) {
    Encoding encoding;
    int last = 0;
    int position = 0;
    const auto printed = [&](int t) { return row_text(row_at(encoding, t), usual_decimals); };
    const auto is_unique = [&] {
        const std::string shown = printed(position);
        for (int t = 0; t <= last; ++t) {
            if (t != position && printed(t) == shown) return false;
        }
        return true;
    };
    do {
        encoding = Encoding{.width = one_of(random, {4, 4, 6}), .base = one_of(random, {10000.0, 10000.0, 100.0})};
        last = one_of(random, {9, 20, 40});
        position = random.between(1, last);
    } while (!is_unique());

    const std::vector<double> row = row_at(encoding, position);
    const int slow = encoding.width - 2;
    const Derivation d = derive(encoding, position, slow);
    Question question;
    question.prompt =
        given(encoding) + fill(" Rounded to two decimals, a row reads $%$. Which position from 0 to % is it?",
                               {row_text(row, usual_decimals), std::to_string(last)});
    Expected expected = expect_value(position);
    expected.kind = ValueKind::count;
    expected.slips = {{SlipKind::counted_from_one, {position - 1.0}}, {SlipKind::next_row, {position + 1.0}}};
    question.parts.push_back({"Position t", expected});
    question.hints = {
        "The slow columns tell roughly where a row stands: which are they?",
        fill("Column % is the sine of t over a denominator. How large is that denominator?", {std::to_string(slow)}),
        fill("$\\sin(t / %) \\approx %$. Try the positions around this, and check the fast columns.",
             {number(d.denominator), fixed(d.value, usual_decimals)})};
    question.solution = fill(
        "Column % is the slowest sine: $\\sin(t / %) \\approx %$.\nThis fits $t = %$, as $\\sin(%) \\approx %$.\n"
        "The fast columns fit too: $\\sin(%) \\approx %$ and $\\cos(%) \\approx %$.\nNo other position from 0 to % has "
        "this row, so $t = %$.",
        {std::to_string(slow), number(d.denominator), fixed(d.value, 2), std::to_string(position), number(d.angle_rad),
         fixed(d.value, 4), std::to_string(position), fixed(row[0], 4), std::to_string(position), fixed(row[1], 4),
         std::to_string(last), std::to_string(position)});
    question.because = "Every position has a row of its own; slow columns say roughly where, fast ones exactly.";
    question.place = TablePlace{encoding, position, 0};
    return question;
}

Question make_which_layout(Random& random) {
    struct Candidate {
        std::string text;
        std::vector<double> row;
        std::string start;  ///< what its first two entries are
    };
    Encoding encoding;
    int position = 0;
    std::vector<Candidate> candidates;
    const auto all_differ = [&] {
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (row_text(candidates[i].row, usual_decimals) == row_text(candidates[j].row, usual_decimals))
                    return false;
            }
        }
        return true;
    };
    do {
        encoding = Encoding{.width = one_of(random, {4, 6, 8}), .base = draw_base(random)};
        position = random.between(1, 12);
        const std::vector<double> row = row_at(encoding, position);
        candidates = {{"Sine, cosine, sine, cosine and so on", row, "the sine and the cosine of pair 0"},
                      {"Cosine, sine, cosine, sine and so on", exchanged(row), "the cosine and the sine of pair 0"}};
        encoding.layout = Layout::concatenated;
        candidates.push_back({"All sines, then all cosines", row_at(encoding, position), "the sines of pairs 0 and 1"});
        encoding.layout = Layout::concatenated_cosine_first;
        candidates.push_back(
            {"All cosines, then all sines", row_at(encoding, position), "the cosines of pairs 0 and 1"});
    } while (!all_differ());

    const std::size_t right = random.below(candidates.size());
    const Candidate& shown = candidates[right];
    std::vector<Option> options;
    for (const Candidate& candidate : candidates) {
        const bool is_right = &candidate == &shown;
        options.push_back(
            {candidate.text, is_right,
             is_right ? fill("Yes: the row begins with %.", {candidate.start})
                      : fill("Then the row would begin with $%$ and $%$.",
                             {fixed(candidate.row[0], usual_decimals), fixed(candidate.row[1], usual_decimals)})});
    }
    // Two layouts may begin alike and part later: their reason shows the whole row.
    for (std::size_t i = 0; i < options.size(); ++i) {
        const std::vector<double>& row = candidates[i].row;
        if (i == right || !same_when_rounded(row[0], shown.row[0], usual_decimals) ||
            !same_when_rounded(row[1], shown.row[1], usual_decimals))
            continue;
        options[i].reason = fill("Then the row would be $%$.", {row_text(row, usual_decimals)});
    }
    encoding.layout = Layout::interleaved;
    const double first_angle = derive(encoding, position, 0).angle_rad;
    Question question;
    question.prompt = fill(
        "Width d = %, base %. Position t = % (counted from 0), rounded to two decimals, reads $%$. In which order do "
        "the sines and cosines stand?",
        {std::to_string(encoding.width), shortest(encoding.base), std::to_string(position),
         row_text(shown.row, usual_decimals)});
    question.parts.push_back({"", draw_choice(random, std::move(options))});
    question.hints = {"Compute the sine and the cosine of the first pair.",
                      fill("The first pair has the angle $%$. Where do its sine and its cosine stand in the row?",
                           {number(first_angle)}),
                      fill("$\\sin(%) \\approx %$ and $\\cos(%) \\approx %$. Find both in the row.",
                           {number(first_angle), fixed(encoding_at(encoding, position, 0), usual_decimals),
                            number(first_angle), fixed(encoding_at(encoding, position, 1), usual_decimals)})};
    for (int pair = 0; pair < pair_count(encoding); ++pair) {
        const Derivation d = derive(encoding, position, 2 * pair);
        question.solution +=
            fill("Pair %: $\\sin(%) \\approx %$, $\\cos(%) \\approx %$\n",
                 {std::to_string(pair), number(d.angle_rad), fixed(d.value, usual_decimals), number(d.angle_rad),
                  fixed(encoding_at(encoding, position, 2 * pair + 1), usual_decimals)});
    }
    question.solution += fill("The row $%$ begins with %.\nIts order: %.",
                              {row_text(shown.row, usual_decimals), shown.start, shown.text});
    question.because =
        "All layouts hold the same numbers in another order, so dot products between rows are the same in all of them.";
    return question;
}

}  // namespace pe

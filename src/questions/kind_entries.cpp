// Questions that ask for numbers of a row, or of an embedding plus its row.
#include <cmath>
#include <numeric>

#include "core/format.h"
#include "practice/expect.h"
#include "questions/draw.h"
#include "questions/kind_makers.h"
#include "questions/wording.h"

namespace pe {
namespace {

/// Whether two decimals show what the value is about: 0.00 and 1.00 look alike for too many.
bool tells_much(double value) {
    return std::abs(value) >= 0.02 && std::abs(value) <= 0.99;
}

/// 0 now and then.
int draw_position(Random& random) {
    return random.below(8) == 0 ? 0 : random.between(1, 20);
}

std::string asked(int position) {
    return position == 0 ? std::string{} : " Give two decimals at least.";
}

double total_of(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

/// x = e + p with short decimals.
Question make_short_sum(Random& random) {
    const auto count = static_cast<std::size_t>(random.between(3, 6));
    std::vector<double> e(count);
    std::vector<double> p;
    // Added up to 0, all entries together would look like an answer left empty.
    do {
        for (double& value : e) value = random.between(-3, 3);
        e.front() = random.between(1, 3);
        p = draw_short_vector(random, count, 1);
    } while (std::abs(total_of(e) + total_of(p)) < 0.05);
    Question question;
    question.prompt =
        fill("A token has the embedding $e = %$ and its position the encoding $p = %$. What is $x = e + p$?",
             {short_row(e), short_row(p)});
    question.parts.push_back({"$x = e + p$", expect_sum(e, p)});
    use_help(question, help_sum(e, p));
    return question;
}

/// x = e + PE(t).
Question make_encoded_sum(Random& random) {
    const Encoding encoding{.width = 4};
    const int position = random.between(0, 9);
    std::vector<double> e(4);
    for (double& value : e) value = random.between(-2, 3);
    e.front() = random.between(1, 3);
    const std::vector<double> row = row_at(encoding, position);
    const std::string name = position_text(position);
    const std::string sum = "x = e + " + name;
    Question question;
    question.prompt =
        given(encoding) + fill(
                              " A token with the embedding $e = %$ stands at position t = % (positions are "
                              "counted from 0). What goes into attention: $%$?%",
                              {short_row(e), std::to_string(position), sum, asked(position)});
    question.parts.push_back({"$" + sum + "$", expect_sum(e, row)});
    use_help(question, help_sum(e, row));
    question.hints[0] = fill("First work out the row $%$, then look at how it meets the embedding.", {name});
    const std::string shown = position == 0 ? "= " + short_row(row) : "\\approx " + row_text(row, 4);
    question.solution = fill("$% %$\n", {name, shown}) + question.solution;
    question.place = TablePlace{encoding, position, 0};
    return question;
}

}  // namespace

Question make_entry(Random& random) {
    Encoding encoding;
    int position = 0;
    int column = 0;
    do {
        encoding = draw_encoding(random, {4, 6, 8, 10, 16, 32, 64});
        position = draw_position(random);
        column = static_cast<int>(random.below(static_cast<std::size_t>(encoding.width)));
    } while (position > 0 && !tells_much(encoding_at(encoding, position, column)));
    const std::string name = entry_text(position, column);
    Question question;
    question.prompt = given(encoding) + fill(
                                            " Compute $%$: the entry of position t = % in column % (both are counted "
                                            "from 0).%",
                                            {name, std::to_string(position), std::to_string(column), asked(position)});
    question.parts.push_back({"$" + name + "$", expect_entry(encoding, position, column)});
    use_help(question, help_entry(encoding, position, column));
    question.place = TablePlace{encoding, position, column};
    return question;
}

Question make_entry_pair(Random& random) {
    Encoding encoding;
    int position = 0;
    int pair = 0;
    const auto value = [&](int column) { return encoding_at(encoding, position, column); };
    do {
        encoding = Encoding{.width = one_of(random, {4, 6, 8, 10, 16, 32, 64, 128, 512}), .base = draw_base(random)};
        position = random.below(6) == 0 ? 0 : random.between(1, 12);
        pair = random.between(0, encoding.width / 2 - 1);
    } while (position > 0 && (!tells_much(value(2 * pair)) || !tells_much(value(2 * pair + 1))));
    const int columns[] = {2 * pair, 2 * pair + 1};
    Question question;
    question.prompt =
        given(encoding) + fill(" Compute $%$ and $%$ (position and column are counted from 0).%",
                               {entry_text(position, columns[0]), entry_text(position, columns[1]), asked(position)});
    for (const int column : columns)
        question.parts.push_back({"$" + entry_text(position, column) + "$", expect_entry(encoding, position, column)});
    use_help(question, help_entries(encoding, position, columns));
    question.place = TablePlace{encoding, position, columns[0]};
    return question;
}

Question make_row(Random& random) {
    const Encoding encoding = draw_encoding(random, {4, 4, 6});
    const int position = draw_position(random);
    const std::string name = position_text(position);
    Question question;
    question.prompt = given(encoding) +
                      fill(
                          " Write down the whole row $%$: all % entries of position t = % (positions are counted from "
                          "0).%",
                          {name, in_words(encoding.width), std::to_string(position), asked(position)});
    question.parts.push_back({"$" + name + "$", expect_row(encoding, position)});
    use_help(question, help_row(encoding, position));
    question.place = TablePlace{encoding, position, 0};
    return question;
}

Question make_sum(Random& random) {
    return random.below(2) == 0 ? make_short_sum(random) : make_encoded_sum(random);
}

}  // namespace pe

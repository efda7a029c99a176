#include "questions/help.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/format.h"
#include "practice/mark_answer.h"
#include "practice/ordinal.h"
#include "questions/wording.h"

namespace pe {
namespace {

constexpr int usual_digits = 4;  // shown before the answer is rounded

std::string base_of(const Encoding& encoding) {
    return shortest(encoding.base);
}

std::string wave_name(Wave wave) {
    return wave == Wave::cosine ? "cosine" : "sine";
}

/// Which columns have this wave, in the words of the layout.
std::string where(const Encoding& encoding, Wave wave) {
    const bool cosine = wave == Wave::cosine;
    if (encoding.layout == Layout::interleaved) return cosine ? "odd columns" : "even columns";
    const bool first = cosine == (encoding.layout == Layout::concatenated_cosine_first);
    return first ? "columns of the first half" : "columns of the second half";
}

/// The derivation of a pair's first column.
Derivation pair_derivation(const Encoding& encoding, int position, int pair_index) {
    return derive(encoding, position, first_column_of(encoding, pair_index));
}

std::string exponent_name(const Encoding& encoding) {
    return encoding.layout == Layout::tensor2tensor ? "i/(d/2 - 1)" : "2i/d";
}

/// 2 \cdot 3/8 = 0.75
std::string exponent_worked(const Encoding& encoding, const Derivation& d) {
    if (encoding.layout == Layout::tensor2tensor) {
        const int below = std::max(encoding.width / 2 - 1, 1);
        return fill("% / % %", {std::to_string(d.pair_index), std::to_string(below), result(d.exponent)});
    }
    return fill("2 \\cdot % / % %", {std::to_string(d.pair_index), std::to_string(encoding.width), result(d.exponent)});
}

std::string exponent_line(const Encoding& encoding, const Derivation& d) {
    return fill("Exponent: $% = %$", {exponent_name(encoding), exponent_worked(encoding, d)});
}

std::string denominator_line(const Encoding& encoding, const Derivation& d) {
    return fill("Denominator: $%^{%} %$", {base_of(encoding), number(d.exponent), result(d.denominator)});
}

std::string angle_line(const Derivation& d) {
    return fill("Angle: $% / % %$ radians", {std::to_string(d.position), number(d.denominator), result(d.angle_rad)});
}

/// 0.0300, and small values with all the digits that matter.
std::string value_worked(double value) {
    if (kind_of(value, usual_digits) != ValueKind::irrational) return result(value);
    return "\\approx " + fixed(value, usual_digits);
}

std::string entry_line(const Derivation& d) {
    const std::string name = entry_text(d.position, d.column);
    if (d.wave == Wave::zero) return fill("$% = 0$, as this column has no partner and is filled with zeros.", {name});
    return fill("$% = \\%(%) %$",
                {name, d.wave == Wave::cosine ? "cos" : "sin", number(d.angle_rad), value_worked(d.value)});
}

/// Nothing where the value has been shown whole.
std::string rounded_line(double value) {
    if (kind_of(value, usual_decimals) != ValueKind::irrational) return {};
    return fill("\nRounded to % decimals: $%$", {in_words(usual_decimals), fixed(value, usual_decimals)});
}

std::string because_of_position(const Encoding& encoding, int position) {
    if (position == 0) return "At position 0 every angle is 0, and $\\sin(0) = 0$, $\\cos(0) = 1$, whatever the width.";
    return fill("The % hold the sines, the % the cosines, and both columns of a pair share one angle.",
                {where(encoding, Wave::sine), where(encoding, Wave::cosine)});
}

std::string last_hint(const Derivation& d) {
    if (d.wave == Wave::zero) return "A column without a partner is filled up. With what?";
    if (d.position == 0)
        return fill("The angle is 0, whatever the denominator. What is the % of 0?", {wave_name(d.wave)});
    return fill("The denominator is $%$. Divide the position % by it and take the % of that angle, in radians.",
                {number(d.denominator), std::to_string(d.position), wave_name(d.wave)});
}

std::string pair_line(const Encoding& encoding, const Derivation& d) {
    const std::string column = std::to_string(d.column);
    if (d.wave == Wave::zero) return fill("Column % belongs to no pair.", {column});
    return fill("Column % belongs to pair $i = %$ and has its %, as % do.",
                {column, std::to_string(d.pair_index), wave_name(d.wave), where(encoding, d.wave)});
}

/// The numbers of a pair that do not depend on the position.
std::string frequency_lines(const Encoding& encoding, const Derivation& d) {
    return exponent_line(encoding, d) + "\n" + denominator_line(encoding, d);
}

bool is_whole(double value) {
    return kind_of(value, usual_decimals) == ValueKind::exact;
}

/// The derivations of these columns' pairs, one for each pair.
std::vector<Derivation> pairs_of(const Encoding& encoding, int position, std::span<const int> columns) {
    std::vector<Derivation> pairs;
    for (const int column : columns) {
        const Derivation d = derive(encoding, position, column);
        const bool seen = std::ranges::any_of(pairs, [&](const Derivation& p) { return p.pair_index == d.pair_index; });
        if (d.wave != Wave::zero && !seen) pairs.push_back(d);
    }
    return pairs;
}

std::string denominators_hint(const std::vector<Derivation>& pairs, int position) {
    if (position == 0) return "All angles are 0 here. What is the sine of 0, what the cosine?";
    std::string denominators;
    for (const Derivation& d : pairs)
        denominators += (denominators.empty() ? "$" : ", $") + number(d.denominator) + "$";
    const bool one = pairs.size() == 1;
    return fill(one ? "The denominator is %. Divide % by it, then take the sine or the cosine, in radians."
                    : "The denominators are, pair by pair, %. Divide % by each, then take sine and cosine, in radians.",
                {denominators, std::to_string(position)});
}

/// Several entries of one position, by a name that they have together.
Help help_columns(const Encoding& encoding, int position, std::span<const int> columns, std::string_view name) {
    const std::vector<Derivation> pairs = pairs_of(encoding, position, columns);
    Help help;
    help.hints[0] = fill("Which of the % entries hold a sine, which a cosine, and which of them share a pair?",
                         {in_words(static_cast<int>(columns.size()))});
    help.hints[1] =
        fill("Each pair has one angle: the position over $%^{%}$.", {base_of(encoding), exponent_name(encoding)});
    help.hints[2] = denominators_hint(pairs, position);
    for (const Derivation& d : pairs) {
        help.solution +=
            fill("Pair $i = %$: exponent $%$, denominator $%^{%} %$, angle $% / % %$ radians\n",
                 {std::to_string(d.pair_index), exponent_worked(encoding, d), base_of(encoding), number(d.exponent),
                  result(d.denominator), std::to_string(position), number(d.denominator), result(d.angle_rad)});
    }
    std::vector<double> values;
    for (const int column : columns) {
        const Derivation d = derive(encoding, position, column);
        values.push_back(d.value);
        help.solution += entry_line(d) + "\n";
    }
    const bool whole = std::ranges::all_of(values, is_whole);
    help.solution += fill(whole ? "$% = %$" : "Rounded to two decimals: $% = %$",
                          {name, whole ? short_row(values) : row_text(values, usual_decimals)});
    help.because = because_of_position(encoding, position);
    return help;
}

}  // namespace

Help help_entry(const Encoding& encoding, int position, int column) {
    const Derivation d = derive(encoding, position, column);
    Help help;
    help.hints[0] =
        fill("Which pair does column % belong to, and does it hold the sine or the cosine?", {std::to_string(column)});
    help.hints[1] = fill("The angle is the position over $%^{%}$, where $i$ is the index of the pair.",
                         {base_of(encoding), exponent_name(encoding)});
    help.hints[2] = last_hint(d);
    help.solution = pair_line(encoding, d) + "\n";
    if (d.wave != Wave::zero) help.solution += frequency_lines(encoding, d) + "\n" + angle_line(d) + "\n";
    help.solution += entry_line(d) + rounded_line(d.value);
    help.because = because_of_position(encoding, position);
    return help;
}

Help help_entries(const Encoding& encoding, int position, std::span<const int> columns) {
    std::string name = "[";
    for (const int column : columns) name += (name.size() > 1 ? ", " : "") + entry_text(position, column);
    return help_columns(encoding, position, columns, name + "]");
}

Help help_row(const Encoding& encoding, int position) {
    std::vector<int> columns(static_cast<std::size_t>(encoding.width));
    std::iota(columns.begin(), columns.end(), 0);
    return help_columns(encoding, position, columns, position_text(position));
}

Help help_sum(std::span<const double> e, std::span<const double> p) {
    Help help;
    help.hints[0] =
        fill("Both vectors have % entries. How many has their sum?", {in_words(static_cast<int>(e.size()))});
    help.hints[1] = "Add entry by entry: the first to the first, the second to the second, and so on.";
    help.hints[2] = "Mind the signs: adding a negative number makes an entry smaller.";
    std::vector<double> sums;
    for (std::size_t i = 0; i < e.size(); ++i) {
        sums.push_back(e[i] + p[i]);
        const std::string sum = number(e[i]) + " + " + term(p[i]);
        // A sum with nothing would be the answer itself.
        if (e[i] != 0 && p[i] != 0)
            help.hints[2] = fill("Mind the signs: the % entry, for example, is $%$.", {ordinal(i), sum});
        help.solution += fill("The % entry: $% %$\n", {ordinal(i), sum, result(sums.back())});
    }
    const bool whole = std::ranges::all_of(sums, is_whole);
    help.solution += whole ? "$x = " + short_row(sums) + "$"
                           : "Rounded to two decimals: $x = " + row_text(sums, usual_decimals) + "$";
    help.because =
        "The encoding is added entry by entry, so the sum is as wide as the embedding and carries what and where at "
        "once.";
    return help;
}

Help help_exponent(const Encoding& encoding, int pair_index) {
    const Derivation d = pair_derivation(encoding, 0, pair_index);
    Help help;
    help.hints[0] = "The exponent depends on the pair and on the width, not on the position.";
    help.hints[1] = fill("The exponent is $%$.", {exponent_name(encoding)});
    help.hints[2] = fill("Put in $i = %$ and $d = %$.", {std::to_string(pair_index), std::to_string(encoding.width)});
    help.solution = exponent_line(encoding, d);
    help.because = "The exponent grows from pair to pair in equal steps, so the denominators grow by equal factors.";
    return help;
}

Help help_denominator(const Encoding& encoding, int pair_index) {
    const Derivation d = pair_derivation(encoding, 0, pair_index);
    Help help;
    help.hints[0] = "The denominator is a power of the base. What is the exponent of this pair?";
    help.hints[1] =
        fill("The exponent is $%$, with the index $i$ of the pair and the width $d$.", {exponent_name(encoding)});
    help.hints[2] = fill("Here it is $% / %$. Take % to that power.",
                         {std::to_string((encoding.layout == Layout::tensor2tensor ? 1 : 2) * pair_index),
                          std::to_string(encoding.layout == Layout::tensor2tensor ? std::max(encoding.width / 2 - 1, 1)
                                                                                  : encoding.width),
                          base_of(encoding)});
    help.solution = frequency_lines(encoding, d) + rounded_line(d.denominator);
    help.because = "A larger denominator makes a smaller angle at each position: a slower wave.";
    return help;
}

Help help_angle(const Encoding& encoding, int position, int pair_index) {
    const Derivation d = pair_derivation(encoding, position, pair_index);
    Help help;
    help.hints[0] = "The angle is the position over a denominator. What is the denominator of this pair?";
    help.hints[1] = fill("The denominator is $%^{%}$.", {base_of(encoding), exponent_name(encoding)});
    help.hints[2] =
        fill("The denominator is $%$: divide the position % by it.", {number(d.denominator), std::to_string(position)});
    help.solution = frequency_lines(encoding, d) + "\n" + angle_line(d);
    help.because = "The angle of a pair grows evenly with the position; sine and cosine of it make the two entries.";
    return help;
}

Help help_wavelength(const Encoding& encoding, int pair_index) {
    const Derivation d = pair_derivation(encoding, 0, pair_index);
    const double length = wavelength(encoding, pair_index);
    Help help;
    help.hints[0] = "After how many radians do sine and cosine repeat, and how many positions does that take?";
    help.hints[1] = "Each position adds 1 over the denominator to the angle. A full turn is $2\\pi$.";
    help.hints[2] = fill("The denominator is $%$. Multiply it by $2\\pi$.", {number(d.denominator)});
    help.solution = frequency_lines(encoding, d) + fill("\nWavelength: $2\\pi \\cdot % \\approx %$ positions",
                                                        {number(d.denominator), fixed(length, usual_decimals)});
    help.because =
        "A pair repeats when its angle has grown by a full turn. Small $i$: fast wave; large $i$: slow wave.";
    return help;
}

Help help_pair_count(const Encoding& encoding) {
    Help help;
    help.hints[0] = "A pair is a sine and a cosine of the same frequency.";
    help.hints[1] = "Every pair takes two columns of the row.";
    help.hints[2] = fill("How many times do two columns fit into %?", {std::to_string(encoding.width)});
    const std::string count = std::to_string(pair_count(encoding));
    help.solution = encoding.width % 2 == 0 ? fill("$d/2 = % / 2 = %$", {std::to_string(encoding.width), count})
                                            : fill("Width % makes % pairs, the last of which is not whole.",
                                                   {std::to_string(encoding.width), count});
    help.because = "Every frequency is used twice, once with the sine and once with the cosine.";
    return help;
}

}  // namespace pe

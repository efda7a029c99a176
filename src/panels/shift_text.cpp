#include "panels/shift_text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "content/words.h"
#include "core/format.h"
#include "panels/order_text.h"

namespace pe::panels {
namespace {

constexpr int most_turn_decimals = 8;
constexpr int measure_decimals = 3;
constexpr int length_decimals = 6;

std::string entry(double value, int decimals) {
    return fixed(value, decimals, Glyphs::typographic);
}

/// As a factor or term behind a sign.
std::string in_formula(double value, int decimals) {
    const std::string text = entry(value, decimals);
    return std::isdigit(static_cast<unsigned char>(text.front())) ? text : "(" + text + ")";
}

std::string measured(double value) {
    return entry(value, measure_decimals);
}

double angle_of(const ShiftLab& lab, int pair) {
    return pair_shift(lab.encoding(), pair, lab.position(), lab.shift()).angle_rad;
}

/// A position, between two whole ones too: to thousandths up to a million.
std::string moment_text(double position) {
    return significant(position, 10);
}

std::string dot_text(const ShiftLab& lab) {
    std::string text = "At k = " + grouped(lab.shift()) + " the dot product is " + measured(lab.similarity()) +
                       ", and at k = " + grouped(-lab.shift()) +
                       " as well: it does not tell before from after. At k = " + "0 it is largest, d/2 = " +
                       std::to_string(lab.encoding().width / 2) + ".";
    if (const auto rise = lab.first_rise())
        return text + " From there it falls up to k = " + std::to_string(*rise - 1) +
               " and first rises at k = " + std::to_string(*rise) + ": rows farther apart are not always less alike.";
    return text + " It falls up to k = " + std::to_string(last_searched_rise) + " at least.";
}

std::string distance_text(const ShiftLab& lab) {
    std::string text =
        "At k = " + grouped(lab.shift()) + " the distance is " + measured(lab.distance()) + ", wherever t is.";
    if (const auto rise = lab.first_rise())
        text += " It grows up to k = " + std::to_string(*rise - 1) + " and shrinks at k = " + std::to_string(*rise) +
                ": what is farther away in the text is not always farther away here.";
    return text;
}

std::string matrix_text(const ShiftLab& lab) {
    const int t = lab.position();
    const int first = first_in_matrix(t, lab.shift());
    std::string text = "Rows and columns are positions " + grouped(first) + " to " +
                       grouped(first + lab_matrix_positions - 1) +
                       ", cells their dot products. Every diagonal has one "
                       "colour, since only k counts; orange is alike, blue below 0.";
    text += " Positions " + grouped(t) + " and " + grouped(t + lab.shift()) + ": " + measured(lab.similarity()) + ".";
    const int mirrored = t - lab.shift();
    if (lab.shift() != 0 && mirrored >= 0 && mirrored <= max_position)
        text += " Positions " + grouped(t) + " and " + grouped(mirrored) + ": " + measured(lab.similarity()) +
                ". The same: the dot product does not tell before from after. To tell them apart, attention needs "
                "learned projections.";
    return text;
}

std::string length_text(double value) {
    return fixed(value, length_decimals, Glyphs::typographic);
}

std::string step_text(const RowLengths& lengths) {
    return "from " + grouped(lengths.step_from) + " to " + grouped(lengths.step_from + 1) + ": " +
           length_text(lengths.step);
}

}  // namespace

std::string rough_text(double value) {
    return significant(value, 4);
}

int turn_decimals(const Choices& choices) {
    return std::min(choices.decimals, most_turn_decimals);
}

std::array<std::string, 3> clock_lines(const ShiftLab& lab, int pair) {
    return {rough_text(radians_per_position(lab.encoding(), pair)) + " rad/position",
            "a turn in " + rough_text(wavelength(lab.encoding(), pair)),
            "k turns it " + rough_text(angle_of(lab, pair)) + " rad"};
}

std::string clock_spoken(const Choices& choices, const ShiftLab& lab, int pair) {
    const double start = clock_position(choices);
    std::string text = "Pair " + std::to_string(pair) + ": " + rough_text(radians_per_position(lab.encoding(), pair)) +
                       " radians a position, wavelength " + rough_text(wavelength(lab.encoding(), pair)) +
                       ". k turns it by " + rough_text(angle_of(lab, pair)) + " radians.";
    for (const double position : {start, start + lab.shift()}) {
        const ClockHand hand = clock_hand(lab.encoding(), pair, position);
        text += " At " + moment_text(position) + ": sine " + measured(hand.sine) + ", cosine " + measured(hand.cosine) +
                ".";
    }
    return text;
}

std::string clocks_text(const Choices& choices) {
    const double start = clock_position(choices);
    const std::string at = moment_text(start) + " and " + moment_text(start + shift_of(choices));
    if (choices.clock == 0) return "The hands stand at t and t + k: " + at + ".";
    return "The hands stand at " + at + ". Both have run on alike, and the turn between them has stayed.";
}

std::string selected_pair_text(const ShiftLab& lab) {
    const int pairs = pair_count(lab.encoding());
    const int length = std::abs(lab.shift());
    const double turns = clock_hand(lab.encoding(), lab.pair(), length).turns;
    std::string text = "Pair " + std::to_string(lab.pair()) + " turns by " +
                       rough_text(radians_per_position(lab.encoding(), lab.pair())) + " radians a position, once in " +
                       rough_text(wavelength(lab.encoding(), lab.pair())) +
                       " positions. A shift by k = " + grouped(lab.shift()) + " turns it by " +
                       rough_text(lab.turn().angle_rad) + " radians, that is " +
                       rough_text(lab.shift() < 0 ? -turns : turns) + " turns.";
    if (length == 0) return text;
    const int unfinished = unfinished_pairs(lab.encoding(), length);
    return text + " Within " + grouped(length) + (length == 1 ? " position " : " positions ") +
           std::to_string(unfinished) + " of " + std::to_string(pairs) + (pairs == 1 ? " pair does" : " pairs do") +
           " not come round once: a model trained on no longer texts has not seen all their phases.";
}

std::string strip_spoken(const ShiftLab& lab) {
    return "pair " + std::to_string(lab.pair()) + ", wavelength " + rough_text(wavelength(lab.encoding(), lab.pair()));
}

std::string block_spoken(const ShiftLab& lab, int decimals) {
    const TurnBlock& block = lab.turn().block;
    return "R for k = " + grouped(lab.shift()) + ", pair " + std::to_string(lab.pair()) + ": first row " +
           entry(block[0][0], decimals) + ", " + entry(block[0][1], decimals) + "; second row " +
           entry(block[1][0], decimals) + ", " + entry(block[1][1], decimals);
}

std::string product_text(const PairShift& turn, std::size_t row, int decimals) {
    return in_formula(turn.block[row][0], decimals) + " × " + in_formula(turn.start[0], decimals) + " + " +
           in_formula(turn.block[row][1], decimals) + " × " + in_formula(turn.start[1], decimals) + " = " +
           entry(turn.products[row][0], decimals) + " + " + in_formula(turn.products[row][1], decimals) + " = " +
           entry(turn.turned[row], decimals);
}

std::string direct_text(const ShiftLab& lab, int decimals) {
    const int position = lab.position() + lab.shift();
    const Derivation derivation = derive(lab.encoding(), position, first_column_of(lab.encoding(), lab.pair()));
    const std::string angle = grouped(position) + " / " + significant(derivation.denominator, 6);
    return "sin(" + angle + ") = " + entry(lab.turn().expected[0], decimals) + ", cos(" + angle +
           ") = " + entry(lab.turn().expected[1], decimals);
}

std::string turn_difference_text(const PairShift& turn) {
    const double sine = std::abs(turn.turned[0] - turn.expected[0]);
    const double cosine = std::abs(turn.turned[1] - turn.expected[1]);
    return difference_text(sine) + " in the sine, " + difference_text(cosine) + " in the cosine" +
           (sine + cosine > 0 ? ": rounding" : "");
}

std::string columns_text(const ShiftLab& lab) {
    int sine = 0, cosine = 0;
    for (int column = 0; column < lab.encoding().width; ++column) {
        const Column found = column_at(lab.encoding(), column);
        if (found.pair_index != lab.pair()) continue;
        (found.wave == Wave::sine ? sine : cosine) = column;
    }
    return "sine " + std::to_string(sine) + ", cosine " + std::to_string(cosine) + " (" +
           std::string(layout_words[static_cast<std::size_t>(lab.encoding().layout)]) + ")";
}

std::string alike_text(const Choices& choices, const ShiftLab& lab) {
    switch (choices.measure) {
        case Measure::dot_product:
            return dot_text(lab);
        case Measure::distance:
            return distance_text(lab);
        case Measure::matrix:
            break;
    }
    return matrix_text(lab);
}

std::string neighbours_text(const Choices& choices, const ShiftLab& lab) {
    constexpr int on_each_side = 4;
    const ShiftWindow& window = lab.window();
    const int first = std::max(lab.shift() - on_each_side, window.first);
    const int last = std::min(lab.shift() + on_each_side, window.last);
    std::string text = (choices.measure == Measure::distance ? "Distance" : "Dot product") + std::string(" for k = ") +
                       grouped(first) + " to " + grouped(last) + ":";
    for (int shift = first; shift <= last; ++shift)
        text += (shift == first ? " " : ", ") + measured(lab.curve()[static_cast<std::size_t>(shift - window.first)]);
    return text;
}

std::string norms_text(const ShiftLab& lab) {
    return "at " + grouped(lab.position()) + ": " + length_text(lab.lengths_at_start().norm) + ", at " +
           grouped(lab.position() + lab.shift()) + ": " + length_text(lab.lengths_at_end().norm) +
           ". At every position it is √(d/2) = √" + std::to_string(lab.encoding().width / 2) + " = " +
           length_text(norm(lab.encoding(), 0));
}

std::string steps_text(const ShiftLab& lab) {
    return step_text(lab.lengths_at_start()) + ", " + step_text(lab.lengths_at_end()) + ". Every step has this length";
}

}  // namespace pe::panels

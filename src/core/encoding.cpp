#include "core/encoding.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/encoding_form.h"

namespace pe {
namespace {

using detail::Form;

constexpr DoubleDouble two_pi{0x1.921fb54442d18p+2, 0x1.1a62633145c07p-52};

bool is_odd(int number) {
    return number % 2 != 0;
}

std::string odd_width_message(int width) {
    const std::string below = std::to_string(width - 1);
    const std::string above = std::to_string(width + 1);
    return "The width " + std::to_string(width) +
           " is odd, so one column has no partner. Choose what to do with it: zero pad (a row of width " + below +
           " and a zero behind it), cut (a row of width " + above +
           " without its last column), or drop the last cosine (the last pair has its sine only).";
}

}  // namespace

std::optional<std::string> problem(const Encoding& encoding) {
    if (encoding.width < 1 || encoding.width > max_width) {
        return "The width must be a whole number from 1 to " + std::to_string(max_width) + ".";
    }
    const bool base_in_range = encoding.base > 1.0 && encoding.base <= max_base;  // false for NaN
    if (!base_in_range) {
        return "The base must be a number above 1 and at most " + std::to_string(static_cast<int>(max_base)) + ".";
    }
    const bool pads_anyway = encoding.layout == Layout::tensor2tensor;
    if (is_odd(encoding.width) && encoding.odd_width == OddWidth::refuse && !pads_anyway) {
        return odd_width_message(encoding.width);
    }
    return std::nullopt;
}

namespace detail {

Form form_of(const Encoding& encoding) {
    assert(!problem(encoding));
    const int width = encoding.width;
    const int half = width / 2;
    if (encoding.layout == Layout::tensor2tensor) return {encoding.layout, half, half, 1, std::max(half - 1, 1)};
    if (is_odd(width) && encoding.odd_width == OddWidth::cut) {
        const bool cuts_sine = encoding.layout == Layout::concatenated_cosine_first;
        return {encoding.layout, cuts_sine ? half : half + 1, cuts_sine ? half + 1 : half, 1, half + 1};
    }
    if (is_odd(width) && encoding.odd_width == OddWidth::drop_last_cosine) {
        return {encoding.layout, half + 1, half, 2, width};
    }
    return {encoding.layout, half, half, 1, std::max(half, 1)};
}

Column Form::column(int index) const {
    if (index >= sines + cosines) return {-1, Wave::zero};
    if (layout == Layout::interleaved) return {index / 2, is_odd(index) ? Wave::cosine : Wave::sine};
    const bool cosine_first = layout == Layout::concatenated_cosine_first;
    const int in_first_part = cosine_first ? cosines : sines;
    if (index < in_first_part) return {index, cosine_first ? Wave::cosine : Wave::sine};
    return {index - in_first_part, cosine_first ? Wave::sine : Wave::cosine};
}

int Form::index_of(int pair_index, Wave wave) const {
    const bool is_cosine = wave == Wave::cosine;
    if (layout == Layout::interleaved) return 2 * pair_index + (is_cosine ? 1 : 0);
    const bool in_first_part = is_cosine == (layout == Layout::concatenated_cosine_first);
    if (in_first_part) return pair_index;
    return pair_index + (is_cosine ? sines : cosines);
}

}  // namespace detail

int pair_count(const Encoding& encoding) {
    return detail::form_of(encoding).pairs();
}

bool pairs_are_whole(const Encoding& encoding) {
    const Form form = detail::form_of(encoding);
    return form.sines == form.cosines;
}

Column column_at(const Encoding& encoding, int column) {
    assert(column >= 0 && column < encoding.width);
    return detail::form_of(encoding).column(column);
}

int first_column_of(const Encoding& encoding, int pair_index) {
    int column = 0;
    while (column_at(encoding, column).pair_index != pair_index) ++column;
    return column;
}

std::vector<double> row_at(const Encoding& encoding, int position) {
    std::vector<double> row(static_cast<std::size_t>(encoding.width));
    encoding_row(encoding, position, row);
    return row;
}

Derivation derive(const Encoding& encoding, int position, int column) {
    assert(position >= 0 && position <= max_position);
    const auto [pair_index, wave] = column_at(encoding, column);
    Derivation result{.position = position, .column = column, .pair_index = pair_index, .wave = wave};
    if (wave == Wave::zero) {
        result.denominator = 0;
        return result;
    }
    const Form form = detail::form_of(encoding);
    const DoubleDouble radians_per_position = detail::falling_series(encoding, form).at(pair_index);
    const auto [sine, cosine] = sine_cosine(detail::frequency_of_radians(radians_per_position), position);
    result.exponent = form.exponent(pair_index);
    result.denominator = reciprocal(radians_per_position).high;
    result.angle_rad = (DoubleDouble{static_cast<double>(position), 0.0} * radians_per_position).high;
    result.value = wave == Wave::sine ? sine : cosine;
    return result;
}

double encoding_at(const Encoding& encoding, int position, int column) {
    return derive(encoding, position, column).value;
}

double wavelength(const Encoding& encoding, int pair_index) {
    const Form form = detail::form_of(encoding);
    assert(pair_index >= 0 && pair_index < form.pairs());
    return (two_pi * reciprocal(detail::falling_series(encoding, form).at(pair_index))).high;
}

double norm(const Encoding& encoding, int position) {
    return std::sqrt(dot_product(encoding, position, position));
}

double dot_product(const Encoding& encoding, int position_a, int position_b) {
    const std::vector<double> a = row_at(encoding, position_a);
    const std::vector<double> b = row_at(encoding, position_b);
    double sum = 0;
    for (std::size_t column = 0; column < a.size(); ++column) sum += a[column] * b[column];
    return sum;
}

double distance(const Encoding& encoding, int position_a, int position_b) {
    const std::vector<double> a = row_at(encoding, position_a);
    const std::vector<double> b = row_at(encoding, position_b);
    double sum = 0;
    for (std::size_t column = 0; column < a.size(); ++column) {
        const double difference = a[column] - b[column];
        sum += difference * difference;
    }
    return std::sqrt(sum);
}

void shift_rotation(const Encoding& encoding, int shift, std::span<PairRotation> out) {
    assert(shift >= -max_position && shift <= max_position);
    assert(pairs_are_whole(encoding));
    const Form form = detail::form_of(encoding);
    assert(std::ssize(out) == form.pairs());
    const std::vector<DoubleDouble> radians_per_position = detail::falling_series(encoding, form).first(form.pairs());
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto [sine, cosine] = sine_cosine(detail::frequency_of_radians(radians_per_position[i]), shift);
        out[i] = {cosine, sine};
    }
}

void rotate_row(const Encoding& encoding, std::span<const PairRotation> rotation, std::span<const double> row,
                std::span<double> out) {
    const Form form = detail::form_of(encoding);
    assert(pairs_are_whole(encoding));
    assert(std::ssize(rotation) == form.pairs());
    assert(std::ssize(row) == encoding.width && std::ssize(out) == encoding.width);
    std::fill(out.begin() + form.sines + form.cosines, out.end(), 0.0);
    for (int i = 0; i < form.pairs(); ++i) {
        const auto sine_column = static_cast<std::size_t>(form.index_of(i, Wave::sine));
        const auto cosine_column = static_cast<std::size_t>(form.index_of(i, Wave::cosine));
        const PairRotation& turn = rotation[static_cast<std::size_t>(i)];
        const double sine = row[sine_column];
        const double cosine = row[cosine_column];
        out[sine_column] = turn.cosine * sine + turn.sine * cosine;
        out[cosine_column] = turn.cosine * cosine - turn.sine * sine;
    }
}

}  // namespace pe

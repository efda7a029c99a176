#include "core/shift.h"

#include <cassert>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "core/encoding_form.h"

namespace pe {
namespace {

DoubleDouble frequency_of(const Encoding& encoding, int pair_index) {
    const detail::Form form = detail::form_of(encoding);
    assert(pairs_are_whole(encoding) && pair_index >= 0 && pair_index < form.pairs());
    return detail::falling_series(encoding, form).at(pair_index);
}

std::array<double, 2> waves_at(DoubleDouble frequency, int position) {
    const auto [sine, cosine] = sine_cosine(detail::frequency_of_radians(frequency), position);
    return {sine, cosine};
}

std::vector<Frequency> frequencies_of(const Encoding& encoding) {
    assert(pairs_are_whole(encoding));
    const detail::Form form = detail::form_of(encoding);
    std::vector<Frequency> frequencies;
    frequencies.reserve(static_cast<std::size_t>(form.pairs()));
    for (const DoubleDouble radians : detail::falling_series(encoding, form).first(form.pairs()))
        frequencies.push_back(detail::frequency_of_radians(radians));
    return frequencies;
}

double similarity_at(std::span<const Frequency> frequencies, int shift) {
    double sum = 0;
    for (const Frequency& frequency : frequencies) sum += sine_cosine(frequency, shift).cosine;
    return sum;
}

double distance_at(std::span<const Frequency> frequencies, int shift) {
    double sum = 0;
    for (const Frequency& frequency : frequencies) {
        const auto [sine, cosine] = sine_cosine(frequency, shift);
        sum += (1.0 - cosine) * (1.0 - cosine) + sine * sine;
    }
    return std::sqrt(sum);
}

}  // namespace

TurnBlock turn_block(const PairRotation& rotation) {
    return {{{rotation.cosine, rotation.sine}, {-rotation.sine, rotation.cosine}}};
}

PairShift pair_shift(const Encoding& encoding, int pair_index, int position, int shift) {
    assert(position >= 0 && position <= max_position);
    assert(position + shift >= 0 && position + shift <= max_position);
    const DoubleDouble frequency = frequency_of(encoding, pair_index);
    const auto [sine, cosine] = waves_at(frequency, shift);
    PairShift result;
    result.angle_rad = (DoubleDouble{static_cast<double>(shift), 0.0} * frequency).high;
    result.block = turn_block({cosine, sine});
    result.start = waves_at(frequency, position);
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t column = 0; column < 2; ++column) {
            result.products[row][column] = result.block[row][column] * result.start[column];
        }
        result.turned[row] = result.products[row][0] + result.products[row][1];
    }
    result.expected = waves_at(frequency, position + shift);
    return result;
}

ClockHand clock_hand(const Encoding& encoding, int pair_index, double position) {
    assert(position >= 0 && position <= max_position);
    const DoubleDouble frequency = frequency_of(encoding, pair_index);
    const double whole = std::floor(position);
    const auto [sine, cosine] = waves_at(frequency, static_cast<int>(whole));
    ClockHand hand{position * (frequency * detail::turns_per_radian).high, sine, cosine};
    if (position == whole) return hand;
    const double rest_rad = (position - whole) * frequency.high;
    hand.sine = std::cos(rest_rad) * sine + std::sin(rest_rad) * cosine;
    hand.cosine = std::cos(rest_rad) * cosine - std::sin(rest_rad) * sine;
    return hand;
}

double radians_per_position(const Encoding& encoding, int pair_index) {
    return frequency_of(encoding, pair_index).high;
}

double similarity_of_shift(const Encoding& encoding, int shift) {
    return similarity_at(frequencies_of(encoding), shift);
}

void similarity_row(const Encoding& encoding, int first_shift, std::span<double> out) {
    const std::vector<Frequency> frequencies = frequencies_of(encoding);
    for (double& similarity : out) similarity = similarity_at(frequencies, first_shift++);
}

Matrix similarity_matrix(const Encoding& encoding, int positions) {
    std::vector<double> by_shift(static_cast<std::size_t>(positions));
    similarity_row(encoding, 0, by_shift);
    Matrix matrix(positions, positions);
    for (int a = 0; a < positions; ++a) {
        for (int b = 0; b < positions; ++b) matrix.at(a, b) = by_shift[static_cast<std::size_t>(std::abs(a - b))];
    }
    return matrix;
}

std::optional<int> first_rise(const Encoding& encoding, int last_shift) {
    const std::vector<Frequency> frequencies = frequencies_of(encoding);
    double before = similarity_at(frequencies, 0);
    for (int shift = 1; shift <= last_shift; ++shift) {
        const double similarity = similarity_at(frequencies, shift);
        if (similarity > before) return shift;
        before = similarity;
    }
    return std::nullopt;
}

double distance_of_shift(const Encoding& encoding, int shift) {
    return distance_at(frequencies_of(encoding), shift);
}

void distance_row(const Encoding& encoding, int first_shift, std::span<double> out) {
    const std::vector<Frequency> frequencies = frequencies_of(encoding);
    for (double& distance : out) distance = distance_at(frequencies, first_shift++);
}

int unfinished_pairs(const Encoding& encoding, int positions) {
    int unfinished = 0;
    for (int i = 0; i < pair_count(encoding); ++i) unfinished += wavelength(encoding, i) > positions;
    return unfinished;
}

}  // namespace pe

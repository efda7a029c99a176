#include "practice/expect.h"

#include <numeric>

namespace pe {
namespace {

Expected scalar(double value, std::vector<Slip> slips) {
    Expected expected{.values = {value}};
    expected.slips = std::move(slips);
    return expected;
}

/// The derivation of a pair's first column.
Derivation pair_derivation(const Encoding& encoding, int position, int pair_index) {
    return derive(encoding, position, first_column_of(encoding, pair_index));
}

}  // namespace

Expected expect_entry(const Encoding& encoding, int position, int column) {
    Expected expected = scalar(encoding_at(encoding, position, column), entry_slips(encoding, position, {&column, 1}));
    expected.name = EntryName{position, column};
    return expected;
}

Expected expect_entries(const Encoding& encoding, int position, std::span<const int> columns) {
    Expected expected{.is_vector = true};
    for (const int column : columns) expected.values.push_back(encoding_at(encoding, position, column));
    expected.slips = entry_slips(encoding, position, columns);
    return expected;
}

Expected expect_row(const Encoding& encoding, int position) {
    std::vector<int> columns(static_cast<std::size_t>(encoding.width));
    std::iota(columns.begin(), columns.end(), 0);
    return expect_entries(encoding, position, columns);
}

Expected expect_sum(std::span<const double> e, std::span<const double> p) {
    Expected expected{.is_vector = true};
    for (std::size_t i = 0; i < e.size(); ++i) expected.values.push_back(e[i] + p[i]);
    expected.slips = sum_slips(e, p);
    return expected;
}

Expected expect_exponent(const Encoding& encoding, int pair_index) {
    return scalar(pair_derivation(encoding, 0, pair_index).exponent, exponent_slips(encoding, pair_index));
}

Expected expect_denominator(const Encoding& encoding, int pair_index) {
    return scalar(pair_derivation(encoding, 0, pair_index).denominator, denominator_slips(encoding, pair_index));
}

Expected expect_angle(const Encoding& encoding, int position, int pair_index) {
    Expected expected =
        scalar(pair_derivation(encoding, position, pair_index).angle_rad, angle_slips(encoding, position, pair_index));
    expected.unit = Unit::radians;
    return expected;
}

Expected expect_wavelength(const Encoding& encoding, int pair_index) {
    Expected expected = scalar(wavelength(encoding, pair_index), wavelength_slips(encoding, pair_index));
    expected.unit = Unit::positions;
    return expected;
}

Expected expect_pair_count(const Encoding& encoding) {
    Expected expected = scalar(pair_count(encoding), pair_count_slips(encoding));
    expected.kind = ValueKind::count;
    expected.unit = Unit::pairs;
    return expected;
}

Expected expect_value(double value) {
    return scalar(value, {});
}

}  // namespace pe

// The encoding against MPFR at 240 bits: the largest errors that a search over widths, bases, layouts and positions
// finds.
#include <doctest/doctest.h>
#include <mpfr.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "core/encoding.h"
#include "core/geometric.h"

namespace {

using pe::Encoding;
using pe::Layout;
using pe::OddWidth;

constexpr int largest_position_of_doubles = 1 << 20;

/// A number of 240 bits.
class Real {
  public:
    Real() { mpfr_init2(value_, 240); }
    explicit Real(double value) : Real() { mpfr_set_d(value_, value, MPFR_RNDN); }
    Real(const Real& other) : Real() { mpfr_set(value_, other.value_, MPFR_RNDN); }
    Real& operator=(const Real& other) {
        mpfr_set(value_, other.value_, MPFR_RNDN);
        return *this;
    }
    ~Real() { mpfr_clear(value_); }

    mpfr_ptr get() { return value_; }
    double to_double() const { return mpfr_get_d(value_, MPFR_RNDN); }

    /// number - *this, rounded only at the end.
    double error_of(double number) const {
        Real difference;
        mpfr_d_sub(difference.value_, number, value_, MPFR_RNDN);
        return difference.to_double();
    }

  private:
    mpfr_t value_;
};

/// base^(numerator/denominator)
Real rational_power(double base, int numerator, int denominator) {
    Real result(base);
    mpfr_log(result.get(), result.get(), MPFR_RNDN);
    mpfr_mul_si(result.get(), result.get(), numerator, MPFR_RNDN);
    mpfr_div_si(result.get(), result.get(), denominator, MPFR_RNDN);
    mpfr_exp(result.get(), result.get(), MPFR_RNDN);
    return result;
}

/// The exact entries of one column, by the published formulas.
class ExactColumn {
  public:
    ExactColumn(const Encoding& encoding, int index) : column_(pe::column_at(encoding, index)) {
        const int d = encoding.width;
        int denominator = d;
        if (encoding.layout == Layout::tensor2tensor) {
            denominator = 2 * std::max(d / 2 - 1, 1);
        } else if (d % 2 == 1 && encoding.odd_width == OddWidth::zero_pad) {
            denominator = std::max(d - 1, 1);
        } else if (d % 2 == 1 && encoding.odd_width == OddWidth::cut) {
            denominator = d + 1;
        }
        frequency_ = rational_power(encoding.base, -2 * std::max(column_.pair_index, 0), denominator);
    }

    Real at(int position) const {
        Real result(0.0);
        if (column_.wave == pe::Wave::zero) return result;
        mpfr_mul_si(result.get(), Real(frequency_).get(), position, MPFR_RNDN);
        if (column_.wave == pe::Wave::sine) {
            mpfr_sin(result.get(), result.get(), MPFR_RNDN);
        } else {
            mpfr_cos(result.get(), result.get(), MPFR_RNDN);
        }
        return result;
    }

  private:
    pe::Column column_;
    Real frequency_;
};

/// The largest errors seen.
struct Worst {
    double float_units = 0;     ///< floats of 1e-6 and above, in units in the last place
    double small_float = 0;     ///< smaller floats, absolute
    double double_to_2_20 = 0;  ///< doubles at positions to 2^20, absolute
    double double_to_2_24 = 0;  ///< doubles at positions to 2^24, absolute
    double double_units = 0;    ///< doubles, in units in the last place
    std::int64_t compared = 0;

    void add_float(const Real& exact, float value) {
        ++compared;
        const double size = std::abs(exact.to_double());
        const double error = std::abs(exact.error_of(static_cast<double>(value)));
        if (size < 1e-6) {
            small_float = std::max(small_float, error);
        } else {
            const double unit = std::ldexp(1.0, std::ilogb(size) - 23);
            float_units = std::max(float_units, error / unit);
        }
    }

    void add_double(const Real& exact, double value, int position) {
        ++compared;
        const double error = std::abs(exact.error_of(value));
        double_to_2_24 = std::max(double_to_2_24, error);
        const double size = std::abs(exact.to_double());
        if (size > 0) double_units = std::max(double_units, error / std::ldexp(1.0, std::ilogb(size) - 52));
        if (position <= largest_position_of_doubles) double_to_2_20 = std::max(double_to_2_20, error);
    }

    void check() const {
        CHECK(float_units < 0.505);
        CHECK(small_float < 1e-12);
        CHECK(double_to_2_20 < 1.2e-16);
        CHECK(double_to_2_24 < 1.2e-16);
        CHECK(double_units < 0.8);
    }
};

constexpr std::array all_layouts{Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first,
                                 Layout::tensor2tensor};
constexpr std::array all_odd_widths{OddWidth::zero_pad, OddWidth::cut, OddWidth::drop_last_cosine};

std::vector<int> edges_and(std::mt19937& random, int random_positions) {
    std::vector<int> positions{
        0, 1, 2, 62, 63, 64, 65, 127, 128, 355, (1 << 20), (1 << 20) - 1, (1 << 24) - 64, (1 << 24) - 1, 1 << 24};
    std::uniform_int_distribution<int> anywhere(0, pe::max_position);
    std::uniform_int_distribution<int> near(0, largest_position_of_doubles);
    for (int i = 0; i < random_positions; ++i) positions.push_back(i % 2 == 0 ? anywhere(random) : near(random));
    return positions;
}

/// Rows at edges and random positions, in some columns: the first and last ones and random ones.
void compare_rows(const Encoding& encoding, int random_positions, int random_columns, std::mt19937& random,
                  Worst& worst) {
    REQUIRE(!pe::problem(encoding));
    std::uniform_int_distribution<int> any_column(0, encoding.width - 1);
    std::vector<int> columns{0, std::min(1, encoding.width - 1), std::max(0, encoding.width - 2), encoding.width - 1};
    for (int i = 0; i < random_columns; ++i) columns.push_back(any_column(random));
    std::vector<ExactColumn> exact;
    for (const int column : columns) exact.emplace_back(encoding, column);

    const auto width = static_cast<std::size_t>(encoding.width);
    std::vector<float> floats(width);
    std::vector<double> doubles(width);
    for (const int position : edges_and(random, random_positions)) {
        pe::encoding_row(encoding, position, floats);
        pe::encoding_row(encoding, position, doubles);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto column = static_cast<std::size_t>(columns[i]);
            const Real value = exact[i].at(position);
            worst.add_float(value, floats[column]);
            worst.add_double(value, doubles[column], position);
        }
    }
}

}  // namespace

TEST_CASE("rows of every layout, width and base keep to the stated error bounds") {
    std::mt19937 random(2017);
    Worst worst;
    for (const Layout layout : all_layouts) {
        for (const double base : {1.0000001, 1.5, 100.0, 10000.0, 123456.789, 1e9}) {
            for (const int width : {2, 4, 16, 130, 512}) {
                compare_rows({.width = width, .base = base, .layout = layout}, 12, 12, random, worst);
            }
            for (const OddWidth odd_width : all_odd_widths) {
                for (const int width : {1, 3, 5, 127}) {
                    const Encoding encoding{.width = width, .base = base, .layout = layout, .odd_width = odd_width};
                    compare_rows(encoding, 6, 6, random, worst);
                }
            }
        }
        for (const double base : {1.5, 10000.0, 1e9}) {
            compare_rows({.width = 4096, .base = base, .layout = layout}, 4, 40, random, worst);
            compare_rows({.width = 4095, .base = base, .layout = layout, .odd_width = OddWidth::drop_last_cosine}, 2,
                         40, random, worst);
        }
    }
    worst.check();
    MESSAGE("largest errors of " << worst.compared << " entries: floats " << worst.float_units
                                 << " units in the last place, " << worst.small_float << " below 1e-6; doubles "
                                 << worst.double_to_2_20 << " to position 2^20, " << worst.double_to_2_24
                                 << " to 2^24, " << worst.double_units << " units in the last place");
}

TEST_CASE("the nearest approaches to zero keep to the stated error bounds") {
    struct Stretch {
        Encoding encoding;
        int first_position;
        int rows;
    };
    const std::array stretches{
        Stretch{{.width = 2}, (1 << 24) - (1 << 20), 1 << 20},
        Stretch{{.width = 8, .base = 10000.0}, (1 << 24) - (1 << 19), 1 << 19},
        Stretch{{.width = 64, .base = 1.5}, (1 << 20) - (1 << 17), 1 << 17},
        Stretch{{.width = 64, .base = 1e9, .layout = Layout::concatenated}, 7654321, 1 << 17},
        Stretch{{.width = 4096}, (1 << 24) - (1 << 11), 1 << 11},
    };
    constexpr int rows_at_once = 2048;
    Worst worst;
    for (const auto& [encoding, first_position, rows] : stretches) {
        const auto width = static_cast<std::size_t>(encoding.width);
        std::vector<float> block(rows_at_once * width);
        std::vector<ExactColumn> exact;
        for (int column = 0; column < encoding.width; ++column) exact.emplace_back(encoding, column);
        for (int start = 0; start < rows; start += rows_at_once) {
            pe::encoding_block(encoding, first_position + start, rows_at_once, block);
            for (std::size_t i = 0; i < block.size(); ++i) {
                if (std::abs(block[i]) > 1e-5F) continue;
                const std::size_t column = i % width;
                const int position = first_position + start + static_cast<int>(i / width);
                const Real value = exact[column].at(position);
                worst.add_float(value, block[i]);
                worst.add_double(value, pe::encoding_at(encoding, position, static_cast<int>(column)), position);
            }
        }
    }
    CHECK(worst.compared > 200);
    worst.check();
    MESSAGE("largest errors of " << worst.compared << " entries near zero: floats " << worst.float_units
                                 << " units in the last place, " << worst.small_float << " below 1e-6; doubles "
                                 << worst.double_to_2_20 << " to position 2^20, " << worst.double_to_2_24
                                 << " to 2^24, " << worst.double_units << " units in the last place");
}

TEST_CASE("the first pair is right where the position comes nearest to a multiple of pi") {
    // The numerators of the convergents of pi, where the sine is as small as it gets, and their multiples.
    const Encoding encoding{.width = 2};
    const ExactColumn sines(encoding, 0);
    const ExactColumn cosines(encoding, 1);
    Worst worst;
    for (const int near_multiple : {22, 333, 355, 103993, 104348, 208341, 312689, 833719, 1146408, 4272943, 5419351}) {
        for (int factor = 1; factor <= 40 && near_multiple * factor <= pe::max_position; ++factor) {
            const int position = near_multiple * factor;
            std::array<float, 2> row;
            pe::encoding_row(encoding, position, row);
            worst.add_float(sines.at(position), row[0]);
            worst.add_float(cosines.at(position), row[1]);
            worst.add_double(sines.at(position), pe::encoding_at(encoding, position, 0), position);
            worst.add_double(cosines.at(position), pe::encoding_at(encoding, position, 1), position);
        }
    }
    worst.check();
}

TEST_CASE("a geometric series is right to 90 bits and more") {
    double worst = 0;
    for (const double base : {1.0000001, 1.5, 10000.0, 1e9}) {
        for (const auto [numerator, denominator] : {std::array{-1, 1}, std::array{-1, 256}, std::array{1, 2047},
                                                    std::array{-2, 4095}, std::array{-1, 4096}}) {
            const pe::GeometricSeries series(base, numerator, denominator);
            for (const int index : {0, 1, 2, 3, 100, 2046, 4095}) {
                if (index > denominator) continue;
                const pe::DoubleDouble member = series.at(index);
                Real error = rational_power(base, numerator * index, denominator);
                const double size = error.to_double();
                mpfr_sub_d(error.get(), error.get(), member.high, MPFR_RNDN);
                mpfr_sub_d(error.get(), error.get(), member.low, MPFR_RNDN);
                worst = std::max(worst, std::abs(error.to_double()) / size);
            }
        }
    }
    CHECK(worst < std::ldexp(1.0, -90));
    MESSAGE("largest relative error: 2^" << std::log2(worst));
}

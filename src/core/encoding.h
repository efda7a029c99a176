// The sinusoidal positional encoding: one entry, one row or a block of rows, and the geometry of its pairs.
//
// PE(t, 2i) = sin(t / base^(2i/d)) and PE(t, 2i+1) = cos(t / base^(2i/d)): Vaswani et al. 2017, section 3.5.
// Terms: t is the position (from 0), d the width, i the pair index (from 0), column the index in the row (from 0).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pe {

/// The order in which the sines and cosines of a row stand.
enum class Layout {
    interleaved,                ///< sin, cos, sin, cos, ...: the paper's
    concatenated,               ///< all sines, then all cosines
    concatenated_cosine_first,  ///< all cosines, then all sines
    tensor2tensor,              ///< all sines, then all cosines, with exponents i/(d/2 - 1) in place of 2i/d
};

/// A word for each layout, in the order of the enum: in links, in files, and for programs. A contract.
inline constexpr std::array<std::string_view, 4> layout_words = {"interleaved", "concatenated", "cosine-first",
                                                                 "tensor2tensor"};

/// What to do with an odd width, which leaves one column without a partner.
enum class OddWidth {
    refuse,            ///< `problem` names the choices (tensor2tensor always pads, as its authors do)
    zero_pad,          ///< a row of width d-1 and a zero behind it
    cut,               ///< a row of width d+1 without its last column
    drop_last_cosine,  ///< exponents 2i/d with the odd d; the last pair has its sine only
};

inline constexpr int max_width = 8192;
inline constexpr double lowest_offered_base = 1.0001;  ///< where a learner or teacher chooses; any above 1 is valid
inline constexpr double max_base = 1e9;
inline constexpr int max_position = 1 << 24;

/// Which encoding: a value, compared by its members. Valid when `problem` has nothing to say.
struct Encoding {
    int width = 4;          ///< d, 1..max_width
    double base = 10000.0;  ///< above 1, to max_base
    Layout layout = Layout::interleaved;
    OddWidth odd_width = OddWidth::refuse;

    friend bool operator==(const Encoding&, const Encoding&) = default;
};

/// What is wrong with an encoding, in words for a learner; nothing when it is valid.
/// Every function below asks for a valid encoding and arguments in range, and asserts them.
std::optional<std::string> problem(const Encoding& encoding);

/// Number of pairs (sine and cosine of one frequency), the last one counted even where it has its sine only.
int pair_count(const Encoding& encoding);

/// What stands in a column.
enum class Wave { sine, cosine, zero };

struct Column {
    int pair_index = 0;  ///< -1 for a padded zero
    Wave wave = Wave::sine;

    friend bool operator==(const Column&, const Column&) = default;
};

Column column_at(const Encoding& encoding, int column);

/// The column of a pair, 0..pair_count - 1, that comes first in a row.
int first_column_of(const Encoding& encoding, int pair_index);

/// Whether every pair has both its sine and its cosine, as `shift_rotation` needs.
bool pairs_are_whole(const Encoding& encoding);

/// One entry with every step of the way to it. In a padded zero column all steps are 0 and pair_index is -1.
struct Derivation {
    int position = 0;
    int column = 0;
    int pair_index = 0;
    Wave wave = Wave::sine;
    double exponent = 0;     ///< 2i/d (tensor2tensor: i/(d/2 - 1))
    double denominator = 1;  ///< base^exponent
    double angle_rad = 0;    ///< position / denominator
    double value = 0;        ///< sine or cosine of the angle, in [-1, 1]
};

Derivation derive(const Encoding& encoding, int position, int column);

/// One entry, within 1.2e-16 of the true value at every position.
double encoding_at(const Encoding& encoding, int position, int column);

/// One row into `out`, which has `width` entries. Doubles are those of `encoding_at`, bit for bit. Floats are within
/// 0.505 units in the last place of the true value; where that is below 1e-6, within 1e-12.
void encoding_row(const Encoding& encoding, int position, std::span<float> out);
void encoding_row(const Encoding& encoding, int position, std::span<double> out);

/// The row as `encoding_row` gives it.
std::vector<double> row_at(const Encoding& encoding, int position);

/// `rows` rows from `first_position` on, row after row, into `out`, which has rows * width entries: the same
/// numbers as row by row, and for many rows of floats much faster.
void encoding_block(const Encoding& encoding, int first_position, int rows, std::span<float> out);
void encoding_block(const Encoding& encoding, int first_position, int rows, std::span<double> out);

/// Positions after which a pair repeats: 2 pi base^exponent.
double wavelength(const Encoding& encoding, int pair_index);

/// Length of the vector PE_t; sqrt(d/2) at every position when the width is even.
double norm(const Encoding& encoding, int position);

/// Dot product of PE_a and PE_b; depends on |a - b| alone when every pair is whole.
double dot_product(const Encoding& encoding, int position_a, int position_b);

/// Euclidean distance of PE_a and PE_b.
double distance(const Encoding& encoding, int position_a, int position_b);

/// The turn of one pair: (sin, cos) at t goes to (cosine * sin + sine * cos, cosine * cos - sine * sin) at t + shift.
struct PairRotation {
    double cosine = 1;
    double sine = 0;
};

/// The block-diagonal rotation that takes PE_t to PE_{t+shift} for every t, one block a pair.
/// `out` has pair_count entries; shift -max_position..max_position. Asks for an encoding whose pairs are whole.
void shift_rotation(const Encoding& encoding, int shift, std::span<PairRotation> out);

/// `row` (PE_t, width entries) turned by `rotation` into `out` (PE_{t+shift}); the two may be the same span.
void rotate_row(const Encoding& encoding, std::span<const PairRotation> rotation, std::span<const double> row,
                std::span<double> out);

}  // namespace pe

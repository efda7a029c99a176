// Rows and blocks of the sinusoidal encoding.
//
// With position = anchor + offset, for every pair:
//     sin position = sin anchor * cos offset + cos anchor * sin offset
//     cos position = cos anchor * cos offset - sin anchor * sin offset
// Floats take this one addition of angles, in doubles, from a table of offsets and one anchor for many rows: the sum is
// within 4e-16 and rounded once, to float. For doubles every row is its own anchor and the only offset is 0, which adds
// nothing. Anchors are the same positions for every block, so an entry is the same number in whichever block it stands.
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "core/encoding.h"
#include "core/encoding_form.h"
#include "core/wave_loops.h"

namespace pe {
namespace {

using detail::Form;
using detail::Frequencies;
using detail::Waves;

template <typename Number>
constexpr int anchor_distance = 64;
template <>
constexpr int anchor_distance<double> = 1;

Frequencies frequencies_of(const Encoding& encoding, const Form& form) {
    Frequencies result;
    for (const DoubleDouble& radians : detail::falling_series(encoding, form).first(form.pairs())) {
        const Frequency frequency = detail::frequency_of_radians(radians);
        result.coarse.push_back(frequency.coarse);
        result.middle.push_back(frequency.middle);
        result.fine.push_back(frequency.fine);
    }
    return result;
}

/// Sines and cosines of all pairs at `rows` positions.
class WaveTable {
  public:
    WaveTable(const Frequencies& frequencies, int rows)
        : frequencies_(frequencies),
          pairs_(frequencies.coarse.size()),
          sines_(static_cast<std::size_t>(rows) * pairs_),
          cosines_(sines_.size()) {}

    void compute(int row, int position) {
        const std::size_t start = static_cast<std::size_t>(row) * pairs_;
        detail::compute_waves(frequencies_, position, sines_.data() + start, cosines_.data() + start);
    }

    Waves at(int row) const {
        const std::size_t start = static_cast<std::size_t>(row) * pairs_;
        return {sines_.data() + start, cosines_.data() + start};
    }

  private:
    const Frequencies& frequencies_;
    std::size_t pairs_;
    std::vector<double> sines_, cosines_;
};

/// The row at the angles a + b.
template <typename Number>
void write_row(const Form& form, Waves a, Waves b, std::span<Number> out) {
    const int whole_pairs = std::min(form.sines, form.cosines);
    const auto count = static_cast<std::size_t>(whole_pairs);
    if (form.layout == Layout::interleaved) {
        detail::write_sums_interleaved(a, b, count, out.data());
    } else {
        detail::write_sums_apart(a, b, count, out.data() + form.index_of(0, Wave::sine),
                                 out.data() + form.index_of(0, Wave::cosine));
    }
    if (form.sines > whole_pairs) {
        const auto column = static_cast<std::size_t>(form.index_of(whole_pairs, Wave::sine));
        out[column] = static_cast<Number>(a.sines[count] * b.cosines[count] + a.cosines[count] * b.sines[count]);
    }
    if (form.cosines > whole_pairs) {
        const auto column = static_cast<std::size_t>(form.index_of(whole_pairs, Wave::cosine));
        out[column] = static_cast<Number>(a.cosines[count] * b.cosines[count] - a.sines[count] * b.sines[count]);
    }
    std::fill(out.begin() + form.sines + form.cosines, out.end(), Number{0});
}

template <typename Number>
void write_block(const Encoding& encoding, int first_position, int rows, std::span<Number> out) {
    assert(first_position >= 0 && rows >= 0 && first_position <= max_position - rows + 1);
    const auto width = static_cast<std::size_t>(encoding.width);
    assert(out.size() == static_cast<std::size_t>(rows) * width);
    constexpr int distance = anchor_distance<Number>;
    const Form form = detail::form_of(encoding);
    const Frequencies frequencies = frequencies_of(encoding, form);

    // The table of offsets starts at the first row's, so that a block of few rows needs few.
    const int offset_rows = std::min(rows, distance);
    WaveTable offsets(frequencies, offset_rows);
    for (int row = 0; row < offset_rows; ++row) offsets.compute(row, (first_position + row) % distance);

    WaveTable anchor(frequencies, 1);
    for (int row = 0; row < rows; ++row) {
        const int position = first_position + row;
        const int offset = position % distance;
        if (row == 0 || offset == 0) anchor.compute(0, position - offset);
        write_row(form, anchor.at(0), offsets.at(row % distance),
                  out.subspan(static_cast<std::size_t>(row) * width, width));
    }
}

}  // namespace

void encoding_row(const Encoding& encoding, int position, std::span<float> out) {
    write_block(encoding, position, 1, out);
}

void encoding_row(const Encoding& encoding, int position, std::span<double> out) {
    write_block(encoding, position, 1, out);
}

void encoding_block(const Encoding& encoding, int first_position, int rows, std::span<float> out) {
    write_block(encoding, first_position, rows, out);
}

void encoding_block(const Encoding& encoding, int first_position, int rows, std::span<double> out) {
    write_block(encoding, first_position, rows, out);
}

}  // namespace pe

// The two loops in which a block of rows spends its time: sines and cosines of all pairs, and adding two angles.
// On x86-64 each is compiled twice, for every processor and for those with AVX2, which take four numbers at a time. The
// steps are the same, and so is every bit of the result.
#pragma once

#include <cstddef>
#include <vector>

namespace pe::detail {

/// The frequencies of some pairs, part by part (see `Frequency`).
struct Frequencies {
    std::vector<double> coarse, middle, fine;
};

/// Sines and cosines of some pairs at one position.
struct Waves {
    const double* sines;
    const double* cosines;
};

/// Sine and cosine of every frequency at `position`, -2^24..2^24; room for frequencies.coarse.size() entries each.
void compute_waves(const Frequencies& frequencies, int position, double* sines, double* cosines);

/// The sine and cosine of a + b for `pairs` pairs, as out[0], out[1], out[2], ...
template <typename Number>
void write_sums_interleaved(Waves a, Waves b, std::size_t pairs, Number* out);

/// The same as sines[0], sines[1], ... and cosines[0], cosines[1], ...
template <typename Number>
void write_sums_apart(Waves a, Waves b, std::size_t pairs, Number* sines, Number* cosines);

}  // namespace pe::detail

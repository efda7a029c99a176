// The waves of a few pairs along the positions, and where they stand at the selected one.
#pragma once

#include <span>
#include <vector>

#include "core/encoding.h"
#include "core/shift.h"
#include "state/choices.h"
#include "state/wave_pairs.h"

namespace pe {

struct ShownWave {
    int pair_index = 0;
    double wavelength = 0;
    ClockHand hand;                     ///< at the selected position
    std::vector<float> sines, cosines;  ///< at evenly spaced positions of the window; empty: too fast to be drawn so
};

class WaveLab {
  public:
    /// Computes anew what has changed, with so many samples along the window. A list of pairs that cannot be taken
    /// leaves the last good one in place, as far as the encoding has those pairs.
    void update(const Choices& choices, int samples);

    std::span<const ShownWave> waves() const { return waves_; }
    std::vector<int> pairs() const;
    const WavePairsReading& reading() const { return reading_; }

    /// The window: the stretch of `span` positions, counted from 0 in whole spans, that holds the selected one.
    int first_position() const { return first_; }
    int span() const { return span_; }

  private:
    void sample(int samples);

    bool known_ = false;
    Encoding encoding_;
    WavePairsReading reading_;
    std::vector<ShownWave> waves_;
    int first_ = 0, span_ = 0, samples_ = 0;
};

}  // namespace pe

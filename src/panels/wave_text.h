// What the waves panel says.
#pragma once

#include <string>

#include "state/trained_length.h"
#include "state/wave_lab.h"

namespace pe::panels {

/// Why the pairs as typed cannot be taken; empty where they can.
std::string pairs_problem_text(const WavePairsReading& reading, int pair_count);

/// "sin 0.9589  cos −0.2837" at the selected position.
std::string hand_text(const ShownWave& wave, int decimals);

/// A strip of the picture, in words.
std::string wave_text(const ShownWave& wave, int position, int decimals, const TrainedLength& trained);

/// The lowest bit first, `bits` of them: "1 0 1 0" for 5.
std::string bits_text(int position, int bits);

/// Bits that positions up to `last` need, at least 4.
int bits_for(int last);

/// What bits and waves have in common, and what not.
std::string counter_text(const Encoding& encoding);

}  // namespace pe::panels

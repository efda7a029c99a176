// What the heat map and the waves say: the entry under the cross-hair, and what training has not seen.
#pragma once

#include <string>

#include "state/choices.h"
#include "state/derived.h"
#include "state/trained_length.h"

namespace pe::panels {

/// "PE(3, 2) = 0.0300".
std::string entry_line(const Choices& choices, const Derivation& derivation);

/// Pair, wave, arithmetic and wavelength of the entry.
std::string entry_meaning(const Encoding& encoding, const Derivation& derivation);

/// "pair 1", "pairs 123 to 255".
std::string pairs_text(int first, int last);

/// How many pairs have not come round within the trained length, and what follows; empty without a length.
std::string trained_text(const TrainedLength& trained);

}  // namespace pe::panels

// The way to one entry as the worked example tells it: a line a step, with the numbers of this entry.
#pragma once

#include <string>
#include <vector>

#include "core/encoding.h"

namespace pe::panels {

struct Step {
    std::string term;    ///< what this step finds: "Exponent"
    std::string line;    ///< as it is written: "2i/d = 2·1/4 = 0.5"
    std::string spoken;  ///< as it is said: "2 i over d is 2 times 1 over 4, which is 0.5"
};

/// Steps of a derivation in a valid encoding of even width; the last one rounds to `decimals`.
std::vector<Step> derivation_steps(const Encoding& encoding, const Derivation& derivation, int decimals);

}  // namespace pe::panels

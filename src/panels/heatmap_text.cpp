#include "panels/heatmap_text.h"

#include "core/format.h"

namespace pe::panels {
namespace {

constexpr int wavelength_digits = 4;

std::string wave_name(Wave wave) {
    return wave == Wave::cosine ? "Cosine" : "Sine";
}

}  // namespace

std::string entry_line(const Choices& choices, const Derivation& derivation) {
    return "PE(" + grouped(derivation.position) + ", " + std::to_string(derivation.column) +
           ") = " + fixed(derivation.value, choices.decimals, Glyphs::typographic);
}

std::string entry_meaning(const Encoding& encoding, const Derivation& derivation) {
    return wave_name(derivation.wave) + " of pair " + std::to_string(derivation.pair_index) + ", at " +
           grouped(derivation.position) + " / " + significant(derivation.denominator, 6) + " = " +
           significant(derivation.angle_rad, 6) + " rad. Wavelength " +
           significant(wavelength(encoding, derivation.pair_index), wavelength_digits) + " positions.";
}

std::string pairs_text(int first, int last) {
    if (first == last) return "pair " + std::to_string(first);
    return "pairs " + std::to_string(first) + " to " + std::to_string(last);
}

std::string trained_text(const TrainedLength& trained) {
    if (trained.positions() == 0) return {};
    const std::string length = grouped(trained.positions());
    const std::string seen = "Trained on " + length + (trained.positions() == 1 ? " position: " : " positions: ");
    if (trained.unfinished() == 0)
        return seen +
               "every pair has come round at least once. Past that length the single waves show nothing new, "
               "only their combinations do.";
    const int pairs = trained.pairs();
    const std::string some = trained.unfinished() == pairs
                                 ? "none of the " + std::to_string(pairs) + " pairs has come round once"
                                 : std::to_string(trained.unfinished()) + " of " + std::to_string(pairs) + " pairs (" +
                                       pairs_text(trained.first_unfinished(), pairs - 1) + ") " +
                                       (trained.unfinished() == 1 ? "has" : "have") + " not come round once";
    return seen + some +
           ". Past the mark they go on to phases that the model has never seen: the formula still gives values from −1 "
           "to 1, but the model has not learnt what to do with them.";
}

}  // namespace pe::panels

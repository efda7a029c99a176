#include "panels/wave_text.h"

#include <algorithm>
#include <bit>

#include "core/format.h"

namespace pe::panels {
namespace {

constexpr int wavelength_digits = 4;
constexpr int fewest_bits = 4;

}  // namespace

std::string pairs_problem_text(const WavePairsReading& reading, int pair_count) {
    const std::string quoted = "“" + reading.at + "”";
    switch (reading.problem) {
        case WavePairsProblem::none:
            return {};
        case WavePairsProblem::unreadable:
            return quoted + " is not a pair: write numbers with commas between them.";
        case WavePairsProblem::beyond:
            return quoted + " is not there: pairs are 0 to " + std::to_string(pair_count - 1) + ".";
        case WavePairsProblem::too_many:
            return "At most " + std::to_string(most_wave_pairs) + " pairs fit.";
    }
    return {};
}

std::string hand_text(const ShownWave& wave, int decimals) {
    return "sin " + fixed(wave.hand.sine, decimals, Glyphs::typographic) + "  cos " +
           fixed(wave.hand.cosine, decimals, Glyphs::typographic);
}

std::string wave_text(const ShownWave& wave, int position, int decimals, const TrainedLength& trained) {
    std::string text = "Pair " + std::to_string(wave.pair_index) + ", wavelength " +
                       significant(wave.wavelength, wavelength_digits) + ": at position " + grouped(position) +
                       " sine " + fixed(wave.hand.sine, decimals, Glyphs::typographic) + ", cosine " +
                       fixed(wave.hand.cosine, decimals, Glyphs::typographic) + ".";
    if (trained.positions() == 0) return text;
    return text + (trained.is_finished(wave.pair_index) ? " Comes round within " : " Does not come round within ") +
           grouped(trained.positions()) + " positions.";
}

std::string bits_text(int position, int bits) {
    std::string text;
    for (int bit = 0; bit < bits; ++bit) {
        if (bit > 0) text += ' ';
        text += (position >> bit & 1) == 1 ? '1' : '0';
    }
    return text;
}

int bits_for(int last) {
    return std::max(fewest_bits, static_cast<int>(std::bit_width(static_cast<unsigned>(last))));
}

std::string counter_text(const Encoding& encoding) {
    std::string text =
        "Alike: every column changes more slowly than the one before it, and all of them together tell the positions "
        "apart. Not alike: a bit jumps between 0 and 1, a wave goes smoothly from −1 to 1; and each bit is 2 times as "
        "slow as the last";
    if (pair_count(encoding) < 2) return text + ".";
    const Derivation second = derive(encoding, 0, first_column_of(encoding, 1));
    return text + ", each pair of waves " + significant(second.denominator, 4) + " times.";
}

}  // namespace pe::panels

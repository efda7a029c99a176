#include "state/wave_lab.h"

#include <algorithm>

namespace pe {
namespace {

/// A wave needs so many samples, or it would look like another, slower one.
constexpr double least_samples_a_wave = 4;

}  // namespace

std::vector<int> WaveLab::pairs() const {
    std::vector<int> pairs;
    for (const ShownWave& wave : waves_) pairs.push_back(wave.pair_index);
    return pairs;
}

void WaveLab::update(const Choices& choices, int samples) {
    const Encoding encoding = encoding_of(choices);
    const int count = pair_count(encoding);
    const std::vector<int> before = pairs();
    reading_ = read_wave_pairs(choices.wave_pairs, count);
    std::vector<int> wanted = reading_.pairs;
    if (reading_.problem != WavePairsProblem::none) {
        wanted = before;
        std::erase_if(wanted, [&](int pair) { return pair >= count; });
        if (wanted.empty()) wanted = read_wave_pairs({}, count).pairs;
    }
    const int span = choices.wave_span;
    const int first = std::min(choices.position / span * span, max_position - span);
    const bool same =
        known_ && encoding == encoding_ && wanted == before && first == first_ && span == span_ && samples == samples_;
    if (!same) {
        known_ = true;
        encoding_ = encoding;
        first_ = first;
        span_ = span;
        waves_.assign(wanted.size(), {});
        for (std::size_t i = 0; i < wanted.size(); ++i) waves_[i].pair_index = wanted[i];
        sample(samples);
    }
    for (ShownWave& wave : waves_) wave.hand = clock_hand(encoding_, wave.pair_index, choices.position);
}

void WaveLab::sample(int samples) {
    samples_ = samples;
    const double step = static_cast<double>(span_) / (samples - 1);
    for (ShownWave& wave : waves_) {
        wave.wavelength = wavelength(encoding_, wave.pair_index);
        if (wave.wavelength < least_samples_a_wave * step) continue;
        for (int i = 0; i < samples; ++i) {
            const double position = std::min(first_ + i * step, static_cast<double>(max_position));
            const ClockHand hand = clock_hand(encoding_, wave.pair_index, position);
            wave.sines.push_back(static_cast<float>(hand.sine));
            wave.cosines.push_back(static_cast<float>(hand.cosine));
        }
    }
}

}  // namespace pe

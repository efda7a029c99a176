#include "state/wave_pairs.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace pe {
namespace {

constexpr std::string_view separators = " ,;\t\r\n";
constexpr int spread_at_first = 4;

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool all = error == std::errc() && end == text.data() + text.size() && number >= 0;
    return all ? std::optional(number) : std::nullopt;
}

/// "4" or "4-7".
std::optional<std::pair<int, int>> range_in(std::string_view word) {
    const std::size_t dash = word.find('-');
    const auto first = whole_number(word.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : whole_number(word.substr(dash + 1));
    if (!first || !last || *last < *first) return std::nullopt;
    return std::pair(*first, *last);
}

}  // namespace

std::vector<int> spread_pairs(int pair_count, int count) {
    std::vector<int> pairs;
    const int shown = std::min(count, pair_count);
    for (int i = 0; i < shown; ++i) pairs.push_back(i * pair_count / shown);
    return pairs;
}

WavePairsReading read_wave_pairs(std::string_view text, int pair_count) {
    WavePairsReading reading;
    const auto stop = [&](WavePairsProblem problem, std::string_view word) {
        return WavePairsReading{{}, problem, std::string(word)};
    };
    std::size_t from = text.find_first_not_of(separators);
    while (from != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(separators, from), text.size());
        const std::string_view word = text.substr(from, end - from);
        const auto range = range_in(word);
        if (!range) return stop(WavePairsProblem::unreadable, word);
        if (range->second >= pair_count) return stop(WavePairsProblem::beyond, word);
        for (int pair = range->first; pair <= range->second; ++pair)
            if (std::ranges::find(reading.pairs, pair) == reading.pairs.end()) reading.pairs.push_back(pair);
        if (reading.pairs.size() > most_wave_pairs) return stop(WavePairsProblem::too_many, word);
        from = text.find_first_not_of(separators, end);
    }
    std::ranges::sort(reading.pairs);
    if (reading.pairs.empty()) reading.pairs = spread_pairs(pair_count, spread_at_first);
    return reading;
}

std::string write_wave_pairs(const std::vector<int>& pairs) {
    std::string text;
    for (const int pair : pairs) text += (text.empty() ? "" : ",") + std::to_string(pair);
    return text;
}

}  // namespace pe

#include "bindings/encoding_options.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/format.h"

namespace pe::bindings {
namespace {

using emscripten::val;

constexpr std::array<std::string_view, 4> layout_words = {"interleaved", "concatenated", "cosine-first",
                                                          "tensor2tensor"};
constexpr std::array<std::string_view, 4> odd_words = {"refuse", "zero-pad", "cut", "drop-last-cosine"};

/// A quarter of a gigabyte of floats: more than any table shows, and what browsers still give in one piece.
constexpr double most_block_values = 1 << 26;

[[noreturn]] void refuse(const std::string& message) {
    val::global("RangeError").new_(message).throw_();
}

struct OptionsReading {
    Encoding encoding;
    std::optional<std::string> problem;
};

/// The index of the option's word; 0 where the option is not given.
int word_index(const val& options, const char* name, const std::array<std::string_view, 4>& words,
               std::optional<std::string>& problem) {
    const val given = options[name];
    if (given.isUndefined()) return 0;
    const auto word = given.isString() ? given.as<std::string>() : std::string();
    const auto found = std::ranges::find(words, word);
    if (found != words.end()) return static_cast<int>(found - words.begin());
    problem = std::string(name) + " can be";
    for (const auto choice : words) *problem += " " + std::string(choice);
    return 0;
}

double number_option(const val& options, const char* name, double otherwise, std::optional<std::string>& problem) {
    const val given = options[name];
    if (given.isUndefined()) return otherwise;
    if (given.isNumber()) return given.as<double>();
    problem = std::string(name) + " must be a number";
    return otherwise;
}

OptionsReading read(const EncodingOptions& options) {
    OptionsReading reading;
    if (options.isUndefined() || options.isNull()) return reading;
    Encoding& encoding = reading.encoding;
    const double width = number_option(options, "width", encoding.width, reading.problem);
    encoding.base = number_option(options, "base", encoding.base, reading.problem);
    encoding.layout = static_cast<Layout>(word_index(options, "layout", layout_words, reading.problem));
    encoding.odd_width = static_cast<OddWidth>(word_index(options, "oddWidth", odd_words, reading.problem));
    const bool whole = width >= 1 && width <= max_width && std::floor(width) == width;
    if (!reading.problem && !whole)
        reading.problem = "width must be a whole number from 1 to " + std::to_string(max_width);
    if (reading.problem) return reading;
    encoding.width = static_cast<int>(width);
    reading.problem = problem(encoding);
    return reading;
}

/// A whole number within limits, or an error that names it.
int whole(double value, const char* name, double minimum, double maximum) {
    if (!(value >= minimum && value <= maximum) || std::floor(value) != value)
        refuse(std::string(name) + " must be a whole number from " + shortest(minimum) + " to " + shortest(maximum));
    return static_cast<int>(value);
}

}  // namespace

std::optional<std::string> problem_in(const EncodingOptions& options) {
    return read(options).problem;
}

Encoding encoding_from(const EncodingOptions& options) {
    const OptionsReading reading = read(options);
    if (reading.problem) refuse(*reading.problem);
    return reading.encoding;
}

Encoding whole_pairs_from(const EncodingOptions& options) {
    const Encoding encoding = encoding_from(options);
    if (encoding.width % 2 != 0) refuse("a rotation needs an even width, where every pair is whole");
    return encoding;
}

int position_from(double position) {
    return whole(position, "position", 0, max_position);
}

int rows_from(int first, double rows, int width) {
    const double exist = static_cast<double>(max_position) - first + 1;
    return whole(rows, "rows", 0, std::min(exist, std::floor(most_block_values / width)));
}

int column_from(double column, const Encoding& encoding) {
    return whole(column, "column", 0, encoding.width - 1);
}

int pair_from(double pair, const Encoding& encoding) {
    return whole(pair, "pair", 0, pair_count(encoding) - 1);
}

int shift_from(double shift) {
    return whole(shift, "shift", -max_position, max_position);
}

int decimals_from(double decimals) {
    return whole(decimals, "decimals", 0, max_decimals);
}

std::string_view wave_word(Wave wave) {
    switch (wave) {
        case Wave::sine:
            return "sine";
        case Wave::cosine:
            return "cosine";
        case Wave::zero:
            return "zero";
    }
    return {};
}

}  // namespace pe::bindings

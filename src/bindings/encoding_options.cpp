#include "bindings/encoding_options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/format.h"
#include "core/relative_bias.h"
#include "core/short_float.h"

namespace pe::bindings {
namespace {

using emscripten::val;

constexpr std::array<std::string_view, 4> odd_words = {"refuse", "zero-pad", "cut", "drop-last-cosine"};

/// A quarter of a gigabyte of floats: more than any table shows, and what browsers still give in one piece.
constexpr double most_block_values = 1 << 26;

void keep_first(Problem& problem, std::string words) {
    if (!problem) problem = std::move(words);
}

/// The index of the option's word; 0 where the option is not given.
int word_index(const val& options, const char* name, const std::array<std::string_view, 4>& words, Problem& problem) {
    const val given = options[name];
    if (given.isUndefined()) return 0;
    const auto word = given.isString() ? given.as<std::string>() : std::string();
    const auto found = std::ranges::find(words, word);
    if (found != words.end()) return static_cast<int>(found - words.begin());
    std::string choices = std::string(name) + " can be";
    for (const auto choice : words) choices += " " + std::string(choice);
    keep_first(problem, std::move(choices));
    return 0;
}

double number_option(const val& options, const char* name, double otherwise, Problem& problem) {
    const val given = options[name];
    if (given.isUndefined()) return otherwise;
    if (given.isNumber()) return given.as<double>();
    keep_first(problem, std::string(name) + " must be a number");
    return otherwise;
}

bool is_whole_within(double value, double minimum, double maximum) {
    return value >= minimum && value <= maximum && std::floor(value) == value;
}

std::string whole_number_words(std::string_view name, double minimum, double maximum) {
    return std::string(name) + " must be a whole number from " + shortest(minimum) + " to " + shortest(maximum);
}

/// The minimum where there is a problem.
int whole(const NumberValue& given, std::string_view name, double minimum, double maximum, Problem& problem) {
    const double value = given.isNumber() ? given.as<double>() : std::nan("");
    if (is_whole_within(value, minimum, maximum)) return static_cast<int>(value);
    keep_first(problem, whole_number_words(name, minimum, maximum));
    return static_cast<int>(minimum);
}

}  // namespace

val refusal(const Problem& problem) {
    return val::global("RangeError").new_(problem.value_or(""));
}

Encoding encoding_from(const EncodingOptions& options, Problem& problem) {
    if (options.isUndefined()) return {};
    if (options.isNull() || options.typeOf().as<std::string>() != "object") {
        keep_first(problem, "options must be an object");
        return {};
    }
    Encoding encoding;
    const double width = number_option(options, "width", encoding.width, problem);
    encoding.base = number_option(options, "base", encoding.base, problem);
    encoding.layout = static_cast<Layout>(word_index(options, "layout", layout_words, problem));
    encoding.odd_width = static_cast<OddWidth>(word_index(options, "oddWidth", odd_words, problem));
    if (!is_whole_within(width, 1, max_width)) keep_first(problem, whole_number_words("width", 1, max_width));
    if (problem) return {};
    encoding.width = static_cast<int>(width);
    problem = pe::problem(encoding);
    return problem ? Encoding() : encoding;
}

Encoding whole_pairs_from(const EncodingOptions& options, Problem& problem) {
    const Encoding encoding = encoding_from(options, problem);
    if (encoding.width % 2 == 0) return encoding;
    keep_first(problem, "a rotation needs an even width, where every pair is whole");
    return {};
}

int position_from(const NumberValue& position, Problem& problem) {
    return whole(position, "position", 0, max_position, problem);
}

int rows_from(int first, const NumberValue& rows, int width, Problem& problem) {
    const double exist = static_cast<double>(max_position) - first + 1;
    return whole(rows, "rows", 0, std::min(exist, std::floor(most_block_values / width)), problem);
}

int column_from(const NumberValue& column, const Encoding& encoding, Problem& problem) {
    return whole(column, "column", 0, encoding.width - 1, problem);
}

int pair_from(const NumberValue& pair, const Encoding& encoding, Problem& problem) {
    return whole(pair, "pair", 0, pair_count(encoding) - 1, problem);
}

int shift_from(const NumberValue& shift, Problem& problem) {
    return whole(shift, "shift", -max_position, max_position, problem);
}

int decimals_from(const NumberValue& decimals, Problem& problem) {
    return whole(decimals, "decimals", 0, max_decimals, problem);
}

int heads_from(const NumberValue& heads, Problem& problem) {
    return whole(heads, "heads", 1, max_heads, problem);
}

int head_from(const NumberValue& head, int heads, Problem& problem) {
    return whole(head, "head", 1, heads, problem);
}

int distance_from(const NumberValue& distance, Problem& problem) {
    return whole(distance, "distance", 0, max_position, problem);
}

int bits_from(const NumberValue& bits, Problem& problem) {
    return whole(bits, "bits", 1, max_significant_bits, problem);
}

double finite_from(const NumberValue& value, Problem& problem) {
    const double number = value.isNumber() ? value.as<double>() : std::nan("");
    if (std::isfinite(number)) return number;
    keep_first(problem, "value must be a finite number");
    return 0;
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

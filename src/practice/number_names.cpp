#include "practice/number_names.h"

#include <algorithm>
#include <iterator>
#include <numbers>

#include "core/characters.h"

namespace pe {
namespace {

struct Entry {
    std::string_view word;
    Name name;
};

constexpr Name constant(double value) {
    return {NameKind::constant, value, {}};
}

constexpr Name number_word(double value) {
    return {NameKind::number_word, value, {}};
}

constexpr Name function(Function which) {
    return {NameKind::function, 0, which};
}

constexpr Name no_number{NameKind::no_number, 0, {}};
constexpr Name identity{NameKind::identity, 0, {}};

constexpr Entry entries[] = {
    {"pi", constant(std::numbers::pi)},
    {"tau", constant(2 * std::numbers::pi)},
    {"e", constant(std::numbers::e)},
    {"sin", function(Function::sine)},
    {"cos", function(Function::cosine)},
    {"tan", function(Function::tangent)},
    {"sqrt", function(Function::root)},
    {"ln", function(Function::natural_logarithm)},
    {"log", function(Function::logarithm)},
    {"exp", function(Function::exponential)},
    {"sine", function(Function::sine)},
    {"sen", function(Function::sine)},
    {"cosine", function(Function::cosine)},
    {"root", function(Function::root)},
    {"frac", {NameKind::fraction, 0, {}}},
    {"float", identity},
    {"double", identity},
    {"zero", number_word(0)},
    {"one", number_word(1)},
    {"two", number_word(2)},
    {"three", number_word(3)},
    {"four", number_word(4)},
    {"five", number_word(5)},
    {"six", number_word(6)},
    {"seven", number_word(7)},
    {"eight", number_word(8)},
    {"nine", number_word(9)},
    {"ten", number_word(10)},
    {"hundred", constant(100)},
    {"thousand", constant(1000)},
    {"half", constant(1.0 / 2)},
    {"quarter", constant(1.0 / 4)},
    {"quarters", constant(1.0 / 4)},
    {"third", constant(1.0 / 3)},
    {"thirds", constant(1.0 / 3)},
    {"inf", no_number},
    {"infinity", no_number},
    {"nan", no_number},
};

}  // namespace

std::string letters_at(std::string_view text, std::size_t begin) {
    constexpr std::size_t longest = 15;
    std::string letters;
    for (std::size_t i = begin; i < text.size() && is_letter(text[i]) && letters.size() < longest; ++i) {
        letters += static_cast<char>(text[i] | 0x20);
    }
    return letters;
}

Name known_name(std::string_view name) {
    if (name.empty()) return {};
    for (const Entry& entry : entries) {
        if (entry.word == name) return entry.name;
    }
    return {};
}

bool is_module(std::string_view name) {
    constexpr std::string_view modules[] = {"cmath", "jnp", "math", "np", "numpy", "std", "tf", "torch"};
    return std::find(std::begin(modules), std::end(modules), name) != std::end(modules);
}

}  // namespace pe

#include "panels/derivation_steps.h"

#include <algorithm>

#include "core/format.h"

namespace pe::panels {
namespace {

constexpr int shown_digits = 10;

std::string number(double value) {
    return significant(value, shown_digits);
}

/// Whether the digits shown are all there are.
bool is_shown_whole(double value) {
    std::string digits = shortest(value);
    digits.resize(std::min(digits.find('e'), digits.size()));
    std::erase_if(digits, [](char c) { return c == '.' || c == '-'; });
    digits.erase(0, digits.find_first_not_of('0'));
    return digits.size() <= shown_digits;
}

std::string equals(double value) {
    return is_shown_whole(value) ? " = " : " ≈ ";
}

std::string spoken_equals(double value) {
    return is_shown_whole(value) ? " is " : " is about ";
}

std::string wave_name(Wave wave) {
    return wave == Wave::cosine ? "cosine" : "sine";
}

/// Why this column has a sine or a cosine, in the words of the layout.
std::string why(const Encoding& encoding, const Derivation& derivation) {
    const bool cosine = derivation.wave == Wave::cosine;
    switch (encoding.layout) {
        case Layout::interleaved:
            return cosine ? "odd column" : "even column";
        case Layout::concatenated:
        case Layout::tensor2tensor:
            return cosine ? "second half of the row" : "first half of the row";
        case Layout::concatenated_cosine_first:
            return cosine ? "first half of the row" : "second half of the row";
    }
    return {};
}

Step pair_step(const Encoding& encoding, const Derivation& derivation) {
    const std::string pair = std::to_string(derivation.pair_index);
    const std::string column = "column " + std::to_string(derivation.column);
    const std::string reason = why(encoding, derivation);
    const std::string wave = wave_name(derivation.wave);
    return {"Pair", column + " → pair i = " + pair + ", " + wave + " (" + reason + ")",
            column + " belongs to pair " + pair + " and is a " + wave + ": " + reason};
}

Step exponent_step(const Encoding& encoding, const Derivation& derivation) {
    const std::string pair = std::to_string(derivation.pair_index);
    const std::string result = number(derivation.exponent);
    const std::string equal = equals(derivation.exponent);
    const std::string is = spoken_equals(derivation.exponent);
    if (encoding.layout == Layout::tensor2tensor) {
        const std::string below = std::to_string(std::max(encoding.width / 2 - 1, 1));
        return {"Exponent", "i/(d/2 − 1) = " + pair + "/" + below + equal + result,
                "i over d half minus 1, that is " + pair + " over " + below + "," + is + result};
    }
    const std::string width = std::to_string(encoding.width);
    return {"Exponent", "2i/d = 2·" + pair + "/" + width + equal + result,
            "2 i over d, that is 2 times " + pair + " over " + width + "," + is + result};
}

Step denominator_step(const Encoding& encoding, const Derivation& derivation) {
    const std::string base = shortest(encoding.base);
    const std::string exponent = number(derivation.exponent);
    const std::string result = number(derivation.denominator);
    return {"Denominator", base + "^" + exponent + equals(derivation.denominator) + result,
            base + " to the power " + exponent + spoken_equals(derivation.denominator) + result};
}

Step angle_step(const Derivation& derivation) {
    const std::string position = std::to_string(derivation.position);
    const std::string denominator = number(derivation.denominator);
    const std::string result = number(derivation.angle_rad);
    return {"Angle",
            "t / denominator = " + position + " / " + denominator + equals(derivation.angle_rad) + result + " rad",
            position + " divided by " + denominator + spoken_equals(derivation.angle_rad) + result + " radians"};
}

Step value_step(const Derivation& derivation) {
    const std::string angle = number(derivation.angle_rad);
    const std::string result = fixed(derivation.value, max_decimals, Glyphs::typographic);
    const bool cosine = derivation.wave == Wave::cosine;
    // Only at angle 0 is the value an exact one.
    const bool exact = derivation.angle_rad == 0;
    return {"Value", (cosine ? "cos(" : "sin(") + angle + ")" + (exact ? " = " : " ≈ ") + result,
            wave_name(derivation.wave) + " of " + angle + (exact ? " is " : " is about ") + result};
}

Step rounded_step(const Derivation& derivation, int decimals) {
    const std::string result = fixed(derivation.value, decimals, Glyphs::typographic);
    const std::string places = std::to_string(decimals) + (decimals == 1 ? " decimal" : " decimals");
    return {"Rounded", result + " to " + places, "rounded to " + places + ": " + result};
}

}  // namespace

std::vector<Step> derivation_steps(const Encoding& encoding, const Derivation& derivation, int decimals) {
    return {pair_step(encoding, derivation),
            exponent_step(encoding, derivation),
            denominator_step(encoding, derivation),
            angle_step(derivation),
            value_step(derivation),
            rounded_step(derivation, decimals)};
}

}  // namespace pe::panels

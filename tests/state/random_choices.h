// Choices at random, all valid: for what must hold whatever the choices are.
#pragma once

#include <algorithm>
#include <cmath>
#include <random>
#include <string>

#include "state/choices.h"

namespace pe::testing {

inline double random_number(const Field& field, std::mt19937& random) {
    if (field.kind == FieldKind::real) {
        if (field.minimum <= 0) return std::uniform_real_distribution<double>(field.minimum, field.maximum)(random);
        std::uniform_real_distribution<double> exponent(std::log(field.minimum), std::log(field.maximum));
        return std::clamp(std::exp(exponent(random)), field.minimum, field.maximum);
    }
    std::uniform_int_distribution<int> whole(static_cast<int>(field.minimum), static_cast<int>(field.maximum));
    return whole(random);
}

/// Bytes of every kind, signs that mean something in links among them.
inline std::string random_text(std::mt19937& random) {
    static const std::string signs = "0123456789+-.,;[]() &=#%\n\\\"";
    std::string text;
    for (auto length = random() % 24; length > 0; --length)
        text += random() % 4 == 0 ? static_cast<char>(random()) : signs[random() % signs.size()];
    return text;
}

/// Each field is left at its default in one case of three.
inline Choices random_choices(std::mt19937& random) {
    Choices choices;
    for (const Field& field : fields()) {
        if (random() % 3 == 0) continue;
        if (field.kind == FieldKind::text)
            choices.*field.text = random_text(random);
        else
            field.set_number(choices, random_number(field, random));
    }
    settle(choices);
    return choices;
}

}  // namespace pe::testing

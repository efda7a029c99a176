// The names that may stand in an expression: functions, constants, number words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pe {

enum class NameKind {
    unknown,
    constant,     ///< pi, e, half, hundred: multiplies what stands before it
    number_word,  ///< zero to ten: never a factor without a times sign
    function,
    identity,   ///< float64(...), as NumPy prints
    fraction,   ///< frac{..}{..}
    no_number,  ///< infinity, nan
};

enum class Function { sine, cosine, tangent, root, natural_logarithm, logarithm, exponential };

struct Name {
    NameKind kind = NameKind::unknown;
    double value = 0;                    ///< of a constant or number word
    Function function = Function::sine;  ///< of a function
};

/// The letters that start at `begin`, in lower case; at most 15 of them.
std::string letters_at(std::string_view text, std::size_t begin);

/// A name in lower case.
Name known_name(std::string_view name);

/// np, math, torch, ...: what may stand with a point before a name.
bool is_module(std::string_view name);

}  // namespace pe

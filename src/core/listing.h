// Ready programs that compute and print rows of one encoding, in five languages.
#pragma once

#include <string>

#include "core/encoding.h"

namespace pe {

enum class Language { python, numpy, pytorch, javascript, cpp };

inline constexpr Language all_languages[] = {Language::python, Language::numpy, Language::pytorch, Language::javascript,
                                             Language::cpp};

/// A complete program that prints `rows` rows from `first_position` on, rounded to `decimals` (0..15), one row a line:
///   Python, NumPy, PyTorch:  [0.84, 0.54, 0.01, 1.0]   a Python list, trailing zeros left out
///   JavaScript:              [0.84,0.54,0.01,1]        JSON
///   C++:                     [0.84, 0.54, 0.01, 1.00]  every decimal written
/// The programs work in plain double precision, as a reader would: at large positions their angles, and so their last
/// digits, are off by about position * 1e-16, which the core is not.
std::string listing(const Encoding& encoding, int first_position, int rows, int decimals, Language language);

/// What `listing` of the same prints, from the core's own numbers: where the program's last digits are off, they
/// differ.
std::string listing_output(const Encoding& encoding, int first_position, int rows, int decimals, Language language);

/// For people: "Python", "NumPy", "PyTorch", "JavaScript", "C++".
std::string language_name(Language language);

/// For example "positional_encoding.py"; the JavaScript one is a module, "positional_encoding.mjs".
std::string file_name(Language language);

}  // namespace pe

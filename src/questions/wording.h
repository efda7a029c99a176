// Pieces of the sentences and formulas that questions and their help are made of.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/encoding.h"

namespace pe {

/// `text` with each '%' replaced by the next of `values`; there are as many of them.
std::string fill(std::string_view text, std::initializer_list<std::string_view> values);

// Numbers in formulas; they stand between dollar signs.

/// To six significant digits, zeros left out: 0.25, 31.6228, 1.5 \cdot 10^{-7}.
std::string number(double value);
/// "= 0.25" where six digits are all there are, else "\approx 31.6228".
std::string result(double value);
/// As a term behind a sign: (-0.25), 0.25.
std::string term(double value);
std::string term(double value, int decimals);
/// As an answer with these decimals is written: 1.1 where that is all of it, else 0.84.
std::string rounded(double value, int decimals);
/// "= 1.1" or "\approx 0.84".
std::string rounded_result(double value, int decimals);
/// [0.84, 0.54, 0.01, 1.00]
std::string row_text(std::span<const double> values, int decimals);
/// [1, 0.5, -0.3]: each with the digits it has, six at most.
std::string short_row(std::span<const double> values);
/// PE(3, 4)
std::string entry_text(int position, int column);
/// PE(3)
std::string position_text(int position);

// Words.

/// "interleaved (sine, cosine, sine, cosine and so on)"
std::string_view layout_text(Layout layout);
/// "Width d = 8, base 10000, layout interleaved (...)."
std::string given(const Encoding& encoding);
/// "two", "twelve", "13"
std::string in_words(int count);

}  // namespace pe

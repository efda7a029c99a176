// Arguments from JavaScript, checked: what is out of range throws an Error there that says what and which range.
#pragma once

#include <emscripten/val.h>

#include <optional>
#include <string>
#include <string_view>

#include "core/encoding.h"

namespace pe::bindings {

EMSCRIPTEN_DECLARE_VAL_TYPE(EncodingOptions)
EMSCRIPTEN_DECLARE_VAL_TYPE(RowValues)
EMSCRIPTEN_DECLARE_VAL_TYPE(BlockValues)
EMSCRIPTEN_DECLARE_VAL_TYPE(DerivationObject)
EMSCRIPTEN_DECLARE_VAL_TYPE(RotationObjects)

/// What is wrong with the options, or nothing.
std::optional<std::string> problem_in(const EncodingOptions& options);

Encoding encoding_from(const EncodingOptions& options);
/// An encoding that has no column without a partner.
Encoding whole_pairs_from(const EncodingOptions& options);
int position_from(double position);
/// Rows from `first` on that exist, and not too many for one array.
int rows_from(int first, double rows, int width);
int column_from(double column, const Encoding& encoding);
int pair_from(double pair, const Encoding& encoding);
int shift_from(double shift);
int decimals_from(double decimals);

std::string_view wave_word(Wave wave);

}  // namespace pe::bindings

// Arguments from JavaScript, checked. What cannot be taken becomes a RangeError there that says what and which range.
//
// An exception of JavaScript that passes through WebAssembly leaves the module's stack as it stood, so nothing is
// thrown here: a call answers with the RangeError, and encoding_errors.js throws it.
#pragma once

#include <emscripten/val.h>

#include <optional>
#include <string>
#include <string_view>

#include "core/encoding.h"

namespace pe::bindings {

EMSCRIPTEN_DECLARE_VAL_TYPE(EncodingOptions)
EMSCRIPTEN_DECLARE_VAL_TYPE(NumberValue)
EMSCRIPTEN_DECLARE_VAL_TYPE(TextValue)
EMSCRIPTEN_DECLARE_VAL_TYPE(RowValues)
EMSCRIPTEN_DECLARE_VAL_TYPE(BlockValues)
EMSCRIPTEN_DECLARE_VAL_TYPE(DerivationObject)
EMSCRIPTEN_DECLARE_VAL_TYPE(RotationObjects)

/// Why the arguments of a call cannot be taken; nothing while they can. The functions below keep what it already says.
using Problem = std::optional<std::string>;

/// The RangeError that a call with this problem answers with.
emscripten::val refusal(const Problem& problem);

/// A valid encoding always; where there is a problem, any.
Encoding encoding_from(const EncodingOptions& options, Problem& problem);
/// An encoding that has no column without a partner.
Encoding whole_pairs_from(const EncodingOptions& options, Problem& problem);
int position_from(const NumberValue& position, Problem& problem);
/// Rows from `first` on that exist, and not too many for one array.
int rows_from(int first, const NumberValue& rows, int width, Problem& problem);
int column_from(const NumberValue& column, const Encoding& encoding, Problem& problem);
int pair_from(const NumberValue& pair, const Encoding& encoding, Problem& problem);
int shift_from(const NumberValue& shift, Problem& problem);
int decimals_from(const NumberValue& decimals, Problem& problem);
int heads_from(const NumberValue& heads, Problem& problem);
/// One of `heads` heads.
int head_from(const NumberValue& head, int heads, Problem& problem);
/// A distance that two positions can have.
int distance_from(const NumberValue& distance, Problem& problem);
int bits_from(const NumberValue& bits, Problem& problem);
double finite_from(const NumberValue& value, Problem& problem);

std::string_view wave_word(Wave wave);

}  // namespace pe::bindings

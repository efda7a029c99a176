// What the numbers-only module has beyond encodings: a list of functions, no decisions. No part of the workbench, whose
// page loads no code without need.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "bindings/encoding_options.h"
#include "core/relative_bias.h"
#include "core/short_float.h"

using namespace emscripten;
using namespace pe;
using namespace pe::bindings;

namespace {

NumberValue slope_of(const NumberValue& head, const NumberValue& heads) {
    Problem problem;
    const int all_heads = heads_from(heads, problem);
    const int one_head = head_from(head, all_heads, problem);
    return NumberValue(problem ? refusal(problem) : val(alibi_slope(one_head, all_heads)));
}

NumberValue bucket_of(const NumberValue& distance) {
    Problem problem;
    const int positions = distance_from(distance, problem);
    return NumberValue(problem ? refusal(problem) : val(t5_bucket(positions)));
}

NumberValue rounded_value(const NumberValue& value, const NumberValue& bits) {
    Problem problem;
    const double number = finite_from(value, problem);
    const int significant_bits = bits_from(bits, problem);
    return NumberValue(problem ? refusal(problem) : val(rounded_to_bits(number, significant_bits)));
}

NumberValue short_angle_of(const EncodingOptions& options, const NumberValue& position, const NumberValue& pair,
                           const NumberValue& bits) {
    Problem problem;
    const Encoding encoding = encoding_from(options, problem);
    const int t = position_from(position, problem);
    const int pair_index = pair_from(pair, encoding, problem);
    const int significant_bits = bits_from(bits, problem);
    return NumberValue(problem ? refusal(problem) : val(short_angle(encoding, t, pair_index, significant_bits)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(numbers_only) {
    function("alibiSlope", &slope_of);
    function("t5Bucket", &bucket_of);
    function("roundedToBits", &rounded_value);
    function("shortAngle", &short_angle_of);
}

// The core's numbers for JavaScript, in a page or under Node: a list of functions, no decisions.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "bindings/encoding_options.h"
#include "core/encoding.h"
#include "core/format.h"

using namespace emscripten;
using namespace pe;
using namespace pe::bindings;

namespace {

RowValues encoding_row_values(const EncodingOptions& options, const NumberValue& position) {
    Problem problem;
    const Encoding encoding = encoding_from(options, problem);
    const int t = position_from(position, problem);
    if (problem) return RowValues(refusal(problem));
    std::vector<double> row(static_cast<std::size_t>(encoding.width));
    encoding_row(encoding, t, row);
    // Copied out: a view of the module's memory would change under the caller's hands.
    return RowValues(val(typed_memory_view(row.size(), row.data())).call<val>("slice"));
}

BlockValues encoding_block_values(const EncodingOptions& options, const NumberValue& first_position,
                                  const NumberValue& rows) {
    // Rows at a time: the module's own memory is fixed and small, the page's is not.
    constexpr int chunk_values = 1 << 18;
    Problem problem;
    const Encoding encoding = encoding_from(options, problem);
    const int first = position_from(first_position, problem);
    const int count = rows_from(first, rows, encoding.width, problem);
    if (problem) return BlockValues(refusal(problem));
    const int chunk_rows = std::min(count, chunk_values / encoding.width);
    const auto width = static_cast<std::size_t>(encoding.width);
    val block = val::global("Float32Array").new_(static_cast<double>(count) * encoding.width);
    std::vector<float> chunk(static_cast<std::size_t>(chunk_rows) * width);
    for (int done = 0; done < count; done += chunk_rows) {
        const int now = std::min(chunk_rows, count - done);
        const std::size_t values = static_cast<std::size_t>(now) * width;
        encoding_block(encoding, first + done, now, std::span(chunk).first(values));
        block.call<void>("set", val(typed_memory_view(values, chunk.data())),
                         static_cast<double>(done) * encoding.width);
    }
    return BlockValues(block);
}

DerivationObject derivation(const EncodingOptions& options, const NumberValue& position, const NumberValue& column) {
    Problem problem;
    const Encoding encoding = encoding_from(options, problem);
    const int t = position_from(position, problem);
    const int asked_column = column_from(column, encoding, problem);
    if (problem) return DerivationObject(refusal(problem));
    const Derivation derived = derive(encoding, t, asked_column);
    val object = val::object();
    object.set("position", derived.position);
    object.set("column", derived.column);
    object.set("pairIndex", derived.pair_index);
    object.set("wave", std::string(wave_word(derived.wave)));
    object.set("exponent", derived.exponent);
    object.set("denominator", derived.denominator);
    object.set("angle", derived.angle_rad);
    object.set("value", derived.value);
    return DerivationObject(object);
}

NumberValue wavelength_of(const EncodingOptions& options, const NumberValue& pair) {
    Problem problem;
    const Encoding encoding = encoding_from(options, problem);
    const int pair_index = pair_from(pair, encoding, problem);
    return NumberValue(problem ? refusal(problem) : val(wavelength(encoding, pair_index)));
}

NumberValue norm_at(const EncodingOptions& options, const NumberValue& position) {
    Problem problem;
    const Encoding encoding = encoding_from(options, problem);
    const int t = position_from(position, problem);
    return NumberValue(problem ? refusal(problem) : val(norm(encoding, t)));
}

using OfTwoPositions = double (*)(const Encoding&, int, int);

template <OfTwoPositions compute>
NumberValue of_two_positions(const EncodingOptions& options, const NumberValue& a, const NumberValue& b) {
    Problem problem;
    const Encoding encoding = encoding_from(options, problem);
    const int first = position_from(a, problem);
    const int second = position_from(b, problem);
    return NumberValue(problem ? refusal(problem) : val(compute(encoding, first, second)));
}

RotationObjects shift_rotation_of(const EncodingOptions& options, const NumberValue& shift) {
    Problem problem;
    const Encoding encoding = whole_pairs_from(options, problem);
    const int positions = shift_from(shift, problem);
    if (problem) return RotationObjects(refusal(problem));
    std::vector<PairRotation> turns(static_cast<std::size_t>(pair_count(encoding)));
    shift_rotation(encoding, positions, turns);
    val list = val::array();
    for (const PairRotation& turn : turns) {
        val object = val::object();
        object.set("cosine", turn.cosine);
        object.set("sine", turn.sine);
        list.call<void>("push", object);
    }
    return RotationObjects(list);
}

std::string problem_of(const EncodingOptions& options) {
    Problem problem;
    encoding_from(options, problem);
    return problem.value_or("");
}

TextValue fixed_text(const NumberValue& value, const NumberValue& decimals) {
    Problem problem;
    const double number = finite_from(value, problem);
    const int places = decimals_from(decimals, problem);
    return TextValue(problem ? refusal(problem) : val(fixed(number, places)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(encoding) {
    register_type<EncodingOptions>(
        "{ width?: number; base?: number; "
        "layout?: 'interleaved' | 'concatenated' | 'cosine-first' | 'tensor2tensor'; "
        "oddWidth?: 'refuse' | 'zero-pad' | 'cut' | 'drop-last-cosine' }");
    register_type<NumberValue>("number");
    register_type<TextValue>("string");
    register_type<RowValues>("Float64Array");
    register_type<BlockValues>("Float32Array");
    register_type<DerivationObject>(
        "{ position: number; column: number; pairIndex: number; wave: 'sine' | 'cosine' | 'zero'; exponent: number; "
        "denominator: number; angle: number; value: number }");
    register_type<RotationObjects>("{ cosine: number; sine: number }[]");
    function("encodingRow", &encoding_row_values);
    function("encodingBlock", &encoding_block_values);
    function("derive", &derivation);
    function("wavelength", &wavelength_of);
    function("norm", &norm_at);
    function("dotProduct", &of_two_positions<dot_product>);
    function("distance", &of_two_positions<distance>);
    function("shiftRotation", &shift_rotation_of);
    function("problem", &problem_of);
    function("fixed", &fixed_text);
}

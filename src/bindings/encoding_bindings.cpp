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

RowValues encoding_row_values(const EncodingOptions& options, double position) {
    const Encoding encoding = encoding_from(options);
    std::vector<double> row(static_cast<std::size_t>(encoding.width));
    encoding_row(encoding, position_from(position), row);
    // Copied out: a view of the module's memory would change under the caller's hands.
    return RowValues(val(typed_memory_view(row.size(), row.data())).call<val>("slice"));
}

BlockValues encoding_block_values(const EncodingOptions& options, double first_position, double rows) {
    // Rows at a time: the module's own memory is fixed and small, the page's is not.
    constexpr int chunk_values = 1 << 18;
    const Encoding encoding = encoding_from(options);
    const int first = position_from(first_position);
    const int count = rows_from(first, rows, encoding.width);
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

DerivationObject derivation(const EncodingOptions& options, double position, double column) {
    const Encoding encoding = encoding_from(options);
    const Derivation derived = derive(encoding, position_from(position), column_from(column, encoding));
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

double wavelength_of(const EncodingOptions& options, double pair) {
    const Encoding encoding = encoding_from(options);
    return wavelength(encoding, pair_from(pair, encoding));
}

double norm_at(const EncodingOptions& options, double position) {
    return norm(encoding_from(options), position_from(position));
}

double dot_product_of(const EncodingOptions& options, double a, double b) {
    return dot_product(encoding_from(options), position_from(a), position_from(b));
}

double distance_of(const EncodingOptions& options, double a, double b) {
    return distance(encoding_from(options), position_from(a), position_from(b));
}

RotationObjects shift_rotation_of(const EncodingOptions& options, double shift) {
    const Encoding encoding = whole_pairs_from(options);
    std::vector<PairRotation> turns(static_cast<std::size_t>(pair_count(encoding)));
    shift_rotation(encoding, shift_from(shift), turns);
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
    return problem_in(options).value_or("");
}

std::string fixed_text(double value, double decimals) {
    return fixed(value, decimals_from(decimals));
}

}  // namespace

EMSCRIPTEN_BINDINGS(encoding) {
    register_type<EncodingOptions>(
        "{ width?: number; base?: number; "
        "layout?: 'interleaved' | 'concatenated' | 'cosine-first' | 'tensor2tensor'; "
        "oddWidth?: 'refuse' | 'zero-pad' | 'cut' | 'drop-last-cosine' }");
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
    function("dotProduct", &dot_product_of);
    function("distance", &distance_of);
    function("shiftRotation", &shift_rotation_of);
    function("problem", &problem_of);
    function("fixed", &fixed_text);
}

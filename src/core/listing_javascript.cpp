#include "core/format.h"
#include "core/listing_plan.h"

namespace pe {
namespace {

constexpr std::string_view program = R"(@description@
const width = @width@;
const pairs = @pairs@;
const base = @base@;

function encodingRow(position) {
  const angles = Array.from({ length: pairs }, (_, i) => position / base ** (@exponent@));
@row@}

for (let position = @begin@; position < @end@; position++) {
  const rounded = encodingRow(position).map((value) => Number(value.toFixed(@decimals@)));
  console.log(JSON.stringify(rounded));
}
)";

constexpr std::string_view alternating = R"(  return angles.flatMap((angle) => [Math.sin(angle), Math.cos(angle)])@end@;
)";

constexpr std::string_view one_after_the_other = R"(  const sines = angles.map((angle) => Math.sin(angle));
  const cosines = angles.map((angle) => Math.cos(angle));
  return [@row@];
)";

std::string row(const Encoding& encoding) {
    const RowEnd end = row_end(encoding);
    const bool padded = end == RowEnd::zero_behind;
    if (encoding.layout == Layout::interleaved) {
        const bool shorter = end == RowEnd::without_last_cosine;
        return filled(alternating, {{"end", padded ? ".concat(0)" : shorter ? ".slice(0, -1)" : ""}});
    }
    const std::string sines = end == RowEnd::without_last_sine ? "...sines.slice(0, -1)" : "...sines";
    const std::string cosines = end == RowEnd::without_last_cosine ? "...cosines.slice(0, -1)" : "...cosines";
    const bool cosine_first = encoding.layout == Layout::concatenated_cosine_first;
    const std::string waves = cosine_first ? cosines + ", " + sines : sines + ", " + cosines;
    return filled(one_after_the_other, {{"row", waves + (padded ? ", 0" : "")}});
}

}  // namespace

std::string javascript_listing(const ListingPlan& plan) {
    return filled(program, {
                               {"description", described(plan, "// ")},
                               {"width", std::to_string(plan.encoding.width)},
                               {"pairs", pairs_formula(plan.encoding, "width", "/")},
                               {"base", shortest(plan.encoding.base)},
                               {"exponent", exponent_formula(plan.encoding, "width", "pairs")},
                               {"row", row(plan.encoding)},
                               {"begin", std::to_string(plan.first_position)},
                               {"end", std::to_string(plan.first_position + plan.rows)},
                               {"decimals", std::to_string(plan.decimals)},
                           });
}

}  // namespace pe

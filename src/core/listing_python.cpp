#include "core/listing_plan.h"

namespace pe {
namespace {

constexpr std::string_view program = R"(@description@
import math

WIDTH = @width@
PAIRS = @pairs@
BASE = @base@


def encoding_row(position: int) -> list[float]:
    """The WIDTH numbers that stand for one position."""
    angles = [position / BASE ** (@exponent@) for i in range(PAIRS)]
@row@

for position in range(@begin@, @end@):
    # Adding 0.0 turns -0.0 into 0.0.
    print([round(value, @decimals@) + 0.0 for value in encoding_row(position)])
)";

constexpr std::string_view alternating =
    R"(    return [wave(angle) for angle in angles for wave in (math.sin, math.cos)]@end@
)";

constexpr std::string_view one_after_the_other = R"(    sines = [math.sin(angle) for angle in angles]
    cosines = [math.cos(angle) for angle in angles]
    return @row@
)";

std::string row(const Encoding& encoding) {
    const RowEnd end = row_end(encoding);
    const std::string zero = end == RowEnd::zero_behind ? " + [0.0]" : "";
    if (encoding.layout == Layout::interleaved) {
        return filled(alternating, {{"end", end == RowEnd::without_last_cosine ? "[:-1]" : zero}});
    }
    const std::string sines = end == RowEnd::without_last_sine ? "sines[:-1]" : "sines";
    const std::string cosines = end == RowEnd::without_last_cosine ? "cosines[:-1]" : "cosines";
    const bool cosine_first = encoding.layout == Layout::concatenated_cosine_first;
    const std::string waves = cosine_first ? cosines + " + " + sines : sines + " + " + cosines;
    return filled(one_after_the_other, {{"row", waves + zero}});
}

}  // namespace

std::string python_listing(const ListingPlan& plan) {
    return filled(program, {
                               {"description", described(plan, "# ")},
                               {"width", std::to_string(plan.encoding.width)},
                               {"pairs", pairs_formula(plan.encoding, "WIDTH", "//")},
                               {"base", base_literal(plan.encoding)},
                               {"exponent", exponent_formula(plan.encoding, "WIDTH", "PAIRS")},
                               {"row", row(plan.encoding)},
                               {"begin", std::to_string(plan.first_position)},
                               {"end", std::to_string(plan.first_position + plan.rows)},
                               {"decimals", std::to_string(plan.decimals)},
                           });
}

}  // namespace pe

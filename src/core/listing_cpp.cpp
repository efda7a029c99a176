#include "core/listing_plan.h"

namespace pe {
namespace {

constexpr std::string_view program = R"(@description@
#include <cmath>
#include <cstdio>
#include <vector>

constexpr int width = @width@;
constexpr int pairs = @pairs@;
constexpr double base = @base@;

std::vector<double> encoding_row(int position) {
    std::vector<double> row(width);@zero@
    for (int i = 0; i < pairs; ++i) {
        const double angle = position / std::pow(base, @exponent@);
        @sine_guard@row[@sine_column@] = std::sin(angle);
        @cosine_guard@row[@cosine_column@] = std::cos(angle);
    }
    return row;
}

int main() {
    for (int position = @begin@; position < @end@; ++position) {
        const char* before = "[";
        for (const double value : encoding_row(position)) {
            const double rounded = @rounded@ + 0.0;  // adding 0.0 turns -0.0 into 0.0
            std::printf("%s%.@decimals@f", before, rounded);
            before = ", ";
        }
        std::puts("]");
    }
}
)";

struct Columns {
    std::string_view sine;
    std::string_view cosine;
};

Columns columns(const Encoding& encoding) {
    if (encoding.layout == Layout::interleaved) return {"2 * i", "2 * i + 1"};
    if (encoding.layout != Layout::concatenated_cosine_first) return {"i", "pairs + i"};
    return {row_end(encoding) == RowEnd::without_last_cosine ? "pairs - 1 + i" : "pairs + i", "i"};
}

std::string rounded(int decimals) {
    if (decimals == 0) return "std::round(value)";
    const std::string scale = "1e" + std::to_string(decimals);
    return "std::round(value * " + scale + ") / " + scale;
}

}  // namespace

std::string cpp_listing(const ListingPlan& plan) {
    const RowEnd end = row_end(plan.encoding);
    const Columns column = columns(plan.encoding);
    constexpr std::string_view unless_last = "if (i < pairs - 1) ";
    return filled(program, {
                               {"description", described(plan, "// ")},
                               {"width", std::to_string(plan.encoding.width)},
                               {"pairs", pairs_formula(plan.encoding, "width", "/")},
                               {"base", base_literal(plan.encoding)},
                               {"zero", end == RowEnd::zero_behind ? "  // zeros: the last one stays" : ""},
                               {"exponent", exponent_formula(plan.encoding, "width", "pairs", Division::whole_numbers)},
                               {"sine_guard", end == RowEnd::without_last_sine ? unless_last : ""},
                               {"sine_column", column.sine},
                               {"cosine_guard", end == RowEnd::without_last_cosine ? unless_last : ""},
                               {"cosine_column", column.cosine},
                               {"begin", std::to_string(plan.first_position)},
                               {"end", std::to_string(plan.first_position + plan.rows)},
                               {"rounded", rounded(plan.decimals)},
                               {"decimals", std::to_string(plan.decimals)},
                           });
}

}  // namespace pe

// NumPy and PyTorch: their array programs differ in a few names only.
#include "core/listing_plan.h"

namespace pe {
namespace {

constexpr std::string_view program = R"(@description@
import @import@

WIDTH = @width@
PAIRS = @pairs@
BASE = @base@


def encoding_table(positions: @array@) -> @array@:
    """One row of WIDTH numbers for each position."""
    i = @module@.arange(PAIRS@real@)
    angles = positions[:, None] / BASE ** (@exponent@)
    table = @new_table@
    table[:, @sine_columns@] = @module@.sin(@sine_angles@)
    table[:, @cosine_columns@] = @module@.cos(@cosine_angles@)
    return table


table = encoding_table(@module@.arange(@begin@, @end@))
for row in @module@.round(table, @decimals@) + 0.0:  # adding 0.0 turns -0.0 into 0.0
    print(row.tolist())
)";

struct Columns {
    std::string sines;
    std::string cosines;
};

Columns columns(const Encoding& encoding) {
    const RowEnd end = row_end(encoding);
    const bool padded = end == RowEnd::zero_behind;
    if (encoding.layout == Layout::interleaved) return padded ? Columns{"0:-1:2", "1:-1:2"} : Columns{"0::2", "1::2"};
    if (encoding.layout == Layout::concatenated_cosine_first) {
        const std::string cosines = end == RowEnd::without_last_cosine ? "PAIRS - 1" : "PAIRS";
        return {cosines + (padded ? ":-1" : ":"), ":" + cosines};
    }
    return {":PAIRS", padded ? "PAIRS:-1" : "PAIRS:"};
}

/// What one array library calls things.
struct Library {
    std::string_view import;
    std::string_view module;
    std::string_view array;
    std::string_view new_padded_table;
    std::string_view new_table;
    std::string_view real;
    std::string_view decimals_argument;
};

constexpr Library numpy{
    .import = "numpy as np",
    .module = "np",
    .array = "np.ndarray",
    .new_padded_table = "np.zeros((len(positions), WIDTH))",
    .new_table = "np.empty((len(positions), WIDTH))",
    .real = "",
    .decimals_argument = "",
};

constexpr Library pytorch{
    .import = "torch",
    .module = "torch",
    .array = "torch.Tensor",
    .new_padded_table = "torch.zeros(len(positions), WIDTH, dtype=torch.float64)",
    .new_table = "torch.empty(len(positions), WIDTH, dtype=torch.float64)",
    .real = ", dtype=torch.float64",
    .decimals_argument = "decimals=",
};

std::string array_listing(const ListingPlan& plan, const Library& library) {
    const RowEnd end = row_end(plan.encoding);
    const Columns column = columns(plan.encoding);
    const std::string decimals = std::string{library.decimals_argument} + std::to_string(plan.decimals);
    constexpr std::string_view all_but_last = "angles[:, :-1]";
    return filled(program, {
                               {"description", described(plan, "# ")},
                               {"import", library.import},
                               {"module", library.module},
                               {"array", library.array},
                               {"width", std::to_string(plan.encoding.width)},
                               {"pairs", pairs_formula(plan.encoding, "WIDTH", "//")},
                               {"base", base_literal(plan.encoding)},
                               {"real", library.real},
                               {"exponent", exponent_formula(plan.encoding, "WIDTH", "PAIRS")},
                               {"new_table", end == RowEnd::zero_behind ? library.new_padded_table : library.new_table},
                               {"sine_columns", column.sines},
                               {"sine_angles", end == RowEnd::without_last_sine ? all_but_last : "angles"},
                               {"cosine_columns", column.cosines},
                               {"cosine_angles", end == RowEnd::without_last_cosine ? all_but_last : "angles"},
                               {"begin", std::to_string(plan.first_position)},
                               {"end", std::to_string(plan.first_position + plan.rows)},
                               {"decimals", decimals},
                           });
}

}  // namespace

std::string numpy_listing(const ListingPlan& plan) {
    return array_listing(plan, numpy);
}

std::string pytorch_listing(const ListingPlan& plan) {
    return array_listing(plan, pytorch);
}

}  // namespace pe

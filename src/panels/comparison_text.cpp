#include "panels/comparison_text.h"

#include "core/format.h"

namespace pe::panels {
namespace {

constexpr std::size_t listed_columns = 12;

std::string places(int decimals) {
    return std::to_string(decimals) + (decimals == 1 ? " decimal" : " decimals");
}

/// "column 3" or "columns 0, 1, 2", cut after a dozen.
std::string column_list(const std::vector<int>& columns) {
    std::string text = columns.size() == 1 ? "column " : "columns ";
    for (std::size_t i = 0; i < columns.size() && i < listed_columns; ++i)
        text += (i > 0 ? ", " : "") + std::to_string(columns[i]);
    if (columns.size() > listed_columns) text += ", …";
    return text;
}

/// The columns of a row that are not among `columns`, which are in order.
std::vector<int> others(const std::vector<int>& columns, int width) {
    std::vector<int> rest;
    std::size_t next = 0;
    for (int column = 0; column < width; ++column) {
        if (next < columns.size() && columns[next] == column)
            ++next;
        else
            rest.push_back(column);
    }
    return rest;
}

/// Names the differing columns, or the others where those are fewer.
std::string which(const std::vector<int>& columns, int width) {
    const std::vector<int> rest = others(columns, width);
    if (rest.empty()) return {};
    return rest.size() < columns.size() ? " (all but " + column_list(rest) + ")" : " (" + column_list(columns) + ")";
}

std::string differing(const std::string& how, const std::vector<int>& columns, int width) {
    const auto count = static_cast<int>(columns.size());
    if (count == 0) return how + " no entry differs.";
    return how + " " + std::to_string(count) + " of " + std::to_string(width) +
           (count == 1 ? " entries differs" : " entries differ") + which(columns, width) + ".";
}

std::string needed(const Comparison& comparison) {
    if (!comparison.decimals_needed) return "Even 15 decimals do not tell these rows apart.";
    if (*comparison.decimals_needed == 0) return "Rounded to whole numbers the rows already differ.";
    return "It takes " + places(*comparison.decimals_needed) + " to tell the rows apart.";
}

}  // namespace

std::vector<std::string> comparison_text(const Choices& choices, const Derived& derived) {
    const std::string rows =
        "Positions " + std::to_string(choices.position) + " and " + std::to_string(choices.other_position);
    if (choices.position == choices.other_position) return {rows + " are the same row. Choose another position."};
    const Comparison& comparison = derived.comparison();
    return {differing(rows + ": in the exact values", comparison.differ_exactly, choices.width),
            differing("At " + places(choices.decimals), comparison.differ_shown, choices.width), needed(comparison),
            "Dot product " + significant(comparison.dot_product, 8) + ", distance " +
                significant(comparison.distance, 8) + "."};
}

}  // namespace pe::panels

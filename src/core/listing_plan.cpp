#include "core/listing_plan.h"

#include <cassert>

#include "core/format.h"

namespace pe {
namespace {

bool is_odd(const Encoding& encoding) {
    return encoding.width % 2 != 0;
}

bool is_padded(const Encoding& encoding) {
    return is_odd(encoding) && (encoding.layout == Layout::tensor2tensor || encoding.odd_width == OddWidth::zero_pad);
}

std::string layout_sentence(Layout layout) {
    switch (layout) {
        case Layout::interleaved:
            return "Layout: sine and cosine alternate, as in the paper.";
        case Layout::concatenated:
            return "Layout: all sines, then all cosines.";
        case Layout::concatenated_cosine_first:
            return "Layout: all cosines, then all sines.";
        case Layout::tensor2tensor:
            return "Layout: all sines, then all cosines, with the exponents of tensor2tensor.";
    }
    return "";
}

std::string odd_width_sentence(const Encoding& encoding) {
    if (is_padded(encoding)) return "Odd width: the last column is a zero.";
    if (encoding.odd_width == OddWidth::cut) return "Odd width: a row one wider, without its last column.";
    return "Odd width: the last pair has its sine only.";
}

}  // namespace

RowEnd row_end(const Encoding& encoding) {
    if (!is_odd(encoding)) return RowEnd::whole;
    if (is_padded(encoding)) return RowEnd::zero_behind;
    const bool ends_with_sine = encoding.layout == Layout::concatenated_cosine_first;
    const bool cut = encoding.odd_width == OddWidth::cut;
    return cut && ends_with_sine ? RowEnd::without_last_sine : RowEnd::without_last_cosine;
}

std::string pairs_formula(const Encoding& encoding, std::string_view width, std::string_view divide) {
    std::string formula{width};
    if (is_odd(encoding)) formula = "(" + formula + (is_padded(encoding) ? " - 1)" : " + 1)");
    return formula.append(" ").append(divide).append(" 2");
}

std::string exponent_formula(const Encoding& encoding, std::string_view width, std::string_view pairs,
                             Division division) {
    const bool no_division = encoding.layout == Layout::tensor2tensor ? encoding.width <= 3 : encoding.width == 1;
    if (no_division) return "i";  // at most one pair: i is 0, and so is the exponent
    const bool whole_numbers = division == Division::whole_numbers;
    if (encoding.layout == Layout::tensor2tensor) {
        return std::string{whole_numbers ? "1.0 * i / (" : "i / ("}.append(pairs).append(" - 1)");
    }
    std::string formula = whole_numbers ? "2.0 * i / " : "2 * i / ";
    if (!is_odd(encoding) || encoding.odd_width == OddWidth::drop_last_cosine) return formula.append(width);
    return formula.append("(").append(width).append(is_padded(encoding) ? " - 1)" : " + 1)");
}

std::string base_literal(const Encoding& encoding) {
    const std::string text = shortest(encoding.base);
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

std::vector<std::string> description(const ListingPlan& plan) {
    const std::string first = std::to_string(plan.first_position);
    const std::string last = std::to_string(plan.first_position + plan.rows - 1);
    const std::string positions = plan.rows == 1 ? "position " + first : "positions " + first + " to " + last;
    std::vector<std::string> lines;
    lines.push_back("Sinusoidal positional encoding of width " + std::to_string(plan.encoding.width) + ": " +
                    positions + ", one row a line.");
    lines.push_back(layout_sentence(plan.encoding.layout));
    if (is_odd(plan.encoding)) lines.push_back(odd_width_sentence(plan.encoding));
    return lines;
}

std::string described(const ListingPlan& plan, std::string_view prefix) {
    std::string text;
    for (const std::string& line : description(plan)) text.append(prefix).append(line).append("\n");
    return text;
}

std::string filled(std::string_view text, std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
    std::string result;
    while (true) {
        const std::size_t begin = text.find('@');
        result.append(text.substr(0, begin));
        if (begin == std::string_view::npos) return result;
        const std::size_t end = text.find('@', begin + 1);
        const std::string_view name = text.substr(begin + 1, end - begin - 1);
        [[maybe_unused]] bool known = false;
        for (const auto& [key, value] : values) {
            if (key != name) continue;
            result.append(value);
            known = true;
        }
        assert(known);
        text.remove_prefix(end + 1);
    }
}

}  // namespace pe

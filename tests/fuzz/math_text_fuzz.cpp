// Any text with formulas is read: nothing of plain text is lost, and the HTML is balanced.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/math_text.h"
#include "require.h"

namespace {

/// Whether every tag is closed in turn, and no other angle bracket or ampersand stands about.
bool is_balanced(std::string_view html) {
    std::vector<std::string_view> open;
    for (std::size_t i = 0; i < html.size(); ++i) {
        if (html[i] == '>') return false;
        if (html[i] != '<') continue;
        const std::size_t end = html.find('>', i);
        if (end == std::string_view::npos) return false;
        const std::string_view tag = html.substr(i + 1, end - i - 1);
        i = end;
        if (!tag.starts_with('/')) {
            open.push_back(tag.substr(0, tag.find(' ')));
        } else {
            if (open.empty() || open.back() != tag.substr(1)) return false;
            open.pop_back();
        }
    }
    return open.empty();
}

int depth_of(const pe::MathNode& node) {
    int deepest = 0;
    for (const pe::MathNode& part : node.parts) deepest = std::max(deepest, depth_of(part));
    return deepest + 1;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const std::string plain = pe::plain_math_text(text);
    require(plain == pe::plain_math_text(text), "the same text is written alike twice");
    if (text.find('$') == std::string_view::npos) require(plain == text, "a text without dollars is its plain text");
    require(is_balanced(pe::html_math_text(text)), "the HTML is balanced");
    require(std::count(plain.begin(), plain.end(), '\n') == std::count(text.begin(), text.end(), '\n'),
            "lines stay lines");

    const auto problem = pe::math_problem(text);
    if (problem) require(problem->offset <= size && !problem->message.empty(), "a problem has a place and a reason");
    const pe::FormulaReading reading = pe::read_formula(text);
    require(reading.offset <= size, "the trouble lies in the formula");
    require(reading.problem.empty() != reading.formula.parts.empty(), "a formula has parts or a problem");
    // A level of braces or brackets adds a node and its row, scripts one more.
    require(depth_of(reading.formula) <= 3 * (pe::max_math_depth + 2), "the tree is shallow");
    return 0;
}

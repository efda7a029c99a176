#include <algorithm>
#include <cassert>
#include <string_view>
#include <vector>

#include "core/format.h"
#include "core/listing.h"

namespace pe {
namespace {

/// How a language writes a rounded number.
struct NumberForm {
    std::string_view separator;
    bool every_decimal;           ///< 1.00, not 1
    std::string_view whole_end;   ///< what stands behind a number without decimals
    std::size_t most_zeros;       ///< more zeros behind the point than this ask for an exponent
    std::size_t exponent_digits;  ///< at least
};

NumberForm form_of(Language language) {
    switch (language) {
        case Language::javascript:
            return {",", false, "", 5, 1};
        case Language::cpp:
            return {", ", true, "", max_decimals, 1};
        default:
            return {", ", false, ".0", 3, 2};
    }
}

/// `digits` ("0.00314" has "00314") with a power of ten, as in 3.14e-03.
std::string with_exponent(std::string_view digits, std::size_t zeros, std::size_t exponent_digits) {
    std::string text{digits.substr(zeros, 1)};
    if (digits.size() > zeros + 1) text += '.';
    text += digits.substr(zeros + 1);
    const std::string exponent = std::to_string(zeros + 1);
    const std::size_t missing = exponent_digits - std::min(exponent_digits, exponent.size());
    return text + "e-" + std::string(missing, '0') + exponent;
}

std::string written(double value, int decimals, const NumberForm& form) {
    std::string text = fixed(value, decimals);
    if (form.every_decimal) return text;
    const std::size_t point = text.find('.');
    const std::string whole = text.substr(0, point);
    const std::size_t last = text.find_last_not_of('0');
    if (point == std::string::npos || last == point) return whole + std::string{form.whole_end};
    text.erase(last + 1);
    const std::string_view digits = std::string_view{text}.substr(point + 1);
    const std::size_t zeros = digits.find_first_not_of('0');
    if (whole.back() != '0' || zeros <= form.most_zeros) return text;
    return whole.substr(0, whole.size() - 1) + with_exponent(digits, zeros, form.exponent_digits);
}

}  // namespace

std::string listing_output(const Encoding& encoding, int first_position, int rows, int decimals, Language language) {
    assert(!problem(encoding) && rows >= 1 && decimals >= 0 && decimals <= max_decimals);
    const NumberForm form = form_of(language);
    std::vector<double> row(static_cast<std::size_t>(encoding.width));
    std::string text;
    for (int i = 0; i < rows; ++i) {
        encoding_row(encoding, first_position + i, std::span{row});
        std::string_view before = "[";
        for (const double value : row) {
            text += before;
            text += written(value, decimals, form);
            before = form.separator;
        }
        text += "]\n";
    }
    return text;
}

}  // namespace pe

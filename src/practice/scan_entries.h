// Takes a vector's text apart into entries under one meaning of the comma; read_vector.h weighs the meanings.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "practice/read_number.h"

namespace pe {

/// The entries under one meaning of the comma, or what speaks against it.
struct EntryScan {
    NumberReading::Kind kind = NumberReading::Kind::ok;
    std::size_t end = 0;        ///< place of the trouble
    std::string_view reason{};  ///< empty when ok
    std::vector<double> entries{};
    bool by_comma = false;                  ///< a comma stands between some two entries
    std::optional<std::size_t> by_blank{};  ///< place of the first entry with nothing but a blank or '&' before it
    bool by_line_end = false;               ///< nothing but a line end stands between some two entries
    bool like_thousands = false;            ///< all decimal commas stand as in 1,000: one to three digits, then three
};

/// Scans plain[begin, end): see plain_text.h. `in_call` says that it starts at the bracket of np.array(...) or the
/// like, where named arguments may follow the entries.
EntryScan scan_entries(std::string_view plain, std::size_t begin, std::size_t end, DecimalMark mark, bool in_call);

}  // namespace pe

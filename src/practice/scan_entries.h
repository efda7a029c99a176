// Takes a vector's text apart into entries under one meaning of commas and blanks; read_entries.h weighs the meanings.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/encoding.h"
#include "practice/content.h"
#include "practice/read_number.h"

namespace pe {

inline constexpr std::size_t max_entries = max_width;

/// What is left of a vector's text when what stands around it is gone.
struct EntrySource {
    Content content;
    bool in_call = false;     ///< it starts at the bracket of np.array(...) or the like: named arguments may follow
    std::string_view name{};  ///< that stood in front
};

/// The entries under one meaning of commas and blanks, or what speaks against it.
struct EntryScan {
    NumberReading::Kind kind = NumberReading::Kind::ok;
    std::size_t end = 0;        ///< place of the trouble
    std::string_view reason{};  ///< empty when ok
    std::vector<Quantity> entries{};
    bool by_comma = false;                  ///< a comma stands between some two entries
    bool by_comma_and_blank = false;        ///< one with a blank behind it
    std::size_t commas_in_digits = 0;       ///< those between entries without a blank or sign: 1,2
    std::optional<std::size_t> by_blank{};  ///< place of the first entry with nothing but a blank or '&' before it
    bool by_line_end = false;               ///< nothing but a line end stands between some two entries
    bool like_thousands = false;            ///< all decimal commas stand as in 1,000: one to three digits, then three
};

/// Scans a plain text (see without_latex.h). `blanks` is inside_entries or between_entries.
/// More than max_entries are not understood.
EntryScan scan_entries(const EntrySource& source, DecimalMark mark, Blanks blanks);

}  // namespace pe

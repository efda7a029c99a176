// The part of an encoding table that is shown, as text for files and the clipboard.
#pragma once

#include <optional>
#include <string>

#include "core/encoding.h"

namespace pe {

/// A block of the table: rows positions from first_position on, columns of each from first_column on.
struct Shown {
    Encoding encoding{};
    int first_position = 0;
    int rows = 1;
    int first_column = 0;
    int columns = 4;
    std::optional<int> decimals{};  ///< 0..15; nothing: full precision, in digits that read back as the same double
};

enum class ExportFormat {
    csv,    ///< RFC 4180 (lines end in CR LF), heads "position,c0 sin,c1 cos", one line a position
    tsv,    ///< the same with tabs and LF
    json,   ///< {"d", "base", "layout", "first_position", "first_column", "decimals", "values"}; odd d: "odd_width" too
    numpy,  ///< np.array([[...], ...], dtype=np.float64)
};

/// The block in this format, with a line end behind it.
std::string export_text(const Shown& shown, ExportFormat format);

/// For example "positional_encoding_d4.csv".
std::string export_file_name(const Shown& shown, ExportFormat format);

/// For example "text/csv".
std::string export_media_type(ExportFormat format);

}  // namespace pe

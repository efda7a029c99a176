// Reads a vector as students type and paste it: [1, 2], 1; 2, (1 2), ⟨1,5; 2,5⟩, np.array([1, 2]), LaTeX matrices.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pe {

inline constexpr std::size_t max_vector_bytes = 65536;

/// The entries, or where and why the text could not be read.
struct VectorReading {
    enum class Kind {
        ok,
        empty,           ///< no entry at all: "", "[]", "x ="
        not_understood,  ///< `reason` holds for the text from `offset` on
        unclear,         ///< several vectors may be meant, and `reason` says how to tell
    };
    Kind kind = Kind::empty;
    std::vector<double> entries{};  ///< finite; filled only when ok
    std::size_t offset = 0;         ///< of the trouble, in bytes, 0..text.size()
    std::size_t column = 0;         ///< of the trouble, in characters from 0
    std::string reason{};           ///< a sentence for the learner; empty when ok
};

/// Entries stand between commas, semicolons, blanks, line ends, '&' or "\\", in any brackets or none; numbers are read
/// as in read_number.h. A comma between digits may be a decimal sign (1,5; 2,5). Where two vectors can be meant, the
/// one with `expected_length` entries is taken, and without such the text is `unclear`. A clear text is `ok` whatever
/// its length: compare it with what you need. Takes any bytes; more than max_vector_bytes are not understood.
VectorReading read_vector(std::string_view text, std::optional<std::size_t> expected_length = std::nullopt);

}  // namespace pe

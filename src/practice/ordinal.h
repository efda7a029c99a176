// Entries in words, so that nobody has to guess whether counting begins at 0 or at 1.
#pragma once

#include <cstddef>
#include <string>

namespace pe {

/// "first" for 0, "tenth" for 9, "11th" for 10.
std::string ordinal(std::size_t index);

}  // namespace pe

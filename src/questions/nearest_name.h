// Names that a file's author may have meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace pe {

/// A name as it stands in a message: in quotation marks, cut when long, without control characters.
std::string quoted(std::string_view name);

/// `did you mean "prompt"?` for the known name that is nearest to an unknown one, else a list of all.
std::string nearest_of(std::string_view unknown, std::span<const std::string_view> known);

}  // namespace pe

// Writing JSON: strings, keys and numbers, appended to a text.
#pragma once

#include <string>
#include <string_view>

namespace pe {

/// Appends `text` as a JSON string with its quotes. Invalid UTF-8 is written as U+FFFD.
void append_json_string(std::string& out, std::string_view text);

/// Appends `"key":` with a comma in front where the object already has a member.
void append_json_key(std::string& out, std::string_view key);

void append_json_number(std::string& out, double value);

}  // namespace pe

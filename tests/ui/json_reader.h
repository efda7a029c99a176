// A strict reader of JSON, to see that what the product writes is some.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pe::testing {

struct Json {
    enum class Kind { null, boolean, number, text, list, object };
    Kind kind = Kind::null;
    bool boolean = false;
    double number = 0;
    std::string text;
    std::vector<Json> list;
    std::map<std::string, Json> members;

    bool has(const std::string& name) const { return members.contains(name); }
    const Json& operator[](const std::string& name) const { return members.at(name); }
};

/// The value that the whole of `text` is, or nothing. Names given twice and bytes below a blank in strings are refused.
std::optional<Json> read_json(std::string_view text);

}  // namespace pe::testing

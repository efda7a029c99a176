// Reads the JSON files of reference values: a small reader for trusted files. What is not JSON fails a REQUIRE.
#pragma once

#include <doctest/doctest.h>

#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace reference {

/// One JSON value. true, false and null are not among the reference values.
struct Json {
    double number = 0;
    std::string text{};
    std::vector<Json> items{};
    std::map<std::string, Json> members{};

    bool has(const std::string& name) const { return members.contains(name); }
    const Json& operator[](const std::string& name) const {
        REQUIRE_MESSAGE(has(name), "no member named " << name);
        return members.at(name);
    }
};

class JsonReader {
  public:
    explicit JsonReader(std::string text) : text_(std::move(text)) {}

    Json read() {
        switch (next()) {
            case '{':
                return read_object();
            case '[':
                return read_array();
            case '"':
                return {.text = read_string()};
            default:
                return read_number();
        }
    }

  private:
    /// The next character that is not white space; it stays unread.
    char next() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
        REQUIRE(at_ < text_.size());
        return text_[at_];
    }

    bool take(char character) {
        if (next() != character) return false;
        ++at_;
        return true;
    }

    Json read_object() {
        Json result;
        REQUIRE(take('{'));
        if (take('}')) return result;
        do {
            next();
            const std::string name = read_string();
            REQUIRE(take(':'));
            result.members[name] = read();
        } while (take(','));
        REQUIRE(take('}'));
        return result;
    }

    Json read_array() {
        Json result;
        REQUIRE(take('['));
        if (take(']')) return result;
        do {
            result.items.push_back(read());
        } while (take(','));
        REQUIRE(take(']'));
        return result;
    }

    /// Escapes stand for themselves: no reference value has one that matters.
    std::string read_string() {
        REQUIRE(take('"'));
        const std::size_t end = text_.find('"', at_);
        REQUIRE(end != std::string::npos);
        const std::string result = text_.substr(at_, end - at_);
        at_ = end + 1;
        return result;
    }

    Json read_number() {
        char* end = nullptr;
        const char* start = text_.c_str() + at_;
        const double value = std::strtod(start, &end);
        REQUIRE(end != start);
        at_ += static_cast<std::size_t>(end - start);
        return {.number = value};
    }

    std::string text_;
    std::size_t at_ = 0;
};

/// The file `name` of tests/reference/.
inline Json read_json(const std::string& name) {
    std::ifstream file(std::string(PE_SOURCE_DIR) + "/tests/reference/" + name);
    REQUIRE(file.good());
    return JsonReader(std::string(std::istreambuf_iterator<char>(file), {})).read();
}

}  // namespace reference

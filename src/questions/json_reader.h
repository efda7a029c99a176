// Reads JSON strictly, with the place of every value: for files that people write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pe {

inline constexpr int max_json_depth = 32;

enum class JsonKind : std::uint8_t { null, boolean, number, text, list, object };

/// One value. What is inside a list or an object stands right behind it, in the file's order.
struct JsonNode {
    /// Goes through the values of a list or object.
    class Iterator {
      public:
        explicit Iterator(const JsonNode* node) : node_(node) {}
        const JsonNode& operator*() const { return *node_; }
        Iterator& operator++() {
            node_ += node_->extent;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

      private:
        const JsonNode* node_;
    };

    JsonKind kind = JsonKind::null;
    bool truth = false;             ///< of a boolean
    double number = 0;              ///< of a number; finite
    std::string_view text{};        ///< of a text, with its escapes resolved: valid UTF-8
    std::string_view name{};        ///< of a value in an object; unique there
    std::uint32_t offset = 0;       ///< of its first byte in the file
    std::uint32_t name_offset = 0;  ///< of its name's first byte in the file; of a value without a name, its own
    std::uint32_t child_count = 0;  ///< values in this list or object
    std::uint32_t extent = 1;       ///< of nodes: this one and all that are inside

    Iterator begin() const { return Iterator(this + 1); }
    Iterator end() const { return Iterator(this + extent); }
};

struct JsonProblem {
    std::size_t offset = 0;  ///< 0..size of the file
    std::string message{};   ///< "a comma or ] is missing before this"
};

/// A tree, or why there is none.
struct JsonReading {
    std::vector<JsonNode> nodes{};  ///< the first is the root; empty when there is a problem
    std::unique_ptr<char[]> texts{};
    std::optional<JsonProblem> problem{};
};

/// Takes any bytes. A byte order mark may stand in front. Refused are more than `most_bytes` bytes, nesting deeper
/// than max_json_depth, a name that stands twice in an object, and text that is not UTF-8.
JsonReading read_json(std::string_view file, std::size_t most_bytes);

/// A place as editors count it: lines and characters from 1. Lines end with LF, CR LF or CR.
struct TextPlace {
    int line = 1;
    int column = 1;
};
TextPlace place_of(std::string_view file, std::size_t offset);

}  // namespace pe

// A strict reader of JSON, to see that what the product writes is some.
#pragma once

#include <fast_float/fast_float.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pe::testing {

/// One value; which members count depends on what stood there. null is not among what the product writes.
struct Json {
    bool is_true = false;
    double number = 0;
    std::string text{};
    std::vector<Json> list{};
    std::map<std::string, Json> members{};

    bool has(const std::string& name) const { return members.contains(name); }
    const Json& operator[](const std::string& name) const { return members.at(name); }
};

class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : text_(text) {}

    std::optional<Json> read_all() {
        Json value;
        if (!read(value) || at_ != text_.size()) return std::nullopt;
        return value;
    }

  private:
    bool take(std::string_view token) {
        if (!text_.substr(at_).starts_with(token)) return false;
        at_ += token.size();
        return true;
    }

    bool read(Json& value) {
        if (take("{")) return read_members(value);
        if (take("[")) return read_list(value);
        if (take("\"")) return read_text(value.text);
        if (take("true")) return value.is_true = true;
        if (take("false")) return true;
        return read_number(value.number);
    }

    bool read_members(Json& value) {
        if (take("}")) return true;
        do {
            std::string name;
            Json member;
            if (!take("\"") || !read_text(name) || !take(":") || !read(member)) return false;
            if (!value.members.emplace(name, member).second) return false;
        } while (take(","));
        return take("}");
    }

    bool read_list(Json& value) {
        if (take("]")) return true;
        do {
            if (!read(value.list.emplace_back())) return false;
        } while (take(","));
        return take("]");
    }

    /// Behind the opening quote. Of the escapes it knows those of one byte.
    bool read_text(std::string& text) {
        while (at_ < text_.size()) {
            const char c = text_[at_++];
            if (c == '"') return true;
            if (static_cast<unsigned char>(c) < 0x20) return false;
            if (c != '\\') {
                text += c;
            } else if (take("\"")) {
                text += '"';
            } else if (take("\\")) {
                text += '\\';
            } else if (take("u00") && at_ + 2 <= text_.size()) {
                text += static_cast<char>(std::stoi(std::string(text_.substr(at_, 2)), nullptr, 16));
                at_ += 2;
            } else {
                return false;
            }
        }
        return false;
    }

    bool read_number(double& number) {
        const std::string_view rest = text_.substr(at_);
        const auto first = rest.substr(rest.starts_with('-') ? 1 : 0).substr(0, 1);
        if (first.find_first_of("0123456789") == std::string_view::npos) return false;
        const auto [end, error] = fast_float::from_chars(rest.data(), rest.data() + rest.size(), number);
        at_ += static_cast<std::size_t>(end - rest.data());
        return error == std::errc();
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// What the whole of `text` says, or nothing where it is no JSON.
inline std::optional<Json> read_json(std::string_view text) {
    return JsonReader(text).read_all();
}

}  // namespace pe::testing

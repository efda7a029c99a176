#include "questions/json_reader.h"

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>

#include "core/characters.h"
#include "practice/decimal_literal.h"

namespace pe {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::size_t content_begin(std::string_view file) {
    return file.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
}

/// The first byte from `offset` on that is a value's or a name's.
std::size_t value_begin(std::string_view file, std::size_t offset) {
    return std::min(file.find_first_not_of(" \t\r\n,:]}", offset), file.size());
}

/// Raw bytes are checked by the reader, so half of a surrogate pair can only come from an escape.
bool has_lone_surrogate(std::string_view text) {
    for (std::size_t i = text.find('\xED'); i != std::string_view::npos; i = text.find('\xED', i + 1)) {
        if (static_cast<unsigned char>(text[i + 1]) >= 0xA0) return true;
    }
    return false;
}

/// The second place of a name that stands twice in an object.
std::optional<std::size_t> repeated_name(const JsonNode& object) {
    std::vector<const JsonNode*> fields;
    for (const JsonNode& field : object) fields.push_back(&field);
    const auto before = [](const JsonNode* a, const JsonNode* b) {
        return a->name != b->name ? a->name < b->name : a->name_offset < b->name_offset;
    };
    // As fast as need be, and a small part of std::sort's code.
    std::make_heap(fields.begin(), fields.end(), before);
    std::sort_heap(fields.begin(), fields.end(), before);
    for (std::size_t i = 1; i < fields.size(); ++i) {
        if (fields[i]->name == fields[i - 1]->name) return fields[i]->name_offset;
    }
    return std::nullopt;
}

/// Builds the tree from the reader's events; an event that returns false ends the reading.
class TreeBuilder {
  public:
    TreeBuilder(std::string_view file, const rapidjson::MemoryStream& stream, JsonReading& reading)
        : file_(file), stream_(stream), reading_(reading), last_end_(stream.Tell()) {
        reading_.texts = std::make_unique<char[]>(file.size());
    }

    /// Just behind the last name or value that was read.
    std::size_t last_end() const { return last_end_; }

    bool Null() {
        add(JsonKind::null);
        return true;
    }
    bool Bool(bool truth) {
        add(JsonKind::boolean).truth = truth;
        return true;
    }
    bool RawNumber(const char* digits, rapidjson::SizeType size, bool) {
        JsonNode& node = add(JsonKind::number);
        const std::optional<double> value = plain_number({digits, size});
        if (!value) return refuse(node.offset, "this number is too long");
        node.number = *value;
        return true;
    }
    bool String(const char* characters, rapidjson::SizeType size, bool) {
        JsonNode& node = add(JsonKind::text);
        node.text = keep({characters, size});
        return check_surrogates(node.text, node.offset);
    }
    bool Key(const char* characters, rapidjson::SizeType size, bool) {
        name_offset_ = value_begin(file_, last_end_);
        last_end_ = stream_.Tell();
        name_ = keep({characters, size});
        return check_surrogates(name_, name_offset_);
    }
    bool StartObject() { return open(JsonKind::object); }
    bool StartArray() { return open(JsonKind::list); }
    bool EndObject(rapidjson::SizeType field_count) {
        const std::optional<std::size_t> repeated = repeated_name(close(field_count));
        return !repeated || refuse(*repeated, "this field stands twice in the same object");
    }
    bool EndArray(rapidjson::SizeType value_count) {
        close(value_count);
        return true;
    }

    // Asked for by the reader's template, never called: all numbers come as RawNumber.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

  private:
    bool refuse(std::size_t offset, std::string message) {
        reading_.problem = JsonProblem{offset, std::move(message)};
        return false;
    }

    bool check_surrogates(std::string_view text, std::size_t offset) {
        return !has_lone_surrogate(text) || refuse(offset, "\\uD800 to \\uDFFF have a meaning in pairs only");
    }

    /// The text for as long as the tree lives. With its escapes resolved it is never longer than in the file.
    std::string_view keep(std::string_view text) {
        char* begin = reading_.texts.get() + kept_;
        std::copy(text.begin(), text.end(), begin);
        kept_ += text.size();
        return {begin, text.size()};
    }

    JsonNode& add(JsonKind kind) {
        JsonNode& node = reading_.nodes.emplace_back();
        node.kind = kind;
        node.offset = static_cast<std::uint32_t>(value_begin(file_, last_end_));
        const bool is_field = !open_.empty() && reading_.nodes[open_.back()].kind == JsonKind::object;
        node.name = is_field ? name_ : std::string_view{};
        node.name_offset = is_field ? static_cast<std::uint32_t>(name_offset_) : node.offset;
        last_end_ = stream_.Tell();
        return node;
    }

    bool open(JsonKind kind) {
        const std::size_t begin = add(kind).offset;
        last_end_ = begin + 1;
        open_.push_back(reading_.nodes.size() - 1);
        return open_.size() <= max_json_depth || refuse(begin, "brackets and braces are nested too deep");
    }

    const JsonNode& close(rapidjson::SizeType child_count) {
        JsonNode& node = reading_.nodes[open_.back()];
        node.child_count = child_count;
        node.extent = static_cast<std::uint32_t>(reading_.nodes.size() - open_.back());
        open_.pop_back();
        return node;
    }

    std::string_view file_;
    const rapidjson::MemoryStream& stream_;
    JsonReading& reading_;
    std::size_t last_end_;
    std::size_t kept_ = 0;
    std::string_view name_{};
    std::size_t name_offset_ = 0;
    std::vector<std::size_t> open_{};
};

// --- What is wrong, in words ----------------------------------------------------------------------------------------

bool is_word(char c) {
    return is_letter(c) || is_digit(c) || c == '_';
}

char byte_at(std::string_view file, std::size_t offset) {
    return offset < file.size() ? file[offset] : '\0';
}

bool is_typographic_quote(std::string_view rest) {
    constexpr std::string_view marks[] = {"\u201C", "\u201D", "\u201E", "\u2018", "\u2019", "\u00AB", "\u00BB"};
    return std::any_of(std::begin(marks), std::end(marks),
                       [&](std::string_view mark) { return rest.starts_with(mark); });
}

/// What people write in the belief that it is JSON; nothing when it is none of that.
std::optional<std::string> usual_mistake(std::string_view file, std::size_t offset) {
    const char c = byte_at(file, offset);
    if (c == '/' || c == '#') return "JSON has no comments: leave this out";
    if (c == '\'') return "texts stand in double quotation marks: \"text\"";
    if (is_typographic_quote(file.substr(offset))) return "texts stand in straight quotation marks: \"text\"";
    const std::size_t before = file.substr(0, offset).find_last_not_of(" \t\r\n");
    if (before == std::string_view::npos) return std::nullopt;
    if ((c == ']' || c == '}') && file[before] == ',') return "the comma before this is one too many";
    if (c == '=' && file[before] == '"') return "a colon stands between a field's name and its value";
    if (is_digit(c) && before + 1 == offset && file[before] == '0') return "a number does not start with 0";
    return std::nullopt;
}

/// Where something stands that is no value: "True", "NaN", "+1", ".5".
JsonProblem no_value(std::string_view file, std::size_t offset) {
    if (is_digit(byte_at(file, offset)) || std::string_view("+-.").find(byte_at(file, offset)) < 3) {
        return {offset, "numbers are written like 12, -0.5 or 1e-3"};
    }
    std::size_t begin = offset;
    while (begin > 0 && is_word(file[begin - 1])) --begin;
    std::size_t end = offset;
    while (end < file.size() && is_word(file[end])) ++end;
    if (begin < end && end - begin <= 40) {
        return {begin, "\"" + std::string(file.substr(begin, end - begin)) +
                           "\" is no value: texts stand in quotation marks; true, false and null are small"};
    }
    return {offset, "a value is missing here"};
}

JsonProblem syntax_problem(std::string_view file, const rapidjson::ParseResult& result, std::size_t last_end) {
    const std::size_t offset = std::min(result.Offset(), file.size());
    switch (result.Code()) {
        case rapidjson::kParseErrorStringMissQuotationMark:
            return {value_begin(file, last_end), "this text has no quotation mark at its end"};
        case rapidjson::kParseErrorStringEscapeInvalid:
            if (byte_at(file, offset) != '\\') {
                return {offset, "a text goes on in one line: write \\n for a new line and \\t for a tab"};
            }
            return {offset, "behind \\ stands one of \" \\ / b f n r t u; in formulas write \\\\ for \\"};
        case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
            return {offset, "behind \\u stand four hexadecimal digits; in formulas write \\\\ for \\"};
        case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
            return {offset, "\\uD800 to \\uDFFF have a meaning in pairs only"};
        case rapidjson::kParseErrorStringInvalidEncoding:
            return {offset, "this is not UTF-8: save the file in that encoding"};
        case rapidjson::kParseErrorNumberTooBig:
            return {offset, "this number is too large"};
        case rapidjson::kParseErrorNumberMissFraction:
        case rapidjson::kParseErrorNumberMissExponent:
            return {offset, "numbers are written like 12, -0.5 or 1e-3"};
        default:
            break;
    }
    if (auto mistake = usual_mistake(file, offset)) return {offset, std::move(*mistake)};
    if (result.Code() == rapidjson::kParseErrorDocumentRootNotSingular) {
        return {offset, "the file goes on behind its end: a bracket or brace too many?"};
    }
    if (value_begin(file, content_begin(file)) == file.size()) return {offset, "there is nothing in this file"};
    if (offset == file.size()) return {offset, "the file ends too early: a bracket or brace is still open"};
    switch (result.Code()) {
        case rapidjson::kParseErrorObjectMissName:
            return {offset, "a field's name in quotation marks is missing here"};
        case rapidjson::kParseErrorObjectMissColon:
            return {offset, "a colon is missing before this"};
        case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
            return {offset, "a comma or } is missing before this"};
        case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
            return {offset, "a comma or ] is missing before this"};
        default:
            return no_value(file, offset);
    }
}

/// What keeps a file from being read at all.
std::optional<JsonProblem> unreadable(std::string_view file, std::size_t most_bytes) {
    if (file.size() > most_bytes) {
        return JsonProblem{0, "the file has " + std::to_string(file.size()) + " bytes, and " +
                                  std::to_string(most_bytes) + " are the most that can be read"};
    }
    const std::size_t zero = file.find('\0');
    if (zero != std::string_view::npos || file.starts_with("\xFF\xFE") || file.starts_with("\xFE\xFF")) {
        return JsonProblem{zero == std::string_view::npos ? 0 : zero,
                           "this is not UTF-8: save the file in that encoding"};
    }
    return std::nullopt;
}

}  // namespace

JsonReading read_json(std::string_view file, std::size_t most_bytes) {
    JsonReading reading;
    reading.problem = unreadable(file, most_bytes);
    if (reading.problem) return reading;

    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseNumbersAsStringsFlag;
    rapidjson::MemoryStream stream(file.data(), file.size());
    while (stream.Tell() < content_begin(file)) stream.Take();
    TreeBuilder builder(file, stream, reading);
    rapidjson::Reader reader;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, builder);
    if (result.IsError() && !reading.problem) reading.problem = syntax_problem(file, result, builder.last_end());
    if (reading.problem) reading.nodes.clear();
    return reading;
}

TextPlace place_of(std::string_view file, std::size_t offset) {
    TextPlace place;
    const std::size_t end = std::min(offset, file.size());
    for (std::size_t i = content_begin(file); i < end; ++i) {
        if (file[i] == '\n' || (file[i] == '\r' && byte_at(file, i + 1) != '\n')) {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(file[i]) & 0xC0) != 0x80) {
            ++place.column;
        }
    }
    return place;
}

}  // namespace pe

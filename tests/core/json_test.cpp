#include "core/json.h"

#include <doctest/doctest.h>

#include <random>
#include <string>

#include "ui/json_reader.h"

using namespace pe;
using pe::testing::read_json;

namespace {

std::string json_string(std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
}

const std::string replacement = "\xEF\xBF\xBD";

}  // namespace

TEST_CASE("a text is written between quotes, quotes and backslashes escaped") {
    CHECK(json_string("") == "\"\"");
    CHECK(json_string("x + PE") == "\"x + PE\"");
    CHECK(json_string("say \"a\\b\"") == R"("say \"a\\b\"")");
}

TEST_CASE("control characters are written as codes") {
    CHECK(json_string("a\nb\tc") == R"("a\u000ab\u0009c")");
    CHECK(json_string(std::string_view("\0\x1f", 2)) == R"("\u0000\u001f")");
}

TEST_CASE("letters and signs of every script stay as they are") {
    for (const char* text : {"λ 6.283", "10⁻⁹", "−0.42", "≈", "𝛼", "\xF4\x8F\xBF\xBF", "\xED\x9F\xBF", "\xEE\x80\x80"})
        CHECK(json_string(text) == "\"" + std::string(text) + "\"");
}

TEST_CASE("each byte that is not UTF-8 becomes a replacement character") {
    CHECK(json_string("\xFF") == "\"" + replacement + "\"");
    CHECK(json_string("a\x80z") == "\"a" + replacement + "z\"");
    CHECK(json_string("\xC3") == "\"" + replacement + "\"");                    // cut short
    CHECK(json_string("\xC0\xAF") == "\"" + replacement + replacement + "\"");  // longer than needed
    CHECK(json_string("\xE0\x80\x80") == "\"" + replacement + replacement + replacement + "\"");
    CHECK(json_string("\xED\xA0\x80") == "\"" + replacement + replacement + replacement + "\"");  // a surrogate
    CHECK(json_string("\xF4\x90\x80\x80").size() == 2 + 4 * replacement.size());                  // beyond Unicode
    CHECK(json_string("\xE2\x82") == "\"" + replacement + replacement + "\"");
    CHECK(json_string("\xC3\"") == "\"" + replacement + "\\\"\"");
}

TEST_CASE("any bytes are written as a string that JSON's grammar takes") {
    std::mt19937 random(4);
    for (int i = 0; i < 2000; ++i) {
        std::string bytes;
        for (auto length = random() % 12; length > 0; --length) bytes += static_cast<char>(random());
        const auto value = read_json(json_string(bytes));
        REQUIRE(value);
        REQUIRE(json_string(value->text) == json_string(bytes));
    }
}

TEST_CASE("members are parted by commas") {
    std::string out = "{";
    append_json_key(out, "a");
    append_json_number(out, 1);
    append_json_key(out, "b");
    append_json_string(out, "{");
    append_json_key(out, "c");
    append_json_number(out, -2.5);
    out += '}';
    CHECK(out == R"({"a":1,"b":"{","c":-2.5})");
}

TEST_CASE("numbers of every size are numbers to JSON, too") {
    for (const double number : {0.0, -0.0, 0.1, -1e-300, 1e300, 16777216.0, 4294967295.0, 1.0 / 3}) {
        std::string out;
        append_json_number(out, number);
        CAPTURE(out);
        const auto value = read_json(out);
        REQUIRE(value);
        CHECK(value->number == number);
    }
}

#include "questions/json_reader.h"

#include <doctest/doctest.h>

#include <string>

namespace {

using pe::JsonKind;
using pe::JsonReading;

JsonReading read(std::string_view file) {
    return pe::read_json(file, 1000);
}

/// "2:5 a comma or ] is missing before this"
std::string problem_of(std::string_view file) {
    const JsonReading reading = read(file);
    if (!reading.problem) return "none";
    CHECK(reading.nodes.empty());
    const pe::TextPlace place = pe::place_of(file, reading.problem->offset);
    return std::to_string(place.line) + ":" + std::to_string(place.column) + " " + reading.problem->message;
}

}  // namespace

TEST_CASE("every value of a file is found, with its name, its place and what it holds") {
    const std::string_view file = R"({"a": [1, -2.5e1, "x\n\u00e9"], "b": {"c": true}, "d": null})";
    const JsonReading reading = read(file);
    REQUIRE(!reading.problem);
    REQUIRE(reading.nodes.size() == 8);
    const auto& root = reading.nodes[0];
    CHECK(root.kind == JsonKind::object);
    CHECK(root.child_count == 3);
    std::string names;
    for (const auto& field : root) {
        names += field.name;
        CHECK(file.substr(field.name_offset + 1, 1) == field.name);
    }
    CHECK(names == "abd");
    const auto& list = *root.begin();
    CHECK(list.kind == JsonKind::list);
    CHECK(list.child_count == 3);
    CHECK(file[list.offset] == '[');
    CHECK(reading.nodes[2].number == 1);
    CHECK(reading.nodes[3].number == -25);
    CHECK(file.substr(reading.nodes[3].offset, 5) == "-2.5e");
    CHECK(reading.nodes[4].text == "x\n\u00E9");
    CHECK(file.substr(reading.nodes[4].offset, 2) == "\"x");
    CHECK(reading.nodes[6].truth);
    CHECK(reading.nodes[7].kind == JsonKind::null);
}

TEST_CASE("a byte order mark in front changes nothing") {
    CHECK(read("\xEF\xBB\xBF[1]").nodes.size() == 2);
    CHECK(problem_of("\xEF\xBB\xBF[1") == "1:3 the file ends too early: a bracket or brace is still open");
}

TEST_CASE("numbers are read to the last digit") {
    const JsonReading reading = read("[0.1, 123456789012345678, 5e-324, 1.7976931348623157e308, -0.0, 1e-400]");
    REQUIRE(!reading.problem);
    CHECK(reading.nodes[1].number == 0.1);
    CHECK(reading.nodes[2].number == 123456789012345678.0);
    CHECK(reading.nodes[3].number == 5e-324);
    CHECK(reading.nodes[4].number == 1.7976931348623157e308);
    CHECK(reading.nodes[5].number == 0);
    CHECK(reading.nodes[6].number == 0);
}

TEST_CASE("what is not JSON is refused with a sentence and its place") {
    CHECK(problem_of("") == "1:1 there is nothing in this file");
    CHECK(problem_of(" \n ") == "2:2 there is nothing in this file");
    CHECK(problem_of("[1, // one\n2]") == "1:5 JSON has no comments: leave this out");
    CHECK(problem_of("[1 /* one */]") == "1:4 JSON has no comments: leave this out");
    CHECK(problem_of("[1,\n 2,\n]") == "3:1 the comma before this is one too many");
    CHECK(problem_of("{\"a\": 1,\n}") == "2:1 the comma before this is one too many");
    CHECK(problem_of("[1 2]") == "1:4 a comma or ] is missing before this");
    CHECK(problem_of("{\"a\": 1\n\"b\": 2}") == "2:1 a comma or } is missing before this");
    CHECK(problem_of("{\"a\" 1}") == "1:6 a colon is missing before this");
    CHECK(problem_of("{\"a\" = 1}") == "1:6 a colon stands between a field's name and its value");
    CHECK(problem_of("{a: 1}") == "1:2 a field's name in quotation marks is missing here");
    CHECK(problem_of("{'a': 1}") == "1:2 texts stand in double quotation marks: \"text\"");
    CHECK(problem_of("[\u201Ca\u201D]") == "1:2 texts stand in straight quotation marks: \"text\"");
    CHECK(problem_of("[\"\u00E9\u00E9\", True]") ==
          "1:8 \"True\" is no value: texts stand in quotation marks; true, false and null are small");
    CHECK(problem_of("[truth]") ==
          "1:2 \"truth\" is no value: texts stand in quotation marks; true, false and null are small");
    CHECK(problem_of("[.5]") == "1:2 numbers are written like 12, -0.5 or 1e-3");
    CHECK(problem_of("[1.]") == "1:4 numbers are written like 12, -0.5 or 1e-3");
    CHECK(problem_of("[+1]") == "1:2 numbers are written like 12, -0.5 or 1e-3");
    CHECK(problem_of("[012]") == "1:3 a number does not start with 0");
    CHECK(problem_of("[1e999]") == "1:2 this number is too large");
    CHECK(problem_of("[1, , 2]") == "1:5 a value is missing here");
    CHECK(problem_of("[1]\n]") == "2:1 the file goes on behind its end: a bracket or brace too many?");
    CHECK(problem_of("[[1]") == "1:5 the file ends too early: a bracket or brace is still open");
}

TEST_CASE("a text that is cut, broken or badly escaped is refused where it goes wrong") {
    CHECK(problem_of("[1, \"abc]") == "1:5 this text has no quotation mark at its end");
    CHECK(problem_of("[\"ab\ncd\"]") == "1:5 a text goes on in one line: write \\n for a new line and \\t for a tab");
    CHECK(problem_of(R"(["\omega"])") ==
          "1:3 behind \\ stands one of \" \\ / b f n r t u; in formulas write \\\\ for \\");
    CHECK(problem_of(R"(["\union"])") == "1:3 behind \\u stand four hexadecimal digits; in formulas write \\\\ for \\");
    CHECK(problem_of(R"(["\ud800"])") == "1:3 \\uD800 to \\uDFFF have a meaning in pairs only");
    CHECK(problem_of(R"(["\udc00"])") == "1:2 \\uD800 to \\uDFFF have a meaning in pairs only");
    CHECK(problem_of(R"(["\ud83d\ude00"])") == "none");
}

TEST_CASE("text that is not UTF-8 is refused") {
    CHECK(problem_of("[\"a\xFFz\"]") == "1:4 this is not UTF-8: save the file in that encoding");
    CHECK(problem_of("[\"\xC0\xAF\"]") == "1:3 this is not UTF-8: save the file in that encoding");
    CHECK(problem_of("[\"\xED\xA0\x80\"]") == "1:3 this is not UTF-8: save the file in that encoding");
    CHECK(problem_of("[\"\xE2\x82") == "1:3 this is not UTF-8: save the file in that encoding");
    CHECK(problem_of("\xFF\xFE[") == "1:1 this is not UTF-8: save the file in that encoding");
    CHECK(problem_of({"[\0]\0", 4}) == "1:2 this is not UTF-8: save the file in that encoding");
}

TEST_CASE("a field that stands twice in one object is refused at its second place") {
    CHECK(problem_of("{\"a\": 1, \"b\": 2,\n\"a\": 3}") == "2:1 this field stands twice in the same object");
    CHECK(problem_of(R"({"a": 1, "\u0061": 3})") == "1:10 this field stands twice in the same object");
    CHECK(problem_of(R"([{"a": 1}, {"a": {"a": 2}}])") == "none");
}

TEST_CASE("nesting is bounded") {
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
    };
    CHECK(problem_of(nested(pe::max_json_depth)) == "none");
    CHECK(problem_of(nested(pe::max_json_depth + 1)) == "1:33 brackets and braces are nested too deep");
}

TEST_CASE("a file that is too long is refused before it is read") {
    CHECK(problem_of(std::string(1000, '[')) == "1:33 brackets and braces are nested too deep");
    CHECK(problem_of(std::string(1001, '[')) == "1:1 the file has 1001 bytes, and 1000 are the most that can be read");
}

TEST_CASE("lines end as editors on any system end them, and columns count characters") {
    const std::string_view file = "a\nb\r\nc\rd\u00E9e";
    CHECK(pe::place_of(file, file.find('b')).line == 2);
    CHECK(pe::place_of(file, file.find('c')).line == 3);
    CHECK(pe::place_of(file, file.find('d')).line == 4);
    CHECK(pe::place_of(file, file.find('e')).column == 3);
}

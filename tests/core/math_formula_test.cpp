#include "core/math_formula.h"

#include <doctest/doctest.h>

#include <string>

using namespace pe;

namespace {

/// The only part of a formula of one part.
MathNode only(std::string_view tex) {
    const FormulaReading reading = read_formula(tex);
    CAPTURE(tex);
    REQUIRE(reading.problem.empty());
    REQUIRE(reading.formula.parts.size() == 1);
    return reading.formula.parts[0];
}

std::string repeated(std::string_view text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

}  // namespace

TEST_CASE("one letter is a variable, several are a name, digits with a point are one number") {
    CHECK(only("x").kind == MathKind::variable);
    CHECK(only("PE").kind == MathKind::name);
    CHECK(only("\\sin").kind == MathKind::function);
    CHECK(only("0.25").kind == MathKind::number);
    CHECK(only("\\top").kind == MathKind::name);
    CHECK(only("\\text{if even}").text == "if even");
    const auto parts = read_formula("2i").formula.parts;
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].kind == MathKind::number);
    CHECK(parts[1].kind == MathKind::variable);
}

TEST_CASE("scripts keep their base, in whichever order they are written") {
    for (const std::string_view tex : {"x_t^2", "x^2_t", "{x}_{t}^{2}", "x _ t ^ 2"}) {
        CAPTURE(tex);
        const MathNode scripts = only(tex);
        CHECK(scripts.kind == MathKind::scripts);
        REQUIRE(scripts.parts.size() == 3);
        CHECK(scripts.parts[0].text == "x");
        CHECK(scripts.parts[1].text == "t");
        CHECK(scripts.parts[2].text == "2");
    }
    CHECK(only("(a + b)^2").parts[0].kind == MathKind::brackets);
    CHECK(only("10000^{2i/d}").parts[0].text == "10000");
}

TEST_CASE("brackets are paired whatever their shapes, and one without a partner is a sign") {
    const MathNode interval = only("[0, 1)");
    CHECK(interval.kind == MathKind::brackets);
    CHECK(interval.text == "[");
    CHECK(interval.closing == ")");
    CHECK(only("\\{x\\}").closing == "}");
    CHECK(only("|x - y|").kind == MathKind::brackets);
    CHECK(read_formula("(a").formula.parts.size() == 2);
    CHECK(read_formula("a)").formula.parts[1].kind == MathKind::symbol);
    CHECK(read_formula("(a|b)").formula.parts[0].parts[0].parts.size() == 3);
}

TEST_CASE("a minus between two things is an operator, elsewhere a sign of what follows") {
    const auto is_operator = [](std::string_view tex, std::size_t at) {
        return class_of(read_formula(tex).formula.parts.at(at)) == MathClass::binary;
    };
    CHECK(is_operator("a - b", 1));
    CHECK(is_operator("x^2 - 1", 1));
    CHECK(is_operator("f(x) + 1", 2));
    CHECK(!is_operator("-x", 0));
    CHECK(!is_operator("a = -b", 2));
    CHECK(!is_operator("a, -b", 2));
    CHECK(!is_operator("a/-b", 2));
    CHECK(!is_operator("\\sin -x", 1));
    CHECK(!is_operator("x -", 1));
    CHECK(!is_operator("a \\cdot -b", 2));
    CHECK(is_operator("a \\cdot -b", 1));
}

TEST_CASE("a slash and a bar are operators between blanks only") {
    CHECK(class_of(read_formula("1 / 2").formula.parts[1]) == MathClass::binary);
    CHECK(class_of(read_formula("1/2").formula.parts[1]) == MathClass::ordinary);
    CHECK(class_of(read_formula("a | b").formula.parts[1]) == MathClass::relation);
    CHECK(class_of(read_formula("f: x").formula.parts[1]) == MathClass::punctuation);
    CHECK(class_of(read_formula("0:2").formula.parts[1]) == MathClass::ordinary);
}

TEST_CASE("what cannot be read is named with its place") {
    struct Case {
        std::string_view tex, problem;
        std::size_t offset;
    };
    for (const Case& wrong : {
             Case{"a + \\foo", "unknown command \\foo", 4},
             Case{"\\", "unknown command \\", 0},
             Case{"a #", "unknown sign #", 2},
             Case{"{a", "a { without its }", 0},
             Case{"a}", "a } without its {", 1},
             Case{"", "a formula without content", 0},
             Case{"  ", "a formula without content", 0},
             Case{"^2", "nothing stands before ^", 0},
             Case{"x^", "what follows ^ needs braces", 1},
             Case{"x^10", "what follows ^ needs braces", 1},
             Case{"x^-1", "what follows ^ needs braces", 1},
             Case{"d_model", "what follows _ needs braces", 1},
             Case{"x^2^3", "a second ^", 3},
             Case{"\\frac{a}", "what follows \\frac needs braces", 0},
             Case{"\\sqrt", "what follows \\sqrt needs braces", 0},
             Case{"\\text{a", "\\text needs braces around words without commands", 0},
             Case{"a\xff", "bytes that are not UTF-8", 1},
             Case{"a\xe2\x88", "bytes that are not UTF-8", 1},
         }) {
        CAPTURE(wrong.tex);
        const FormulaReading reading = read_formula(wrong.tex);
        CHECK(reading.problem == wrong.problem);
        CHECK(reading.offset == wrong.offset);
        CHECK(reading.formula.parts.empty());
    }
}

TEST_CASE("sixteen levels of braces or brackets are read, seventeen are refused") {
    for (const auto& [open, close] : {std::pair{"{", "}"}, {"(", ")"}, {"\\sqrt{", "}"}, {"x^{", "}"}}) {
        CAPTURE(open);
        CHECK(read_formula(repeated(open, 16) + "x" + repeated(close, 16)).problem.empty());
        CHECK(read_formula(repeated(open, 17) + "x" + repeated(close, 17)).problem == "nested deeper than 16");
    }
    CHECK(read_formula(repeated("\\sqrt", 100000)).problem == "nested deeper than 16");
}

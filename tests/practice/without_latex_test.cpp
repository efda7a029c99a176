#include "practice/without_latex.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace pe;

namespace {

std::string rewritten(std::string_view text) {
    const PlainText result = without_latex(plain_text(text));
    REQUIRE(result.offsets.size() == result.text.size() + 1);
    CHECK(result.offsets.back() == text.size());
    for (std::size_t i = 1; i < result.offsets.size(); ++i) CHECK(result.offsets[i - 1] <= result.offsets[i]);
    return result.text;
}

}  // namespace

TEST_CASE("text without commands stays as it is") {
    CHECK(rewritten("[1, {2}]") == "[1, {2}]");
}

TEST_CASE("commands with a plain name lose their backslash") {
    CHECK(rewritten("\\sin(\\pi)") == "sin(pi)");
    CHECK(rewritten("2\\pi") == "2pi");
    CHECK(rewritten("\\sin\\pi") == "sin pi");
    CHECK(rewritten("\\frac{1}{2}") == "frac{1}{2}");
}

TEST_CASE("signs become plain signs") {
    CHECK(rewritten("1\\times10^{-2}") == "1*10^{-2}");
    CHECK(rewritten("a \\approx b") == "a = b");
    CHECK(rewritten("90^\\circ") == "90^deg");
    CHECK(rewritten("\\{1\\}") == "{1}");
    CHECK(rewritten("10{,}000") == "10,000");
    CHECK(rewritten("10\\,000") == "10000");
    CHECK(rewritten("1,\\,2") == "1, 2");
}

TEST_CASE("what only styles its argument vanishes with its braces") {
    CHECK(rewritten("\\mathbf{x} = \\boxed{0.84}") == " x =  0.84");
    CHECK(rewritten("\\text{a{b}c}") == " a{b}c");
    CHECK(rewritten("$1$") == " 1 ");
}

TEST_CASE("environments are brackets, their rows semicolons") {
    CHECK(rewritten("\\begin{bmatrix}1\\\\2\\end{bmatrix}") == "[1;2]");
    CHECK(rewritten("\\begin{array}{cc}1&2\\end{array}") == "[1&2]");
    CHECK(rewritten("\\left(1\\right)") == "(1)");
    CHECK(rewritten("\\left.1\\right)") == "1)");
}

TEST_CASE("an unknown command stays, to be refused at its place") {
    CHECK(rewritten("\\foo 1") == "\\foo 1");
    CHECK(rewritten("\\") == "\\");
}

#include "core/math_text.h"

#include <doctest/doctest.h>

#include <string>

using namespace pe;

namespace {

struct Pair {
    std::string_view text, written;
};

}  // namespace

TEST_CASE("a formula as plain text has brackets only where they are needed") {
    for (const Pair& pair : {
             Pair{"Compute $PE(1, 2) = \\sin(1 / 10000^{2/4})$.", "Compute PE(1, 2) = sin(1 / 10000^(2/4))."},
             Pair{"$\\frac{a+b}{c}$", "(a + b)/c"},
             Pair{"$\\frac{1}{2i}$", "1/(2i)"},
             Pair{"$\\frac{2i}{d}$", "2i/d"},
             Pair{"$\\frac{pos}{10000^{2i/d_{model}}}$", "pos/10000^(2i/d_model)"},
             Pair{"$\\frac{f(x)}{f(y)}$", "f(x)/f(y)"},
             Pair{"$\\frac{\\sin x}{-1}$", "(sin x)/(−1)"},
             Pair{"$\\frac{\\frac{a}{b}}{c}$", "(a/b)/c"},
             Pair{"$\\frac{(a + b)}{c}$", "(a + b)/c"},
             Pair{"$\\frac{a}{b} c$", "(a/b)c"},
             Pair{"$2\\frac{1}{2}$", "2(1/2)"},
             Pair{"$1/\\frac{a}{b}$", "1/(a/b)"},
             Pair{"$\\frac{a}{b} + c$", "a/b + c"},
             Pair{"$\\sin\\frac{1}{2}$", "sin(1/2)"},
             Pair{"$\\frac{a}{b}^2$", "(a/b)^2"},
             Pair{"$\\sqrt{x}$", "sqrt(x)"},
             Pair{"$\\sqrt{(x)}$", "sqrt(x)"},
             Pair{"$x_t$", "x_t"},
             Pair{"$x_{t+1}^2$", "x_(t + 1)^2"},
             Pair{"$PE_{(pos, 2i)}$", "PE_(pos, 2i)"},
             Pair{"$e^{-x}$", "e^(−x)"},
             Pair{"$q^\\top k$", "q^T k"},
             Pair{"$\\omega_i t + 2\\pi k$", "ω_i t + 2π k"},
             Pair{"$\\sin^2 x+\\cos^2 x=1$", "sin^2 x + cos^2 x = 1"},
             Pair{"$2ab\\sin\\theta$", "2 ab sin θ"},
             Pair{"$-1 \\cdot 3 \\times 10^{-4} \\approx \\pm\\infty$", "−1 · 3 × 10^(−4) ≈ ±∞"},
             Pair{"$x \\in [0, 1), a \\le b \\ge c \\ne d \\to e \\Rightarrow f$", "x ∈ [0, 1), a ≤ b ≥ c ≠ d → e ⇒ f"},
             Pair{"$|x - y| < 3$", "|x − y| < 3"},
             Pair{"$x[0:2], \\{1, \\dots, n\\}, f'(x)$", "x[0:2], {1, …, n}, f′(x)"},
             Pair{"$10{,}000$", "10,000"},
             Pair{"$y = 0 \\text{ if } x=1$", "y = 0 if x = 1"},
             Pair{"$a\\,b$", "a b"},
             Pair{"$\\lambda × π$", "λ × π"},
         }) {
        CAPTURE(pair.text);
        CHECK(plain_math_text(pair.text) == pair.written);
        CHECK(!math_problem(pair.text));
    }
}

TEST_CASE("a formula as MathML keeps its structure") {
    for (const Pair& pair : {
             Pair{"so $x$", "so <math><mrow><mi>x</mi></mrow></math>"},
             Pair{"$x_t$", R"(<math display="block"><mrow><msub><mi>x</mi><mi>t</mi></msub></mrow></math>)"},
             Pair{"a $x^2$", "a <math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math>"},
             Pair{"a $x_t^2$", "a <math><mrow><msubsup><mi>x</mi><mi>t</mi><mn>2</mn></msubsup></mrow></math>"},
             Pair{"a $\\frac{1}{n}$", "a <math><mrow><mfrac><mn>1</mn><mi>n</mi></mfrac></mrow></math>"},
             Pair{"a $\\sqrt{2}$", "a <math><mrow><msqrt><mn>2</mn></msqrt></mrow></math>"},
             Pair{"a $\\sin x$", "a <math><mrow><mi>sin</mi><mo>\u2061</mo><mi>x</mi></mrow></math>"},
             Pair{"a $A^\\top$",
                  R"(a <math><mrow><msup><mi>A</mi><mi mathvariant="normal">T</mi></msup></mrow></math>)"},
             Pair{"a $\\text{b < c}$", "a <math><mrow><mtext>b &lt; c</mtext></mrow></math>"},
             Pair{"a $(x)$", R"(a <math><mrow><mrow><mo fence="true">(</mo><mrow><mi>x</mi></mrow>)"
                             R"(<mo fence="true">)</mo></mrow></mrow></math>)"},
         }) {
        CAPTURE(pair.text);
        CHECK(html_math_text(pair.text) == pair.written);
    }
}

TEST_CASE("text around formulas is escaped for HTML") {
    CHECK(html_math_text("<b> & \"c\"\n$\\foo<$") == "&lt;b&gt; &amp; &quot;c&quot;\n$\\foo&lt;$");
}

TEST_CASE("a text without dollar signs is its own plain text, whatever its bytes") {
    for (const std::string_view text : {"", "a", "\n", "a\n\nb\n", "\\sin {x} ^2", "\xff\xfe", "caf\xc3\xa9 \\"}) {
        CAPTURE(text);
        CHECK(plain_math_text(text) == text);
        CHECK(!math_problem(text));
    }
}

TEST_CASE("what cannot be read stays as it was written, and its author is told where") {
    struct Case {
        std::string_view text, plain, problem;
        std::size_t offset;
    };
    for (const Case& wrong : {
             Case{"cost $3", "cost $3", "a $ without its partner", 5},
             Case{"a $x$ b $y", "a x b $y", "a $ without its partner", 8},
             Case{"$a\nb$", "$a\nb$", "a $ without its partner", 0},
             Case{"so $\\foo + 1$ or $x_t$", "so $\\foo + 1$ or x_t", "unknown command \\foo", 4},
             Case{"one\ntwo ${a$", "one\ntwo ${a$", "a { without its }", 9},
             Case{"$$", "$$", "a formula without content", 1},
             Case{"$a\\$", "$a$", "a $ without its partner", 0},
         }) {
        CAPTURE(wrong.text);
        CHECK(plain_math_text(wrong.text) == wrong.plain);
        const auto problem = math_problem(wrong.text);
        REQUIRE(problem);
        CHECK(problem->message == wrong.problem);
        CHECK(problem->offset == wrong.offset);
    }
}

TEST_CASE("a backslash makes a dollar sign one of the text") {
    CHECK(plain_math_text("costs \\$5 and \\$6") == "costs $5 and $6");
    CHECK(!math_problem("costs \\$5"));
    CHECK(plain_math_text("$a = \\$$") == "a = $");
}

TEST_CASE("a line that is one formula is set on its own, and no other") {
    const auto lines = read_math_text("$a$\n  $b$ \n$c$.\n$d$ $e$\nf");
    REQUIRE(lines.size() == 5);
    CHECK(lines[0].display);
    CHECK(lines[1].display);
    CHECK(!lines[2].display);
    CHECK(!lines[3].display);
    CHECK(!lines[4].display);
}

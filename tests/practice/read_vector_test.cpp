#include "practice/read_vector.h"

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace pe;

namespace {

using Kind = VectorReading::Kind;
using Entries = std::vector<double>;

/// The entries of a text that must be read.
Entries entries(std::string_view text, std::optional<std::size_t> expected_length = std::nullopt) {
    INFO(text);
    const VectorReading reading = read_vector(text, expected_length);
    CHECK(reading.reason == "");
    CHECK(reading.kind == Kind::ok);
    return reading.entries;
}

Kind kind(std::string_view text, std::optional<std::size_t> expected_length = std::nullopt) {
    return read_vector(text, expected_length).kind;
}

}  // namespace

TEST_CASE("a vector is read with any usual separator") {
    const Entries expected{1, -2.5, 3};
    for (const std::string_view text :
         {"1, -2.5, 3", "1,-2.5,3", "1; -2.5; 3", "1;-2.5;3", "1 -2.5 3", "1\n-2.5\n3", "1\r\n-2.5\r\n3\r\n",
          "1\t-2.5\t3", "1 & -2.5 & 3", "1 \\\\ -2.5 \\\\ 3", "  1 , -2.5 ,3  ", "1,\n-2.5,\n3", "1 -2.5\n3"}) {
        CHECK(entries(text) == expected);
    }
}

TEST_CASE("a vector is read in any brackets, or none") {
    const Entries expected{1, 2};
    for (const std::string_view text :
         {"[1, 2]", "(1, 2)",   "{1, 2}",     "<1, 2>",    "⟨1, 2⟩",   "〈1, 2〉", "［１，２］", "【1、2】",
          "1, 2",   "[[1, 2]]", "[[1], [2]]", "[[1],[2]]", "[(1, 2)]", "[1, 2",    "1, 2]",      "[ 1 2 ]",
          "[1; 2]", "[1, 2, ]", "(1, 2)^T",   "(1, 2)ᵀ",   "[1 2]'",   "[1, 2].T"}) {
        CHECK(entries(text) == expected);
    }
}

TEST_CASE("numbers are read as people type them") {
    CHECK(entries("\u22121, \u20130.5") == Entries{-1, -0.5});
    CHECK(entries("[1.1, .2, 5., -.7]") == Entries{1.1, 0.2, 5, -0.7});
    CHECK(entries("[１.１, －０.２]") == Entries{1.1, -0.2});
    CHECK(entries("1e-2, 1E-2, 1x10^-2, 1×10⁻², 1·10⁻²") == Entries{0.01, 0.01, 0.01, 0.01, 0.01});
    CHECK(entries("[11/10, 1/5, -7/10]") == Entries{1.1, 0.2, -0.7});
    CHECK(entries("1/2 3/4") == Entries{0.5, 0.75});
    CHECK(entries("[1, - 2]") == Entries{1, -2});
    CHECK(entries("16\u202f777\u202f216, 1") == Entries{16777216, 1});
    CHECK(entries("7") == Entries{7});
}

TEST_CASE("code is read") {
    const Entries expected{1, 2};
    for (const std::string_view text :
         {"np.array([1, 2])", "numpy.array([1., 2.])", "array([1., 2.])", "array([[1.], [2.]])", "torch.tensor([1, 2])",
          "tensor([1., 2.])", "tensor([1., 2.], dtype=torch.float64)", "np.array([1, 2], dtype=float)",
          "torch.tensor([1, 2], dtype = torch.float32, requires_grad=True)", "x = np.array([1, 2])", "x = [1, 2];",
          "np.array((1, 2))", "np.array([1,2])", "np.array([1, 2]"}) {
        CHECK(entries(text) == expected);
    }
    CHECK(entries("[0.84147098 0.54030231\n 0.00999983 0.99995   ]").size() == 4);
}

TEST_CASE("LaTeX is read") {
    const Entries expected{1, -2};
    for (const std::string_view text :
         {"\\begin{bmatrix} 1 \\\\ -2 \\end{bmatrix}", "\\begin{pmatrix} 1 & -2 \\end{pmatrix}",
          "\\begin{pmatrix}1\\\\-2\\\\\\end{pmatrix}", "\\begin{matrix}1\\\\-2\\end{matrix}", "$[1, -2]$",
          "$$ (1,\\,-2) $$", "\\( (1, -2) \\)", "\\[ (1, -2) \\]", "\\left[ 1, -2 \\right]",
          "\\left\\langle 1, -2 \\right\\rangle", "\\{1, -2\\}", "\\mathbf{x} = (1, -2)^{\\top}",
          "x = \\begin{bmatrix} 1 & -2 \\end{bmatrix}^T",
          "\\begin{bmatrix} \\frac{1}{1} \\\\ -\\frac{4}{2} \\end{bmatrix}"}) {
        CHECK(entries(text) == expected);
    }
    CHECK(entries("\\begin{bmatrix} 1,5 \\\\ 2,5 \\end{bmatrix}") == Entries{1.5, 2.5});
    CHECK(entries("1\\times10^{-2}, 2") == Entries{0.01, 2});
}

TEST_CASE("a label in front, wrappers and a full stop behind are no part of the vector") {
    const Entries expected{1, 2};
    for (const std::string_view text :
         {"x = [1, 2]", "x = 1, 2", "x: 1, 2", "x := (1, 2)", "PE(1, 0) = [1, 2]", "e + p = [1, 2]",
          "x = e + p = [1, 2]", "x_1 = [1, 2].", "[1, 2].", "1, 2.", "Answer: 1, 2", "≈ [1, 2]", "`[1, 2]`", "\"1, 2\"",
          "\u200e[1, 2]", "[1, 2],"}) {
        CHECK(entries(text) == expected);
    }
}

TEST_CASE("commas between digits are decimal signs where semicolons, blanks or rows keep the entries apart") {
    CHECK(entries("1,5; 2,5") == Entries{1.5, 2.5});
    CHECK(entries("1,1 0,2 1,9 -0,7") == Entries{1.1, 0.2, 1.9, -0.7});
    CHECK(entries("1,1; 0,2; 1,9; -0,7", 4) == Entries{1.1, 0.2, 1.9, -0.7});
    CHECK(entries("[1,5;2]") == Entries{1.5, 2});
    CHECK(entries("1,5\n2,5") == Entries{1.5, 2.5});
    CHECK(entries("1,5 & 2,5") == Entries{1.5, 2.5});
    CHECK(entries("2,5.", 1) == Entries{2.5});
}

TEST_CASE("commas stand between entries where nothing else can be meant") {
    CHECK(entries("1,2,3") == Entries{1, 2, 3});
    CHECK(entries("0,1,0,1") == Entries{0, 1, 0, 1});
    CHECK(entries("1.5,2.5") == Entries{1.5, 2.5});
    CHECK(entries("0.5,1") == Entries{0.5, 1});
    CHECK(entries("np.array([1,5])") == Entries{1, 5});
}

TEST_CASE("a comma with two meanings is unclear, unless the length that is expected tells") {
    CHECK(kind("1,5") == Kind::unclear);
    CHECK(entries("1,5", 1) == Entries{1.5});
    CHECK(entries("1,5", 2) == Entries{1, 5});
    CHECK(kind("1,5", 3) == Kind::unclear);
    CHECK(kind("1,5, 2,5") == Kind::unclear);
    CHECK(entries("1,5, 2,5", 2) == Entries{1.5, 2.5});
    CHECK(entries("[1,5, 2,5]", 4) == Entries{1, 5, 2, 5});
    CHECK(entries("1,5\n2,5", 4) == Entries{1, 5, 2, 5});
    CHECK(kind("1,5 2", 3) == Kind::unclear);
    CHECK(read_vector("x = [ 1,5 ]").offset == 7);
}

TEST_CASE("a comma before three digits may stand between thousands, and is never guessed") {
    CHECK(kind("1,000; 2,000") == Kind::unclear);
    CHECK(kind("1,000 12,500", 2) == Kind::unclear);
    CHECK(entries("0,500; 0,250") == Entries{0.5, 0.25});
    CHECK(entries("1,000; 2,5") == Entries{1, 2.5});
}

TEST_CASE("entries with and without commas between them are unclear, unless their number fits") {
    CHECK(kind("1, 2 3") == Kind::unclear);
    CHECK(entries("1, 2 3", 3) == Entries{1, 2, 3});
    CHECK(kind("1, 10 000", 2) == Kind::unclear);
    CHECK(read_vector("1, 2 3").offset == 5);
}

TEST_CASE("a minus that may be a difference is unclear") {
    CHECK(kind("1 - 2") == Kind::unclear);
    CHECK(kind("1-2", 2) == Kind::unclear);
    CHECK(entries("[1+0.1, 2 - 0.5]") == Entries{1.1, 1.5});
    CHECK(entries("1 -2") == Entries{1, -2});
    CHECK(kind("1.4*10-2") == Kind::unclear);
}

TEST_CASE("nothing to read is empty, not wrong") {
    for (const std::string_view text : {"", " ", "\n\t", "[]", "[", "x =", "()", "\u200b", "$$", "np.array([])"}) {
        INFO(text);
        CHECK(kind(text) == Kind::empty);
    }
}

TEST_CASE("what cannot be read is not understood, at its place") {
    struct Trouble {
        std::string_view text;
        std::size_t offset;
    };
    for (const Trouble& trouble : std::vector<Trouble>{
             {"1, two, 3", 3},
             {"[1, 2] 3", 7},
             {"1, [2, 3]", 3},
             {"[1,, 2]", 3},
             {"[, 1]", 1},
             {"1;;2", 2},
             {"[1, 2]]", 6},
             {"(1, 2), (3, 4)", 6},
             {"[1, ?, 2]", 4},
             {"[1.1, -]", 7},
             {"[1.1, --0.7]", 7},
             {"1.1.0.2", 3},
             {"[1, nan]", 4},
             {"[1, inf]", 4},
             {"[1, 1e999]", 4},
             {"[1, 1/0]", 7},
             {"[-O.7]", 2},
             {"3px", 1},
             {"1, 2, ...", 6},
             {"\xff", 0},
             {"1 2; 3 4", 5},
             {"[[1, 2], [3, 4]]", 10},
             {"\\begin{bmatrix}1 & 2 \\\\ 3 & 4\\end{bmatrix}", 24},
         }) {
        INFO(trouble.text);
        const VectorReading reading = read_vector(trouble.text);
        CHECK(reading.kind == Kind::not_understood);
        CHECK(reading.offset == trouble.offset);
        CHECK(reading.entries.empty());
        CHECK(reading.reason.ends_with("."));
    }
}

TEST_CASE("the caret stands under the character, not under the byte") {
    const VectorReading reading = read_vector("[\u22121, ?]");
    CHECK(reading.offset == 7);
    CHECK(reading.column == 5);
}

TEST_CASE("a clear vector of another length is read, for the caller to count") {
    CHECK(entries("1, 2, 3", 4).size() == 3);
    CHECK(entries("[0.84, 0.54]", 4).size() == 2);
}

TEST_CASE("a long vector is read, and a text beyond the limit is refused") {
    std::string text = "1";
    for (int i = 1; i < 8192; ++i) text += " 1";
    CHECK(entries(text).size() == 8192);
    CHECK(read_vector(text + " 1").reason == "These are more entries than any row has.");
    CHECK(kind(text + std::string(max_vector_bytes, ' ')) == Kind::not_understood);
    CHECK(kind(std::string(max_vector_bytes, '[')) == Kind::empty);
    CHECK(kind(std::string(max_vector_bytes, '$')) == Kind::empty);
    CHECK(kind(std::string(max_vector_bytes, '=')) == Kind::not_understood);
    CHECK(kind(std::string(max_vector_bytes, '9')) == Kind::not_understood);
}

#include "practice/explanation_formula.h"

#include <doctest/doctest.h>

TEST_CASE("a formula is found in every spelling") {
    for (const char* text :
         {"f(PX) = P f(X)", "Attn(PX)=P*Attn(X)", "$\\mathrm{Attn}(\\Pi X) = \\Pi\\,\\mathrm{Attn}(X)$",
          "we have T(\u03C0x) = \u03C0\u00B7T(x) here", "SA[P X] == P SA[X]", "f(\u03C3X)=\u03C3f(X)"}) {
        CAPTURE(text);
        CHECK(pe::find_formula(text, "(PX)=Pf(X)"));
    }
    CHECK_FALSE(pe::find_formula("f(X) = P f(X)", "(PX)=Pf(X)"));
    CHECK_FALSE(pe::find_formula("perhaps (see above)", "(PX)=Pf(X)"));
}

TEST_CASE("dots stand for anything on the same line") {
    CHECK(pe::find_formula("Attn(PX) = softmax(PX W) X = P Attn(X)", "(PX)...=Pf"));
    CHECK_FALSE(pe::find_formula("Attn(PX) is\n= P Attn(X)", "(PX)...=Pf"));
}

TEST_CASE("the place of a formula is given in bytes of the source") {
    const std::string_view text = "\u2192 f(PX) = P f(X).";
    const auto place = pe::find_formula(text, "f(PX)=Pf(X)");
    REQUIRE(place);
    CHECK(text.substr(place->begin, place->end - place->begin) == "f(PX) = P f(X)");
}

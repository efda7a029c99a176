#include "core/listing.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

using namespace pe;

namespace {

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a listing carries the parameters that it was asked for") {
    const Encoding encoding{.width = 512, .base = 20000.0};
    const std::string python = listing(encoding, 100, 50, 3, Language::python);
    CHECK(holds(python, "width 512: positions 100 to 149"));
    CHECK(holds(python, "WIDTH = 512\n"));
    CHECK(holds(python, "BASE = 20000.0\n"));
    CHECK(holds(python, "range(100, 150)"));
    CHECK(holds(python, "round(value, 3)"));
    CHECK(holds(listing(encoding, 100, 50, 3, Language::numpy), "np.arange(100, 150)"));
    CHECK(holds(listing(encoding, 100, 50, 3, Language::pytorch), "torch.arange(100, 150)"));
    CHECK(holds(listing(encoding, 100, 50, 3, Language::javascript), "const base = 20000;"));
    CHECK(holds(listing(encoding, 100, 50, 3, Language::cpp), "%.3f"));
}

TEST_CASE("every listing states its layout, and how an odd width is filled") {
    for (const Language language : all_languages) {
        CHECK(holds(listing({.layout = Layout::interleaved}, 0, 1, 2, language), "alternate"));
        CHECK(holds(listing({.layout = Layout::concatenated}, 0, 1, 2, language), "all sines, then all cosines"));
        CHECK(holds(listing({.layout = Layout::concatenated_cosine_first}, 0, 1, 2, language),
                    "all cosines, then all sines"));
        CHECK(holds(listing({.layout = Layout::tensor2tensor}, 0, 1, 2, language), "tensor2tensor"));
        CHECK(holds(listing({.width = 5, .odd_width = OddWidth::zero_pad}, 0, 1, 2, language), "a zero"));
        CHECK(holds(listing({.width = 5, .odd_width = OddWidth::cut}, 0, 1, 2, language), "without its last column"));
        CHECK(holds(listing({.width = 5, .odd_width = OddWidth::drop_last_cosine}, 0, 1, 2, language), "sine only"));
        CHECK_FALSE(holds(listing({.width = 4}, 0, 1, 2, language), "Odd width"));
    }
}

TEST_CASE("listings are short, end in one line end, and have no blank at the end of a line") {
    for (const Language language : all_languages) {
        for (const int width : {4, 1024}) {
            const std::string text = listing({.width = width}, 0, 8192, 15, language);
            CHECK(text.size() < 1500);
            CHECK(text.ends_with("\n"));
            CHECK_FALSE(text.ends_with("\n\n"));
            CHECK_FALSE(holds(text, " \n"));
            CHECK_FALSE(holds(text, "@"));
        }
    }
}

TEST_CASE("a whole row at the usual exponents needs no special case in its listing") {
    for (const Language language : all_languages) {
        const std::string text = listing({}, 0, 3, 2, language);
        CHECK_FALSE(holds(text, "if ("));
        CHECK_FALSE(holds(text, "slice"));
        CHECK_FALSE(holds(text, "[:-1]"));
        CHECK_FALSE(holds(text, "zeros"));
    }
}

TEST_CASE("each language has a name and a file name of its own") {
    std::set<std::string> names;
    for (const Language language : all_languages) {
        names.insert(language_name(language));
        names.insert(file_name(language));
    }
    CHECK(names.size() == 2 * std::size(all_languages));
}

TEST_CASE("each language writes a small number in its own way") {
    const Encoding narrow{.width = 2, .base = 10000.0};
    const Encoding slow{.width = 32, .base = 1e9};
    const auto second = [](const std::string& text) { return text.substr(text.find('[') + 1); };
    CHECK(listing_output(narrow, 0, 1, 2, Language::python) == "[0.0, 1.0]\n");
    CHECK(listing_output(narrow, 0, 1, 2, Language::javascript) == "[0,1]\n");
    CHECK(listing_output(narrow, 0, 1, 2, Language::cpp) == "[0.00, 1.00]\n");
    CHECK(listing_output(narrow, 3, 1, 0, Language::python) == "[0.0, -1.0]\n");
    // Column 30 is the sine of 1e9 to the power of -30/32: 3.65e-9 or so.
    CHECK(second(listing_output(slow, 1, 1, 10, Language::python)).find("3.7e-09, 1.0]") != std::string::npos);
    CHECK(listing_output(slow, 1, 1, 10, Language::javascript).find(",3.7e-9,1]") != std::string::npos);
    CHECK(listing_output(slow, 1, 1, 10, Language::cpp).find(", 0.0000000037, 1.0000000000]") != std::string::npos);
}

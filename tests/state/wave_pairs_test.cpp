// Which pairs' waves are shown.
#include "state/wave_pairs.h"

#include <doctest/doctest.h>

using namespace pe;
using Pairs = std::vector<int>;

TEST_CASE("pairs are read with commas, semicolons and blanks, as ranges, each once and in order") {
    CHECK(read_wave_pairs("0,1,2", 32).pairs == Pairs{0, 1, 2});
    CHECK(read_wave_pairs(" 5; 3 ,3 1", 32).pairs == Pairs{1, 3, 5});
    CHECK(read_wave_pairs("4-7, 0", 32).pairs == Pairs{0, 4, 5, 6, 7});
    CHECK(read_wave_pairs("31", 32).pairs == Pairs{31});
}

TEST_CASE("without any, up to four are shown, evenly spread from pair 0 on") {
    CHECK(read_wave_pairs("", 1).pairs == Pairs{0});
    CHECK(read_wave_pairs(" , ", 2).pairs == Pairs{0, 1});
    CHECK(read_wave_pairs("", 32).pairs == Pairs{0, 8, 16, 24});
}

TEST_CASE("what is no pair, not there, or too much is named") {
    const auto problem = [](std::string_view text) { return read_wave_pairs(text, 32).problem; };
    for (const char* text : {"x", "0,x", "1.5", "-1", "3-", "-3", "7-4", "1--2", "99999999999", "\xff"}) {
        CAPTURE(text);
        CHECK(problem(text) == WavePairsProblem::unreadable);
    }
    CHECK(read_wave_pairs("0, 1.5", 32).at == "1.5");
    CHECK(problem("32") == WavePairsProblem::beyond);
    CHECK(problem("30-32") == WavePairsProblem::beyond);
    CHECK(problem("0-7") == WavePairsProblem::none);
    CHECK(problem("0-8") == WavePairsProblem::too_many);
    CHECK(read_wave_pairs("0-8", 32).pairs.empty());
}

TEST_CASE("pairs that are written are read as the same") {
    const Pairs pairs = {0, 3, 17};
    CHECK(write_wave_pairs(pairs) == "0,3,17");
    CHECK(read_wave_pairs(write_wave_pairs(pairs), 32).pairs == pairs);
}

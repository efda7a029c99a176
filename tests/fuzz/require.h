// A property that every input must have: ends the program where it has not, which the fuzzer reports with the input.
#pragma once

#include <cstdio>
#include <cstdlib>

inline void require(bool holds, const char* property) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", property);
    std::abort();
}

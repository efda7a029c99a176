// Speed of reading and marking answers: those that people type, and the longest texts that are taken, of awkward kinds.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>

#include "practice/expect.h"

namespace {

double seconds_of(const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string repeated(std::string_view unit, std::size_t size) {
    std::string text;
    while (text.size() + unit.size() <= size) text += unit;
    return text;
}

double best_of(int repetitions, const auto& work) {
    double best = seconds_of(work);
    for (int i = 1; i < repetitions; ++i) best = std::min(best, seconds_of(work));
    return best;
}

void time_typed(const pe::Expected& expected, std::string_view answer) {
    constexpr int calls = 200;
    const double seconds = best_of(20, [&] {
        for (int i = 0; i < calls; ++i) pe::mark_answer(expected, answer);
    });
    std::printf("  %-36s %8.2f us\n", std::string(answer).c_str(), seconds / calls * 1e6);
}

/// The slowest of some texts of one size: time must grow as the size does.
void time_long(const pe::Expected& expected, std::size_t size) {
    constexpr std::array<std::string_view, 24> units{"1 ",
                                                     "1, ",
                                                     "0.84147098, ",
                                                     "1+",
                                                     "1.5;",
                                                     "(",
                                                     "[",
                                                     "9",
                                                     "=",
                                                     "{",
                                                     "1,1 0,2 ",
                                                     "sin(",
                                                     "1/",
                                                     "2^",
                                                     "x_1 = 1, ",
                                                     "\xff",
                                                     "1e5 ",
                                                     "1 1/2, ",
                                                     "\xcf\x80 ",
                                                     "(1",
                                                     "1\n",
                                                     "\\frac{1}{2}, ",
                                                     "PE(0,0)=0, ",
                                                     "\\mathbf{"};
    double worst = 0;
    std::string_view slowest;
    for (const std::string_view unit : units) {
        const std::string text = repeated(unit, size);
        const double seconds = best_of(5, [&] { pe::mark_answer(expected, text); });
        if (seconds < worst) continue;
        worst = seconds;
        slowest = unit;
    }
    std::printf("  %6zu bytes, slowest of %zu kinds: %8.3f ms (\"%s\" again and again)\n", size, units.size(),
                worst * 1e3, slowest == "\n" ? "line end" : std::string(slowest).c_str());
}

}  // namespace

int main() {
    constexpr std::array e{1.0, 0.0, 2.0, -1.0};
    constexpr std::array p{0.1, 0.2, -0.1, 0.3};
    const pe::Expected entry = pe::expect_entry({}, 1, 0);
    const pe::Expected sum = pe::expect_sum(e, p);
    std::printf("Marking one answer\n");
    for (const std::string_view answer : {"0.84", "PE(1,0) = sin(1) = 0.8415", "0.54"}) time_typed(entry, answer);
    for (const std::string_view answer : {"[1.1, 0.2, 1.9, -0.7]", "1,1; 0,2; 1,9; -0,7", "[0.9, -0.2, 2.1, -1.3]"}) {
        time_typed(sum, answer);
    }
    std::printf("Marking long texts\n");
    for (const std::size_t size : {4096u, 16384u, 65536u}) time_long(sum, size);
    return 0;
}

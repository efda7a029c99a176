#include "practice/ordinal.h"

#include <array>
#include <string_view>

namespace pe {

std::string ordinal(std::size_t index) {
    constexpr std::array<std::string_view, 10> words = {"first", "second",  "third",  "fourth", "fifth",
                                                        "sixth", "seventh", "eighth", "ninth",  "tenth"};
    if (index < words.size()) return std::string(words[index]);
    const std::size_t number = index + 1;
    const bool teen = number % 100 >= 11 && number % 100 <= 13;
    const std::string_view ending = teen               ? "th"
                                    : number % 10 == 1 ? "st"
                                    : number % 10 == 2 ? "nd"
                                    : number % 10 == 3 ? "rd"
                                                       : "th";
    return std::to_string(number) + std::string(ending);
}

}  // namespace pe

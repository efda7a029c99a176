#include "questions/nearest_name.h"

#include <algorithm>
#include <array>

namespace pe {
namespace {

constexpr std::size_t longest_name = 40;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}

/// Letters that differ (whatever the case), are left out, put in or exchanged with their neighbour
/// (the distance of Damerau and Levenshtein, without a second change of the same letters).
std::size_t letters_between(std::string_view a, std::string_view b) {
    using Row = std::array<std::size_t, longest_name + 1>;
    Row before_last{}, last{}, row{};
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before_last = last;
        last = row;
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0U : 1U)});
            const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (exchanged) row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
    }
    return row[b.size()];
}

}  // namespace

std::string quoted(std::string_view name) {
    std::string result = "\"";
    for (const char c : name.substr(0, longest_name)) result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    if (name.size() > longest_name) {
        // No part of a character stays at the end.
        while ((static_cast<unsigned char>(name[result.size() - 1]) & 0xC0) == 0x80) result.pop_back();
        result += "\u2026";
    }
    return result + "\"";
}

std::string nearest_of(std::string_view unknown, std::span<const std::string_view> known) {
    std::string_view nearest;
    std::size_t fewest = 2 + unknown.size() / 4;
    for (const std::string_view name : known) {
        if (unknown.size() > longest_name || name.size() > longest_name) continue;
        const std::size_t letters = letters_between(unknown, name);
        if (letters >= fewest || letters == name.size()) continue;
        fewest = letters;
        nearest = name;
    }
    if (!nearest.empty()) return "did you mean " + quoted(nearest) + "?";
    std::string list = "it can be ";
    for (const std::string_view name : known) {
        if (name != known.front()) list += name == known.back() ? " or " : ", ";
        list += quoted(name);
    }
    return list;
}

}  // namespace pe

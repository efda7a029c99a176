#include "practice/unit_words.h"

#include <string>

#include "core/characters.h"
#include "practice/number_names.h"

namespace pe {
namespace {

struct UnitWord {
    std::string_view word;
    Unit unit;
};

constexpr UnitWord unit_words[] = {
    {"each", Unit::none},
    {"approx", Unit::none},
    {"approximately", Unit::none},
    {"about", Unit::none},
    {"rounded", Unit::none},
    {"roughly", Unit::none},
    {"rad", Unit::radians},
    {"rads", Unit::radians},
    {"radian", Unit::radians},
    {"radians", Unit::radians},
    {"position", Unit::positions},
    {"positions", Unit::positions},
    {"token", Unit::positions},
    {"tokens", Unit::positions},
    {"step", Unit::positions},
    {"steps", Unit::positions},
    {"pair", Unit::pairs},
    {"pairs", Unit::pairs},
    {"cm", Unit::other},
    {"mm", Unit::other},
    {"m", Unit::other},
    {"km", Unit::other},
    {"s", Unit::other},
    {"hz", Unit::other},
    {"dimension", Unit::other},
    {"dimensions", Unit::other},
    {"column", Unit::other},
    {"columns", Unit::other},
    {"entries", Unit::other},
    {"unit", Unit::other},
    {"units", Unit::other},
    {"deg", Unit::other},
};

const UnitWord* find(std::string_view word) {
    for (const UnitWord& entry : unit_words) {
        if (entry.word == word) return &entry;
    }
    return nullptr;
}

}  // namespace

UnitReading read_unit(std::string_view plain, std::size_t begin) {
    UnitReading result{.end = begin};
    for (std::size_t at = begin; at < plain.size();) {
        while (at < plain.size() && is_blank(plain[at])) ++at;
        const std::string word = letters_at(plain, at);
        const UnitWord* known = find(word);
        if (!known) break;
        if (known->unit != Unit::none) result.unit = known->unit;
        at += word.size();
        result.end = at;
    }
    return result;
}

}  // namespace pe

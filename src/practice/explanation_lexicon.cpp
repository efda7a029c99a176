#include "practice/explanation_lexicon.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "practice/explanation_words.h"

namespace pe {
namespace {

constexpr std::size_t longest_word = 24;  // no longer one is compared letter by letter

/// Regular endings of `stem` that make `word`: give, gives, giving; carry, carries, carried; swap, swapping.
bool is_inflected(std::string_view word, std::string_view stem) {
    const auto has_ending = [word](std::string_view base, std::initializer_list<std::string_view> endings) {
        if (!word.starts_with(base)) return false;
        const std::string_view rest = word.substr(base.size());
        return std::find(endings.begin(), endings.end(), rest) != endings.end();
    };
    if (has_ending(stem, {"", "s", "es", "ed", "d", "ing"})) return true;
    if (stem.size() < 3) return false;
    const std::string_view shorter = stem.substr(0, stem.size() - 1);
    if (stem.back() == 'e') return has_ending(shorter, {"ing"});
    if (stem.back() == 'y') return has_ending(shorter, {"ies", "ied"});
    return word.size() > stem.size() && word[stem.size()] == stem.back() &&
           has_ending(std::string(stem) + stem.back(), {"ing", "ed"});
}

/// Typing errors between `word` and `stem`; with `any_ending`, between the beginning of `word` that fits best and
/// `stem`. More than `limit` may be said as any greater number.
std::size_t typing_errors(std::string_view word, std::string_view stem, bool any_ending, std::size_t limit) {
    if (word.size() > longest_word || stem.size() > word.size() + limit) return limit + 1;
    if (!any_ending && word.size() > stem.size() + limit) return limit + 1;
    // Rows of the usual table: errors[i][j] between the first i letters of the stem and the first j of the word.
    std::array<std::array<std::size_t, longest_word + 1>, 3> errors{};
    for (std::size_t j = 0; j <= word.size(); ++j) errors[0][j] = j;
    for (std::size_t i = 1; i <= stem.size(); ++i) {
        auto& row = errors[i % 3];
        const auto& last = errors[(i - 1) % 3];
        row[0] = i;
        for (std::size_t j = 1; j <= word.size(); ++j) {
            const std::size_t other = stem[i - 1] == word[j - 1] ? 0 : 1;
            row[j] = std::min({last[j - 1] + other, last[j] + 1, row[j - 1] + 1});
            const bool exchanged = i > 1 && j > 1 && stem[i - 1] == word[j - 2] && stem[i - 2] == word[j - 1];
            if (exchanged) row[j] = std::min(row[j], errors[(i - 2) % 3][j - 2] + 1);
        }
    }
    const auto& row = errors[stem.size() % 3];
    if (!any_ending) return row[word.size()];
    return *std::min_element(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(word.size()) + 1);
}

constexpr std::size_t most_errors = 2;

/// How many typing errors are forgiven where this many letters are right.
std::size_t forgiven(std::size_t length) {
    return length >= 8 ? most_errors : length >= 5 ? 1 : 0;
}

/// "saem" for "same": in short words only this error is beyond doubt.
bool has_exchanged_letters(std::string_view word, std::string_view stem) {
    if (word.size() != stem.size() || word.size() < 4) return false;
    const auto [a, b] = std::mismatch(word.begin(), word.end(), stem.begin());
    if (a == word.end() || a + 1 == word.end()) return false;
    return a[0] == b[1] && a[1] == b[0] && std::equal(a + 2, word.end(), b + 2);
}

/// The typing errors that make `word` of `stem`, or more than are ever forgiven.
std::size_t errors_between(std::string_view word, std::string_view stem, bool any_ending) {
    if (!any_ending && has_exchanged_letters(word, stem)) return 1;
    const std::size_t limit = forgiven(std::min(stem.size(), word.size() + 1));
    const std::size_t errors = limit > 0 ? typing_errors(word, stem, any_ending, limit) : 1;
    return errors <= limit ? errors : most_errors + 1;
}

}  // namespace

void GroupSet::add(std::size_t group) {
    bits_[group / 32] |= std::uint32_t{1} << (group % 32);
}

void GroupSet::add(const GroupSet& others) {
    for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] |= others.bits_[i];
}

bool GroupSet::holds(std::size_t group) const {
    return (bits_[group / 32] >> (group % 32) & 1) != 0;
}

bool GroupSet::meets(const GroupSet& others) const {
    for (std::size_t i = 0; i < bits_.size(); ++i) {
        if ((bits_[i] & others.bits_[i]) != 0) return true;
    }
    return false;
}

bool GroupSet::empty() const {
    return !meets(*this);
}

std::size_t Lexicon::group(std::string_view name) {
    assert(!name.empty());
    auto& likes = names_[static_cast<unsigned char>(name[0])];
    const auto found = std::find_if(likes.begin(), likes.end(), [name](const Name& own) { return own.text == name; });
    if (found != likes.end()) return found->group;
    assert(count_ < max_word_groups);
    const std::size_t number = count_++;
    likes.push_back({name, number});
    const bool is_word = !(name[0] >= 'A' && name[0] <= 'Z');
    if (is_word) add(name, number);
    return number;
}

void Lexicon::add(std::string_view text, std::size_t group) {
    const bool any_ending = text.ends_with('*');
    const std::string_view stem = text.substr(0, text.size() - (any_ending ? 1 : 0));
    auto& likes = entries_[static_cast<unsigned char>(stem[0])];
    auto entry = std::find_if(likes.begin(), likes.end(),
                              [&](const Entry& e) { return e.stem == stem && e.any_ending == any_ending; });
    if (entry == likes.end()) entry = likes.insert(likes.end(), {.stem = stem, .any_ending = any_ending});
    entry->groups.add(group);
}

bool Lexicon::is_form(std::string_view word, const Entry& entry) {
    return entry.any_ending ? word.starts_with(entry.stem) : is_inflected(word, entry.stem);
}

GroupSet Lexicon::groups_of(std::string_view word) const {
    if (word.empty()) return {};
    GroupSet groups;
    for (const Entry& entry : entries_[static_cast<unsigned char>(word[0])]) {
        if (is_form(word, entry)) groups.add(entry.groups);
    }
    return groups.empty() ? groups_of_misspelt(word) : groups;
}

GroupSet Lexicon::groups_of_misspelt(std::string_view word) const {
    GroupSet groups;
    std::size_t fewest = most_errors;
    for (const Entry& entry : entries_[static_cast<unsigned char>(word[0])]) {
        std::size_t errors = errors_between(word, entry.stem, entry.any_ending);
        if (!entry.any_ending) errors = std::min(errors, errors_between(word, std::string(entry.stem) + 's', false));
        if (errors > fewest) continue;
        if (errors < fewest) groups = {};
        fewest = errors;
        groups.add(entry.groups);
    }
    return groups;
}

}  // namespace pe

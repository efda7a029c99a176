// Knows which groups of a rubric a word belongs to, through endings and typing errors.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace pe {

inline constexpr std::size_t max_word_groups = 512;

/// A set of numbers of groups.
class GroupSet {
  public:
    void add(std::size_t group);
    void add(const GroupSet& others);
    bool holds(std::size_t group) const;
    bool meets(const GroupSet& others) const;  ///< some group is in both
    bool empty() const;

  private:
    std::array<std::uint32_t, max_word_groups / 32> bits_{};
};

/// Groups and words by name. Endings are those that a teacher can see in the rule (give, permut*), as in the pattern
/// matchers of question banks: a stemmer would cut the rubric's words too, fold "organ" and "organise" into one, and
/// know no typing errors. A single word in a pattern is a group of its own. Holds views: what is added must last.
class Lexicon {
  public:
    /// The number of the group `name`, which is new if need be.
    std::size_t group(std::string_view name);

    /// `entry` (a word or, with a star, a beginning of words) belongs to the group.
    void add(std::string_view entry, std::size_t group);

    /// The groups of a word in lower case. A word that has none is compared with its likes: one typing error (a letter
    /// more, less, other, or two exchanged) from five letters on, two from eight; its first letter must be right.
    GroupSet groups_of(std::string_view word) const;

  private:
    struct Entry {
        std::string_view stem;
        bool any_ending = false;
        GroupSet groups{};
    };

    static bool is_form(std::string_view word, const Entry& entry);
    GroupSet groups_of_misspelt(std::string_view word) const;

    struct Name {
        std::string_view text;
        std::size_t group;
    };

    std::size_t count_ = 0;
    std::array<std::vector<Name>, 256> names_{};     ///< by first letter
    std::array<std::vector<Entry>, 256> entries_{};  ///< by first letter
};

}  // namespace pe

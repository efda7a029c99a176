// Marks a typed answer against the value that the core computes: right, wrong and why, or not to be judged yet.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "practice/compare.h"
#include "practice/read_answer.h"
#include "practice/slips.h"

namespace pe {

inline constexpr int usual_decimals = 2;

/// The name that a learner may write in front of an answer: PE(position, column).
struct EntryName {
    int position = 0;
    int column = 0;

    friend bool operator==(const EntryName&, const EntryName&) = default;
};

/// What a question asks, computed from its parameters (see expect.h). Never stored as numbers.
struct Expected {
    bool is_vector = false;
    std::vector<double> values{};     ///< one for a scalar
    std::optional<ValueKind> kind{};  ///< of all values; without one, each value has its own (a vector's are not tiny)
    int decimals = usual_decimals;    ///< asked, 0..15
    Unit unit = Unit::none;           ///< that may stand behind the number
    std::optional<EntryName> name{};  ///< another one in front of an answer is asked about
    std::vector<Slip> slips{};        ///< likely first
};

struct Verdict {
    enum class Kind {
        correct,
        incorrect,
        not_understood,  ///< no attempt: `reason` holds from `offset` on
        unclear,         ///< no attempt: `reason` says what to write
    };
    Kind kind = Kind::not_understood;
    double credit = 0;                 ///< 0..1: of a vector, the share of its entries that are right
    std::vector<EntryMark> entries{};  ///< one for each entry typed, when their number is the one asked
    std::optional<SlipKind> slip{};    ///< that explains a wrong answer
    std::string reason{};              ///< unless correct: a sentence or two that don't tell the answer
    std::string remark{};              ///< "cut off rather than rounded", beside a correct answer
    std::string understood{};          ///< "read as 0.84"; empty when it could not be read
    std::size_t offset = 0;            ///< of trouble in the answer, in bytes
    std::size_t column = 0;            ///< of trouble in the answer, in characters

    /// Whether this answer counts as an attempt.
    bool is_attempt() const { return kind == Kind::correct || kind == Kind::incorrect; }
};

/// The same answer always gets the same verdict. Takes any bytes.
Verdict mark_answer(const Expected& expected, std::string_view answer);

}  // namespace pe

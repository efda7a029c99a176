// Reads a typed answer, one number or a vector, into the values that it may mean; or says where and why it can't.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "practice/read_number.h"
#include "practice/unit_words.h"

namespace pe {

/// What a question asks for.
struct AnswerShape {
    bool is_vector = false;
    std::size_t length = 1;  ///< entries of the vector
};

/// Why a reading stands among the candidates.
enum class ReadingRole {
    plain,         ///< the text says so
    comma_groups,  ///< if its commas stand between thousands: 10,000
    point_groups,  ///< if its points do, which is less likely: 10.000
    working,       ///< an earlier part of "cos(1) = 0.84" that says something else
};

struct CandidateReading {
    ReadingRole role = ReadingRole::plain;
    std::vector<Quantity> entries{};  ///< one for a scalar
};

inline constexpr std::size_t max_answer_bytes = 65536;
inline constexpr std::size_t max_scalar_bytes = 4096;  ///< of an answer that is one number

struct AnswerReading {
    enum class Kind {
        ok,              ///< there is at least one candidate
        empty,           ///< nothing to read yet
        not_understood,  ///< `reason` holds for the text from `offset` on
        unclear,         ///< several answers may be meant, and `reason` says how to tell
    };
    Kind kind = Kind::empty;
    std::vector<CandidateReading> candidates{};
    Unit unit = Unit::none;    ///< that stood behind the number
    std::string name{};        ///< that stood before the answer, in plain ASCII: "PE(1,0)"
    std::size_t offset = 0;    ///< of the trouble, in bytes, 0..text.size()
    std::size_t column = 0;    ///< of the trouble, in characters from 0
    std::string reason{};      ///< a sentence for the learner; empty when ok
    std::string understood{};  ///< "read as [1.1, 0.2]"; empty unless ok
};

/// Takes any bytes and always comes to an end, in a time that grows with the length; more than the limits are
/// not understood. The same text is always read alike.
AnswerReading read_answer(std::string_view text, const AnswerShape& shape);

}  // namespace pe

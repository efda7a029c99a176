// A set of questions: a small JSON file that a teacher can write, read with errors that name line and field.
//
// {"format": "pe-questions-1", "title": TEXT, "language": "en", "questions": [QUESTION, ...]}
//
// QUESTION, from the bank: {"kind": KIND, "id": ID, "seed": WHOLE, "count": WHOLE}
// QUESTION, of its own:    {"id": ID, "title": TEXT, "prompt": TEXT, "parts": [PART, ...], "hints": [TEXT, TEXT, TEXT],
//                           "solution": [LINE, ...], "because": TEXT, "another": KIND}
// PART: {"label": TEXT, "decimals": WHOLE, and one of
//     "entry": {ENCODING, "position": WHOLE, "column": WHOLE}
//     "entries": {ENCODING, "position": WHOLE, "columns": [WHOLE, ...]}
//     "row": {ENCODING, "position": WHOLE}
//     "sum": {"e": [NUMBER, ...], "p": [NUMBER, ...]}, or for PE(position) in place of p
//            {"e": [NUMBER, ...], "position": WHOLE, "base": NUMBER, "layout": LAYOUT}
//     "exponent", "denominator" or "wavelength": {ENCODING, "pair": WHOLE}
//     "angle": {ENCODING, "position": WHOLE, "pair": WHOLE}
//     "pair-count": {ENCODING}
//     "value": NUMBER
//     "values": [NUMBER, ...]
//     "choice": {"options": [{"text": TEXT, "right": true, "reason": TEXT}, ...], "several": true}
//     "matching": {"pairs": [[ITEM, PARTNER], ...], "extra": [PARTNER, ...]}
//     "explanation": {"rubric": "order-blindness", "model": TEXT, "self-check": [TEXT, ...]}}
// ENCODING: "width": EVEN, "base": NUMBER, "layout": LAYOUT
// LAYOUT: "interleaved", "concatenated", "cosine-first" or "tensor2tensor"
//
// May be left out: language, base (10000), layout (interleaved), decimals (2), hints, solution, because (made from the
// parts where they can be), another, label of an only part, right, reason, several, extra, model, self-check; of a
// question from the bank all but kind. Field names are contracts.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "questions/kinds.h"
#include "questions/question.h"

namespace pe {

inline constexpr std::size_t max_set_bytes = 262144;
inline constexpr std::size_t max_set_questions = 200;

/// One place of a set: a question of its own, or one of a kind from the bank.
struct SetItem {
    std::string id;  ///< a contract once shared: letters, digits, hyphens; unique in its set
    std::optional<Question> own{};
    const QuestionKind* kind =
        nullptr;  ///< of a question from the bank; of an own question, what "another" makes; may be null
    std::optional<std::uint32_t> seed{};  ///< of a question from the bank; without one, the set's seed decides
};

struct QuestionSet {
    std::string title;
    std::vector<SetItem> items;  ///< in the file's order
};

struct SetProblem {
    int line = 0;         ///< from 1
    std::string field;    ///< "questions[2].parts[0].entry.width"; empty for the file as a whole
    std::string message;  ///< what is wrong and what would be right

    /// "Line 12, questions[2].parts[0].entry.width: ..."
    std::string sentence() const;
};

struct SetReading {
    QuestionSet set;
    std::vector<SetProblem> problems;  ///< in the file's order; with any, the set is not to be used

    bool ok() const { return problems.empty(); }
};

/// Takes any bytes.
SetReading read_question_set(std::string_view json);

/// The question at that place. `variant` 0 is the first; each further one is another of the same kind (for an own
/// question without a kind, the question itself).
Question question_at(const QuestionSet& set, std::size_t index, std::uint32_t set_seed, std::uint32_t variant);

/// Whether a variant other than 0 is another question.
bool has_another(const SetItem& item);

/// Sets that are shipped, as JSON in the same format.
struct ShippedSet {
    std::string_view name;  ///< in links; a contract
    std::string_view json;
};
std::span<const ShippedSet> shipped_sets();

}  // namespace pe

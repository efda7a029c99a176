#include "practice/mark_answer.h"

#include <algorithm>

#include "core/characters.h"
#include "practice/explain_wrong.h"

namespace pe {
namespace {

using Kind = Verdict::Kind;

constexpr std::string_view cut_remark = "Right. The last digit is cut off rather than rounded; rounding may change it.";

/// One candidate's entries, marked.
struct Marked {
    Kind kind = Kind::incorrect;
    std::vector<EntryMark> entries{};
};

bool is_undecided(EntryMark mark) {
    return mark == EntryMark::needs_digits || mark == EntryMark::near;
}

ValueKind kind_of_value(const Expected& expected, std::size_t index) {
    if (expected.kind) return *expected.kind;
    const ValueKind own = kind_of(expected.values[index], expected.decimals);
    return expected.is_vector && own == ValueKind::tiny ? ValueKind::irrational : own;
}

Marked mark_entries(const Expected& expected, const std::vector<Quantity>& entries) {
    if (entries.size() != expected.values.size()) return {};
    Marked marked;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const ValueKind kind = kind_of_value(expected, i);
        marked.entries.push_back(compare(entries[i], expected.values[i], kind, expected.decimals));
    }
    const bool any_wrong =
        std::ranges::any_of(marked.entries, [](EntryMark mark) { return !is_right(mark) && !is_undecided(mark); });
    const bool all_right = std::ranges::all_of(marked.entries, is_right);
    marked.kind = all_right ? Kind::correct : any_wrong ? Kind::incorrect : Kind::unclear;
    return marked;
}

Verdict unclear(std::string reason) {
    Verdict verdict{.kind = Kind::unclear};
    verdict.reason = std::move(reason);
    return verdict;
}

/// The whole numbers in a name such as PE(1, 0); none when a letter stands among them, as in PE(1, 2i).
std::vector<int> indices_of(std::string_view name) {
    constexpr int greatest = 1 << 24;
    std::vector<int> indices;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (!is_digit(name[i])) {
            if (!indices.empty() && is_letter(name[i])) return {};
            continue;
        }
        const bool continues = i > 0 && is_digit(name[i - 1]);
        if (!continues) indices.push_back(0);
        indices.back() = std::min(10 * indices.back() + (name[i] - '0'), greatest);
    }
    return indices;
}

bool names_something_else(const Expected& expected, std::string_view name) {
    if (!expected.name || name.size() < 2 || (name[0] | 0x20) != 'p' || (name[1] | 0x20) != 'e') return false;
    const std::vector<int> indices = indices_of(name);
    return indices.size() == 2 && EntryName{indices[0], indices[1]} != *expected.name;
}

/// What keeps a right answer from being clear: a unit or a name that does not belong to the question.
std::string_view objection(const Expected& expected, const AnswerReading& reading, const CandidateReading& candidate,
                           bool wrong_name) {
    if (wrong_name) return "The name in front is that of another entry. Which one do you mean?";
    const bool degrees =
        std::ranges::any_of(candidate.entries, [](const Quantity& quantity) { return quantity.degrees; });
    if (degrees && expected.unit != Unit::radians)
        return "No angle is asked here. Please give a number without degrees.";
    if (reading.unit != Unit::none && reading.unit != expected.unit)
        return "No such unit is asked. Please leave it out.";
    return {};
}

std::string ask_for_digits(const Expected& expected, const Marked& marked) {
    if (std::ranges::find(marked.entries, EntryMark::near) != marked.entries.end()) {
        return "Close, but not quite this value. Did you round on the way? Please give the exact form, or more digits.";
    }
    if (kind_of_value(expected, 0) == ValueKind::tiny) return "So far so good. Please give three significant digits.";
    return "So far so good. Please give at least " + std::to_string(expected.decimals) + " decimals.";
}

double credit_of(const Marked& marked) {
    if (marked.entries.empty()) return 0;
    const auto right = std::ranges::count_if(marked.entries, is_right);
    return static_cast<double>(right) / static_cast<double>(marked.entries.size());
}

Verdict verdict_of(const Expected& expected, const AnswerReading& reading, const CandidateReading& candidate) {
    const Marked marked = mark_entries(expected, candidate.entries);
    const bool wrong_name = names_something_else(expected, reading.name);
    const std::string_view objected = objection(expected, reading, candidate, wrong_name);
    if (!objected.empty() && (marked.kind != Kind::incorrect || wrong_name)) return unclear(std::string{objected});
    Verdict verdict{.kind = marked.kind, .entries = marked.entries};
    switch (marked.kind) {
        case Kind::correct:
            verdict.credit = 1;
            if (std::ranges::find(marked.entries, EntryMark::cut_off) != marked.entries.end())
                verdict.remark = cut_remark;
            break;
        case Kind::incorrect: {
            const WrongReason why = explain_wrong(expected, candidate.entries, marked.entries);
            verdict.credit = credit_of(marked);
            verdict.slip = why.slip;
            verdict.reason = why.text;
            break;
        }
        default:
            verdict.reason = ask_for_digits(expected, marked);
    }
    return verdict;
}

/// Commas between thousands are believed when they make the answer right: nobody writes 10,000 for ten and hits the
/// question's ten thousand by chance. Otherwise all meanings must lead to the same verdict.
Verdict weighed(const Expected& expected, const AnswerReading& reading) {
    std::optional<Verdict> agreed;
    std::optional<Verdict> by_points;
    bool differ = false;
    for (const CandidateReading& candidate : reading.candidates) {
        Verdict verdict = verdict_of(expected, reading, candidate);
        if (candidate.role == ReadingRole::point_groups) {
            by_points = std::move(verdict);
            continue;
        }
        if (candidate.role == ReadingRole::comma_groups && verdict.kind == Kind::correct) return verdict;
        if (!agreed) {
            agreed = std::move(verdict);
        } else {
            differ |= agreed->kind != verdict.kind;
        }
    }
    if (differ)
        return unclear("This can be read in two ways, and they differ. Please write it so that only one is left.");
    if (!agreed) return by_points ? std::move(*by_points) : Verdict{};
    if (by_points && by_points->kind == Kind::correct && agreed->kind == Kind::incorrect) {
        return unclear("Does the point stand between thousands? Please leave it out then.");
    }
    return std::move(*agreed);
}

Verdict trouble_of(const AnswerReading& reading) {
    Verdict verdict{.kind = reading.kind == AnswerReading::Kind::unclear ? Kind::unclear : Kind::not_understood};
    verdict.reason = reading.reason;
    verdict.offset = reading.offset;
    verdict.column = reading.column;
    return verdict;
}

}  // namespace

Verdict mark_answer(const Expected& expected, std::string_view answer) {
    const AnswerReading reading = read_answer(answer, {expected.is_vector, expected.values.size()});
    if (reading.kind != AnswerReading::Kind::ok) return trouble_of(reading);
    Verdict verdict = weighed(expected, reading);
    verdict.understood = reading.understood;
    return verdict;
}

}  // namespace pe

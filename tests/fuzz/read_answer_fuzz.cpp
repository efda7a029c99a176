// Any bytes: the reader and the marker of answers stay whole, say the same twice, and read what they would print.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/format.h"
#include "practice/expect.h"
#include "practice/read_answer.h"
#include "require.h"

namespace {

std::string printed(const pe::CandidateReading& candidate, bool is_vector) {
    std::string text;
    for (const pe::Quantity& entry : candidate.entries) {
        if (!text.empty()) text += ", ";
        text += pe::shortest(entry.value);
    }
    return is_vector ? "[" + text + "]" : text;
}

/// What is printed of a reading is read as the same values, and as nothing that weighs more.
void check_print(const pe::CandidateReading& candidate, const pe::AnswerShape& shape) {
    const std::string text = printed(candidate, shape.is_vector);
    if (text.size() > pe::max_answer_bytes) return;
    const pe::AnswerReading again = pe::read_answer(text, {shape.is_vector, candidate.entries.size()});
    require(again.kind == pe::AnswerReading::Kind::ok, "a printed answer is read");
    require(again.candidates.front().entries.size() == candidate.entries.size(), "a printed answer keeps its length");
    for (std::size_t i = 0; i < candidate.entries.size(); ++i) {
        require(again.candidates.front().entries[i].value == candidate.entries[i].value,
                "printed values are read back");
    }
}

void check_reading(std::string_view text, const pe::AnswerShape& shape) {
    using Kind = pe::AnswerReading::Kind;
    const pe::AnswerReading reading = pe::read_answer(text, shape);
    require(reading.offset <= text.size(), "the trouble lies in the text");
    require(reading.column <= reading.offset, "no more characters than bytes stand before the trouble");
    require((reading.kind == Kind::ok) == reading.reason.empty(), "all but a good reading give a reason");
    require((reading.kind == Kind::ok) != reading.candidates.empty(), "only a good reading has candidates");
    require((reading.kind == Kind::ok) != reading.understood.empty(), "only a good reading says what it understood");
    for (const pe::CandidateReading& candidate : reading.candidates) {
        require(!candidate.entries.empty(), "a candidate has entries");
        for (const pe::Quantity& entry : candidate.entries) require(std::isfinite(entry.value), "values are finite");
        check_print(candidate, shape);
    }
}

bool same(const pe::Verdict& a, const pe::Verdict& b) {
    return a.kind == b.kind && a.credit == b.credit && a.entries == b.entries && a.slip == b.slip &&
           a.reason == b.reason && a.remark == b.remark && a.understood == b.understood && a.offset == b.offset &&
           a.column == b.column;
}

void check_verdict(std::string_view text, const pe::Expected& expected) {
    using Kind = pe::Verdict::Kind;
    const pe::Verdict verdict = pe::mark_answer(expected, text);
    require(same(verdict, pe::mark_answer(expected, text)), "the same answer gets the same verdict twice");
    require(verdict.credit >= 0 && verdict.credit <= 1, "credit is a share");
    require((verdict.kind == Kind::correct) == (verdict.credit == 1), "full credit is for right answers alone");
    require((verdict.kind == Kind::correct) == verdict.reason.empty(), "all but a right answer get a reason");
    require(verdict.is_attempt() || !verdict.slip, "only wrong answers are explained by a slip");
    require(verdict.offset <= text.size(), "the trouble lies in the text");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static constexpr std::array e{1.0, 0.0, 2.0, -1.0};
    static constexpr std::array p{0.1, 0.2, -0.1, 0.3};
    static const std::array expected{pe::expect_entry({}, 1, 0), pe::expect_entry({.width = 8}, 0, 1),
                                     pe::expect_wavelength({}, 1), pe::expect_sum(e, p), pe::expect_row({}, 1)};
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    check_reading(text, {});
    for (const std::size_t length : {1u, 2u, 4u}) check_reading(text, {.is_vector = true, .length = length});
    for (const pe::Expected& question : expected) check_verdict(text, question);
    return 0;
}

// A small set with a question of every sort of answer, for the tests of sessions and reports.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "questions/session.h"

namespace pe::testing {

/// Two numbers, one choice, several choices, a matching, an explanation, and one question from the bank. Titles and
/// options hold what HTML must not take as its own.
inline constexpr std::string_view sample_set = R"({
  "format": "pe-questions-1",
  "title": "Sines & <cosines>",
  "questions": [
    {
      "id": "numbers", "title": "Two <b>numbers</b>", "prompt": "Compute $PE(1, 0)$ and\n$PE(1, 1)$ & say why.",
      "parts": [
        { "label": "$PE(1, 0)$", "entry": { "width": 4, "position": 1, "column": 0 } },
        { "label": "$PE(1, 1)$", "entry": { "width": 4, "position": 1, "column": 1 } }
      ],
      "another": "entry"
    },
    {
      "id": "one", "title": "One of three", "prompt": "Which is it?",
      "parts": [{ "choice": { "options": [
        { "text": "$x < y$", "right": true, "reason": "Because $a < b$ & so on." },
        { "text": "<i>never</i>", "reason": "A <wrong> turn & more." },
        { "text": "always" }
      ] } }]
    },
    {
      "id": "several", "title": "Some of four", "prompt": "Which ones?",
      "parts": [{ "choice": { "several": true, "options": [
        { "text": "first", "right": true }, { "text": "second", "right": true },
        { "text": "third" }, { "text": "fourth" }
      ] } }]
    },
    {
      "id": "pairs", "title": "Pairs", "prompt": "Match them.",
      "parts": [{ "matching": { "pairs": [["$d$", "width <d>"], ["$t$", "position"]], "extra": ["base"] } }]
    },
    {
      "id": "words", "title": "In words", "prompt": "Explain it.",
      "parts": [{ "explanation": { "rubric": "order-blindness" } }]
    },
    { "id": "drawn", "kind": "entry" }
  ]
})";

inline QuestionSet read_set(std::string_view json) {
    SetReading reading = read_question_set(json);
    for (const SetProblem& problem : reading.problems) FAIL_CHECK(problem.sentence());
    REQUIRE(reading.ok());
    return std::move(reading.set);
}

inline Session sample_session(const SessionOptions& options = {}) {
    return {read_set(sample_set), options};
}

inline std::size_t place_of(const Session& session, std::string_view id) {
    const auto found = session.find(id);
    REQUIRE(found.has_value());
    return *found;
}

inline const Question& question_of(const Session& session, std::string_view id) {
    return session.question(place_of(session, id));
}
inline const Work& work_of(const Session& session, std::string_view id) {
    return session.work(place_of(session, id));
}
inline QuestionState state_of(const Session& session, std::string_view id) {
    return session.state(place_of(session, id));
}

inline constexpr std::int64_t some_time = 1796064179;  ///< 2026-11-30 18:42:59 UTC

/// Types the answers to the two numbers and checks them.
inline void check_numbers(Session& session, std::string first, std::string second, std::int64_t time = some_time) {
    const std::size_t place = place_of(session, "numbers");
    session.respond(place, 0, {.text = std::move(first)});
    session.respond(place, 1, {.text = std::move(second)});
    session.check(place, time);
}

inline void check_picks(Session& session, std::string_view id, std::vector<int> picks, std::int64_t time = some_time) {
    session.respond(place_of(session, id), 0, {.picks = std::move(picks)});
    session.check(place_of(session, id), time);
}

}  // namespace pe::testing

#include "questions/outcome.h"

#include <algorithm>
#include <cmath>

#include "core/json.h"

namespace pe {
namespace {

std::string_view verdict_of(const Work& work) {
    if (!std::ranges::all_of(work.marks, &PartMark::is_attempt)) return "unclear";
    if (all_right(work.marks)) return "correct";
    const bool partly = std::ranges::any_of(work.marks, [](const PartMark& mark) { return mark.credit > 0; });
    return partly ? "partly" : "incorrect";
}

/// As typed; picks as their places, from 1.
std::string answer_text(const Response& response) {
    std::string text = response.text;
    for (const int pick : response.picks) text += (text.empty() ? "" : ",") + std::to_string(pick + 1);
    return text;
}

void append_number(std::string& out, std::string_view key, double value) {
    append_json_key(out, key);
    append_json_number(out, value);
}

void append_text(std::string& out, std::string_view key, std::string_view text) {
    append_json_key(out, key);
    append_json_string(out, text);
}

void append_totals(std::string& out, const Session& session) {
    append_text(out, "set", session.title());
    append_number(out, "seed", session.options().seed);
    append_number(out, "total", session.points() / static_cast<double>(session.size()));
    append_number(out, "finished", static_cast<double>(session.finished()));
    append_number(out, "questions", static_cast<double>(session.size()));
}

}  // namespace

std::string outcome_json(const Session& session, std::size_t index, double seconds) {
    const Work& work = session.work(index);
    std::string out = "{";
    append_text(out, "question", session.id(index));
    append_text(out, "verdict", verdict_of(work));
    append_number(out, "score", work.credit);
    append_number(out, "attempts", work.attempts);
    append_number(out, "seconds", std::round(seconds));
    append_json_key(out, "answers");
    out += '[';
    for (const Response& response : work.checked) {
        if (out.back() != '[') out += ',';
        append_json_string(out, answer_text(response));
    }
    out += ']';
    append_totals(out, session);
    return out + "}";
}

std::string totals_json(const Session& session) {
    std::string out = "{";
    append_totals(out, session);
    return out + "}";
}

}  // namespace pe

// Work on a question set as JSON, to be remembered and taken up again.
#include <algorithm>

#include "core/json.h"
#include "questions/json_reader.h"
#include "questions/session.h"

namespace pe {
namespace {

constexpr std::string_view progress_format = "pe-progress-1";
constexpr std::size_t most_progress_bytes = 4U << 20U;

void append_picks(std::string& out, const std::vector<int>& picks) {
    out += '[';
    for (const int pick : picks) {
        if (out.back() != '[') out += ',';
        append_json_number(out, pick);
    }
    out += ']';
}

void append_responses(std::string& out, std::string_view key, const std::vector<Response>& responses) {
    append_json_key(out, key);
    out += '[';
    for (const Response& response : responses) {
        if (out.back() != '[') out += ',';
        out += '{';
        append_json_key(out, "text");
        append_json_string(out, response.text);
        append_json_key(out, "picks");
        append_picks(out, response.picks);
        out += '}';
    }
    out += ']';
}

void append_number(std::string& out, std::string_view key, double value) {
    append_json_key(out, key);
    append_json_number(out, value);
}

void append_truth(std::string& out, std::string_view key, bool value) {
    append_json_key(out, key);
    out += value ? "true" : "false";
}

void append_work(std::string& out, const std::string& id, const Work& work) {
    out += '{';
    append_json_key(out, "id");
    append_json_string(out, id);
    append_number(out, "variant", work.variant);
    append_responses(out, "responses", work.responses);
    append_responses(out, "checked", work.checked);
    append_number(out, "attempts", work.attempts);
    append_number(out, "hints", work.hints);
    append_truth(out, "solution", work.solution);
    append_truth(out, "right", work.right);
    append_truth(out, "helped", work.helped);
    append_truth(out, "earlier", work.earlier);
    append_number(out, "credit", work.credit);
    append_number(out, "time", static_cast<double>(work.checked_seconds));
    append_json_key(out, "selfCheck");
    append_picks(out, work.self_checked);
    out += '}';
}

const JsonNode* member(const JsonNode& object, std::string_view name, JsonKind kind) {
    if (object.kind != JsonKind::object) return nullptr;
    for (const JsonNode& value : object)
        if (value.name == name) return value.kind == kind ? &value : nullptr;
    return nullptr;
}

std::string_view text_of(const JsonNode& object, std::string_view name) {
    const JsonNode* value = member(object, name, JsonKind::text);
    return value ? value->text : std::string_view();
}

double number_of(const JsonNode& object, std::string_view name, double most) {
    const JsonNode* value = member(object, name, JsonKind::number);
    return value ? std::clamp(value->number, 0.0, most) : 0;
}

bool truth_of(const JsonNode& object, std::string_view name) {
    const JsonNode* value = member(object, name, JsonKind::boolean);
    return value && value->truth;
}

std::vector<int> picks_of(const JsonNode& object, std::string_view name) {
    std::vector<int> picks;
    if (const JsonNode* list = member(object, name, JsonKind::list))
        for (const JsonNode& pick : *list)
            if (pick.kind == JsonKind::number) picks.push_back(static_cast<int>(std::clamp(pick.number, -1.0, 255.0)));
    return picks;
}

std::vector<Response> responses_of(const JsonNode& object, std::string_view name) {
    std::vector<Response> responses;
    if (const JsonNode* list = member(object, name, JsonKind::list))
        for (const JsonNode& entry : *list)
            responses.push_back({std::string(text_of(entry, "text")), picks_of(entry, "picks")});
    return responses;
}

}  // namespace

std::string Session::progress() const {
    std::string out = "{";
    append_json_key(out, "format");
    append_json_string(out, progress_format);
    if (has_attempt()) append_number(out, "score", points() / static_cast<double>(size()));
    append_json_key(out, "work");
    out += '[';
    for (std::size_t i = 0; i < size(); ++i) {
        if (!work(i).begun()) continue;
        if (out.back() != '[') out += ',';
        append_work(out, id(i), work(i));
    }
    return out + "]}";
}

bool Session::restore(std::string_view json) {
    const JsonReading reading = read_json(json, most_progress_bytes);
    if (reading.problem || text_of(reading.nodes.front(), "format") != progress_format) return false;
    const JsonNode* list = member(reading.nodes.front(), "work", JsonKind::list);
    if (!list) return false;
    ++revision_;
    for (const JsonNode& entry : *list) {
        const auto index = find(text_of(entry, "id"));
        if (!index) continue;
        Place place = {.item = places_[*index].item, .question = {}, .work = {}};
        constexpr double most_variants = 1e9;
        const auto variant = static_cast<std::uint32_t>(number_of(entry, "variant", most_variants));
        make(place, has_another(*index) ? variant : 0);
        Work& done = place.work;
        const std::size_t parts = place.question.parts.size();
        std::vector<Response> responses = responses_of(entry, "responses");
        // The question has changed since: its work no longer fits.
        if (responses.size() != parts) continue;
        done.responses = std::move(responses);
        done.checked = responses_of(entry, "checked");
        if (done.checked.size() != parts) done.checked.clear();
        if (!done.checked.empty()) mark(place);
        done.attempts = static_cast<int>(number_of(entry, "attempts", 1e6));
        done.hints = static_cast<int>(number_of(entry, "hints", 3));
        done.solution = truth_of(entry, "solution");
        done.right = truth_of(entry, "right");
        done.helped = truth_of(entry, "helped");
        done.earlier = truth_of(entry, "earlier");
        done.credit = number_of(entry, "credit", 1);
        constexpr double year_9999 = 253402300799.0;
        done.checked_seconds = static_cast<std::int64_t>(number_of(entry, "time", year_9999));
        done.self_checked = picks_of(entry, "selfCheck");
        places_[*index] = std::move(place);
    }
    return true;
}

}  // namespace pe

#include "questions/question_set.h"

#include <algorithm>
#include <array>

#include "core/characters.h"
#include "core/random.h"
#include "questions/nearest_name.h"
#include "questions/set_question.h"
#include "questions/set_values.h"

namespace pe {
namespace {

constexpr std::string_view format_name = "pe-questions-1";
constexpr std::size_t longest_id = 40;

constexpr std::array<std::string_view, 4> set_fields = {"format", "title", "language", "questions"};
constexpr std::array<std::string_view, 8> own_fields = {"id",    "title",    "prompt",  "parts",
                                                        "hints", "solution", "because", "another"};
constexpr std::array<std::string_view, 4> bank_fields = {"id", "kind", "seed", "count"};

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    return Random(a ^ b).next();
}

/// The same number for the same text.
std::uint64_t seed_of(std::string_view text) {
    std::uint64_t seed = text.size();
    for (const char c : text) seed = mixed(seed, static_cast<unsigned char>(c));
    return seed;
}

// --- Ids ------------------------------------------------------------------------------------------------------------

std::optional<std::string> read_id(const SetValue& field) {
    const auto word = field.word();
    if (!word) return std::nullopt;
    const auto fits = [](char c) { return is_letter(c) || is_digit(c) || c == '-'; };
    if (word->empty() || word->size() > longest_id || !std::ranges::all_of(*word, fits)) {
        field.complain("must be 1 to " + std::to_string(longest_id) + " letters (a to z), digits and hyphens, is " +
                       quoted(*word));
        return std::nullopt;
    }
    return std::string(*word);
}

bool holds(const std::vector<SetItem>& items, std::string_view id) {
    return std::ranges::find(items, id, &SetItem::id) != items.end();
}

/// Ids of the questions that have none in the file: the first of row-1, row-2, ... that no other question has.
void make_up_ids(std::vector<SetItem>& items) {
    for (SetItem& item : items) {
        int number = 1;
        while (item.id.empty()) {
            std::string id = std::string(item.kind->name) + "-" + std::to_string(number++);
            if (!holds(items, id)) item.id = std::move(id);
        }
    }
}

// --- Questions ------------------------------------------------------------------------------------------------------

const QuestionKind* read_kind(const SetValue& field) {
    std::vector<std::string_view> names;
    for (const QuestionKind& kind : question_kinds()) names.push_back(kind.name);
    const auto place = field.word_of(names);
    return place ? &question_kinds()[*place] : nullptr;
}

/// Notes an id that another question has already.
void add_item(const SetValue& value, SetItem item, std::vector<SetItem>& items) {
    if (!item.id.empty() && holds(items, item.id)) {
        value.find("id")->complain("another question has the id " + quoted(item.id) + " already");
    } else {
        items.push_back(std::move(item));
    }
}

void read_own_item(const SetValue& value, std::vector<SetItem>& items) {
    if (!value.is_object(own_fields)) return;
    const auto id_field = value.need("id");
    const auto another_field = value.find("another");
    auto id = id_field ? read_id(*id_field) : std::nullopt;
    const QuestionKind* another = another_field ? read_kind(*another_field) : nullptr;
    auto question = read_own_question(value, seed_of(id.value_or("")));
    if (id) add_item(value, {.id = std::move(*id), .own = std::move(question), .kind = another}, items);
}

void read_bank_items(const SetValue& value, std::vector<SetItem>& items) {
    if (!value.is_object(bank_fields)) return;
    const QuestionKind* kind = read_kind(*value.find("kind"));
    const auto id_field = value.find("id");
    const auto seed_field = value.find("seed");
    const auto count_field = value.find("count");
    const auto id = id_field ? read_id(*id_field) : std::string();
    const auto seed = seed_field ? seed_field->seed() : 0;
    const auto count = count_field ? count_field->whole(1, static_cast<int>(max_set_questions)) : 1;
    if (!kind || !id || !seed || !count) return;
    for (int i = 0; i < *count; ++i) {
        SetItem item{.id = *id, .kind = kind};
        if (id_field && count_field) item.id += "-" + std::to_string(i + 1);
        if (seed_field) item.seed = *seed + static_cast<std::uint32_t>(i);
        add_item(value, std::move(item), items);
    }
}

// --- The file -------------------------------------------------------------------------------------------------------

/// Whether this is a set in the format that is understood here.
bool is_set(const SetValue& root) {
    if (!root.is(JsonKind::object) || !root.find("format")) {
        root.complain(R"(this is no question set: it begins with {"format": ")" + std::string(format_name) +
                      R"(", ...)");
        return false;
    }
    const auto format = root.find("format")->word();
    if (format && *format != format_name) {
        root.find("format")->complain("must be " + quoted(format_name) + ", is " + quoted(*format));
    }
    return format == format_name;
}

void read_questions(const SetValue& field, std::vector<SetItem>& items) {
    const auto places = field.list(1, max_set_questions);
    if (!places) return;
    for (const SetValue& place : *places) {
        if (place.find("kind")) {
            read_bank_items(place, items);
        } else {
            read_own_item(place, items);
        }
        if (items.size() > max_set_questions) {
            place.complain("the set has more than " + std::to_string(max_set_questions) + " questions here");
            return;
        }
    }
    make_up_ids(items);
}

QuestionSet read_set(const SetValue& root) {
    QuestionSet set;
    if (!is_set(root)) return set;
    root.is_object(set_fields);
    if (const auto field = root.need("title")) set.title = field->text().value_or("");
    if (const auto field = root.find("language")) {
        const auto language = field->word();
        if (language && *language != "en") field->complain("only \"en\" is understood, is " + quoted(*language));
    }
    if (const auto field = root.need("questions")) read_questions(*field, set.items);
    return set;
}

}  // namespace

std::string SetProblem::sentence() const {
    return "Line " + std::to_string(line) + (field.empty() ? "" : ", " + field) + ": " + message;
}

SetReading read_question_set(std::string_view json) {
    const JsonReading file = read_json(json, max_set_bytes);
    if (file.problem) {
        const TextPlace place = place_of(json, file.problem->offset);
        return {.set = {},
                .problems = {{.line = place.line,
                              .field = {},
                              .message = file.problem->message + " (column " + std::to_string(place.column) + ")"}}};
    }
    SetProblems problems(json);
    SetReading reading;
    reading.set = read_set({file.nodes.front(), {}, problems});
    reading.problems = problems.take();
    return reading;
}

Question question_at(const QuestionSet& set, std::size_t index, std::uint32_t set_seed, std::uint32_t variant) {
    const SetItem& item = set.items[index];
    if (item.own && (variant == 0 || !item.kind)) return *item.own;
    if (item.seed && variant == 0) return make_question(*item.kind, *item.seed);
    const std::uint64_t seed = mixed(mixed(mixed(set_seed, 0), index), variant);
    return make_question(*item.kind, static_cast<std::uint32_t>(seed));
}

bool has_another(const SetItem& item) {
    return item.kind != nullptr;
}

}  // namespace pe

#include "questions/question_set.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "practice/expect.h"
#include "questions/help.h"
#include "questions/mark_part.h"

namespace {

using pe::Question;
using pe::QuestionSet;
using pe::SetReading;

/// A set around these questions; the first of them stands in line 2.
std::string set_of(std::string_view questions) {
    return "{\"format\": \"pe-questions-1\", \"title\": \"T\", \"questions\": [\n" + std::string(questions) + "]}";
}

/// A set with one question around these parts; the first of them stands in line 4.
std::string parts_of(std::string_view parts) {
    return set_of("{\"id\": \"q\", \"title\": \"Q\", \"prompt\": \"P\",\n\"parts\": [\n" + std::string(parts) + "\n]}");
}

/// All problems, one a line; "" when there are none.
std::string problems_of(std::string_view json) {
    std::string result;
    for (const pe::SetProblem& problem : pe::read_question_set(json).problems) {
        result += (result.empty() ? "" : "\n") + problem.sentence();
    }
    return result;
}

QuestionSet read(std::string_view json) {
    SetReading reading = pe::read_question_set(json);
    REQUIRE_MESSAGE(reading.ok(), problems_of(json));
    return std::move(reading.set);
}

Question question_of(std::string_view parts) {
    return *read(parts_of(parts)).items.at(0).own;
}

pe::Expected expected_of(std::string_view part) {
    const Question question = question_of(part);
    REQUIRE(std::holds_alternative<pe::Expected>(question.parts.at(0).task));
    return std::get<pe::Expected>(question.parts[0].task);
}

std::string kinds_in_words() {
    std::string list = "it can be ";
    const auto kinds = pe::question_kinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        list += (i == 0 ? "" : i + 1 == kinds.size() ? " or " : ", ") + ("\"" + std::string(kinds[i].name) + "\"");
    }
    return list;
}

}  // namespace

TEST_CASE("a teacher's question has what the file says") {
    const QuestionSet set = read(R"({"format": "pe-questions-1", "title": "My set", "language": "en", "questions": [
        {"id": "one", "title": "First", "prompt": "A line\nand $x^2$", "another": "row",
         "parts": [{"label": "$PE(3, 1)$", "decimals": 4, "entry": {"width": 8, "position": 3, "column": 1}}],
         "hints": ["a", "b", "c"], "solution": ["s", "t"], "because": "why"}]})");
    CHECK(set.title == "My set");
    REQUIRE(set.items.size() == 1);
    CHECK(set.items[0].id == "one");
    REQUIRE(set.items[0].kind);
    CHECK(set.items[0].kind->name == "row");
    const Question& question = *set.items[0].own;
    CHECK(question.title == "First");
    CHECK(question.prompt == "A line\nand $x^2$");
    CHECK(question.hints[2] == "c");
    CHECK(question.solution == "s\nt");
    CHECK(question.because == "why");
    CHECK(question.place == pe::TablePlace{{.width = 8}, 3, 1});
    CHECK(question.parts[0].label == "$PE(3, 1)$");
    CHECK(std::get<pe::Expected>(question.parts[0].task).decimals == 4);
}

TEST_CASE("right values are computed by the core from a part's parameters") {
    const pe::Encoding encoding{.width = 6, .base = 100, .layout = pe::Layout::concatenated};
    const std::string with = R"("width": 6, "base": 100, "layout": "concatenated")";
    CHECK(expected_of(R"({"entry": {)" + with + R"(, "position": 5, "column": 4}})").values[0] ==
          pe::encoding_at(encoding, 5, 4));
    CHECK(expected_of(R"({"entries": {)" + with + R"(, "position": 5, "columns": [4, 0]}})").values ==
          std::vector{pe::encoding_at(encoding, 5, 4), pe::encoding_at(encoding, 5, 0)});
    CHECK(expected_of(R"({"row": {)" + with + R"(, "position": 7}})").values == pe::expect_row(encoding, 7).values);
    CHECK(expected_of(R"({"exponent": {)" + with + R"(, "pair": 2}})").values[0] ==
          pe::derive(encoding, 0, 2).exponent);
    CHECK(expected_of(R"({"denominator": {)" + with + R"(, "pair": 2}})").values[0] ==
          pe::derive(encoding, 0, 2).denominator);
    CHECK(expected_of(R"({"wavelength": {)" + with + R"(, "pair": 1}})").values[0] == pe::wavelength(encoding, 1));
    CHECK(expected_of(R"({"angle": {)" + with + R"(, "position": 9, "pair": 1}})").values[0] ==
          pe::derive(encoding, 9, 1).angle_rad);
    CHECK(expected_of(R"({"pair-count": {"width": 6}})").values[0] == pe::pair_count(encoding));
    CHECK(expected_of(R"({"sum": {"e": [1, 2.5], "p": [3, -4]}})").values == std::vector{4.0, -1.5});
    const double cosine = pe::encoding_at({.width = 2, .base = 10}, 3, 1);
    CHECK(expected_of(R"({"sum": {"e": [1, 2], "position": 3, "base": 10}})").values[1] == 2 + cosine);
    CHECK(expected_of(R"({"value": -2.5})").values == std::vector{-2.5});
    CHECK(expected_of(R"({"values": [1, 2, 3]})").is_vector);
    CHECK(expected_of(R"({"values": [1, 2, 3]})").values == std::vector{1.0, 2.0, 3.0});
}

TEST_CASE("every layout has its word") {
    using pe::Layout;
    const std::pair<const char*, Layout> words[] = {{"interleaved", Layout::interleaved},
                                                    {"concatenated", Layout::concatenated},
                                                    {"cosine-first", Layout::concatenated_cosine_first},
                                                    {"tensor2tensor", Layout::tensor2tensor}};
    for (const auto& [word, layout] : words) {
        const Question question =
            question_of(R"({"row": {"width": 4, "position": 1, "layout": ")" + std::string(word) + "\"}}");
        CHECK(question.place->encoding.layout == layout);
    }
}

TEST_CASE("hints, solution and reason are made from the parts where the file has none") {
    const Question entry = question_of(R"({"entry": {"width": 8, "position": 3, "column": 1}})");
    const pe::Help help = pe::help_entry({.width = 8}, 3, 1);
    CHECK(entry.hints == help.hints);
    CHECK(entry.solution == help.solution);
    CHECK(entry.because == help.because);

    const Question row = question_of(R"({"label": "a", "entry": {"width": 8, "position": 0, "column": 0}},
        {"label": "b", "entry": {"width": 8, "position": 0, "column": 1}})");
    const int columns[] = {0, 1};
    CHECK(row.solution == pe::help_entries({.width = 8}, 0, columns).solution);

    const Question mixed = question_of(R"({"label": "a", "value": 0.5}, {"label": "b", "pair-count": {"width": 8}})");
    CHECK(mixed.hints == pe::help_pair_count({.width = 8}).hints);
    CHECK(mixed.solution == "$0.5$\n" + pe::help_pair_count({.width = 8}).solution);
    CHECK(question_of(R"({"values": [1, 0.5]})").solution == "$[1, 0.5]$");
}

TEST_CASE("the table shows the first part that has a place in it") {
    const Question question = question_of(R"({"label": "a", "value": 1},
        {"label": "b", "angle": {"width": 8, "position": 4, "pair": 3, "layout": "concatenated"}})");
    CHECK(question.place == pe::TablePlace{{.width = 8, .layout = pe::Layout::concatenated}, 4, 3});
    CHECK_FALSE(question_of(R"({"value": 1})").place);
}

TEST_CASE("a choice knows its right options") {
    const Question question = question_of(
        R"({"choice": {"options": [{"text": "A", "reason": "no"}, {"text": "B", "right": true}], "several": false}})");
    const auto& choice = std::get<pe::ChoiceTask>(question.parts[0].task);
    REQUIRE(choice.options.size() == 2);
    CHECK_FALSE(choice.options[0].right);
    CHECK(choice.options[0].reason == "no");
    CHECK(choice.options[1].right);
    CHECK(question.solution == "B");
    CHECK(std::get<pe::ChoiceTask>(question_of(R"({"choice": {"several": true, "options": [
        {"text": "A", "right": true}, {"text": "B", "right": true}]}})")
                                       .parts[0]
                                       .task)
              .several);
}

TEST_CASE("partners are shown in an order of their own, the same every time, and stay with their items") {
    const std::string part = R"({"matching": {"pairs": [["a", "1"], ["b", "2"], ["c", "3"], ["d", "4"]],
        "extra": ["5", "6"]}})";
    const auto task = std::get<pe::MatchingTask>(question_of(part).parts[0].task);
    REQUIRE(task.items == std::vector<std::string>{"a", "b", "c", "d"});
    REQUIRE(task.partners.size() == 6);
    for (std::size_t i = 0; i < 4; ++i) CHECK(task.partners[task.partner_of[i]] == std::to_string(i + 1));
    CHECK(task.partners != std::vector<std::string>{"1", "2", "3", "4", "5", "6"});
    CHECK(std::get<pe::MatchingTask>(question_of(part).parts[0].task).partners == task.partners);
}

TEST_CASE("an explanation has a model answer and a self-check of its own or the shipped ones") {
    const auto shipped =
        std::get<pe::ExplanationTask>(question_of(R"({"explanation": {"rubric": "order-blindness"}})").parts[0].task);
    CHECK(shipped.rubric == &pe::order_blindness_rubric);
    const pe::ReadRubric rubric(*shipped.rubric);
    CHECK(pe::mark_explanation(rubric, shipped.model_answer).score == 1);
    CHECK(shipped.self_check.size() >= 3);
    const Question own =
        question_of(R"({"explanation": {"rubric": "order-blindness", "model": "M", "self-check": ["C"]}})");
    CHECK(std::get<pe::ExplanationTask>(own.parts[0].task).model_answer == "M");
    CHECK(std::get<pe::ExplanationTask>(own.parts[0].task).self_check == std::vector<std::string>{"C"});
    CHECK(own.solution == "M");
}

TEST_CASE("questions from the bank get the ids and seeds that the file gives, or made-up ids") {
    const QuestionSet set =
        read(set_of(R"({"kind": "row"}, {"id": "row-2", "kind": "entry"}, {"kind": "row", "count": 2},
        {"id": "mine", "kind": "sum", "seed": 7, "count": 2})"));
    std::vector<std::string> ids;
    for (const auto& item : set.items) ids.push_back(item.id);
    CHECK(ids == std::vector<std::string>{"row-1", "row-2", "row-3", "row-4", "mine-1", "mine-2"});
    CHECK_FALSE(set.items[0].seed);
    CHECK(set.items[4].seed == 7U);
    CHECK(set.items[5].seed == 8U);
}

TEST_CASE("the same seeds give the same question, others another one") {
    const QuestionSet set = read(set_of(R"({"kind": "entry"}, {"kind": "entry"}, {"kind": "entry", "seed": 5},
        {"id": "own", "title": "T", "prompt": "P", "parts": [{"value": 1}], "another": "sum"},
        {"id": "alone", "title": "T", "prompt": "P", "parts": [{"value": 1}]})"));
    const auto prompt = [&](std::size_t index, std::uint32_t seed, std::uint32_t variant) {
        const Question question = pe::question_at(set, index, seed, variant);
        std::string text = question.prompt;
        for (const auto& part : question.parts) text += part.label;
        return text;
    };
    CHECK(prompt(0, 1, 0) == prompt(0, 1, 0));
    int different = 0;
    for (std::uint32_t i = 0; i < 8; ++i) {
        different += prompt(0, i, 0) != prompt(0, i + 1, 0);
        different += prompt(0, i, 0) != prompt(1, i, 0);
        different += prompt(0, 1, i) != prompt(0, 1, i + 1);
    }
    CHECK(different >= 20);
    const auto own_seed = pe::make_question(*set.items[2].kind, 5);
    for (const std::uint32_t seed : {0U, 1U, 4294967295U}) CHECK(prompt(2, seed, 0).starts_with(own_seed.prompt));
    CHECK(pe::question_at(set, 2, 1, 0).solution == own_seed.solution);
    CHECK(prompt(3, 1, 0) == "P");
    CHECK(prompt(3, 1, 1) != "P");
    CHECK(prompt(4, 1, 1) == "P");
    for (std::size_t i = 0; i < 4; ++i) CHECK(pe::has_another(set.items[i]));
    CHECK_FALSE(pe::has_another(set.items[4]));
}

TEST_CASE("a problem names its line, its field and what would be right") {
    const std::pair<std::string, std::string> table[] = {
        {"[1,\n2,]", "Line 2: the comma before this is one too many (column 3)"},
        {"[]", R"(Line 1: this is no question set: it begins with {"format": "pe-questions-1", ...)"},
        {"{}", R"(Line 1: this is no question set: it begins with {"format": "pe-questions-1", ...)"},
        {R"({"format": "pe-questions-2"})", R"(Line 1, format: must be "pe-questions-1", is "pe-questions-2")"},
        {R"({"format": 1})", "Line 1, format: must be a text, is a number"},
        {R"({"format": "pe-questions-1"})",
         "Line 1: the field \"title\" is missing\nLine 1: the field \"questions\" is missing"},
        {"{\"format\": \"pe-questions-1\", \"title\": \"\",\n\"language\": \"de\",\n\"questions\": []}",
         "Line 1, title: must not be empty\nLine 2, language: only \"en\" is understood, is \"de\"\n"
         "Line 3, questions: must have 1 to 200 entries, has 0"},
        {set_of("5"), "Line 2, questions[0]: must be an object, is a number"},
        {set_of("{\"kind\": \"rows\"}"), "Line 2, questions[0].kind: \"rows\" is unknown: did you mean \"row\"?"},
        {set_of("{\"kind\": \"zzzzzzzz\"}"), "Line 2, questions[0].kind: \"zzzzzzzz\" is unknown: " + kinds_in_words()},
        {set_of("{\"kind\": \"row\",\n\"seed\": -1,\n\"count\": 0}"),
         "Line 3, questions[0].seed: must be 0 to 4294967295, is -1\n"
         "Line 4, questions[0].count: must be 1 to 200, is 0"},
        {set_of("{\"kind\": \"row\", \"seed\": 1.5}"), "Line 2, questions[0].seed: must be a whole number, is 1.5"},
        {set_of("{\"kind\": \"row\", \"prompt\": \"P\"}"),
         R"(Line 2, questions[0]: unknown field "prompt": it can be "id", "kind", "seed" or "count")"},
        {set_of("{\"kind\": \"row\", \"id\": \"a\"},\n{\"kind\": \"row\", \"id\": \"a\"}"),
         R"(Line 3, questions[1].id: another question has the id "a" already)"},
        {set_of("{\"kind\": \"row\", \"id\": \"a b\"}"),
         R"(Line 2, questions[0].id: must be 1 to 40 letters (a to z), digits and hyphens, is "a b")"},
        {set_of("{\"kind\": \"row\", \"count\": 150},\n{\"kind\": \"sum\", \"count\": 51}"),
         "Line 3, questions[1]: the set has more than 200 questions here"},
        {set_of("{\"id\": \"a\", \"title\": \"T\",\n\"promt\": \"P\", \"parts\": [{\"value\": 1}]}"),
         "Line 2, questions[0]: the field \"prompt\" is missing\n"
         "Line 3, questions[0]: unknown field \"promt\": did you mean \"prompt\"?"},
        {set_of(
             "{\"id\": \"a\", \"title\": \"T\", \"prompt\": \"P\",\n\"parts\": [{\"value\": 1}],\n\"hints\": [\"a\"],\n"
             "\"solution\": \"s\", \"another\": \"raw\"}"),
         "Line 4, questions[0].hints: must have 3 entries, has 1\n"
         "Line 5, questions[0].solution: must be a list, is a text\n"
         "Line 5, questions[0].another: \"raw\" is unknown: did you mean \"row\"?"},
        {set_of("{\"id\": \"a\", \"title\": \"one\\ntwo\", \"prompt\": \"P $\\\\frac$\", \"because\": \"\\u0007\",\n"
                "\"parts\": [{\"value\": 1}]}"),
         "Line 2, questions[0].title: must be one line\n"
         "Line 2, questions[0].prompt: has a formula that can't be set, at character "},
    };
    for (const auto& [json, problems] : table) {
        CAPTURE(json);
        const std::string found = problems_of(json);
        CHECK(found.substr(0, problems.size()) == problems);
    }
}

TEST_CASE("a problem in a part names its line, its field and what would be right") {
    const std::string at = "Line 4, questions[0].parts[0]";
    const std::pair<std::string, std::string> table[] = {
        {"{}",
         at + R"(: must say what is asked: it can be "entry", "entries", "row", "sum", "exponent", "denominator", )" +
             R"("wavelength", "angle", "pair-count", "value", "values", "choice", "matching" or "explanation")"},
        {"7", at + ": must be an object, is a number"},
        {R"({"value": 1, "row": {"width": 2, "position": 1}})",
         at + R"(.value: a part asks for one thing, and this one has "row" too)"},
        {"{\"value\": 1},\n{\"label\": \"b\", \"value\": 2}",
         at + R"(: the field "label" is missing: it tells one part from another)"},
        {"{\n\"label\": 1,\n\"decimals\": 16, \"value\": \"1\"}",
         "Line 5, questions[0].parts[0].label: must be a text, is a number\n"
         "Line 6, questions[0].parts[0].decimals: must be 0 to 15, is 16\n"
         "Line 6, questions[0].parts[0].value: must be a number, is a text"},
        {R"({"decimals": 2, "choice": {"options": [{"text": "A", "right": true}, {"text": "B"}]}})",
         at + ".decimals: only a part that asks for numbers has decimals"},
        {"{\"entry\": {\"width\": 7,\n\"position\": -1,\n\"column\": \"0\"}}",
         at + ".entry.width: must be even, is 7\n"
              "Line 5, questions[0].parts[0].entry.position: must be 0 to 16777216, is -1\n"
              "Line 6, questions[0].parts[0].entry.column: must be a whole number, is a text"},
        {R"({"entry": {"width": 8, "position": 0, "column": 8}})", at + ".entry.column: must be 0 to 7, is 8"},
        {R"({"entry": {"width": 1026, "position": 0, "column": 8}})", at + ".entry.width: must be 2 to 1024, is 1026"},
        {R"({"entry": {"width": 8, "column": 8}})",
         at + ".entry: the field \"position\" is missing\n" + at + ".entry.column: must be 0 to 7, is 8"},
        {R"({"entry": {"width": 8, "position": 1, "column": 1, "base": 1}})",
         at + ".entry.base: must be 1.0001 to 1000000000, is 1"},
        {R"({"entry": {"width": 8, "position": 1, "column": 1, "layout": "concatenate"}})",
         at + R"(.entry.layout: "concatenate" is unknown: did you mean "concatenated"?)"},
        {R"({"entries": {"width": 8, "position": 1, "columns": [0, 9]}})",
         at + ".entries.columns[1]: must be 0 to 7, is 9"},
        {R"({"row": {"width": 66, "position": 1}})", at + ".row.width: must be at most 64 for a whole row, is 66"},
        {R"({"wavelength": {"width": 8, "pair": 4}})", at + ".wavelength.pair: must be 0 to 3, is 4"},
        {R"({"pair-count": {"width": 8, "pair": 4}})",
         at + R"(.pair-count: unknown field "pair": it can be "width", "base" or "layout")"},
        {R"({"sum": {"e": [1, 2], "p": [1]}})", at + R"(.sum.p: must have as many numbers as "e", 2, has 1)"},
        {R"({"sum": {"e": [1, true], "p": []}})",
         at + ".sum.e[1]: must be a number, is true or false\n" + at + ".sum.p: must have 1 to 64 entries, has 0"},
        {R"({"sum": {"e": [1, 2]}})", at + R"(.sum: must have either "p" or "position")"},
        {R"({"sum": {"e": [1], "position": 2}})", at + ".sum.e: must have an even count of numbers, has 1"},
        {R"({"sum": {"e": [1], "p": [1], "base": 2}})", at + R"(.sum: unknown field "base": it can be "e" or "p")"},
        {R"({"value": 1e101})", at + ".value: must be -1e100 to 1e100, is 1e101"},
        {R"({"values": [null]})", at + ".values[0]: must be a number, is null"},
        {R"({"choice": {"options": [{"text": "A"}, {"text": "B"}]}})",
         at + R"(.choice.options: no option is right: write "right": true in one of them)"},
        {R"({"choice": {"options": [{"text": "A", "right": true}, {"text": "B", "right": true}]}})",
         at + R"(.choice.options: 2 options are right: leave one, or write "several": true beside "options")"},
        {R"({"choice": {"options": [{"text": "A", "right": true}, {"text": "A"}]}})",
         at + R"(.choice.options[1]: "A" stands here a second time: nobody can tell the two apart)"},
        {R"({"choice": {"options": [{"text": "A", "right": "yes"}, {"txt": "A"}]}})",
         at + ".choice.options[0].right: must be true or false, is a text\n" + at +
             ".choice.options[1]: the field \"text\" is missing\n" + at +
             ".choice.options[1]: unknown field \"txt\": did you mean \"text\"?"},
        {R"({"matching": {"pairs": [["a", "1"], ["b"]]}})", at + ".matching.pairs[1]: must have 2 entries, has 1"},
        {R"({"matching": {"pairs": [["a", "1"], ["b", "2"]], "extra": ["1"]}})",
         at + R"(.matching.extra[0]: "1" stands here a second time: nobody can tell the two apart)"},
        {R"({"explanation": {"rubric": "order"}})",
         at + R"(.explanation.rubric: "order" is unknown: it can be "order-blindness")"},
    };
    for (const auto& [part, problems] : table) {
        CAPTURE(part);
        CHECK(problems_of(parts_of(part)) == problems);
    }
    CHECK(problems_of(parts_of(R"({"entri": 1})")).ends_with(at + R"(: unknown field "entri": did you mean "entry"?)"));
}

TEST_CASE("all problems are named together, in the file's order, up to twenty") {
    std::string parts;
    for (int i = 0; i < 8; ++i) parts += std::string(i ? ",\n" : "") + R"({"label": "a", "row": {"width": 3}})";
    const SetReading reading = pe::read_question_set(parts_of(parts));
    REQUIRE(reading.problems.size() == 16);
    for (std::size_t i = 0; i < 16; ++i) CHECK(reading.problems[i].line == 4 + static_cast<int>(i / 2));
    std::string questions;
    for (int i = 0; i < 30; ++i) questions += std::string(i ? ",\n" : "") + "{\"kind\": 5}";
    CHECK(pe::read_question_set(set_of(questions)).problems.size() == 20);
}

TEST_CASE("texts are limited in length") {
    const auto prompt = [](std::size_t size) {
        return set_of("{\"id\": \"a\", \"title\": \"T\", \"parts\": [{\"value\": 1}], \"prompt\": \"" +
                      std::string(size, 'x') + "\"}");
    };
    CHECK(problems_of(prompt(4000)).empty());
    CHECK(problems_of(prompt(4001)) == "Line 2, questions[0].prompt: must have at most 4000 bytes, has 4001");
}

TEST_CASE("names that are quoted in a message are cut between characters") {
    std::string name;
    for (int i = 0; i < 30; ++i) name += "\u00E9";
    const std::string found = problems_of("{\"format\": \"a" + name + "\"}");
    std::string shown = "a";
    for (int i = 0; i < 19; ++i) shown += "\u00E9";
    CHECK(found == "Line 1, format: must be \"pe-questions-1\", is \"" + shown + "\u2026\"");
}

TEST_CASE("a file over the limit is refused") {
    const std::string json = set_of("{\"kind\": \"row\"}");
    CHECK(problems_of(json + std::string(pe::max_set_bytes - json.size(), ' ')).empty());
    CHECK(problems_of(json + std::string(pe::max_set_bytes - json.size() + 1, ' ')) ==
          "Line 1: the file has 262145 bytes, and 262144 are the most that can be read (column 1)");
}

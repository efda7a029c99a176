#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "practice/read_vector.h"
#include "questions/mark_part.h"
#include "questions/question_set.h"

namespace {

pe::QuestionSet shipped(std::string_view name) {
    for (const pe::ShippedSet& set : pe::shipped_sets()) {
        if (set.name != name) continue;
        pe::SetReading reading = pe::read_question_set(set.json);
        for (const pe::SetProblem& problem : reading.problems) FAIL_CHECK(problem.sentence());
        return std::move(reading.set);
    }
    FAIL("no such set");
    return {};
}

const pe::Question& lesson_question(const pe::QuestionSet& set, std::string_view id) {
    for (const pe::SetItem& item : set.items) {
        if (item.id == id) return *item.own;
    }
    FAIL("no such question");
    return *set.items[0].own;
}

pe::PartMark mark(const pe::Question& question, std::size_t part, const std::string& answer) {
    return pe::mark_part(question.parts.at(part), {.text = answer});
}

/// The bracketed list that stands behind `name` in a text, as a vector.
std::vector<double> vector_behind(std::string_view text, std::string_view name) {
    const std::size_t begin = text.find('[', text.find(name));
    REQUIRE(begin != std::string_view::npos);
    return pe::read_vector(text.substr(begin, text.find(']', begin) + 1 - begin)).entries;
}

}  // namespace

TEST_CASE("the sets that are compiled in are the files of the site") {
    for (const pe::ShippedSet& set : pe::shipped_sets()) {
        std::ifstream file(std::string(PE_SOURCE_DIR) + "/web/sets/" + std::string(set.name) + ".json",
                           std::ios::binary);
        REQUIRE(file.good());
        CHECK(std::string(std::istreambuf_iterator<char>(file), {}) == set.json);
    }
}

TEST_CASE("every shipped set is read without a problem") {
    REQUIRE(pe::shipped_sets().size() == 2);
    for (const pe::ShippedSet& set : pe::shipped_sets()) {
        const pe::QuestionSet read = shipped(set.name);
        CHECK(!read.title.empty());
        for (std::size_t i = 0; i < read.items.size(); ++i) {
            CHECK(pe::has_another(read.items[i]));
            CHECK(!pe::question_at(read, i, 1, 0).parts.empty());
        }
    }
}

TEST_CASE("the lesson's three questions come first in every shipped set") {
    for (const pe::ShippedSet& set : pe::shipped_sets()) {
        const pe::QuestionSet read = shipped(set.name);
        REQUIRE(read.items.size() >= 3);
        CHECK(read.items[0].id == "position-zero");
        CHECK(read.items[1].id == "sum");
        CHECK(read.items[2].id == "order");
    }
    CHECK(shipped("lesson").items.size() == 3);
}

TEST_CASE("the bank's set holds every kind of question") {
    std::set<std::string_view> kinds;
    for (const pe::SetItem& item : shipped("bank").items) {
        if (!item.own) kinds.insert(item.kind->name);
    }
    for (const pe::QuestionKind& kind : pe::question_kinds()) CHECK_MESSAGE(kinds.contains(kind.name), kind.name);
}

TEST_CASE("the first question of the lesson has 0 and 1 as its answers") {
    const pe::QuestionSet set = shipped("lesson");
    const pe::Question& question = lesson_question(set, "position-zero");
    CHECK(question.place == pe::TablePlace{{.width = 8}, 0, 0});
    CHECK(question.prompt.find("$d_{model} = " + std::to_string(question.place->encoding.width) + "$") !=
          std::string::npos);
    REQUIRE(question.parts.size() == 2);
    CHECK(mark(question, 0, "0").kind == pe::PartMark::Kind::correct);
    CHECK(mark(question, 1, "1").kind == pe::PartMark::Kind::correct);
    CHECK(mark(question, 1, "0").kind == pe::PartMark::Kind::incorrect);
}

TEST_CASE("the second question of the lesson adds the vectors of its prompt") {
    const pe::QuestionSet set = shipped("lesson");
    const pe::Question& question = lesson_question(set, "sum");
    const std::vector<double> e = vector_behind(question.prompt, "e =");
    const std::vector<double> p = vector_behind(question.prompt, "p =");
    const auto& expected = std::get<pe::Expected>(question.parts.at(0).task);
    REQUIRE(expected.values.size() == e.size());
    REQUIRE(e.size() == p.size());
    for (std::size_t i = 0; i < e.size(); ++i) CHECK(expected.values[i] == e[i] + p[i]);
    CHECK(mark(question, 0, "[1.1, 0.2, 1.9, -0.7]").kind == pe::PartMark::Kind::correct);
    CHECK(mark(question, 0, "[0.9, -0.2, 2.1, -1.3]").slip == pe::SlipKind::difference);
}

TEST_CASE("the third question of the lesson is marked by ideas, and none of its hints earns a mark") {
    const pe::QuestionSet set = shipped("lesson");
    const pe::Question& question = lesson_question(set, "order");
    const auto& task = std::get<pe::ExplanationTask>(question.parts.at(0).task);
    CHECK(mark(question, 0, task.model_answer).kind == pe::PartMark::Kind::correct);
    CHECK(mark(question, 0, question.prompt).credit == 0);
    for (const std::string& hint : question.hints) CHECK(mark(question, 0, hint).credit == 0);
}

TEST_CASE("every question of the lesson has three hints, a solution and a reason") {
    for (const pe::SetItem& item : shipped("lesson").items) {
        CAPTURE(item.id);
        for (const std::string& hint : item.own->hints) CHECK(!hint.empty());
        CHECK(!item.own->solution.empty());
        CHECK(!item.own->because.empty());
    }
}

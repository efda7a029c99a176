// What the page around the practice panel is told of answers, and what it may ask for.
#include <doctest/doctest.h>

#include <string>

#include "app/practice.h"
#include "ui/json_reader.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

constexpr std::string_view right_sum = "[1.1, 0.2, 1.9, -0.7]";

Json json_of(const Effect& effect) {
    const auto json = JsonReader(effect.text).read_all();
    REQUIRE(json.has_value());
    return *json;
}

void answer_sum(Practice& practice, std::string text = std::string(right_sum)) {
    practice.type("x", std::move(text));
    practice.submit("x");
}

/// Name and text under which the work of `practice` is remembered now.
Effect last_remembered(Practice& practice) {
    const auto remembered = practice.take(EffectKind::remember);
    REQUIRE(!remembered.empty());
    return remembered.back();
}

}  // namespace

TEST_CASE("each check is told, with its outcome, and typing is not") {
    Practice practice("question=sum");
    practice.type("x", "[1, 2, 3, 4]");
    CHECK(practice.take(EffectKind::answered).empty());
    practice.submit("x");
    auto told = practice.take(EffectKind::answered);
    REQUIRE(told.size() == 1);
    CHECK(json_of(told[0])["question"].text == "sum");
    CHECK(json_of(told[0])["verdict"].text == "incorrect");
    practice.submit("x");
    CHECK(practice.take(EffectKind::answered).empty());
    answer_sum(practice);
    told = practice.take(EffectKind::answered);
    REQUIRE(told.size() == 1);
    CHECK(json_of(told[0])["verdict"].text == "correct");
    CHECK(json_of(told[0])["attempts"].number == 2);
}

TEST_CASE("an outcome tells for how long the question was in view") {
    Practice practice("question=sum");
    practice.type("x", std::string(right_sum));
    practice.workbench.frame(40);
    practice.submit("x");
    const double seconds = json_of(practice.take(EffectKind::answered).at(0))["seconds"].number;
    CHECK(seconds >= 40);
    CHECK(seconds < 60);
    practice.activate(Role::button, "Next question");
    practice.activate(Role::button, "Back to the first");
    practice.activate(Role::button, "Next question");
    answer_sum(practice, "[1, 2, 3, 4]");
    CHECK(json_of(practice.take(EffectKind::answered).at(0))["seconds"].number < 40);
}

TEST_CASE("a host's check is the button's") {
    Practice practice("question=sum");
    practice.supply(panels::Supply::check, "", "");
    CHECK(practice.take(EffectKind::answered).empty());
    practice.type("x", std::string(right_sum));
    practice.supply(panels::Supply::check, "", "");
    CHECK(practice.take(EffectKind::answered).size() == 1);
    CHECK(practice.says("1 of 3 points"));
}

TEST_CASE("a host may clear all work") {
    Practice practice("question=sum");
    answer_sum(practice);
    practice.take_effects();
    practice.supply(panels::Supply::clear, "", "");
    CHECK(practice.field("x").value.empty());
    CHECK(practice.says("0 of 3 points"));
    CHECK(last_remembered(practice).text.empty());
}

TEST_CASE("a set is completed once, with the check that finishes its last question") {
    Practice practice("questions=own.json");
    practice.supply(panels::Supply::questions, "own.json", small_set);
    practice.type("n", "41");
    practice.submit("n");
    CHECK(practice.take(EffectKind::completed).empty());
    practice.type("n", "42");
    practice.submit("n");
    const auto told = practice.take(EffectKind::completed);
    REQUIRE(told.size() == 1);
    CHECK(json_of(told[0])["total"].number == 1);
    CHECK(json_of(told[0])["finished"].number == 1);
    practice.type("n", "43");
    practice.submit("n");
    CHECK(practice.take(EffectKind::completed).empty());
}

TEST_CASE("a solution that is shown finishes its question, too") {
    Practice practice("questions=own.json");
    practice.supply(panels::Supply::questions, "own.json", small_set);
    practice.activate(Role::button, "Solution");
    const auto told = practice.take(EffectKind::completed);
    REQUIRE(told.size() == 1);
    CHECK(json_of(told[0])["total"].number == 0);
}

TEST_CASE("restored work is shown and is no news: nothing of it is told again") {
    Practice before("questions=own.json");
    before.supply(panels::Supply::questions, "own.json", small_set);
    before.type("n", "42");
    before.submit("n");
    const Effect work = last_remembered(before);

    Practice practice("questions=own.json");
    practice.supply(panels::Supply::questions, "own.json", small_set);
    practice.take_effects();
    practice.supply(panels::Supply::progress, work.file_name, work.text);
    CHECK(practice.field("n").value == "42");
    CHECK(practice.says("1 of 1 points"));
    for (const Effect& effect : practice.take_effects()) {
        CHECK(effect.kind != EffectKind::answered);
        CHECK(effect.kind != EffectKind::completed);
        CHECK(effect.kind != EffectKind::remember);
    }
}

TEST_CASE("work that comes late joins what was begun meanwhile") {
    Practice before("question=sum");
    answer_sum(before);
    const Effect work = last_remembered(before);

    Practice practice("question=sum");
    practice.activate(Role::button, "Next question");
    practice.activate(Role::button, "Hint 1 of 3");
    practice.supply(panels::Supply::progress, work.file_name, work.text);
    CHECK(practice.find(Role::text, "Hint 1 of 3") != nullptr);
    CHECK(practice.says("1 of 3 points"));
    practice.frames(3);
    CHECK(last_remembered(practice).text.find("\"hints\":1") != std::string::npos);
}

TEST_CASE("work that a host gives later takes the place of all work") {
    Practice practice("question=sum");
    answer_sum(practice);
    const Effect work = last_remembered(practice);
    practice.supply(panels::Supply::progress, work.file_name, "");
    practice.type("x", "[1, 2, 3, 4]");
    practice.activate(Role::button, "Hint 1 of 3");
    practice.supply(panels::Supply::progress, work.file_name, work.text);
    CHECK(practice.field("x").value == right_sum);
    CHECK(practice.find(Role::text, "Hint 1 of 3") == nullptr);
}

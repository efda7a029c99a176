// Work on questions that is remembered, cleared, saved and printed.
#include <doctest/doctest.h>

#include <string>

#include "app/practice.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

std::string recalled_name(std::string_view options) {
    const auto recalls = Practice(options).take(EffectKind::recall);
    REQUIRE(recalls.size() == 1);
    return recalls[0].file_name;
}

/// What is remembered of a right answer to the second question.
Effect remembered_sum(std::string_view options = "question=sum") {
    Practice practice(options);
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    practice.submit("x");
    const auto remembered = practice.take(EffectKind::remember);
    REQUIRE(!remembered.empty());
    return remembered.back();
}

}  // namespace

TEST_CASE("work is remembered under a name that is the same next time, and another for another set or seed") {
    const std::string name = recalled_name("");
    CHECK(!name.empty());
    CHECK(name == recalled_name("question=sum&attempts=3&hints=off&shuffle=on"));
    CHECK(name == remembered_sum().file_name);
    CHECK(name != recalled_name("seed=2"));
    CHECK(name != recalled_name("set=bank"));
}

TEST_CASE("sets at different addresses are remembered under different names") {
    const auto name = [](const std::string& address) {
        Practice practice("questions=" + address);
        CHECK(practice.take(EffectKind::recall).empty());
        practice.supply(panels::Supply::questions, address, small_set);
        const auto recalls = practice.take(EffectKind::recall);
        REQUIRE(recalls.size() == 1);
        return recalls[0].file_name;
    };
    CHECK(name("a.json") == name("a.json"));
    CHECK(name("a.json") != name("b.json"));
}

TEST_CASE("nothing is remembered before there is work, and then each change once") {
    Practice practice("question=sum");
    CHECK(practice.take(EffectKind::remember).empty());
    practice.type("x", "[1");
    CHECK(practice.take(EffectKind::remember).size() == 1);
    practice.frames(5);
    CHECK(practice.take(EffectKind::remember).empty());
    practice.activate(Role::button, "Hint 1 of 3");
    CHECK(practice.take(EffectKind::remember).size() == 1);
    practice.activate(Role::button, "Next question");
    CHECK(practice.take(EffectKind::remember).empty());
}

TEST_CASE("work that was remembered appears, and work under another name does not") {
    const Effect remembered = remembered_sum();
    const std::string other = recalled_name("seed=2");
    Practice practice("question=sum");
    practice.supply(panels::Supply::progress, other, remembered.text);
    CHECK(practice.field("x").value.empty());
    practice.supply(panels::Supply::progress, remembered.file_name, remembered.text);
    CHECK(practice.field("x").value == "[1.1, 0.2, 1.9, -0.7]");
    CHECK(practice.find(Role::text, "Right.") != nullptr);
    CHECK(practice.find(Role::tab, "2, Embedding plus position, right") != nullptr);
    CHECK(practice.says("1 of 3 points"));
    CHECK(practice.take(EffectKind::remember).empty());
}

TEST_CASE("nothing remembered, and something that is no work, leave the questions as they are") {
    const std::string name = recalled_name("question=sum");
    for (const std::string& text : {std::string(), std::string("{}"), std::string("\xFF"), std::string("null")}) {
        Practice practice("question=sum");
        practice.supply(panels::Supply::progress, name, text);
        CHECK(practice.field("x").value.empty());
        CHECK(practice.says("0 of 3 points"));
        practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
        CHECK(practice.take(EffectKind::remember).back().text.find("1.9") != std::string::npos);
    }
}

TEST_CASE("remembered picks that no question has are drawn without harm") {
    const std::string name = recalled_name("set=bank");
    for (const char* kind : {"vocabulary", "which-layout", "methods", "bounded"}) {
        const std::string id = id_of_kind(kind);
        CAPTURE(id);
        Practice practice("set=bank&question=" + id);
        const std::string responses = R"([{"text":"","picks":[255,-1,99,7,255,0,0]}])";
        practice.supply(panels::Supply::progress, name,
                        R"({"format":"pe-progress-1","work":[{"id":")" + id + R"(","responses":)" + responses +
                            R"(,"checked":)" + responses + R"(,"hints":3,"solution":true,"selfCheck":[-1,255,255]}]})");
        CHECK(practice.find(Role::text, "Hint 3 of 3") != nullptr);
        check_layout(practice);
        practice.workbench.frame(1.0 / 60, true);
        answer_texture_requests();
        practice.activate(Role::button, "Check");
    }
}

TEST_CASE("answers are cleared only after a question, and are forgotten then") {
    Practice practice("question=sum");
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    practice.submit("x");
    practice.take_effects();
    practice.activate(Role::button, "Clear answers");
    CHECK(practice.announced() == "Clear all answers of this set?\n");
    CHECK(practice.find(Role::text, "Clear all answers of this set?") != nullptr);
    practice.activate(Role::button, "No, keep");
    CHECK(practice.find(Role::text, "Clear all answers of this set?") == nullptr);
    CHECK(practice.says("1 of 3 points"));
    CHECK(practice.take_effects().empty());
    practice.activate(Role::button, "Clear answers");
    practice.take_effects();
    practice.activate(Role::button, "Yes, clear");
    const auto effects = practice.take_effects();
    REQUIRE(effects.size() == 2);
    CHECK(effects[0].kind == EffectKind::announce);
    CHECK(effects[0].text == "All answers are cleared.");
    CHECK(effects[1].kind == EffectKind::remember);
    CHECK(effects[1].text.empty());
    CHECK(effects[1].file_name == recalled_name(""));
    CHECK(practice.says("0 of 3 points"));
    CHECK(practice.field("x").value.empty());
    CHECK(practice.find(Role::button, "Clear answers") != nullptr);
}

TEST_CASE("the question whether to clear is about the set in view, and goes with it") {
    Practice practice;
    practice.activate(Role::button, "Clear answers");
    practice.activate(Role::radio, "The whole bank");
    CHECK(practice.find(Role::button, "Yes, clear") == nullptr);
    CHECK(practice.find(Role::button, "Clear answers") != nullptr);
}

TEST_CASE("answers are saved as a file and printed as a sheet") {
    Practice practice("question=sum");
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    practice.submit("x");
    practice.take_effects();
    practice.activate(Role::button, "Save answers");
    const auto saved = practice.take_effects();
    REQUIRE(saved.size() == 1);
    CHECK(saved[0].kind == EffectKind::save);
    CHECK(saved[0].file_name == "practice-answers.html");
    CHECK(saved[0].media_type == "text/html");
    CHECK(saved[0].text.starts_with("<!DOCTYPE html>"));
    CHECK(holds(saved[0].text, "[1.1, 0.2, 1.9, -0.7]"));
    CHECK(holds(saved[0].text, "last checked 2026-11-30 18:42 UTC"));
    practice.activate(Role::button, "Print answers");
    const auto printed = practice.take_effects();
    REQUIRE(printed.size() == 1);
    CHECK(printed[0].kind == EffectKind::print);
    CHECK(holds(saved[0].text, printed[0].text));
}

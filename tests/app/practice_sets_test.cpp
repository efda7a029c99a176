// Question sets from an address or a file.
#include <doctest/doctest.h>

#include <string>

#include "app/practice.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

TEST_CASE("a set at an address is asked of the host, once, and shown when it comes") {
    Practice practice("questions=https://example.org/set.json");
    const auto asked = practice.take(EffectKind::fetch_questions);
    REQUIRE(asked.size() == 1);
    CHECK(asked[0].text == "https://example.org/set.json");
    CHECK(practice.find(Role::text, "The question set is being fetched.") != nullptr);
    practice.workbench.frame(10);
    CHECK(practice.take_effects().empty());
    practice.supply(panels::Supply::questions, "https://example.org/other.json", small_set);
    CHECK(practice.find(Role::text, "The question set is being fetched.") != nullptr);
    practice.supply(panels::Supply::questions, "https://example.org/set.json", small_set);
    CHECK(practice.find(Role::heading, "My own questions") != nullptr);
    CHECK(practice.find(Role::button, "Next question") == nullptr);
    CHECK(practice.node(Role::radio, "A question file").selected);
    practice.type("n", "42");
    practice.submit("n");
    CHECK(practice.says("1 of 1 points"));
}

TEST_CASE("a set with problems is not used, and each problem names its line and field") {
    Practice practice("questions=set.json");
    practice.supply(panels::Supply::questions, "set.json",
                    "{\"format\":\"pe-questions-1\",\"title\":\"T\",\n\"questions\":[\n{\"id\":\"a\",\"title\":\"A\","
                    "\"prompt\":\"?\",\n\"parts\":[{\"entry\":{\"width\":3,\"position\":1,\"column\":0}}]},\n"
                    "{\"kind\":\"entri\"}]}");
    CHECK(practice.find(Role::heading, "This question set cannot be used") != nullptr);
    CHECK(practice.says("Line 4, questions[0].parts[0].entry.width: "));
    CHECK(practice.says("Line 5, questions[1].kind: "));
    CHECK(practice.find(Role::button, "Check") == nullptr);
    practice.take_effects();
    practice.activate(Role::button, "Try again");
    CHECK(practice.take(EffectKind::fetch_questions).size() == 1);
    CHECK(practice.find(Role::text, "The question set is being fetched.") != nullptr);
    practice.supply(panels::Supply::questions, "set.json", small_set);
    CHECK(practice.find(Role::heading, "My own questions") != nullptr);
}

TEST_CASE("a set of any bytes gets a problem with its line") {
    for (const std::string& bytes : {std::string(), std::string("not found"), std::string("\0\xFF", 2),
                                     std::string(300000, ' '), std::string(R"({"format":"pe-questions-2"})")}) {
        CAPTURE(bytes.substr(0, 20));
        Practice practice("questions=set.json");
        practice.supply(panels::Supply::questions, "set.json", bytes);
        CHECK(practice.find(Role::heading, "This question set cannot be used") != nullptr);
        CHECK(practice.says("Line 1"));
        check_layout(practice);
    }
}

TEST_CASE("why a set could not be had is said, and the lesson's questions are a press away") {
    Practice practice("questions=set.json&question=only");
    practice.supply(panels::Supply::no_questions, "other.json", "That was another one.");
    CHECK(!practice.says("That was another one."));
    practice.supply(panels::Supply::no_questions, "set.json", "The server said 404.");
    CHECK(practice.find(Role::text, "The server said 404.") != nullptr);
    practice.take_effects();
    practice.activate(Role::button, "Try again");
    CHECK(practice.take(EffectKind::fetch_questions).size() == 1);
    CHECK(!practice.says("The server said 404."));
    practice.supply(panels::Supply::no_questions, "set.json", "The server said 404.");
    practice.activate(Role::button, "Questions of the lesson");
    CHECK(practice.find(Role::heading, "1. Position 0") != nullptr);
    CHECK(practice.workbench.link() == "panel=practice&question=position-zero");
}

TEST_CASE("a question file that the learner picks takes the place of the set") {
    Practice practice("question=sum");
    practice.take_effects();
    practice.activate(Role::button, "Open a question file");
    CHECK(practice.take(EffectKind::open_questions).size() == 1);
    practice.supply(panels::Supply::question_file, "mine.json", small_set);
    CHECK(practice.find(Role::heading, "My own questions") != nullptr);
    CHECK(practice.find(Role::heading, "1. Only") != nullptr);
    CHECK(practice.choices().questions == "file:mine.json");

    std::string other(small_set);
    other.replace(other.find("My own"), 6, "My new");
    practice.supply(panels::Supply::question_file, "mine.json", other);
    CHECK(practice.find(Role::heading, "My new questions") != nullptr);
    practice.supply(panels::Supply::question_file, "bad.json", "{\n7}");
    CHECK(practice.says("Line 2"));
    CHECK(practice.find(Role::button, "Open a question file") != nullptr);
}

TEST_CASE("a file that cannot be read is said, and the set stays") {
    Practice practice;
    practice.supply(panels::Supply::no_questions, "file:big.json", "The file is too large.");
    CHECK(practice.find(Role::text, "The file is too large.") != nullptr);
    CHECK(practice.find(Role::heading, "1. Position 0") != nullptr);
    practice.supply(panels::Supply::question_file, "mine.json", small_set);
    CHECK(practice.find(Role::text, "The file is too large.") == nullptr);
}

TEST_CASE("a link to a file of another device asks to open it again") {
    Practice practice("questions=file:mine.json");
    CHECK(practice.says("mine.json"));
    CHECK(practice.says("open it again"));
    CHECK(practice.take(EffectKind::fetch_questions).empty());
    CHECK(practice.find(Role::button, "Open a question file") != nullptr);
    practice.supply(panels::Supply::question_file, "mine.json", small_set);
    CHECK(practice.find(Role::heading, "My own questions") != nullptr);
}

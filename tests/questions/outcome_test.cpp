#include "questions/outcome.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "questions/sample_session.h"
#include "ui/json_reader.h"

using namespace pe;
using namespace pe::testing;

namespace {

Json outcome_of(const Session& session, std::string_view id, double seconds = 0) {
    const auto json = JsonReader(outcome_json(session, place_of(session, id), seconds)).read_all();
    REQUIRE(json.has_value());
    return *json;
}

}  // namespace

TEST_CASE("an outcome tells the question, its verdict, its score, and how it was reached") {
    Session session = sample_session({.seed = 3});
    check_numbers(session, "7", "8");
    Json outcome = outcome_of(session, "numbers", 11.6);
    CHECK(outcome["question"].text == "numbers");
    CHECK(outcome["verdict"].text == "incorrect");
    CHECK(outcome["score"].number == 0);
    CHECK(outcome["attempts"].number == 1);
    CHECK(outcome["seconds"].number == 12);
    REQUIRE(outcome["answers"].list.size() == 2);
    CHECK(outcome["answers"].list[1].text == "8");

    check_numbers(session, "0.84", "8");
    outcome = outcome_of(session, "numbers");
    CHECK(outcome["verdict"].text == "partly");
    CHECK(outcome["score"].number == 0.5);
    CHECK(outcome["attempts"].number == 2);

    check_numbers(session, "0.84", "0.54");
    outcome = outcome_of(session, "numbers");
    CHECK(outcome["verdict"].text == "correct");
    CHECK(outcome["score"].number == 1);
}

TEST_CASE("what could not be read is no attempt, and its verdict says so") {
    Session session = sample_session();
    check_numbers(session, "0.84", "?");
    const Json outcome = outcome_of(session, "numbers");
    CHECK(outcome["verdict"].text == "unclear");
    CHECK(outcome["attempts"].number == 0);
}

TEST_CASE("a score is the best so far: a later slip takes nothing away") {
    Session session = sample_session();
    check_numbers(session, "0.84", "0.54");
    check_numbers(session, "1", "2");
    const Json outcome = outcome_of(session, "numbers");
    CHECK(outcome["verdict"].text == "incorrect");
    CHECK(outcome["score"].number == 1);
    CHECK(outcome["total"].number == doctest::Approx(1.0 / 6));
}

TEST_CASE("picked options and partners are told by their places, from 1") {
    Session session = sample_session();
    check_picks(session, "several", {0, 2});
    CHECK(outcome_of(session, "several")["answers"].list.at(0).text == "1,3");
    check_picks(session, "pairs", {2, 0});
    CHECK(outcome_of(session, "pairs")["answers"].list.at(0).text == "3,1");
}

TEST_CASE("the totals count a question as finished when it is right or nothing more can be earned at it") {
    Session session = sample_session({.seed = 3, .attempts = 2});
    const auto totals = [&] { return *JsonReader(totals_json(session)).read_all(); };
    CHECK(totals()["set"].text == "Sines & <cosines>");
    CHECK(totals()["seed"].number == 3);
    CHECK(totals()["questions"].number == 6);
    CHECK(totals()["finished"].number == 0);
    check_numbers(session, "0.84", "0.54");
    CHECK(totals()["finished"].number == 1);
    CHECK(totals()["total"].number == doctest::Approx(1.0 / 6));
    check_picks(session, "one", {1});
    CHECK(totals()["finished"].number == 1);
    check_picks(session, "one", {2});
    CHECK(totals()["finished"].number == 2);
    session.show_solution(place_of(session, "drawn"));
    CHECK(totals()["finished"].number == 3);
}

TEST_CASE("progress tells a score once there was an attempt, never before") {
    Session session = sample_session();
    const auto progress = [&] { return *JsonReader(session.progress()).read_all(); };
    CHECK(!progress().has("score"));
    check_numbers(session, "0.84", "?");
    CHECK(!progress().has("score"));
    check_numbers(session, "7", "8");
    REQUIRE(progress().has("score"));
    CHECK(progress()["score"].number == 0);
    check_numbers(session, "0.84", "8");
    CHECK(progress()["score"].number == doctest::Approx(0.5 / 6));
}

TEST_CASE("progress holds only questions that were begun") {
    Session session = sample_session();
    CHECK(JsonReader(session.progress()).read_all()->members.at("work").list.empty());
    check_picks(session, "one", {1});
    const Json progress = *JsonReader(session.progress()).read_all();
    REQUIRE(progress["work"].list.size() == 1);
    CHECK(progress["work"].list[0]["id"].text == "one");
}

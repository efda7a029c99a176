#include "questions/session.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "core/format.h"
#include "questions/question_text.h"
#include "questions/sample_session.h"

using namespace pe;
using namespace pe::testing;

namespace {

std::vector<std::string> order_of(const Session& session) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < session.size(); ++i) ids.push_back(session.id(i));
    return ids;
}

/// All that was done, without the marks.
void check_same_work(const Work& work, const Work& other) {
    CHECK(work.variant == other.variant);
    CHECK(work.responses == other.responses);
    CHECK(work.checked == other.checked);
    CHECK(work.attempts == other.attempts);
    CHECK(work.hints == other.hints);
    CHECK(work.solution == other.solution);
    CHECK(work.right == other.right);
    CHECK(work.helped == other.helped);
    CHECK(work.earlier == other.earlier);
    CHECK(work.credit == other.credit);
    CHECK(work.self_checked == other.self_checked);
    CHECK(work.checked_seconds == other.checked_seconds);
}

void check_same_marks(const Work& work, const Work& other) {
    REQUIRE(work.marks.size() == other.marks.size());
    for (std::size_t i = 0; i < work.marks.size(); ++i) {
        CHECK(work.marks[i].kind == other.marks[i].kind);
        CHECK(work.marks[i].credit == other.marks[i].credit);
        CHECK(work.marks[i].reason == other.marks[i].reason);
        CHECK(work.marks[i].understood == other.marks[i].understood);
    }
}

void check_same_session(const Session& session, const Session& other) {
    REQUIRE(order_of(session) == order_of(other));
    for (std::size_t i = 0; i < session.size(); ++i) {
        CAPTURE(session.id(i));
        CHECK(full_text(session.question(i)) == full_text(other.question(i)));
        check_same_work(session.work(i), other.work(i));
        check_same_marks(session.work(i), other.work(i));
    }
}

/// Work of every sort on every question.
void work_through(Session& session) {
    check_numbers(session, "0.84", "0.1", 1000);
    session.respond(place_of(session, "numbers"), 1, {.text = "0.54 or so, \"about\"\n\t\\ é ✓"});
    session.show_hint(place_of(session, "numbers"));
    check_picks(session, "one", {0}, 2000);
    check_picks(session, "several", {0, 2}, 3000);
    check_picks(session, "pairs", {0, -1}, 4000);
    session.respond(place_of(session, "words"), 0, {.text = "Каждое слово смотрит на все остальные слова."});
    session.check(place_of(session, "words"), 5000);
    session.show_solution(place_of(session, "words"));
    session.set_self_checked(place_of(session, "words"), {0, 2});
    session.take_another(place_of(session, "drawn"));
    session.take_another(place_of(session, "drawn"));
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// Progress on one question alone.
std::string progress_on(std::string_view id, std::string_view members) {
    return R"({"format":"pe-progress-1","work":[{"id":")" + std::string(id) + "\"," + std::string(members) + "}]}";
}

}  // namespace

// --- States, attempts and points -------------------------------------------------------------------------------------

TEST_CASE("a question is untried until all of it was judged, then tried, and right once all parts were right") {
    Session session = sample_session();
    CHECK(state_of(session, "numbers") == QuestionState::untried);
    check_numbers(session, "0.84", "");
    CHECK(state_of(session, "numbers") == QuestionState::untried);
    check_numbers(session, "0.84", "0.1");
    CHECK(state_of(session, "numbers") == QuestionState::tried);
    check_numbers(session, "0.84", "0.54");
    CHECK(state_of(session, "numbers") == QuestionState::right);
    check_numbers(session, "0.84", "0.1");
    CHECK(state_of(session, "numbers") == QuestionState::right);
    CHECK(state_of(session, "one") == QuestionState::untried);
}

TEST_CASE("a right answer after a hint is right with help, and a hint after it changes nothing") {
    Session session = sample_session();
    session.show_hint(place_of(session, "numbers"));
    CHECK(state_of(session, "numbers") == QuestionState::untried);
    check_numbers(session, "0.84", "0.54");
    CHECK(state_of(session, "numbers") == QuestionState::right_with_help);
    check_picks(session, "one", {0});
    session.show_hint(place_of(session, "one"));
    CHECK(state_of(session, "one") == QuestionState::right);
}

TEST_CASE("an attempt counts only when every part could be judged") {
    Session session = sample_session();
    const auto attempts = [&] { return work_of(session, "numbers").attempts; };
    check_numbers(session, "0.84", "");
    CHECK(attempts() == 0);
    CHECK(work_of(session, "numbers").marks[1].kind == PartMark::Kind::empty);
    check_numbers(session, "0.84", "half of it");
    CHECK(attempts() == 0);
    CHECK(work_of(session, "numbers").marks[1].kind == PartMark::Kind::not_understood);
    check_numbers(session, "0.84", "0.5");
    CHECK(attempts() == 0);
    CHECK(work_of(session, "numbers").marks[1].kind == PartMark::Kind::unclear);
    check_numbers(session, "0.84", "0.9");
    CHECK(attempts() == 1);
    check_picks(session, "pairs", {0, -1});
    CHECK(work_of(session, "pairs").attempts == 0);
}

TEST_CASE("the same answer is not checked twice in a row, and no answer is not checked") {
    Session session = sample_session();
    const std::size_t place = place_of(session, "numbers");
    CHECK(!session.may_check(place));
    session.check(place, some_time);
    CHECK(work_of(session, "numbers").checked.empty());
    session.respond(place, 0, {.text = " \n"});
    CHECK(!session.may_check(place));
    check_numbers(session, "0.84", "0.9");
    CHECK(!session.may_check(place));
    session.check(place, some_time + 60);
    CHECK(work_of(session, "numbers").attempts == 1);
    CHECK(work_of(session, "numbers").checked_seconds == some_time);
    session.respond(place, 1, {.text = "0.8"});
    CHECK(session.may_check(place));
}

TEST_CASE("when the attempts are used up nothing more is checked, and answers that did not count use none up") {
    Session session = sample_session({.attempts = 2});
    const std::size_t place = place_of(session, "numbers");
    for (const char* unreadable : {"?", "0,8,4", "sin("}) check_numbers(session, unreadable, "0.9");
    CHECK(session.has_attempts(place));
    check_numbers(session, "0.1", "0.9");
    CHECK(session.has_attempts(place));
    check_numbers(session, "0.2", "0.9");
    CHECK(!session.has_attempts(place));
    check_numbers(session, "0.84", "0.54");
    CHECK(!session.may_check(place));
    CHECK(work_of(session, "numbers").attempts == 2);
    CHECK(state_of(session, "numbers") == QuestionState::tried);
    CHECK(session.has_attempts(place_of(session, "one")));
}

TEST_CASE("credit is the mean of the parts, and the best of all checks is kept") {
    Session session = sample_session();
    check_numbers(session, "0.84", "0.9");
    CHECK(work_of(session, "numbers").credit == 0.5);
    check_numbers(session, "0.1", "0.9");
    CHECK(work_of(session, "numbers").credit == 0.5);
    check_numbers(session, "0.84", "0.54");
    CHECK(work_of(session, "numbers").credit == 1);
    check_numbers(session, "0.1", "0.54");
    CHECK(work_of(session, "numbers").credit == 1);
}

TEST_CASE("a check that did not count earns nothing") {
    Session session = sample_session();
    check_numbers(session, "0.84", "?");
    CHECK(work_of(session, "numbers").credit == 0);
    CHECK(session.points() == 0);
}

TEST_CASE("points are the credit of all questions together") {
    Session session = sample_session();
    CHECK(session.points() == 0);
    check_numbers(session, "0.84", "0.9");
    check_picks(session, "one", {0});
    check_picks(session, "several", {0});
    CHECK(session.points() == doctest::Approx(0.5 + 1 + 0.5));
}

// --- Help ------------------------------------------------------------------------------------------------------------

TEST_CASE("hints come one by one, as many as there are") {
    Session session = sample_session();
    const std::size_t place = place_of(session, "numbers");
    const int count = static_cast<int>(session.question(place).hints.size());
    for (int shown = 0; shown < count; ++shown) {
        CHECK(session.work(place).hints == shown);
        CHECK(session.may_hint(place));
        session.show_hint(place);
    }
    CHECK(!session.may_hint(place));
    session.show_hint(place);
    CHECK(session.work(place).hints == count);
}

TEST_CASE("hints and solutions that are switched off are not shown") {
    Session session = sample_session({.hints = false, .solutions = false});
    CHECK(!session.may_hint(0));
    CHECK(!session.may_solve(0));
    session.show_hint(0);
    session.show_solution(0);
    CHECK(session.work(0).hints == 0);
    CHECK(!session.work(0).solution);
}

TEST_CASE("once the solution is shown a question earns no more points, and is not right any more") {
    Session session = sample_session();
    check_numbers(session, "0.84", "0.9");
    const std::size_t place = place_of(session, "numbers");
    session.show_solution(place);
    CHECK(!session.may_solve(place));
    CHECK(state_of(session, "numbers") == QuestionState::tried);
    check_numbers(session, "0.84", "0.54");
    CHECK(work_of(session, "numbers").marks[1].kind == PartMark::Kind::correct);
    CHECK(work_of(session, "numbers").credit == 0.5);
    CHECK(state_of(session, "numbers") == QuestionState::tried);
}

TEST_CASE("points that were earned before the solution was shown stay") {
    Session session = sample_session();
    check_numbers(session, "0.84", "0.54");
    session.show_solution(place_of(session, "numbers"));
    CHECK(session.points() == 1);
    CHECK(state_of(session, "numbers") == QuestionState::right);
}

// --- Another question, order, and changes ----------------------------------------------------------------------------

TEST_CASE("another question like this one takes its place under the same id, without any work on it") {
    Session session = sample_session();
    const std::size_t place = place_of(session, "numbers");
    const std::string before = full_text(session.question(place));
    check_numbers(session, "0.84", "7");
    session.show_hint(place);
    REQUIRE(session.has_another(place));
    session.take_another(place);
    CHECK(session.id(place) == "numbers");
    CHECK(full_text(session.question(place)) != before);
    Work fresh;
    fresh.variant = 1;
    fresh.responses.resize(session.question(place).parts.size());
    check_same_work(session.work(place), fresh);
    CHECK(session.work(place).marks.empty());
    CHECK(session.state(place) == QuestionState::untried);
}

TEST_CASE("what a right answer earned stays when another question takes its place") {
    Session session = sample_session();
    const std::size_t place = place_of(session, "numbers");
    check_numbers(session, "0.84", "0.54");
    session.take_another(place);
    CHECK(session.work(place).checked.empty());
    CHECK(session.work(place).credit == 1);
    CHECK(session.work(place).earlier);
    CHECK(session.state(place) == QuestionState::right);
    Session later = sample_session();
    REQUIRE(later.restore(session.progress()));
    CHECK(later.work(place).earlier);
    CHECK(later.state(place) == QuestionState::right);
}

TEST_CASE("each question after another is a new one") {
    Session session = sample_session();
    const std::size_t place = place_of(session, "drawn");
    std::set<std::string> prompts;
    for (int i = 0; i < 20; ++i) {
        prompts.insert(session.question(place).prompt);
        session.take_another(place);
    }
    CHECK(prompts.size() > 15);
    CHECK(session.work(place).variant == 20);
}

TEST_CASE("a question of a set's own without a kind has no other like it") {
    Session session = sample_session();
    const std::size_t place = place_of(session, "one");
    check_picks(session, "one", {1});
    CHECK(!session.has_another(place));
    session.take_another(place);
    CHECK(session.work(place).attempts == 1);
    CHECK(session.work(place).variant == 0);
}

TEST_CASE("without shuffling questions come in the order of the set") {
    CHECK(order_of(sample_session()) ==
          std::vector<std::string>{"numbers", "one", "several", "pairs", "words", "drawn"});
}

TEST_CASE("the seed decides the order of shuffled questions, and none is lost") {
    const auto order = [](std::uint32_t seed) { return order_of(sample_session({.seed = seed, .shuffle = true})); };
    std::vector<std::string> sorted = order_of(sample_session());
    std::ranges::sort(sorted);
    std::set<std::vector<std::string>> orders;
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        const std::vector<std::string> shuffled = order(seed);
        CHECK(shuffled == order(seed));
        orders.insert(shuffled);
        std::vector<std::string> ids = shuffled;
        std::ranges::sort(ids);
        CHECK(ids == sorted);
    }
    CHECK(orders.size() > 15);
}

TEST_CASE("shuffling changes the places of questions and not the questions") {
    const Session in_order = sample_session({.seed = 7});
    const Session shuffled = sample_session({.seed = 7, .shuffle = true});
    REQUIRE(order_of(in_order) != order_of(shuffled));
    for (std::size_t i = 0; i < in_order.size(); ++i)
        CHECK(full_text(in_order.question(i)) == full_text(question_of(shuffled, in_order.id(i))));
}

TEST_CASE("a question is found by its id, wherever it stands") {
    const Session session = sample_session({.seed = 3, .shuffle = true});
    for (std::size_t i = 0; i < session.size(); ++i) CHECK(session.find(session.id(i)) == i);
    CHECK(!session.find(""));
    CHECK(!session.find("Numbers"));
    CHECK(!session.find("number"));
}

TEST_CASE("marks hold as long as the answer stays the one that was checked") {
    Session session = sample_session();
    const std::size_t place = place_of(session, "numbers");
    CHECK(!session.marks_hold(place));
    check_numbers(session, "0.84", "0.9");
    CHECK(session.marks_hold(place));
    session.respond(place, 1, {.text = "0.91"});
    CHECK(!session.marks_hold(place));
    CHECK(session.work(place).checked[1].text == "0.9");
    session.respond(place, 1, {.text = "0.9"});
    CHECK(session.marks_hold(place));
}

TEST_CASE("there is work as soon as anything was answered, checked or shown") {
    const auto has_work_after = [](auto happening) {
        Session session = sample_session();
        happening(session);
        return session.has_work();
    };
    CHECK(!has_work_after([](Session&) {}));
    CHECK(!has_work_after([](Session& session) { session.respond(0, 0, {.text = " "}); }));
    CHECK(!has_work_after([](Session& session) { session.respond(3, 0, {.picks = {-1, -1}}); }));
    CHECK(has_work_after([](Session& session) { session.respond(0, 1, {.text = "1"}); }));
    CHECK(has_work_after([](Session& session) { session.respond(3, 0, {.picks = {-1, 0}}); }));
    CHECK(has_work_after([](Session& session) { session.show_hint(1); }));
    CHECK(has_work_after([](Session& session) { session.show_solution(1); }));
    CHECK(has_work_after([](Session& session) { session.take_another(0); }));
    CHECK(has_work_after([](Session& session) {
        check_picks(session, "one", {2});
        session.respond(1, 0, {});
    }));
}

TEST_CASE("clearing forgets all work and goes back to the first question of each place") {
    Session session = sample_session();
    work_through(session);
    session.clear();
    CHECK(!session.has_work());
    CHECK(session.points() == 0);
    check_same_session(session, sample_session());
}

// --- Progress --------------------------------------------------------------------------------------------------------

TEST_CASE("work comes back from its progress, and the marks are computed again") {
    Session session = sample_session();
    work_through(session);
    Session restored = sample_session();
    REQUIRE(restored.restore(session.progress()));
    check_same_session(restored, session);
    CHECK(restored.points() == session.points());
    CHECK(work_of(restored, "words").marks[0].kind == PartMark::Kind::not_judged);
    CHECK(restored.progress() == session.progress());
}

TEST_CASE("work comes back in another order of the questions, too") {
    Session session = sample_session({.seed = 5});
    work_through(session);
    Session shuffled = sample_session({.seed = 5, .shuffle = true});
    REQUIRE(order_of(shuffled) != order_of(session));
    REQUIRE(shuffled.restore(session.progress()));
    for (std::size_t i = 0; i < session.size(); ++i) check_same_work(session.work(i), work_of(shuffled, session.id(i)));
}

TEST_CASE("work on every question of the shipped sets comes back") {
    for (const ShippedSet& set : shipped_sets()) {
        Session session(read_set(set.json), {});
        for (std::size_t i = 0; i < session.size(); ++i) {
            for (std::size_t part = 0; part < session.question(i).parts.size(); ++part)
                session.respond(i, part, {.text = "1.5", .picks = {0}});
            session.check(i, some_time);
        }
        Session restored(read_set(set.json), {});
        REQUIRE(restored.restore(session.progress()));
        check_same_session(restored, session);
    }
}

TEST_CASE("an answer of any bytes leaves a progress that can be read") {
    Session session = sample_session();
    check_numbers(session, std::string("\0\x01\x1F \xFF\xC3(", 7), "\xED\xA0\x80\"\\</script>");
    Session restored = sample_session();
    CHECK(restored.restore(session.progress()));
    CHECK(work_of(restored, "numbers").responses[0].text.starts_with(std::string_view("\0\x01\x1F ", 4)));
    CHECK(work_of(restored, "numbers").checked.size() == 2);
}

TEST_CASE("no work leaves the same progress whatever the right answers are") {
    const Session session(read_set(shipped_sets()[1].json), {.seed = 1});
    const Session other(read_set(shipped_sets()[1].json), {.seed = 2});
    bool differ = false;
    for (std::size_t i = 0; i < session.size(); ++i)
        differ = differ || full_text(session.question(i)) != full_text(other.question(i));
    REQUIRE(differ);
    CHECK(session.progress() == other.progress());
}

TEST_CASE("the progress of a wrong answer does not hold the right one") {
    int looked_at = 0;
    for (std::uint32_t seed = 0; seed < 50; ++seed) {
        Session session = sample_session({.seed = seed});
        const std::size_t place = place_of(session, "drawn");
        const double value = std::get<Expected>(session.question(place).parts[0].task).values[0];
        session.respond(place, 0, {.text = "7"});
        session.check(place, some_time);
        session.show_hint(place);
        session.show_solution(place);
        if (std::abs(value) < 0.1 || std::abs(value) > 0.99) continue;
        CAPTURE(value);
        CHECK(session.progress().find(fixed(std::abs(value), 2).substr(1)) == std::string::npos);
        ++looked_at;
    }
    CHECK(looked_at > 10);
}

TEST_CASE("a text that is no progress is refused, and changes nothing") {
    Session session = sample_session();
    work_through(session);
    const std::string before = session.progress();
    for (const std::string& text :
         {std::string(), std::string("null"), std::string("[]"), std::string("{}"), std::string("17"),
          std::string(sample_set), before.substr(0, before.size() - 1), before.substr(1), before + ",",
          replaced(before, "pe-progress-1", "pe-progress-2"), replaced(before, "\"work\"", "\"works\""),
          replaced(before, "\"work\":[", "\"work\":[\xFF"), std::string(R"({"format":"pe-progress-1"})"),
          std::string(R"({"format":"pe-progress-1","work":{}})"), std::string(R"({"format":1,"work":[]})"),
          std::string(100000, '[')}) {
        CAPTURE(text.substr(0, 60));
        CHECK(!session.restore(text));
        CHECK(session.progress() == before);
    }
}

TEST_CASE("work on a question that the set has no more is left out, and the rest comes back") {
    Session session = sample_session();
    work_through(session);
    Session restored = sample_session();
    REQUIRE(restored.restore(replaced(session.progress(), "\"id\":\"one\"", "\"id\":\"two\"")));
    CHECK(state_of(restored, "one") == QuestionState::untried);
    CHECK(work_of(restored, "one").responses[0].empty());
    check_same_work(work_of(restored, "numbers"), work_of(session, "numbers"));
    check_same_work(work_of(restored, "several"), work_of(session, "several"));
}

TEST_CASE("work on a question that has other parts by now is left out, whatever it says") {
    for (const std::string responses : {"[]", R"([{"text":"0.84","picks":[]},{},{}])", "7", "null"}) {
        CAPTURE(responses);
        Session session = sample_session();
        REQUIRE(session.restore(progress_on("numbers", R"("variant":3,"attempts":2,"hints":2,"credit":1,"right":true,)"
                                                       R"("responses":)" +
                                                           responses)));
        check_same_session(session, sample_session());
    }
}

TEST_CASE("work whose checked answers do not fit is unchecked work") {
    Session session = sample_session();
    REQUIRE(session.restore(progress_on("numbers", R"("responses":[{"text":"0.84"},{"text":"1"}],"checked":[{}])")));
    CHECK(work_of(session, "numbers").responses[0].text == "0.84");
    CHECK(work_of(session, "numbers").checked.empty());
    CHECK(work_of(session, "numbers").marks.empty());
    CHECK(session.may_check(place_of(session, "numbers")));
}

TEST_CASE("numbers of a progress that are out of range are taken as the nearest limit") {
    Session session = sample_session();
    REQUIRE(session.restore(progress_on("numbers", R"("variant":-5,"attempts":-1,"hints":99,"credit":17,"time":-1,)"
                                                   R"("responses":[{},{}])")));
    const Work& work = work_of(session, "numbers");
    CHECK(work.variant == 0);
    CHECK(work.attempts == 0);
    CHECK(work.hints == 3);
    CHECK(work.credit == 1);
    CHECK(work.checked_seconds == 0);
    REQUIRE(session.restore(progress_on("drawn", R"("variant":1e300,"time":1e300,"responses":[{}])")));
    CHECK(work_of(session, "drawn").variant > 0);
    CHECK(work_of(session, "drawn").checked_seconds < 253402300800);
}

TEST_CASE("a progress with members of other kinds is read as far as it fits") {
    Session session = sample_session();
    REQUIRE(session.restore(
        R"({"format":"pe-progress-1","work":[null,7,"x",[],{},{"id":7},{"id":"one","responses":[{"picks":[0]}],)"
        R"("hints":"two","solution":1,"credit":null,"selfCheck":{},"time":true,"variant":[]},{"id":"pairs",)"
        R"("responses":["x"]}],"more":1})"));
    CHECK(work_of(session, "one").responses[0].picks == std::vector{0});
    CHECK(work_of(session, "one").hints == 0);
    CHECK(!work_of(session, "one").solution);
    CHECK(work_of(session, "pairs").responses[0].empty());
}

TEST_CASE("restored picks that are out of range count as none") {
    for (const std::string picks : {"[99]", "[-1]", "[-7,1e300]", "[3,255]"}) {
        CAPTURE(picks);
        Session session = sample_session();
        const std::string part = R"([{"text":"","picks":)" + picks + "}]";
        REQUIRE(session.restore(progress_on("one", R"("responses":)" + part + R"(,"checked":)" + part)));
        CHECK(work_of(session, "one").marks.at(0).kind == PartMark::Kind::empty);
        REQUIRE(session.restore(progress_on("pairs", R"("responses":)" + part + R"(,"checked":)" + part)));
        CHECK(!work_of(session, "pairs").marks.at(0).is_attempt());
    }
}

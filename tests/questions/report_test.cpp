#include "questions/report.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "questions/sample_session.h"

using namespace pe;
using namespace pe::testing;

namespace {

bool holds(std::string_view html, std::string_view piece) {
    return html.find(piece) != std::string_view::npos;
}

/// What stands between two pieces of the sheet; the first must be there.
std::string between(const std::string& html, std::string_view begin, std::string_view end) {
    CAPTURE(html);
    const std::size_t from = html.find(begin);
    REQUIRE(from != std::string::npos);
    const std::size_t to = html.find(end, from);
    return html.substr(from + begin.size(), to - from - begin.size());
}

/// The part of the sheet that belongs to one question.
std::string section_of(const Session& session, std::string_view id) {
    const std::string number = std::to_string(place_of(session, id) + 1);
    return between(report_content(session, some_time), "<section><h2>" + number + ". ", "</section>");
}

/// The sheet of a session in which that one question is the only one.
std::string sheet_with(const std::string& question, const Response& response) {
    Session session(read_set(R"({"format":"pe-questions-1","title":"T","questions":[)" + question + "]}"), {});
    session.respond(0, 0, response);
    session.check(0, some_time);
    return report_content(session, some_time);
}

/// The first thing that is wrong with the tags of a piece of HTML: one that is not closed, or closes another. Empty
/// when they balance and no other < or & stands in it.
std::string tag_problem(std::string_view html) {
    std::vector<std::string> open;
    for (std::size_t at = 0; at < html.size(); ++at) {
        if (html[at] == '&') {
            const std::size_t end = html.find(';', at);
            if (end == std::string_view::npos || end > at + 8) return "a lone &: " + std::string(html.substr(at, 20));
        }
        if (html[at] == '>') return "a lone >: " + std::string(html.substr(at < 20 ? 0 : at - 20, 21));
        if (html[at] != '<') continue;
        const std::size_t end = html.find('>', at);
        if (end == std::string_view::npos) return "a tag without an end";
        const std::string_view tag = html.substr(at + 1, end - at - 1);
        if (tag.find('<') != std::string_view::npos) return "a lone <: " + std::string(tag);
        at = end;
        const bool closes = tag.starts_with('/');
        const std::string name(tag.substr(closes ? 1 : 0, tag.find(' ') - (closes ? 1 : 0)));
        if (name == "!DOCTYPE" || name == "meta" || tag.ends_with('/')) continue;
        if (name.empty() || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz123456") != std::string::npos)
            return "no tag: " + std::string(tag);
        if (!closes) {
            open.push_back(name);
        } else if (open.empty() || open.back() != name) {
            return "closes what is not open: " + name;
        } else {
            open.pop_back();
        }
    }
    return open.empty() ? "" : "not closed: " + open.back();
}

/// A session with an answer to every question, most of them checked.
Session worked_session() {
    Session session = sample_session();
    check_numbers(session, "0.84", "1 < 2 & \"so\"");
    check_picks(session, "one", {1});
    check_picks(session, "several", {0, 2});
    check_picks(session, "pairs", {0, 1});
    session.respond(place_of(session, "words"), 0, {.text = "Without positions <b>order</b> is lost & gone."});
    session.check(place_of(session, "words"), some_time);
    session.respond(place_of(session, "drawn"), 0, {.text = "<script>alert(1)</script>"});
    session.show_hint(0);
    session.show_solution(0);
    return session;
}

}  // namespace

TEST_CASE("the check of tags finds what does not balance") {
    CHECK(tag_problem("<p>a &amp; b <b>c</b></p>").empty());
    for (const char* wrong : {"<p>", "</p>", "<p><b></p></b>", "a < b", "a > b", "a & b", "<p <b></p>", "<1>"}) {
        CAPTURE(std::string(wrong));
        CHECK(!tag_problem(wrong).empty());
    }
}

TEST_CASE("every part of a checked question stands in the sheet: question, answer, verdict, reason and time") {
    Session session = sample_session();
    check_numbers(session, "0.84", "0.9");
    const std::string section = section_of(session, "numbers");
    CHECK(section.starts_with("Two &lt;b&gt;numbers&lt;/b&gt;</h2>"));
    CHECK(holds(section, "<p>Compute <math>"));
    CHECK(holds(section, " &amp; say why.</p>"));
    CHECK(holds(section, "<dt>Answer</dt><dd><p class=\"answer\">0.84</p></dd><dt>Verdict</dt><dd>right</dd>"));
    CHECK(holds(section, "<dt>Answer</dt><dd><p class=\"answer\">0.9</p></dd><dt>Verdict</dt><dd>not right</dd>"));
    const std::string& reason = work_of(session, "numbers").marks[1].reason;
    REQUIRE(!reason.empty());
    CHECK(holds(section, "<dt>Reason</dt>"));
    CHECK(holds(section, "1 attempt, 0.50 of 1 point, last checked 2026-11-30 18:42 UTC."));
}

TEST_CASE("each verdict has words of its own") {
    Session session = worked_session();
    CHECK(holds(section_of(session, "numbers"), "<dd>right</dd>"));
    CHECK(holds(section_of(session, "numbers"), "<dd>not understood, did not count</dd>"));
    CHECK(holds(section_of(session, "one"), "<dd>not right</dd>"));
    check_picks(session, "several", {0});
    CHECK(holds(section_of(session, "several"), "<dd>partly right</dd>"));
    check_picks(session, "pairs", {0, -1});
    CHECK(holds(section_of(session, "pairs"), "<dd>unclear, did not count</dd>"));
    CHECK(holds(section_of(session, "drawn"), "<dd>not checked</dd>"));
    check_numbers(session, "0.84", "");
    CHECK(holds(section_of(session, "numbers"), "<dd>no answer</dd>"));
    session.respond(place_of(session, "words"), 0, {.text = "Каждое слово смотрит на все остальные слова."});
    session.check(place_of(session, "words"), some_time);
    CHECK(holds(section_of(session, "words"), "<dd>not judged by the rules</dd>"));
}

TEST_CASE("choices and pairs stand in the sheet in words, with their formulas") {
    Session session = sample_session();
    check_picks(session, "one", {0});
    const std::string one = section_of(session, "one");
    CHECK(holds(one, "<dt>Answer</dt><dd><p><math"));
    CHECK(holds(one, "&lt;"));
    CHECK(holds(one, "<dt>Reason</dt><dd><p>Because <math>"));
    check_picks(session, "several", {1, 3});
    CHECK(holds(section_of(session, "several"), "<dd><p>second</p><p>fourth</p></dd>"));

    const auto& task = std::get<MatchingTask>(question_of(session, "pairs").parts[0].task);
    const int width = static_cast<int>(task.partner_of[0]);
    check_picks(session, "pairs", {width, -1});
    CHECK(holds(section_of(session, "pairs"), "</math> → width &lt;d&gt;</p></dd>"));
}

TEST_CASE("picks that are out of range are left out of the sheet") {
    Session session = sample_session();
    check_picks(session, "one", {-1, 2, 3, 255});
    CHECK(holds(section_of(session, "one"), "<dt>Answer</dt><dd><p>always</p></dd>"));
    check_picks(session, "pairs", {3, 255, 0, 0});
    CHECK(!holds(section_of(session, "pairs"), "→"));
}

TEST_CASE("what is not checked says so, and what was changed since stands beside what was checked") {
    Session session = sample_session();
    session.respond(0, 0, {.text = "0.7"});
    std::string section = section_of(session, "numbers");
    CHECK(holds(section, "<dd><p class=\"answer\">0.7</p></dd><dt>Verdict</dt><dd>not checked</dd>"));
    CHECK(!holds(section, "last checked"));
    CHECK(!holds(section, "Changed since"));
    check_numbers(session, "0.84", "0.9");
    CHECK(!holds(section_of(session, "numbers"), "Changed since"));
    session.respond(0, 1, {.text = "0.54"});
    section = section_of(session, "numbers");
    CHECK(holds(section, "<p class=\"answer\">0.9</p></dd><dt>Verdict</dt><dd>not right</dd>"));
    CHECK(holds(section, "<dt>Changed since, not checked</dt><dd><p class=\"answer\">0.54</p></dd>"));
}

TEST_CASE("the help that was taken stands in the sheet") {
    Session session = sample_session();
    CHECK(holds(section_of(session, "numbers"), ">0 attempts, 0.00 of 1 point.<"));
    session.show_hint(0);
    CHECK(holds(section_of(session, "numbers"), ">0 attempts, 1 hint, 0.00"));
    session.show_hint(0);
    session.show_solution(0);
    CHECK(holds(section_of(session, "numbers"), ">0 attempts, 2 hints, solution shown, 0.00"));
    session.set_self_checked(4, {0, 1});
    CHECK(holds(section_of(session, "words"), "own check: 2 statements"));
}

TEST_CASE("the sheet tells points, seed and time, and that rules marked it") {
    Session session = sample_session({.seed = 23});
    check_numbers(session, "0.84", "0.9");
    const std::string sheet = report_content(session, some_time);
    CHECK(sheet.starts_with("<h1>Sines &amp; &lt;cosines&gt;</h1>"));
    CHECK(holds(sheet, "0.50 of 6 points, seed 23, 2026-11-30 18:42 UTC."));
    CHECK(holds(sheet, "Marked by rules, without a person."));
}

TEST_CASE("times are those of the calendar, leap years among them") {
    const Session session = sample_session();
    const auto says = [&](std::int64_t seconds, std::string_view time) {
        return holds(report_content(session, seconds), ", " + std::string(time) + " UTC.");
    };
    CHECK(says(0, "1970-01-01 00:00"));
    CHECK(says(951782400, "2000-02-29 00:00"));
    CHECK(says(951868800, "2000-03-01 00:00"));
    CHECK(says(1796064179, "2026-11-30 18:42"));
    CHECK(says(1835481599, "2028-02-29 23:59"));
    CHECK(says(4107585600, "2100-03-01 12:00"));
    CHECK(says(4107585600 - 86400, "2100-02-28 12:00"));
    CHECK(says(253402300799, "9999-12-31 23:59"));
}

TEST_CASE("what a learner types stays text, in answers and in the reasons that quote them") {
    const std::string nasty = "</p><script>alert('x')</script>&amp;<!-- $<b>$";
    Session session = sample_session();
    check_numbers(session, nasty, nasty);
    session.respond(place_of(session, "words"), 0, {.text = nasty});
    session.check(place_of(session, "words"), some_time);
    const std::string sheet = report_content(session, some_time);
    CHECK(tag_problem(sheet).empty());
    CHECK(!holds(sheet, "<script"));
    CHECK(!holds(sheet, "<!--"));
    CHECK(
        holds(sheet,
              "<p class=\"answer\">&lt;/p&gt;&lt;script&gt;alert('x')&lt;/script&gt;&amp;amp;&lt;!-- $&lt;b&gt;$</p>"));
}

TEST_CASE("what a teacher writes stays text, in titles, questions, labels, options and reasons") {
    const std::string sheet =
        sheet_with(R"({"id":"a","title":"<t>","prompt":"<q> & $x$","parts":[{"label":"<l>","choice":{"options":[)"
                   R"({"text":"<o>","reason":"<r> $y$"},{"text":"b","right":true}]}}]})",
                   {.picks = {0}});
    CHECK(tag_problem(sheet).empty());
    for (const char* piece : {"&lt;t&gt;", "&lt;q&gt; &amp; <math>", "<h3>&lt;l&gt;</h3>", "&lt;o&gt;",
                              "<dt>Reason</dt><dd><p>&lt;r&gt; <math>"}) {
        CAPTURE(std::string(piece));
        CHECK(holds(sheet, piece));
    }
}

TEST_CASE("the tags of every sheet balance") {
    CHECK(tag_problem(report_content(sample_session(), some_time)) == "");
    CHECK(tag_problem(report_content(worked_session(), some_time)) == "");
    for (const ShippedSet& set : shipped_sets())
        for (const std::uint32_t seed : {1U, 2U, 3U}) {
            Session session(read_set(set.json), {.seed = seed});
            for (std::size_t i = 0; i < session.size(); ++i) {
                for (std::size_t part = 0; part < session.question(i).parts.size(); ++part)
                    session.respond(i, part, {.text = "1 <", .picks = {0, 1}});
                session.check(i, some_time);
            }
            CHECK(tag_problem(report_content(session, some_time)) == "");
        }
}

TEST_CASE("the file is a whole document with the sheet in it, and asks for nothing from elsewhere") {
    const Session session = worked_session();
    const std::string file = report_file(session, some_time);
    CHECK(file.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    CHECK(holds(file, "<meta charset=\"utf-8\">"));
    CHECK(holds(file, "<title>Sines &amp; &lt;cosines&gt;</title>"));
    CHECK(holds(file, report_content(session, some_time)));
    const std::size_t style = file.find("<style>");
    REQUIRE(style != std::string::npos);
    const std::string without_style = file.substr(0, style) + file.substr(file.find("</style>") + 8);
    CHECK(tag_problem(without_style) == "");
    for (const char* outside : {"src=", "href=", "url(", "@import", "http"}) CHECK(!holds(file, outside));
}

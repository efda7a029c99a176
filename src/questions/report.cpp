#include "questions/report.h"

#include <algorithm>
#include <chrono>

#include "core/format.h"
#include "core/math_text.h"

namespace pe {
namespace {

std::string two_digits(unsigned value) {
    return (value < 10 ? "0" : "") + std::to_string(value);
}

/// "2026-11-30 18:42 UTC"
std::string time_text(std::int64_t seconds) {
    using namespace std::chrono;
    const sys_seconds time{std::chrono::seconds(seconds)};
    const sys_days day = floor<days>(time);
    const year_month_day date(day);
    const auto minutes = static_cast<unsigned>(duration_cast<std::chrono::minutes>(time - day).count());
    return std::to_string(static_cast<int>(date.year())) + "-" + two_digits(static_cast<unsigned>(date.month())) + "-" +
           two_digits(static_cast<unsigned>(date.day())) + " " + two_digits(minutes / 60) + ":" +
           two_digits(minutes % 60) + " UTC";
}

/// A text of several lines, a paragraph each.
std::string paragraphs(const std::string& text) {
    std::string out;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        out += "<p>" + html_math_text(std::string_view(text).substr(begin, end - begin)) + "</p>";
        begin = end + 1;
    }
    return out;
}

/// A text inside a line: a formula that is all of it does not stand on its own.
std::string inside_line(std::string_view text) {
    std::string html = html_math_text(text);
    constexpr std::string_view display = " display=\"block\"";
    for (std::size_t at = html.find(display); at != std::string::npos; at = html.find(display, at))
        html.erase(at, display.size());
    return html;
}

std::string term(std::string_view name, const std::string& html) {
    return html.empty() ? std::string() : "<dt>" + std::string(name) + "</dt><dd>" + html + "</dd>";
}

std::string picked_options(const ChoiceTask& task, const std::vector<int>& picks) {
    std::string out;
    for (const int pick : picks) {
        if (pick < 0 || static_cast<std::size_t>(pick) >= task.options.size()) continue;
        out += "<p>" + inside_line(task.options[static_cast<std::size_t>(pick)].text) + "</p>";
    }
    return out;
}

std::string matched_items(const MatchingTask& task, const std::vector<int>& picks) {
    std::string out;
    for (std::size_t i = 0; i < task.items.size() && i < picks.size(); ++i) {
        if (picks[i] < 0 || static_cast<std::size_t>(picks[i]) >= task.partners.size()) continue;
        out += "<p>" + inside_line(task.items[i]) + " → " +
               inside_line(task.partners[static_cast<std::size_t>(picks[i])]) + "</p>";
    }
    return out;
}

std::string answer_html(const Part& part, const Response& response) {
    if (const auto* choice = std::get_if<ChoiceTask>(&part.task)) return picked_options(*choice, response.picks);
    if (const auto* matching = std::get_if<MatchingTask>(&part.task)) return matched_items(*matching, response.picks);
    return response.text.empty() ? std::string() : "<p class=\"answer\">" + html_text(response.text) + "</p>";
}

std::string_view verdict_text(PartMark::Kind kind) {
    switch (kind) {
        case PartMark::Kind::empty:
            return "no answer";
        case PartMark::Kind::correct:
            return "right";
        case PartMark::Kind::partly:
            return "partly right";
        case PartMark::Kind::incorrect:
            return "not right";
        case PartMark::Kind::not_understood:
            return "not understood, did not count";
        case PartMark::Kind::unclear:
            return "unclear, did not count";
        case PartMark::Kind::not_judged:
            return "not judged by the rules";
    }
    return {};
}

std::string part_html(const Part& part, const Work& work, std::size_t index) {
    std::string out;
    if (!part.label.empty()) out += "<h3>" + inside_line(part.label) + "</h3>";
    out += "<dl>";
    const bool checked = index < work.marks.size();
    out += term("Answer", answer_html(part, checked ? work.checked[index] : work.responses[index]));
    if (checked) {
        const PartMark& mark = work.marks[index];
        out += term("Verdict", std::string(verdict_text(mark.kind)));
        out += term("Reason", mark.reason.empty() ? std::string() : paragraphs(mark.reason));
        if (work.checked[index] != work.responses[index])
            out += term("Changed since, not checked", answer_html(part, work.responses[index]));
    } else {
        out += term("Verdict", "not checked");
    }
    return out + "</dl>";
}

std::string help_taken(const Work& work) {
    std::string help = std::to_string(work.attempts) + (work.attempts == 1 ? " attempt" : " attempts");
    if (work.hints > 0) help += ", " + std::to_string(work.hints) + (work.hints == 1 ? " hint" : " hints");
    if (work.solution) help += ", solution shown";
    if (!work.self_checked.empty()) help += ", own check: " + std::to_string(work.self_checked.size()) + " statements";
    return help;
}

std::string question_html(const Session& session, std::size_t index) {
    const Question& question = session.question(index);
    const Work& work = session.work(index);
    std::string out = "<section><h2>" + std::to_string(index + 1) + ". " + html_text(question.title) + "</h2>";
    out += paragraphs(question.prompt);
    for (std::size_t i = 0; i < question.parts.size(); ++i) out += part_html(question.parts[i], work, i);
    out += "<p class=\"taken\">" + help_taken(work) + ", " + fixed(work.credit, 2) + " of 1 point";
    if (work.earlier) out += " (earned by an earlier question of this kind)";
    if (work.checked_seconds > 0) out += ", last checked " + time_text(work.checked_seconds);
    return out + ".</p></section>";
}

constexpr std::string_view style =
    "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem}"
    "section{break-inside:avoid;border-top:1px solid #999;margin-top:1rem}h1{font-size:1.5rem}h2{font-size:1.15rem}"
    "h3{font-size:1rem}dl{display:grid;gap:.25rem 1rem;grid-template-columns:max-content 1fr}dt{color:#555}"
    "dd{margin:0}dd p,section>p{margin:0 0 .25rem}.answer{white-space:pre-wrap}.taken{color:#555}";

}  // namespace

std::string report_content(const Session& session, std::int64_t now_seconds) {
    std::string out = "<h1>" + html_text(session.title()) + "</h1>";
    out += "<p>Name: ______________________________</p>";
    out += "<p>" + fixed(session.points(), 2) + " of " + std::to_string(session.size()) + " points, seed " +
           std::to_string(session.options().seed) + ", " + time_text(now_seconds) +
           ". Marked by rules, without a person.</p>";
    for (std::size_t i = 0; i < session.size(); ++i) out += question_html(session, i);
    return out;
}

std::string report_file(const Session& session, std::int64_t now_seconds) {
    return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
           "content=\"width=device-width\"><title>" +
           html_text(session.title()) + "</title><style>" + std::string(style) + "</style></head><body>" +
           report_content(session, now_seconds) + "</body></html>\n";
}

}  // namespace pe

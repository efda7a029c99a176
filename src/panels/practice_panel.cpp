#include "panels/practice_panel.h"

#include <algorithm>
#include <cmath>

#include "content/practice_words.h"
#include "core/format.h"
#include "core/math_text.h"
#include "panels/practice_desk.h"
#include "panels/practice_parts.h"
#include "ui/math_paragraph.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float title_height = 34;
constexpr float block_gap = 16;
constexpr float widest_text = 720;  ///< longer lines are hard to read

std::string points_text(const Session& session) {
    return shortest(std::round(session.points() * 100) / 100) + " of " + std::to_string(session.size()) + " points";
}

float head(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    const Session& session = view.desk.session();
    const std::string points = points_text(session);
    ui::TextStyle style = {ui::Face::regular, ui::small_size, ui.palette.muted, ui::Align::right};
    const float points_width = std::ceil(ui::measure(ui, style, points).width) + 4;
    const float title_width =
        ui::measure(ui, {ui::Face::semibold, ui::title_size}, session.title()).width + points_width + 16;
    const bool beside = title_width <= area.width;
    if (!beside) style.align = ui::Align::left;
    ui::heading(ui, "title", {area.x, area.y, area.width - (beside ? points_width + 8 : 0), title_height},
                session.title(), ui::title_size);
    const ui::Bounds place = beside ? ui::Bounds{area.x + area.width - points_width, area.y, points_width, title_height}
                                    : ui::Bounds{area.x, area.y + title_height, points_width, 24};
    ui.tree.add(ui.id("points"), ui::Role::text, points, place);
    ui::draw_line(ui, place, style, points);
    return beside ? title_height : title_height + 24;
}

/// Where their number is limited.
std::string attempts_text(const Session& session, std::size_t index) {
    const int left = std::max(0, session.options().attempts - session.work(index).attempts);
    if (left == 0) return std::string(words::no_attempts);
    return std::to_string(left) + (left == 1 ? " attempt left" : " attempts left");
}

/// What is said after a check: each part's verdict and reason.
std::string verdict_said(const Session& session, std::size_t index) {
    const Question& question = session.question(index);
    const Work& work = session.work(index);
    std::string said;
    for (std::size_t i = 0; i < work.marks.size(); ++i) {
        const PartMark& mark = work.marks[i];
        std::string label = question.parts[i].label.empty() ? "" : plain_math_text(question.parts[i].label) + ": ";
        said += label + std::string(word_of(mark.kind)) + ". ";
        if (!mark.reason.empty()) said += plain_math_text(mark.reason) + " ";
    }
    const bool judged = std::ranges::all_of(work.marks, &PartMark::is_attempt);
    if (!judged && session.options().attempts > 0) said += std::string(words::no_attempt_used) + " ";
    if (session.options().attempts > 0) said += attempts_text(session, index);
    return said;
}

void check(ui::Ui& ui, const PracticeView& view) {
    Session& session = view.desk.session();
    const std::size_t index = view.desk.current();
    if (!session.has_attempts(index)) return ui.announce(std::string(words::no_attempts));
    if (session.marks_hold(index)) return ui.announce(std::string(words::nothing_new));
    if (!session.may_check(index)) return ui.announce(std::string(words::nothing_to_check));
    session.check(index, view.wall_seconds);
    ui.announce(verdict_said(session, index));
    view.desk.report_answer(ui, view.now_seconds);
}

void hint(ui::Ui& ui, const PracticeView& view) {
    Session& session = view.desk.session();
    const std::size_t index = view.desk.current();
    session.show_hint(index);
    const auto last = static_cast<std::size_t>(session.work(index).hints) - 1;
    ui.announce("Hint: " + plain_math_text(session.question(index).hints[last]));
}

void solve(ui::Ui& ui, const PracticeView& view) {
    Session& session = view.desk.session();
    const std::size_t index = view.desk.current();
    session.show_solution(index);
    ui.announce(std::string(words::worked_solution) + ": " + plain_math_text(session.question(index).solution));
}

void show_in_table(ui::Ui& ui, const PracticeView& view, const TablePlace& place) {
    Choices& choices = view.choices;
    choices.panel = Panel::table;
    choices.width = place.encoding.width;
    choices.base = place.encoding.base;
    choices.layout = place.encoding.layout;
    choices.position = place.position;
    choices.column = place.column;
    choices.first_position = std::max(0, place.position - 2);
    choices.first_column = std::max(0, place.column - 2);
    choices.detail = Detail::derivation;
    ui.announce("Encoding table, position " + std::to_string(place.position) + ", column " +
                std::to_string(place.column) + ".");
}

void say_question(ui::Ui& ui, const Session& session, std::size_t index) {
    const Question& question = session.question(index);
    ui.announce("Question " + std::to_string(index + 1) + " of " + std::to_string(session.size()) + ": " +
                plain_math_text(question.prompt));
}

void go_on(ui::Ui& ui, const PracticeView& view) {
    const Session& session = view.desk.session();
    const std::size_t next = (view.desk.current() + 1) % session.size();
    view.choices.question = session.id(next);
    say_question(ui, session, next);
}

float buttons(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    Session& session = view.desk.session();
    const std::size_t index = view.desk.current();
    const Work& work = session.work(index);
    const Question& question = session.question(index);
    ButtonRow row(ui, area);
    if (row.add("check", words::check, ui::ButtonLook::primary)) check(ui, view);
    if (session.options().hints) {
        const auto count = static_cast<int>(question.hints.size());
        const int next = std::min(work.hints + 1, count);
        if (row.add("hint", "Hint " + std::to_string(next) + " of " + std::to_string(count))) hint(ui, view);
    }
    if (session.options().solutions && row.add("solution", words::solution)) solve(ui, view);
    if (session.has_another(index) && row.add("another", words::another)) {
        session.take_another(index);
        say_question(ui, session, index);
    }
    if (question.place && row.add("table", words::show_in_table)) show_in_table(ui, view, *question.place);
    const bool last = index + 1 == session.size();
    if (session.size() > 1 && row.add("next", last ? words::first_question : words::next_question)) go_on(ui, view);
    return row.height();
}

float attempts_left(ui::Ui& ui, const ui::Bounds& area, const Session& session, std::size_t index) {
    if (session.options().attempts == 0) return 0;
    return ui::paragraph(ui, "attempts", area, {ui::Face::regular, ui::small_size, ui.palette.muted},
                         attempts_text(session, index)) +
           8;
}

float question_shown(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    const Session& session = view.desk.session();
    const std::size_t index = view.desk.current();
    const Question& question = session.question(index);
    float y = area.y;
    const auto place = [&] { return ui::Bounds{area.x, y, area.width, 0}; };
    ui::heading(ui, "question", {area.x, y, area.width, 28}, std::to_string(index + 1) + ". " + question.title, 18);
    y += 34;
    y += ui::math_paragraph(ui, "prompt", place(), {ui::Face::regular, ui::body_size, ui.palette.text},
                            question.prompt) +
         block_gap;
    bool submitted = false;
    view.desk.seconds_on_question(view.now_seconds);
    for (std::size_t i = 0; i < question.parts.size(); ++i) y += part_of_question(ui, place(), view, i, submitted) + 8;
    y += attempts_left(ui, place(), session, index);
    if (submitted || view.desk.take_check_request()) check(ui, view);
    y += buttons(ui, place(), view) + block_gap;
    y += help_shown(ui, place(), view);
    return y - area.y;
}

}  // namespace

PracticeDesk* new_practice_desk() {
    return new PracticeDesk;
}

void delete_practice_desk(PracticeDesk* desk) {
    delete desk;
}

void supply_practice(PracticeDesk& desk, Choices& choices, Supply kind, std::string_view name, std::string_view text) {
    switch (kind) {
        case Supply::questions:
            return desk.take_questions(name, text);
        case Supply::no_questions:
            return desk.take_failure(name, text);
        case Supply::question_file:
            return desk.take_file(choices, name, text);
        case Supply::progress:
            return desk.take_progress(name, text);
        case Supply::check:
            return desk.ask_for_check();
        case Supply::clear:
            return desk.clear_work();
    }
}

float practice_panel(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    view.desk.keep_in_step(ui, view.choices);
    const float width = std::min(area.width, widest_text);
    const ui::Bounds column = {area.x, area.y, width, area.height};
    if (!view.desk.has_session()) return set_trouble(ui, column, view);

    float y = area.y;
    const auto place = [&] { return ui::Bounds{area.x, y, width, 0}; };
    y += head(ui, place(), view) + 8;
    if (!view.desk.unknown_question().empty())
        y += ui::paragraph(ui, "unknown", place(), {ui::Face::regular, ui::body_size, ui.palette.warn},
                           "This set has no question “" + view.desk.unknown_question() + "”: the first one is shown.") +
             8;
    y += question_list(ui, place(), view) + block_gap;
    y += question_shown(ui, place(), view);
    y += practice_foot(ui, place(), view);
    view.desk.keep_in_step(ui, view.choices);
    return y - area.y;
}

}  // namespace pe::panels

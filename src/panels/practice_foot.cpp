// Below the question: the rule of rounding, the choice of a set, and what can be done with the answers.
#include <algorithm>
#include <array>

#include "content/practice_words.h"
#include "panels/practice_parts.h"
#include "questions/report.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

ui::TextStyle quiet(const ui::Ui& ui) {
    return {ui::Face::regular, ui::small_size, ui.palette.muted};
}

void save_answers(ui::Ui& ui, const PracticeView& view) {
    ui.ask(ui::EffectKind::save, report_file(view.desk.session(), view.wall_seconds), "practice-answers.html",
           "text/html");
}

void print_answers(ui::Ui& ui, const PracticeView& view) {
    ui.ask(ui::EffectKind::print, report_content(view.desk.session(), view.wall_seconds));
}

/// A set that comes with the workbench, from its first question on.
void use_set(Choices& choices, QuestionSource set) {
    choices.set = set;
    choices.questions.clear();
    choices.question.clear();
}

void open_file_button(ui::Ui& ui, ButtonRow& buttons) {
    if (buttons.add("open file", words::open_file)) ui.ask(ui::EffectKind::open_questions);
}

float clearing(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    const float text = ui::paragraph(ui, "really clear", area, {ui::Face::regular, ui::body_size, ui.palette.text},
                                     words::really_clear) +
                       ui::gap;
    ButtonRow buttons(ui, {area.x, area.y + text, area.width, 0});
    if (buttons.add("clear now", words::clear_now)) {
        view.desk.clear_work();
        ui.announce(std::string(words::answers_cleared));
    }
    if (buttons.add("keep", words::keep_answers)) view.desk.asks_to_clear = false;
    return text + buttons.height();
}

float answer_buttons(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    if (view.desk.asks_to_clear) return clearing(ui, area, view);
    ButtonRow buttons(ui, area);
    if (buttons.add("save", words::save_answers)) save_answers(ui, view);
    if (buttons.add("print", words::print_answers)) print_answers(ui, view);
    if (buttons.add("clear", words::clear_answers)) {
        view.desk.asks_to_clear = true;
        ui.announce(std::string(words::really_clear));
    }
    return buttons.height();
}

float set_choice(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    std::vector<std::string_view> sources(words::sources.begin(), words::sources.end());
    if (!view.choices.questions.empty()) sources.push_back(words::source_file);
    const int before = view.choices.questions.empty() ? static_cast<int>(view.choices.set) : 2;
    int chosen = before;
    const float width = std::min(area.width, 460.0F);
    const float height = ui::radio_group_height(ui, width, sources);
    ui::radio_group(ui, "source", {area.x, area.y, width, height}, words::source, sources, chosen);
    if (chosen != before && chosen < 2) use_set(view.choices, static_cast<QuestionSource>(chosen));
    ButtonRow buttons(ui, {area.x, area.y + height + ui::gap, area.width, 0});
    open_file_button(ui, buttons);
    float used = height + ui::gap + buttons.height();
    if (!view.desk.file_trouble().empty())
        used += ui::gap + ui::paragraph(ui, "file trouble", {area.x, area.y + used + ui::gap, area.width, 0},
                                        {ui::Face::regular, ui::body_size, ui.palette.bad}, view.desk.file_trouble());
    return used;
}

}  // namespace

float practice_foot(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    float y = area.y;
    ui::line(ui, area.x, y, area.x + area.width, y, ui.palette.line);
    y += 14;
    y += ui::paragraph(ui, "rounding", {area.x, y, area.width, 0}, quiet(ui), words::rounding_rule) + 14;
    y += answer_buttons(ui, {area.x, y, area.width, 0}, view) + 14;
    y += set_choice(ui, {area.x, y, area.width, 0}, view);
    return y - area.y;
}

float set_trouble(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    const PracticeDesk& desk = view.desk;
    const ui::TextStyle style = {ui::Face::regular, ui::body_size, ui.palette.text};
    float y = area.y;
    const auto say = [&](std::string_view key, std::string_view text) {
        y += ui::paragraph(ui, key, {area.x, y, area.width, 0}, style, text) + ui::gap;
    };
    if (desk.waiting()) {
        say("waiting", words::loading_set);
        return y - area.y;
    }
    ui::heading(ui, "trouble", {area.x, y, area.width, 34}, words::set_problems, ui::title_size);
    y += 40;
    if (!desk.failure().empty()) say("failure", desk.failure());
    int index = 0;
    for (const SetProblem& problem : desk.problems()) say("problem " + std::to_string(index++), problem.sentence());
    ButtonRow buttons(ui, {area.x, y, area.width, 0});
    if (buttons.add("again", words::try_again)) view.desk.try_again();
    if (buttons.add("lesson", words::lesson_instead)) use_set(view.choices, QuestionSource::lesson);
    open_file_button(ui, buttons);
    return y + buttons.height() - area.y;
}

}  // namespace pe::panels

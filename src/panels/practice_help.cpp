// Hints, worked solution, and the reason after a right answer.
#include <variant>

#include "content/practice_words.h"
#include "panels/practice_parts.h"
#include "ui/answer_fields.h"
#include "ui/math_paragraph.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float block_padding = 12;

/// A block with a bar at its side: a title and a text.
float block(ui::Ui& ui, std::string_view key, const ui::Bounds& area, std::string_view title, const std::string& text,
            ui::Color bar) {
    const ui::TextStyle style = {ui::Face::regular, ui::body_size, ui.palette.text};
    const float width = area.width - 2 * block_padding;
    const float height = ui::math_height(ui, style, width, text) + 24 + 2 * block_padding;
    ui::fill(ui, {area.x, area.y, area.width, height}, ui.palette.sunken, ui::radius);
    ui::fill(ui, {area.x, area.y, 4, height}, bar, 2);
    const ui::Bounds inner = {area.x + block_padding, area.y + block_padding, width, 22};
    ui.tree.add(ui.id(std::string(key) + " title"), ui::Role::text, title, inner);
    ui::draw_line(ui, inner, {ui::Face::semibold, ui::small_size, ui.palette.muted}, title);
    ui::math_paragraph(ui, key, {inner.x, inner.y + 24, width, 0}, style, text);
    return height + 10;
}

float self_check(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view, const ExplanationTask& task) {
    Session& session = view.desk.session();
    const std::size_t question = view.desk.current();
    float y = area.y + block(ui, "model", area, words::model_answer, task.model_answer, ui.palette.accent);
    const ui::OptionList list = {.name = words::self_check, .options = task.self_check, .several = true};
    const ui::Bounds title = {area.x, y, area.width, 24};
    ui::draw_line(ui, title, {ui::Face::semibold, ui::small_size, ui.palette.muted}, words::self_check);
    y += 26;
    const float height = ui::option_list_height(ui, area.width, list);
    std::vector<int> picks = session.work(question).self_checked;
    if (ui::option_list(ui, "self-check", {area.x, y, area.width, height}, list, picks))
        session.set_self_checked(question, std::move(picks));
    return y + height + 10 - area.y;
}

/// The first explanation of the question that the rules could not judge, or whose solution is shown.
const ExplanationTask* explanation_to_compare(const Question& question, const Work& work) {
    for (std::size_t i = 0; i < question.parts.size(); ++i) {
        const auto* task = std::get_if<ExplanationTask>(&question.parts[i].task);
        const bool judged = i >= work.marks.size() || work.marks[i].kind != PartMark::Kind::not_judged;
        if (task && (work.solution || !judged)) return task;
    }
    return nullptr;
}

}  // namespace

float help_shown(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view) {
    const Session& session = view.desk.session();
    const std::size_t index = view.desk.current();
    const Question& question = session.question(index);
    const Work& work = session.work(index);
    float y = area.y;
    const auto place = [&] { return ui::Bounds{area.x, y, area.width, 0}; };
    if (session.marks_hold(index) && all_right(work.marks) && !question.because.empty())
        y += block(ui, "because", place(), words::because, question.because, ui.palette.good);
    for (std::size_t i = 0; i < static_cast<std::size_t>(work.hints); ++i) {
        const std::string title = "Hint " + std::to_string(i + 1) + " of " + std::to_string(question.hints.size());
        y += block(ui, "hint " + std::to_string(i), place(), title, question.hints[i], ui.palette.warn);
    }
    const ExplanationTask* explanation = explanation_to_compare(question, work);
    const bool is_model = explanation && question.solution == explanation->model_answer;
    if (work.solution && !question.solution.empty() && !is_model)
        y += block(ui, "worked solution", place(), words::worked_solution, question.solution, ui.palette.accent);
    if (work.solution && !work.right)
        y += ui::paragraph(ui, "no points", place(), {ui::Face::regular, ui::small_size, ui.palette.muted},
                           words::no_points_now) +
             10;
    if (explanation) y += self_check(ui, place(), view, *explanation);
    return y - area.y;
}

}  // namespace pe::panels

// The mark of an explanation: the ideas found, and where they stand in the learner's text.
#include <algorithm>
#include <variant>

#include "content/practice_words.h"
#include "panels/practice_parts.h"
#include "ui/marked_text.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

std::string quoted(std::string_view text, const std::vector<TextRange>& ranges) {
    std::string quotes;
    std::uint32_t last_end = 0;
    for (const TextRange& range : ranges) {
        if (!quotes.empty()) quotes += range.begin <= last_end + 1 ? " " : " … ";
        quotes += text.substr(range.begin, range.end - range.begin);
        last_end = range.end;
    }
    return "“" + quotes + "”";
}

float idea_line(ui::Ui& ui, const std::string& key, const ui::Bounds& area, Sign sign, const std::string& text) {
    draw_sign(ui, area.x, area.y + 5, 12, sign);
    const ui::Bounds line = {area.x + 20, area.y, area.width - 20, 0};
    const ui::TextStyle style = {ui::Face::regular, ui::small_size, ui.palette.text};
    return ui::paragraph(ui, key, line, style, text) + 2;
}

const ExplanationFinding* finding_of(const std::vector<ExplanationFinding>& findings, std::size_t index) {
    const auto found = std::ranges::find(findings, index, &ExplanationFinding::index);
    return found == findings.end() ? nullptr : &*found;
}

std::vector<TextRange> all_words(const ExplanationMark& mark) {
    std::vector<TextRange> ranges;
    for (const ExplanationFinding& finding : mark.ideas)
        ranges.insert(ranges.end(), finding.words.begin(), finding.words.end());
    std::ranges::sort(ranges, {}, &TextRange::begin);
    return ranges;
}

}  // namespace

float explanation_mark(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view, std::size_t part) {
    const Session& session = view.desk.session();
    const std::size_t question = view.desk.current();
    const Work& work = session.work(question);
    const ExplanationMark& mark = *work.marks[part].explanation;
    const auto& task = std::get<ExplanationTask>(session.question(question).parts[part].task);
    const std::string& text = work.checked[part].text;
    if (mark.abstained) return 0;

    float y = area.y;
    const std::vector<TextRange> words_found = all_words(mark);
    if (!words_found.empty()) y += ui::marked_text(ui, {area.x, y, area.width, 0}, text, words_found) + 8;
    const auto& ideas = task.rubric->ideas;
    for (std::size_t i = 0; i < ideas.size(); ++i) {
        const std::string key = "idea " + std::to_string(i);
        const std::string name(ideas[i].name);
        const ui::Bounds line = {area.x, y, area.width, 0};
        if (const ExplanationFinding* found = finding_of(mark.ideas, i))
            y += idea_line(ui, key, line, Sign::right, name + ": " + quoted(text, found->words));
        else if (const ExplanationFinding* denied = finding_of(mark.denied, i))
            y += idea_line(ui, key, line, Sign::wrong, name + ", denied: " + quoted(text, denied->words));
        else if (ideas[i].earns)
            y += idea_line(ui, key, line, Sign::open, name + ": " + std::string(words::idea_missing));
    }
    for (const ExplanationFinding& found : mark.misconceptions) {
        const std::string key = "misconception " + std::to_string(found.index);
        const std::string name(task.rubric->misconceptions[found.index].name);
        y += idea_line(ui, key, {area.x, y, area.width, 0}, Sign::wrong, name + ": " + quoted(text, found.words));
    }
    return y - area.y + 6;
}

}  // namespace pe::panels

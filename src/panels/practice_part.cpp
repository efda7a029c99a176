// One part of a question: label, field, what was understood while typing, and the mark.
#include <algorithm>
#include <variant>

#include "content/practice_words.h"
#include "core/format.h"
#include "core/math_text.h"
#include "panels/practice_parts.h"
#include "practice/ordinal.h"
#include "ui/answer_fields.h"
#include "ui/math_paragraph.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr double patience_seconds = 0.6;  ///< before half-typed text is complained about
constexpr float scalar_height = 36;
constexpr float vector_height = 58;
constexpr float prose_height = 148;
constexpr float echo_height = 24;
constexpr float sign_space = 24;

/// All that the pieces of one part need.
struct PartView {
    ui::Ui& ui;
    const PracticeView& view;
    const Part& part;
    std::size_t index;
    Response response;  ///< as it stands now
    bool closed;        ///< no attempts are left

    Session& session() const { return view.desk.session(); }
    std::size_t question() const { return view.desk.current(); }
    const Work& work() const { return session().work(question()); }
    /// The mark of the response as it stands, or null.
    const PartMark* mark() const {
        if (work().checked.size() <= index || work().checked[index] != response) return nullptr;
        return &work().marks[index];
    }
    std::string name(std::string_view otherwise) const {
        return part.label.empty() ? std::string(otherwise) : plain_math_text(part.label);
    }
    void respond() const { session().respond(question(), index, response); }
};

float label(const PartView& part, const ui::Bounds& area) {
    if (part.part.label.empty()) return 0;
    const ui::TextStyle style = {.face = ui::Face::semibold, .color = part.ui.palette.text};
    return ui::math_paragraph(part.ui, "label", area, style, part.part.label) + 4;
}

std::string trouble_text(std::size_t column, const std::string& reason) {
    return "Character " + std::to_string(column + 1) + ": " + reason;
}

/// The typed text around the place of trouble, with a caret under it.
float draw_caret(const ui::Ui& ui, const ui::Bounds& area, const std::string& text, std::size_t offset) {
    constexpr std::size_t most_before = 16;
    constexpr std::size_t most_behind = 16;
    const auto is_inside = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U; };
    const std::size_t place = std::min(offset, text.size());
    std::size_t begin = place > most_before ? place - most_before : 0;
    while (begin > 0 && begin < text.size() && is_inside(begin)) --begin;
    std::size_t end = std::min(text.size(), place + most_behind);
    while (end < text.size() && is_inside(end)) ++end;
    std::string before = text.substr(begin, place - begin);
    std::string behind = text.substr(place, end - place);
    for (std::string* piece : {&before, &behind})
        std::ranges::replace_if(
            *piece, [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');

    const ui::TextStyle known = {ui::Face::mono, ui::small_size, ui.palette.muted};
    const ui::TextStyle unknown = {ui::Face::mono, ui::small_size, ui.palette.bad};
    const float x = area.x + ui::measure(ui, known, before).width;
    const ui::Clip clip(ui, {area.x, area.y, area.width, 34});
    ui::draw_line(ui, {area.x, area.y, area.width, 20}, known, before);
    ui::draw_line(ui, {x, area.y, area.width, 20}, unknown, behind);
    ui::line(ui, x, area.y + 22, x - 4, area.y + 28, ui.palette.bad, 2);
    ui::line(ui, x, area.y + 22, x + 4, area.y + 28, ui.palette.bad, 2);
    return 34;
}

double waited_seconds(const PartView& part, const LiveReading& live) {
    return part.view.now_seconds - live.typed_seconds;
}

/// Whether the learner is told that the text cannot be read: after a pause, or once it has been checked.
bool complains(const PartView& part, const LiveReading& live) {
    const AnswerReading::Kind kind = live.reading.kind;
    if (kind == AnswerReading::Kind::ok || kind == AnswerReading::Kind::empty) return false;
    return waited_seconds(part, live) >= patience_seconds || part.mark();
}

/// What the field reads as, or what is in the way once the learner has paused.
float echo(const PartView& part, const ui::Bounds& area, const LiveReading& live) {
    ui::Ui& ui = part.ui;
    const AnswerReading& reading = live.reading;
    if (reading.kind == AnswerReading::Kind::empty) return echo_height;
    if (reading.kind == AnswerReading::Kind::ok) {
        const float height =
            ui::paragraph(ui, "echo", area, {.size = ui::small_size, .color = ui.palette.muted}, reading.understood);
        return std::max(echo_height, height);
    }
    if (!complains(part, live)) {
        ui.wake_in(patience_seconds - waited_seconds(part, live));
        return echo_height;
    }
    const float caret = draw_caret(ui, area, live.text, reading.offset);
    const ui::Bounds below = {area.x, area.y + caret, area.width, 0};
    const std::string said = trouble_text(reading.column, reading.reason);
    return caret + ui::paragraph(ui, "echo", below, {.size = ui::small_size, .color = ui.palette.warn}, said) + 4;
}

AnswerShape shape_of(const Expected& expected) {
    return {expected.is_vector, expected.values.size()};
}

Sign sign_of(EntryMark mark) {
    if (is_right(mark)) return Sign::right;
    const bool open = mark == EntryMark::needs_digits || mark == EntryMark::near;
    return open ? Sign::open : Sign::wrong;
}

std::string entries_text(const PartMark& mark) {
    std::string right;
    std::string wrong;
    for (std::size_t i = 0; i < mark.entries.size(); ++i) {
        std::string& list = is_right(mark.entries[i]) ? right : wrong;
        list += (list.empty() ? "" : ", ") + ordinal(i);
    }
    return "Entries that are right: " + (right.empty() ? "none" : right) + ". To look at again: " + wrong + ".";
}

/// The entry as it was read, in the reading that has as many as were marked; else its number.
std::string typed_value(const AnswerReading& reading, std::size_t count, std::size_t index) {
    for (const CandidateReading& candidate : reading.candidates)
        if (candidate.entries.size() == count)
            return significant(candidate.entries[index].value, 6, Glyphs::typographic);
    return ordinal(index);
}

/// A small sign for each entry of a vector, where some are right and some are not.
float entry_signs(const PartView& part, const ui::Bounds& area, const PartMark& mark) {
    ui::Ui& ui = part.ui;
    if (mark.entries.size() < 2 || mark.kind == PartMark::Kind::correct) return 0;
    const AnswerReading& reading = part.view.desk.reading(part.index);
    constexpr float height = 26;
    const ui::TextStyle style = {ui::Face::mono, ui::small_size, ui.palette.text};
    float x = area.x;
    float y = area.y;
    for (std::size_t i = 0; i < mark.entries.size(); ++i) {
        const std::string value = typed_value(reading, mark.entries.size(), i);
        const float text = ui::measure(ui, style, value).width;
        const float width = text + 40;
        if (x > area.x && x + width > area.x + area.width) {
            x = area.x;
            y += height;
        }
        draw_sign(ui, x, y + 7, 12, sign_of(mark.entries[i]));
        ui::draw_line(ui, {x + 18, y, text + 2, height}, style, value);
        x += width;
    }
    const float used = y + height - area.y;
    ui.tree.add(ui.id("entries"), ui::Role::text, entries_text(mark), {area.x, area.y, area.width, used});
    return used + 4;
}

Sign sign_of(PartMark::Kind kind) {
    switch (kind) {
        case PartMark::Kind::correct:
            return Sign::right;
        case PartMark::Kind::partly:
            return Sign::partly;
        case PartMark::Kind::incorrect:
            return Sign::wrong;
        default:
            return Sign::open;
    }
}

float mark_shown(const PartView& part, const ui::Bounds& area) {
    const PartMark* mark = part.mark();
    if (!mark) return 0;
    ui::Ui& ui = part.ui;
    const Sign sign = sign_of(mark->kind);
    const std::string word = std::string(word_of(mark->kind)) + ".";
    draw_sign(ui, area.x, area.y + 4, 16, sign);
    const ui::Bounds line = {area.x + sign_space, area.y, area.width - sign_space, 24};
    const ui::TextStyle strong = {.face = ui::Face::semibold, .color = color_of(ui.palette, sign)};
    ui.tree.add(ui.id("mark"), ui::Role::text, word, line);
    ui::draw_line(ui, line, strong, word);
    float used = 26;
    if (!mark->reason.empty()) {
        const ui::Bounds below = {line.x, area.y + used, line.width, 0};
        used += ui::math_paragraph(ui, "reason", below, {.color = ui.palette.text}, mark->reason);
    }
    used += 4;
    used += entry_signs(part, {line.x, area.y + used, line.width, 0}, *mark);
    if (mark->explanation) used += explanation_mark(ui, {line.x, area.y + used, line.width, 0}, part.view, part.index);
    return used;
}

float number_field(PartView& part, const ui::Bounds& area, const Expected& expected, bool& submitted) {
    ui::Ui& ui = part.ui;
    const float height = expected.is_vector ? vector_height : scalar_height;
    const float most_width = expected.is_vector ? 460.0F : 260.0F;
    const ui::Bounds field = {area.x, area.y, std::min(area.width, most_width), height};
    const LiveReading& before =
        part.view.desk.live(part.index, part.response.text, shape_of(expected), part.view.now_seconds);
    const bool in_trouble = complains(part, before);
    const std::string said =
        in_trouble ? trouble_text(before.reading.column, before.reading.reason) : std::string(words::answer_keys);
    const std::string name = part.name(words::answer);
    const ui::Typed typed = ui::text_input(ui, "answer", field,
                                           {.role = ui::Role::answer_field,
                                            .name = name,
                                            .description = said,
                                            .invalid = in_trouble,
                                            .disabled = part.closed},
                                           part.response.text);
    if (typed.changed) part.respond();
    submitted |= typed.submitted;
    const LiveReading& live =
        part.view.desk.live(part.index, part.response.text, shape_of(expected), part.view.now_seconds);
    return height + 4 + echo(part, {area.x, area.y + height + 4, area.width, 0}, live);
}

float prose_field(PartView& part, const ui::Bounds& area, bool& submitted) {
    const std::string name = part.name(words::explanation);
    const ui::Bounds field = {area.x, area.y, area.width, prose_height};
    const ui::Typed typed = ui::text_input(
        part.ui, "answer", field,
        {.role = ui::Role::text_area, .name = name, .description = words::explanation_keys, .disabled = part.closed},
        part.response.text);
    if (typed.changed) part.respond();
    submitted |= typed.submitted;
    return prose_height + 8;
}

float choice_field(PartView& part, const ui::Bounds& area, const ChoiceTask& task) {
    std::vector<std::string> options;
    for (const Option& option : task.options) options.push_back(option.text);
    const std::string name = part.name(task.several ? words::several_choices : words::one_choice);
    const ui::OptionList list = {.name = name, .options = options, .several = task.several, .disabled = part.closed};
    float used = 0;
    if (task.several) {
        const ui::Bounds hint = {area.x, area.y, area.width, 22};
        ui::draw_line(part.ui, hint, {.size = ui::small_size, .color = part.ui.palette.muted}, words::several_choices);
        used = 26;
    }
    const float height = ui::option_list_height(part.ui, area.width, list);
    const ui::Bounds bounds = {area.x, area.y + used, area.width, height};
    std::vector<int> picks = part.response.picks;
    if (ui::option_list(part.ui, "options", bounds, list, picks)) {
        part.response.picks = std::move(picks);
        part.respond();
    }
    return used + height + 8;
}

float matching_field(PartView& part, const ui::Bounds& area, const MatchingTask& task) {
    ui::Ui& ui = part.ui;
    std::vector<std::string> partners = {std::string(words::no_partner)};
    for (const std::string& partner : task.partners) partners.push_back(plain_math_text(partner));
    part.response.picks.resize(task.items.size(), -1);
    const float field_width = std::min(area.width, 640.0F);
    float y = area.y;
    for (std::size_t i = 0; i < task.items.size(); ++i) {
        const std::string key = "item " + std::to_string(i);
        y += ui::math_paragraph(ui, key, {area.x, y, area.width, 0}, {.color = ui.palette.text}, task.items[i]) + 4;
        const int pick = part.response.picks[i];
        int selected = pick < static_cast<int>(task.partners.size()) ? pick + 1 : 0;
        const std::string name = plain_math_text(task.items[i]);
        if (ui::select(ui, "partner " + std::to_string(i), {area.x, y, field_width, ui::control_height}, name, partners,
                       selected, part.closed)) {
            part.response.picks[i] = selected - 1;
            part.respond();
        }
        y += ui::control_height + 12;
    }
    return y - area.y;
}

float field(PartView& part, const ui::Bounds& area, bool& submitted) {
    if (const auto* expected = std::get_if<Expected>(&part.part.task))
        return number_field(part, area, *expected, submitted);
    if (const auto* choice = std::get_if<ChoiceTask>(&part.part.task)) return choice_field(part, area, *choice);
    if (const auto* matching = std::get_if<MatchingTask>(&part.part.task)) return matching_field(part, area, *matching);
    return prose_field(part, area, submitted);
}

}  // namespace

std::string_view word_of(PartMark::Kind kind) {
    switch (kind) {
        case PartMark::Kind::empty:
            return words::no_answer;
        case PartMark::Kind::correct:
            return words::right;
        case PartMark::Kind::partly:
            return words::partly;
        case PartMark::Kind::incorrect:
            return words::wrong;
        case PartMark::Kind::not_understood:
            return words::not_understood;
        case PartMark::Kind::unclear:
            return words::unclear;
        case PartMark::Kind::not_judged:
            return words::not_judged;
    }
    return {};
}

float part_of_question(ui::Ui& ui, const ui::Bounds& area, const PracticeView& view, std::size_t index,
                       bool& submitted) {
    const Session& session = view.desk.session();
    const std::size_t question = view.desk.current();
    PartView part = {.ui = ui,
                     .view = view,
                     .part = session.question(question).parts[index],
                     .index = index,
                     .response = session.work(question).responses[index],
                     .closed = !session.has_attempts(question)};
    // A part of another question is another element: focus and undo don't cross over.
    const ui::NodeId id = ui.id("part " + session.id(question) + " " + std::to_string(session.work(question).variant) +
                                " " + std::to_string(index));
    const std::size_t place = ui.tree.nodes().size();
    ui.tree.add(id, ui::Role::group, part.name(words::answer), area);
    const ui::Within within(ui, id);
    float y = area.y;
    y += label(part, {area.x, y, area.width, 0});
    y += field(part, {area.x, y, area.width, 0}, submitted);
    y += mark_shown(part, {area.x, y, area.width, 0});
    ui.tree.set_height(place, y - area.y);
    return y - area.y;
}

}  // namespace pe::panels

#include "questions/set_question.h"

#include <algorithm>

#include "core/random.h"
#include "questions/draw.h"
#include "questions/set_parts.h"

namespace pe {
namespace {

std::optional<std::vector<SetPart>> read_parts(const SetValue& value) {
    const auto field = value.need("parts");
    const auto places = field ? field->list(1, max_set_parts) : std::nullopt;
    if (!places) return std::nullopt;
    std::vector<SetPart> parts;
    for (const SetValue& place : *places) {
        auto part = read_set_part(place);
        if (!part) continue;
        if (part->part.label.empty() && places->size() > 1) {
            place.complain("the field \"label\" is missing: it tells one part from another");
            continue;
        }
        parts.push_back(std::move(*part));
    }
    if (parts.size() < places->size()) return std::nullopt;
    return parts;
}

// --- Help that is not written in the file ----------------------------------------------------------------------------

/// Help with entries of one row together, when the parts ask for nothing else.
std::optional<Help> help_of_one_row(const std::vector<SetPart>& parts) {
    std::vector<int> columns;
    for (const SetPart& part : parts) {
        if (!part.is_entry || part.place->encoding != parts[0].place->encoding ||
            part.place->position != parts[0].place->position) {
            return std::nullopt;
        }
        columns.push_back(part.place->column);
    }
    if (columns.size() == 1) return std::nullopt;
    return help_entries(parts[0].place->encoding, parts[0].place->position, columns);
}

/// Hints and reason of the first part that has some; the solutions of all parts.
Help help_with(const std::vector<SetPart>& parts) {
    if (auto help = help_of_one_row(parts)) return std::move(*help);
    Help result;
    const auto first = std::ranges::find_if(parts, [](const SetPart& part) { return part.help.has_value(); });
    if (first != parts.end()) {
        result.hints = first->help->hints;
        result.because = first->help->because;
    }
    for (const SetPart& part : parts) {
        if (!result.solution.empty()) result.solution += '\n';
        result.solution += part.help ? part.help->solution : part.solution;
    }
    return result;
}

/// Puts in the place of what was made whatever the file says.
bool read_help(const SetValue& value, Help& help) {
    const auto hints_field = value.find("hints");
    const auto solution_field = value.find("solution");
    const auto because_field = value.find("because");
    const auto hints =
        hints_field ? hints_field->texts(help.hints.size(), help.hints.size()) : std::vector<std::string>{};
    const auto solution = solution_field ? solution_field->texts(1, max_set_lines) : std::vector<std::string>{};
    const auto because = because_field ? because_field->text() : std::string();
    if (!hints || !solution || !because) return false;
    std::ranges::copy(*hints, help.hints.begin());
    if (solution_field) {
        help.solution.clear();
        for (const std::string& line : *solution) help.solution += (help.solution.empty() ? "" : "\n") + line;
    }
    if (because_field) help.because = *because;
    return true;
}

}  // namespace

std::optional<Question> read_own_question(const SetValue& value, std::uint64_t shuffle) {
    const auto title_field = value.need("title");
    const auto prompt_field = value.need("prompt");
    auto title = title_field ? title_field->text() : std::nullopt;
    auto prompt = prompt_field ? prompt_field->text(TextForm::lines) : std::nullopt;
    auto parts = read_parts(value);
    Help help = parts ? help_with(*parts) : Help{};
    const bool help_is_right = read_help(value, help);
    if (!title || !prompt || !parts || !help_is_right) return std::nullopt;

    Question question{.title = std::move(*title),
                      .prompt = std::move(*prompt),
                      .parts = {},
                      .hints = {},
                      .solution = {},
                      .because = {}};
    use_help(question, std::move(help));
    Random random{shuffle};
    for (SetPart& part : *parts) {
        if (!question.place) question.place = part.place;
        if (auto* matching = std::get_if<MatchingTask>(&part.part.task))
            *matching = draw_matching(random, std::move(matching->items), matching->partners);
        question.parts.push_back(std::move(part.part));
    }
    return question;
}

}  // namespace pe

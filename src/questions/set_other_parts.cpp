// Parts that ask for a choice, a matching or an explanation.
#include <algorithm>
#include <array>

#include "questions/nearest_name.h"
#include "questions/set_explanations.h"
#include "questions/set_parts.h"

namespace pe {
namespace {

void append_line(std::string& text, std::string_view line) {
    if (!text.empty()) text += '\n';
    text += line;
}

/// Whether each of these texts stands once; the second place of another is noted.
bool all_differ(const std::vector<std::string>& texts, const std::vector<SetValue>& places) {
    bool differ = true;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto end = texts.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(texts.begin(), end, texts[i]) == end) continue;
        places[i].complain(quoted(texts[i]) + " stands here a second time: nobody can tell the two apart");
        differ = false;
    }
    return differ;
}

std::optional<Option> read_option(const SetValue& value) {
    constexpr std::array<std::string_view, 3> known = {"text", "right", "reason"};
    if (!value.is_object(known)) return std::nullopt;
    const auto text_field = value.need("text");
    const auto right_field = value.find("right");
    const auto reason_field = value.find("reason");
    auto text = text_field ? text_field->text() : std::nullopt;
    const auto right = right_field ? right_field->truth() : false;
    auto reason = reason_field ? reason_field->text() : std::string();
    if (!text || !right || !reason) return std::nullopt;
    return Option{std::move(*text), *right, std::move(*reason)};
}

/// Whether as many options are right as there should be.
bool is_solvable(const ChoiceTask& task, const SetValue& place) {
    const auto right_count = std::ranges::count(task.options, true, &Option::right);
    if (right_count == 0) place.complain("no option is right: write \"right\": true in one of them");
    if (right_count > 1 && !task.several) {
        place.complain(std::to_string(right_count) +
                       R"( options are right: leave one, or write "several": true beside "options")");
    }
    return right_count == 1 || (right_count > 1 && task.several);
}

}  // namespace

std::optional<SetPart> read_choice_part(const SetValue& value) {
    constexpr std::array<std::string_view, 2> known = {"options", "several"};
    if (!value.is_object(known)) return std::nullopt;
    const auto several_field = value.find("several");
    const auto several = several_field ? several_field->truth() : false;
    const auto field = value.need("options");
    const auto places = field ? field->list(2, max_set_options) : std::nullopt;
    if (!several || !places) return std::nullopt;

    ChoiceTask task{.options = {}, .several = *several};
    std::vector<std::string> texts;
    std::string solution;
    for (const SetValue& place : *places) {
        auto option = read_option(place);
        if (!option) continue;
        texts.push_back(option->text);
        if (option->right) append_line(solution, option->text);
        task.options.push_back(std::move(*option));
    }
    if (texts.size() < places->size() || !all_differ(texts, *places) || !is_solvable(task, *field)) return std::nullopt;
    return SetPart{.part = {.label = {}, .task = std::move(task)}, .solution = std::move(solution)};
}

std::optional<SetPart> read_matching_part(const SetValue& value) {
    constexpr std::array<std::string_view, 2> known = {"pairs", "extra"};
    if (!value.is_object(known)) return std::nullopt;
    const auto pairs_field = value.need("pairs");
    const auto pairs = pairs_field ? pairs_field->list(2, max_set_options) : std::nullopt;
    const auto extra_field = value.find("extra");
    const auto extra = extra_field ? extra_field->list(1, max_set_options) : std::vector<SetValue>{};
    if (!pairs || !extra) return std::nullopt;
    if (pairs->size() + extra->size() > max_set_options) {
        extra_field->complain("must leave at most " + std::to_string(max_set_options) + " partners in all, makes " +
                              std::to_string(pairs->size() + extra->size()));
        return std::nullopt;
    }

    MatchingTask task;
    std::vector<SetValue> partner_places = *pairs;
    std::string solution;
    for (const SetValue& pair : *pairs) {
        auto texts = pair.texts(2, 2);
        if (!texts) continue;
        append_line(solution, (*texts)[0] + ": " + (*texts)[1]);
        task.partner_of.push_back(task.items.size());
        task.items.push_back(std::move((*texts)[0]));
        task.partners.push_back(std::move((*texts)[1]));
    }
    for (const SetValue& place : *extra) {
        partner_places.push_back(place);
        if (auto text = place.text()) task.partners.push_back(std::move(*text));
    }
    if (task.partners.size() < partner_places.size()) return std::nullopt;
    if (!all_differ(task.items, *pairs) || !all_differ(task.partners, partner_places)) return std::nullopt;
    return SetPart{.part = {.label = {}, .task = std::move(task)}, .solution = std::move(solution)};
}

std::optional<SetPart> read_explanation_part(const SetValue& value) {
    constexpr std::array<std::string_view, 3> known = {"rubric", "model", "self-check"};
    if (!value.is_object(known)) return std::nullopt;
    const auto rubric_field = value.need("rubric");
    const auto model_field = value.find("model");
    const auto check_field = value.find("self-check");
    const auto rubric = rubric_field ? rubric_field->word_of(shipped_rubric_names) : std::nullopt;
    const auto model = model_field ? model_field->text(TextForm::lines) : std::string();
    const auto checks = check_field ? check_field->texts(1, max_set_options) : std::vector<std::string>{};
    if (!rubric || !model || !checks) return std::nullopt;

    ExplanationTask task = shipped_explanation(*rubric);
    if (model_field) task.model_answer = *model;
    if (check_field) task.self_check = *checks;
    std::string solution = task.model_answer;
    return SetPart{.part = {.label = {}, .task = std::move(task)}, .solution = std::move(solution)};
}

}  // namespace pe

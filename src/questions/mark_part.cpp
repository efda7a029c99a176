#include "questions/mark_part.h"

#include <algorithm>

namespace pe {
namespace {

using Kind = PartMark::Kind;

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
}

void add_sentence(std::string& text, std::string_view sentence) {
    if (!text.empty() && !sentence.empty()) text += ' ';
    text += sentence;
}

/// Of an attempt.
Kind kind_of_credit(double credit) {
    return credit == 1 ? Kind::correct : credit > 0 ? Kind::partly : Kind::incorrect;
}

PartMark mark_of(Verdict verdict) {
    PartMark mark;
    mark.credit = verdict.credit;
    switch (verdict.kind) {
        case Verdict::Kind::correct:
            mark.kind = Kind::correct;
            break;
        case Verdict::Kind::incorrect:
            mark.kind = verdict.credit > 0 ? Kind::partly : Kind::incorrect;
            break;
        case Verdict::Kind::not_understood:
            mark.kind = Kind::not_understood;
            break;
        case Verdict::Kind::unclear:
            mark.kind = Kind::unclear;
            break;
    }
    mark.reason = std::move(mark.kind == Kind::correct ? verdict.remark : verdict.reason);
    mark.understood = std::move(verdict.understood);
    mark.offset = verdict.offset;
    mark.column = verdict.column;
    mark.entries = std::move(verdict.entries);
    mark.slip = verdict.slip;
    return mark;
}

PartMark mark(const Expected& expected, const Response& response) {
    if (is_blank(response.text)) return {};
    return mark_of(mark_answer(expected, response.text));
}

PartMark mark(const ChoiceTask& task, const Response& response) {
    int asked = 0;
    int right = 0;
    int wrong = 0;
    std::string right_reasons;
    std::string wrong_reasons;
    for (std::size_t i = 0; i < task.options.size(); ++i) {
        const Option& option = task.options[i];
        asked += option.right;
        if (std::ranges::find(response.picks, static_cast<int>(i)) == response.picks.end()) continue;
        ++(option.right ? right : wrong);
        add_sentence(option.right ? right_reasons : wrong_reasons, option.reason);
    }
    if (right + wrong == 0) return {};

    PartMark mark;
    const bool all = right == asked && wrong == 0;
    if (all || task.several) mark.credit = std::max(0.0, static_cast<double>(right - wrong) / asked);
    mark.kind = kind_of_credit(mark.credit);
    mark.reason = all ? right_reasons : wrong_reasons;
    if (task.several && right < asked) add_sentence(mark.reason, "Something that holds is not chosen yet.");
    return mark;
}

PartMark mark(const MatchingTask& task, const Response& response) {
    const auto partner_of = [&](std::size_t item) {
        const int pick = item < response.picks.size() ? response.picks[item] : -1;
        return pick >= 0 && static_cast<std::size_t>(pick) < task.partners.size() ? pick : -1;
    };
    std::size_t chosen = 0;
    std::size_t right = 0;
    std::string wrong_items;
    for (std::size_t item = 0; item < task.items.size(); ++item) {
        const int partner = partner_of(item);
        chosen += partner >= 0;
        if (partner == static_cast<int>(task.partner_of[item])) {
            ++right;
        } else {
            wrong_items += (wrong_items.empty() ? "" : ", ") + task.items[item];
        }
    }
    if (chosen == 0) return {};
    if (chosen < task.items.size()) return {.kind = Kind::unclear, .reason = "Choose a partner for every item."};

    PartMark mark;
    mark.credit = static_cast<double>(right) / static_cast<double>(task.items.size());
    mark.kind = kind_of_credit(mark.credit);
    if (!wrong_items.empty()) mark.reason = "Look again at: " + wrong_items + ".";
    return mark;
}

/// Reading a rubric takes longer than marking by it, and nearly all explanations are marked by this one.
ExplanationMark mark_by(const ExplanationRubric& rubric, std::string_view text) {
    if (&rubric != &order_blindness_rubric) return mark_explanation(ReadRubric{rubric}, text);
    static const ReadRubric order_blindness{order_blindness_rubric};
    return mark_explanation(order_blindness, text);
}

PartMark mark(const ExplanationTask& task, const Response& response) {
    if (is_blank(response.text)) return {};
    ExplanationMark explanation = mark_by(*task.rubric, response.text);
    PartMark mark;
    mark.kind = explanation.abstained ? Kind::not_judged : kind_of_credit(explanation.score);
    mark.credit = explanation.abstained ? 0 : explanation.score;
    for (const std::string& sentence : explanation.feedback) add_sentence(mark.reason, sentence);
    mark.explanation = std::move(explanation);
    return mark;
}

}  // namespace

bool Response::empty() const {
    return is_blank(text) && std::ranges::all_of(picks, [](int pick) { return pick < 0; });
}

bool all_right(std::span<const PartMark> marks) {
    return std::ranges::all_of(marks, [](const PartMark& mark) { return mark.kind == Kind::correct; });
}

PartMark mark_part(const Part& part, const Response& response) {
    return std::visit([&](const auto& task) { return mark(task, response); }, part.task);
}

}  // namespace pe

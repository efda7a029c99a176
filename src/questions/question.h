// A practice question: what is asked, what is right, and the help that goes with it.
//
// Texts may hold formulas between dollar signs, in the small part of TeX that core/math_text.h reads. A text of several
// paragraphs or steps has a line for each; a line that is one formula only is set on its own.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/encoding.h"
#include "practice/explanation_rubric.h"
#include "practice/mark_answer.h"

namespace pe {

/// One answer to choose, and what to say to someone who chose it. The reason of a wrong one does not tell the right
/// one.
struct Option {
    std::string text;
    bool right = false;
    std::string reason;
};

/// One right option, or with `several` any number of them (at least one).
struct ChoiceTask {
    std::vector<Option> options;
    bool several = false;
};

/// Each item goes with one partner. Partners are used at most once; there may be more of them than items.
struct MatchingTask {
    std::vector<std::string> items;
    std::vector<std::string> partners;    ///< in the order shown
    std::vector<std::size_t> partner_of;  ///< of each item, its place in `partners`
};

/// An explanation in words.
struct ExplanationTask {
    const ExplanationRubric* rubric = nullptr;
    std::string model_answer;
    std::vector<std::string> self_check;  ///< statements that a good answer makes, for a learner who judges alone
};

/// A number or a vector is an `Expected`.
using Task = std::variant<Expected, ChoiceTask, MatchingTask, ExplanationTask>;

struct Part {
    std::string label;  ///< over the field: "$PE(0, 1)$"; empty where the prompt says it all
    Task task;
};

/// Where the encoding table shows what a question is about.
struct TablePlace {
    Encoding encoding;
    int position = 0;
    int column = 0;

    friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

struct Question {
    std::string title;   ///< a few words for the list of questions: "One entry"
    std::string prompt;  ///< complete: states width, base and layout where they matter
    std::vector<Part> parts;
    std::array<std::string, 3> hints;  ///< what to look at, how to go on, almost there
    std::string solution;              ///< worked with the numbers of this very question, a line a step
    std::string because;               ///< said after a right answer: why it is so
    std::optional<TablePlace> place{};
};

}  // namespace pe

// The words that the practice panel shows, in English, keyed by what they mean.
#pragma once

#include <array>
#include <string_view>

namespace pe::words {

inline constexpr std::string_view questions = "Questions";
inline constexpr std::string_view answer = "Your answer";
inline constexpr std::string_view explanation = "Your explanation";
inline constexpr std::string_view answer_keys = "Enter checks. Shift and Enter begin a new line.";
inline constexpr std::string_view explanation_keys = "Control and Enter check.";
inline constexpr std::string_view no_partner = "Choose";
inline constexpr std::string_view one_choice = "Choose one";
inline constexpr std::string_view several_choices = "Choose all that fit";

inline constexpr std::string_view check = "Check";
inline constexpr std::string_view solution = "Solution";
inline constexpr std::string_view another = "Another like this";
inline constexpr std::string_view show_in_table = "Show in the table";
inline constexpr std::string_view next_question = "Next question";
inline constexpr std::string_view first_question = "Back to the first";

inline constexpr std::string_view right = "Right";
inline constexpr std::string_view partly = "Partly right";
inline constexpr std::string_view wrong = "Not right";
inline constexpr std::string_view unclear = "Not clear yet";
inline constexpr std::string_view not_understood = "Not understood";
inline constexpr std::string_view not_judged = "Not judged";
inline constexpr std::string_view no_answer = "No answer yet";

/// Of a question in the list, in the order of QuestionState.
inline constexpr std::array<std::string_view, 4> states = {"untried", "tried", "right", "right, with hints"};

inline constexpr std::string_view nothing_to_check = "Answer first, then check.";
inline constexpr std::string_view nothing_new = "This answer has been checked already.";
inline constexpr std::string_view no_attempts = "No attempts are left for this question.";
inline constexpr std::string_view no_attempt_used = "This did not count as an attempt.";
inline constexpr std::string_view because = "Why";
inline constexpr std::string_view worked_solution = "Worked solution";
inline constexpr std::string_view no_points_now = "Once the solution is shown, this question earns no more points.";
inline constexpr std::string_view model_answer = "A model answer";
inline constexpr std::string_view self_check = "Does your answer say this?";
inline constexpr std::string_view idea_missing = "not found";

inline constexpr std::string_view rounding_rule =
    "Numbers: at least two decimals unless the question says otherwise, rounded. More decimals, fractions and forms "
    "such as sin(1) are fine.";
inline constexpr std::string_view source = "Questions from";
inline constexpr std::array<std::string_view, 2> sources = {"The lesson", "The whole bank"};
inline constexpr std::string_view source_file = "A question file";
inline constexpr std::string_view open_file = "Open a question file";
inline constexpr std::string_view save_answers = "Save answers";
inline constexpr std::string_view print_answers = "Print answers";
inline constexpr std::string_view clear_answers = "Clear answers";
inline constexpr std::string_view really_clear = "Clear all answers of this set?";
inline constexpr std::string_view clear_now = "Yes, clear";
inline constexpr std::string_view keep_answers = "No, keep";
inline constexpr std::string_view answers_cleared = "All answers are cleared.";

inline constexpr std::string_view loading_set = "The question set is being fetched.";
inline constexpr std::string_view set_problems = "This question set cannot be used";
inline constexpr std::string_view try_again = "Try again";
inline constexpr std::string_view lesson_instead = "Questions of the lesson";

}  // namespace pe::words

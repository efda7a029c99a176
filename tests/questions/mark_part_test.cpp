#include "questions/mark_part.h"

#include <doctest/doctest.h>

#include <string>

#include "practice/expect.h"

using namespace pe;

namespace {

using Kind = PartMark::Kind;

Part number_part() {
    return {"PE(1, 1)", expect_entry({}, 1, 1)};
}

Part row_part() {
    return {"PE(1)", expect_row({}, 1)};
}

Part choice_part(bool several = false) {
    return {"", ChoiceTask{{{"sine", true, "Even columns hold sines."},
                            {"cosine", false, "Is the column even or odd?"},
                            {"a sine too", several, "Also this."},
                            {"neither", false, "What else is there?"}},
                           several}};
}

/// Four items, five partners.
Part matching_part() {
    return {"", MatchingTask{{"one", "two", "three", "four"}, {"b", "a", "d", "c", "e"}, {1, 0, 3, 2}}};
}

Part explanation_part() {
    return {"", ExplanationTask{.rubric = &order_blindness_rubric, .model_answer = "", .self_check = {}}};
}

PartMark mark_text(const Part& part, std::string text) {
    return mark_part(part, {.text = std::move(text)});
}

PartMark mark_picks(const Part& part, std::vector<int> picks) {
    return mark_part(part, {.picks = std::move(picks)});
}

constexpr std::string_view full_explanation =
    "Attention ignores the order of the words, so both sentences give the same outputs.";

}  // namespace

TEST_CASE("a response without text and without a pick is empty") {
    CHECK(Response{}.empty());
    CHECK(Response{.text = " \n\t"}.empty());
    CHECK(Response{.picks = {-1, -1}}.empty());
    CHECK_FALSE(Response{.text = "0"}.empty());
    CHECK_FALSE(Response{.picks = {0}}.empty());
}

TEST_CASE("nothing typed or chosen is no attempt, whatever is asked") {
    for (const Part& part : {number_part(), row_part(), choice_part(), matching_part(), explanation_part()}) {
        const PartMark mark = mark_part(part, {.text = "  "});
        CHECK(mark.kind == Kind::empty);
        CHECK_FALSE(mark.is_attempt());
        CHECK(mark.reason.empty());
    }
}

TEST_CASE("a number is correct, incorrect with its slip, not understood or unclear") {
    CHECK(mark_text(number_part(), "0.54").kind == Kind::correct);
    CHECK(mark_text(number_part(), "0.54").credit == 1);
    CHECK(mark_text(number_part(), "cos(1)").kind == Kind::correct);

    const PartMark exchanged = mark_text(number_part(), "0.84");
    CHECK(exchanged.kind == Kind::incorrect);
    CHECK(exchanged.slip == SlipKind::waves_exchanged);
    CHECK(exchanged.reason == reason_of(SlipKind::waves_exchanged));
    CHECK(exchanged.credit == 0);

    const PartMark unreadable = mark_text(number_part(), "0.5?4");
    CHECK(unreadable.kind == Kind::not_understood);
    CHECK_FALSE(unreadable.reason.empty());
    CHECK_FALSE(unreadable.is_attempt());

    const PartMark short_of_digits = mark_text(number_part(), "0.5");
    CHECK_FALSE(short_of_digits.is_attempt() == (short_of_digits.kind == Kind::unclear));
}

TEST_CASE("what was read is said beside right and wrong numbers") {
    CHECK_FALSE(mark_text(number_part(), "0.54").understood.empty());
    CHECK_FALSE(mark_text(number_part(), "0.84").understood.empty());
}

TEST_CASE("a digit cut off rather than rounded is right, with a remark") {
    const PartMark cut = mark_text(number_part(), "0.54030230");
    CHECK(cut.kind == Kind::correct);
    const PartMark truncated = mark_text({"", expect_entry({}, 1, 0)}, "0.8414");
    CHECK(truncated.kind == Kind::correct);
    CHECK_FALSE(truncated.reason.empty());
}

TEST_CASE("a vector with some right entries is partly right and earns their share") {
    const PartMark mark = mark_text(row_part(), "[0.84, 0.54, 0.02, 1.00]");
    CHECK(mark.kind == Kind::partly);
    CHECK(mark.credit == 0.75);
    CHECK(mark.entries.size() == 4);
    CHECK(mark.is_attempt());
    CHECK(mark_text(row_part(), "[0.84, 0.54, 0.01, 1.00]").kind == Kind::correct);
    CHECK(mark_text(row_part(), "[9, 8, 7, 6]").kind == Kind::incorrect);
}

TEST_CASE("of one choice, the right option says why it is right and a wrong one what to look at") {
    CHECK(mark_picks(choice_part(), {0}).kind == Kind::correct);
    CHECK(mark_picks(choice_part(), {0}).reason == "Even columns hold sines.");
    CHECK(mark_picks(choice_part(), {1}).kind == Kind::incorrect);
    CHECK(mark_picks(choice_part(), {1}).reason == "Is the column even or odd?");
    CHECK(mark_picks(choice_part(), {0, 1}).kind == Kind::incorrect);
    CHECK(mark_picks(choice_part(), {0, 1}).credit == 0);
    CHECK(mark_picks(choice_part(), {0, 1}).reason == "Is the column even or odd?");
}

TEST_CASE("picks that are no options count as none") {
    CHECK(mark_picks(choice_part(), {7}).kind == Kind::empty);
    CHECK(mark_picks(choice_part(), {-1}).kind == Kind::empty);
    CHECK(mark_picks(choice_part(), {0, 99}).kind == Kind::correct);
    CHECK(mark_picks(matching_part(), {9, -5, 9, 9}).kind == Kind::empty);
}

TEST_CASE("of several choices, right picks less wrong picks are the credit") {
    CHECK(mark_picks(choice_part(true), {0, 2}).kind == Kind::correct);
    CHECK(mark_picks(choice_part(true), {0, 2}).reason == "Even columns hold sines. Also this.");
    CHECK(mark_picks(choice_part(true), {0}).kind == Kind::partly);
    CHECK(mark_picks(choice_part(true), {0}).credit == 0.5);
    CHECK(mark_picks(choice_part(true), {0, 2, 3}).kind == Kind::partly);
    CHECK(mark_picks(choice_part(true), {0, 2, 3}).credit == 0.5);
    CHECK(mark_picks(choice_part(true), {0, 1}).kind == Kind::incorrect);
    CHECK(mark_picks(choice_part(true), {1, 3}).credit == 0);
    CHECK(mark_picks(choice_part(true), {0, 1, 2, 3}).kind == Kind::incorrect);
}

TEST_CASE("a right option that was not chosen is missed without being named") {
    const PartMark mark = mark_picks(choice_part(true), {0});
    CHECK_FALSE(mark.reason.empty());
    CHECK(mark.reason.find("a sine too") == std::string::npos);
    CHECK(mark.reason.find("Also this") == std::string::npos);
}

TEST_CASE("matching earns credit by the item, and names the wrong items but not their partners") {
    CHECK(mark_picks(matching_part(), {1, 0, 3, 2}).kind == Kind::correct);
    const PartMark swapped = mark_picks(matching_part(), {0, 1, 3, 2});
    CHECK(swapped.kind == Kind::partly);
    CHECK(swapped.credit == 0.5);
    CHECK(swapped.reason == "Look again at: one, two.");
    CHECK(mark_picks(matching_part(), {4, 4, 4, 4}).kind == Kind::incorrect);
}

TEST_CASE("matching that is not finished is no attempt") {
    CHECK(mark_picks(matching_part(), {-1, -1, -1, -1}).kind == Kind::empty);
    const PartMark unfinished = mark_picks(matching_part(), {1, -1, 3, 2});
    CHECK(unfinished.kind == Kind::unclear);
    CHECK_FALSE(unfinished.is_attempt());
    CHECK_FALSE(unfinished.reason.empty());
    CHECK(mark_picks(matching_part(), {1, 0}).kind == Kind::unclear);
}

TEST_CASE("an explanation is right with both ideas, partly right with one, wrong with none") {
    const PartMark full = mark_text(explanation_part(), std::string{full_explanation});
    CHECK(full.kind == Kind::correct);
    CHECK(full.credit == 1);
    REQUIRE(full.explanation);
    CHECK(full.explanation->score == 1);

    const PartMark half = mark_text(explanation_part(), "Attention ignores the order of the words in a sentence.");
    CHECK(half.kind == Kind::partly);
    CHECK(half.credit == 0.5);
    CHECK_FALSE(half.reason.empty());

    CHECK(mark_text(explanation_part(), "The model needs more layers to read such long sentences well.").kind ==
          Kind::incorrect);
}

TEST_CASE("an explanation that the rules can't judge is no attempt") {
    const PartMark mark =
        mark_text(explanation_part(), "Je ne sais pas pourquoi, mais le modele ne connait pas les mots de la phrase.");
    CHECK(mark.kind == Kind::not_judged);
    CHECK_FALSE(mark.is_attempt());
    CHECK_FALSE(mark.reason.empty());
    REQUIRE(mark.explanation);
    CHECK(mark.explanation->abstained);
}

TEST_CASE("a copy of a rubric marks as the rubric itself does") {
    const ExplanationRubric copy = order_blindness_rubric;
    const Part part{"", ExplanationTask{.rubric = &copy, .model_answer = "", .self_check = {}}};
    CHECK(mark_text(part, std::string{full_explanation}).kind == Kind::correct);
}

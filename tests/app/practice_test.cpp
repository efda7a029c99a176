// The practice panel in the workbench, as its host uses it: by links, actions, effects and what they bring back.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/practice.h"
#include "core/math_text.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

// --- Getting there ---------------------------------------------------------------------------------------------------

TEST_CASE("the host is asked once for the panel's code when the panel is first wanted, and then shows the questions") {
    Headless headless;
    headless.frames_until_idle();
    CHECK(headless.take_effects().empty());
    headless.activate(Role::tab, "Practice");
    const auto effects = headless.take_effects();
    REQUIRE(effects.size() == 1);
    CHECK(effects[0].kind == EffectKind::load_code);
    CHECK(headless.find(Role::text, "This panel is on its way.") != nullptr);
    headless.set_link("panel=table");
    headless.set_link("panel=practice");
    headless.workbench.frame(60);
    CHECK(headless.take_effects().empty());
    headless.workbench.set_code("practice", "");
    CHECK(headless.frames_until_idle() >= settle_frames);
    CHECK(headless.find(Role::text, "This panel is on its way.") == nullptr);
    CHECK(headless.find(Role::heading, "The lesson’s three questions") != nullptr);
    CHECK(headless.find(Role::heading, "1. Position 0") != nullptr);
}

TEST_CASE("when the code cannot be had the panel says why, and a button asks again") {
    Headless headless;
    headless.set_link("panel=practice");
    CHECK(headless.find(Role::button, "Try again") == nullptr);
    headless.take_effects();
    headless.workbench.set_code("practice", "The network is gone.");
    headless.frames_until_idle();
    CHECK(headless.find(Role::text, "The network is gone.") != nullptr);
    CHECK(headless.take_effects().empty());
    headless.activate(Role::button, "Try again");
    const auto effects = headless.take_effects();
    REQUIRE(effects.size() == 1);
    CHECK(effects[0].kind == EffectKind::load_code);
    CHECK(headless.find(Role::text, "This panel is on its way.") != nullptr);
    CHECK(headless.find(Role::button, "Try again") == nullptr);
    headless.workbench.set_code("practice", "");
    headless.frames_until_idle();
    CHECK(headless.find(Role::heading, "1. Position 0") != nullptr);
}

TEST_CASE("without a host the code is always there") {
    Practice practice("", Fields::native);
    CHECK(practice.take(EffectKind::load_code).empty());
    CHECK(practice.find(Role::heading, "1. Position 0") != nullptr);
}

TEST_CASE("what comes for a panel that nobody has opened is dropped") {
    Headless headless;
    headless.frames_until_idle();
    headless.workbench.supply_practice(panels::Supply::progress, "practice.lesson.1", "{}");
    headless.workbench.supply_practice(panels::Supply::question_file, "a.json", small_set);
    headless.frames_until_idle();
    CHECK(headless.workbench.link() == "panel=table");
}

// --- Answering -------------------------------------------------------------------------------------------------------

TEST_CASE("the three questions of the lesson are answered start to finish, marked right and announced") {
    for (const Fields fields : {Fields::of_host, Fields::native}) {
        Practice practice("", fields);
        practice.take_effects();
        CHECK(practice.says("0 of 3 points"));
        practice.type("PE(0, 0)", "0");
        practice.type("PE(0, 1)", "1");
        practice.submit("PE(0, 1)");
        std::string said = practice.announced();
        CHECK(holds(said, "PE(0, 0): Right."));
        CHECK(holds(said, "PE(0, 1): Right."));
        CHECK(practice.says("1 of 3 points"));
        CHECK(practice.find(Role::tab, "1, Position 0, right") != nullptr);
        CHECK(practice.find(Role::text, "Why") != nullptr);

        practice.activate(Role::button, "Next question");
        CHECK(holds(practice.announced(), "Question 2 of 3: A token has the embedding e = ["));
        practice.type("x", "(1,1 0,2 1,9 -0,7)");
        practice.activate(Role::button, "Check");
        CHECK(holds(practice.announced(), "x: Right."));
        CHECK(practice.says("2 of 3 points"));

        practice.activate(Role::button, "Next question");
        practice.act(practice.node(Role::text_area, "Your explanation"), ActionKind::set_text,
                     std::string(order_explained));
        practice.act(practice.node(Role::text_area, "Your explanation"), ActionKind::submit);
        CHECK(holds(practice.announced(), "Right."));
        CHECK(practice.says("3 of 3 points"));
        CHECK(practice.find(Role::tab, "3, Who bites whom, right") != nullptr);
        practice.activate(Role::button, "Back to the first");
        CHECK(practice.choices().question == "position-zero");
        CHECK(practice.field("PE(0, 1)").value == "1");
    }
}

TEST_CASE("a wrong answer is said to be wrong, with a reason that is announced as well") {
    Practice practice("question=sum");
    practice.take_effects();
    practice.type("x", "[0.9, -0.2, 2.1, -1.3]");
    practice.submit("x");
    const std::string said = practice.announced();
    CHECK(holds(said, "x: Not right."));
    CHECK(practice.find(Role::text, "Not right.") != nullptr);
    const std::string reason = said.substr(said.find("Not right.") + 11);
    CHECK(reason.size() > 20);
    CHECK(practice.says(reason.substr(0, 20)));
    CHECK(practice.find(Role::tab, "2, Embedding plus position, tried") != nullptr);
    CHECK(practice.find(Role::text, "Why") == nullptr);
}

TEST_CASE("a vector that is right in places says which of its entries are") {
    Practice practice("question=sum");
    practice.type("x", "[1.1, 0.2, 5, -0.7]");
    practice.submit("x");
    CHECK(practice.find(Role::text, "Partly right.") != nullptr);
    CHECK(practice.find(Role::text, "Entries that are right: first, second, fourth. To look at again: third.") !=
          nullptr);
    CHECK(practice.says("0.75 of 3 points"));
}

TEST_CASE("a mark goes as soon as the answer is changed") {
    Practice practice("question=sum");
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    practice.submit("x");
    CHECK(practice.find(Role::text, "Right.") != nullptr);
    practice.type("x", "[1.1, 0.2, 1.9, -0.8]");
    CHECK(practice.find(Role::text, "Right.") == nullptr);
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    CHECK(practice.find(Role::text, "Right.") != nullptr);
}

TEST_CASE("checking with nothing to check says so") {
    Practice practice;
    practice.take_effects();
    practice.activate(Role::button, "Check");
    CHECK(practice.announced() == "Answer first, then check.\n");
    practice.submit("PE(0, 0)");
    CHECK(practice.announced() == "Answer first, then check.\n");
    practice.type("PE(0, 0)", "0");
    practice.type("PE(0, 1)", "0");
    practice.submit("PE(0, 1)");
    practice.take_effects();
    practice.submit("PE(0, 1)");
    CHECK(practice.announced() == "This answer has been checked already.\n");
}

TEST_CASE("while an answer is typed it is said what it reads as") {
    Practice practice("question=sum");
    practice.type("x", "1,1; 0,2");
    CHECK(practice.find(Role::text, "read as [1.1, 0.2]") != nullptr);
    practice.type("x", "1,1; 0,2; sqrt(4)");
    CHECK(practice.find(Role::text, "read as [1.1, 0.2]") == nullptr);
    CHECK(practice.find(Role::text, "read as [1.1, 0.2, 2]") != nullptr);
}

TEST_CASE("an answer that cannot be read is complained about only after a pause, and a frame is wanted for that") {
    Practice practice;
    CHECK(practice.workbench.seconds_to_frame() == no_frame);
    practice.type("PE(0, 0)", "sin(");
    CHECK(!practice.field("PE(0, 0)").invalid);
    CHECK(practice.workbench.seconds_to_frame() > 0);
    CHECK(practice.workbench.seconds_to_frame() <= 0.6);
    CHECK(!practice.workbench.wants_frame());

    const double due = practice.workbench.seconds_to_frame();
    practice.workbench.frame(due / 2);
    CHECK(!practice.field("PE(0, 0)").invalid);
    CHECK(practice.workbench.seconds_to_frame() == doctest::Approx(due / 2));
    practice.workbench.frame(due / 2 + 0.001);
    CHECK(practice.field("PE(0, 0)").invalid);
    CHECK(holds(practice.field("PE(0, 0)").description, "Character 5: "));
    CHECK(practice.says("Character 5: "));
    practice.frames_until_idle();
    CHECK(practice.workbench.seconds_to_frame() == no_frame);
    CHECK(practice.announced().empty());

    practice.type("PE(0, 0)", "sin(0)");
    CHECK(!practice.field("PE(0, 0)").invalid);
    CHECK(practice.field("PE(0, 0)").description == "Enter checks. Shift and Enter begin a new line.");
    CHECK(practice.workbench.seconds_to_frame() == no_frame);
}

TEST_CASE("each letter typed puts the complaint off") {
    Practice practice;
    for (const char* text : {"s", "si", "sin", "sin("}) {
        practice.type("PE(0, 0)", text);
        practice.workbench.frame(0.5);
        CHECK(!practice.field("PE(0, 0)").invalid);
    }
    practice.workbench.frame(0.5);
    CHECK(practice.field("PE(0, 0)").invalid);
}

TEST_CASE("an answer that cannot be read and is handed in is complained about at once, and is no attempt") {
    Practice practice("attempts=2");
    practice.take_effects();
    practice.type("PE(0, 0)", "sin(");
    practice.type("PE(0, 1)", "1");
    practice.submit("PE(0, 1)");
    const std::string said = practice.announced();
    CHECK(holds(said, "PE(0, 0): Not understood."));
    CHECK(holds(said, "This did not count as an attempt. 2 attempts left"));
    CHECK(practice.find(Role::text, "Not understood.") != nullptr);
    CHECK(practice.says("Character 5: "));
    CHECK(practice.find(Role::text, "2 attempts left") != nullptr);
}

TEST_CASE("choices, pairs and toggles are chosen and marked") {
    Practice practice("set=bank");
    const QuestionSet set = bank();
    int chosen = 0;
    int matched = 0;
    for (std::size_t i = 0; i < set.items.size(); ++i) {
        const Question question = question_at(set, i, 1, 0);
        if (question.parts.size() > 1) continue;
        CAPTURE(set.items[i].id);
        practice.open("set=bank&question=" + set.items[i].id);
        if (const auto* choice = std::get_if<ChoiceTask>(&question.parts[0].task)) {
            for (const Option& option : choice->options)
                if (option.right)
                    practice.activate(choice->several ? Role::toggle : Role::radio, plain_math_text(option.text));
            ++chosen;
        } else if (const auto* matching = std::get_if<MatchingTask>(&question.parts[0].task)) {
            for (std::size_t item = 0; item < matching->items.size(); ++item)
                practice.act(practice.node(Role::select, plain_math_text(matching->items[item])), ActionKind::select,
                             {}, static_cast<double>(matching->partner_of[item]) + 1);
            ++matched;
        } else {
            continue;
        }
        practice.activate(Role::button, "Check");
        CHECK(practice.find(Role::text, "Right.") != nullptr);
    }
    CHECK(chosen > 5);
    CHECK(matched > 0);
}

TEST_CASE("a field that was checked too soon is marked invalid at once, as the panel says below it") {
    Practice practice("question=sum");
    practice.type("x", "[1.1, dog");
    practice.submit("x");
    CHECK(practice.find(Role::text, "Not understood.") != nullptr);
    CHECK(practice.field("x").invalid);
    CHECK(practice.field("x").description.starts_with("Character 7: "));
}

TEST_CASE("another question like this one comes in its place, empty, and is read out") {
    Practice practice("question=sum");
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    practice.submit("x");
    practice.take_effects();
    practice.activate(Role::button, "Another like this");
    CHECK(holds(practice.announced(), "Question 2 of 3: "));
    CHECK(practice.find(Role::text, "Right.") == nullptr);
    CHECK(practice.choices().question == "sum");
    // What a right answer earned stays.
    CHECK(practice.says("1 of 3 points"));
    for (const Node& node : practice.tree().nodes())
        if (node.role == Role::answer_field) CHECK(node.value.empty());
}

TEST_CASE("hints come one by one and are read out, and the solution says that it ends the points") {
    Practice practice("question=sum");
    practice.take_effects();
    CHECK(practice.find(Role::text, "Hint 1 of 3") == nullptr);
    practice.activate(Role::button, "Hint 1 of 3");
    CHECK(practice.announced().starts_with("Hint: "));
    CHECK(practice.find(Role::text, "Hint 1 of 3") != nullptr);
    CHECK(practice.find(Role::text, "Hint 2 of 3") == nullptr);
    practice.activate(Role::button, "Hint 2 of 3");
    practice.activate(Role::button, "Hint 3 of 3");
    CHECK(practice.find(Role::text, "Hint 3 of 3") != nullptr);
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    practice.submit("x");
    CHECK(practice.find(Role::tab, "2, Embedding plus position, right, with hints") != nullptr);
    practice.take_effects();
    practice.activate(Role::button, "Solution");
    CHECK(practice.announced().starts_with("Worked solution: "));
    CHECK(practice.find(Role::text, "Worked solution") != nullptr);
}

TEST_CASE("an explanation that the rules cannot judge can be compared with a model answer, statement by statement") {
    Practice practice("question=order");
    practice.act(practice.node(Role::text_area, "Your explanation"), ActionKind::set_text,
                 "Каждое слово смотрит на все остальные слова, и порядок не имеет значения.");
    practice.activate(Role::button, "Check");
    CHECK(practice.find(Role::text, "Not judged.") != nullptr);
    CHECK(practice.find(Role::text, "A model answer") != nullptr);
    const Node group = practice.node(Role::group, "Does your answer say this?");
    int statements = 0;
    for (const Node& node : std::vector<Node>(practice.tree().nodes())) {
        if (node.parent != group.id) continue;
        practice.act(node, ActionKind::activate);
        CHECK(practice.find(Role::toggle, node.name)->selected);
        ++statements;
    }
    CHECK(statements >= 2);
}

// --- Options of the link ---------------------------------------------------------------------------------------------

TEST_CASE("hints and solutions can be switched off in the link") {
    Practice practice;
    CHECK(practice.find(Role::button, "Hint 1 of 3") != nullptr);
    CHECK(practice.find(Role::button, "Solution") != nullptr);
    practice.open("hints=off");
    CHECK(practice.find(Role::button, "Hint 1 of 3") == nullptr);
    CHECK(practice.find(Role::button, "Solution") != nullptr);
    practice.open("solutions=off");
    CHECK(practice.find(Role::button, "Hint 1 of 3") != nullptr);
    CHECK(practice.find(Role::button, "Solution") == nullptr);
}

TEST_CASE("the number of attempts can be limited in the link, and after the last one the fields are closed") {
    Practice practice("question=sum&attempts=2");
    CHECK(practice.find(Role::text, "2 attempts left") != nullptr);
    practice.take_effects();
    practice.type("x", "[1, 2, 3, 4]");
    practice.submit("x");
    CHECK(practice.find(Role::text, "1 attempt left") != nullptr);
    CHECK(holds(practice.announced(), "1 attempt left"));
    CHECK(!practice.field("x").disabled);
    practice.type("x", "[1, 2, 3, 5]");
    practice.submit("x");
    CHECK(practice.find(Role::text, "No attempts are left for this question.") != nullptr);
    CHECK(practice.field("x").disabled);
    practice.type("x", "[1.1, 0.2, 1.9, -0.7]");
    practice.take_effects();
    practice.activate(Role::button, "Check");
    CHECK(practice.announced() == "No attempts are left for this question.\n");
    CHECK(practice.field("x").value == "[1, 2, 3, 5]");
    CHECK(practice.find(Role::text, "Not right.") != nullptr);
    practice.activate(Role::button, "Next question");
    CHECK(practice.find(Role::text, "2 attempts left") != nullptr);
}

TEST_CASE("choices are closed after the last attempt, too") {
    const std::string id = id_of_kind("which-layout");
    Practice practice("set=bank&attempts=1&question=" + id);
    std::vector<Node> options;
    for (const Node& node : practice.tree().nodes())
        if (node.role == Role::radio && node.name != "The lesson" && node.name != "The whole bank")
            options.push_back(node);
    REQUIRE(options.size() >= 2);
    practice.act(options[0], ActionKind::activate);
    practice.activate(Role::button, "Check");
    practice.act(options[1], ActionKind::activate);
    CHECK(practice.node(Role::radio, options[0].name).selected);
    CHECK(!practice.node(Role::radio, options[1].name).selected);
}

TEST_CASE("other limits on the same questions keep the work on them") {
    Practice practice("question=sum");
    practice.type("x", "[1, 2, 3, 4]");
    practice.submit("x");
    practice.open("question=sum&attempts=2&solutions=off");
    CHECK(practice.field("x").value == "[1, 2, 3, 4]");
    CHECK(practice.find(Role::text, "Not right.") != nullptr);
    CHECK(practice.find(Role::text, "1 attempt left") != nullptr);
}

TEST_CASE("shuffled questions come in an order that the seed decides, and each keeps its id") {
    const auto order = [](const std::string& options) {
        Practice practice("set=bank&" + options);
        std::vector<std::string> ids;
        const std::size_t count = practice.tabs().size();
        for (std::size_t i = 0; i < count; ++i) {
            ids.push_back(practice.choices().question);
            practice.activate(Role::button, i + 1 == count ? "Back to the first" : "Next question");
        }
        CHECK(practice.choices().question == ids.front());
        return ids;
    };
    const auto in_order = order("seed=4");
    const auto shuffled = order("seed=4&shuffle=on");
    CHECK(in_order.front() == "position-zero");
    CHECK(in_order.size() == bank().items.size());
    CHECK(shuffled != in_order);
    CHECK(shuffled == order("seed=4&shuffle=on"));
    CHECK(shuffled != order("seed=5&shuffle=on"));
    CHECK(std::ranges::is_permutation(shuffled, in_order));
}

TEST_CASE("the seed decides the numbers of the questions that are made") {
    const std::string id = id_of_kind("row");
    const auto prompt = [&](const std::string& seed) {
        Practice practice("set=bank&question=" + id + "&seed=" + seed);
        std::string texts;
        for (const Node& node : practice.tree().nodes())
            if (node.role == Role::text) texts += node.name;
        return texts;
    };
    CHECK(prompt("1") == prompt("1"));
    CHECK(prompt("1") != prompt("2"));
}

TEST_CASE("the link says which question is shown, and its tab is the selected one") {
    Practice practice("question=sum");
    CHECK(practice.find(Role::heading, "2. Embedding plus position") != nullptr);
    CHECK(practice.node(Role::tab, "2, Embedding plus position, untried").selected);
    practice.activate(Role::tab, "3, Who bites whom, untried");
    CHECK(practice.workbench.link() == "panel=practice&question=order");
    CHECK(practice.find(Role::heading, "3. Who bites whom") != nullptr);
    practice.open("");
    CHECK(practice.find(Role::heading, "1. Position 0") != nullptr);
}

TEST_CASE("a question that the set has not is named, and the first one shown until another is wanted") {
    Practice practice("question=summ");
    CHECK(practice.find(Role::text, "This set has no question “summ”: the first one is shown.") != nullptr);
    CHECK(practice.find(Role::heading, "1. Position 0") != nullptr);
    practice.activate(Role::button, "Next question");
    CHECK(!practice.says("This set has no question"));
}

TEST_CASE("another set is chosen in the panel or by the link") {
    Practice practice("question=sum");
    CHECK(practice.node(Role::radio, "The lesson").selected);
    practice.activate(Role::radio, "The whole bank");
    CHECK(practice.find(Role::heading, "All kinds of questions") != nullptr);
    CHECK(practice.workbench.link() == "panel=practice&set=bank&question=position-zero");
    CHECK(practice.tabs().size() == bank().items.size());
    practice.open("");
    CHECK(practice.find(Role::heading, "The lesson’s three questions") != nullptr);
}

// --- The table -------------------------------------------------------------------------------------------------------

TEST_CASE("a question is shown in the table at the very place that it asks about") {
    Practice practice;
    const QuestionSet set = bank();
    int shown = 0;
    for (std::size_t i = 0; i < set.items.size(); ++i) {
        const auto place = question_at(set, i, 1, 0).place;
        CAPTURE(set.items[i].id);
        practice.open("set=bank&question=" + set.items[i].id);
        CHECK((practice.find(Role::button, "Show in the table") != nullptr) == place.has_value());
        if (!place) continue;
        practice.take_effects();
        practice.activate(Role::button, "Show in the table");
        CHECK(holds(practice.announced(),
                    "position " + std::to_string(place->position) + ", column " + std::to_string(place->column)));
        const Choices& choices = practice.choices();
        CHECK(choices.panel == Panel::table);
        CHECK(choices.detail == Detail::derivation);
        CHECK(TablePlace{encoding_of(choices), choices.position, choices.column} == *place);
        const GridPlace cell = {place->position + 2, place->column + 2};
        const auto selected = std::ranges::find_if(practice.tree().nodes(), [&](const Node& node) {
            return node.role == Role::cell && node.selected && node.place == cell;
        });
        REQUIRE(selected != practice.tree().nodes().end());
        CHECK(selected->bounds.width > 0);
        CHECK(selected->bounds.height > 0);
        ++shown;
    }
    CHECK(shown > 5);
}

TEST_CASE("the way back from the table leads to the same question and the same work") {
    Practice practice("");
    practice.type("PE(0, 0)", "0");
    practice.activate(Role::button, "Show in the table");
    practice.activate(Role::tab, "Practice");
    CHECK(practice.field("PE(0, 0)").value == "0");
    CHECK(practice.take(EffectKind::load_code).empty());
}

// The order lab in the workbench: what it shows is what the core computes, and every way to change an order works.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "app/lab.h"
#include "core/sentence.h"
#include "panels/order_text.h"
#include "ui/draw.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

class Order : public Lab {
  public:
    explicit Order(std::string_view options = "", Fields fields = Fields::of_host) : Lab("order", fields) {
        workbench.ui().reduced_motion = true;
        open(options);
    }

    const OrderLab& lab() {
        lab_.update(choices());
        return lab_;
    }

    std::vector<std::string> chips() {
        std::vector<std::string> names;
        for (const Node& node : tree().nodes())
            if (node.role == Role::movable) names.push_back(node.name);
        return names;
    }

  private:
    OrderLab lab_;
};

std::vector<std::string> sorted(std::vector<std::string> words) {
    std::ranges::sort(words);
    return words;
}

constexpr std::string_view twelve =
    "a=the quick brown fox jumps over the lazy dog near a river&b=near a river the lazy dog jumps over the quick brown "
    "fox";

}  // namespace

// --- What it shows ---------------------------------------------------------------------------------------------------

TEST_CASE("without positions each word has the same output in both sentences, and the means are the same") {
    Order order;
    CHECK(order.find(Role::tab_panel, "Order lab") != nullptr);
    const OrderComparison& comparison = order.lab().comparison();
    REQUIRE(comparison.pairs.size() == 3);
    for (const OutputPair& pair : comparison.pairs) {
        const std::string word = order.lab().a().words[static_cast<std::size_t>(pair.slot_a)];
        CHECK(order.says(word + ": same output, difference " + significant(pair.difference, 2, Glyphs::ascii) + ";"));
    }
    CHECK(order.texts_with(": different output").empty());
    CHECK(order.find(Role::text, "Mean of the outputs: same, difference " +
                                     significant(comparison.pooled_difference, 2, Glyphs::ascii)) != nullptr);
    CHECK(order.says("equivariance"));
    CHECK(order.says("invariant"));
}

TEST_CASE("with positions the outputs part, by what the core says") {
    Order order;
    order.choose("Positions", "Sinusoidal");
    CHECK(order.choices().positions == Positions::sinusoidal);
    const OrderComparison& comparison = order.lab().comparison();
    CHECK(comparison.verdict == OrderVerdict::outputs_differ);
    CHECK(comparison.largest_difference > 0.01);
    CHECK(order.texts_with(": different output").size() == 3);
    CHECK(order.says("by up to " + significant(comparison.largest_difference, 2, Glyphs::ascii)));
    CHECK(order.says("Mean of the outputs: different"));
    CHECK(!order.says("equivariance"));
    CHECK(holds(order.announced(), "depends on its place"));
}

TEST_CASE("the causal mask leaks the order even without positions") {
    Order order("mask=causal");
    CHECK(order.choices().causal_mask);
    CHECK(order.lab().comparison().verdict == OrderVerdict::outputs_differ);
    CHECK(order.says("The mask leaks the order."));
    order.choose("Mask", "Off");
    CHECK(!order.says("The mask leaks the order."));
    CHECK(order.says("equivariance"));
}

TEST_CASE("the same sentence twice, and sentences of other words, are called what they are") {
    Order order("b=dog bites man");
    CHECK(order.says("the same words in the same order"));
    order.act(order.node(Role::text_field, "Sentence B, 3 to 12 words"), ActionKind::set_text, "man bites cat");
    CHECK(order.says("Only in A: “dog”. Only in B: “cat”."));
    CHECK(order.find(Role::text, "dog: only in A") != nullptr);
    CHECK(order.find(Role::text, "cat: only in B") != nullptr);
}

TEST_CASE("repeated words are paired each with one") {
    Order order("a=the dog sees the man&b=the man sees the dog");
    CHECK(order.texts_with("the: same output").size() == 2);
    CHECK(order.texts_with(": same output").size() == 5);
}

// --- Changing the order ----------------------------------------------------------------------------------------------

TEST_CASE("a sentence with too few or too many words says so, and the last good one stays") {
    Order order;
    const auto before = order.texts_with(": same output");
    for (const char* bad : {"dog", "", "a b c d e f g h i j k l m"}) {
        CAPTURE(bad);
        order.act(order.node(Role::text_field, "Sentence A, 3 to 12 words"), ActionKind::set_text, bad);
        const Node& field = order.node(Role::text_field, "Sentence A, 3 to 12 words");
        CHECK(field.value == bad);
        CHECK(field.invalid);
        CHECK(holds(field.description, *bad == 'a' ? "13 words: at most 12 fit." : "at least 3 are needed."));
        CHECK(order.says(field.description));
        CHECK(order.texts_with(": same output") == before);
    }
    order.act(order.node(Role::text_field, "Sentence A, 3 to 12 words"), ActionKind::set_text, "man bites dog");
    CHECK(!order.node(Role::text_field, "Sentence A, 3 to 12 words").invalid);
}

TEST_CASE("shuffling gives B the words of A in another order each time, the same ones for the same seed") {
    Order order("a=one two three four five");
    std::set<std::string> seen;
    for (int i = 1; i <= 5; ++i) {
        const std::string before = order.choices().sentence_b;
        order.activate(Role::button, "Shuffle");
        const std::string after = order.choices().sentence_b;
        CHECK(after != before);
        CHECK(after != order.choices().sentence_a);
        CHECK(sorted(words_of(after)) == sorted(words_of(order.choices().sentence_a)));
        CHECK(order.lab().comparison().verdict == OrderVerdict::same_outputs);
        CHECK(holds(order.announced(), "Sentence B is now: " + after + ". Every word has"));
        seen.insert(after);
    }
    CHECK(seen.size() >= 3);
    CHECK(order.choices().shuffle_seed >= 5);
    Order again("a=one two three four five&shuffle-seed=" + std::to_string(order.choices().shuffle_seed - 1));
    again.activate(Role::button, "Shuffle");
    CHECK(again.choices().sentence_b == order.choices().sentence_b);
}

TEST_CASE("a sentence of one word over and over cannot be shuffled so that it shows") {
    Order order("a=dog dog Dog&b=dog bites man");
    order.activate(Role::button, "Shuffle");
    CHECK(order.choices().sentence_b == "dog bites man");
    CHECK(holds(order.announced(), "another order cannot be told"));
}

TEST_CASE("swapping exchanges the sentences, resetting brings the first view back") {
    Order order("a=one two three&b=three one two&positions=sinusoidal&mask=causal&weights-seed=5&matrix=scores&of=b");
    order.activate(Role::button, "Swap");
    CHECK(order.choices().sentence_a == "three one two");
    CHECK(order.choices().sentence_b == "one two three");
    order.activate(Role::button, "Reset");
    CHECK(order.workbench.link() == "panel=order");
}

TEST_CASE("keys move a word of B, and say where it is now") {
    Order order("b=man bites dog");
    CHECK(order.chips() == std::vector<std::string>{"man, place 1 of 3", "bites, place 2 of 3", "dog, place 3 of 3"});
    order.act(order.node(Role::movable, "man, place 1 of 3"), ActionKind::key, "ArrowRight");
    CHECK(order.choices().sentence_b == "bites man dog");
    CHECK(order.node(Role::movable, "man, place 2 of 3").selected);
    CHECK(holds(order.announced(), "man is now word 2 of B."));
    order.act(order.node(Role::movable, "man, place 2 of 3"), ActionKind::key, "ArrowRight");
    order.act(order.node(Role::movable, "man, place 3 of 3"), ActionKind::key, "ArrowRight");
    CHECK(order.choices().sentence_b == "bites dog man");
    order.act(order.node(Role::movable, "dog, place 2 of 3"), ActionKind::key, "ArrowLeft");
    CHECK(order.choices().sentence_b == "dog bites man");
}

TEST_CASE("several keys in one frame move a word as far") {
    Order order("b=one two three four");
    const auto chip = [&](int slot) {
        int index = 0;
        for (const Node& node : order.tree().nodes())
            if (node.role == Role::movable && index++ == slot) return node.id;
        return NodeId{0};
    };
    const NodeId first = chip(0), second = chip(1), third = chip(2);
    for (const NodeId id : {first, second, third}) order.workbench.act({id, ActionKind::key, 0, "ArrowRight"});
    order.frames_until_idle();
    CHECK(order.choices().sentence_b == "two three four one");
}

TEST_CASE("buttons move the selected word") {
    Order order("b=man bites dog");
    order.activate(Role::movable, "dog, place 3 of 3");
    CHECK(order.choices().slot == 2);
    order.activate(Role::button, "Move left");
    CHECK(order.choices().sentence_b == "man dog bites");
    order.activate(Role::button, "Move left");
    order.activate(Role::button, "Move left");
    CHECK(order.choices().sentence_b == "dog man bites");
    CHECK(holds(order.announced(), "It is the first word."));
    order.activate(Role::button, "Move right");
    CHECK(order.choices().sentence_b == "man dog bites");
}

TEST_CASE("a word is dragged to another place") {
    Order order("b=man bites dog");
    order.set_width_and_wanted_height(700, 1);
    const Bounds from = order.node(Role::movable, "man, place 1 of 3").bounds;
    const Bounds to = order.node(Role::movable, "dog, place 3 of 3").bounds;
    order.pointer.move(from.x + 10, from.y + 10);
    order.frames(2);
    order.pointer.press(true);
    order.frames(2);
    order.pointer.move(to.x + 10, to.y + 10);
    order.frames(3);
    order.pointer.press(false);
    order.frames(2);
    CHECK(order.choices().sentence_b == "bites dog man");
    CHECK(order.node(Role::movable, "man, place 3 of 3").selected);
}

// --- Looking into the matrices ---------------------------------------------------------------------------------------

TEST_CASE("every cell of every matrix shows the core's value") {
    for (const char* options : {"", "positions=sinusoidal", "mask=causal&of=b", "positions=sinusoidal&mask=causal"}) {
        Order order(options);
        order.set_width_and_wanted_height(1100, 1);
        for (int index = 0; index < 8; ++index) {
            const auto matrix = static_cast<AttentionMatrix>(index);
            const std::string word(find_field("matrix")->words[static_cast<std::size_t>(index)]);
            CAPTURE(word);
            order.set_link("panel=order&" + std::string(options) + "&matrix=" + word);
            const Matrix& values = matrix_of(order.lab().sentence(order.choices().matrix_of).trace, matrix);
            const std::vector<Node> cells = order.cells();
            REQUIRE(cells.size() == values.values().size());
            for (const Node& cell : cells)
                CHECK(cell.name ==
                      fixed(values.at(cell.place->row - 2, cell.place->column - 2), 3, Glyphs::typographic));
        }
    }
}

TEST_CASE("the arithmetic below the matrix ends in the selected cell's number") {
    Order order("positions=sinusoidal&mask=causal&matrix=outputs&cell-row=2&cell-column=3");
    for (const char* matrix : {"X", "Q", "K", "V", "Scores", "Outputs"}) {
        CAPTURE(matrix);
        order.choose("Matrix", matrix);
        const auto cells = order.cells();
        const auto selected = std::ranges::find_if(cells, &Node::selected);
        REQUIRE(selected != cells.end());
        const auto formulas = order.texts_with(" = " + selected->name);
        REQUIRE(!formulas.empty());
        CHECK(formulas.back().ends_with(" = " + selected->name));
        CHECK(order.says(selected->description));
    }
    order.choose("Matrix", "Weights");
    CHECK(order.says("exp(score − "));
    CHECK(order.says("Their sum is "));
}

TEST_CASE("a key moves the selection, which the link carries") {
    Order order("matrix=scores");
    order.act(order.node(Role::grid, "Scores"), ActionKind::key, "ArrowDown");
    order.act(order.node(Role::grid, "Scores"), ActionKind::key, "ArrowRight");
    CHECK(order.workbench.link() == "panel=order&matrix=scores&cell-row=1&cell-column=1");
    CHECK(order.says("How well the query of “bites” fits the key of “bites”"));
}

TEST_CASE("a score that the mask hides is said to be hidden") {
    Order order("mask=causal&matrix=scores&cell-row=0&cell-column=2");
    CHECK(order.says("The causal mask hides this word"));
    order.choose("Matrix", "Weights");
    CHECK(order.says("bites hidden, 0"));
}

TEST_CASE("a cell beyond the matrix selects its last one") {
    Order order("cell-row=11&cell-column=11&matrix=q");
    const auto cells = order.cells();
    const auto selected = std::ranges::find_if(cells, &Node::selected);
    REQUIRE(selected != cells.end());
    CHECK(selected->place == GridPlace{4, 5});
}

// --- Links, quiet, layout --------------------------------------------------------------------------------------------

TEST_CASE("a preset is the state that its link leads to, and reset is the first view") {
    const Order first;
    const std::vector<std::pair<std::string_view, std::string_view>> presets = {
        {"With positions", "positions=sinusoidal"}, {"Causal mask", "mask=causal&matrix=weights"}, {"Order-blind", ""}};
    for (const auto& [name, link] : presets) {
        CAPTURE(name);
        Order order("a=one two three&b=three two one&weights-seed=7&matrix=q&d=8&t=3");
        order.activate(Role::button, name);
        CHECK(order.choices() == Order("d=8&t=3&" + std::string(link)).choices());
        CHECK(holds(order.announced(), name));
        order.activate(Role::button, "Reset");
        CHECK(order.choices() == Order("d=8&t=3").choices());
    }
}

TEST_CASE("words that change places are on their way for less than a second, and then nothing moves") {
    Order order;
    order.workbench.ui().reduced_motion = false;
    order.workbench.act({order.node(Role::button, "Shuffle").id, ActionKind::activate, 0, {}});
    double seconds = 0;
    while (order.workbench.seconds_to_frame() <= 0 && seconds < 5) {
        order.frame();
        seconds += 1.0 / 60;
    }
    CHECK(seconds > 0.5);
    CHECK(seconds < 1.0);
    CHECK(order.workbench.seconds_to_frame() == no_frame);
}

TEST_CASE("the whole state of the lab comes back from its link") {
    Order order(
        "a=the dog sees the man&b=the man sees the dog&positions=sinusoidal&mask=causal&weights-seed=42&slot=3&"
        "matrix=weights&of=b&cell-row=4&cell-column=2");
    const std::string link = order.workbench.link();
    const Choices choices = order.choices();
    const auto texts = order.texts_with("output");
    Order again;
    again.set_link(link);
    CHECK(again.choices() == choices);
    CHECK(again.texts_with("output") == texts);
    CHECK(again.workbench.link() == link);
}

TEST_CASE("without input the lab asks for nothing and changes nothing") {
    for (const char* options : {"", "matrix=x&cell-column=7&positions=sinusoidal", "a=one&b="}) {
        Order order(options);
        check_quiet(order);
    }
}

TEST_CASE("everything of the lab is in its place at every width") {
    for (const std::string& options :
         {std::string(), std::string("positions=sinusoidal&mask=causal&matrix=weights"), std::string("a=one&b="),
          std::string(twelve), std::string(twelve) + "&mask=causal&matrix=scores&cell-row=11&cell-column=11&of=b",
          std::string("a=cat sees dog&b=man bites dog and cat&matrix=pooled"),
          std::string("a=") + std::string(40, 'w') + " Wwwwwwwwwwwwwwwwww ÄÖÜ&matrix=scores"}) {
        CAPTURE(options);
        Order order(options);
        for (const float width : {320.0F, 390.0F, 560.0F, 598.0F, 640.0F, 700.0F, 1100.0F}) {
            check_places(order, width);
        }
    }
}

TEST_CASE("the lab works without a host as well") {
    Order order("", Fields::native);
    order.activate(Role::button, "Shuffle");
    CHECK(order.lab().comparison().verdict == OrderVerdict::same_outputs);
}

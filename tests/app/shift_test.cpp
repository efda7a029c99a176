// The shift lab in the workbench: its numbers are the core's, t changes nothing in the matrix, and the clocks stop.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/lab.h"
#include "core/shift.h"
#include "ui/draw.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

class Shift : public Lab {
  public:
    explicit Shift(std::string_view options = "", Fields fields = Fields::of_host) : Lab("shift", fields) {
        open(options);
    }

    Encoding encoding() const { return encoding_of(choices()); }

    /// The name of the text that begins so; empty if there is none.
    std::string text(std::string_view beginning) {
        for (const Node& node : tree().nodes())
            if (node.role == Role::text && node.name.starts_with(beginning)) return node.name;
        return {};
    }

    std::vector<std::string> clocks() {
        std::vector<std::string> names;
        for (const Node& node : tree().nodes())
            if (node.role == Role::radio && node.name.starts_with("Pair ")) names.push_back(node.name);
        return names;
    }

    std::string selected_clock() {
        for (const Node& node : tree().nodes())
            if (node.role == Role::radio && node.name.starts_with("Pair ") && node.selected) return node.name;
        return {};
    }

    void slide(std::string_view name, double value) { act(node(Role::slider, name), ActionKind::select, {}, value); }
};

std::string shown(double value, int decimals) {
    return fixed(value, decimals, Glyphs::typographic);
}

std::string vector_text(const std::array<double, 2>& values, int decimals) {
    return "sine " + shown(values[0], decimals) + ", cosine " + shown(values[1], decimals);
}

constexpr const char* telling[] = {
    "",
    "d=2&t=0&k=0",
    "d=8&column=4&clock-speed=60&clock=12.5",
    "d=512&t=0&k=44",
    "d=512&t=50&k=3&column=40&measure=matrix",
    "d=512&t=0&column=246&k=512&reach=512",
    "d=8&t=3&k=-3&measure=distance&decimals=15",
    "d=1024&base=1e9&column=1023&t=16777216&k=-16777216&decimals=8&measure=distance",
    "d=1024&layout=tensor2tensor&base=1.0001&t=16777215&k=1&measure=matrix&column=600",
    "d=2&layout=tensor2tensor&t=7&k=-7&measure=matrix",
    "d=64&layout=cosine-first&t=100000&k=1000000&clock=12345.678&clock-speed=1e6",
};

}  // namespace

// --- The turn --------------------------------------------------------------------------------------------------------

TEST_CASE("the matrix, its product and the entries at t + k are the core's, in every layout and with any decimals") {
    for (const char* layout : {"interleaved", "concatenated", "cosine-first", "tensor2tensor"})
        for (const auto& [options, decimals] :
             {std::pair{"d=4&t=1&k=3", 4}, std::pair{"d=8&t=10&k=-4&column=5&decimals=6", 6},
              std::pair{"d=512&t=1000000&k=12345&column=40&decimals=8", 8}, std::pair{"d=2&t=0&k=7&decimals=0", 0}}) {
            CAPTURE(layout);
            CAPTURE(options);
            Shift lab(std::string(options) + "&layout=" + layout);
            const int t = lab.choices().position;
            const int k = lab.choices().shift;
            const int pair = column_at(lab.encoding(), lab.choices().column).pair_index;
            const PairShift turn = pair_shift(lab.encoding(), pair, t, k);
            CHECK(lab.text("R for k = " + grouped(k)) ==
                  "R for k = " + grouped(k) + ", pair " + std::to_string(pair) + ": first row " +
                      shown(turn.block[0][0], decimals) + ", " + shown(turn.block[0][1], decimals) + "; second row " +
                      shown(turn.block[1][0], decimals) + ", " + shown(turn.block[1][1], decimals));
            CHECK(lab.says("t = " + grouped(t) + ": " + vector_text(turn.start, decimals)));
            CHECK(lab.says("R times it: " + vector_text(turn.turned, decimals)));
            CHECK(lab.says("t + k = " + grouped(t + k) + ", direct: " + vector_text(turn.expected, decimals)));
            CHECK(lab.text("Sine: ").ends_with(" = " + shown(turn.turned[0], decimals)));
            CHECK(lab.text("Cosine: ").ends_with(" = " + shown(turn.turned[1], decimals)));
            const std::string sine = significant(std::abs(turn.turned[0] - turn.expected[0]), 2, Glyphs::ascii);
            const std::string cosine = significant(std::abs(turn.turned[1] - turn.expected[1]), 2, Glyphs::ascii);
            CHECK(holds(lab.text("Difference: "), sine + " in the sine, " + cosine + " in the cosine"));
            for (std::size_t row = 0; row < 2; ++row) CHECK(std::abs(turn.turned[row] - turn.expected[row]) < 1e-14);
        }
}

TEST_CASE("the turned pair is written like the entries of the row at t + k, as the table has them") {
    Shift lab("d=8&t=5&k=9&column=2");
    const double sine = encoding_at(lab.encoding(), 14, 2);
    const double cosine = encoding_at(lab.encoding(), 14, 3);
    CHECK(lab.says("R times it: " + vector_text({sine, cosine}, 4)));
    CHECK(lab.says("direct: " + vector_text({sine, cosine}, 4)));
}

TEST_CASE("changing t does not change the matrix, changing k does") {
    Shift lab("d=8&column=2&k=3");
    const std::string matrix = lab.text("R for k = ");
    REQUIRE(!matrix.empty());
    const std::string start = lab.text("t = ");
    for (const char* t : {"0", "2", "1000", "123456"}) {
        lab.commit("Position t", t);
        CHECK(lab.text("R for k = ") == matrix);
        CHECK(lab.text("t = ") != start);
    }
    lab.commit("Shift k", "4");
    CHECK(lab.text("R for k = ") != matrix);
}

TEST_CASE("where the pair's entries stand is told for each layout") {
    Shift lab("d=8&column=2");
    CHECK(lab.text("Columns: ") == "Columns: sine 2, cosine 3 (interleaved)");
    lab.open("d=8&column=1&layout=concatenated");
    CHECK(lab.text("Columns: ") == "Columns: sine 1, cosine 5 (concatenated)");
    lab.open("d=8&column=1&layout=cosine-first");
    CHECK(lab.text("Columns: ") == "Columns: sine 5, cosine 1 (cosine-first)");
}

TEST_CASE("the rows' lengths and steps are the core's, and the same at t and at t + k") {
    for (const char* options : {"d=8&t=3&k=40", "d=512&t=0&k=1000000", "d=4&t=16777216&k=-5"}) {
        CAPTURE(options);
        Shift lab(options);
        const int t = lab.choices().position;
        const int target = t + lab.choices().shift;
        const std::string norms = lab.text("Length: ");
        CHECK(holds(norms, "at " + grouped(t) + ": " + shown(norm(lab.encoding(), t), 6)));
        CHECK(holds(norms, "at " + grouped(target) + ": " + shown(norm(lab.encoding(), target), 6)));
        CHECK(holds(norms, "√" + std::to_string(lab.choices().width / 2) + " = " +
                               shown(std::sqrt(lab.choices().width / 2.0), 6)));
        const std::string step = shown(distance_of_shift(lab.encoding(), 1), 6);
        const std::string steps = lab.text("One step: ");
        CHECK(steps.find(step) != steps.rfind(step));
    }
}

// --- Facts that learners get wrong -----------------------------------------------------------------------------------

TEST_CASE("similarity does not fall steadily: at d = 512 it falls up to 43 and rises at 44; distances at d = 8") {
    Shift lab("d=512&t=0&k=44");
    CHECK(lab.says("From there it falls up to k = 43 and first rises at k = 44"));
    CHECK(lab.says("d/2 = 256"));
    lab.open("d=8&t=0&k=3&measure=distance");
    CHECK(holds(lab.text("Distance for k = −1 to 7"), "0.964, 1.695, 2.017, 1.862, 1.296, 0.658"));
    CHECK(lab.says("At k = 3 the distance is 2.017"));
}

TEST_CASE("the dot product does not tell before from after: 50 with 53 is as 50 with 47") {
    Shift lab("d=512&t=50&k=3&measure=matrix");
    const std::string value = shown(dot_product({.width = 512}, 50, 53), 3);
    CHECK(value == shown(dot_product({.width = 512}, 50, 47), 3));
    CHECK(lab.says("Positions 50 and 53: " + value + "."));
    CHECK(lab.says("Positions 50 and 47: " + value + "."));
    lab.open("d=512&t=50&k=-3");
    CHECK(lab.says("At k = −3 the dot product is " + value + ", and at k = 3 as well"));
}

TEST_CASE("within 512 positions 133 of the 256 pairs of d = 512 do not come round once: the slow ones") {
    Shift lab("d=512&t=0&k=512");
    CHECK(lab.says("Within 512 positions 133 of 256 pairs do not come round once"));
}

// --- Clocks ----------------------------------------------------------------------------------------------------------

TEST_CASE("each clock tells its pair's true speed and wavelength, and where its hands stand") {
    Shift lab("d=512&t=7&k=5&column=101&clock=0.5");
    CHECK(lab.clocks() == std::vector<std::string>{"Pair 0", "Pair 50", "Pair 170", "Pair 255"});
    CHECK(lab.selected_clock() == "Pair 50");
    for (const int pair : {0, 50, 170, 255}) {
        const std::string text = lab.text("Pair " + std::to_string(pair) + ": ");
        CAPTURE(text);
        CHECK(holds(text, significant(radians_per_position({.width = 512}, pair), 4) + " radians a position"));
        CHECK(holds(text, "wavelength " + significant(wavelength({.width = 512}, pair), 4)));
        for (const double position : {7.5, 12.5}) {
            const ClockHand hand = clock_hand({.width = 512}, pair, position);
            CHECK(holds(text, "At " + significant(position, 4) + ": sine " + shown(hand.sine, 3) + ", cosine " +
                                  shown(hand.cosine, 3)));
        }
    }
}

TEST_CASE("a clock, the scale of all pairs and the field choose the same pair") {
    Shift lab("d=512");
    lab.activate(Role::radio, "Pair 170");
    CHECK(lab.choices().column == 340);
    lab.slide("All pairs by wavelength", 171);
    CHECK(lab.choices().column == 342);
    CHECK(lab.node(Role::slider, "All pairs by wavelength").value ==
          "pair 171, wavelength " + significant(wavelength({.width = 512}, 171), 4));
    lab.commit("Pair i", "3");
    CHECK(lab.choices().column == 6);
    CHECK(lab.selected_clock() == "Pair 3");
}

TEST_CASE("running clocks move on by time and speed, say when they stop, and then nothing runs any more") {
    Shift lab("d=8&clock-speed=10");
    const Node button = lab.node(Role::button, "Run the clocks");
    lab.workbench.act({button.id, ActionKind::activate, 0, {}});
    lab.frame();
    CHECK(lab.choices().run);
    const double before = lab.choices().clock;
    lab.frames(60);
    CHECK(lab.choices().clock - before == doctest::Approx(10).epsilon(0.01));
    CHECK(lab.workbench.wants_frame());
    CHECK(lab.find(Role::button, "Pause") != nullptr);
    lab.activate(Role::button, "Pause");
    CHECK(!lab.choices().run);
    CHECK(holds(lab.announced(), "The clocks run, for 30 seconds at most."));
    const double stopped = lab.choices().clock;
    lab.frames(10);
    CHECK(lab.choices().clock == stopped);
    CHECK(lab.workbench.seconds_to_frame() == no_frame);
    CHECK(lab.workbench.link() == "panel=shift&d=8&clock=" + shortest(stopped) + "&clock-speed=10");
    lab.activate(Role::button, "Back to t");
    CHECK(lab.choices().clock == 0);
}

TEST_CASE("clocks that were started by a link stop after half a minute") {
    Shift lab;
    lab.workbench.set_link("panel=shift&d=8&run=on");
    int frames = 0;
    while (lab.workbench.wants_frame() && frames < 4000) {
        lab.frame();
        ++frames;
    }
    CHECK(frames == doctest::Approx(1800).epsilon(0.01));
    CHECK(!lab.choices().run);
    CHECK(holds(lab.announced(), "The hands stand at 31 and 34."));
}

TEST_CASE("with reduced motion nothing runs by itself: a step moves the hands") {
    Shift lab;
    lab.workbench.ui().reduced_motion = true;
    lab.open("d=8&run=on&clock-speed=25");
    CHECK(!lab.choices().run);
    CHECK(lab.choices().clock == 0);
    CHECK(lab.find(Role::button, "Run the clocks") == nullptr);
    lab.activate(Role::button, "Step");
    CHECK(lab.choices().clock == 25);
    CHECK(holds(lab.announced(), "The hands stand at 26 and 29."));
}

TEST_CASE("the turn between the hands stays while they run") {
    Shift lab("d=8&column=2&k=3");
    const std::string matrix = lab.text("R for k = ");
    for (const char* clock : {"1", "12.5", "1000.25"}) {
        lab.commit("Run on by (positions)", clock);
        CHECK(lab.text("R for k = ") == matrix);
        CHECK(lab.says("Both have run on alike, and the turn between them has stayed."));
    }
}

// --- Curve and matrix ------------------------------------------------------------------------------------------------

TEST_CASE("the curve's cursor is k: it moves by keys and by pointer, and says the value") {
    for (const auto& [options, name] :
         {std::pair{"d=64&t=100", "Dot product"}, std::pair{"d=64&t=100&measure=distance", "Distance"}}) {
        Shift lab(options);
        lab.set_width_and_wanted_height(800, 1);
        const bool is_distance = lab.choices().measure == Measure::distance;
        const auto value = [&](int shift) {
            return shown(
                is_distance ? distance_of_shift({.width = 64}, shift) : similarity_of_shift({.width = 64}, shift), 3);
        };
        lab.slide(name, -17);
        CHECK(lab.choices().shift == -17);
        CHECK(lab.node(Role::slider, name).value == "k = −17: " + value(-17));
        const Bounds box = lab.node(Role::slider, name).bounds;
        for (const float share : {0.2F, 0.5F, 0.9F}) {
            lab.click(box.x + box.width * share, box.y + 100);
            const int shift = lab.choices().shift;
            CHECK(lab.node(Role::slider, name).value == "k = " + grouped(shift) + ": " + value(shift));
            CHECK(std::abs(shift - (share - 0.53) * 140) < 10);
        }
    }
}

TEST_CASE("the values near the cursor are the core's") {
    Shift lab("d=32&t=5&k=10");
    std::vector<double> values(9);
    similarity_row({.width = 32}, 6, values);
    std::string expected = "Dot product for k = 6 to 14:";
    for (const double value : values) expected += (value == values[0] ? " " : ", ") + shown(value, 3);
    CHECK(lab.text("Dot product for k") == expected);
}

TEST_CASE("the cursor keeps to shifts that lead to a position") {
    Shift lab("d=8&t=2&k=5");
    lab.slide("Dot product", -50);
    CHECK(lab.choices().shift == -2);
    CHECK(lab.node(Role::slider, "Dot product").range->minimum == -2);
    CHECK(lab.node(Role::number, "Shift k").range->minimum == -2);
}

TEST_CASE("a press on the matrix takes k from the column") {
    Shift lab("d=64&t=50&k=3&measure=matrix");
    lab.set_width_and_wanted_height(800, 1);
    const Bounds box = lab.node(Role::slider, "Matrix").bounds;
    lab.click(box.x + box.width * 10.5F / 32, box.y + 40);
    CHECK(lab.choices().shift == 56 - 50);
    CHECK(lab.node(Role::slider, "Matrix").value == "k = 6: " + shown(similarity_of_shift({.width = 64}, 6), 3));
}

// --- Links, presets, quiet, layout -----------------------------------------------------------------------------------

TEST_CASE("presets show what their names say, and reset brings the first view back") {
    Shift lab(
        "d=64&t=9&k=-4&column=30&decimals=7&clock=3&clock-speed=7&measure=distance&reach=100&layout=concatenated");
    lab.activate(Role::button, "Before or after");
    CHECK(lab.workbench.link() == "panel=shift&d=512&t=50&column=40&measure=matrix");
    CHECK(holds(lab.announced(), "Before or after. Rows and columns are positions"));
    lab.activate(Role::button, "Falls, then rises");
    CHECK(lab.choices().measure == Measure::dot_product);
    CHECK(lab.says("first rises at k = 44"));
    lab.activate(Role::button, "Unfinished turns");
    CHECK(lab.says("133 of 256 pairs"));
    lab.activate(Role::button, "Reset");
    CHECK(lab.workbench.link() == "panel=shift");
}

TEST_CASE("the whole state of the shift lab comes back from its link") {
    Shift lab(
        "d=64&base=500&layout=concatenated&t=9&column=20&decimals=6&k=-4&clock=12.5&clock-speed=0.5&measure=distance&"
        "reach=100");
    const std::string link = lab.workbench.link();
    CHECK(link ==
          "panel=shift&d=64&base=500&layout=concatenated&t=9&column=20&decimals=6&k=-4&clock=12.5&clock-speed=0.5"
          "&measure=distance&reach=100");
    const Choices choices = lab.choices();
    Shift again;
    again.set_link(link);
    CHECK(again.choices() == choices);
}

TEST_CASE("without input the shift lab asks for nothing and changes nothing") {
    for (const char* options : telling) {
        CAPTURE(options);
        Shift lab(options);
        check_quiet(lab);
    }
}

TEST_CASE("everything of the shift lab is in its place at every width") {
    for (const char* options : telling) {
        CAPTURE(options);
        Shift lab(options);
        for (const auto& [width, scale] : {std::pair{320.0F, 1.0F}, std::pair{390.0F, 3.0F}, std::pair{572.0F, 1.25F},
                                           std::pair{700.0F, 1.0F}, std::pair{1100.0F, 2.0F}}) {
            check_places(lab, width, scale);
        }
    }
}

TEST_CASE("the shift lab works without a host as well") {
    Shift lab("", Fields::native);
    lab.activate(Role::button, "Step");
    CHECK(lab.choices().clock == 1);
}

// The waves in the workbench: what they show is what the core computes, and every way to choose and to move works.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/lab.h"
#include "core/shift.h"
#include "panels/wave_text.h"
#include "state/wave_lab.h"
#include "ui/draw.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

class Waves : public Lab {
  public:
    explicit Waves(std::string_view options = "", Fields fields = Fields::of_host) : Lab("waves", fields) {
        set_size(800, 1600);
        open(options);
    }

    std::vector<int> strips() {
        std::vector<int> pairs;
        for (int pair = 0; pair < pair_count(encoding_of(choices())); ++pair)
            if (says("Pair " + std::to_string(pair) + ", wavelength ")) pairs.push_back(pair);
        return pairs;
    }

    std::string entry(int column) {
        return fixed(encoding_at(encoding_of(choices()), choices().position, column), choices().decimals,
                     Glyphs::typographic);
    }
};

using Pairs = std::vector<int>;

}  // namespace

TEST_CASE("each strip tells its pair's wavelength, and sine and cosine at the cursor, as the core has them") {
    for (const char* options : {"", "d=64&t=37", "d=512&pairs=0,100,255&t=1000&span=5000&decimals=9",
                                "d=64&layout=concatenated&base=500&t=3", "d=64&layout=tensor2tensor&t=16777216"}) {
        CAPTURE(options);
        Waves waves(options);
        const Encoding encoding = encoding_of(waves.choices());
        const int decimals = waves.choices().decimals;
        REQUIRE(!waves.strips().empty());
        for (const int pair : waves.strips()) {
            const ClockHand hand = clock_hand(encoding, pair, waves.choices().position);
            CHECK(waves.says("Pair " + std::to_string(pair) + ", wavelength " +
                             significant(wavelength(encoding, pair), 4) + ": at position " +
                             grouped(waves.choices().position) + " sine " +
                             fixed(hand.sine, decimals, Glyphs::typographic) + ", cosine " +
                             fixed(hand.cosine, decimals, Glyphs::typographic)));
        }
    }
}

TEST_CASE("the row at the cursor holds the encoding's own entries, in the order of the layout") {
    for (const char* layout : {"interleaved", "concatenated", "cosine-first", "tensor2tensor"}) {
        CAPTURE(layout);
        Waves waves("d=16&pairs=0,2,7&t=11&layout=" + std::string(layout));
        const auto entries = waves.texts_with("Column ");
        REQUIRE(entries.size() == 6);
        const Encoding encoding = encoding_of(waves.choices());
        std::size_t next = 0;
        for (int column = 0; column < 16; ++column) {
            const Column kind = column_at(encoding, column);
            if (kind.pair_index != 0 && kind.pair_index != 2 && kind.pair_index != 7) continue;
            CHECK(entries[next++] == "Column " + std::to_string(column) +
                                         (kind.wave == Wave::sine ? ", sine: " : ", cosine: ") + waves.entry(column));
        }
    }
}

TEST_CASE("the curves go through the core's values, and waves too fast for the screen are not drawn as slow ones") {
    Choices choices;
    choices.width = 64;
    choices.wave_pairs = "0,8,31";
    choices.wave_span = 128;
    choices.position = 200;
    WaveLab lab;
    lab.update(choices, 129);
    CHECK(lab.first_position() == 128);
    for (const ShownWave& wave : lab.waves()) {
        REQUIRE(wave.sines.size() == 129);
        for (std::size_t i = 0; i < wave.sines.size(); ++i) {
            const ClockHand hand = clock_hand(encoding_of(choices), wave.pair_index, 128.0 + static_cast<double>(i));
            CHECK(wave.sines[i] == static_cast<float>(hand.sine));
            CHECK(wave.cosines[i] == static_cast<float>(hand.cosine));
        }
    }
    choices.wave_span = 100'000;
    lab.update(choices, 600);
    CHECK(lab.waves()[0].sines.empty());
    CHECK(lab.waves()[1].sines.empty());
    CHECK(lab.waves()[2].sines.size() == 600);
}

TEST_CASE("pairs are switched on and off, down to one and up to eight") {
    Waves waves("d=64");
    CHECK(waves.strips() == Pairs{0, 8, 16, 24});
    waves.activate(Role::toggle, "Pair 4");
    CHECK(waves.choices().wave_pairs == "0,4,8,16,24");
    waves.activate(Role::toggle, "Pair 0");
    CHECK(waves.strips() == Pairs{4, 8, 16, 24});
    for (const char* pair : {"Pair 8", "Pair 16", "Pair 24"}) waves.activate(Role::toggle, pair);
    CHECK(waves.strips() == Pairs{4});
    CHECK(waves.node(Role::toggle, "Pair 4").disabled);
    waves.set_link("panel=waves&d=64&pairs=1-8");
    CHECK(waves.strips().size() == 8);
    CHECK(waves.node(Role::toggle, "Pair 0").disabled);
    CHECK(!waves.node(Role::toggle, "Pair 5").disabled);
}

TEST_CASE("a list of pairs that cannot be taken says why, and the last good ones stay") {
    Waves waves("d=64&pairs=1,2");
    const auto type = [&](const char* text) {
        waves.act(waves.node(Role::text_field, "Pairs shown, for example 0, 1, 4-7"), ActionKind::set_text, text);
    };
    const auto field = [&] { return waves.node(Role::text_field, "Pairs shown, for example 0, 1, 4-7"); };
    for (const auto& [text, reason] : {std::pair("1, two", "“two” is not a pair"), std::pair("32", "pairs are 0 to 31"),
                                       std::pair("0-30", "At most 8 pairs fit.")}) {
        CAPTURE(text);
        type(text);
        CHECK(field().invalid);
        CHECK(field().description.find(reason) != std::string::npos);
        CHECK(waves.says(reason));
        CHECK(waves.strips() == Pairs{1, 2});
    }
    type("5");
    CHECK(!field().invalid);
    CHECK(waves.strips() == Pairs{5});
}

TEST_CASE("the cursor is moved by its number, its keys and the pointer, and pages on when it leaves the window") {
    Waves waves("d=64");
    waves.commit("Position t", "50");
    CHECK(waves.says("at position 50 sine"));
    waves.act(waves.node(Role::number, "Position t"), ActionKind::step, "", 1);
    CHECK(waves.choices().position == 51);
    const Bounds strip = waves.node(Role::group, "Waves").bounds;
    waves.click(strip.x + strip.width / 2, strip.y + 50);
    CHECK(waves.choices().position == doctest::Approx(64).epsilon(0.02));
    CHECK(waves.says("at position " + std::to_string(waves.choices().position) + " sine"));
    waves.commit("Position t", "1000");
    CHECK(waves.strips() == Pairs{0, 8, 16, 24});
    WaveLab lab;
    lab.update(waves.choices(), 100);
    CHECK(lab.first_position() == 896);
}

TEST_CASE("a press on the waves gives the keys to the number of the cursor") {
    Waves waves("d=64");
    const Bounds strip = waves.node(Role::group, "Waves").bounds;
    waves.pointer.move(strip.x + 100, strip.y + 50);
    waves.frames(2);
    waves.pointer.press(true);
    waves.frame();
    CHECK(waves.workbench.ui().focus_request == waves.node(Role::number, "Position t").id);
    waves.pointer.press(false);
    waves.frames(2);
}

TEST_CASE("each shown pair is said to come round within the trained length or not, as its wavelength has it") {
    for (const int length : {1, 6, 7, 63, 512, 100'000}) {
        Waves waves("d=64&pairs=0,8,16,31&length=" + std::to_string(length));
        const Encoding encoding = encoding_of(waves.choices());
        for (const int pair : waves.strips()) {
            const auto texts = waves.texts_with("Pair " + std::to_string(pair) + ", wavelength ");
            REQUIRE(texts.size() == 1);
            const bool finished = texts[0].find(" Comes round within ") != std::string::npos;
            CHECK(finished == (wavelength(encoding, pair) <= length));
            CHECK(finished != (texts[0].find(" Does not come round within ") != std::string::npos));
        }
        CHECK(waves.says("Trained on "));
    }
    Waves waves("d=64");
    CHECK(!waves.says("ome round"));
}

TEST_CASE("the bits of a position stand fast ones first, as many as the positions need") {
    CHECK(panels::bits_text(5, 4) == "1 0 1 0");
    CHECK(panels::bits_text(0, 4) == "0 0 0 0");
    CHECK(panels::bits_text(16, 5) == "0 0 0 0 1");
    CHECK(panels::bits_for(15) == 4);
    CHECK(panels::bits_for(16) == 5);
    CHECK(panels::bits_for(max_position) == 25);
    Waves waves("d=64&t=5");
    CHECK(waves.says("Position 5 in bits, fast to slow: 1 0 1 0"));
    CHECK(waves.says("each pair of waves 1.334 times"));
}

TEST_CASE("the factor from pair to pair is base to the power 2/d") {
    Waves waves("d=4");
    CHECK(waves.says("each pair of waves 100 times"));
    waves.set_link("panel=waves&d=2");
    CHECK(!waves.says("each pair of waves"));
}

TEST_CASE("each preset shows waves, and resetting brings the first view back") {
    Waves waves("base=77&layout=concatenated&t=9");
    for (const char* preset : {"Fast to slow", "Neighbours", "Long view", "Past training"}) {
        CAPTURE(preset);
        waves.activate(Role::button, preset);
        CHECK(waves.choices().base == 10000);
        CHECK(waves.strips().size() >= 4);
    }
    CHECK(waves.says("Does not come round within 512 positions."));
    CHECK(waves.says("Comes round within 512 positions."));
    waves.activate(Role::button, "Reset");
    CHECK(waves.workbench.link() == "panel=waves");
}

TEST_CASE("the whole state of the waves comes back from its link") {
    Waves waves("d=64&pairs=1,5,9&t=77&span=2000&length=99&decimals=3");
    const std::string link = waves.workbench.link();
    CHECK(link == "panel=waves&d=64&t=77&decimals=3&length=99&pairs=1,5,9&span=2000");
    const Choices choices = waves.choices();
    Waves again;
    again.set_link(link);
    CHECK(again.choices() == choices);
}

TEST_CASE("without input the waves ask for nothing and change nothing") {
    for (const char* options : {"", "d=512&span=100000&length=512", "t=16777216&pairs=x"}) {
        Waves waves(options);
        check_quiet(waves);
    }
}

TEST_CASE("everything of the waves is in its place at every width") {
    for (const char* options : {"", "d=64", "d=1024&pairs=504-511&t=16777216&length=4096&decimals=15&span=100000",
                                "d=2&length=1&pairs=9", "d=512&layout=concatenated&length=100&pairs=0-7&span=8"}) {
        CAPTURE(options);
        Waves waves(options);
        for (const float width : {320.0F, 390.0F, 560.0F, 598.0F, 640.0F, 700.0F, 1100.0F}) {
            check_places(waves, width);
        }
    }
}

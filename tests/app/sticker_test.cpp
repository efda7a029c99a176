// The boxes and stickers in the workbench: every way to move in the story, and what it says at each moment.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/lab.h"
#include "content/sticker_words.h"
#include "panels/sticker_text.h"
#include "state/sticker_lab.h"
#include "ui/draw.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

class Stickers : public Lab {
  public:
    explicit Stickers(std::string_view options = "", Fields fields = Fields::of_host) : Lab("stickers", fields) {
        workbench.set_link("panel=stickers&" + std::string(options));
        frames(4);
        take_effects();
    }

    const StickerLab& lab() {
        lab_.update(choices());
        return lab_;
    }
    const StickerTimeline& timeline() { return lab().timeline(); }
    double seconds() { return lab().seconds(choices()); }
    StoryPhase phase() { return timeline().steps()[static_cast<std::size_t>(timeline().step_at(seconds()))].phase; }

    /// The story may go on afterwards.
    void choose(std::string_view group, std::string_view name) {
        workbench.act({option(group, name).id, ActionKind::activate, 0, {}});
        frames(4);
    }

    /// The story may go on afterwards.
    void press(std::string_view name) {
        workbench.act({node(Role::button, name).id, ActionKind::activate, 0, {}});
        frames(2);
    }

    std::vector<std::string> announced() {
        std::vector<std::string> all;
        for (const Effect& effect : take_effects())
            if (effect.kind == EffectKind::announce) all.push_back(effect.text);
        return all;
    }

    /// Frames until the story has come to its end; returns how many.
    int play_to_the_end() {
        int count = 0;
        while (choices().playing && count < 10'000) {
            frame();
            ++count;
        }
        return count;
    }

    std::string words_read_back() {
        const std::string all = node(Role::group, words::story_picture).description;
        const std::string_view mark = choices().stickers ? "Read back: " : "Arrived: ";
        const std::size_t from = all.find(mark);
        REQUIRE(from != std::string::npos);
        return all.substr(from + mark.size(), all.size() - from - mark.size() - 1);
    }

  private:
    StickerLab lab_;
};

constexpr std::string_view five = "words=one two three four five";

}  // namespace

// --- Playing ---------------------------------------------------------------------------------------------------------

TEST_CASE("played, the story runs to its end, stops there, and nothing is drawn any more") {
    for (const char* stickers : {"off", "on"}) {
        Stickers story(std::string(five) + "&stickers=" + stickers);
        const double whole = story.timeline().duration_seconds();
        story.press("Play");
        CHECK(story.choices().playing);
        CHECK(story.find(Role::button, "Pause") != nullptr);
        const int frames = story.play_to_the_end();
        CHECK(frames == doctest::Approx(whole * 60).epsilon(0.01));
        CHECK(!story.choices().playing);
        CHECK(story.seconds() == whole);
        story.frames_until_idle();
        CHECK(story.workbench.seconds_to_frame() == no_frame);
        const std::vector<std::string> announced = story.announced();
        CHECK(announced.size() == story.timeline().steps().size() - 1);  // each change of step, and nothing else
    }
}

TEST_CASE("the moment shown depends on the time played, not on the frames drawn") {
    Stickers quick("stickers=on&play=on"), slow("stickers=on&play=on");
    const double from = quick.seconds() - slow.seconds();
    for (int i = 0; i < 60; ++i) quick.workbench.frame(1.0 / 60), answer_texture_requests();
    for (int i = 0; i < 10; ++i) slow.workbench.frame(0.1), answer_texture_requests();
    CHECK(quick.seconds() - slow.seconds() == doctest::Approx(from));
}

TEST_CASE("at twice the speed it takes half the time") {
    Stickers story("speed=2&play=on");
    const double before = story.seconds();
    story.frames(30);
    CHECK(story.seconds() - before == doctest::Approx(1.0));
    story.choose("Speed", "0.5×");
    const double later = story.seconds();
    story.frames(30);
    CHECK(story.seconds() - later == doctest::Approx(0.25));
}

TEST_CASE("paused, the moment stays, and playing goes on from there; at the end it begins anew") {
    Stickers story("time=3");
    story.press("Play");
    story.frames(30);
    story.press("Pause");
    const double paused = story.seconds();
    CHECK(paused > 3.4);
    CHECK(paused < 3.7);
    story.frames_until_idle();
    CHECK(story.workbench.seconds_to_frame() == no_frame);
    CHECK(story.seconds() == paused);
    story.press("Play");
    CHECK(story.seconds() >= paused);
    story.set_link("panel=stickers&time=60");
    story.press("Play");
    CHECK(story.seconds() < 0.2);
    story.press("Replay");
    CHECK(story.seconds() < 0.2);
    CHECK(story.choices().playing);
}

// --- Moving about ----------------------------------------------------------------------------------------------------

TEST_CASE("Next and Back go through all steps, which are said as they come") {
    Stickers story("stickers=on");
    const auto steps = story.timeline().steps();
    for (int step = 0; step < std::ssize(steps); ++step) {
        story.press("Next");
        CHECK(story.timeline().step_at(story.seconds()) == step);
        CHECK(story.find(Role::heading, panels::step_text(story.timeline(), step)) != nullptr);
        CHECK(story.says(panels::sentence_of(steps[static_cast<std::size_t>(step)])));
        const auto announced = story.announced();
        CHECK(announced.size() == (step == 0 ? 0 : 1));
    }
    CHECK(story.seconds() == story.timeline().duration_seconds());
    for (int step = static_cast<int>(steps.size()) - 2; step >= 0; --step) {
        story.press("Back");
        CHECK(story.timeline().step_at(story.seconds()) == step);
    }
    story.press("Back");
    CHECK(story.seconds() == 0);
}

TEST_CASE("the whole story stands there as text, the present step is marked, each can be gone to") {
    Stickers story("stickers=on");
    const auto steps = story.timeline().steps();
    for (int step = static_cast<int>(steps.size()) - 1; step >= 0; --step) {
        const StoryStep& there = steps[static_cast<std::size_t>(step)];
        const std::string name = std::to_string(step + 1) + ". " + std::string(panels::title_of(there));
        CHECK(story.says(panels::sentence_of(there)));
        if (story.find(Role::button, name) != nullptr) story.press(name);
        CHECK(story.find(Role::button, name + " (now)") != nullptr);
        CHECK(story.phase() == there.phase);
    }
}

TEST_CASE("the time is scrubbed by its field and by the bar") {
    Stickers story("stickers=on&play=on");
    story.act(story.node(Role::number, "Time in seconds"), ActionKind::commit, "7.5");
    CHECK(story.seconds() == 7.5);
    CHECK(!story.choices().playing);
    story.act(story.node(Role::number, "Time in seconds"), ActionKind::step, {}, 2);
    CHECK(story.seconds() == 8.5);
    const Bounds picture = story.node(Role::group, words::story_picture).bounds;
    story.click(picture.x + picture.width / 2, picture.y + picture.height + 18);
    CHECK(story.seconds() == doctest::Approx(story.timeline().duration_seconds() / 2).epsilon(0.01));
    CHECK(story.choices().story_seconds == story.node(Role::number, "Time in seconds").range->value);
}

TEST_CASE("the row of the legend that the step is about is marked") {
    Stickers story("stickers=on");
    const auto at = [&](StoryPhase phase) {
        const double moment = told_seconds(story.timeline(), *story.timeline().step_of(phase));
        story.set_link("panel=stickers&stickers=on&time=" + std::to_string(moment));
    };
    at(StoryPhase::pack);
    CHECK(story.says("Box contents: token content (now)"));
    at(StoryPhase::stick);
    CHECK(story.says("Sticker: position (now)"));
    at(StoryPhase::load);
    CHECK(story.says("Loading with a sticker: adding the encoding (now)"));
    at(StoryPhase::drive);
    CHECK(story.says("The ride: attention mixing (now)"));
}

// --- Order lost and found --------------------------------------------------------------------------------------------

TEST_CASE("without stickers the words arrive in the order that the core's shaking gives") {
    Stickers story(std::string(five) + "&time=60&ride=4");
    std::string arrived;
    for (const int box : story.timeline().shaken().sources())
        arrived += (arrived.empty() ? "" : " ") + story.timeline().story().words[static_cast<std::size_t>(box)];
    CHECK(story.words_read_back() == arrived);
    CHECK(arrived != "one two three four five");
}

TEST_CASE("with stickers the order that is read back is that of the sentence, whatever the ride") {
    for (const char* ride : {"1", "2", "77"}) {
        Stickers story(std::string(five) + "&stickers=on&time=60&ride=" + ride);
        CHECK(story.words_read_back() == "one two three four five");
    }
}

TEST_CASE("boxes are put back in order with stickers, without them it is said why not") {
    Stickers story(std::string(five) + "&time=9");
    story.press("Put back in order");
    CHECK(story.seconds() == 9);
    REQUIRE(story.announced() == std::vector<std::string>{std::string(words::cannot_order)});
    CHECK(story.says(words::cannot_order));
    story.choose("Stickers", "On");
    CHECK(!story.says(words::cannot_order));
    story.press("Put back in order");
    CHECK(story.phase() == StoryPhase::put_in_order);
    CHECK(story.choices().playing);
    story.play_to_the_end();
    CHECK(story.words_read_back() == "one two three four five");
}

TEST_CASE("shaking again plays another ride") {
    Stickers story(five);
    const Permutation before = story.timeline().shaken();
    story.press("Shake again");
    CHECK(story.timeline().shaken() != before);
    CHECK(story.phase() == StoryPhase::drive);
    CHECK(story.choices().playing);
}

TEST_CASE("while the truck shakes the stickers can be followed, plain boxes cannot") {
    Stickers numbered("stickers=on"), plain;
    for (Stickers* story : {&numbered, &plain}) {
        const int drive = *story->timeline().step_of(StoryPhase::drive);
        const double moment = told_seconds(story->timeline(), drive);
        story->set_link("panel=stickers&stickers=" + std::string(story == &numbered ? "on" : "off") +
                        "&time=" + std::to_string(moment));
    }
    std::string numbers;
    for (const int box : numbered.timeline().shaken().sources())
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(box);
    CHECK(numbered.says("Stickers by slot now: " + numbers + "."));
    CHECK(plain.says("all boxes look alike"));
}

TEST_CASE("presets play their story from the start, Reset brings the first view back") {
    Stickers story("words=a b c d&time=5&ride=9&speed=2&box=1&sticker=on");
    story.press("Twelve boxes");
    CHECK(story.timeline().boxes() == 12);
    CHECK(story.choices().stickers);
    CHECK(story.choices().playing);
    story.press("With stickers");
    CHECK(story.choices().stickers);
    CHECK(story.choices().story_words == "dog bites man");
    story.press("Without stickers");
    CHECK(!story.choices().stickers);
    story.press("Reset");
    story.frames_until_idle();
    CHECK(story.workbench.link() == "panel=stickers");
}

// --- Looking inside --------------------------------------------------------------------------------------------------

TEST_CASE("an opened box shows its word and the core's numbers, the same with a sticker and without") {
    Stickers story("box=2");
    const BoxVectors vectors = story.lab().vectors(story.choices(), 2);
    const std::string content = "In the box: man: " + panels::vector_text(vectors.content);
    CHECK(story.says(content));
    CHECK(story.says("There is no sticker on this box"));
    story.choose("Stickers", "On");
    CHECK(story.says(content));
    CHECK(!story.says("Sticker 2: PE"));
    story.press("Open the sticker");
    CHECK(story.says("Sticker 2: PE of position 2: " + panels::vector_text(vectors.position)));
    CHECK(story.says("Both: x + PE: " + panels::vector_text(vectors.sum)));
    CHECK(story.says("layout interleaved, base 10000."));
    CHECK(story.says("has changed nothing inside"));
    story.press("Close the sticker");
    CHECK(!story.says("Both: x + PE"));
}

TEST_CASE("boxes are chosen by their slot, and what is open stays open wherever it goes") {
    Stickers story(std::string(five) + "&time=60&ride=4");
    const int box = story.timeline().shaken().source(0);
    REQUIRE(box != 0);
    story.choose(words::box_in_slot, "0");
    CHECK(story.choices().open_box == box);
    story.set_link(story.workbench.link() + "&time=0");
    const NodeId group = story.node(Role::radio_group, words::box_in_slot).id;
    for (const Node& node : story.tree().nodes())
        if (node.parent == group) CHECK(node.selected == (node.name == std::to_string(box)));
    story.choose(words::box_in_slot, "None");
    CHECK(story.choices().open_box == -1);
}

TEST_CASE("a click on a box in the picture opens it, another one closes it, a click beside it does nothing") {
    Stickers story("words=a b c d e");
    const Bounds picture = story.node(Role::group, words::story_picture).bounds;
    const auto click = [&] { story.click(picture.x + picture.width / 2, picture.y + picture.height * 0.74F); };
    click();
    CHECK(story.choices().open_box == 2);
    click();
    CHECK(story.choices().open_box == -1);
    story.click(picture.x + 3, picture.y + 3);
    CHECK(story.choices().open_box == -1);
}

// --- Sentences -------------------------------------------------------------------------------------------------------

TEST_CASE("a sentence of another length says what is wrong, and the boxes keep the last good one") {
    Stickers story;
    const auto& field = [&]() -> const Node& { return story.node(Role::text_field, words::story_sentence); };
    story.act(field(), ActionKind::set_text, "red green blue pink");
    CHECK(story.timeline().boxes() == 4);
    story.act(field(), ActionKind::set_text, "red green");
    CHECK(field().invalid);
    CHECK(story.says("2 words: at least 3 are needed. " + std::string(words::still_packed)));
    CHECK(story.says("Sent: red green blue pink."));
}

// --- Without motion --------------------------------------------------------------------------------------------------

TEST_CASE("with reduced motion nothing plays: the story is told in still steps") {
    Stickers story("stickers=on");
    story.workbench.ui().reduced_motion = true;
    story.frames(2);
    CHECK(story.find(Role::button, "Play") == nullptr);
    story.press("With stickers");
    CHECK(!story.choices().playing);
    for (int step = 0; step < std::ssize(story.timeline().steps()); ++step) {
        story.press("Next");
        story.frames_until_idle();
        CHECK(story.timeline().step_at(story.seconds()) == step);
        CHECK(story.workbench.seconds_to_frame() == no_frame);
    }
    story.press("Shake again");
    CHECK(!story.choices().playing);
    CHECK(story.phase() == StoryPhase::drive);
    story.press("Put back in order");
    CHECK(story.phase() == StoryPhase::put_in_order);
    CHECK(!story.choices().playing);
}

TEST_CASE("a link that would play does not, with reduced motion") {
    Stickers story;
    story.workbench.ui().reduced_motion = true;
    story.workbench.set_link("panel=stickers&play=on&time=2");
    story.frames(3);
    CHECK(!story.choices().playing);
    CHECK(story.seconds() == 2);
    story.frames_until_idle();
}

// --- Links, quiet, layout --------------------------------------------------------------------------------------------

TEST_CASE("the whole state of the story comes back from its link") {
    Stickers story("words=a b c d&stickers=on&ride=9&time=12.25&speed=0.5&box=3&sticker=on");
    const std::string link = story.workbench.link();
    const Choices choices = story.choices();
    Stickers again;
    again.set_link(link);
    CHECK(again.choices() == choices);
    CHECK(again.workbench.link() == link);
}

TEST_CASE("without input the story asks for nothing and changes nothing") {
    for (const char* options : {"", "stickers=on&time=14&box=1&sticker=on", "time=60", "words=one"}) {
        Stickers story(options);
        story.frames_until_idle();
        check_quiet(story);
    }
}

TEST_CASE("nothing below the picture moves while the story goes on") {
    Stickers story(std::string(five) + "&stickers=on");
    for (const float width : {320.0F, 700.0F}) {
        story.set_width_and_wanted_height(width, 1);
        std::optional<float> place;
        for (double seconds = 0; seconds < story.timeline().duration_seconds(); seconds += 0.7) {
            story.set_link("panel=stickers&stickers=on&" + std::string(five) + "&time=" + std::to_string(seconds));
            const float now = story.node(Role::heading, words::look_inside).bounds.y;
            CHECK(now == place.value_or(now));
            place = now;
        }
    }
}

TEST_CASE("everything of the story is in its place at every width") {
    const std::string long_word(40, 'w');
    for (const std::string& options :
         {std::string(), std::string("stickers=on&time=7&box=0&sticker=on"), std::string("words=one&time=60"),
          std::string(
              "words=the quick brown fox jumps over the lazy dog near a river&stickers=on&time=25&box=11&sticker=on"),
          "words=" + long_word + " " + long_word + " b&time=60&box=1",
          std::string("stickers=on&box=2&sticker=on&layout=tensor2tensor&base=123456.789")}) {
        CAPTURE(options);
        Stickers story(options);
        for (const float width : {320.0F, 390.0F, 560.0F, 600.0F, 640.0F, 700.0F, 1100.0F}) {
            check_places(story, width);
        }
    }
}

TEST_CASE("the story works without a host as well") {
    Stickers story("", Fields::native);
    story.press("Next");
    CHECK(story.phase() == StoryPhase::pack);
    CHECK(story.seconds() > 0);
}

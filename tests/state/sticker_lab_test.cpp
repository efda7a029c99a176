#include "state/sticker_lab.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/attention.h"

using namespace pe;

namespace {

Choices with(std::string words, bool stickers, int ride = 1) {
    Choices choices;
    choices.story_words = std::move(words);
    choices.stickers = stickers;
    choices.ride_seed = ride;
    return choices;
}

StickerLab lab_of(const Choices& choices) {
    StickerLab lab;
    lab.update(choices);
    return lab;
}

constexpr const char* sentences[] = {"dog bites man", "one two three four five six seven", "a b c d e f g h i j k l"};

}  // namespace

TEST_CASE("the lab tells the story that the choices ask for") {
    StickerLab lab;
    for (const char* sentence : sentences)
        for (const bool stickers : {false, true}) {
            const Choices choices = with(sentence, stickers, 5);
            lab.update(choices);
            CHECK(lab.timeline().story().stickers == stickers);
            CHECK(lab.timeline().story().seed == 5);
            CHECK(lab.timeline().boxes() == std::ssize(lab.sentence().words));
            CHECK(lab.timeline().duration_seconds() <= longest_story_seconds);
        }
}

TEST_CASE("a sentence that cannot be packed leaves the last good one in the boxes") {
    StickerLab lab;
    lab.update(with("red green blue", true));
    for (const char* bad : {"", "red green", "a b c d e f g h i j k l m"}) {
        lab.update(with(bad, true));
        CHECK(lab.sentence().problem != SentenceProblem::none);
        CHECK(lab.timeline().story().words == std::vector<std::string>{"red", "green", "blue"});
    }
}

TEST_CASE("a box holds its word's embedding, its sticker is the row of its number, and both add up") {
    Choices choices = with("dog bites man", true);
    for (const Layout layout : {Layout::interleaved, Layout::concatenated}) {
        choices.layout = layout;
        const StickerLab lab = lab_of(choices);
        for (int box = 0; box < 3; ++box) {
            const BoxVectors vectors = lab.vectors(choices, box);
            std::vector<double> content(box_vector_width), position(box_vector_width);
            token_embedding(lab.sentence().words[static_cast<std::size_t>(box)], 1, content);
            encoding_row(Encoding{.width = box_vector_width, .base = 10000, .layout = layout}, box,
                         std::span(position));
            CHECK(vectors.content == content);
            CHECK(vectors.position == position);
            for (std::size_t i = 0; i < content.size(); ++i) CHECK(vectors.sum[i] == content[i] + position[i]);
        }
    }
}

TEST_CASE("stepping on tells every step once and ends at the end, stepping back goes the same way") {
    for (const char* sentence : sentences)
        for (const bool stickers : {false, true}) {
            const StickerLab lab = lab_of(with(sentence, stickers));
            const StickerTimeline& timeline = lab.timeline();
            std::vector<double> moments = {0};
            while (moments.back() < timeline.duration_seconds()) moments.push_back(next_told(timeline, moments.back()));
            REQUIRE(moments.size() == timeline.steps().size() + 1);
            for (std::size_t step = 0; step + 1 < moments.size(); ++step) {
                CHECK(timeline.step_at(moments[step + 1]) == static_cast<int>(step));
                CHECK(last_told(timeline, moments[step + 1]) == moments[step]);
            }
            CHECK(last_told(timeline, 0) == 0);
            CHECK(next_told(timeline, timeline.duration_seconds()) == timeline.duration_seconds());
        }
}

TEST_CASE("with the stickers switched the same step is told") {
    const StickerLab on = lab_of(with(sentences[1], true));
    const StickerLab off = lab_of(with(sentences[1], false));
    for (double seconds = 0; seconds < on.timeline().duration_seconds(); seconds += 0.37) {
        const double other = same_moment(on.timeline(), seconds, off.timeline());
        const StoryPhase phase = on.timeline().steps()[static_cast<std::size_t>(on.timeline().step_at(seconds))].phase;
        const StoryPhase told = off.timeline().steps()[static_cast<std::size_t>(off.timeline().step_at(other))].phase;
        CAPTURE(seconds);
        if (phase == StoryPhase::stick)
            CHECK(told == StoryPhase::pack);
        else if (phase == StoryPhase::put_in_order)
            CHECK(told == StoryPhase::unload);
        else
            CHECK(told == phase);
    }
}

TEST_CASE("slots hold every box once at every moment, as sent before the ride and as the core says after it") {
    for (const char* sentence : sentences)
        for (const bool stickers : {false, true}) {
            const StickerLab lab = lab_of(with(sentence, stickers, 3));
            const StickerTimeline& timeline = lab.timeline();
            const std::vector<int> sent = boxes_by_slot(timeline, 0);
            for (double seconds = 0; seconds <= timeline.duration_seconds(); seconds += 0.05) {
                std::vector<int> boxes = boxes_by_slot(timeline, seconds);
                std::ranges::sort(boxes);
                REQUIRE(boxes == sent);
            }
            const auto arrived = timeline.shaken().sources();
            const std::vector<int> shaken(arrived.begin(), arrived.end());
            CHECK(boxes_by_slot(timeline, told_seconds(timeline, *timeline.step_of(StoryPhase::load))) == sent);
            CHECK(boxes_by_slot(timeline, told_seconds(timeline, *timeline.step_of(StoryPhase::drive))) == shaken);
            CHECK(boxes_by_slot(timeline, told_seconds(timeline, *timeline.step_of(StoryPhase::unload))) == shaken);
            CHECK(boxes_by_slot(timeline, timeline.duration_seconds()) == (stickers ? sent : shaken));
        }
}

TEST_CASE("shaking again gives another order each time") {
    Choices choices = with(sentences[1], true);
    StickerLab lab = lab_of(choices);
    for (int i = 0; i < 20; ++i) {
        const Permutation before = lab.timeline().shaken();
        choices.ride_seed = next_ride(lab.timeline());
        lab.update(choices);
        CHECK(lab.timeline().shaken() != before);
        CHECK(!lab.timeline().shaken().is_identity());
    }
}

TEST_CASE("where nothing moves the end of the step that is told is shown") {
    const Choices choices = with(sentences[0], true);
    StickerLab lab = lab_of(choices);
    const StickerTimeline& timeline = lab.timeline();
    for (int step = 0; step < std::ssize(timeline.steps()); ++step) {
        Choices at = choices;
        at.story_seconds = timeline.steps()[static_cast<std::size_t>(step)].start_seconds + 0.3;
        CHECK(lab.shown_seconds(at, false) == at.story_seconds);
        CHECK(lab.shown_seconds(at, true) == timeline.steps()[static_cast<std::size_t>(step)].end_seconds());
    }
    CHECK(lab.shown_seconds(choices, true) == 0);
}

#include "app/pace.h"

#include <doctest/doctest.h>

using namespace pe;

namespace {

int frames_until_idle(Pace& pace) {
    int count = 0;
    for (; pace.wants_frame() && count < 100; ++count) pace.drawn(false);
    return count;
}

}  // namespace

TEST_CASE("nothing happened: no frame is wanted") {
    CHECK(!Pace().wants_frame());
}

TEST_CASE("an input wants as many frames as it takes to settle, and then none") {
    Pace pace;
    pace.wake();
    CHECK(frames_until_idle(pace) == settle_frames);
    pace.drawn(false);
    CHECK(!pace.wants_frame());
}

TEST_CASE("inputs in a row do not add up") {
    Pace pace;
    for (int i = 0; i < 10; ++i) pace.wake();
    CHECK(frames_until_idle(pace) == settle_frames);
}

TEST_CASE("a frame that changed something wants the frames to settle once more") {
    Pace pace;
    pace.wake();
    pace.drawn(false);
    pace.drawn(true);
    CHECK(frames_until_idle(pace) == settle_frames);
}

TEST_CASE("a frame that nobody asked for and that changed something is followed by others") {
    Pace pace;
    pace.drawn(true);
    CHECK(pace.wants_frame());
}

TEST_CASE("while frames are owed the next one is wanted at once, and afterwards none") {
    Pace pace;
    CHECK(pace.seconds_to_frame() == no_frame);
    pace.wake();
    while (pace.wants_frame()) {
        CHECK(pace.seconds_to_frame() == 0);
        pace.drawn(false);
    }
    CHECK(pace.seconds_to_frame() == no_frame);
}

TEST_CASE("what is due later is waited for without drawing") {
    Pace pace;
    pace.wake();
    pace.drawn(false, 0.6);
    CHECK(pace.seconds_to_frame() == 0);
    for (int i = 1; i < settle_frames; ++i) pace.drawn(false, 0.5);
    CHECK(!pace.wants_frame());
    CHECK(pace.seconds_to_frame() == 0.5);
}

TEST_CASE("the last frame says anew what is due, and an input comes before it") {
    Pace pace;
    pace.drawn(false, 0.6);
    CHECK(pace.seconds_to_frame() == 0.6);
    pace.drawn(false, 0.1);
    CHECK(pace.seconds_to_frame() == 0.1);
    pace.wake();
    CHECK(pace.seconds_to_frame() == 0);
    for (int i = 0; i < settle_frames; ++i) pace.drawn(false);
    CHECK(pace.seconds_to_frame() == no_frame);
}

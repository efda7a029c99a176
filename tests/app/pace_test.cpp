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

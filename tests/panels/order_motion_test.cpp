// Words on their way: they start where they were, end where they are, and only when they are the same words.
#include "panels/order_motion.h"

#include <doctest/doctest.h>

using pe::panels::OrderMotion;
using Words = std::vector<std::string>;

namespace {

OrderMotion after(const Words& before, const Words& now, double seconds, bool still = false) {
    OrderMotion motion;
    motion.update(before, 0, still);
    motion.update(now, 0.016, still);
    motion.update(now, seconds, still);
    return motion;
}

}  // namespace

TEST_CASE("a word sets out from the slot that it had") {
    const OrderMotion motion = after({"dog", "bites", "man"}, {"man", "dog", "bites"}, 0);
    CHECK(motion.moving());
    CHECK(motion.place(0) == 2);
    CHECK(motion.place(1) == 0);
    CHECK(motion.place(2) == 1);
}

TEST_CASE("half-way it is between, and at the end where it belongs") {
    const OrderMotion half = after({"dog", "bites", "man"}, {"man", "bites", "dog"}, 0.4);
    CHECK(half.place(0) == doctest::Approx(1));
    CHECK(half.place(1) == 1);
    const OrderMotion done = after({"dog", "bites", "man"}, {"man", "bites", "dog"}, 5);
    CHECK(!done.moving());
    CHECK(done.place(0) == 0);
    CHECK(done.place(2) == 2);
}

TEST_CASE("equal words do not cross") {
    const OrderMotion motion = after({"the", "dog", "The", "man"}, {"man", "the", "dog", "the"}, 0);
    CHECK(motion.place(1) == 0);
    CHECK(motion.place(3) == 2);
}

TEST_CASE("other words, the first ones, and those of a reader who wants less motion are in place at once") {
    CHECK(!after({"dog", "bites", "man"}, {"dog", "bites", "cat"}, 0).moving());
    CHECK(!after({"dog", "bites", "man"}, {"dog", "bites"}, 0).moving());
    CHECK(!after({"dog", "bites", "man"}, {"man", "bites", "dog"}, 0, true).moving());
    OrderMotion first;
    first.update({"dog", "bites", "man"}, 0.016, false);
    CHECK(!first.moving());
}

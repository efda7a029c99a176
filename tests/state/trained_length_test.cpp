// What a model trained on a length has not seen.
#include "state/trained_length.h"

#include <doctest/doctest.h>

using namespace pe;

namespace {

TrainedLength after(const Encoding& encoding, int positions) {
    TrainedLength trained;
    trained.update(encoding, positions);
    return trained;
}

}  // namespace

TEST_CASE("after 512 positions the last 133 of 256 pairs are unfinished, and their columns stand last") {
    const TrainedLength trained = after({.width = 512}, 512);
    CHECK(trained.unfinished() == 133);
    CHECK(trained.first_unfinished() == 123);
    CHECK(trained.is_finished(122));
    CHECK(!trained.is_finished(123));
    REQUIRE(trained.unfinished_columns().size() == 1);
    CHECK(trained.unfinished_columns()[0] == ColumnRun{246, 266});
}

TEST_CASE("where sines and cosines stand apart, so do the unfinished columns") {
    for (const Layout layout : {Layout::concatenated, Layout::concatenated_cosine_first}) {
        const TrainedLength trained = after({.width = 512, .layout = layout}, 512);
        REQUIRE(trained.unfinished_columns().size() == 2);
        CHECK(trained.unfinished_columns()[0] == ColumnRun{123, 133});
        CHECK(trained.unfinished_columns()[1] == ColumnRun{256 + 123, 133});
    }
}

TEST_CASE("every column of an unfinished pair is in a run, and no other") {
    for (const Layout layout :
         {Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first, Layout::tensor2tensor})
        for (const int length : {1, 6, 7, 100, 5000, 100'000}) {
            const Encoding encoding{.width = 64, .layout = layout};
            const TrainedLength trained = after(encoding, length);
            for (int column = 0; column < encoding.width; ++column) {
                bool marked = false;
                for (const auto& [first, count] : trained.unfinished_columns())
                    marked = marked || (column >= first && column < first + count);
                CHECK(marked == (wavelength(encoding, column_at(encoding, column).pair_index) > length));
            }
        }
}

TEST_CASE("without a length nothing is unfinished") {
    const TrainedLength trained = after({.width = 512}, 0);
    CHECK(trained.unfinished() == 0);
    CHECK(trained.unfinished_columns().empty());
}

TEST_CASE("another encoding and another length are computed anew") {
    TrainedLength trained = after({.width = 512}, 512);
    trained.update({.width = 4}, 512);
    CHECK(trained.unfinished() == 1);
    CHECK(trained.pairs() == 2);
    trained.update({.width = 4}, 1000);
    CHECK(trained.unfinished() == 0);
}

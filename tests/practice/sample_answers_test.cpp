#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "practice/mark_answer.h"
#include "reference/answers.h"

using namespace pe;
using reference::SampleAnswer;

namespace {

bool is_among(const std::string& name, const std::vector<std::string>& names) {
    return std::ranges::find(names, name) != names.end();
}

void check_samples(const std::string& file) {
    const auto samples = reference::read_samples(file);
    REQUIRE(samples.size() > 100);
    for (const SampleAnswer& sample : samples) {
        const Verdict verdict = mark_answer(reference::expected_of(sample.question), sample.input);
        const std::string name = reference::verdict_name(verdict.kind);
        INFO(sample.id << ": " << sample.question << "\n  typed: " << sample.input.substr(0, 80)
                       << "\n  verdict: " << name << ", " << verdict.understood << ", " << verdict.reason);
        CHECK(is_among(name, sample.accept));
        CHECK((verdict.kind == Verdict::Kind::correct) == verdict.reason.empty());
        CHECK(verdict.offset <= sample.input.size());
    }
}

}  // namespace

TEST_CASE("the core computes what the sample questions state") {
    for (const SampleAnswer& sample : reference::read_samples("answers.jsonl")) {
        const Expected expected = reference::expected_of(sample.question);
        INFO(sample.question);
        REQUIRE(expected.values.size() == sample.values.size());
        for (std::size_t i = 0; i < sample.values.size(); ++i) {
            CHECK(std::abs(expected.values[i] - sample.values[i]) <= 1e-9 * std::max(1.0, std::abs(sample.values[i])));
        }
    }
}

TEST_CASE("no sample answer gets a verdict that a fair teacher would object to") {
    check_samples("answers.jsonl");
}

TEST_CASE("nor does any of our own, which hold every spelling that we could think of") {
    check_samples("answers_own.jsonl");
}

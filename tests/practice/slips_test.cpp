#include "practice/slips.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>

#include "core/format.h"
#include "practice/expect.h"
#include "practice/explain_wrong.h"

using namespace pe;

namespace {

/// A vector or scalar as a learner would type it, with these decimals.
std::string typed(const std::vector<double>& values, bool is_vector, int decimals) {
    std::string text;
    for (const double value : values) {
        if (!text.empty()) text += ", ";
        text += fixed(value, decimals);
    }
    return is_vector ? "[" + text + "]" : text;
}

Verdict verdict_of_slip(const Expected& expected, const Slip& slip, int decimals = 6) {
    const bool is_vector = expected.is_vector;
    const auto& values = slip.values;
    return mark_answer(expected, typed(values, is_vector, std::abs(values.front()) > 1e6 ? 0 : decimals));
}

std::vector<Expected> questions() {
    constexpr std::array e{1.0, 0.0, 2.0, -1.0};
    constexpr std::array p{0.1, 0.2, -0.1, 0.3};
    std::vector<Expected> all{expect_sum(e, p)};
    for (const int width : {4, 8, 16, 64}) {
        for (const double base : {10000.0, 100.0}) {
            const Encoding encoding{.width = width, .base = base};
            for (const int position : {0, 1, 2, 5}) {
                for (int column = 0; column < 4; ++column) all.push_back(expect_entry(encoding, position, column));
                all.push_back(expect_row(encoding, position));
            }
            all.push_back(expect_exponent(encoding, 1));
            all.push_back(expect_denominator(encoding, 1));
            all.push_back(expect_angle(encoding, 3, 1));
            all.push_back(expect_wavelength(encoding, 1));
            all.push_back(expect_pair_count(encoding));
        }
    }
    return all;
}

const Slip* find(const Expected& expected, SlipKind kind) {
    for (const Slip& slip : expected.slips) {
        if (slip.kind == kind) return &slip;
    }
    return nullptr;
}

double slip_value(const Expected& expected, SlipKind kind) {
    const Slip* slip = find(expected, kind);
    REQUIRE(slip);
    return slip->values.front();
}

}  // namespace

TEST_CASE("every slip is a wrong answer, and is told by name") {
    for (const Expected& expected : questions()) {
        for (const Slip& slip : telling_slips(expected)) {
            const Verdict verdict = verdict_of_slip(expected, slip, 12);
            INFO("right: " << typed(expected.values, true, 6) << " slip: " << typed(slip.values, true, 6) << " "
                           << static_cast<int>(slip.kind) << " " << verdict.reason);
            CHECK(verdict.kind != Verdict::Kind::correct);
            if (verdict.kind != Verdict::Kind::incorrect) continue;
            CHECK(verdict.slip == slip.kind);
        }
    }
}

TEST_CASE("a reason does not tell the answer") {
    for (const Expected& expected : questions()) {
        for (const Slip& slip : expected.slips) {
            const std::string reason{reason_of(slip.kind)};
            CHECK(reason.size() > 10);
            for (const double value : expected.values) {
                if (std::abs(value) > 2 || value != std::round(value)) {
                    CHECK(reason.find(fixed(value, 2)) == std::string::npos);
                }
            }
        }
    }
}

TEST_CASE("degrees: sin 1 degree is 0.0175") {
    CHECK(slip_value(expect_entry({}, 1, 0), SlipKind::degrees) == doctest::Approx(0.0174524));
    CHECK(mark_answer(expect_entry({}, 1, 0), "0.0175").slip == SlipKind::degrees);
    CHECK(mark_answer(expect_entry({}, 1, 1), "0.9998").slip == SlipKind::degrees);
}

TEST_CASE("the exponent doubled: column 2 at position 2 and width 512 gives 0.958144") {
    const Expected expected = expect_entry({.width = 512}, 2, 2);
    CHECK(expected.values.front() == doctest::Approx(0.936415).epsilon(1e-6));
    CHECK(slip_value(expected, SlipKind::exponent_doubled) == doctest::Approx(0.958144).epsilon(1e-6));
    CHECK(mark_answer(expected, "0.9581").slip == SlipKind::exponent_doubled);
}

TEST_CASE("the exponent i/d: the second pair of width 4 divides by 10") {
    CHECK(mark_answer(expect_row({}, 1), "[0.84, 0.54, 0.1, 0.99]").slip == SlipKind::exponent_halved);
}

TEST_CASE("the usual slips of an entry are named") {
    const Expected cosine = expect_entry({}, 1, 1);
    CHECK(mark_answer(cosine, "0.8415").slip == SlipKind::waves_exchanged);
    CHECK(mark_answer(cosine, "-0.54").slip == SlipKind::sign_lost);
    CHECK(mark_answer(cosine, "5.4").slip == SlipKind::decimal_point);
    CHECK(mark_answer(cosine, "-0.416").slip == SlipKind::next_row);
    CHECK(mark_answer(expect_entry({}, 2, 0), "0.8415").slip == SlipKind::counted_from_one);
    CHECK(mark_answer(expect_entry({}, 1, 2), "0.8415").slip == SlipKind::denominator_forgotten);
    CHECK(mark_answer(expect_entry({}, 1, 2), "sin(100)").slip == SlipKind::multiplied);
    CHECK(mark_answer(expect_entry({.width = 8}, 0, 1), "0").slip == SlipKind::zeros_at_origin);
    CHECK(mark_answer(expect_entry({}, 1, 0), "1").slip == SlipKind::angle_only);
}

TEST_CASE("the usual slips of a row are named") {
    const Expected row = expect_row({}, 1);
    CHECK(mark_answer(row, "[0.84, 0.01, 0.54, 1.00]").slip == SlipKind::other_layout);
    CHECK(mark_answer(row, "[0.54, 0.84, 1.00, 0.01]").slip == SlipKind::waves_exchanged);
    CHECK(mark_answer(row, "[0.91, -0.42, 0.02, 1.0]").slip == SlipKind::next_row);
    CHECK(mark_answer(row, "[1.00, 0.01, 0.54, 0.84]").slip == SlipKind::order_reversed);
    CHECK(mark_answer(row, "[0.01, 0.54, 0.84, 1.00]").slip == SlipKind::other_order);
    CHECK(mark_answer(row, "[0.84, 0.54, 0.01]").slip == SlipKind::wrong_length);
    CHECK(mark_answer(row, "[0.84, 0.54, 0.02, 1.00]").slip == SlipKind::one_entry);
    CHECK(mark_answer(row, "[0.84, 0.54, 0.0001, 1.0]").slip == SlipKind::exponent_doubled);
    CHECK(mark_answer(expect_row({}, 0), "[0, 0, 0, 0]").slip == SlipKind::zeros_at_origin);
}

TEST_CASE("the usual slips of a sum are named") {
    constexpr std::array e{1.0, 0.0, 2.0, -1.0};
    constexpr std::array p{0.1, 0.2, -0.1, 0.3};
    const Expected sum = expect_sum(e, p);
    CHECK(mark_answer(sum, "[0.9, -0.2, 2.1, -1.3]").slip == SlipKind::difference);
    CHECK(mark_answer(sum, "[-0.9, 0.2, -2.1, 1.3]").slip == SlipKind::reverse_difference);
    CHECK(mark_answer(sum, "[0.1, 0, -0.2, -0.3]").slip == SlipKind::product);
    CHECK(mark_answer(sum, "[1, 0, 2, -1, 0.1, 0.2, -0.1, 0.3]").slip == SlipKind::concatenated);
    CHECK(mark_answer(sum, "[1, 0, 2, -1]").slip == SlipKind::first_only);
    CHECK(mark_answer(sum, "[0.1, 0.2, -0.1, 0.3]").slip == SlipKind::second_only);
    CHECK(mark_answer(sum, "2.5").slip == SlipKind::total);
    const Verdict sign = mark_answer(sum, "[1.1, 0.2, 1.9, 0.7]");
    CHECK(sign.slip == SlipKind::one_entry);
    CHECK(sign.reason == "All but the fourth entry are right. Look at its sign.");
    CHECK(sign.credit == 0.75);
}

TEST_CASE("the usual slips of the steps are named") {
    CHECK(mark_answer(expect_exponent({}, 1), "0.25").slip == SlipKind::two_forgotten);
    CHECK(mark_answer(expect_exponent({}, 1), "2").slip == SlipKind::reciprocal);
    CHECK(mark_answer(expect_denominator({}, 1), "10").slip == SlipKind::two_forgotten);
    CHECK(mark_answer(expect_denominator({}, 1), "0.01").slip == SlipKind::reciprocal);
    CHECK(mark_answer(expect_angle({}, 3, 1), "300").slip == SlipKind::multiplied);
    CHECK(mark_answer(expect_wavelength({}, 1), "100").slip == SlipKind::pi_forgotten);
    CHECK(mark_answer(expect_wavelength({.width = 8}, 1), "62832").slip == SlipKind::to_the_base);
    CHECK(mark_answer(expect_pair_count({.width = 512}), "512").slip == SlipKind::not_halved);
    CHECK(mark_answer(expect_pair_count({.width = 512}), "255").slip == SlipKind::one_less);
}

#include "practice/mark_answer.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "core/format.h"
#include "practice/expect.h"

using namespace pe;

namespace {

using Kind = Verdict::Kind;

Expected lesson_sum() {
    constexpr std::array e{1.0, 0.0, 2.0, -1.0};
    constexpr std::array p{0.1, 0.2, -0.1, 0.3};
    return expect_sum(e, p);
}

Kind kind(const Expected& expected, std::string_view answer) {
    return mark_answer(expected, answer).kind;
}

}  // namespace

TEST_CASE("the lesson's questions are marked right") {
    CHECK(kind(expect_entry({.width = 8}, 0, 0), "0") == Kind::correct);
    CHECK(kind(expect_entry({.width = 8}, 0, 1), "1") == Kind::correct);
    CHECK(kind(lesson_sum(), "[1.1, 0.2, 1.9, -0.7]") == Kind::correct);
}

TEST_CASE("what was understood is said with every verdict that has understood something") {
    CHECK(mark_answer(expect_entry({}, 1, 0), "sin(1)").understood == "read as 0.841471");
    CHECK(mark_answer(expect_entry({}, 1, 0), "0,50").understood == "read as 0.5");
    CHECK(mark_answer(lesson_sum(), "1,1; 0,2; 1,9; -0,7").understood == "read as [1.1, 0.2, 1.9, -0.7]");
    CHECK(mark_answer(lesson_sum(), "?").understood.empty());
    CHECK(mark_answer(expect_value(62831.85), "62,832").understood == "read as 62.832 or 62832");
}

TEST_CASE("what can't be read is no attempt, and the trouble has a place") {
    const Verdict verdict = mark_answer(lesson_sum(), "[\u22121, ?]");
    CHECK(verdict.kind == Kind::not_understood);
    CHECK_FALSE(verdict.is_attempt());
    CHECK(verdict.offset == 7);
    CHECK(verdict.column == 5);
    CHECK(verdict.reason == "I can't read this from here on.");
    CHECK(kind(lesson_sum(), "") == Kind::not_understood);
}

TEST_CASE("a comma or point that may stand between thousands is settled by the size asked, or asked about") {
    CHECK(kind(expect_value(10000), "10,000") == Kind::correct);
    CHECK(kind(expect_value(10000), "10.000") == Kind::unclear);
    CHECK(kind(expect_value(1), "1,000") == Kind::unclear);
    CHECK(kind(expect_value(1), "1.000") == Kind::correct);
    CHECK(kind(expect_value(5), "10,000") == Kind::incorrect);
}

TEST_CASE("two meanings that differ in their verdict are asked about") {
    const double pi = std::acos(-1.0);
    CHECK(kind(expect_value(pi / 2), "1/2pi") == Kind::unclear);
    CHECK(kind(expect_value(0.5 / pi), "1/2pi") == Kind::unclear);
    CHECK(kind(expect_value(3), "1/2pi") == Kind::incorrect);
    CHECK(kind(expect_entry({}, 1, 2), "sin 1/100") == Kind::unclear);
    CHECK(kind(expect_entry({}, 1, 0), "cos(1) = 0.84") == Kind::unclear);
    CHECK(kind(expect_entry({}, 1, 0), "sin(1) = 0.84") == Kind::correct);
}

TEST_CASE("one digit too few is asked for, and does not count") {
    const Verdict verdict = mark_answer(expect_entry({}, 1, 0), "0.8");
    CHECK(verdict.kind == Kind::unclear);
    CHECK(verdict.reason == "So far so good. Please give at least 2 decimals.");
    CHECK(kind(expect_row({}, 1), "[0.8, 0.5, 0.0, 1.0]") == Kind::unclear);
}

TEST_CASE("a cut-off answer is right, with a remark") {
    const Verdict verdict = mark_answer(expect_entry({}, 1, 0), "0.8414");
    CHECK(verdict.kind == Kind::correct);
    CHECK(verdict.remark.find("cut off") != std::string::npos);
    CHECK(mark_answer(expect_entry({}, 1, 0), "0.8415").remark.empty());
}

TEST_CASE("a name in front must be that of the question") {
    const Expected expected = expect_entry({}, 1, 0);
    CHECK(kind(expected, "PE(1,0) = 0.84") == Kind::correct);
    CHECK(kind(expected, "PE_{1, 0} = 0.84") == Kind::correct);
    CHECK(kind(expected, "y = 0.84") == Kind::correct);
    CHECK(kind(expected, "PE(1,1) = 0.84") == Kind::unclear);
}

TEST_CASE("units stand where they belong") {
    CHECK(kind(expect_angle({}, 1, 1), "0.01 rad") == Kind::correct);
    CHECK(kind(expect_angle({}, 1, 1), "0.573\u00b0") == Kind::correct);
    CHECK(kind(expect_angle({}, 1, 1), "0.01\u00b0") == Kind::incorrect);
    CHECK(kind(expect_wavelength({}, 1), "628.32 positions") == Kind::correct);
    CHECK(kind(expect_pair_count({.width = 512}), "256 pairs") == Kind::correct);
    CHECK(kind(expect_entry({}, 1, 0), "0.84 cm") == Kind::unclear);
    CHECK(kind(expect_entry({}, 1, 0), "0.54 cm") == Kind::incorrect);
    CHECK(kind(lesson_sum(), "[1.1, 0.2, 1.9, -0.7] cm") == Kind::unclear);
}

TEST_CASE("each entry of a vector has its mark, and credit is the share that is right") {
    const Verdict verdict = mark_answer(lesson_sum(), "[1.1, 0.3, 1.9, 0.7]");
    CHECK(verdict.kind == Kind::incorrect);
    CHECK(verdict.entries == std::vector{EntryMark::right, EntryMark::wrong, EntryMark::right, EntryMark::wrong});
    CHECK(verdict.credit == 0.5);
    CHECK(verdict.reason == "Look again at these entries: second, fourth.");
    CHECK(mark_answer(lesson_sum(), "[1.1, 0.2]").credit == 0);
}

TEST_CASE("the computed value is marked right however it is written, at every width, position and column") {
    for (const int width : {2, 4, 8, 64, 512}) {
        const Encoding encoding{.width = width};
        for (const int position : {0, 1, 2, 3, 7, 20, 100, 4095}) {
            for (int column = 0; column < std::min(width, 6); ++column) {
                const Expected expected = expect_entry(encoding, position, column);
                const Derivation step = derive(encoding, position, column);
                const std::string wave = step.wave == Wave::sine ? "sin" : "cos";
                INFO("PE(" << position << ", " << column << ") at width " << width);
                CHECK(kind(expected, shortest(expected.values.front())) == Kind::correct);
                CHECK(kind(expected, wave + "(" + shortest(step.angle_rad) + ")") == Kind::correct);
                CHECK(kind(expected, wave + "(" + std::to_string(position) + "/10000^(" +
                                         std::to_string(2 * step.pair_index) + "/" + std::to_string(width) + "))") ==
                      Kind::correct);
                for (const int decimals : {2, 3, 4, 6, 10}) {
                    if (std::abs(expected.values.front()) < 1e-3 && decimals < 10) continue;
                    CHECK(kind(expected, fixed(expected.values.front(), decimals)) == Kind::correct);
                    std::string comma = fixed(expected.values.front(), decimals);
                    comma[comma.find('.')] = ',';
                    // 1,000 may be a thousand
                    if (decimals != 3 || std::abs(expected.values.front()) < 0.9995) {
                        CHECK(kind(expected, comma) == Kind::correct);
                    }
                }
            }
            CHECK(kind(expect_row({.width = std::min(width, 8)}, position), "0") == Kind::incorrect);
        }
    }
}

TEST_CASE("rows are marked right with any number of decimals and any separator") {
    for (const int width : {2, 4, 8, 16}) {
        for (const int position : {0, 1, 5, 77}) {
            const Expected row = expect_row({.width = width}, position);
            for (const int decimals : {2, 3, 5, 12}) {
                for (const std::string_view separator : {", ", "; ", " ", "\n", "\t", " & "}) {
                    std::string text;
                    for (const double value : row.values) {
                        text.append(text.empty() ? "" : separator).append(fixed(value, decimals));
                    }
                    INFO(text);
                    CHECK(kind(row, text) == Kind::correct);
                    CHECK(kind(row, "PE = (" + text + ")") == Kind::correct);
                }
            }
        }
    }
}

TEST_CASE("an answer beyond the limits is not understood, and nothing takes the marker down") {
    const Expected scalar = expect_entry({}, 1, 0);
    CHECK(kind(scalar, std::string(100000, '9')) == Kind::not_understood);
    CHECK(kind(scalar, std::string(2000, '(') + "1" + std::string(2000, ')')) == Kind::not_understood);
    CHECK(kind(scalar, "9**9**9**9") == Kind::not_understood);
    CHECK(kind(scalar, "1e999999999999") == Kind::not_understood);
    CHECK(kind(lesson_sum(), std::string(100000, '[')) == Kind::not_understood);
}

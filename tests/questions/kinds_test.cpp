#include "questions/kinds.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <string>
#include <unordered_set>

#include "core/format.h"
#include "core/math_text.h"
#include "practice/explain_wrong.h"
#include "question_text.h"
#include "questions/mark_part.h"
#include "questions/wording.h"

using namespace pe;

namespace {

using Kind = PartMark::Kind;

// Unoptimised, with sanitizers, ten thousand would take minutes: the builds that are shipped try them all.
#ifdef NDEBUG
constexpr std::uint32_t seeds = 10000;
#else
constexpr std::uint32_t seeds = 500;
#endif

/// A vector or scalar as a learner would type it, with these decimals.
std::string typed(const Expected& expected, const std::vector<double>& values, int decimals) {
    std::string text;
    for (const double value : values) text += (text.empty() ? "" : ", ") + fixed(value, decimals);
    return expected.is_vector ? "[" + text + "]" : text;
}

bool is_named(const Part& part, const Slip& slip) {
    const auto& expected = std::get<Expected>(part.task);
    const int decimals = std::abs(slip.values.front()) > 1e6 ? 0 : 12;
    const PartMark mark = mark_part(part, {.text = typed(expected, slip.values, decimals)});
    return (mark.kind == Kind::incorrect || mark.kind == Kind::partly) && mark.slip == slip.kind &&
           mark.reason == reason_of(slip.kind);
}

std::size_t significant_digits(std::string number) {
    std::erase(number, '.');
    number.erase(0, std::min(number.find_first_not_of('0'), number.size()));
    return number.size();
}

/// The ways in which a value may be printed, without its sign, when it has three significant digits or more.
bool is_printed(const std::vector<std::string>& numbers, double value, int decimals) {
    const double size = std::abs(value);
    for (const std::string& printed : {fixed(size, decimals), fixed(size, 4), fixed(size, 6), number(size)}) {
        if (significant_digits(printed) >= 3 && std::ranges::find(numbers, printed) != numbers.end()) return true;
    }
    return false;
}

// What is wrong with a question, in words; nothing when all is well.

std::string fault_of(const Question& question, const Part& part, const Expected& expected) {
    for (const int decimals : {expected.decimals, 6}) {
        const std::string answer = typed(expected, expected.values, decimals);
        if (mark_part(part, {.text = answer}).kind != Kind::correct)
            return "the right answer is marked wrong: " + answer;
    }
    for (const Slip& slip : telling_slips(expected)) {
        if (slip.values == expected.values) return "a slip has the right value";
        if (!is_named(part, slip)) return "a slip is not named: " + typed(expected, slip.values, 6);
    }
    const std::vector<std::string> in_solution = numbers_in(question.solution);
    for (const double value : expected.values) {
        const std::string printed = rounded(std::abs(value), expected.decimals);
        if (std::ranges::find(in_solution, printed) == in_solution.end()) return "the solution lacks " + printed;
        for (const std::string& hint : question.hints) {
            if (is_printed(numbers_in(hint), value, expected.decimals)) return "a hint tells the answer: " + hint;
        }
    }
    return {};
}

std::string fault_of(const Question&, const Part& part, const ChoiceTask& task) {
    const auto right_count = std::ranges::count_if(task.options, &Option::right);
    if (task.options.size() < 3) return "there is little to choose from";
    if (task.several ? right_count < 1 : right_count != 1) return "the number of right options is wrong";
    if (right_count == static_cast<std::ptrdiff_t>(task.options.size())) return "no option is wrong";
    std::set<std::string_view> texts;
    Response right;
    for (std::size_t i = 0; i < task.options.size(); ++i) {
        const Option& option = task.options[i];
        texts.insert(option.text);
        if (option.right) {
            right.picks.push_back(static_cast<int>(i));
            continue;
        }
        const PartMark mark = mark_part(part, {.picks = {static_cast<int>(i)}});
        if (mark.kind != Kind::incorrect || !mark.reason.starts_with(option.reason))
            return "a wrong pick has no reason";
    }
    if (texts.size() != task.options.size()) return "two options are alike";
    if (mark_part(part, right).kind != Kind::correct) return "the right picks are marked wrong";
    return {};
}

std::string fault_of(const Question&, const Part& part, const MatchingTask& task) {
    if (task.items.size() < 3 || task.partners.size() < task.items.size()) return "there is little to match";
    if (std::set<std::string>(task.items.begin(), task.items.end()).size() != task.items.size())
        return "items are alike";
    if (std::set<std::string>(task.partners.begin(), task.partners.end()).size() != task.partners.size())
        return "partners are alike";
    Response response;
    for (const std::size_t partner : task.partner_of) response.picks.push_back(static_cast<int>(partner));
    if (std::set<int>(response.picks.begin(), response.picks.end()).size() != task.items.size())
        return "two items share a partner";
    if (mark_part(part, response).kind != Kind::correct) return "the right partners are marked wrong";
    std::swap(response.picks[0], response.picks[1]);
    if (mark_part(part, response).kind != Kind::partly) return "exchanged partners are not marked partly right";
    return {};
}

std::string fault_of(const Question&, const Part& part, const ExplanationTask& task) {
    if (mark_part(part, {.text = task.model_answer}).kind != Kind::correct) return "the model answer is not full";
    if (task.self_check.size() != 4) return "the self-check has other than four statements";
    return {};
}

/// Every text that may hold formulas.
std::vector<std::string> texts_of(const Question& question) {
    std::vector<std::string> texts{question.title, question.prompt, question.solution, question.because};
    texts.insert(texts.end(), question.hints.begin(), question.hints.end());
    for (const Part& part : question.parts) {
        if (!part.label.empty()) texts.push_back(part.label);
        if (const auto* choice = std::get_if<ChoiceTask>(&part.task)) {
            for (const Option& option : choice->options) texts.insert(texts.end(), {option.text, option.reason});
        } else if (const auto* matching = std::get_if<MatchingTask>(&part.task)) {
            texts.insert(texts.end(), matching->items.begin(), matching->items.end());
            texts.insert(texts.end(), matching->partners.begin(), matching->partners.end());
        }
    }
    return texts;
}

std::string fault_of(const TablePlace& place) {
    const auto& [encoding, position, column] = place;
    if (problem(encoding) || encoding.width % 2 != 0 || encoding.width > 1024)
        return "the table can't show this encoding";
    if (position < 0 || column < 0 || column >= encoding.width) return "the place is not in the table";
    return {};
}

using Seen = std::unordered_set<std::uint64_t>;

/// Texts that many questions share are read once: `seen` has their hashes.
std::string fault_of(const Question& question, Seen& seen) {
    for (const std::string& text : texts_of(question)) {
        if (!seen.insert(hash_of(text)).second) continue;
        if (text.empty()) return "a text is empty";
        if (text.find('%') != std::string::npos) return "a place of a text was not filled: " + text;
        if (math_problem(text)) return "a formula can't be read: " + text;
    }
    const auto& hints = question.hints;
    if (hints[0] == hints[1] || hints[1] == hints[2] || hints[0] == hints[2]) return "hints are alike";
    if (question.parts.empty()) return "nothing is asked";
    for (const Part& part : question.parts) {
        std::string fault = std::visit([&](const auto& task) { return fault_of(question, part, task); }, part.task);
        if (!fault.empty()) return fault;
    }
    return question.place ? fault_of(*question.place) : std::string{};
}

bool is_verbal(std::string_view name) {
    return name == "explain-order";
}

/// All texts of the seeds 0 to 99 of each kind: the same natively and in a page, with every compiler.
struct Known {
    std::string_view name;
    std::uint64_t hash;
};
constexpr Known known[] = {
    {"vocabulary", 0xFE2E8293DD06FA26U},
    {"vocabulary-term", 0x38A959CBB57D2F71U},
    {"shuffle", 0x86342E4150CEAF8DU},
    {"pooled-mean", 0x55854DCB5DC76A30U},
    {"explain-order", 0x05878F2F97800443U},
    {"pair-count", 0xCCA3DF8D0CB77F45U},
    {"exponent-and-denominator", 0x7401CF6D56ADB731U},
    {"angle", 0x764758E8FE52089CU},
    {"entry", 0x5FAB1B7554504E39U},
    {"entry-pair", 0x50CAED076AD6E8E7U},
    {"row", 0xE5E48F604E48D3DAU},
    {"sum", 0x75C3CACD2B77EDDFU},
    {"wavelength", 0x9D2ADE2CF565A41DU},
    {"fastest-column", 0xD1DAF772847AE056U},
    {"find-position", 0x2584F3D7BB199D8DU},
    {"which-layout", 0x836153AC2E945CF7U},
    {"bounded", 0xFA91E362E2FCFAD2U},
    {"row-length", 0xEC7094701D51A994U},
    {"shift", 0xDA6E286BACDF157BU},
    {"dot-product", 0x14B2B7A5F3FC1973U},
    {"same-distance", 0x89B8120C17F634FAU},
    {"methods", 0x249CD6057D30F485U},
    {"spot-the-mistake", 0x66B2FB0AF11322A7U},
    {"spot-the-slip", 0x1747AC20A68D76E6U},
};

}  // namespace

TEST_CASE("the bank has at least 16 kinds, each with a name of its own") {
    std::set<std::string_view> names;
    std::set<std::string_view> titles;
    for (const QuestionKind& kind : question_kinds()) {
        names.insert(kind.name);
        titles.insert(kind.title);
        CHECK(kind.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos);
        CHECK(find_kind(kind.name) == &kind);
    }
    CHECK(names.size() >= 16);
    CHECK(names.size() == question_kinds().size());
    CHECK(titles.size() == question_kinds().size());
    CHECK(find_kind("entries") == nullptr);
    CHECK(find_kind("") == nullptr);
}

TEST_CASE("all questions of each kind are solvable, unambiguous and fully worded") {
    for (const QuestionKind& kind : question_kinds()) {
        CAPTURE(kind.name);
        Seen seen;
        Seen seen_texts;
        for (std::uint32_t seed = 0; seed < seeds; ++seed) {
            const Question question = make_question(kind, seed);
            // The same question again needs no second look.
            if (!seen.insert(hash_of(full_text(question))).second) continue;
            const std::string fault = fault_of(question, seen_texts);
            if (fault.empty()) continue;
            INFO("seed " << seed << ": " << question.prompt);
            CHECK(fault == "");
        }
        CHECK(seen.size() >= (is_verbal(kind.name) ? 6U : 50U));
    }
}

TEST_CASE("the same seed makes the same question") {
    for (const QuestionKind& kind : question_kinds()) {
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            CHECK(full_text(make_question(kind, seed)) == full_text(make_question(kind, seed)));
        }
    }
}

TEST_CASE("every machine makes the same questions from the same seeds") {
    CHECK(std::size(known) == question_kinds().size());
    for (const QuestionKind& kind : question_kinds()) {
        std::uint64_t hash = hash_of({});
        for (std::uint32_t seed = 0; seed < 100; ++seed) hash = hash_of(full_text(make_question(kind, seed)), hash);
        const auto entry = std::ranges::find(known, kind.name, &Known::name);
        REQUIRE(entry != std::end(known));
        INFO("now: " << hash);
        CHECK(entry->hash == hash);
    }
}

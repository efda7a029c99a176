#include "questions/set_values.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/format.h"
#include "core/math_text.h"
#include "questions/nearest_name.h"

namespace pe {
namespace {

constexpr std::array<std::string_view, 6> kinds_in_words = {"null",   "true or false", "a number",
                                                            "a text", "a list",        "an object"};

std::string_view in_words(JsonKind kind) {
    return kinds_in_words[static_cast<std::size_t>(kind)];
}

/// What keeps a text from being shown; nothing when it can be.
std::optional<std::string> text_problem(std::string_view text, TextForm form) {
    if (text.find_first_not_of(" \n") == std::string_view::npos) return "must not be empty";
    if (text.size() > max_set_text_bytes) {
        return "must have at most " + std::to_string(max_set_text_bytes) + " bytes, has " + std::to_string(text.size());
    }
    for (const char c : text) {
        if (c == '\n' && form == TextForm::line) return "must be one line";
        if (c != '\n' && (static_cast<unsigned char>(c) < 0x20 || c == '\x7F')) return "has a character without a sign";
    }
    const auto problem = math_problem(text);
    if (!problem) return std::nullopt;
    return "has a formula that can't be set, at character " + std::to_string(place_of(text, problem->offset).column) +
           ": " + problem->message;
}

}  // namespace

// --- Problems -------------------------------------------------------------------------------------------------------

void SetProblems::add(std::size_t offset, std::string field, std::string message) {
    const auto later = std::ranges::upper_bound(found_, offset, {}, &Found::offset);
    found_.insert(later, {offset, {place_of(file_, offset).line, std::move(field), std::move(message)}});
    if (found_.size() > max_set_problems) found_.pop_back();
}

std::vector<SetProblem> SetProblems::take() {
    std::vector<SetProblem> problems;
    for (Found& found : found_) problems.push_back(std::move(found.problem));
    found_.clear();
    return problems;
}

// --- One value ------------------------------------------------------------------------------------------------------

void SetValue::complain(std::string message) const {
    problems_->add(node_->name_offset, path_, std::move(message));
}

bool SetValue::expect(JsonKind kind) const {
    if (is(kind)) return true;
    complain("must be " + std::string(in_words(kind)) + ", is " + std::string(in_words(node_->kind)));
    return false;
}

std::optional<std::string> SetValue::text(TextForm form) const {
    if (!expect(JsonKind::text)) return std::nullopt;
    if (auto problem = text_problem(node_->text, form)) {
        complain(std::move(*problem));
        return std::nullopt;
    }
    return std::string(node_->text);
}

std::optional<std::string_view> SetValue::word() const {
    if (!expect(JsonKind::text)) return std::nullopt;
    return node_->text;
}

std::optional<std::size_t> SetValue::word_of(std::span<const std::string_view> known) const {
    if (!expect(JsonKind::text)) return std::nullopt;
    const auto found = std::ranges::find(known, node_->text);
    if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
    complain(quoted(node_->text) + " is unknown: " + nearest_of(node_->text, known));
    return std::nullopt;
}

bool SetValue::expect_range(double lowest, double highest) const {
    if (node_->number >= lowest && node_->number <= highest) return true;
    complain("must be " + shortest(lowest) + " to " + shortest(highest) + ", is " + shortest(node_->number));
    return false;
}

std::optional<double> SetValue::whole_number(double lowest, double highest) const {
    if (!is(JsonKind::number) || node_->number != std::floor(node_->number)) {
        complain("must be a whole number, is " +
                 (is(JsonKind::number) ? shortest(node_->number) : std::string(in_words(node_->kind))));
        return std::nullopt;
    }
    if (!expect_range(lowest, highest)) return std::nullopt;
    return node_->number;
}

std::optional<int> SetValue::whole(int lowest, int highest) const {
    const std::optional<double> number = whole_number(lowest, highest);
    if (!number) return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<std::uint32_t> SetValue::seed() const {
    const std::optional<double> number = whole_number(0, 4294967295.0);
    if (!number) return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

std::optional<double> SetValue::number(double lowest, double highest) const {
    if (!expect(JsonKind::number) || !expect_range(lowest, highest)) return std::nullopt;
    return node_->number;
}

std::optional<bool> SetValue::truth() const {
    if (!expect(JsonKind::boolean)) return std::nullopt;
    return node_->truth;
}

// --- Lists ----------------------------------------------------------------------------------------------------------

std::optional<std::vector<SetValue>> SetValue::list(std::size_t fewest, std::size_t most) const {
    if (!expect(JsonKind::list)) return std::nullopt;
    const std::size_t count = node_->child_count;
    if (count < fewest || count > most) {
        const std::string range =
            fewest == most ? std::to_string(most) : std::to_string(fewest) + " to " + std::to_string(most);
        complain("must have " + range + " entries, has " + std::to_string(count));
        return std::nullopt;
    }
    std::vector<SetValue> values;
    for (const JsonNode& node : *node_) {
        values.emplace_back(node, path_ + "[" + std::to_string(values.size()) + "]", *problems_);
    }
    return values;
}

namespace {

/// What `read` gives for each of the values; nothing when there are none or one of them is wrong.
template <class T, class Read>
std::optional<std::vector<T>> all_of(const std::optional<std::vector<SetValue>>& values, Read read) {
    if (!values) return std::nullopt;
    std::vector<T> results;
    for (const SetValue& value : *values) {
        if (auto result = read(value)) results.push_back(std::move(*result));
    }
    if (results.size() < values->size()) return std::nullopt;
    return results;
}

}  // namespace

std::optional<std::vector<std::string>> SetValue::texts(std::size_t fewest, std::size_t most) const {
    return all_of<std::string>(list(fewest, most), [](const SetValue& value) { return value.text(); });
}

std::optional<std::vector<double>> SetValue::numbers(std::size_t most) const {
    return all_of<double>(list(1, most),
                          [](const SetValue& value) { return value.number(-largest_set_number, largest_set_number); });
}

std::optional<std::vector<int>> SetValue::wholes(std::size_t most, int lowest, int highest) const {
    return all_of<int>(list(1, most), [=](const SetValue& value) { return value.whole(lowest, highest); });
}

// --- Objects --------------------------------------------------------------------------------------------------------

bool SetValue::is_object(std::span<const std::string_view> known) const {
    if (!expect(JsonKind::object)) return false;
    for (const JsonNode& node : *node_) {
        if (std::ranges::find(known, node.name) != known.end()) continue;
        problems_->add(node.name_offset, path_,
                       "unknown field " + quoted(node.name) + ": " + nearest_of(node.name, known));
    }
    return true;
}

std::optional<SetValue> SetValue::find(std::string_view name) const {
    for (const JsonNode& node : *node_) {
        if (node.name != name) continue;
        return SetValue{node, (path_.empty() ? "" : path_ + ".") + std::string(name), *problems_};
    }
    return std::nullopt;
}

std::optional<SetValue> SetValue::need(std::string_view name) const {
    std::optional<SetValue> found = find(name);
    if (!found) complain("the field " + quoted(name) + " is missing");
    return found;
}

}  // namespace pe

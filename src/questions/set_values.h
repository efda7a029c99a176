// The values of a question set's file, read with every problem noted at its line and field.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "questions/json_reader.h"
#include "questions/question_set.h"

namespace pe {

inline constexpr std::size_t max_set_problems = 20;
inline constexpr std::size_t max_set_text_bytes = 4000;
inline constexpr double largest_set_number = 1e100;

/// What was found wrong so far: the first max_set_problems in the file's order.
class SetProblems {
  public:
    explicit SetProblems(std::string_view file) : file_(file) {}

    void add(std::size_t offset, std::string field, std::string message);

    std::vector<SetProblem> take();

  private:
    struct Found {
        std::size_t offset;
        SetProblem problem;
    };
    std::string_view file_;
    std::vector<Found> found_{};  ///< by offset
};

/// How a text may look.
enum class TextForm {
    line,   ///< one line
    lines,  ///< several lines
};

/// One value of the file and its path. Every reading notes what is wrong and then gives nothing.
class SetValue {
  public:
    SetValue(const JsonNode& node, std::string path, SetProblems& problems)
        : node_(&node), path_(std::move(path)), problems_(&problems) {}

    bool is(JsonKind kind) const { return node_->kind == kind; }
    void complain(std::string message) const;

    /// Not empty, at most max_set_text_bytes, with formulas that can be set.
    std::optional<std::string> text(TextForm form = TextForm::line) const;
    /// A text that is for programs: of any form.
    std::optional<std::string_view> word() const;
    /// The place of a word in a list of all that it can be.
    std::optional<std::size_t> word_of(std::span<const std::string_view> known) const;
    std::optional<int> whole(int lowest, int highest) const;
    std::optional<std::uint32_t> seed() const;
    std::optional<double> number(double lowest, double highest) const;
    std::optional<bool> truth() const;

    /// The values of a list of `fewest` to `most`.
    std::optional<std::vector<SetValue>> list(std::size_t fewest, std::size_t most) const;
    /// Lists of one kind; nothing when one value is wrong.
    std::optional<std::vector<std::string>> texts(std::size_t fewest, std::size_t most) const;
    std::optional<std::vector<double>> numbers(std::size_t most) const;
    std::optional<std::vector<int>> wholes(std::size_t most, int lowest, int highest) const;

    /// Whether this is an object; fields that are not `known` are noted.
    bool is_object(std::span<const std::string_view> known) const;
    /// A field of the object; nothing when it is not there.
    std::optional<SetValue> find(std::string_view name) const;
    /// The same, and noted when it is not there.
    std::optional<SetValue> need(std::string_view name) const;

  private:
    bool expect(JsonKind kind) const;
    bool expect_range(double lowest, double highest) const;
    std::optional<double> whole_number(double lowest, double highest) const;

    const JsonNode* node_;
    std::string path_;
    SetProblems* problems_;
};

}  // namespace pe

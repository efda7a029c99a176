#include "core/math_text.h"

#include <algorithm>
#include <utility>

namespace pe {
namespace {

/// Where the formula ends that starts at `begin`: its closing dollar sign, or npos.
std::size_t formula_end(std::string_view line, std::size_t begin) {
    for (std::size_t i = begin; i < line.size(); ++i) {
        if (line[i] == '\\')
            ++i;
        else if (line[i] == '$')
            return i;
    }
    return std::string_view::npos;
}

bool is_blank(const MathRun& run) {
    return !run.is_formula() && run.text.find_first_not_of(" \t\r") == std::string::npos;
}

class LineReader {
  public:
    explicit LineReader(std::string_view line) : line_(line) {}

    MathLine run() {
        while (at_ < line_.size()) step();
        if (!text_.empty()) result_.runs.push_back({.text = std::move(text_)});
        const auto blanks = std::count_if(result_.runs.begin(), result_.runs.end(), is_blank);
        const auto formulas = std::count_if(result_.runs.begin(), result_.runs.end(),
                                            [](const MathRun& part) { return part.is_formula(); });
        result_.display = formulas == 1 && blanks + 1 == std::ssize(result_.runs);
        return std::move(result_);
    }

    std::optional<MathProblem>& problem() { return problem_; }

  private:
    void step() {
        if (line_.substr(at_).starts_with("\\$")) return keep(1, 2);
        if (line_[at_] != '$') return keep(0, 1);
        const std::size_t end = formula_end(line_, at_ + 1);
        if (end == std::string_view::npos) {
            note("a $ without its partner", at_);
            return keep(0, 1);
        }
        FormulaReading reading = read_formula(line_.substr(at_ + 1, end - at_ - 1));
        if (!reading.problem.empty()) {
            note(std::move(reading.problem), at_ + 1 + reading.offset);
            return keep(0, end + 1 - at_);
        }
        if (!text_.empty()) result_.runs.push_back({.text = std::move(text_)});
        text_.clear();
        result_.runs.push_back({.formula = std::move(reading.formula)});
        at_ = end + 1;
    }

    /// Adds bytes first..length of what comes next to the text.
    void keep(std::size_t first, std::size_t length) {
        text_ += line_.substr(at_ + first, length - first);
        at_ += length;
    }

    void note(std::string message, std::size_t offset) {
        if (!problem_) problem_ = MathProblem{std::move(message), offset};
    }

    std::string_view line_;
    std::size_t at_ = 0;
    std::string text_{};
    MathLine result_{};
    std::optional<MathProblem> problem_{};
};

}  // namespace

std::vector<MathLine> read_math_text(std::string_view text) {
    std::vector<MathLine> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines.push_back(LineReader{text.substr(0, end)}.run());
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

std::optional<MathProblem> math_problem(std::string_view text) {
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        LineReader reader(text.substr(start, end - start));
        reader.run();
        if (reader.problem()) {
            reader.problem()->offset += start;
            return std::move(reader.problem());
        }
        start = end + 1;
    }
    return std::nullopt;
}

std::string plain_math_text(std::string_view text) {
    std::string plain;
    bool first = true;
    for (const MathLine& line : read_math_text(text)) {
        if (!std::exchange(first, false)) plain += '\n';
        for (const MathRun& run : line.runs) plain += run.is_formula() ? plain_formula(run.formula) : run.text;
    }
    return plain;
}

}  // namespace pe

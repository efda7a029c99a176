// A learner's way through a question set: what was answered, what was said to it, which help was taken.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "questions/mark_part.h"
#include "questions/question_set.h"

namespace pe {

struct SessionOptions {
    std::uint32_t seed = 1;
    bool shuffle = false;   ///< the seed decides the order
    bool hints = true;      ///< may be shown
    bool solutions = true;  ///< may be shown
    int attempts = 0;       ///< for each question; 0: any number

    friend bool operator==(const SessionOptions&, const SessionOptions&) = default;
};

enum class QuestionState { untried, tried, right, right_with_help };

/// What was done on one question.
struct Work {
    std::uint32_t variant = 0;
    std::vector<Response> responses;   ///< as they stand now, one a part
    std::vector<Response> checked;     ///< as last checked; empty before that
    std::vector<PartMark> marks;       ///< of `checked`
    int attempts = 0;                  ///< checks in which every part could be judged
    int hints = 0;                     ///< shown, 0..3
    bool solution = false;             ///< shown
    bool right = false;                ///< once all parts were right
    bool helped = false;               ///< a hint had been shown before that
    bool earlier = false;              ///< that was with an earlier question in this place
    double credit = 0;                 ///< best so far, 0..1; nothing is earned once the solution is shown
    std::vector<int> self_checked;     ///< statements that the learner found in an own explanation, ascending
    std::int64_t checked_seconds = 0;  ///< time of the last check, seconds since 1970 (UTC)

    bool begun() const;  ///< something was answered, checked or shown
};

class Session {
  public:
    /// `set` has been read without problems and holds at least one question.
    Session(QuestionSet set, const SessionOptions& options);
    ~Session();
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;

    const std::string& title() const { return set_.title; }
    const SessionOptions& options() const { return options_; }
    std::size_t size() const { return places_.size(); }

    /// Questions in the order in which they are asked.
    const Question& question(std::size_t index) const { return places_[index].question; }
    const std::string& id(std::size_t index) const { return set_.items[places_[index].item].id; }
    const Work& work(std::size_t index) const { return places_[index].work; }
    QuestionState state(std::size_t index) const;
    std::optional<std::size_t> find(std::string_view id) const;

    void respond(std::size_t index, std::size_t part, Response response);
    bool may_check(std::size_t index) const;  ///< there is something to check, and an attempt left
    bool has_attempts(std::size_t index) const;
    void set_self_checked(std::size_t index, std::vector<int> statements);
    /// Marks all parts. An attempt counts when every part could be judged.
    void check(std::size_t index, std::int64_t now_seconds);
    /// Whether the marks are those of the responses as they stand now.
    bool marks_hold(std::size_t index) const;

    bool may_hint(std::size_t index) const;
    void show_hint(std::size_t index);
    bool may_solve(std::size_t index) const;
    void show_solution(std::size_t index);
    bool has_another(std::size_t index) const;
    /// Puts the next question like it in its place, without any work on it. What was earned by a right answer stays.
    void take_another(std::size_t index);
    /// Whether anything was answered, checked or shown.
    bool has_work() const;

    double points() const;         ///< of size(): the credit of all questions
    bool has_attempt() const;      ///< at any question
    std::size_t finished() const;  ///< questions that are right, or at which nothing more can be earned
    void clear();                  ///< forgets all work

    /// Grows with everything that is done.
    std::uint64_t revision() const { return revision_; }

    /// All work as JSON, to be kept and restored, with the score (0..1) once there was an attempt. Marks are not in it:
    /// they are computed again.
    std::string progress() const;
    /// Takes what `progress` gave, also of a set whose questions have changed since: what no longer fits is left out.
    /// Returns false, and changes nothing, when the text is no progress.
    bool restore(std::string_view json);

  private:
    struct Place {
        std::size_t item = 0;
        Question question;
        Work work;
    };

    /// For a change to what was done there.
    Work& changing(std::size_t index);
    void make(Place& place, std::uint32_t variant) const;
    static void mark(Place& place);

    QuestionSet set_;
    SessionOptions options_;
    std::vector<Place> places_;
    std::uint64_t revision_ = 0;
};

}  // namespace pe

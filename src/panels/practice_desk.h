// What the practice panel works on between frames: the set, the work on it, and what is being typed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "practice/read_answer.h"
#include "questions/session.h"
#include "state/choices.h"
#include "ui/ui.h"

namespace pe::panels {

/// In front of a file's name where the address of a set stands.
inline constexpr std::string_view file_prefix = "file:";

/// A field as it is being typed in.
struct LiveReading {
    std::string text;
    AnswerReading reading;
    double typed_seconds = 0;  ///< on the workbench's clock
};

class PracticeDesk {
  public:
    PracticeDesk() = default;
    PracticeDesk(const PracticeDesk&) = delete;
    PracticeDesk& operator=(const PracticeDesk&) = delete;

    /// Brings the set and the question shown in step with the choices, asks the host for what is missing, and hands it
    /// the work to remember. Once a frame, before and after the panel is drawn.
    void keep_in_step(ui::Ui& ui, Choices& choices);

    /// What the host was asked for: a question set by its address or file name, or why it could not be had.
    void take_questions(std::string_view address, std::string_view json);
    void take_failure(std::string_view address, std::string_view reason);
    /// A file that the learner picked takes the place of the set.
    void take_file(Choices& choices, std::string_view file_name, std::string_view json);
    /// Work that was remembered earlier: joins what was begun since it was asked for. Given again, it takes the place
    /// of all work. It is no news to the host: neither remembered nor completed anew.
    void take_progress(std::string_view name, std::string_view json);
    /// The host asks for what the buttons do.
    void clear_work();
    void ask_for_check() { check_asked_ = true; }
    bool take_check_request() { return std::exchange(check_asked_, false); }

    bool has_session() const { return session_.has_value(); }
    Session& session() { return *session_; }
    std::size_t current() const { return current_; }

    bool waiting() const { return waiting_; }
    const std::string& failure() const { return failure_; }
    const std::vector<SetProblem>& problems() const { return problems_; }
    /// Why a file that the learner picked could not be read; empty when it could.
    const std::string& file_trouble() const { return file_trouble_; }
    /// The question that was asked for and is not in the set; empty where there is none.
    const std::string& unknown_question() const { return unknown_question_; }
    /// Seconds since the current question came into view, which is when this is first called for it.
    double seconds_on_question(double now_seconds);
    /// Tells the host what the check of the current question came to.
    void report_answer(ui::Ui& ui, double now_seconds);

    /// Asks for the set again.
    void try_again() { source_.clear(); }

    /// What a text reads as, kept as long as it stays the same.
    const AnswerReading& reading(std::size_t part) const { return live_[part].reading; }
    const LiveReading& live(std::size_t part, const std::string& text, const AnswerShape& shape, double now_seconds);

    bool asks_to_clear = false;  ///< the learner is asked whether all answers may go

  private:
    void open(const std::string& source, std::string_view json);
    void ask_for_set(ui::Ui& ui, const std::string& source);
    void begin_session(ui::Ui& ui, const SessionOptions& options);
    void follow_question(Choices& choices);
    void remember(ui::Ui& ui);
    void report_completion(ui::Ui& ui);
    bool is_complete() const { return session_->finished() == session_->size(); }

    std::string source_;  ///< of the set in use, or of the one that is awaited
    std::string file_source_;
    std::string file_json_;
    std::string file_trouble_;
    std::optional<QuestionSet> set_;
    std::optional<Session> session_;
    std::size_t current_ = 0;
    std::string unknown_question_;
    bool waiting_ = false;
    std::string failure_;
    std::vector<SetProblem> problems_;
    std::vector<LiveReading> live_;
    std::string key_;                             ///< under which the work is remembered
    std::string remembered_;                      ///< what was last handed over
    std::optional<std::uint64_t> seen_revision_;  ///< of the session, when that was compared
    bool recalled_ = false;                       ///< the host has told what was remembered
    bool complete_ = false;                       ///< as the host knows
    bool check_asked_ = false;
    std::string timed_question_;  ///< since when it has been in view
    double timed_since_seconds_ = 0;
};

}  // namespace pe::panels

#include "panels/practice_desk.h"

#include <algorithm>

#include "core/hash.h"
#include "questions/outcome.h"

namespace pe::panels {
namespace {

constexpr std::string_view nothing_remembered = "";

std::string source_of(const Choices& choices) {
    if (!choices.questions.empty()) return choices.questions;
    return std::string(shipped_sets()[static_cast<std::size_t>(choices.set)].name);
}

SessionOptions options_of(const Choices& choices) {
    return {.seed = static_cast<std::uint32_t>(choices.seed),
            .shuffle = choices.shuffle,
            .hints = choices.hints,
            .solutions = choices.solutions,
            .attempts = choices.attempts};
}

/// Tells the work on one address or file from that on another.
std::string key_of(const std::string& source, std::uint32_t seed) {
    const bool shipped = std::ranges::any_of(shipped_sets(), [&](const ShippedSet& set) { return set.name == source; });
    return "practice." + (shipped ? source : std::to_string(fnv1a_32(source))) + "." + std::to_string(seed);
}

}  // namespace

void PracticeDesk::keep_in_step(ui::Ui& ui, Choices& choices) {
    const std::string wanted = source_of(choices);
    if (wanted != source_) ask_for_set(ui, wanted);
    const SessionOptions options = options_of(choices);
    if (set_ && (!session_ || session_->options() != options)) begin_session(ui, options);
    if (!session_) return;
    follow_question(choices);
    remember(ui);
    report_completion(ui);
}

void PracticeDesk::ask_for_set(ui::Ui& ui, const std::string& source) {
    source_ = source;
    set_.reset();
    session_.reset();
    problems_.clear();
    failure_.clear();
    waiting_ = false;
    for (const ShippedSet& shipped : shipped_sets())
        if (shipped.name == source) return open(source, shipped.json);
    if (!file_source_.empty() && source == file_source_) return open(source, file_json_);
    if (source.starts_with(file_prefix)) {
        failure_ = "The file " + source.substr(file_prefix.size()) +
                   " was opened from a device, which a link cannot do. Please open it again.";
        return;
    }
    waiting_ = true;
    ui.ask(ui::EffectKind::fetch_questions, source);
}

void PracticeDesk::open(const std::string& source, std::string_view json) {
    if (source != source_) return;
    waiting_ = false;
    SetReading reading = read_question_set(json);
    problems_ = std::move(reading.problems);
    if (problems_.empty()) set_ = std::move(reading.set);
}

void PracticeDesk::take_questions(std::string_view address, std::string_view json) {
    open(std::string(address), json);
}

void PracticeDesk::take_failure(std::string_view address, std::string_view reason) {
    if (address.starts_with(file_prefix)) file_trouble_ = reason;
    if (address != source_) return;
    waiting_ = false;
    failure_ = reason;
}

void PracticeDesk::take_file(Choices& choices, std::string_view file_name, std::string_view json) {
    file_source_ = std::string(file_prefix) + std::string(file_name);
    file_json_ = json;
    file_trouble_.clear();
    choices.questions = file_source_;
    choices.question.clear();
    source_.clear();
}

void PracticeDesk::begin_session(ui::Ui& ui, const SessionOptions& options) {
    const std::string key = key_of(source_, options.seed);
    // Other limits on the same questions: the work goes on.
    const std::string work = session_ && key == key_ ? session_->progress() : std::string();
    session_.emplace(*set_, options);
    seen_revision_.reset();
    live_.clear();
    asks_to_clear = false;
    if (!work.empty()) {
        session_->restore(work);
        complete_ = is_complete();
        return;
    }
    key_ = key;
    complete_ = is_complete();
    recalled_ = false;
    remembered_ = nothing_remembered;
    ui.ask(ui::EffectKind::recall, {}, key_);
}

void PracticeDesk::take_progress(std::string_view name, std::string_view json) {
    if (name != key_ || !session_) return;
    const bool joins = !std::exchange(recalled_, true);
    const std::string begun = joins && session_->has_work() ? session_->progress() : std::string();
    if (!joins) session_->clear();
    if (json == nothing_remembered) return;
    session_->restore(json);
    remembered_ = session_->progress();
    if (!begun.empty()) session_->restore(begun);
    complete_ = is_complete();
}

void PracticeDesk::clear_work() {
    if (session_) session_->clear();
    asks_to_clear = false;
}

double PracticeDesk::seconds_on_question(double now_seconds) {
    const std::string shown =
        key_ + " " + session_->id(current_) + " " + std::to_string(session_->work(current_).variant);
    if (shown != timed_question_) {
        timed_question_ = shown;
        timed_since_seconds_ = now_seconds;
    }
    return now_seconds - timed_since_seconds_;
}

void PracticeDesk::report_answer(ui::Ui& ui, double now_seconds) {
    ui.ask(ui::EffectKind::answered, outcome_json(*session_, current_, seconds_on_question(now_seconds)));
}

void PracticeDesk::report_completion(ui::Ui& ui) {
    const bool before = std::exchange(complete_, is_complete());
    if (complete_ && !before) ui.ask(ui::EffectKind::completed, totals_json(*session_));
}

void PracticeDesk::follow_question(Choices& choices) {
    const std::size_t before = current_;
    const auto found = session_->find(choices.question);
    if (!found)
        unknown_question_ = choices.question;
    else if (*found != before)
        unknown_question_.clear();
    current_ = found.value_or(0);
    choices.question = session_->id(current_);
    if (before != current_) live_.clear();
}

void PracticeDesk::remember(ui::Ui& ui) {
    if (seen_revision_ == session_->revision()) return;
    seen_revision_ = session_->revision();
    std::string progress = session_->has_work() ? session_->progress() : std::string(nothing_remembered);
    if (progress == remembered_) return;
    ui.ask(ui::EffectKind::remember, progress, key_);
    remembered_ = std::move(progress);
}

const LiveReading& PracticeDesk::live(std::size_t part, const std::string& text, const AnswerShape& shape,
                                      double now_seconds) {
    if (live_.size() <= part) live_.resize(part + 1);
    LiveReading& live = live_[part];
    const bool first = live.text.empty() && live.typed_seconds == 0;
    if (first || live.text != text) live = {text, read_answer(text, shape), now_seconds};
    return live;
}

}  // namespace pe::panels

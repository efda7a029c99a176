#include "questions/session.h"

#include <algorithm>
#include <numeric>

namespace pe {

bool Work::begun() const {
    return variant != 0 || hints > 0 || solution || !checked.empty() ||
           std::ranges::any_of(responses, [](const Response& response) { return !response.empty(); });
}

Session::Session(QuestionSet set, const SessionOptions& options) : set_(std::move(set)), options_(options) {
    places_.resize(set_.items.size());
    for (std::size_t i = 0; i < places_.size(); ++i) {
        places_[i].item = i;
        make(places_[i], 0);
    }
    if (options_.shuffle) {
        Random random(options_.seed);
        random.shuffle(places_);
    }
}

Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

/// Puts that variant in its place; work on it begins anew.
void Session::make(Place& place, std::uint32_t variant) const {
    place.question = question_at(set_, place.item, options_.seed, variant);
    place.work = {};
    place.work.variant = variant;
    place.work.responses.resize(place.question.parts.size());
}

QuestionState Session::state(std::size_t index) const {
    const Work& done = work(index);
    if (done.right) return done.helped ? QuestionState::right_with_help : QuestionState::right;
    return done.attempts > 0 || done.solution ? QuestionState::tried : QuestionState::untried;
}

std::optional<std::size_t> Session::find(std::string_view id) const {
    for (std::size_t i = 0; i < size(); ++i)
        if (this->id(i) == id) return i;
    return std::nullopt;
}

Work& Session::changing(std::size_t index) {
    ++revision_;
    return places_[index].work;
}

void Session::respond(std::size_t index, std::size_t part, Response response) {
    changing(index).responses[part] = std::move(response);
}

bool Session::has_attempts(std::size_t index) const {
    return options_.attempts == 0 || work(index).attempts < options_.attempts;
}

bool Session::may_check(std::size_t index) const {
    const auto& responses = work(index).responses;
    const bool something = std::ranges::any_of(responses, [](const Response& response) { return !response.empty(); });
    return something && has_attempts(index) && !marks_hold(index);
}

bool Session::marks_hold(std::size_t index) const {
    return !work(index).checked.empty() && work(index).checked == work(index).responses;
}

void Session::mark(Place& place) {
    place.work.marks.clear();
    for (std::size_t i = 0; i < place.question.parts.size(); ++i)
        place.work.marks.push_back(mark_part(place.question.parts[i], place.work.checked[i]));
}

void Session::set_self_checked(std::size_t index, std::vector<int> statements) {
    changing(index).self_checked = std::move(statements);
}

void Session::check(std::size_t index, std::int64_t now_seconds) {
    if (!may_check(index)) return;
    Place& place = places_[index];
    Work& done = changing(index);
    done.checked = done.responses;
    mark(place);
    done.checked_seconds = now_seconds;
    if (!std::ranges::all_of(done.marks, &PartMark::is_attempt)) return;

    ++done.attempts;
    double credit = 0;
    for (const PartMark& mark : done.marks) credit += mark.credit;
    credit /= static_cast<double>(done.marks.size());
    if (!done.solution) done.credit = std::max(done.credit, credit);
    if (all_right(done.marks) && !done.right && !done.solution) {
        done.right = true;
        done.helped = done.hints > 0;
    }
}

bool Session::may_hint(std::size_t index) const {
    return options_.hints && work(index).hints < static_cast<int>(question(index).hints.size());
}

void Session::show_hint(std::size_t index) {
    if (may_hint(index)) ++changing(index).hints;
}

bool Session::may_solve(std::size_t index) const {
    return options_.solutions && !work(index).solution;
}

void Session::show_solution(std::size_t index) {
    if (may_solve(index)) changing(index).solution = true;
}

bool Session::has_another(std::size_t index) const {
    return pe::has_another(set_.items[places_[index].item]);
}

void Session::take_another(std::size_t index) {
    if (!has_another(index)) return;
    const Work before = changing(index);
    make(places_[index], before.variant + 1);
    if (!before.right) return;
    Work& done = places_[index].work;
    done.right = true;
    done.helped = before.helped;
    done.credit = before.credit;
    done.earlier = true;
}

bool Session::has_work() const {
    return std::ranges::any_of(places_, [](const Place& place) { return place.work.begun(); });
}

bool Session::has_attempt() const {
    return std::ranges::any_of(places_, [](const Place& place) { return place.work.attempts > 0; });
}

std::size_t Session::finished() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        const Work& done = work(i);
        if (done.right || done.solution || !has_attempts(i)) ++count;
    }
    return count;
}

double Session::points() const {
    return std::accumulate(places_.begin(), places_.end(), 0.0,
                           [](double sum, const Place& place) { return sum + place.work.credit; });
}

void Session::clear() {
    ++revision_;
    for (Place& place : places_) make(place, 0);
}

}  // namespace pe

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "content/sticker_words.h"
#include "panels/button_row.h"
#include "panels/explained_field.h"
#include "panels/lab_head.h"
#include "panels/sentence_problem.h"
#include "panels/sticker_parts.h"
#include "panels/sticker_text.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float block_gap = 14;
constexpr float widest = 860;
constexpr float wide = 600;

constexpr std::array<std::string_view, 8> own_fields = {"words", "stickers", "ride", "time",
                                                        "play",  "speed",    "box",  "sticker"};
constexpr std::array<Preset, 3> presets = {{
    {words::sticker_presets[0], "play=on"},
    {words::sticker_presets[1], "stickers=on&play=on"},
    {words::sticker_presets[2], "words=the quick brown fox jumps over the lazy dog near a river&stickers=on&play=on"},
}};

class StickerPanel {
  public:
    StickerPanel(ui::Ui& ui, const ui::Bounds& area, const LabView& view)
        : ui_(ui), area_(area), y_(area.y), view_(view), choices_(view.choices), lab_(view.labs.stickers) {}

    float draw() {
        lab_.update(choices_);
        const StickerStory story_before = timeline().story();
        const int step_before = step();
        go_on();
        head();
        lab_.update(choices_);
        y_ += sticker_picture(ui_, rest(), view_) + 4;
        y_ += sticker_bar(ui_, rest(), view_) + 4;
        transport();
        caption();
        y_ += sticker_legend(ui_, rest(), view_) + block_gap;
        settings();
        actions();
        sentence();
        y_ += sticker_inside(ui_, rest(), view_) + block_gap;
        ui::heading(ui_, "story", take(28), words::the_story, 18);
        y_ += sticker_steps(ui_, rest(), view_);
        tell(story_before, step_before);
        return y_ - area_.y;
    }

  private:
    const StickerTimeline& timeline() const { return lab_.timeline(); }
    double seconds() const { return lab_.seconds(choices_); }
    int step() const { return timeline().step_at(seconds()); }
    ui::Bounds rest() const { return {area_.x, y_, area_.width, 0}; }

    ui::Bounds take(float height) {
        const ui::Bounds place = {area_.x, y_, area_.width, height};
        y_ += height + block_gap;
        return place;
    }

    /// The story's clock: the only thing here that moves by itself.
    void go_on() {
        if (!choices_.playing) return;
        const double whole = timeline().duration_seconds();
        const double now = seconds() + view_.elapsed_seconds * factor_of(choices_.story_speed);
        if (ui_.reduced_motion || now >= whole) {
            if (now >= whole) choices_.story_seconds = whole;
            return pause();
        }
        choices_.story_seconds = now;
        ui_.wake_in(0);
    }

    void pause() {
        choices_.playing = false;
        choices_.story_seconds = std::round(seconds() * 100) / 100;
    }

    void play_from(double start) {
        choices_.story_seconds = start;
        choices_.playing = !ui_.reduced_motion;
    }

    /// Plays a step, or shows it as told where nothing moves.
    void play_step(StoryPhase phase) {
        const int step = *timeline().step_of(phase);
        play_from(ui_.reduced_motion ? told_seconds(timeline(), step)
                                     : timeline().steps()[static_cast<std::size_t>(step)].start_seconds);
    }

    void head() {
        const LabHead head = {words::sticker_title, words::sticker_what, presets, own_fields};
        std::string_view chosen;
        y_ += lab_head(ui_, rest(), head, choices_, chosen) + block_gap;
        if (ui_.reduced_motion) choices_.playing = false;
    }

    void transport() {
        const bool at_end = seconds() >= timeline().duration_seconds();
        ButtonRow row(ui_, rest());
        const auto primary = ui::ButtonLook::primary;
        const auto jump = [&](double to) {
            choices_.playing = false;
            choices_.story_seconds = to;
        };
        if (!ui_.reduced_motion && row.add("play", choices_.playing ? words::pause : words::play, primary)) {
            if (choices_.playing)
                pause();
            else
                play_from(at_end ? 0 : seconds());
        }
        if (row.add("back", words::step_back)) jump(last_told(timeline(), seconds()));
        if (row.add("next", words::step_on, ui_.reduced_motion ? primary : ui::ButtonLook::plain))
            jump(next_told(timeline(), seconds()));
        if (row.add("replay", ui_.reduced_motion ? words::start_over : words::replay)) play_from(0);
        y_ += row.height() + block_gap;
    }

    /// As high for every step as for the longest: nothing moves below it.
    void caption() {
        const ui::TextStyle style = {ui::Face::regular, ui::body_size, ui_.palette.text};
        const StoryStep& now = timeline().steps()[static_cast<std::size_t>(step())];
        ui::heading(ui_, "step", {area_.x, y_, area_.width, 26}, step_text(timeline(), step()), 17);
        y_ += 28;
        float highest = 0;
        for (const StoryStep& each : timeline().steps())
            highest = std::max(highest, ui::wrapped_height(ui_, style, area_.width, sentence_of(each)));
        ui::paragraph(ui_, "told", rest(), style, sentence_of(now));
        y_ += highest + 6;
        const ui::TextStyle quiet = {ui::Face::regular, ui::small_size, ui_.palette.muted};
        float where = 0;
        for (const StoryStep& each : timeline().steps())
            where = std::max(where,
                             ui::wrapped_height(ui_, quiet, area_.width, where_text(timeline(), each.start_seconds)));
        ui::paragraph(ui_, "where", rest(), quiet, where_text(timeline(), seconds()));
        y_ += where + block_gap;
    }

    void settings() {
        const bool in_row = area_.width >= wide;
        const float between = 18;
        const float width = in_row ? (area_.width - 2 * between) / 3 : area_.width;
        const auto place = [&](int column) {
            const ui::Bounds bounds = {area_.x + (in_row ? static_cast<float>(column) * (width + between) : 0.0F), y_,
                                       width, ui::number_height};
            if (!in_row) y_ += ui::number_height + ui::gap;
            return bounds;
        };
        int stickers = choices_.stickers ? 1 : 0;
        if (ui::radio_group(ui_, "stickers", place(0), words::stickers, words::sticker_choices, stickers))
            turn_stickers(stickers == 1);
        int speed = static_cast<int>(choices_.story_speed);
        if (ui::radio_group(ui_, "speed", place(1), words::story_speed, words::story_speeds, speed))
            choices_.story_speed = static_cast<StorySpeed>(speed);
        time_field(place(2));
        y_ += in_row ? ui::number_height + block_gap : block_gap - ui::gap;
    }

    /// The bar under the picture is its slider.
    void time_field(ui::Bounds place) {
        place.width = std::min(place.width, 130.0F);
        const double whole = timeline().duration_seconds();
        const double digits = choices_.playing ? 10 : 100;
        const double shown = std::min(whole, std::round(seconds() * digits) / digits);
        double value = shown;
        if (ui::number(ui_, time_key, place, {words::story_time, 0, whole, 0.5}, value)) {
            choices_.story_seconds = value;
            choices_.playing = false;
        }
    }

    void turn_stickers(bool on) {
        const StickerTimeline before = timeline();
        const double now = seconds();
        choices_.stickers = on;
        lab_.update(choices_);
        choices_.story_seconds = same_moment(before, now, timeline());
    }

    void actions() {
        ButtonRow row(ui_, rest());
        if (row.add("shake", words::shake_again)) {
            choices_.ride_seed = next_ride(timeline());
            lab_.update(choices_);
            play_step(StoryPhase::drive);
        }
        const bool can_order = choices_.stickers;
        if (row.add("order", words::put_in_order)) {
            if (can_order)
                play_step(StoryPhase::put_in_order);
            else
                ui_.announce(std::string(words::cannot_order));
        }
        y_ += row.height() + (can_order ? block_gap : 6);
        if (can_order) return;
        y_ += ui::paragraph(ui_, "cannot", rest(), {ui::Face::regular, ui::small_size, ui_.palette.muted},
                            words::cannot_order) +
              block_gap;
    }

    void sentence() {
        const std::string problem = problem_text(lab_.sentence());
        y_ += explained_field(ui_, "words", rest(), words::story_sentence, choices_.story_words, problem,
                              words::still_packed) +
              block_gap;
        lab_.update(choices_);
    }

    /// Says politely that another step is told now.
    void tell(const StickerStory& story_before, int step_before) {
        if (step() == step_before && timeline().story() == story_before) return;
        const StoryStep& now = timeline().steps()[static_cast<std::size_t>(step())];
        if (step() == step_before && timeline().story().words != story_before.words) return;
        std::string text = step_text(timeline(), step()) + ". " + std::string(sentence_of(now));
        if (now.phase == StoryPhase::open_lids) text += " " + where_text(timeline(), seconds());
        ui_.announce(text);
    }

    ui::Ui& ui_;
    ui::Bounds area_;
    float y_;
    const LabView& view_;
    Choices& choices_;
    StickerLab& lab_;
};

}  // namespace

void jump_to_step(const ui::Ui& ui, const LabView& view, int step) {
    const StickerTimeline& timeline = view.labs.stickers.timeline();
    const bool plays = view.choices.playing && !ui.reduced_motion;
    view.choices.story_seconds =
        plays ? timeline.steps()[static_cast<std::size_t>(step)].start_seconds : told_seconds(timeline, step);
}

float sticker_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ui::Bounds column = {area.x, area.y, std::min(area.width, widest), area.height};
    return StickerPanel(ui, column, view).draw();
}

}  // namespace pe::panels

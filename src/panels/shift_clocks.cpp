#include <algorithm>
#include <cmath>
#include <numbers>

#include "content/shift_words.h"
#include "panels/button_row.h"
#include "panels/shift_parts.h"
#include "panels/shift_text.h"
#include "ui/strokes.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr int most_clocks = 4;
constexpr float wide = 600;  ///< from this width on four clocks stand side by side
constexpr float largest_face = 190;
constexpr float name_height = 26;
constexpr float line_size = 13;
constexpr float face_margin = 10;
constexpr double full_turn = 2 * std::numbers::pi;
constexpr double fastest_seen = 6;  ///< turns a second that can still be followed at 60 frames a second
constexpr double step_seconds = 1;

float line_step() {
    return line_size * ui::line_height;
}

float angle_of(const ClockHand& hand) {
    return static_cast<float>(std::atan2(hand.sine, hand.cosine));
}

/// One clock: its pair, its hands, and where it is drawn.
struct Face {
    ui::Point centre;
    float radius = 0;

    ui::Point at(float angle_rad, float share) const {
        return {centre.x + radius * share * std::sin(angle_rad), centre.y - radius * share * std::cos(angle_rad)};
    }
};

void draw_dial(const ui::Ui& ui, const Face& face) {
    const ui::Palette& palette = ui.palette;
    ui::disc(ui, face.centre.x, face.centre.y, face.radius, palette.sunken);
    ui::circle(ui, face.centre, face.radius, palette.control_line);
    constexpr int ticks = 12;
    for (int i = 0; i < ticks; ++i) {
        const float angle = static_cast<float>(full_turn) * static_cast<float>(i) / ticks;
        const ui::Point ends[] = {face.at(angle, i % 3 == 0 ? 0.9F : 0.95F), face.at(angle, 1)};
        ui::stroke(ui, ends, palette.control_line);
    }
    const ui::TextStyle style = {ui::Face::regular, 12, palette.muted, ui::Align::center};
    const ui::Point top = face.at(-0.26F, 0.8F);
    const ui::Point right = face.at(static_cast<float>(full_turn) / 4 + 0.2F, 0.78F);
    ui::draw_line(ui, {top.x - 20, top.y - 8, 40, 16}, style, "cos");
    ui::draw_line(ui, {right.x - 20, right.y - 8, 40, 16}, style, "sin");
}

void draw_hand(const ui::Ui& ui, const Face& face, float angle, ui::Color color, float thickness) {
    const ui::Point ends[] = {face.centre, face.at(angle, 1)};
    ui::stroke(ui, ends, color, thickness);
    ui::disc(ui, ends[1].x, ends[1].y, 1.5F + thickness, color);
}

/// The part of a whole turn, and a ring where there are whole ones.
void draw_turn(const ui::Ui& ui, const Face& face, float from, double angle_rad) {
    const float to = from + static_cast<float>(std::fmod(angle_rad, full_turn));
    ui::sector(ui, face.centre, face.radius * 0.6F, from, to, ui.palette.accent_soft);
    ui::arc(ui, face.centre, face.radius * 0.6F, from, to, ui.palette.accent, 1.5F);
    if (std::abs(angle_rad) >= full_turn) ui::circle(ui, face.centre, face.radius * 0.5F, ui.palette.accent, 1);
}

/// What hands leave behind that turn too fast to be followed: a still picture of a few turns would be a lie.
void draw_blur(const ui::Ui& ui, const Face& face) {
    ui::disc(ui, face.centre.x, face.centre.y, face.radius * 0.97F, ui.palette.accent_soft);
    ui::draw_line(ui, {face.centre.x - face.radius, face.centre.y - 10, 2 * face.radius, 20},
                  {ui::Face::regular, line_size, ui.palette.text, ui::Align::center}, words::too_fast);
}

void draw_hands(const ui::Ui& ui, const Face& face, const Choices& choices, const ShiftLab& lab, int pair) {
    if (choices.run && choices.clock_speed / wavelength(lab.encoding(), pair) > fastest_seen)
        return draw_blur(ui, face);
    const double start = clock_position(choices);
    const float from = angle_of(clock_hand(lab.encoding(), pair, start));
    const float to = angle_of(clock_hand(lab.encoding(), pair, start + lab.shift()));
    draw_turn(ui, face, from, pair_shift(lab.encoding(), pair, lab.position(), lab.shift()).angle_rad);
    draw_hand(ui, face, from, ui.palette.muted, 1.5F);
    draw_hand(ui, face, to, ui.palette.accent, 3);
    ui::disc(ui, face.centre.x, face.centre.y, 4, ui.palette.text);
}

/// Draws a clock and lets it be chosen; returns true when it was.
bool clock(ui::Ui& ui, const ui::Bounds& place, const LabView& view, int pair) {
    const ShiftLab& lab = view.labs.shift;
    const std::string name = "Pair " + std::to_string(pair);
    const ui::NodeId id = ui.id(name);
    const bool selected = pair == lab.pair();
    ui.tree.add(id, ui::Role::radio, name, place).selected = selected;
    const ui::Press press = ui::pressable(ui, id, place);
    if (press.hovered && !selected) ui::fill(ui, place, ui.palette.sunken, ui::radius);
    ui::outline(ui, place, selected ? ui.palette.accent : ui.palette.line, ui::radius, selected ? 2.0F : 1.0F);
    ui::draw_line(ui, {place.x, place.y + 4, place.width, name_height - 4},
                  {selected ? ui::Face::semibold : ui::Face::regular, ui::small_size,
                   selected ? ui.palette.text : ui.palette.muted, ui::Align::center},
                  name);
    const float size = place.height - name_height;
    const Face face = {{place.x + place.width / 2, place.y + name_height + size / 2 - face_margin / 2},
                       std::min(size, place.width) / 2 - face_margin};
    draw_dial(ui, face);
    draw_hands(ui, face, view.choices, lab, pair);
    return press.clicked;
}

void clock_text(ui::Ui& ui, const ui::Bounds& place, const LabView& view, int pair) {
    ui.tree.add(ui.id("clock " + std::to_string(pair)), ui::Role::text,
                clock_spoken(view.choices, view.labs.shift, pair), place);
    ui::Bounds row = {place.x, place.y, place.width, line_step()};
    for (const std::string& line : clock_lines(view.labs.shift, pair)) {
        ui::draw_line(ui, row, {ui::Face::regular, line_size, ui.palette.muted, ui::Align::center}, line);
        row.y += row.height;
    }
}

float faces(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ShiftLab& lab = view.labs.shift;
    const std::vector<int> pairs = clocks_in_view(pair_count(lab.encoding()), lab.pair(), most_clocks);
    const int count = static_cast<int>(pairs.size());
    const int per_row = area.width >= wide ? count : std::min(count, 2);
    const float width = (area.width - ui::gap * static_cast<float>(per_row - 1)) / static_cast<float>(per_row);
    const float face_height = name_height + std::min(width, largest_face);
    const float text_height = 3 * line_step();
    const auto rows = static_cast<float>((count + per_row - 1) / per_row);
    const float row_height = face_height + 4 + text_height + ui::gap;
    const auto place = [&](int i) {
        return ui::Bounds{area.x + static_cast<float>(i % per_row) * (width + ui::gap),
                          area.y + static_cast<float>(i / per_row) * row_height, width, face_height};
    };
    const ui::NodeId group = ui.id("faces");
    ui.tree.add(group, ui::Role::radio_group, words::clocks, {area.x, area.y, area.width, rows * row_height});
    {
        const ui::Within within(ui, group);
        for (int i = 0; i < count; ++i) {
            const int pair = pairs[static_cast<std::size_t>(i)];
            if (clock(ui, place(i), view, pair)) view.choices.column = first_column_of(lab.encoding(), pair);
        }
    }
    for (int i = 0; i < count; ++i) {
        const ui::Bounds face = place(i);
        clock_text(ui, {face.x, face.y + face.height + 4, face.width, text_height}, view,
                   pairs[static_cast<std::size_t>(i)]);
    }
    return rows * row_height - ui::gap;
}

void start(Choices& choices) {
    if (choices.clock >= last_clock(choices)) choices.clock = 0;
    choices.run = true;
}

/// Run or pause, step, back. With reduced motion nothing runs by itself, and the step is the way.
float run_buttons(ui::Ui& ui, const ui::Bounds& area, Choices& choices) {
    ButtonRow row(ui, area);
    if (!ui.reduced_motion && row.add("run", choices.run ? words::pause : words::run_clocks, ui::ButtonLook::primary)) {
        if (choices.run)
            choices.run = false;
        else
            start(choices);
        ui.announce(choices.run ? "The clocks run, for 30 seconds at most." : clocks_text(choices));
    }
    if (row.add("step", words::step)) {
        step_clocks(choices, step_seconds);
        ui.announce(clocks_text(choices));
    }
    if (row.add("back", words::back_to_t)) {
        choices.run = false;
        choices.clock = 0;
        ui.announce(clocks_text(choices));
    }
    return row.height();
}

float run_numbers(ui::Ui& ui, const ui::Bounds& area, Choices& choices) {
    constexpr float between = 18;
    const float width = (area.width - between) / 2;
    const ui::Bounds left = {area.x, area.y, width, ui::number_height};
    const ui::Bounds right = {area.x + width + between, area.y, width, ui::number_height};
    const double last = std::max(last_clock(choices), 0.001);
    ui::number(ui, "clock", left, {words::clock, 0, last, 1, 0, ui::Scale::logarithmic_from_zero}, choices.clock);
    ui::number(ui, "speed", right, {words::clock_speed, slowest_clocks, fastest_clocks, 1, 0, ui::Scale::logarithmic},
               choices.clock_speed);
    return ui::number_height;
}

}  // namespace

float shift_clocks(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    Choices& choices = view.choices;
    const bool ran = choices.run;
    if (ui.reduced_motion) choices.run = false;
    view.labs.shift.run(choices, view.elapsed_seconds);
    if (ran && !choices.run) ui.announce(clocks_text(choices));

    float y = area.y;
    const auto rest = [&] { return ui::Bounds{area.x, y, area.width, 0}; };
    const ui::TextStyle quiet = {ui::Face::regular, ui::small_size, ui.palette.muted};
    const ui::TextStyle body = {ui::Face::regular, ui::body_size, ui.palette.text};
    y += section_heading(ui, rest(), "clocks", words::clocks_heading);
    y += ui::paragraph(ui, "clocks key", rest(), quiet, words::clocks_key) + shift_block_gap;
    y += faces(ui, rest(), view) + shift_block_gap;
    y += run_buttons(ui, rest(), choices) + shift_block_gap;
    y += run_numbers(ui, rest(), choices) + shift_block_gap;
    y += ui::paragraph(ui, "clocks text", rest(), body, clocks_text(choices)) + shift_block_gap;
    y += shift_scale(ui, rest(), view) + shift_block_gap;
    y += ui::paragraph(ui, "pair text", rest(), body, selected_pair_text(view.labs.shift));
    return y - area.y;
}

}  // namespace pe::panels

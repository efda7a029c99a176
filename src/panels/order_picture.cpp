#include <algorithm>
#include <cmath>

#include "content/order_words.h"
#include "panels/order_parts.h"
#include "panels/order_text.h"
#include "ui/draw.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float head_height = 30;
constexpr float row_height = 34;
constexpr float wide = 520;
constexpr float air = 6;
constexpr float dash = 6;

/// From left to right: word, cells, difference, lines, cells, word.
struct Columns {
    float word, cell, difference;

    float cells(int entries) const { return cell * static_cast<float>(entries); }
};

Columns columns_for(float width) {
    return width >= wide ? Columns{110, 18, 78} : Columns{50, 9, 64};
}

float largest_entry(const Matrix& matrix) {
    double largest = 0;
    for (const double value : matrix.values()) largest = std::max(largest, std::abs(value));
    return static_cast<float>(largest);
}

/// What all parts of one picture share.
struct Picture {
    ui::Ui& ui;
    ui::Bounds area;
    Columns columns;
    const OrderLab& lab;
    const OrderMotion& motion;
    float scale;  ///< the output with the strongest tint

    int entries() const { return lab.a().trace.outputs.columns(); }
    float left_end() const { return area.x + columns.word + air + columns.cells(entries()) + air + columns.difference; }
    float right_cells() const { return area.x + area.width - columns.word - air - columns.cells(entries()); }
    float row(int slot) const { return area.y + head_height + static_cast<float>(slot) * row_height; }
    /// The row of a word of B, which may be on its way.
    float row_b(int slot) const { return area.y + head_height + static_cast<float>(motion.place(slot)) * row_height; }
    int rows() const { return std::max(lab.a().trace.words(), lab.b().trace.words()); }
};

void draw_cells(const Picture& picture, float x, float y, std::span<const double> output) {
    const float size = picture.columns.cell;
    for (const double value : output) {
        const ui::Bounds place = {x, y + 8, size - 1, row_height - 16};
        ui::fill(picture.ui, place,
                 ui::diverging(picture.ui.palette, picture.ui.palette.sunken, value / picture.scale));
        ui::outline(picture.ui, place, picture.ui.palette.line);
        x += size;
    }
}

void draw_left(const Picture& picture, float y, std::string_view word, std::span<const double> output) {
    const ui::Bounds place = {picture.area.x, y, picture.columns.word, row_height};
    ui::draw_line(picture.ui, place, {ui::Face::regular, ui::small_size, picture.ui.palette.text, ui::Align::right},
                  word);
    draw_cells(picture, place.x + place.width + air, y, output);
}

void draw_right(const Picture& picture, float y, std::string_view word, std::span<const double> output) {
    draw_cells(picture, picture.right_cells(), y, output);
    const ui::Bounds place = {picture.area.x + picture.area.width - picture.columns.word, y, picture.columns.word,
                              row_height};
    ui::draw_line(picture.ui, place, {ui::Face::regular, ui::small_size, picture.ui.palette.text}, word);
}

void draw_dashes(const ui::Ui& ui, float x1, float y1, float x2, float y2, ui::Color color, float thickness) {
    const float length = std::hypot(x2 - x1, y2 - y1);
    for (float from = 0; from < length; from += 2 * dash) {
        const float to = std::min(from + dash, length);
        const auto x = [&](float way) { return x1 + (x2 - x1) * way / length; };
        const auto y = [&](float way) { return y1 + (y2 - y1) * way / length; };
        ui::line(ui, x(from), y(from), x(to), y(to), color, thickness);
    }
}

/// The difference beside the left cells, and the line to the right ones: solid where the outputs are the same.
void draw_connection(const Picture& picture, float y1, float y2, double difference, bool strong) {
    const ui::Ui& ui = picture.ui;
    const bool same = difference <= rounding_level;
    const ui::Color color = same ? ui.palette.good : ui.palette.warn;
    const float right = picture.left_end();
    const ui::Bounds place = {right - picture.columns.difference, y1, picture.columns.difference - 4, row_height};
    ui::draw_line(ui, place, {ui::Face::semibold, 13, color, ui::Align::left},
                  (same ? "= " : "≠ ") + difference_text(difference));
    const float thickness = strong ? 3.0F : 1.5F;
    const float from = y1 + row_height / 2;
    const float to = y2 + row_height / 2;
    const float end = picture.right_cells() - air;
    if (same)
        ui::line(ui, right, from, end, to, color, thickness);
    else
        draw_dashes(ui, right, from, end, to, color, thickness);
}

void add_text(const Picture& picture, std::string_view key, const ui::Bounds& bounds, std::string_view text) {
    picture.ui.tree.add(picture.ui.id(key), ui::Role::text, text, bounds);
}

void draw_heads(const Picture& picture) {
    const ui::Palette& palette = picture.ui.palette;
    const float half = picture.area.width / 2;
    const ui::Bounds left = {picture.area.x, picture.area.y, half, head_height};
    const ui::Bounds right = {picture.area.x + half, picture.area.y, half, head_height};
    ui::TextStyle style = {ui::Face::semibold, ui::small_size, palette.muted};
    add_text(picture, "head a", left, words::sentences[0]);
    ui::draw_line(picture.ui, left, style, words::sentences[0]);
    style.align = ui::Align::right;
    add_text(picture, "head b", right, words::sentences[1]);
    ui::draw_line(picture.ui, right, style, words::sentences[1]);
}

void draw_pairs(const Picture& picture, int selected_slot) {
    const float half = picture.left_end() - picture.area.x;
    for (const OutputPair& pair : picture.lab.comparison().pairs) {
        const float y = picture.row(pair.slot_a);
        add_text(picture, "pair " + std::to_string(pair.slot_a), {picture.area.x, y, half, row_height},
                 pair_text(picture.lab, pair));
        draw_connection(picture, y, picture.row_b(pair.slot_b), pair.difference, pair.slot_b == selected_slot);
    }
    for (const int slot : picture.lab.comparison().only_in_a)
        add_text(picture, "only a " + std::to_string(slot), {picture.area.x, picture.row(slot), half, row_height},
                 picture.lab.a().words[static_cast<std::size_t>(slot)] + ": only in A");
    for (const int slot : picture.lab.comparison().only_in_b)
        add_text(picture, "only b " + std::to_string(slot),
                 {picture.right_cells(), picture.row(slot), picture.area.x + picture.area.width - picture.right_cells(),
                  row_height},
                 picture.lab.b().words[static_cast<std::size_t>(slot)] + ": only in B");
}

void draw_words(const Picture& picture) {
    const SentenceInLab& a = picture.lab.a();
    const SentenceInLab& b = picture.lab.b();
    for (int slot = 0; slot < a.trace.words(); ++slot)
        draw_left(picture, picture.row(slot), a.words[static_cast<std::size_t>(slot)], a.trace.outputs.row(slot));
    for (int slot = 0; slot < b.trace.words(); ++slot)
        draw_right(picture, picture.row_b(slot), b.words[static_cast<std::size_t>(slot)], b.trace.outputs.row(slot));
}

void draw_means(const Picture& picture) {
    const float y = picture.row(picture.rows()) + 8;
    const ui::Bounds& area = picture.area;
    ui::line(picture.ui, area.x, y - 4, area.x + area.width, y - 4, picture.ui.palette.line);
    draw_left(picture, y, words::mean, picture.lab.a().trace.pooled.row(0));
    draw_right(picture, y, words::mean, picture.lab.b().trace.pooled.row(0));
    draw_connection(picture, y, y, picture.lab.comparison().pooled_difference, false);
    add_text(picture, "means", {area.x, y, area.width, row_height}, pooled_text(picture.lab.comparison()));
}

}  // namespace

float order_picture(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const OrderLab& lab = view.labs.order;
    const float scale = std::max({largest_entry(lab.a().trace.outputs), largest_entry(lab.b().trace.outputs), 1e-6F});
    OrderMotion& motion = view.labs.order_motion;
    motion.update(lab.b().words, view.elapsed_seconds, ui.reduced_motion);
    if (motion.moving()) ui.wake_in(0);
    Picture picture = {ui, area, columns_for(area.width), lab, motion, scale};
    picture.area.height = head_height + static_cast<float>(picture.rows()) * row_height + 8 + row_height;
    const ui::NodeId id = ui.id("picture");
    ui.tree.add(id, ui::Role::group, words::outputs_compared, picture.area);
    const ui::Within within(ui, id);
    draw_heads(picture);
    draw_pairs(picture, view.choices.slot);
    draw_words(picture);
    draw_means(picture);
    return picture.area.height;
}

}  // namespace pe::panels

// A box looked into: its word and vector, and what its sticker is.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "content/sticker_words.h"
#include "panels/sticker_parts.h"
#include "panels/sticker_text.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float block_gap = 12;
constexpr float row_height = 34;
constexpr float wide = 520;
constexpr float label_width = 190;

class Inside {
  public:
    Inside(ui::Ui& ui, const ui::Bounds& area, const LabView& view)
        : ui_(ui), area_(area), y_(area.y), choices_(view.choices), lab_(view.labs.stickers) {}

    float draw() {
        ui::heading(ui_, "inside", {area_.x, y_, area_.width, 28}, words::look_inside, 18);
        y_ += 28 + block_gap;
        choose_box();
        if (const auto box = lab_.open_box(choices_)) show(*box);
        return y_ - area_.y;
    }

  private:
    void choose_box() {
        const std::vector<int> boxes = boxes_by_slot(lab_.timeline(), lab_.seconds(choices_));
        std::vector<std::string> slots;
        for (std::size_t slot = 0; slot < boxes.size(); ++slot) slots.push_back(std::to_string(slot));
        std::vector<std::string_view> options = {words::no_box};
        options.insert(options.end(), slots.begin(), slots.end());
        const auto open = lab_.open_box(choices_);
        int chosen = open ? static_cast<int>(std::ranges::find(boxes, *open) - boxes.begin()) + 1 : 0;
        const float height = ui::radio_group_height(ui_, area_.width, options);
        if (ui::radio_group(ui_, "box", {area_.x, y_, area_.width, height}, words::box_in_slot, options, chosen)) {
            choices_.open_box = chosen == 0 ? -1 : boxes[static_cast<std::size_t>(chosen - 1)];
            if (const auto box = lab_.open_box(choices_))
                ui_.announce("In the box: " + word(*box) + ", " + vector_text(lab_.vectors(choices_, *box).content));
        }
        y_ += height + block_gap;
    }

    void show(int box) {
        const BoxVectors vectors = lab_.vectors(choices_, box);
        row("content", "In the box: " + word(box), vectors.content);
        if (!choices_.stickers) return say("no sticker", words::no_sticker);
        if (choices_.open_sticker) {
            row("position", "Sticker " + std::to_string(box) + ": PE of position " + std::to_string(box),
                vectors.position);
            row("sum", "Both: x + PE", vectors.sum, true);
        }
        y_ += 4;
        const auto name = choices_.open_sticker ? words::close_the_sticker : words::open_a_sticker;
        if (ui::button(ui_, "open sticker", {area_.x, y_, ui::button_width(ui_, name), ui::control_height}, name)) {
            choices_.open_sticker = !choices_.open_sticker;
            if (choices_.open_sticker) ui_.announce(encoding_text(choices_, box) + " " + vector_text(vectors.position));
        }
        y_ += ui::control_height + block_gap;
        if (choices_.open_sticker)
            say("encoding", encoding_text(choices_, box) + " " + std::string(words::both_together));
        say("unchanged", words::unchanged);
    }

    /// A vector: what it is, and its entries on tinted cells.
    void row(std::string_view key, const std::string& label, const std::vector<double>& vector, bool strong = false) {
        const bool beside = area_.width >= wide;
        const float start = y_;
        ui::draw_line(ui_, {area_.x, y_, beside ? label_width : area_.width, row_height},
                      {strong ? ui::Face::semibold : ui::Face::regular, ui::small_size, ui_.palette.text}, label);
        if (!beside) y_ += row_height - 4;
        const float left = area_.x + (beside ? label_width : 0.0F);
        const float width = std::min(112.0F, (area_.x + area_.width - left) / static_cast<float>(vector.size()));
        double largest = 1;
        for (const double value : vector) largest = std::max(largest, std::abs(value));
        for (std::size_t i = 0; i < vector.size(); ++i) {
            const ui::Bounds cell = {left + static_cast<float>(i) * width, y_ + 2, width - 4, row_height - 4};
            ui::fill(ui_, cell, ui::diverging(ui_.palette, ui_.palette.panel, vector[i] / largest), 4);
            ui::outline(ui_, cell, ui_.palette.line, 4);
            ui::draw_line(ui_, cell, {ui::Face::mono, 14, ui_.palette.text, ui::Align::center},
                          entry_of_box(vector[i]));
        }
        y_ += row_height + 2;
        ui_.tree.add(ui_.id(key), ui::Role::text, label + ": " + vector_text(vector),
                     {area_.x, start, area_.width, y_ - start - 2});
    }

    void say(std::string_view key, std::string_view text) {
        y_ += ui::paragraph(ui_, key, {area_.x, y_, area_.width, 0},
                            {ui::Face::regular, ui::body_size, ui_.palette.text}, text) +
              block_gap;
    }

    const std::string& word(int box) const { return lab_.sentence().words[static_cast<std::size_t>(box)]; }

    ui::Ui& ui_;
    ui::Bounds area_;
    float y_;
    Choices& choices_;
    const StickerLab& lab_;
};

}  // namespace

float sticker_inside(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    return Inside(ui, area, view).draw();
}

}  // namespace pe::panels

#include "ui/chips.h"

#include <algorithm>

#include "imgui.h"
#include "ui/draw.h"
#include "ui/widgets.h"

namespace pe::ui {
namespace {

constexpr float padding = 12;
constexpr float least_width = 48;

/// All are equally wide: a word that is dragged over another one then stays under the pointer.
struct Places {
    Bounds area;
    float chip_width = 0;
    int per_row = 1;

    Bounds of(int slot) const {
        return {area.x + static_cast<float>(slot % per_row) * (chip_width + gap),
                area.y + static_cast<float>(slot / per_row) * (control_height + gap), chip_width, control_height};
    }
};

Places places_in(const Ui& ui, const Bounds& area, std::span<const std::string> words) {
    float widest = least_width;
    for (const std::string& word : words)
        widest = std::max(widest, measure(ui, {Face::semibold, small_size}, word).width + 2 * padding);
    const float width = std::min(widest, area.width);
    return {area, width, std::max(1, static_cast<int>((area.width + gap) / (width + gap)))};
}

std::string place_in_words(std::size_t slot, std::size_t count) {
    return "place " + std::to_string(slot + 1) + " of " + std::to_string(count);
}

void draw_chip(const Ui& ui, const Bounds& place, std::string_view word, bool selected, const Press& press) {
    const Palette& palette = ui.palette;
    fill(ui, place, selected ? palette.accent_soft : press.hovered ? palette.sunken : palette.panel, radius);
    outline(ui, place, selected ? palette.accent : palette.control_line, radius, selected ? 2.0F : 1.0F);
    draw_line(ui, {place.x + 4, place.y, place.width - 8, place.height},
              {selected ? Face::semibold : Face::regular, small_size, palette.text, Align::center}, word);
}

bool is_inside(const Bounds& bounds, float x, float y) {
    return x >= bounds.x && x < bounds.x + bounds.width && y >= bounds.y && y < bounds.y + bounds.height;
}

/// One frame of a row of chips.
class Row {
  public:
    Row(Ui& ui, NodeId group, const Places& places, int count, int& selected)
        : ui_(ui), group_(group), places_(places), count_(count), selected_(selected) {}

    NodeId chip_id(int slot) const { return child_id(group_, "slot " + std::to_string(slot)); }

    void take_keys() {
        for (const Action& action : ui_.actions) {
            if (action.kind != ActionKind::key) continue;
            for (int slot = 0; slot < count_; ++slot) {
                if (action.id != chip_id(slot)) continue;
                selected_ = slot;
                if (action.text == "ArrowLeft") move_to(slot - 1);
                if (action.text == "ArrowRight") move_to(slot + 1);
                break;
            }
        }
    }

    void take_press(int slot, const Press& press) {
        if (ui_.action(chip_id(slot), ActionKind::activate) || ui_.focus_request == chip_id(slot)) selected_ = slot;
        if (press.held) drag();
    }

    std::vector<ChipMove> moves;

  private:
    void move_to(int slot) {
        if (slot < 0 || slot >= count_ || slot == selected_) return;
        moves.push_back({selected_, slot});
        selected_ = slot;
    }

    /// The selected word goes where the pointer is.
    void drag() {
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        for (int slot = 0; slot < count_; ++slot) {
            if (slot == selected_ || !is_inside(places_.of(slot), mouse.x / ui_.scale, mouse.y / ui_.scale)) continue;
            move_to(slot);
            ui_.focus_request = chip_id(slot);
            return;
        }
    }

    Ui& ui_;
    NodeId group_;
    const Places& places_;
    int count_;
    int& selected_;
};

}  // namespace

float chips_height(const Ui& ui, float width, std::span<const std::string> words) {
    const Places places = places_in(ui, {0, 0, width, 0}, words);
    const Bounds last = places.of(static_cast<int>(words.size()) - 1);
    return last.y + last.height;
}

std::vector<ChipMove> chips(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
                            std::span<const std::string> words, int& selected) {
    const NodeId group = ui.id(key);
    ui.tree.add(group, Role::group, name, bounds);
    const Within within(ui, group);
    const Places places = places_in(ui, bounds, words);
    Row row(ui, group, places, static_cast<int>(words.size()), selected);
    row.take_keys();
    for (std::size_t i = 0; i < words.size(); ++i) {
        const int slot = static_cast<int>(i);
        const Bounds place = places.of(slot);
        const NodeId id = row.chip_id(slot);
        Node& node = ui.tree.add(id, Role::movable, words[i] + ", " + place_in_words(i, words.size()), place);
        node.selected = slot == selected;
        const Press press = pressable(ui, id, place);
        row.take_press(slot, press);
        draw_chip(ui, place, words[i], slot == selected, press);
    }
    return std::move(row.moves);
}

}  // namespace pe::ui

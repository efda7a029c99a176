
#include <algorithm>
#include <utility>

#include "content/order_words.h"
#include "content/words.h"
#include "core/permutation.h"
#include "core/sentence.h"
#include "panels/button_row.h"
#include "panels/order_parts.h"
#include "panels/order_text.h"
#include "ui/chips.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float title_height = 34;
constexpr float block_gap = 14;
constexpr float widest_text = 720;
constexpr float wide = 600;  ///< from this width on controls stand side by side
constexpr float field_height = 20 + ui::control_height;
constexpr int most_tries = 100;

std::string joined(const std::vector<std::string>& words) {
    std::string sentence;
    for (const std::string& word : words) sentence += (sentence.empty() ? "" : " ") + word;
    return sentence;
}

std::vector<std::string> in_order(const std::vector<std::string>& words, const Permutation& order) {
    std::vector<std::string> reordered(words.size());
    order.apply(std::span(words), std::span(reordered));
    return reordered;
}

class OrderPanel {
  public:
    OrderPanel(ui::Ui& ui, const ui::Bounds& area, const LabView& view)
        : ui_(ui), area_(area), y_(area.y), view_(view), choices_(view.choices) {}

    float draw() {
        ui::heading(ui_, "title", take(title_height), words::order_title, ui::title_size);
        say("what", words::order_what);
        fields();
        toggles();
        view_.labs.order.update(choices_);
        buttons();
        view_.labs.order.update(choices_);
        words_of_b();
        view_.labs.order.update(choices_);
        y_ += order_picture(ui_, rest(), view_) + block_gap;
        say("key", words::picture_key, true);
        say("verdict", verdict_text(lab()));
        y_ += order_matrices(ui_, rest(), view_);
        if (!said_.empty()) ui_.announce(said_ + " " + verdict_text(lab()));
        return y_ - area_.y;
    }

  private:
    const OrderLab& lab() const { return view_.labs.order; }
    ui::Bounds rest() const { return {area_.x, y_, area_.width, 0}; }

    ui::Bounds take(float height) {
        const ui::Bounds place = {area_.x, y_, area_.width, height};
        y_ += height + block_gap;
        return place;
    }

    void say(std::string_view key, std::string_view text, bool quiet = false) {
        const ui::TextStyle style = quiet ? ui::TextStyle{ui::Face::regular, ui::small_size, ui_.palette.muted}
                                          : ui::TextStyle{ui::Face::regular, ui::body_size, ui_.palette.text};
        y_ += ui::paragraph(ui_, key, rest(), style, text) + block_gap;
    }

    void field(std::string_view key, std::string_view name, const SentenceInLab& sentence, std::string& typed) {
        const std::string problem = problem_text(sentence);
        ui::text_field(ui_, key, take(field_height), name, typed, problem);
        if (problem.empty()) return;
        y_ += ui::paragraph(ui_, std::string(key) + " problem", {area_.x, y_ - 8, area_.width, 0},
                            {ui::Face::regular, ui::small_size, ui_.palette.bad},
                            problem + " " + std::string(words::still_shown));
    }

    void fields() {
        field("a", words::sentence_a, lab().a(), choices_.sentence_a);
        field("b", words::sentence_b, lab().b(), choices_.sentence_b);
    }

    void toggles() {
        const int per_row = area_.width >= wide ? 3 : 1;
        constexpr float between = 18;
        const float width = (area_.width - between * static_cast<float>(per_row - 1)) / static_cast<float>(per_row);
        int index = 0;
        const auto place = [&] {
            const auto column = static_cast<float>(index % per_row);
            const auto row = static_cast<float>(index / per_row);
            ++index;
            return ui::Bounds{area_.x + column * (width + between), y_ + row * (ui::number_height + ui::gap), width,
                              ui::number_height};
        };
        int positions = static_cast<int>(choices_.positions);
        if (ui::radio_group(ui_, "positions", place(), words::positions, words::position_choices, positions)) {
            choices_.positions = static_cast<Positions>(positions);
            said_ = positions == 0 ? "No positions." : "Sinusoidal positions are added.";
        }
        int mask = choices_.causal_mask ? 1 : 0;
        if (ui::radio_group(ui_, "mask", place(), words::mask, words::mask_choices, mask)) {
            choices_.causal_mask = mask == 1;
            said_ = mask == 0 ? "No mask." : "Causal mask.";
        }
        double seed = choices_.weights_seed;
        const ui::NumberSpec spec = {words::weights_seed, 0, max_seed, 1, 1, ui::Scale::logarithmic_from_zero};
        if (ui::number(ui_, "weights seed", place(), spec, seed)) {
            choices_.weights_seed = static_cast<int>(seed);
            said_ = "Other weights.";
        }
        const auto rows = static_cast<float>(3 / per_row);
        y_ += rows * (ui::number_height + ui::gap) - ui::gap + block_gap;
    }

    void buttons() {
        ButtonRow row(ui_, rest());
        if (row.add("shuffle", words::shuffle, ui::ButtonLook::primary)) shuffle();
        if (row.add("swap", words::swap_sentences)) {
            std::swap(choices_.sentence_a, choices_.sentence_b);
            said_ = "The sentences have changed places.";
        }
        if (row.add("reset", words::reset)) reset();
        y_ += row.height() + block_gap;
    }

    /// B becomes A in an order that can be told from A's, and from B's where there is a third one.
    void shuffle() {
        const std::vector<std::string>& from = lab().a().words;
        std::vector<std::string> keys;
        for (const std::string& word : from) keys.push_back(word_key(word));
        if (std::ranges::all_of(keys, [&](const auto& key) { return key == keys[0]; })) {
            ui_.announce(std::string(words::no_other_order));
            return;
        }
        const std::string before = joined(lab().b().words);
        for (int tries = 0; tries < most_tries; ++tries) {
            choices_.shuffle_seed = choices_.shuffle_seed % max_seed + 1;
            const auto seed = static_cast<std::uint64_t>(choices_.shuffle_seed);
            choices_.sentence_b = joined(in_order(from, Permutation::visibly_shuffled(keys, seed)));
            if (choices_.sentence_b != before) break;
        }
        said_ = "Sentence B is now: " + choices_.sentence_b + ".";
    }

    void reset() {
        const Choices defaults;
        choices_.sentence_a = defaults.sentence_a;
        choices_.sentence_b = defaults.sentence_b;
        choices_.positions = defaults.positions;
        choices_.causal_mask = defaults.causal_mask;
        choices_.weights_seed = defaults.weights_seed;
        choices_.shuffle_seed = defaults.shuffle_seed;
        choices_.slot = defaults.slot;
        choices_.matrix = defaults.matrix;
        choices_.matrix_of = defaults.matrix_of;
        choices_.cell_row = defaults.cell_row;
        choices_.cell_column = defaults.cell_column;
        choices_.first_cell_column = defaults.first_cell_column;
        said_ = "The order lab is as at first.";
    }

    void words_of_b() {
        const std::vector<std::string>& words = lab().b().words;
        ui::paragraph(ui_, "words of b", {area_.x, y_, area_.width, 0},
                      {ui::Face::regular, ui::small_size, ui_.palette.muted}, words::words_of_b);
        y_ += ui::wrapped_height(ui_, {ui::Face::regular, ui::small_size}, area_.width, words::words_of_b) + 4;
        const int last = static_cast<int>(words.size()) - 1;
        int slot = std::min(choices_.slot, last);
        const ui::Bounds place = take(ui::chips_height(ui_, area_.width, words));
        std::vector<ui::ChipMove> moves = ui::chips(ui_, "chips", place, words::sentences[1], words, slot);
        y_ -= block_gap - ui::gap;
        ButtonRow row(ui_, rest());
        if (row.add("left", words::move_left)) step(moves, slot, slot - 1, last);
        if (row.add("right", words::move_right)) step(moves, slot, slot + 1, last);
        y_ += row.height() + block_gap;
        if (slot != std::min(choices_.slot, last)) choices_.slot = slot;
        if (!moves.empty()) move_words(words, moves);
    }

    void step(std::vector<ui::ChipMove>& moves, int& slot, int to, int last) {
        if (to < 0 || to > last) return ui_.announce(to < 0 ? "It is the first word." : "It is the last word.");
        moves.push_back({slot, to});
        slot = to;
    }

    void move_words(const std::vector<std::string>& words, const std::vector<ui::ChipMove>& moves) {
        Permutation order = Permutation::identity(static_cast<int>(words.size()));
        for (const ui::ChipMove& move : moves) order = order.moved(move.from, move.to);
        const std::vector<std::string> moved = in_order(words, order);
        choices_.sentence_b = joined(moved);
        const int to = moves.back().to;
        said_ = moved[static_cast<std::size_t>(to)] + " is now word " + std::to_string(to + 1) + " of B.";
    }

    ui::Ui& ui_;
    ui::Bounds area_;
    float y_;
    const LabView& view_;
    Choices& choices_;
    std::string said_;  ///< what the learner did in this frame
};

}  // namespace

float order_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ui::Bounds column = {area.x, area.y, std::min(area.width, widest_text), area.height};
    return OrderPanel(ui, column, view).draw();
}

}  // namespace pe::panels

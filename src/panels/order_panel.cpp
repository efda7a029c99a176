
#include <algorithm>
#include <array>
#include <utility>

#include "content/order_words.h"
#include "content/words.h"
#include "core/permutation.h"
#include "core/sentence.h"
#include "panels/button_row.h"
#include "panels/explained_field.h"
#include "panels/lab_column.h"
#include "panels/lab_head.h"
#include "panels/order_parts.h"
#include "panels/order_text.h"
#include "panels/sentence_problem.h"
#include "ui/chips.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float widest_text = 720;
constexpr float between = 18;
constexpr float wide = 520;              ///< from this width on the sentences stand side by side
constexpr float wide_for_toggles = 600;  ///< and what is switched
constexpr int most_tries = 100;

constexpr std::array<std::string_view, 12> own_fields = {
    "a",    "b",      "positions", "mask",     "weights-seed", "shuffle-seed",
    "slot", "matrix", "of",        "cell-row", "cell-column",  "first-cell-column"};
constexpr std::array<Preset, 3> presets = {{
    {words::order_presets[0], ""},
    {words::order_presets[1], "positions=sinusoidal"},
    {words::order_presets[2], "mask=causal&matrix=weights"},
}};

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
        : ui_(ui), column_(ui, area), view_(view), choices_(view.choices) {}

    float draw() {
        head();
        fields();
        toggles();
        view_.labs.order.update(choices_);
        words_of_b();
        view_.labs.order.update(choices_);
        column_.skip(order_picture(ui_, column_.rest(), view_));
        column_.say("verdict", verdict_text(lab()));
        column_.say_quietly("key", words::picture_key);
        column_.skip(order_matrices(ui_, column_.rest(), view_));
        if (!said_.empty()) ui_.announce(said_ + " " + verdict_text(lab()));
        return column_.height();
    }

  private:
    const OrderLab& lab() const { return view_.labs.order; }
    void head() {
        const LabHead head = {words::order_title, words::order_what, presets, own_fields};
        std::string_view chosen;
        column_.skip(lab_head(ui_, column_.rest(), head, choices_, chosen));
        if (!chosen.empty()) said_ = std::string(chosen) + ".";
    }

    float field(std::string_view key, const ui::Bounds& area, std::string_view name, const SentenceInLab& sentence,
                std::string& typed) {
        return explained_field(ui_, key, area, name, typed, problem_text(sentence), words::still_shown);
    }

    void fields() {
        const ui::Bounds area = column_.rest();
        const bool beside = area.width >= wide;
        const float width = beside ? (area.width - between) / 2 : area.width;
        const float a = field("a", {area.x, area.y, width, 0}, words::sentence_a, lab().a(), choices_.sentence_a);
        if (!beside) column_.skip(a);
        const ui::Bounds place_b = beside ? ui::Bounds{area.x + width + between, area.y, width, 0} : column_.rest();
        const float b = field("b", place_b, words::sentence_b, lab().b(), choices_.sentence_b);
        column_.skip(beside ? std::max(a, b) : b);
    }

    void toggles() {
        const ui::Bounds area = column_.rest();
        const int per_row = area.width >= wide_for_toggles ? 3 : 1;
        const float width = (area.width - between * static_cast<float>(per_row - 1)) / static_cast<float>(per_row);
        int index = 0;
        const auto place = [&] {
            const auto column = static_cast<float>(index % per_row);
            const auto row = static_cast<float>(index / per_row);
            ++index;
            return ui::Bounds{area.x + column * (width + between), area.y + row * (ui::number_height + ui::gap), width,
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
        column_.skip(rows * (ui::number_height + ui::gap) - ui::gap);
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

    void swap() {
        std::swap(choices_.sentence_a, choices_.sentence_b);
        said_ = "The sentences have changed places.";
    }

    void words_of_b() {
        const std::vector<std::string>& words = lab().b().words;
        const int last = static_cast<int>(words.size()) - 1;
        int slot = std::min(choices_.slot, last);
        ui::Bounds area = column_.rest();
        const float top = area.y;
        area.y += ui::paragraph(ui_, "words of b", area, {ui::Face::regular, ui::small_size, ui_.palette.muted},
                                words::words_of_b) +
                  4;
        area.height = ui::chips_height(ui_, area.width, words);
        std::vector<ui::ChipMove> moves = ui::chips(ui_, "chips", area, words::sentences[1], words, slot);
        area.y += area.height + ui::gap;
        ButtonRow row(ui_, area);
        const bool shuffled = row.add("shuffle", words::shuffle, ui::ButtonLook::primary);
        const bool swapped = row.add("swap", words::swap_sentences);
        if (row.add("left", words::move_left)) step(moves, slot, slot - 1, last);
        if (row.add("right", words::move_right)) step(moves, slot, slot + 1, last);
        column_.skip(area.y + row.height() - top);
        if (slot != std::min(choices_.slot, last)) choices_.slot = slot;
        if (!moves.empty()) move_words(words, moves);
        if (shuffled) shuffle();
        if (swapped) swap();
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
    LabColumn column_;
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

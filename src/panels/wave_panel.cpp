#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "content/heatmap_words.h"
#include "content/wave_words.h"
#include "content/words.h"
#include "core/format.h"
#include "panels/explained_field.h"
#include "panels/heatmap_text.h"
#include "panels/lab_column.h"
#include "panels/lab_head.h"
#include "panels/number_rows.h"
#include "panels/wave_parts.h"
#include "panels/wave_text.h"
#include "ui/toggle.h"

namespace pe::panels {
namespace {

constexpr float widest = 860;
constexpr int pairs_offered = 8;

constexpr std::array<std::string_view, 7> own_fields = {"d", "base", "layout", "t", "length", "pairs", "span"};
constexpr std::array<Preset, 4> presets = {{
    {words::wave_presets[0], "d=64"},
    {words::wave_presets[1], "d=64&pairs=0-5&span=64"},
    {words::wave_presets[2], "d=64&span=20000"},
    {words::wave_presets[3], "d=64&pairs=8,12,14,16,20,24&span=1500&length=512"},
}};

class WavePanel {
  public:
    WavePanel(ui::Ui& ui, const ui::Bounds& area, const LabView& lab)
        : ui_(ui), column_(ui, area), lab_(lab), choices_(lab.choices) {}

    float draw() {
        std::string_view chosen;
        const LabHead head = {words::waves_title, words::waves_what, presets, own_fields};
        column_.skip(lab_head(ui_, column_.rest(), head, choices_, chosen));
        if (!chosen.empty()) ui_.announce(std::string(chosen) + ".");
        bring_in_step();
        toggles();
        bring_in_step();
        column_.skip(wave_picture(ui_, column_.rest(), lab_, ui_.id(words::position)));
        bring_in_step();
        column_.say("row", "Position " + grouped(choices_.position) + " as these pairs write it:");
        column_.skip(wave_row(ui_, column_.rest(), lab_));
        const std::string trained = trained_text(lab_.labs.trained);
        if (!trained.empty()) column_.say("trained", trained);
        numbers();
        typed_pairs();
        bring_in_step();
        ui::heading(ui_, "counter title", column_.take(26), words::counter_title, 18);
        column_.skip(wave_counter(ui_, column_.rest(), lab_));
        column_.say("counter words", counter_text(lab_.derived.encoding()));
        return column_.height();
    }

  private:
    const WaveLab& waves() const { return lab_.labs.waves; }

    /// One sample for each unit of width.
    void bring_in_step() {
        settle(choices_);
        lab_.derived.update(choices_);
        lab_.labs.trained.update(lab_.derived.encoding(), choices_.trained_length);
        lab_.labs.waves.update(choices_, std::max(2, static_cast<int>(column_.width())));
    }

    /// Some pairs of the encoding, and those that are shown.
    std::vector<int> offered() const {
        std::vector<int> pairs = spread_pairs(pair_count(lab_.derived.encoding()), pairs_offered);
        for (const int pair : waves().pairs())
            if (std::ranges::find(pairs, pair) == pairs.end()) pairs.push_back(pair);
        std::ranges::sort(pairs);
        return pairs;
    }

    void toggles() {
        const ui::Bounds area = column_.rest();
        const ui::NodeId id = ui_.id("toggles");
        ui::Bounds group = area;
        const std::size_t place_of_group = ui_.tree.nodes().size();
        ui_.tree.add(id, ui::Role::group, words::pair_toggles, group);
        const ui::Within within(ui_, id);
        std::vector<int> shown = waves().pairs();
        float x = area.x;
        float y = area.y;
        bool switched = false;
        for (const int pair : offered()) {
            const std::string name = "Pair " + std::to_string(pair);
            const float width = ui::toggle_width(ui_, name);
            if (x > area.x && x + width > area.x + area.width) {
                x = area.x;
                y += ui::control_height + ui::gap;
            }
            const auto found = std::ranges::find(shown, pair);
            const bool on = found != shown.end();
            const bool fixed = on ? shown.size() == 1 : shown.size() == most_wave_pairs;
            if (ui::toggle(ui_, name, {x, y, width, ui::control_height}, name, on, fixed)) {
                switched = true;
                if (on)
                    shown.erase(found);
                else
                    shown.push_back(pair);
            }
            x += width + ui::gap;
        }
        group.height = y + ui::control_height - area.y;
        ui_.tree.set_height(place_of_group, group.height);
        column_.skip(group.height);
        if (!switched) return;
        std::ranges::sort(shown);
        choices_.wave_pairs = write_wave_pairs(shown);
    }

    void numbers() {
        using ui::Scale;
        NumberRows row(ui_, column_.rest());
        row.add({words::position, 0, max_position, 1, 1, Scale::logarithmic_from_zero}, choices_.position);
        row.add({words::wave_span, min_wave_span, max_wave_span, 1, 1, Scale::logarithmic}, choices_.wave_span);
        row.add({words::trained_length, 0, max_position, 1, 1, Scale::logarithmic_from_zero}, choices_.trained_length);
        row.add({words::width, min_panel_width, max_panel_width, 2, 2, Scale::logarithmic}, choices_.width);
        row.add({words::base, lowest_offered_base, max_base, 100, 0, Scale::logarithmic}, choices_.base);
        row.add({words::decimals, 0, max_decimals, 1, 1, Scale::linear}, choices_.decimals);
        column_.skip(row.height());
    }

    void typed_pairs() {
        const std::string problem = pairs_problem_text(waves().reading(), pair_count(lab_.derived.encoding()));
        column_.skip(explained_field(ui_, "pairs", column_.rest(), words::wave_pairs, choices_.wave_pairs, problem,
                                     words::last_good_pairs));
    }

    ui::Ui& ui_;
    LabColumn column_;
    const LabView& lab_;
    Choices& choices_;
};

}  // namespace

float wave_panel(ui::Ui& ui, const ui::Bounds& area, const LabView& view) {
    const ui::Bounds column = {area.x, area.y, std::min(area.width, widest), area.height};
    return WavePanel(ui, column, view).draw();
}

}  // namespace pe::panels

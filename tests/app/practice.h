// The workbench with its practice panel, and what its tests answer and load.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "app/headless.h"
#include "app/layout_checks.h"
#include "questions/question_set.h"

namespace pe::testing {

/// The workbench with the practice panel in view, its code at hand.
class Practice : public Headless {
  public:
    explicit Practice(std::string_view options = "", Fields fields = Fields::of_host) : Headless(fields) {
        workbench.set_wall_clock(1796064179);
        if (fields == Fields::of_host) workbench.set_code("practice", "");
        open(options);
    }

    void open(std::string_view options) { set_link("panel=practice&" + std::string(options)); }

    void supply(panels::Supply kind, std::string_view name, std::string_view text) {
        workbench.supply_practice(kind, name, text);
        frames_until_idle();
    }

    const ui::Node& field(std::string_view name) { return node(ui::Role::answer_field, name); }
    void type(std::string_view name, std::string text) { act(field(name), ui::ActionKind::set_text, std::move(text)); }
    void submit(std::string_view name) { act(field(name), ui::ActionKind::submit); }

    /// Whether a text with these words is in view.
    bool says(std::string_view words) {
        return std::ranges::any_of(tree().nodes(), [&](const ui::Node& node) {
            return (node.role == ui::Role::text || node.role == ui::Role::heading) &&
                   node.name.find(words) != std::string::npos;
        });
    }

    /// The names of the tabs with questions.
    std::vector<std::string> tabs() {
        const ui::NodeId list = node(ui::Role::tab_list, "Questions").id;
        std::vector<std::string> names;
        for (const ui::Node& node : tree().nodes())
            if (node.role == ui::Role::tab && node.parent == list) names.push_back(node.name);
        return names;
    }

    /// The effects of that kind since last asked; the others go.
    std::vector<ui::Effect> take(ui::EffectKind kind) {
        std::vector<ui::Effect> effects = take_effects();
        std::erase_if(effects, [&](const ui::Effect& effect) { return effect.kind != kind; });
        return effects;
    }
};

inline QuestionSet bank() {
    return read_question_set(shipped_sets()[1].json).set;
}

/// The id of the first question of that kind in the bank's set.
inline std::string id_of_kind(std::string_view kind) {
    for (const SetItem& item : bank().items)
        if (!item.own && item.kind->name == kind) return item.id;
    FAIL("no such kind");
    return {};
}

inline constexpr std::string_view small_set = R"({"format":"pe-questions-1","title":"My own questions","questions":[
{"id":"only","title":"Only","prompt":"How much?","parts":[{"label":"$n$","value":42}]}]})";

inline constexpr std::string_view order_explained =
    "Self-attention compares tokens by their content only, so it ignores their order. Shuffling the words just "
    "shuffles the outputs: both sentences get the same representations. But the meaning depends on the order, so "
    "positional encoding has to be added.";

/// Everything below the tabs lies in the width of its panel.
inline void check_within_panel(Practice& practice) {
    const ui::Bounds panel = practice.node(ui::Role::tab_panel, "Practice").bounds;
    bool below = false;
    for (const ui::Node& node : practice.tree().nodes()) {
        below = below || node.role == ui::Role::tab_panel;
        if (!below) continue;
        CAPTURE(node.name);
        CHECK(node.bounds.x >= panel.x - 1);
        CHECK(right(node.bounds) <= right(panel) + 1);
    }
}

/// Everything is in its place at the width of phones and of screens.
inline void check_layout(Practice& practice) {
    for (const float width : {320.0F, 390.0F, 700.0F, 1100.0F}) {
        CAPTURE(width);
        practice.set_width_and_wanted_height(width, 1);
        check_within_panel(practice);
        check_within_canvas(practice.tree(), width, practice.workbench.wanted_height());
        check_apart(practice.tree());
        check_names(practice.tree());
        check_large_enough(practice.tree());
    }
}

}  // namespace pe::testing

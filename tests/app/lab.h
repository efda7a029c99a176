// A workbench with one of the labs in view, and what the tests of all labs ask of it.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "app/headless.h"
#include "app/layout_checks.h"

namespace pe::testing {

class Lab : public Headless {
  public:
    Lab(std::string_view panel, Fields fields) : Headless(fields), panel_(panel) { workbench.set_code("labs", ""); }

    /// Shows the panel in the state of a link, at rest; what was said before is forgotten.
    void open(std::string_view options) {
        set_link("panel=" + panel_ + "&" + std::string(options));
        take_effects();
    }

    /// The names of texts that hold these words.
    std::vector<std::string> texts_with(std::string_view words) {
        std::vector<std::string> found;
        for (const ui::Node& node : tree().nodes())
            if (node.role == ui::Role::text && holds(node.name, words)) found.push_back(node.name);
        return found;
    }
    bool says(std::string_view words) { return !texts_with(words).empty(); }

    /// The option of a group of radio buttons; a failure where there is none of that name.
    ui::Node option(std::string_view group, std::string_view name) {
        const ui::NodeId id = node(ui::Role::radio_group, group).id;
        for (const ui::Node& radio : tree().nodes())
            if (radio.role == ui::Role::radio && radio.parent == id && radio.name == name) return radio;
        FAIL("no such option");
        return {};
    }
    void choose(std::string_view group, std::string_view name) { act(option(group, name), ui::ActionKind::activate); }

    /// All cells in view as they stand in the tree.
    std::vector<ui::Node> cells() {
        std::vector<ui::Node> found;
        for (const ui::Node& node : tree().nodes())
            if (node.role == ui::Role::cell) found.push_back(node);
        return found;
    }

  private:
    std::string panel_;
};

/// At a width, and as high as everything needs, all nodes are in their place and all names whole.
inline void check_places(Lab& lab, float width, float scale = 1) {
    CAPTURE(width);
    lab.set_width_and_wanted_height(width, scale);
    check_within_canvas(lab.tree(), width, lab.workbench.wanted_height());
    check_apart(lab.tree());
    check_names(lab.tree());
    check_large_enough(lab.tree());
    check_names_fit(lab.workbench.ui());
}

}  // namespace pe::testing

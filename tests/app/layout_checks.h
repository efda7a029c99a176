// What must hold of everything that is drawn, at any size and in any state.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "ui/draw.h"
#include "ui/semantic.h"

namespace pe::testing {

inline bool is_control(const ui::Node& node) {
    using enum ui::Role;
    return node.role == button || node.role == toggle || node.role == radio || node.role == number ||
           node.role == text_field || node.role == answer_field || node.role == text_area || node.role == select ||
           node.role == tab || node.role == movable;
}

/// What takes up room of its own: controls, and the lines and boxes between them.
inline bool takes_room(const ui::Node& node) {
    using enum ui::Role;
    return is_control(node) || node.role == heading || node.role == text || node.role == code || node.role == grid;
}

inline bool needs_name(const ui::Node& node) {
    return node.role != ui::Role::row;
}

inline float right(const ui::Bounds& bounds) {
    return bounds.x + bounds.width;
}
inline float bottom(const ui::Bounds& bounds) {
    return bounds.y + bounds.height;
}

/// By more than the whole units to which bounds are rounded.
inline bool overlap(const ui::Bounds& a, const ui::Bounds& b) {
    const float width = std::min(right(a), right(b)) - std::max(a.x, b.x);
    const float height = std::min(bottom(a), bottom(b)) - std::max(a.y, b.y);
    return width > 1 && height > 1;
}

inline void check_names(const ui::SemanticTree& tree) {
    std::map<ui::NodeId, std::set<std::string>> names;
    for (const ui::Node& node : tree.nodes()) {
        CAPTURE(ui::name_of(node.role));
        CAPTURE(node.value);
        if (needs_name(node)) CHECK(!node.name.empty());
        CAPTURE(node.name);
        if (is_control(node)) CHECK(names[node.parent].insert(node.name).second);
    }
}

inline void check_within_canvas(const ui::SemanticTree& tree, float width, float height) {
    for (const ui::Node& node : tree.nodes()) {
        CAPTURE(ui::name_of(node.role));
        CAPTURE(node.name);
        CHECK(node.bounds.x >= 0);
        CHECK(node.bounds.y >= 0);
        CHECK(node.bounds.width >= 0);
        CHECK(node.bounds.height >= 0);
        CHECK(right(node.bounds) <= width + 1);
        CHECK(bottom(node.bounds) <= height + 1);
    }
}

inline void check_apart(const ui::SemanticTree& tree) {
    std::vector<const ui::Node*> with_room;
    for (const ui::Node& node : tree.nodes())
        if (takes_room(node)) with_room.push_back(&node);
    for (std::size_t i = 0; i < with_room.size(); ++i)
        for (std::size_t j = i + 1; j < with_room.size(); ++j) {
            if (overlap(with_room[i]->bounds, with_room[j]->bounds))
                FAIL_CHECK(with_room[i]->name << " and " << with_room[j]->name << " stand on one another");
        }
}

/// Controls are large enough for a finger or a mouse (WCAG 2.2: 24 by 24 at least).
inline void check_large_enough(const ui::SemanticTree& tree) {
    for (const ui::Node& node : tree.nodes()) {
        if (!is_control(node)) continue;
        CAPTURE(node.name);
        CHECK(node.bounds.width >= 24);
        CHECK(node.bounds.height >= 24);
    }
}

/// Names that stand on buttons, options and tabs are whole.
inline void check_names_fit(const ui::Ui& ui) {
    for (const ui::Node& node : ui.tree.nodes()) {
        if (node.role != ui::Role::button && node.role != ui::Role::radio && node.role != ui::Role::tab) continue;
        CAPTURE(node.name);
        const ui::Face face = node.selected ? ui::Face::semibold : ui::Face::regular;
        CHECK(ui::measure(ui, {face, ui::small_size}, node.name).width <= node.bounds.width + 1);
    }
}

}  // namespace pe::testing

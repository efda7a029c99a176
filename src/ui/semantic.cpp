#include "ui/semantic.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/hash.h"
#include "core/json.h"

namespace pe::ui {
namespace {

void append_member(std::string& out, std::string_view key, std::string_view text) {
    append_json_key(out, key);
    append_json_string(out, text);
}

void append_member(std::string& out, std::string_view key, double number) {
    append_json_key(out, key);
    append_json_number(out, number);
}

void append_flag(std::string& out, std::string_view key, bool flag) {
    if (!flag) return;
    append_json_key(out, key);
    out += "true";
}

void append_list(std::string& out, std::string_view key, const std::vector<std::string>& texts) {
    append_json_key(out, key);
    out += '[';
    for (const std::string& text : texts) {
        if (out.back() != '[') out += ',';
        append_json_string(out, text);
    }
    out += ']';
}

void append_node(std::string& out, const Node& node) {
    out += '{';
    append_member(out, "id", node.id);
    append_member(out, "parent", node.parent);
    append_member(out, "role", name_of(node.role));
    append_member(out, "name", node.name);
    if (!node.value.empty()) append_member(out, "value", node.value);
    if (!node.description.empty()) append_member(out, "description", node.description);
    if (node.range) {
        append_member(out, "now", node.range->value);
        append_member(out, "minimum", node.range->minimum);
        append_member(out, "maximum", node.range->maximum);
    }
    if (!node.options.empty()) append_list(out, "options", node.options);
    if (node.place) {
        append_member(out, "row", node.place->row);
        append_member(out, "column", node.place->column);
    }
    append_flag(out, "selected", node.selected);
    append_flag(out, "disabled", node.disabled);
    append_flag(out, "invalid", node.invalid);
    append_member(out, "x", node.bounds.x);
    append_member(out, "y", node.bounds.y);
    append_member(out, "width", node.bounds.width);
    append_member(out, "height", node.bounds.height);
    out += '}';
}

}  // namespace

Bounds part_in(const Bounds& inner, const Bounds& area) {
    const float left = std::clamp(inner.x, area.x, area.x + area.width);
    const float top = std::clamp(inner.y, area.y, area.y + area.height);
    const float right = std::clamp(inner.x + inner.width, area.x, area.x + area.width);
    const float bottom = std::clamp(inner.y + inner.height, area.y, area.y + area.height);
    return {left, top, right - left, bottom - top};
}

NodeId child_id(NodeId parent, std::string_view key) {
    std::string bytes;
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(parent >> shift);
    return fnv1a_32(key, fnv1a_32(bytes));
}

std::string_view name_of(Role role) {
    switch (role) {
        case Role::group:
            return "group";
        case Role::heading:
            return "heading";
        case Role::text:
            return "text";
        case Role::status:
            return "status";
        case Role::button:
            return "button";
        case Role::toggle:
            return "toggle";
        case Role::movable:
            return "movable";
        case Role::radio_group:
            return "radio_group";
        case Role::radio:
            return "radio";
        case Role::number:
            return "number";
        case Role::slider:
            return "slider";
        case Role::text_field:
            return "text_field";
        case Role::answer_field:
            return "answer_field";
        case Role::text_area:
            return "text_area";
        case Role::select:
            return "select";
        case Role::tab_list:
            return "tab_list";
        case Role::tab:
            return "tab";
        case Role::tab_panel:
            return "tab_panel";
        case Role::grid:
            return "grid";
        case Role::row:
            return "row";
        case Role::column_header:
            return "column_header";
        case Role::row_header:
            return "row_header";
        case Role::cell:
            return "cell";
        case Role::code:
            return "code";
    }
    return {};
}

void SemanticTree::begin_frame() {
    assert(parents_.size() == 1);
    std::swap(previous_, nodes_);
    nodes_.clear();
}

void SemanticTree::push(NodeId parent) {
    parents_.push_back(parent);
}

void SemanticTree::pop() {
    parents_.pop_back();
}

Node& SemanticTree::add(NodeId id, Role role, std::string_view name, const Bounds& bounds) {
    assert(find(id) == nullptr);
    Node node;
    node.id = id;
    node.parent = parent();
    node.role = role;
    node.name = name;
    // Whole pixels keep a node from being patched for a change that nobody could see.
    node.bounds = {std::round(bounds.x), std::round(bounds.y), std::round(bounds.width), std::round(bounds.height)};
    nodes_.push_back(std::move(node));
    return nodes_.back();
}

void SemanticTree::set_height(std::size_t place, float height) {
    nodes_[place].bounds.height = std::round(height);
}

const Node* SemanticTree::find(NodeId id) const {
    const auto found = std::ranges::find(nodes_, id, &Node::id);
    return found == nodes_.end() ? nullptr : &*found;
}

std::string SemanticTree::take_change() {
    std::unordered_map<NodeId, const Node*> before;
    for (const Node& node : taken_) before[node.id] = &node;

    std::string order;
    std::string changed_nodes;
    for (const Node& node : nodes_) {
        if (!order.empty()) order += ',';
        append_json_number(order, node.id);
        const auto found = before.find(node.id);
        if (found != before.end() && *found->second == node) continue;
        if (!changed_nodes.empty()) changed_nodes += ',';
        append_node(changed_nodes, node);
    }
    taken_ = nodes_;
    return "{\"order\":[" + order + "],\"nodes\":[" + changed_nodes + "]}";
}

}  // namespace pe::ui

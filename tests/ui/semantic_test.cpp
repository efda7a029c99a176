#include "ui/semantic.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "ui/json_reader.h"

using namespace pe::ui;
using pe::testing::Json;
using pe::testing::read_json;

namespace {

constexpr Bounds somewhere = {1, 2, 30, 40};

/// Ids of a change, read as a host reads them.
struct Change {
    std::vector<NodeId> order;
    std::vector<Json> nodes;
};

Change take(SemanticTree& tree) {
    const auto json = read_json(tree.take_change());
    REQUIRE(json);
    REQUIRE(json->members.size() == 2);
    Change change{.order = {}, .nodes = (*json)["nodes"].list};
    for (const Json& id : (*json)["order"].list) change.order.push_back(static_cast<NodeId>(id.number));
    return change;
}

NodeId add_button(SemanticTree& tree, std::string_view name) {
    const NodeId id = child_id(tree.parent(), name);
    tree.add(id, Role::button, name, somewhere);
    return id;
}

}  // namespace

TEST_CASE("the id of a child is the same whenever it is asked for") {
    CHECK(child_id(root_id, "table") == child_id(root_id, "table"));
}

TEST_CASE("ids of children differ by parent and by key") {
    std::set<NodeId> ids{root_id};
    const NodeId grid = child_id(root_id, "table");
    CHECK(ids.insert(grid).second);
    for (const char* key : {"", "a", "b", "ab", "ba", "row 1", "row 2", "head"}) {
        CHECK(ids.insert(child_id(root_id, key)).second);
        CHECK(ids.insert(child_id(grid, key)).second);
    }
}

TEST_CASE("ids of the cells of a whole screen are distinct, at the top and at the end of the table") {
    std::set<NodeId> ids;
    const NodeId grid = child_id(root_id, "table");
    for (const int first : {0, 16777116})
        for (int row = first; row < first + 100; ++row)
            for (int column = 0; column < 40; ++column)
                ids.insert(child_id(child_id(grid, "row " + std::to_string(row)), "column " + std::to_string(column)));
    CHECK(ids.size() == 2 * 100 * 40);
}

TEST_CASE("every role has a name, no two the same") {
    std::set<std::string_view> names;
    for (int role = 0; role <= static_cast<int>(Role::code); ++role) {
        CHECK(!name_of(static_cast<Role>(role)).empty());
        CHECK(names.insert(name_of(static_cast<Role>(role))).second);
    }
}

TEST_CASE("a node hangs under the parent that was pushed last") {
    SemanticTree tree;
    tree.begin_frame();
    const NodeId group = add_button(tree, "group");
    tree.push(group);
    const NodeId inside = add_button(tree, "inside");
    tree.pop();
    const NodeId outside = add_button(tree, "outside");
    CHECK(tree.find(group)->parent == root_id);
    CHECK(tree.find(inside)->parent == group);
    CHECK(tree.find(outside)->parent == root_id);
    CHECK(tree.find(12345) == nullptr);
}

TEST_CASE("places are kept in whole units") {
    SemanticTree tree;
    tree.begin_frame();
    CHECK(tree.add(2, Role::text, "a", {0.4F, 1.6F, 10.5F, 19.9F}).bounds == Bounds{0, 2, 11, 20});
}

TEST_CASE("the first change names every node, in the order of drawing") {
    SemanticTree tree;
    tree.begin_frame();
    const NodeId first = add_button(tree, "first");
    const NodeId second = add_button(tree, "second");
    CHECK(tree.differs_from_taken());
    const Change change = take(tree);
    CHECK(change.order == std::vector<NodeId>{first, second});
    REQUIRE(change.nodes.size() == 2);
    CHECK(change.nodes[1]["name"].text == "second");
    CHECK(!tree.differs_from_taken());
}

TEST_CASE("a frame like the last changes nothing") {
    SemanticTree tree;
    for (int frame = 0; frame < 2; ++frame) {
        tree.begin_frame();
        add_button(tree, "the same");
        CHECK(tree.changed() == (frame == 0));
        if (frame == 0) take(tree);
    }
    CHECK(!tree.differs_from_taken());
    CHECK(take(tree).nodes.empty());
}

TEST_CASE("of a later change only new and changed nodes are written, and an id that is gone leaves the order") {
    SemanticTree tree;
    tree.begin_frame();
    const NodeId stays = add_button(tree, "stays");
    const NodeId changes = add_button(tree, "changes");
    add_button(tree, "goes");
    take(tree);

    tree.begin_frame();
    const NodeId comes = add_button(tree, "comes");
    add_button(tree, "stays");
    tree.add(changes, Role::button, "changes", somewhere).value = "now";
    CHECK(tree.changed());
    const Change change = take(tree);
    CHECK(change.order == std::vector<NodeId>{comes, stays, changes});
    REQUIRE(change.nodes.size() == 2);
    CHECK(change.nodes[0]["name"].text == "comes");
    CHECK(change.nodes[1]["value"].text == "now");
}

TEST_CASE("changes of several frames are written once, when they are taken") {
    SemanticTree tree;
    tree.begin_frame();
    add_button(tree, "a");
    take(tree);
    for (const char* value : {"1", "2", "3"}) {
        tree.begin_frame();
        tree.add(child_id(root_id, "a"), Role::button, "a", somewhere).value = value;
    }
    const Change change = take(tree);
    REQUIRE(change.nodes.size() == 1);
    CHECK(change.nodes[0]["value"].text == "3");
}

TEST_CASE("a change and its undoing before anyone looked is no change") {
    SemanticTree tree;
    tree.begin_frame();
    add_button(tree, "a");
    take(tree);
    tree.begin_frame();
    tree.begin_frame();
    add_button(tree, "a");
    CHECK(tree.changed());
    CHECK(!tree.differs_from_taken());
}

TEST_CASE("all that a node says is written") {
    SemanticTree tree;
    tree.begin_frame();
    Node& node = tree.add(7, Role::number, "Base \"b\"", somewhere);
    node.value = "12\n";
    node.description = "Must be 1 to 9";
    node.range = Range{12.5, -1, 9};
    node.place = GridPlace{3, 4};
    node.selected = node.disabled = node.invalid = true;
    const Change change = take(tree);
    REQUIRE(change.nodes.size() == 1);
    const Json& json = change.nodes[0];
    CHECK(json["id"].number == 7);
    CHECK(json["parent"].number == root_id);
    CHECK(json["role"].text == "number");
    CHECK(json["name"].text == "Base \"b\"");
    CHECK(json["value"].text == "12\n");
    CHECK(json["description"].text == "Must be 1 to 9");
    CHECK(json["now"].number == 12.5);
    CHECK(json["minimum"].number == -1);
    CHECK(json["maximum"].number == 9);
    CHECK(json["row"].number == 3);
    CHECK(json["column"].number == 4);
    for (const char* flag : {"selected", "disabled", "invalid"}) CHECK(json[flag].is_true);
    CHECK(json["x"].number == 1);
    CHECK(json["y"].number == 2);
    CHECK(json["width"].number == 30);
    CHECK(json["height"].number == 40);
}

TEST_CASE("what a node does not say is not written") {
    SemanticTree tree;
    tree.begin_frame();
    add_button(tree, "plain");
    const Change change = take(tree);
    REQUIRE(change.nodes.size() == 1);
    for (const char* name :
         {"value", "description", "now", "minimum", "maximum", "row", "column", "selected", "disabled", "invalid"})
        CHECK(!change.nodes[0].has(name));
}

TEST_CASE("ids of the upper half of their range are written whole") {
    SemanticTree tree;
    tree.begin_frame();
    tree.add(4294967295U, Role::text, "a", somewhere);
    CHECK(tree.take_change().starts_with("{\"order\":[4294967295]"));
}

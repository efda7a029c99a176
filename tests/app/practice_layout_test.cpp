// Every practice question at every size: in its place, over nothing else, and quiet when nothing happens.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/practice.h"

using namespace pe;
using namespace pe::ui;
using namespace pe::testing;

namespace {

/// An answer of some kind to everything that can be answered, most of them wrong.
void answer_something(Practice& practice) {
    std::vector<Node> fields;
    for (const Node& node : practice.tree().nodes()) {
        const bool first_option = (node.role == Role::radio || node.role == Role::toggle) && !fields.empty() &&
                                  fields.back().parent == node.parent;
        const bool is_source = node.name == "The lesson" || node.name == "The whole bank";
        if (is_control(node) && node.role != Role::button && node.role != Role::tab && !first_option && !is_source)
            fields.push_back(node);
    }
    const auto act = [&](const Node& field, ActionKind kind, std::string text = {}, double number = 0) {
        practice.workbench.act({field.id, kind, number, std::move(text)});
    };
    for (const Node& field : fields) {
        if (field.role == Role::answer_field) act(field, ActionKind::set_text, "[1.5, 0.25]");
        if (field.role == Role::text_area) act(field, ActionKind::set_text, std::string(order_explained));
        if (field.role == Role::select) act(field, ActionKind::select, {}, 1);
        if (field.role == Role::radio || field.role == Role::toggle) act(field, ActionKind::activate);
    }
    practice.frame();
}

void take_all_help(Practice& practice) {
    for (const char* name : {"Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3", "Solution"}) {
        practice.workbench.act({practice.node(Role::button, name).id, ActionKind::activate, 0, {}});
        practice.frames(2);
    }
}

}  // namespace

TEST_CASE("every question of the bank is drawn in place at every width, answered or not, with all its help") {
    for (const SetItem& item : bank().items) {
        CAPTURE(item.id);
        Practice practice("set=bank&question=" + item.id);
        check_layout(practice);
        answer_something(practice);
        practice.activate(Role::button, "Check");
        take_all_help(practice);
        CHECK(practice.find(Role::text, "Hint 3 of 3") != nullptr);
        check_layout(practice);
    }
}

TEST_CASE("answers that cannot be read are complained about in place at every width") {
    for (const std::string& text :
         {std::string("sin("), std::string(3000, '9'), std::string(200, '?'), std::string("1\n2\n\t3 ✓ ≈≈≈≈≈ \xF0\x9F"),
          std::string("[") + std::string(500, 'x')}) {
        CAPTURE(text.substr(0, 20));
        Practice practice;
        practice.type("PE(0, 0)", text);
        practice.type("PE(0, 1)", text);
        practice.workbench.frame(1);
        answer_texture_requests();
        check_layout(practice);
        practice.activate(Role::button, "Check");
        check_layout(practice);
    }
}

TEST_CASE("without input the practice panel asks for nothing and changes nothing, at any question and after any time") {
    for (const SetItem& item : bank().items) {
        CAPTURE(item.id);
        Practice practice("set=bank&question=" + item.id);
        practice.take_effects();
        CHECK(practice.workbench.seconds_to_frame() == no_frame);
        check_quiet(practice);
    }
}

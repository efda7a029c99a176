// The workbench as its host uses it: by links, and by actions on nodes.
#include "app/workbench.h"

#include <doctest/doctest.h>

#include <string>

#include "app/headless.h"
#include "core/export.h"
#include "core/format.h"
#include "core/listing.h"

using namespace pe;
using namespace pe::ui;
using pe::testing::Fields;
using pe::testing::Headless;

namespace {

const Node& selected_cell(Headless& headless) {
    const NodeId table = headless.node(Role::grid, "Encoding table").id;
    for (const Node& node : headless.tree().nodes())
        if (node.role == Role::cell && node.selected && headless.tree().find(node.parent)->parent == table) return node;
    FAIL("no cell is selected");
    return headless.tree().nodes().front();
}

void key(Headless& headless, std::string name) {
    headless.act(headless.node(Role::grid, "Encoding table"), ActionKind::key, std::move(name));
}

/// Every cell of the table, in view or not, says what the core computes for its place. Returns how many there are.
int check_cells(Headless& headless) {
    const NodeId table = headless.node(Role::grid, "Encoding table").id;
    int count = 0;
    for (const Node& node : headless.tree().nodes()) {
        if (node.role != Role::cell || headless.tree().find(node.parent)->parent != table) continue;
        const int position = node.place->row - 2;
        const int column = node.place->column - 2;
        const double value = encoding_at(headless.workbench.derived().encoding(), position, column);
        CAPTURE(position);
        CAPTURE(column);
        CHECK(node.name == fixed(value, headless.choices().decimals, Glyphs::typographic));
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("the first view is the worked example with its derivation") {
    Headless headless;
    headless.frames_until_idle();
    CHECK(headless.workbench.link() == "panel=table");
    CHECK(selected_cell(headless).name == "0.8415");
    CHECK(headless.node(Role::number, "Width d").value == "4");
    CHECK(headless.node(Role::tab, "Derivation").selected);
    CHECK(headless.find(Role::text, "Value: sine of 1 is about 0.841470984807897") != nullptr);
    CHECK(headless.take_effects().empty());
}

TEST_CASE("a link sets the state and is given back; what it clamps is noted") {
    Headless headless;
    const auto notes = headless.workbench.set_link("#d=8&t=2&column=99&detail=copy");
    CHECK(notes.size() == 1);
    headless.frames_until_idle();
    CHECK(headless.workbench.link() == "panel=table&d=8&t=2&column=7&detail=copy");
    CHECK(selected_cell(headless).place == GridPlace{4, 9});
    CHECK(headless.workbench.set_link("").empty());
    CHECK(headless.choices() == Choices());
}

TEST_CASE("a link that names a cell and no view brings the cell into view") {
    Headless headless;
    headless.set_link("d=512&t=5000&column=300");
    CHECK(selected_cell(headless).bounds.width > 0);
    CHECK(selected_cell(headless).bounds.height > 0);
    headless.set_link("d=512&t=5000&column=300&first=0");
    CHECK(headless.choices().first_position == 0);
    CHECK(headless.choices().position == 5000);
    CHECK(selected_cell(headless).bounds.height == 0);
}

TEST_CASE("every cell says the core's value, wherever the view stands") {
    for (const Fields fields : {Fields::of_host, Fields::native}) {
        Headless headless(fields);
        for (const std::string& link : testing::telling_links()) {
            CAPTURE(link);
            headless.set_link(link);
            CHECK(check_cells(headless) >= 2);
        }
    }
}

TEST_CASE("cells are right in the very frame in which the view moves") {
    Headless headless;
    headless.set_link("d=64&t=3&column=5");
    const NodeId grid = headless.node(Role::grid, "Encoding table").id;
    for (const char* name : {"PageDown", "Control+End", "PageUp", "ArrowUp", "Control+Home", "End", "ArrowDown"}) {
        CAPTURE(name);
        headless.workbench.act({grid, ActionKind::key, 0, name});
        headless.frame();
        check_cells(headless);
        const Choices& choices = headless.choices();
        CHECK(selected_cell(headless).place == GridPlace{choices.position + 2, choices.column + 2});
        const Derivation derivation = derive(encoding_of(choices), choices.position, choices.column);
        CHECK(selected_cell(headless).description.find("of " + std::to_string(choices.position) + " divided by " +
                                                       significant(derivation.denominator, 6)) != std::string::npos);
    }
}

TEST_CASE("each preset sets its width with base 10000, interleaved, and says so once") {
    for (const auto& [name, width] : {std::pair{"Worked example", 4}, {"d = 8", 8}, {"d = 64", 64}, {"d = 512", 512}}) {
        Headless headless;
        headless.set_link("d=20&base=50&layout=tensor2tensor&t=900&column=19");
        headless.activate(Role::button, name);
        CHECK(headless.choices().width == width);
        CHECK(headless.choices().base == 10000);
        CHECK(headless.choices().layout == Layout::interleaved);
        CHECK(headless.choices().position == 1);
        CHECK(headless.choices().column == 0);
        const auto effects = headless.take_effects();
        REQUIRE(effects.size() == 1);
        CHECK(effects[0].kind == EffectKind::announce);
        CHECK(effects[0].text.find("Width " + std::to_string(width)) != std::string::npos);
    }
}

TEST_CASE("each layout can be chosen") {
    Headless headless;
    headless.frames_until_idle();
    for (const auto& [name, layout] : {std::pair{"Concatenated", Layout::concatenated},
                                       {"Cosine first", Layout::concatenated_cosine_first},
                                       {"tensor2tensor", Layout::tensor2tensor},
                                       {"Interleaved", Layout::interleaved}}) {
        headless.activate(Role::radio, name);
        CHECK(headless.choices().layout == layout);
        CHECK(headless.node(Role::radio, name).selected);
        check_cells(headless);
    }
}

TEST_CASE("each tab shows its detail") {
    Headless headless;
    headless.frames_until_idle();
    for (const auto& [name, detail] : {std::pair{"Compare", Detail::compare},
                                       {"Add to x", Detail::add},
                                       {"Copy", Detail::copy},
                                       {"Derivation", Detail::derivation}}) {
        headless.activate(Role::tab, name);
        CHECK(headless.choices().detail == detail);
        CHECK(headless.node(Role::tab, name).selected);
        CHECK(headless.find(Role::tab_panel, name) != nullptr);
    }
}

TEST_CASE("each number can be typed") {
    Headless headless;
    headless.frames_until_idle();
    headless.commit("Width d", "16");
    headless.commit("Base", "500.5");
    headless.commit("Decimals", "7");
    headless.commit("Position t", "42");
    headless.commit("Column", "3");
    headless.commit("First position", "40");
    CHECK(headless.workbench.link() == "panel=table&d=16&base=500.5&t=42&column=3&decimals=7&first=40");
    check_cells(headless);
}

TEST_CASE("each number can be stepped") {
    Headless headless;
    headless.frames_until_idle();
    const auto step = [&](const char* name, double steps) {
        headless.act(headless.node(Role::number, name), ActionKind::step, {}, steps);
    };
    step("Width d", 2);
    CHECK(headless.choices().width == 8);
    step("Base", 1);
    CHECK(headless.choices().base == 10100);
    step("Decimals", -1);
    CHECK(headless.choices().decimals == 3);
    step("First position", 5);
    CHECK(headless.choices().first_position == 5);
    step("Position t", 10);
    CHECK(headless.choices().position == 11);
    step("Column", 3);
    CHECK(headless.choices().column == 3);
}

TEST_CASE("a width that shrinks takes the selected column along") {
    Headless headless;
    headless.set_link("d=64&column=63&first-column=60");
    headless.commit("Width d", "4");
    CHECK(headless.choices().column == 3);
    CHECK(headless.choices().first_column <= 3);
    CHECK(selected_cell(headless).place->column == 3 + 2);
}

TEST_CASE("what was typed wrongly stays in its field, spoils nothing, and goes with the next link") {
    Headless headless;
    headless.frames_until_idle();
    headless.commit("Width d", "five");
    CHECK(headless.node(Role::number, "Width d").invalid);
    CHECK(headless.node(Role::number, "Width d").value == "five");
    CHECK(headless.choices() == Choices());
    headless.set_link("d=8");
    CHECK(!headless.node(Role::number, "Width d").invalid);
    CHECK(headless.node(Role::number, "Width d").value == "8");
}

TEST_CASE("a link wins over what was typed before it, also within one frame") {
    Headless headless;
    headless.set_link("d=4&detail=add");
    const NodeId field = headless.node(Role::text_field, "Embedding x, for example [1, 0, 2, -1]").id;
    headless.workbench.act({.id = field, .kind = ActionKind::set_text, .number = 0, .text = "[5, 6, 7, 8]"});
    headless.set_link("d=4&detail=add&x=1");
    CHECK(headless.workbench.link() == "panel=table&detail=add&x=1");
}

TEST_CASE("going to a position or a column brings it into view") {
    Headless headless;
    headless.set_link("d=512");
    headless.commit("Position t", "16777216");
    headless.commit("Column", "511");
    CHECK(headless.choices().first_position > 16777216 - 100);
    CHECK(selected_cell(headless).bounds.height > 0);
    CHECK(selected_cell(headless).bounds.width > 0);
    CHECK(check_cells(headless) > 10);
}

TEST_CASE("keys move the selection through the table") {
    Headless headless;
    headless.set_link("d=8");
    key(headless, "ArrowDown");
    key(headless, "ArrowRight");
    CHECK(headless.choices().position == 2);
    CHECK(headless.choices().column == 1);
    key(headless, "End");
    CHECK(headless.choices().column == 7);
    key(headless, "Control+End");
    CHECK(headless.choices().position == max_position);
    key(headless, "Control+Home");
    CHECK(headless.choices().position == 0);
    CHECK(headless.choices().column == 0);
    key(headless, "x");
    CHECK(headless.choices().position == 0);
}

TEST_CASE("a cell that is activated is selected, and its derivation shown") {
    Headless headless;
    headless.set_link("d=4&t=1");
    for (const Node& node : headless.tree().nodes())
        if (node.role == Role::cell && node.place == GridPlace{3 + 2, 2 + 2}) {
            headless.act(node, ActionKind::activate);
            break;
        }
    CHECK(headless.choices().position == 3);
    CHECK(headless.choices().column == 2);
    CHECK(headless.find(Role::text, "Angle: 3 divided by 100 is 0.03 radians") != nullptr);
}

TEST_CASE("the selected cell has a node even while it is out of view, and keeps it when it comes back") {
    Headless headless;
    headless.set_link("d=8&t=5");
    const NodeId id = selected_cell(headless).id;
    headless.commit("First position", "1000");
    CHECK(selected_cell(headless).id == id);
    CHECK(selected_cell(headless).bounds.height == 0);
    headless.commit("First position", "0");
    CHECK(selected_cell(headless).id == id);
    CHECK(selected_cell(headless).bounds.height > 0);
}

TEST_CASE("the comparison takes another position and marks what differs") {
    Headless headless;
    headless.set_link("d=4&t=1&decimals=2&detail=compare");
    CHECK(headless.find(Role::text, "Positions 1 and 0: in the exact values 4 of 4 entries differ.") != nullptr);
    headless.commit("Compare with position", "1");
    CHECK(headless.choices().other_position == 1);
    CHECK(headless.find(Role::text, "Positions 1 and 1 are the same row. Choose another position.") != nullptr);
}

TEST_CASE("a typed vector is added coordinate by coordinate") {
    Headless headless;
    headless.set_link("d=4&t=1&decimals=3&detail=add");
    const Node& field = headless.node(Role::text_field, "Embedding x, for example [1, 0, 2, -1]");
    headless.act(field, ActionKind::set_text, "[1, 0, 2, -1]");
    CHECK(headless.choices().embedding == "[1, 0, 2, -1]");
    const Node& sum = headless.node(Role::grid, "x, PE and their sum");
    std::vector<std::string> texts;
    for (const Node& node : headless.tree().nodes())
        if (node.role == Role::cell && headless.tree().find(node.parent)->parent == sum.id) texts.push_back(node.name);
    const std::vector<std::string> expected = {"1.000", "0.000", "2.000", "−1.000", "0.841", "0.540",
                                               "0.010", "1.000", "1.841", "0.540",  "2.010", "0.000"};
    CHECK(texts == expected);
}

TEST_CASE("a vector that cannot be added says why, and stays as it was typed") {
    Headless headless;
    headless.set_link("d=4&detail=add");
    for (const char* typed : {"[1, 2, 3]", "[1, two, 3, 4]"}) {
        headless.act(headless.node(Role::text_field, "Embedding x, for example [1, 0, 2, -1]"), ActionKind::commit,
                     typed);
        const Node& field = headless.node(Role::text_field, "Embedding x, for example [1, 0, 2, -1]");
        CHECK(field.invalid);
        CHECK(field.value == typed);
        CHECK(!field.description.empty());
        CHECK(headless.find(Role::grid, "x, PE and their sum") == nullptr);
        CHECK(headless.find(Role::text, field.description) != nullptr);
    }
}

TEST_CASE("keys move through the sum, too, and its column is the table's") {
    Headless headless;
    headless.set_link("d=4&detail=add&x=[1,2,3,4]&column=1");
    headless.act(headless.node(Role::grid, "x, PE and their sum"), ActionKind::key, "ArrowUp");
    headless.act(headless.node(Role::grid, "x, PE and their sum"), ActionKind::key, "ArrowRight");
    CHECK(headless.choices().sum_row == 1);
    CHECK(headless.choices().column == 2);
}

TEST_CASE("what is in view is copied and saved in each format") {
    Headless headless;
    headless.set_link("d=8&t=2&detail=copy&first=100&decimals=3");
    for (const auto& [name, format] : {std::pair{"CSV", ExportFormat::csv},
                                       {"TSV", ExportFormat::tsv},
                                       {"JSON", ExportFormat::json},
                                       {"NumPy", ExportFormat::numpy}}) {
        headless.activate(Role::radio, name);
        CHECK(headless.choices().format == format);
        headless.activate(Role::button, "Copy");
        headless.activate(Role::button, "Save");
        const auto effects = headless.take_effects();
        REQUIRE(effects.size() == 2);
        CHECK(effects[0].kind == EffectKind::copy);
        CHECK(effects[1].kind == EffectKind::save);
        CHECK(effects[0].text == effects[1].text);
        int rows = 0;
        for (const Node& node : headless.tree().nodes())
            if (node.role == Role::row_header && node.bounds.height > 0) ++rows;
        const Shown shown = {encoding_of(headless.choices()), 100, rows, 0, 8, 3};
        CHECK(effects[0].text == export_text(shown, format));
        CHECK(effects[1].file_name == export_file_name(shown, format));
        CHECK(effects[1].media_type == export_media_type(format));
    }
}

TEST_CASE("a program in each language is shown, copied and saved") {
    Headless headless;
    headless.set_link("d=8&detail=copy&decimals=3&first=5");
    for (const Language language : all_languages) {
        headless.activate(Role::radio, language == Language::numpy ? "NumPy" : language_name(language));
        // NumPy is the name of a format, too, and stands first there.
        if (language == Language::numpy) headless.set_link("d=8&detail=copy&decimals=3&first=5&language=numpy");
        CHECK(headless.choices().language == language);
        const std::string program = listing(encoding_of(headless.choices()), 5, 3, 3, language);
        CHECK(headless.node(Role::code, "Program").value == program);
        headless.activate(Role::button, "Copy program");
        headless.activate(Role::button, "Save program");
        const auto effects = headless.take_effects();
        REQUIRE(effects.size() == 2);
        CHECK(effects[0].text == program);
        CHECK(effects[1].text == program);
        CHECK(effects[1].file_name == file_name(language));
    }
}

TEST_CASE("a picture is asked of the host under a name with the width") {
    Headless headless;
    headless.set_link("d=64&detail=copy");
    headless.activate(Role::button, "Save picture");
    const auto effects = headless.take_effects();
    REQUIRE(effects.size() == 1);
    CHECK(effects[0].kind == EffectKind::save_picture);
    CHECK(effects[0].file_name == "positional_encoding_d64.png");
}

TEST_CASE("without input no frame is wanted, and whatever happens wakes the workbench") {
    Headless headless;
    headless.frames_until_idle();
    CHECK(headless.frames_until_idle() == 0);
    const auto wakes = [&](auto happening) {
        happening();
        CHECK(headless.workbench.wants_frame());
        CHECK(headless.frames_until_idle() >= settle_frames);
    };
    wakes([&] { headless.workbench.wake(); });
    wakes([&] { headless.set_size(500, 900, 2); });
    wakes([&] { headless.workbench.set_palette(dark_palette); });
    wakes([&] { headless.workbench.set_link("d=8"); });
    wakes([&] { headless.workbench.act({headless.node(Role::tab, "Copy").id, ActionKind::activate, 0, {}}); });
}

TEST_CASE("a frame that changed something is followed by all the frames that it takes to settle") {
    Headless headless;
    headless.frames_until_idle();
    headless.workbench.act({headless.node(Role::tab, "Copy").id, ActionKind::activate, 0, {}});
    CHECK(headless.frames_until_idle() > settle_frames);
}

TEST_CASE("a frame without input changes nothing, at any state and after any time") {
    Headless headless;
    for (const std::string& link : testing::telling_links()) {
        CAPTURE(link);
        headless.set_link(link);
        const Choices before = headless.choices();
        headless.workbench.ui().tree.take_change();
        headless.workbench.frame(3600);
        testing::answer_texture_requests();
        CHECK(headless.choices() == before);
        CHECK(!headless.workbench.ui().tree.differs_from_taken());
    }
}

TEST_CASE("an action on a node that is gone is dropped") {
    Headless headless;
    headless.set_link("detail=copy");
    const Node gone = headless.node(Role::button, "Copy program");
    headless.set_link("detail=add");
    headless.act(gone, ActionKind::activate);
    CHECK(headless.take_effects().empty());
    headless.set_link("detail=copy");
    CHECK(headless.take_effects().empty());
}

TEST_CASE("a picture shows the same as the frame before, and leaves the tree as it was") {
    Headless headless;
    headless.set_link("detail=add&x=[1,2,3,4]");
    headless.workbench.ui().tree.take_change();
    const int without_fields = ImGui::GetDrawData()->TotalVtxCount;
    headless.workbench.frame(1.0 / 60, true);
    testing::answer_texture_requests();
    CHECK(ImGui::GetDrawData()->TotalVtxCount > without_fields);
    CHECK(!headless.workbench.ui().tree.differs_from_taken());
}

TEST_CASE("the program for the page is that of the table's rows, also before a frame is drawn") {
    Headless headless;
    Workbench& workbench = headless.workbench;
    workbench.set_link("decimals=2");
    CHECK(workbench.program_output("python") ==
          "[0.0, 1.0, 0.0, 1.0]\n[0.84, 0.54, 0.01, 1.0]\n[0.91, -0.42, 0.02, 1.0]\n");
    workbench.set_link("d=2&layout=concatenated&first=5&decimals=1");
    CHECK(testing::holds(workbench.program("javascript"), "const width = 2;"));
    CHECK(workbench.program_output("javascript") == "[-1,0.3]\n[-0.3,1]\n[0.7,0.8]\n");
    CHECK(workbench.program("cobol").empty());
    CHECK(workbench.program_output("cobol").empty());
}

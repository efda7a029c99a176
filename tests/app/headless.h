// The whole workbench without a window and without a GPU.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/workbench.h"
#include "ui/headless.h"
#include "ui/native_field.h"

namespace pe::testing {

inline FontFiles font_files() {
    return {font_file("ui-regular"), font_file("ui-semibold"), font_file("mono")};
}

inline bool holds(std::string_view text, std::string_view words) {
    return text.find(words) != std::string_view::npos;
}

enum class Fields { of_host, native };

class Headless {
  public:
    explicit Headless(Fields fields = Fields::of_host) : workbench(font_files()) {
        if (fields == Fields::native) ui::install_native_fields(workbench.ui());
        ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        set_size(800, 844);
    }

    void set_size(float width, float height, float scale = 1) {
        workbench.set_size(width, height, scale);
        pointer = Pointer(scale);
    }

    /// As the page does: as high as everything needs.
    void set_width_and_wanted_height(float width, float scale) {
        set_size(width, 320, scale);
        frame();
        set_size(width, workbench.wanted_height(), scale);
        frame();
    }

    void frame() {
        workbench.frame(1.0 / 60);
        answer_texture_requests();
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame();
    }

    /// Frames until none is wanted; more than ten are a failure.
    int frames_until_idle() {
        int count = 0;
        while (workbench.wants_frame() && count < 10) {
            frame();
            ++count;
        }
        REQUIRE(!workbench.wants_frame());
        return count;
    }

    void set_link(std::string_view link) {
        workbench.set_link(link);
        frames_until_idle();
    }

    const ui::SemanticTree& tree() { return workbench.ui().tree; }
    const Choices& choices() const { return workbench.choices(); }

    const ui::Node* find(ui::Role role, std::string_view name) { return find_node(tree(), role, name); }

    /// The node of that role and name, which must be there.
    const ui::Node& node(ui::Role role, std::string_view name) {
        const ui::Node* found = find(role, name);
        CAPTURE(name);
        REQUIRE(found != nullptr);
        return *found;
    }

    void act(const ui::Node& node, ui::ActionKind kind, std::string text = {}, double number = 0) {
        workbench.act({node.id, kind, number, std::move(text)});
        frames_until_idle();
    }
    void activate(ui::Role role, std::string_view name) { act(node(role, name), ui::ActionKind::activate); }
    void commit(std::string_view number_name, std::string text) {
        act(node(ui::Role::number, number_name), ui::ActionKind::commit, std::move(text));
    }

    std::vector<ui::Effect> take_effects() { return std::exchange(workbench.ui().effects, {}); }

    /// All that was announced since effects were last taken, a line each.
    std::string announced() {
        std::string all;
        for (const ui::Effect& effect : take_effects())
            if (effect.kind == ui::EffectKind::announce) all += effect.text + "\n";
        return all;
    }

    void click(float x, float y) {
        pointer.move(x, y);
        frames(2);
        pointer.press(true);
        frames(2);
        pointer.press(false);
        frames(2);
    }
    void click(const ui::Bounds& bounds) { click(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2); }

    Workbench workbench;
    Pointer pointer{1};
};

/// All settled states that the tests of the layout look at.
inline std::vector<std::string> telling_links() {
    std::vector<std::string> links;
    for (const char* detail : {"derivation", "compare", "add", "copy"})
        for (const char* state :
             {"d=4", "d=2&t=0&first=0&decimals=0", "d=512&layout=concatenated&decimals=7&t=100000&first=99990",
              "d=1024&layout=tensor2tensor&t=16777216&column=1023&decimals=15&first=16777216&first-column=1023&other=1",
              "d=2&layout=cosine-first&base=1e9&t=16777216&decimals=15&other=16777215&x=[1,2]",
              "d=4&x=[1,2,3]&decimals=2", "d=4&x=[1,2,3,4]&decimals=15", "d=4&x=[1, two, 3, 4]",
              "d=1024&base=1e9&column=1023&t=16777215&first-column=1016", "d=512&column=511&first-column=508",
              "d=100&column=99&base=1e6"})
            links.push_back(std::string(state) + "&detail=" + detail);
    return links;
}

/// An hour without input changes nothing, and nothing is asked for.
inline void check_quiet(Headless& headless) {
    headless.workbench.ui().tree.take_change();
    const Choices before = headless.choices();
    headless.workbench.frame(3600);
    answer_texture_requests();
    CHECK(headless.choices() == before);
    CHECK(!headless.workbench.ui().tree.differs_from_taken());
    CHECK(headless.take_effects().empty());
    CHECK(headless.workbench.seconds_to_frame() == no_frame);
}

}  // namespace pe::testing

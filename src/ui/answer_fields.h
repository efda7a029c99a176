// Fields for answers: texts of one or several lines, one of several options in words, one or several options of a list.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draw.h"
#include "ui/ui.h"

namespace pe::ui {

struct Typed {
    bool changed = false;
    bool submitted = false;  ///< the learner hands the text in
};

/// A text that the learner types. `role` is answer_field or text_area. `description` helps, or says what is wrong
/// where `invalid`. The field fills `bounds`; its name is drawn by the caller.
struct TextInput {
    Role role = Role::answer_field;
    std::string_view name;
    std::string_view description{};
    bool invalid = false;
    bool disabled = false;
};
Typed text_input(Ui& ui, std::string_view key, const Bounds& bounds, const TextInput& input, std::string& text);

/// One of `options`; returns true when another was chosen. Texts are plain.
bool select(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
            std::span<const std::string> options, int& selected, bool disabled = false);

/// Options one below the other, of which one or, with `several`, any number can be chosen. Texts may hold formulas.
struct OptionList {
    std::string_view name;
    std::span<const std::string> options;
    bool several = false;
    bool disabled = false;
};

float option_list_height(const Ui& ui, float width, const OptionList& list);

/// `picks` holds the chosen places, ascending; returns true when it changed.
bool option_list(Ui& ui, std::string_view key, const Bounds& bounds, const OptionList& list, std::vector<int>& picks);

}  // namespace pe::ui

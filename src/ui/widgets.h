// The widgets: each draws itself, records itself in the semantic tree, and answers to pointer, keys and actions alike.
//
// A widget takes its place as bounds and tells by its return value whether the learner changed something. `key` tells
// widgets with one parent apart and never changes; `name` is what people see and hear.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ui/draw.h"
#include "ui/ui.h"

namespace pe::ui {

inline constexpr float control_height = 34;
inline constexpr float field_height = 20 + control_height;  ///< of a control with its name above

/// The ground of a field, whose text is typed or chosen.
void field_frame(const Ui& ui, const Bounds& bounds, bool invalid = false);

inline constexpr float text_inset = 8;  ///< of the text in a field
inline constexpr float gap = 8;

/// What a pointer or a key does to a node in this frame.
struct Press {
    bool clicked = false;  ///< by pointer, key or action
    bool hovered = false;
    bool held = false;
};

/// Makes `bounds` answer to the pointer and, natively, to keys. The node must have been added.
Press pressable(Ui& ui, NodeId id, const Bounds& bounds, bool disabled = false);

/// A heading of the panel.
void heading(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view text, float size);

/// A line or paragraph; returns its height. `spoken` replaces it for assistive technology where signs read badly.
float paragraph(Ui& ui, std::string_view key, const Bounds& bounds, const TextStyle& style, std::string_view text,
                std::string_view spoken = {});

enum class ButtonLook { plain, primary };

bool button(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
            ButtonLook look = ButtonLook::plain, bool disabled = false);

/// Width that a button with this name wants.
float button_width(const Ui& ui, std::string_view name);

/// One of several, side by side in rows that fill the width of `bounds`.
bool radio_group(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
                 std::span<const std::string_view> options, int& selected);

/// Height of a radio group of that width, with its name on a line above.
float radio_group_height(const Ui& ui, float width, std::span<const std::string_view> options);

inline constexpr float tab_height = 40;

/// Height of a list of tabs of that width: one row where every name fits, more otherwise.
float tab_list_height(const Ui& ui, float width, std::span<const std::string_view> tabs);

/// Tabs side by side, as high as `tab_list_height` says.
bool tab_list(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name,
              std::span<const std::string_view> tabs, int& selected);

/// `logarithmic_about_zero` also takes negative values: near zero it is linear.
enum class Scale { linear, logarithmic, logarithmic_from_zero, logarithmic_about_zero };

/// A number that can be typed, stepped and dragged.
struct NumberSpec {
    std::string_view name;
    double minimum = 0;
    double maximum = 1;
    double step = 1;              ///< of the arrow keys; Page keys make ten
    double multiple_of = 0;       ///< values are multiples of it; 0: any value
    Scale scale = Scale::linear;  ///< of the slider
};

/// `value` brought to the nearest one that the spec allows.
double allowed(const NumberSpec& spec, double value);

inline constexpr float number_height = field_height;

/// Name above, field and slider below. Returns true when `value` changed.
bool number(Ui& ui, std::string_view key, const Bounds& bounds, const NumberSpec& spec, double& value);

/// A text that the learner types; `problem` is why it cannot be taken, or empty.
bool text_field(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, std::string& text,
                std::string_view problem);

/// A text to read, select and copy, in the monospaced face; scrolls when it does not fit.
void code(Ui& ui, std::string_view key, const Bounds& bounds, std::string_view name, std::string_view text);

}  // namespace pe::ui

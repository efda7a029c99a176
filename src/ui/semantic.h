// The semantic tree: what every widget is, in words and values, for assistive technology and for tests.
//
// Widgets record themselves while they draw. The web layer keeps one real DOM node for each; acting on that node comes
// back as an Action. Node ids are stable: the same widget has the same id in every frame.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace pe::ui {

using NodeId = std::uint32_t;
inline constexpr NodeId root_id = 1;

/// Id of a child: depends on the parent's id and on the key alone.
NodeId child_id(NodeId parent, std::string_view key);

enum class Role {
    group,
    heading,
    text,
    status,
    button,
    toggle,
    movable,  ///< a button that the keys ArrowLeft and ArrowRight move among its neighbours
    radio_group,
    radio,
    number,
    slider,  ///< a picture on which a number is chosen; `range` says which, `value` what it means
    text_field,
    answer_field,  ///< a text field that keeps line ends; Enter submits
    text_area,     ///< several lines; Enter begins a new one, Control+Enter submits
    select,        ///< one of `options`; `range` says which
    tab_list,
    tab,
    tab_panel,
    grid,
    row,
    column_header,
    row_header,
    cell,
    code,
};

std::string_view name_of(Role role);

/// In canvas units (CSS pixels on the web), from the canvas's top left corner.
struct Bounds {
    float x = 0, y = 0, width = 0, height = 0;

    friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// What of `inner` can be seen in `area`; of no size, at its edge, where nothing can.
Bounds part_in(const Bounds& inner, const Bounds& area);

struct Range {
    double value = 0, minimum = 0, maximum = 0;

    friend bool operator==(const Range&, const Range&) = default;
};

/// Where a row, header or cell stands in its grid, from 1; of a grid itself, how many there are.
struct GridPlace {
    int row = 0, column = 0;

    friend bool operator==(const GridPlace&, const GridPlace&) = default;
};

struct Node {
    NodeId id = 0;
    NodeId parent = root_id;
    Role role = Role::group;
    std::string name;
    std::string value;
    std::string description;           ///< help or error text, tied to the node
    std::optional<Range> range;        ///< of a number; the zoom of a grid that can be zoomed and dragged
    std::vector<std::string> options;  ///< select
    std::optional<GridPlace> place;
    Bounds bounds;
    bool selected = false;  ///< radio, tab, cell, movable; a toggle that is on
    bool disabled = false;
    bool invalid = false;  ///< the text in the field cannot be taken; `description` says why

    friend bool operator==(const Node&, const Node&) = default;
};

/// What someone did to a node outside the canvas.
enum class ActionKind {
    activate,  ///< click, Enter, Space
    set_text,  ///< the field now reads `text`
    commit,    ///< the learner is done with the field, which reads `text`
    submit,    ///< the learner hands in what the field reads
    select,    ///< the option with the index `number`; of a slider, the value `number`
    step,      ///< change by `number` steps
    key,       ///< `text` is the name of a key, as in KeyboardEvent.key, with "Control+" in front where held
};

struct Action {
    NodeId id = 0;
    ActionKind kind = ActionKind::activate;
    double number = 0;
    std::string text;
};

/// One frame's nodes, and what has changed since they were last taken.
class SemanticTree {
  public:
    void begin_frame();

    /// The parent of nodes added until the matching `pop`.
    void push(NodeId parent);
    void pop();
    NodeId parent() const { return parents_.back(); }

    /// Adds a node under the current parent. Two nodes with one id in one frame are a bug (asserted).
    Node& add(NodeId id, Role role, std::string_view name, const Bounds& bounds);

    /// Sets the height of the node at that place in `nodes()`, for a group whose height its children decide.
    void set_height(std::size_t place, float height);

    const std::vector<Node>& nodes() const { return nodes_; }
    const Node* find(NodeId id) const;

    /// True when the nodes differ from those of the frame before.
    bool changed() const { return nodes_ != previous_; }

    /// True when the nodes differ from those last taken.
    bool differs_from_taken() const { return nodes_ != taken_; }

    /// The change since the last call as JSON: {"order":[ids, in drawing order],"nodes":[changed or new nodes]}.
    /// An id that left `order` is gone.
    std::string take_change();

  private:
    std::vector<Node> nodes_;
    std::vector<Node> previous_;
    std::vector<Node> taken_;
    std::vector<NodeId> parents_{root_id};
};

}  // namespace pe::ui

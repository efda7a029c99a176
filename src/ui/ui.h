// What a widget needs while it draws: fonts, colours, scale, the semantic tree, and the way back to the host.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ui/palette.h"
#include "ui/semantic.h"

struct ImFont;

namespace pe::ui {

struct Fonts {
    ImFont* regular = nullptr;
    ImFont* semibold = nullptr;
    ImFont* mono = nullptr;
};

/// Something that only the host can do, asked for by a widget.
enum class EffectKind { announce, copy, save, save_picture };

struct Effect {
    EffectKind kind = EffectKind::announce;
    std::string text;        ///< what to say, copy or save
    std::string file_name;   ///< save, save_picture
    std::string media_type;  ///< save
};

/// Text in a field that could not be taken: kept as typed until it is mended.
struct FieldProblem {
    std::string text;
    std::string reason;
};

struct Ui {
    SemanticTree tree;
    Fonts fonts;
    Palette palette = light_palette;
    float scale = 1;              ///< device pixels in one unit
    bool host_fields = false;     ///< text fields and code are real elements of the host, at their reserved places
    bool picture = false;         ///< this frame is to be saved as a picture: the host's fields are drawn too
    std::vector<Action> actions;  ///< to be carried out in this frame
    NodeId focus_request = 0;     ///< node that a pointer has just pressed
    std::vector<Effect> effects;
    std::unordered_map<NodeId, FieldProblem> field_problems;
    NodeId key_grid = 0;  ///< without a host: the grid that the arrow keys move, 0 for the first one
    float wheel_rows = 0, wheel_columns = 0;  ///< parts of a row and column that the wheel has not yet scrolled

    NodeId id(std::string_view key) const { return child_id(tree.parent(), key); }

    /// The last action of that kind asked of a node in this frame, or null.
    const Action* action(NodeId node, ActionKind kind) const;

    void announce(std::string text);
};

/// Starts a frame: nodes and the last frame's requests are forgotten.
void begin_frame(Ui& ui);

/// Ends a frame: actions that no widget took are dropped.
void end_frame(Ui& ui);

/// Nodes added while it lives are children of `parent`.
class Within {
  public:
    Within(Ui& ui, NodeId parent) : ui_(ui) { ui_.tree.push(parent); }
    ~Within() { ui_.tree.pop(); }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

  private:
    Ui& ui_;
};

}  // namespace pe::ui

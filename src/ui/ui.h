// What a widget needs while it draws: fonts, colours, scale, the semantic tree, and the way back to the host.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
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
enum class EffectKind {
    announce,
    copy,
    save,
    save_picture,
    print,            ///< `text` is HTML for a sheet
    load_code,        ///< the code of the name `text`, practice or labs
    fetch_questions,  ///< the question set at the address `text`
    open_questions,   ///< a question set that the learner picks among their files
    remember,         ///< `text` under the name `file_name`; empty: forget it
    recall,           ///< what is remembered under the name `file_name`
    answered,         ///< a question was checked; `text` is the outcome as JSON (questions/outcome.h)
    completed,        ///< the last question is finished; `text` is the score as JSON (questions/outcome.h)
};

struct Effect {
    EffectKind kind = EffectKind::announce;
    std::string text;        ///< what to say, copy or save
    std::string file_name;   ///< save, save_picture; name under which something is remembered
    std::string media_type;  ///< save
};

/// Text in a field that could not be taken: kept as typed until it is mended.
struct FieldProblem {
    std::string text;
    std::string reason;
};

inline constexpr double no_due = std::numeric_limits<double>::infinity();

struct Ui;
struct PixelBox;
class PictureDrawer;

/// A picture that the GPU is to draw in this frame (ui/gpu_picture.h).
struct PictureRequest {
    std::function<void(const PixelBox& clip)> draw;
};

/// Draws a text field and takes its keys; true when the learner is done typing, with what was typed in `text`.
using NativeField = bool (*)(const Ui& ui, NodeId id, const Bounds& bounds, std::string& text);

struct Ui {
    SemanticTree tree;
    Fonts fonts;
    Palette palette = light_palette;
    float scale = 1;              ///< device pixels in one unit
    bool host_fields = true;      ///< text fields and code are real elements of the host, at their reserved places
    bool picture = false;         ///< this frame is to be saved as a picture: the host's fields are drawn too
    std::vector<Action> actions;  ///< to be carried out in this frame
    NodeId focus_request = 0;     ///< node that a pointer has just pressed
    std::vector<Effect> effects;
    PictureDrawer* drawer = nullptr;      ///< none without a GPU
    std::deque<PictureRequest> pictures;  ///< of this frame; they stay where they are
    bool reduced_motion = false;          ///< nothing moves by itself
    std::unordered_map<NodeId, FieldProblem> field_problems;
    NativeField native_field = nullptr;  ///< in place of the host's fields
    NodeId key_grid = 0;                 ///< without a host: the grid that the arrow keys move, 0 for the first one
    double due_seconds = no_due;         ///< from this frame on, until something must be shown even if nothing happens
    float wheel_rows = 0, wheel_columns = 0;  ///< parts of a row and column that the wheel has not yet scrolled

    NodeId id(std::string_view key) const { return child_id(tree.parent(), key); }

    /// The last action of that kind asked of a node in this frame, or null.
    const Action* action(NodeId node, ActionKind kind) const;

    /// Asks the host for something; see Effect.
    void ask(EffectKind kind, std::string text = {}, std::string file_name = {}, std::string media_type = {});
    void announce(std::string text) { ask(EffectKind::announce, std::move(text)); }

    /// Asks for a frame in so many seconds, if none is drawn before.
    void wake_in(double seconds) { due_seconds = std::min(due_seconds, seconds); }
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

// Code that a page loads when it is first wanted: whether it is there, on its way, or could not be had.
#pragma once

#include <string>
#include <string_view>

#include "ui/ui.h"

namespace pe {

class LaterCode {
  public:
    /// `name` is that of its file, without .wasm.
    explicit LaterCode(std::string_view name) : name_(name) {}

    std::string_view name() const { return name_; }
    bool ready() const { return ready_; }

    /// The host's answer: empty when its functions can be called, otherwise why not.
    void set(std::string_view failure);

    /// Draws that it is on its way, or why not with a button that tries again; asks the host for it. Returns the
    /// height.
    float draw(ui::Ui& ui, const ui::Bounds& area);

  private:
    std::string_view name_;
    bool ready_ = false;
    bool asked_ = false;
    std::string failure_;
};

}  // namespace pe

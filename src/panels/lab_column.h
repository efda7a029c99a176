// Things below one another in a lab, from the top of its area.
#pragma once

#include <string_view>

#include "ui/widgets.h"

namespace pe::panels {

class LabColumn {
  public:
    LabColumn(ui::Ui& ui, const ui::Bounds& area) : ui_(ui), area_(area), y_(area.y) {}

    /// Room of that height.
    ui::Bounds take(float height) {
        const ui::Bounds place = {area_.x, y_, area_.width, height};
        y_ += height + between;
        return place;
    }
    /// What is left, for something that tells its height afterwards: `skip` it then.
    ui::Bounds rest() const { return {area_.x, y_, area_.width, 0}; }
    void skip(float height) { y_ += height > 0 ? height + between : 0; }

    void say(std::string_view key, std::string_view text) {
        skip(ui::paragraph(ui_, key, rest(), {ui::Face::regular, ui::body_size, ui_.palette.text}, text));
    }
    void say_quietly(std::string_view key, std::string_view text) {
        skip(ui::paragraph(ui_, key, rest(), {ui::Face::regular, ui::small_size, ui_.palette.muted}, text));
    }

    float width() const { return area_.width; }
    float height() const { return y_ - area_.y - between; }

  private:
    static constexpr float between = 14;

    ui::Ui& ui_;
    ui::Bounds area_;
    float y_;
};

}  // namespace pe::panels

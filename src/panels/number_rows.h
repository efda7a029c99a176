// Numbers of the choices side by side, two or three in a row.
#pragma once

#include "ui/widgets.h"

namespace pe::panels {

class NumberRows {
  public:
    /// From the top of `area`, in its width.
    NumberRows(ui::Ui& ui, const ui::Bounds& area) : ui_(ui), area_(area), per_row_(per_row(area.width)) {}

    /// Of so many numbers.
    static float height_of(int count, float width) {
        const int rows = (count + per_row(width) - 1) / per_row(width);
        return static_cast<float>(rows) * (ui::number_height + ui::gap) - ui::gap;
    }

    /// Returns true when the learner changed it.
    template <typename Number>
    bool add(const ui::NumberSpec& spec, Number& value) {
        double number = static_cast<double>(value);
        if (!ui::number(ui_, spec.name, next(), spec, number)) return false;
        value = static_cast<Number>(number);
        return true;
    }

    float height() const { return height_of(count_, area_.width); }

  private:
    static constexpr float wide = 520;
    static constexpr float between = 18;

    static int per_row(float width) { return width >= wide ? 3 : 2; }

    ui::Bounds next() {
        const auto column = static_cast<float>(count_ % per_row_);
        const auto row = static_cast<float>(count_ / per_row_);
        ++count_;
        const float width = (area_.width - between * static_cast<float>(per_row_ - 1)) / static_cast<float>(per_row_);
        return {area_.x + column * (width + between), area_.y + row * (ui::number_height + ui::gap), width,
                ui::number_height};
    }

    ui::Ui& ui_;
    ui::Bounds area_;
    int per_row_;
    int count_ = 0;
};

}  // namespace pe::panels

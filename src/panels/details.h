// What stands below the encoding table: derivation, comparison, sum with an embedding, copies and programs.
#pragma once

#include "panels/lesson.h"

namespace pe::panels {

/// Rows and columns of the table that are in view.
struct InView {
    int first_row = 0, rows = 1;
    int first_column = 0, columns = 1;
};

float derivation_height(const ui::Ui& ui, float width, const Lesson& lesson);
void derivation_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson);

float compare_height(const ui::Ui& ui, float width, const Lesson& lesson);
void compare_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson);

float add_height(const ui::Ui& ui, float width, const Lesson& lesson);
void add_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson);

float copy_height(const ui::Ui& ui, float width);
void copy_detail(ui::Ui& ui, const ui::Bounds& area, const Lesson& lesson, const InView& in_view);

}  // namespace pe::panels

// The pieces of the shift lab. Each draws into the width of an area from its top and returns the height taken.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "panels/lab_view.h"

namespace pe::panels {

inline constexpr float shift_block_gap = 14;

/// Clock faces, the buttons that run them, and the scale of all pairs.
float shift_clocks(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// All pairs on a logarithmic scale of wavelengths.
float shift_scale(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// The rotation matrix of the selected pair, multiplied out.
float shift_turn(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// How alike rows are that lie k apart: the choice of a measure, its picture, and what it says.
float shift_alike(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// Dot product or distance over k.
float shift_curve(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// Dot products of positions with one another.
float shift_matrix(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// What a shift leaves alone: the rows' lengths.
float shift_lengths(ui::Ui& ui, const ui::Bounds& area, const LabView& view);

/// A line of arithmetic with what it is before it.
struct TermLine {
    std::string_view term;
    std::string line;
};

float term_lines(ui::Ui& ui, const ui::Bounds& area, std::span<const TermLine> lines);

/// A heading within the panel.
float section_heading(ui::Ui& ui, const ui::Bounds& area, std::string_view key, std::string_view text);

}  // namespace pe::panels

#include "panels/shift_parts.h"
#include "ui/widgets.h"

namespace pe::panels {
namespace {

constexpr float term_width = 92;
constexpr float line_gap = 6;
constexpr float heading_height = 30;
constexpr float heading_size = 18;

}  // namespace

float term_lines(ui::Ui& ui, const ui::Bounds& area, std::span<const TermLine> lines) {
    const ui::TextStyle style = {ui::Face::mono, 15, ui.palette.text};
    float y = area.y;
    for (const auto& [term, line] : lines) {
        const ui::Bounds place = {area.x + term_width, y, area.width - term_width, 0};
        const float height = ui::paragraph(ui, term, place, style, line, std::string(term) + ": " + line);
        ui::draw_line(ui, {area.x, y, term_width, style.size * ui::line_height},
                      {ui::Face::regular, ui::small_size, ui.palette.muted}, term);
        y += height + line_gap;
    }
    return y - area.y;
}

float section_heading(ui::Ui& ui, const ui::Bounds& area, std::string_view key, std::string_view text) {
    ui::heading(ui, key, {area.x, area.y, area.width, heading_height}, text, heading_size);
    return heading_height + 4;
}

}  // namespace pe::panels

#include "ui/math_paragraph.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "core/math_text.h"
#include "imgui.h"
#include "ui/math_box.h"

namespace pe::ui {
namespace {

constexpr float paragraph_gap = 0.4F;  // between paragraphs, in em
constexpr float hanging_indent = 1.5F;
constexpr float air = 0.08F;  // above and below what is higher than a line of text

// A line of text is 1.45 em high, its letters' box of one em in the middle; Inter's baseline lies at 0.864 of that.
constexpr float text_ascent = (line_height - 1) / 2 + 0.864F;
constexpr float text_descent = line_height - text_ascent;

struct Line {
    std::size_t first = 0, last = 0;  ///< of its pieces
    float indent = 0, width = 0, ascent = 0, descent = 0, gap = 0;
};

/// A text as lines of pieces, in device pixels.
class Layout {
  public:
    Layout(const Ui& ui, const TextStyle& style, float limit, std::string_view text)
        : setter_(ui, style), color_(style.color), limit_(limit), align_(style.align) {
        for (const MathLine& line : read_math_text(text)) add(line);
    }

    float height() const {
        float sum = 0;
        for (const Line& line : lines_) sum += line.gap + line.ascent + line.descent;
        return sum;
    }

    float width() const {
        float widest = 0;
        for (const Line& line : lines_) widest = std::max(widest, line.indent + line.width);
        return widest;
    }

    void paint(float x, float y, float room) const {
        for (const Line& line : lines_) {
            float left = x + line.indent;
            if (align_ == Align::center) left = x + (room - line.width) / 2;
            if (align_ == Align::right) left = x + room - line.width;
            y += line.gap;
            paint_line(line, left, std::round(y + line.ascent));
            y += line.ascent + line.descent;
        }
    }

  private:
    void add(const MathLine& line) {
        const std::size_t first = pieces_.size();
        // Words and formulas stay together where no blank parts them.
        bool glued = true;
        float space = 0;
        for (const MathRun& run : line.runs) {
            if (run.is_formula())
                add_formula(run.formula, line.display, std::exchange(space, 0.0F), std::exchange(glued, true));
            else
                add_words(run.text, space, glued);
        }
        break_lines(first, line.display);
    }

    void add_formula(const MathNode& formula, bool display, float space, bool glued) {
        const float whole = display ? limit_ : limit_ / 2;
        std::vector<MathPiece> set = setter_.formula(formula, display, limit_, whole);
        set[0].space = space;
        set[0].glued = glued;
        std::move(set.begin(), set.end(), std::back_inserter(pieces_));
    }

    void add_words(std::string_view text, float& space, bool& glued) {
        while (!text.empty()) {
            std::string_view word = text.substr(0, text.find_first_of(" \t\r"));
            if (word.empty()) {
                text.remove_prefix(1);
                space = setter_.word_space();
                glued = false;
                continue;
            }
            text.remove_prefix(word.size());
            while (!word.empty()) {
                MathBox box = setter_.word(word, limit_);
                pieces_.push_back({std::move(box), std::exchange(space, 0.0F), std::exchange(glued, word.empty())});
            }
        }
    }

    void break_lines(std::size_t first, bool display) {
        const bool follows = !lines_.empty();
        const std::size_t start = lines_.size();
        for (std::size_t next = first; first < pieces_.size(); first = next) {
            float wide = pieces_[next++].box.width;
            while (next < pieces_.size() && pieces_[next].glued) {
                wide += pieces_[next].space + pieces_[next].box.width;
                ++next;
            }
            const bool fresh = lines_.size() == start;
            const bool fits =
                !fresh && lines_.back().indent + lines_.back().width + pieces_[first].space + wide <= limit_ + 0.5F;
            if (!fits) {
                const float indent = display && !fresh ? hanging_indent * setter_.em() : 0;
                lines_.push_back({.first = first,
                                  .last = first,
                                  .indent = indent,
                                  .ascent = text_ascent * setter_.em(),
                                  .descent = text_descent * setter_.em()});
            }
            for (; first < next; ++first) extend(lines_.back(), pieces_[first]);
        }
        if (follows && lines_.size() > start) lines_[start].gap = paragraph_gap * setter_.em();
    }

    void extend(Line& line, const MathPiece& piece) const {
        line.width += (line.last > line.first ? piece.space : 0) + piece.box.width;
        line.ascent = std::max(line.ascent, piece.box.ascent + air * setter_.em());
        line.descent = std::max(line.descent, piece.box.descent + air * setter_.em());
        ++line.last;
    }

    void paint_line(const Line& line, float x, float baseline) const {
        InkPainter painter(*ImGui::GetWindowDrawList(), color_, baseline);
        for (std::size_t i = line.first; i < line.last; ++i) {
            if (i > line.first) x += pieces_[i].space;
            for (Ink ink : pieces_[i].box.inks) {
                ink.x += x;
                const float blank = ink.size == setter_.em() ? setter_.word_space() : 0;
                painter.add(std::move(ink), blank);
            }
            x += pieces_[i].box.width;
        }
    }

    MathSetter setter_;
    Color color_;
    float limit_;
    Align align_;
    std::vector<MathPiece> pieces_{};
    std::vector<Line> lines_{};
};

/// The text as one line.
std::string joined(std::string_view text) {
    std::string line(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

}  // namespace

float math_paragraph(Ui& ui, std::string_view key, const Bounds& bounds, const TextStyle& style,
                     std::string_view text) {
    const Layout layout(ui, style, bounds.width * ui.scale, text);
    const Bounds used = {bounds.x, bounds.y, bounds.width, layout.height() / ui.scale};
    ui.tree.add(ui.id(key), Role::text, plain_math_text(text), used);
    layout.paint(bounds.x * ui.scale, bounds.y * ui.scale, bounds.width * ui.scale);
    return used.height;
}

float math_height(const Ui& ui, const TextStyle& style, float width, std::string_view text) {
    return Layout(ui, style, width * ui.scale, text).height() / ui.scale;
}

void draw_wrapped_math(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text) {
    const Layout layout(ui, style, bounds.width * ui.scale, text);
    layout.paint(bounds.x * ui.scale, bounds.y * ui.scale, bounds.width * ui.scale);
}

void draw_math(const Ui& ui, const Bounds& bounds, const TextStyle& style, std::string_view text) {
    const std::string line = joined(text);
    const Layout layout(ui, style, FLT_MAX, line);
    const float room = bounds.width * ui.scale;
    if (layout.width() > room + 1) return draw_line(ui, bounds, style, plain_math_text(line));
    const float top = bounds.y * ui.scale + (bounds.height * ui.scale - layout.height()) / 2;
    layout.paint(bounds.x * ui.scale, top, room);
}

Extent measure_math(const Ui& ui, const TextStyle& style, std::string_view text) {
    const Layout layout(ui, style, FLT_MAX, joined(text));
    return {layout.width() / ui.scale, std::max(layout.height() / ui.scale, style.size * line_height)};
}

}  // namespace pe::ui

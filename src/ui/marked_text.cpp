#include "ui/marked_text.h"

#include <algorithm>

#include "core/characters.h"

namespace pe::ui {
namespace {

bool parts_words(char c) {
    return is_blank(c) || is_line_end(c);
}

bool is_marked(std::span<const TextRange> ranges, std::size_t begin, std::size_t end) {
    return std::ranges::any_of(ranges, [&](const TextRange& range) { return range.begin < end && begin < range.end; });
}

}  // namespace

float marked_text(const Ui& ui, const Bounds& bounds, std::string_view text, std::span<const TextRange> ranges) {
    const TextStyle style = {Face::regular, body_size, ui.palette.text};
    const float height = body_size * line_height + 2;
    const float blank = measure(ui, style, " ").width;
    float x = bounds.x;
    float y = bounds.y;
    for (std::size_t begin = 0; begin < text.size();) {
        if (parts_words(text[begin])) {
            if (text[begin] == '\n') x = bounds.x + bounds.width;
            ++begin;
            continue;
        }
        std::size_t end = begin;
        while (end < text.size() && !parts_words(text[end])) ++end;
        const std::string_view word = text.substr(begin, end - begin);
        const float width = measure(ui, style, word).width;
        if (x > bounds.x && x + width > bounds.x + bounds.width) {
            x = bounds.x;
            y += height;
        }
        const Bounds place = {x, y, std::min(width, bounds.width), height - 2};
        if (is_marked(ranges, begin, end)) {
            fill(ui, {place.x - 1, place.y, place.width + 2, place.height}, ui.palette.accent_soft, 3);
            fill(ui, {place.x, place.y + place.height - 2, place.width, 2}, ui.palette.accent);
        }
        draw_line(ui, place, style, word);
        x += width + blank;
        begin = end;
    }
    return y + height - bounds.y;
}

}  // namespace pe::ui

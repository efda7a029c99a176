#include "panels/sticker_text.h"

#include <vector>

#include "content/sticker_words.h"
#include "core/format.h"
#include "state/sticker_lab.h"

namespace pe::panels {
namespace {

constexpr int box_decimals = 4;

const StoryStep& step_of(const StickerTimeline& timeline, int step) {
    return timeline.steps()[static_cast<std::size_t>(step)];
}

std::string words_by_slot(const StickerTimeline& timeline, const std::vector<int>& boxes, std::string_view between) {
    std::string list;
    for (const int box : boxes) {
        if (!list.empty()) list += between;
        list += timeline.story().words[static_cast<std::size_t>(box)];
    }
    return list;
}

std::string numbers_by_slot(const std::vector<int>& boxes) {
    std::string list;
    for (const int box : boxes) list += (list.empty() ? "" : ", ") + std::to_string(box);
    return list;
}

std::vector<int> as_sent(const StickerTimeline& timeline) {
    return boxes_by_slot(timeline, 0);
}

}  // namespace

std::string_view title_of(const StoryStep& step) {
    return words::phase_titles[static_cast<std::size_t>(step.phase)];
}

std::string_view sentence_of(const StoryStep& step) {
    return words::story_sentences[static_cast<std::size_t>(step.sentence)];
}

std::string step_text(const StickerTimeline& timeline, int step) {
    return "Step " + std::to_string(step + 1) + " of " + std::to_string(timeline.steps().size()) + ": " +
           std::string(title_of(step_of(timeline, step)));
}

std::string where_text(const StickerTimeline& timeline, double seconds) {
    const StoryPhase phase = step_of(timeline, timeline.step_at(seconds)).phase;
    const std::vector<int> boxes = boxes_by_slot(timeline, seconds);
    const bool numbered = timeline.story().stickers;
    const std::string sent = "Sent: " + words_by_slot(timeline, as_sent(timeline), " ") + ". ";
    if (phase < StoryPhase::drive) return sent + "The boxes stand in this order.";
    if (phase == StoryPhase::open_lids)
        return sent + (numbered ? "Read back: " : "Arrived: ") + words_by_slot(timeline, boxes, " ") + ".";
    if (numbered) return sent + "Stickers by slot now: " + numbers_by_slot(boxes) + ".";
    return sent + "In each slot there is a box now, and all boxes look alike.";
}

std::optional<int> legend_row(const StickerTimeline& timeline, int step) {
    switch (step_of(timeline, step).phase) {
        case StoryPhase::pack:
        case StoryPhase::close_lids:
        case StoryPhase::open_lids:
            return 0;
        case StoryPhase::stick:
        case StoryPhase::put_in_order:
            return 1;
        case StoryPhase::load:
            if (timeline.story().stickers) return 2;
            break;
        case StoryPhase::drive:
            return 3;
        case StoryPhase::unload:
            if (timeline.story().stickers) return 1;
            break;
        case StoryPhase::close_door:
        case StoryPhase::open_door:
            break;
    }
    return std::nullopt;
}

std::string entry_of_box(double value) {
    return fixed(value, box_decimals, Glyphs::typographic);
}

std::string vector_text(std::span<const double> vector) {
    std::string text;
    for (const double value : vector) text += (text.empty() ? "[" : ", ") + entry_of_box(value);
    return text + "]";
}

std::string encoding_text(const Choices& choices, int box) {
    return "The sticker is PE of position " + std::to_string(box) + ": width " + std::to_string(box_vector_width) +
           ", layout " + std::string(layout_words[static_cast<std::size_t>(choices.layout)]) + ", base " +
           shortest(choices.base) + ".";
}

}  // namespace pe::panels

// What the story of boxes and stickers says about a moment.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/sticker_story.h"
#include "state/choices.h"

namespace pe::panels {

std::string_view title_of(const StoryStep& step);
std::string_view sentence_of(const StoryStep& step);

/// "Step 3 of 8: Lids close".
std::string step_text(const StickerTimeline& timeline, int step);

/// Where the boxes are: words and stickers by slot, as far as they can be told from outside.
std::string where_text(const StickerTimeline& timeline, double seconds);

/// The row of the legend that a step is about.
std::optional<int> legend_row(const StickerTimeline& timeline, int step);

/// "[0.8415, 0.5403]".
std::string vector_text(std::span<const double> vector);
std::string entry_of_box(double value);

/// Which encoding the stickers stand for: "PE of position 2: width 4, interleaved, base 10000".
std::string encoding_text(const Choices& choices, int box);

}  // namespace pe::panels

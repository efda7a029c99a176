// The story of the boxes that the choices ask for, and how the learner moves about in it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "core/sticker_story.h"
#include "state/choices.h"
#include "state/typed_sentence.h"

namespace pe {

inline constexpr int box_vector_width = 4;  ///< of the vectors that the boxes hold and the stickers are

/// What a box holds, what its sticker is, and both together.
struct BoxVectors {
    std::vector<double> content;   ///< the word's embedding
    std::vector<double> position;  ///< PE_t of the sticker's number
    std::vector<double> sum;
};

class StickerLab {
  public:
    /// Until a good sentence comes, the first view's.
    StickerLab();

    /// Lays the story out anew when it has changed.
    void update(const Choices& choices);

    const TypedSentence& sentence() const { return sentence_; }
    const StickerTimeline& timeline() const { return *timeline_; }

    /// The moment that the choices ask for, within the story.
    double seconds(const Choices& choices) const;

    /// As `seconds`; where nothing moves by itself, the end of the step that is told then.
    double shown_seconds(const Choices& choices, bool still) const;

    /// The box looked into; none when there are not so many.
    std::optional<int> open_box(const Choices& choices) const;

    BoxVectors vectors(const Choices& choices, int box) const;

  private:
    TypedSentence sentence_;
    std::string typed_;
    std::optional<StickerTimeline> timeline_;
};

/// The encoding that the stickers stand for: of width `box_vector_width`, else as the choices say.
Encoding sticker_encoding(const Choices& choices);

double factor_of(StorySpeed speed);

/// The moment at which a step has just been told and nothing moves: in the rest at its end.
double told_seconds(const StickerTimeline& timeline, int step);

/// Moves on to the next moment, or back to the last, at which a step has just been told; the start and the end count.
double next_told(const StickerTimeline& timeline, double seconds);
double last_told(const StickerTimeline& timeline, double seconds);

/// The same moment of the same step in another telling of the story; a step that it lacks has just been told.
double same_moment(const StickerTimeline& from, double seconds, const StickerTimeline& to);

/// Which box stands in each slot, as everyone can see who watches.
std::vector<int> boxes_by_slot(const StickerTimeline& timeline, double seconds);

/// A ride after which the boxes stand in another order than now, and not as they were sent.
int next_ride(const StickerTimeline& timeline);

}  // namespace pe

// The words that the story of boxes and stickers shows, in English, keyed by what they mean.
#pragma once

#include <array>
#include <string_view>

namespace pe::words {

inline constexpr std::string_view sticker_title = "Boxes and stickers";
inline constexpr std::string_view sticker_what =
    "A mover packs each word of a sentence into a brown box, and a truck shakes the boxes until they stand in another "
    "order. Without stickers the order is lost; with numbered stickers it can be read back.";

inline constexpr std::array<std::string_view, 3> sticker_presets = {"Without stickers", "With stickers",
                                                                    "Twelve boxes"};

inline constexpr std::string_view story_picture = "Picture of the boxes and the truck";
inline constexpr std::string_view play = "Play";
inline constexpr std::string_view pause = "Pause";
inline constexpr std::string_view step_back = "Back";
inline constexpr std::string_view step_on = "Next";
inline constexpr std::string_view replay = "Replay";
inline constexpr std::string_view start_over = "Start over";
inline constexpr std::string_view story_time = "Time in seconds";
inline constexpr std::string_view story_speed = "Speed";
inline constexpr std::array<std::string_view, 3> story_speeds = {"0.5×", "1×", "2×"};
inline constexpr std::string_view stickers = "Stickers";
inline constexpr std::array<std::string_view, 2> sticker_choices = {"Off", "On"};
inline constexpr std::string_view shake_again = "Shake again";
inline constexpr std::string_view put_in_order = "Put back in order";
inline constexpr std::string_view cannot_order =
    "That cannot be done: nothing on the boxes says where they stood. Turn the stickers on first.";
inline constexpr std::string_view story_sentence = "Your sentence, 3 to 12 words";
inline constexpr std::string_view still_packed = "The last good sentence stays in the boxes.";

/// What stands for what, in the order of the legend.
inline constexpr std::string_view legend = "What stands for what";
inline constexpr std::array<std::string_view, 4> legend_things = {"Box contents", "Sticker", "Loading with a sticker",
                                                                  "The ride"};
inline constexpr std::array<std::string_view, 4> legend_meanings = {"token content", "position", "adding the encoding",
                                                                    "attention mixing"};

/// Titles of the story's parts, in the order of StoryPhase.
inline constexpr std::string_view the_story = "The story, step by step";
inline constexpr std::array<std::string_view, 10> phase_titles = {
    "Words go in", "Stickers go on", "Lids close", "Loading",       "The door closes",
    "The ride",    "The door opens", "Unloading",  "Back in order", "Lids open",
};

/// What is told, in the order of StorySentence.
inline constexpr std::array<std::string_view, 14> story_sentences = {
    "Each word goes into a box of its own. The box is the token, the word is its content.",
    "Each box gets a sticker with its number, counted from 0. This adds the position, before anything is mixed.",
    "The lids close. What is inside can no longer be seen.",
    "The boxes go into the truck in the order of the sentence. Nothing on them says which is which.",
    "The boxes go into the truck in the order of the sentence, each with its number on it.",
    "The door closes. The ride can begin.",
    "The truck shakes and the boxes change places: attention mixes them and has no sense of order.",
    "The truck shakes and the boxes change places: attention mixes them, but every box keeps its number.",
    "The truck has arrived, and the door opens.",
    "The boxes come out as they stand now. From outside nobody can tell which one was first.",
    "The boxes come out as they stand now, and each still shows its number.",
    "The numbers are read: box 0 goes first, then box 1, and so on. The order is back.",
    "The lids open. Every word is still there, but the order of the sentence is lost.",
    "The lids open. The words stand as they were sent, and no sticker has changed a word.",
};

inline constexpr std::string_view look_inside = "Look into a box";
inline constexpr std::string_view box_in_slot = "Open the box in slot, counted from 0";
inline constexpr std::string_view no_box = "None";
inline constexpr std::string_view open_a_sticker = "Open the sticker";
inline constexpr std::string_view close_the_sticker = "Close the sticker";
inline constexpr std::string_view unchanged =
    "Here the picture of boxes ends: the sticker has changed nothing inside. It adds no meaning to the word, it only "
    "says where the word stood.";
inline constexpr std::string_view no_sticker =
    "There is no sticker on this box: attention gets its content and nothing else.";
inline constexpr std::string_view both_together =
    "Attention gets one vector that carries both, what the word is and where it stands.";

}  // namespace pe::words

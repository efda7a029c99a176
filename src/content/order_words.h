// The words that the order lab shows, in English, keyed by what they mean.
#pragma once

#include <array>
#include <string_view>

namespace pe::words {

inline constexpr std::string_view order_title = "Order lab";
inline constexpr std::string_view order_what =
    "Both sentences go through the same self-attention, with fixed random weights. Each line joins a word’s output in "
    "A "
    "with its output in B and says by how much they differ.";

inline constexpr std::string_view sentence_a = "Sentence A, 3 to 12 words";
inline constexpr std::string_view sentence_b = "Sentence B, 3 to 12 words";
inline constexpr std::array<std::string_view, 2> sentences = {"Sentence A", "Sentence B"};
inline constexpr std::string_view still_shown = "The last good sentence stays in the picture.";

inline constexpr std::string_view positions = "Positions";
inline constexpr std::array<std::string_view, 2> position_choices = {"None", "Sinusoidal"};
inline constexpr std::string_view mask = "Mask";
inline constexpr std::array<std::string_view, 2> mask_choices = {"Off", "Causal"};
inline constexpr std::string_view weights_seed = "Seed of the weights";

inline constexpr std::string_view shuffle = "Shuffle";
inline constexpr std::string_view swap_sentences = "Swap";
inline constexpr std::string_view no_other_order =
    "All words are the same: another order cannot be told from this one.";

inline constexpr std::string_view words_of_b = "Words of B: drag them, or move them by the arrow keys";
inline constexpr std::string_view move_left = "Move left";
inline constexpr std::string_view move_right = "Move right";

inline constexpr std::string_view outputs_compared = "Outputs of A and B";
inline constexpr std::string_view mean = "Mean";
inline constexpr std::string_view picture_key =
    "Four cells are the four entries of an output: blue below 0, orange above. A number is the largest difference over "
    "the entries of both outputs.";

inline constexpr std::string_view inside_attention = "Inside the attention";
inline constexpr std::string_view matrix_of = "Steps for";
inline constexpr std::string_view matrix = "Matrix";
inline constexpr std::array<std::string_view, 8> matrices = {"X",      "Q",       "K",       "V",
                                                             "Scores", "Weights", "Outputs", "Mean"};
inline constexpr std::string_view word = "Word";

}  // namespace pe::words

// What a learner, a link or a host page may set, and nothing else; its default is the first view.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/attention.h"
#include "core/attention_arithmetic.h"
#include "core/encoding.h"
#include "core/export.h"
#include "core/format.h"
#include "core/listing.h"

namespace pe {

enum class Panel { table, stickers, order, shift, heatmap, waves, practice };
/// The sets of questions that come with the workbench.
enum class QuestionSource { lesson, bank };
/// The two sentences of the order lab.
enum class LabSentence { a, b };
/// How fast the sticker story runs.
enum class StorySpeed { half, normal, twofold };
/// What the shift lab shows of rows that are k apart.
enum class Measure { dot_product, distance, matrix };
enum class Detail { derivation, compare, add, copy };

inline constexpr int min_panel_width = 2;
inline constexpr int max_panel_width = 1024;
inline constexpr int max_seed = 1'000'000'000;
inline constexpr int max_attempts = 99;
inline constexpr int min_lab_words = 3;  ///< of a sentence in the order lab
inline constexpr int max_lab_words = 12;
inline constexpr int min_map_rows = 16;  ///< positions in the heat map
inline constexpr int max_map_rows = 4096;
inline constexpr double max_map_zoom = 512;
inline constexpr int min_wave_span = 8;  ///< positions along the waves
inline constexpr int max_wave_span = 100'000;
inline constexpr double longest_story_seconds = 60;
inline constexpr int min_reach = 16;
inline constexpr int max_reach = 512;
inline constexpr double slowest_clocks = 0.1;  ///< positions a second
inline constexpr double fastest_clocks = 1e6;

struct Choices {
    Panel panel = Panel::table;
    int width = 4;
    double base = 10000.0;
    Layout layout = Layout::interleaved;
    int position = 1;        ///< t, the selected row
    int column = 0;          ///< the selected column
    int decimals = 4;        ///< shown in the table
    int first_position = 0;  ///< the top row in view
    int first_column = 0;    ///< the leftmost column in view
    int other_position = 0;  ///< the row compared with the selected one
    Detail detail = Detail::derivation;
    std::string embedding;  ///< the typed vector x, as typed
    int sum_row = 2;        ///< the selected row of x, PE_t, x + PE_t
    ExportFormat format = ExportFormat::csv;
    Language language = Language::python;
    QuestionSource set = QuestionSource::lesson;
    std::string questions;                     ///< address of a question set that takes the place of `set`; empty: none
    int seed = 1;                              ///< of the questions that are made
    bool shuffle = false;                      ///< questions come in an order that the seed decides
    std::string question;                      ///< id of the question shown; empty: the first one
    bool hints = true;                         ///< may be asked for
    bool solutions = true;                     ///< may be asked for
    int attempts = 0;                          ///< for each question; 0: any number
    std::string sentence_a = "dog bites man";  ///< as typed
    std::string sentence_b = "man bites dog";  ///< as typed
    Positions positions = Positions::none;
    bool causal_mask = false;
    int weights_seed = 1;                         ///< of the embeddings and weights of the order lab
    int shuffle_seed = 0;                         ///< of the last shuffle; 0: none yet
    int slot = 0;                                 ///< of the selected word of sentence B
    AttentionMatrix matrix = AttentionMatrix::x;  ///< the matrix looked into
    LabSentence matrix_of = LabSentence::a;       ///< whose matrix it is
    int cell_row = 0;
    int cell_column = 0;
    int first_cell_column = 0;  ///< the leftmost column in view
    int map_rows = 128;         ///< positions in the heat map, from 0 on
    double map_position = 0;    ///< the position at its upper edge, in parts of a row
    double map_column = 0;      ///< the column at its left edge, in parts of a column
    double map_zoom = 1;        ///< 1: the whole map
    int trained_length = 0;     ///< positions that a model was trained on; 0: none is marked
    std::string wave_pairs;     ///< pairs whose waves are shown, as typed; empty: a few, evenly spread
    int wave_span = 128;        ///< positions along the waves

    std::string story_words = "dog bites man";  ///< of the boxes, as typed
    bool stickers = false;                      ///< on the boxes
    int ride_seed = 1;                          ///< of the shaking
    double story_seconds = 0;                   ///< the moment shown
    bool playing = false;                       ///< the story goes on by itself
    StorySpeed story_speed = StorySpeed::normal;
    int open_box = -1;          ///< the box looked into, by its word; -1: none
    bool open_sticker = false;  ///< what its sticker is shows, too
    int shift = 3;              ///< k of the shift lab; see `shift_of`
    double clock = 0;           ///< by how many positions the clocks have run on from t and t + k
    double clock_speed = 1;     ///< positions a second
    bool run = false;           ///< the clocks are running
    Measure measure = Measure::dot_product;
    int reach = 64;  ///< of its curve, to either side

    friend bool operator==(const Choices&, const Choices&) = default;
};

enum class FieldKind { integer, real, word, text };

/// One field: its name in links (a contract), its meaning, its limits, and how to read and write it.
struct Field {
    std::string_view name;
    std::string_view meaning;
    FieldKind kind;
    double minimum = 0;                              ///< integer and real
    double maximum = 0;                              ///< integer and real
    std::span<const std::string_view> words = {};    ///< word: the values, in the order of the enum
    double (*number)(const Choices&) = nullptr;      ///< integer, real; word: the index
    void (*set_number)(Choices&, double) = nullptr;  ///< takes a value within the limits
    std::string Choices::*text = nullptr;            ///< text
};

inline constexpr std::size_t longest_text_field = 65536;  ///< bytes of a text field, as many as a typed vector may have

/// Every field, in the order in which a link names them.
std::span<const Field> fields();

/// The field of that name, or null.
const Field* find_field(std::string_view name);

/// The language of listings with that word in links.
std::optional<Language> language_named(std::string_view word);

/// Brings fields that depend on one another in step: width even, column and first column below the width, the clocks
/// not beyond the last position.
void settle(Choices& choices);

/// The shift k as near to the chosen one as t allows: t + k is a position, 0..max_position.
int shift_of(const Choices& choices);

/// The encoding that the choices ask for; always valid after `settle`.
Encoding encoding_of(const Choices& choices);

}  // namespace pe

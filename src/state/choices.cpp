#include "state/choices.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace pe {
namespace {

constexpr std::array<std::string_view, 7> panel_words = {"table",   "stickers", "order",   "shift",
                                                         "heatmap", "waves",    "practice"};
constexpr std::array<std::string_view, 2> set_words = {"lesson", "bank"};
constexpr std::array<std::string_view, 2> switch_words = {"off", "on"};
constexpr std::array<std::string_view, 2> position_words = {"none", "sinusoidal"};
constexpr std::array<std::string_view, 2> mask_words = {"off", "causal"};
constexpr std::array<std::string_view, 8> matrix_words = {"x", "q", "k", "v", "scores", "weights", "outputs", "pooled"};
constexpr std::array<std::string_view, 2> sentence_words = {"a", "b"};
constexpr std::array<std::string_view, 3> speed_words = {"0.5", "1", "2"};
constexpr std::array<std::string_view, 3> measure_words = {"dot", "distance", "matrix"};
constexpr std::array<std::string_view, 4> detail_words = {"derivation", "compare", "add", "copy"};
constexpr std::array<std::string_view, 4> format_words = {"csv", "tsv", "json", "numpy"};
constexpr std::array<std::string_view, 5> language_words = {"python", "numpy", "pytorch", "javascript", "cpp"};

template <auto member>
double get(const Choices& choices) {
    return static_cast<double>(choices.*member);
}

template <auto member>
void set(Choices& choices, double value) {
    using Value = std::remove_reference_t<decltype(choices.*member)>;
    if constexpr (std::is_enum_v<Value>)
        choices.*member = static_cast<Value>(static_cast<int>(value));
    else
        choices.*member = static_cast<Value>(value);
}

template <auto member>
constexpr Field integer(std::string_view name, std::string_view meaning, double minimum, double maximum) {
    return {name, meaning, FieldKind::integer, minimum, maximum, {}, get<member>, set<member>};
}

template <auto member>
constexpr Field real(std::string_view name, std::string_view meaning, double minimum, double maximum) {
    return {name, meaning, FieldKind::real, minimum, maximum, {}, get<member>, set<member>};
}

template <auto member>
constexpr Field word(std::string_view name, std::string_view meaning, std::span<const std::string_view> words) {
    return {name, meaning, FieldKind::word, 0, static_cast<double>(words.size() - 1), words, get<member>, set<member>};
}

template <auto member>
constexpr Field text(std::string_view name, std::string_view meaning) {
    return {name, meaning, FieldKind::text, 0, 0, {}, nullptr, nullptr, member};
}

constexpr auto field_table = std::to_array<Field>({
    word<&Choices::panel>("panel", "which panel is shown", panel_words),
    integer<&Choices::width>("d", "width of the encoding, even", min_panel_width, max_panel_width),
    real<&Choices::base>("base", "base of the denominators", lowest_offered_base, max_base),
    word<&Choices::layout>("layout", "order of sines and cosines in a row", layout_words),
    integer<&Choices::position>("t", "selected position", 0, max_position),
    integer<&Choices::column>("column", "selected column", 0, max_panel_width - 1),
    integer<&Choices::decimals>("decimals", "decimals shown", 0, max_decimals),
    integer<&Choices::first_position>("first", "first position in view", 0, max_position),
    integer<&Choices::first_column>("first-column", "first column in view", 0, max_panel_width - 1),
    integer<&Choices::other_position>("other", "position compared with the selected one", 0, max_position),
    word<&Choices::detail>("detail", "what is shown below the table", detail_words),
    text<&Choices::embedding>("x", "embedding to add, as typed"),
    integer<&Choices::sum_row>("sum-row", "selected row of x, PE and their sum", 0, 2),
    word<&Choices::format>("format", "format in which the table is copied", format_words),
    word<&Choices::language>("language", "language of the listing", language_words),
    word<&Choices::set>("set", "set of questions", set_words),
    text<&Choices::questions>("questions", "address of a question set"),
    integer<&Choices::seed>("seed", "seed of the questions that are made", 0, max_seed),
    word<&Choices::shuffle>("shuffle", "whether the seed decides the order of the questions", switch_words),
    text<&Choices::question>("question", "id of the question shown"),
    word<&Choices::hints>("hints", "whether hints may be asked for", switch_words),
    word<&Choices::solutions>("solutions", "whether the solution may be asked for", switch_words),
    integer<&Choices::attempts>("attempts", "attempts at a question, 0 for any number", 0, max_attempts),
    text<&Choices::sentence_a>("a", "sentence A of the order lab, as typed"),
    text<&Choices::sentence_b>("b", "sentence B of the order lab, as typed"),
    word<&Choices::positions>("positions", "whether positions are added to the embeddings", position_words),
    word<&Choices::causal_mask>("mask", "whether a word sees only itself and what stands before it", mask_words),
    integer<&Choices::weights_seed>("weights-seed", "seed of the embeddings and weights of attention", 0, max_seed),
    integer<&Choices::shuffle_seed>("shuffle-seed", "seed of the last shuffle", 0, max_seed),
    integer<&Choices::slot>("slot", "slot of the selected word of sentence B", 0, max_lab_words - 1),
    word<&Choices::matrix>("matrix", "matrix of attention looked into", matrix_words),
    word<&Choices::matrix_of>("of", "sentence whose matrix it is", sentence_words),
    integer<&Choices::cell_row>("cell-row", "row of the selected cell", 0, max_lab_words - 1),
    integer<&Choices::cell_column>("cell-column", "column of the selected cell", 0, max_lab_words - 1),
    integer<&Choices::first_cell_column>("first-cell-column", "first column in view of the matrix", 0,
                                         max_lab_words - 1),
    integer<&Choices::map_rows>("rows", "positions in the heat map", min_map_rows, max_map_rows),
    real<&Choices::map_position>("map-position", "position at the upper edge of the heat map", 0, max_map_rows - 1),
    real<&Choices::map_column>("map-column", "column at the left edge of the heat map", 0, max_panel_width - 1),
    real<&Choices::map_zoom>("map-zoom", "zoom of the heat map, 1 for the whole map", 1, max_map_zoom),
    integer<&Choices::trained_length>("length", "trained length in positions, 0 for none", 0, max_position),
    text<&Choices::wave_pairs>("pairs", "pairs whose waves are shown"),
    integer<&Choices::wave_span>("span", "positions along the waves", min_wave_span, max_wave_span),
    text<&Choices::story_words>("words", "sentence in the boxes, as typed"),
    word<&Choices::stickers>("stickers", "whether the boxes have numbered stickers", switch_words),
    integer<&Choices::ride_seed>("ride", "seed of the ride that shakes the boxes", 0, max_seed),
    real<&Choices::story_seconds>("time", "moment of the story, in seconds", 0, longest_story_seconds),
    word<&Choices::playing>("play", "whether the story goes on by itself", switch_words),
    word<&Choices::story_speed>("speed", "how fast the story runs", speed_words),
    integer<&Choices::open_box>("box", "number of the box looked into, -1 for none", -1, max_lab_words - 1),
    word<&Choices::open_sticker>("sticker", "whether what the sticker is shows, too", switch_words),
    integer<&Choices::shift>("k", "shift in positions, from t to t + k", -max_position, max_position),
    real<&Choices::clock>("clock", "by how many positions the clocks have run on", 0, max_position),
    real<&Choices::clock_speed>("clock-speed", "positions a second of the running clocks", slowest_clocks,
                                fastest_clocks),
    word<&Choices::run>("run", "whether the clocks are running", switch_words),
    word<&Choices::measure>("measure", "what is shown of rows that are k apart", measure_words),
    integer<&Choices::reach>("reach", "how far the curve over k reaches to either side", min_reach, max_reach),
});

}  // namespace

std::span<const Field> fields() {
    return field_table;
}

const Field* find_field(std::string_view name) {
    const auto found = std::ranges::find(field_table, name, &Field::name);
    return found == field_table.end() ? nullptr : &*found;
}

std::optional<Language> language_named(std::string_view word) {
    const auto found = std::find(language_words.begin(), language_words.end(), word);
    if (found == language_words.end()) return std::nullopt;
    return static_cast<Language>(found - language_words.begin());
}

void settle(Choices& choices) {
    choices.width -= choices.width % 2;
    choices.column = std::min(choices.column, choices.width - 1);
    choices.first_column = std::min(choices.first_column, choices.width - 1);
    const int farther = choices.position + std::max(shift_of(choices), 0);
    choices.clock = std::min(choices.clock, static_cast<double>(max_position - farther));
}

int shift_of(const Choices& choices) {
    return std::clamp(choices.shift, -choices.position, max_position - choices.position);
}

Encoding encoding_of(const Choices& choices) {
    return {.width = choices.width, .base = choices.base, .layout = choices.layout};
}

}  // namespace pe

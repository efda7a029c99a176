// The words that the panels show, in English, keyed by what they mean.
#pragma once

#include <array>
#include <string_view>

namespace pe::words {

inline constexpr std::string_view panels = "Panels";
inline constexpr std::array<std::string_view, 4> panel_tabs = {"Encoding table", "Stickers", "Order lab", "Practice"};

inline constexpr std::string_view loading_code = "This panel is on its way.";
inline constexpr std::string_view load_again = "Try again";

inline constexpr std::string_view table_title = "Encoding table";

inline constexpr std::string_view width = "Width d";
inline constexpr std::string_view base = "Base";
inline constexpr std::string_view decimals = "Decimals";
inline constexpr std::string_view first_position = "First position";
inline constexpr std::string_view position = "Position t";
inline constexpr std::string_view column = "Column";
inline constexpr std::string_view other_position = "Compare with position";

inline constexpr std::string_view layout = "Layout";
inline constexpr std::array<std::string_view, 4> layouts = {"Interleaved", "Concatenated", "Cosine first",
                                                            "tensor2tensor"};

inline constexpr std::string_view details = "About the selected cell and row";
inline constexpr std::array<std::string_view, 4> detail_tabs = {"Derivation", "Compare", "Add to x", "Copy"};

inline constexpr std::string_view embedding = "Embedding x, for example [1, 0, 2, -1]";
inline constexpr std::string_view sum_grid = "x, PE and their sum";
inline constexpr std::string_view sum_corner = "Row";
inline constexpr std::array<std::string_view, 3> sum_rows = {"x", "PE", "x + PE"};

inline constexpr std::string_view format = "The rows and columns in view, as";
inline constexpr std::array<std::string_view, 4> formats = {"CSV", "TSV", "JSON", "NumPy"};
inline constexpr std::string_view copy = "Copy";
inline constexpr std::string_view save = "Save";
inline constexpr std::string_view save_picture = "Save picture";
inline constexpr std::string_view language = "A program for the first rows in view, in";
inline constexpr std::array<std::string_view, 5> languages = {"Python", "NumPy", "PyTorch", "JavaScript", "C++"};
inline constexpr std::string_view listing = "Program";
inline constexpr std::string_view copy_listing = "Copy program";
inline constexpr std::string_view save_listing = "Save program";

}  // namespace pe::words

// What the listings of all languages have in common: which waves a row holds, and the words above the program.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/encoding.h"

namespace pe {

/// What becomes of a row's end.
enum class RowEnd { whole, zero_behind, without_last_cosine, without_last_sine };

/// One listing to write.
struct ListingPlan {
    Encoding encoding{};
    int first_position = 0;
    int rows = 1;
    int decimals = 4;
};

RowEnd row_end(const Encoding& encoding);

/// Number of pairs as a formula of the width: "width / 2", "(width - 1) / 2" or "(width + 1) / 2".
std::string pairs_formula(const Encoding& encoding, std::string_view width, std::string_view divide);

/// The exponent of the base in terms of i: "2 * i / width", or what the layout and the odd width ask for.
/// In a language that divides whole numbers as such, `Division::whole_numbers` makes the factor a real number.
enum class Division { real_numbers, whole_numbers };
std::string exponent_formula(const Encoding& encoding, std::string_view width, std::string_view pairs,
                             Division division = Division::real_numbers);

/// The base with a point or an exponent, so that it is a real number in every language.
std::string base_literal(const Encoding& encoding);

/// Sentences that say what the program computes, each one a line.
std::vector<std::string> description(const ListingPlan& plan);

/// The description with `prefix` before each line and a line end behind it.
std::string described(const ListingPlan& plan, std::string_view prefix);

/// `text` with every @name@ replaced by its value.
std::string filled(std::string_view text, std::initializer_list<std::pair<std::string_view, std::string_view>> values);

std::string python_listing(const ListingPlan& plan);
std::string numpy_listing(const ListingPlan& plan);
std::string pytorch_listing(const ListingPlan& plan);
std::string javascript_listing(const ListingPlan& plan);
std::string cpp_listing(const ListingPlan& plan);

}  // namespace pe

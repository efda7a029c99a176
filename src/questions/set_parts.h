// The parts of a set's own questions, made from their fields.
#pragma once

#include <optional>
#include <string>

#include "questions/help.h"
#include "questions/question.h"
#include "questions/set_values.h"

namespace pe {

inline constexpr std::size_t max_set_parts = 12;
inline constexpr std::size_t max_set_options = 12;
inline constexpr std::size_t max_set_entries = 64;
inline constexpr int max_set_width = 1024;

/// A part, and what it gives for the question around it.
struct SetPart {
    Part part;
    std::optional<Help> help{};  ///< of a number that follows from an encoding or a sum
    std::string solution{};      ///< of a part without help: what is right, a line each
    std::optional<TablePlace> place{};
    bool is_entry = false;  ///< asks for the entry at its place
};

/// Each of these reads what stands behind the field of its name; nothing when something is wrong with it.
std::optional<SetPart> read_entry_part(const SetValue& value);
std::optional<SetPart> read_entries_part(const SetValue& value);
std::optional<SetPart> read_row_part(const SetValue& value);
std::optional<SetPart> read_sum_part(const SetValue& value);
std::optional<SetPart> read_exponent_part(const SetValue& value);
std::optional<SetPart> read_denominator_part(const SetValue& value);
std::optional<SetPart> read_wavelength_part(const SetValue& value);
std::optional<SetPart> read_angle_part(const SetValue& value);
std::optional<SetPart> read_pair_count_part(const SetValue& value);
std::optional<SetPart> read_value_part(const SetValue& value);
std::optional<SetPart> read_values_part(const SetValue& value);
std::optional<SetPart> read_choice_part(const SetValue& value);
/// Partners in the file's order: those of the items, then the others.
std::optional<SetPart> read_matching_part(const SetValue& value);
std::optional<SetPart> read_explanation_part(const SetValue& value);

/// A whole part: label, decimals and one of the fields above.
std::optional<SetPart> read_set_part(const SetValue& value);

}  // namespace pe

#include "questions/set_parts.h"

#include <array>

#include "core/format.h"
#include "questions/nearest_name.h"

namespace pe {
namespace {

struct PartType {
    std::string_view name;
    std::optional<SetPart> (*read)(const SetValue&);
};

constexpr std::array<PartType, 14> part_types = {{
    {"entry", read_entry_part},
    {"entries", read_entries_part},
    {"row", read_row_part},
    {"sum", read_sum_part},
    {"exponent", read_exponent_part},
    {"denominator", read_denominator_part},
    {"wavelength", read_wavelength_part},
    {"angle", read_angle_part},
    {"pair-count", read_pair_count_part},
    {"value", read_value_part},
    {"values", read_values_part},
    {"choice", read_choice_part},
    {"matching", read_matching_part},
    {"explanation", read_explanation_part},
}};

/// Every field of a part: the types, label and decimals.
constexpr auto part_fields = [] {
    std::array<std::string_view, part_types.size() + 2> names{};
    for (std::size_t i = 0; i < part_types.size(); ++i) names[i] = part_types[i].name;
    names[part_types.size()] = "label";
    names[part_types.size() + 1] = "decimals";
    return names;
}();

/// The one type that a part has; another one is noted.
std::optional<SetPart> read_typed(const SetValue& value) {
    const PartType* type = nullptr;
    for (const PartType& candidate : part_types) {
        const auto field = value.find(candidate.name);
        if (!field) continue;
        if (type) {
            field->complain("a part asks for one thing, and this one has " + quoted(type->name) + " too");
            return std::nullopt;
        }
        type = &candidate;
    }
    if (type) return type->read(*value.find(type->name));
    value.complain("must say what is asked: " +
                   nearest_of({}, std::span<const std::string_view>(part_fields).first(part_types.size())));
    return std::nullopt;
}

}  // namespace

std::optional<SetPart> read_set_part(const SetValue& value) {
    if (!value.is_object(part_fields)) return std::nullopt;
    const auto label_field = value.find("label");
    const auto decimals_field = value.find("decimals");
    auto label = label_field ? label_field->text() : std::string();
    const auto decimals = decimals_field ? decimals_field->whole(0, max_decimals) : usual_decimals;
    auto made = read_typed(value);
    if (!label || !decimals || !made) return std::nullopt;

    made->part.label = std::move(*label);
    auto* expected = std::get_if<Expected>(&made->part.task);
    if (expected) {
        expected->decimals = *decimals;
    } else if (decimals_field) {
        decimals_field->complain("only a part that asks for numbers has decimals");
        return std::nullopt;
    }
    return made;
}

}  // namespace pe

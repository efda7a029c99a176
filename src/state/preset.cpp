#include "state/preset.h"

#include <cassert>

#include "state/link.h"

namespace pe {

void apply_preset(Choices& choices, std::string_view link, OwnFields own_fields) {
    const Choices target = read_link(link).choices;
    for (const std::string_view name : own_fields) {
        const Field* field = find_field(name);
        assert(field != nullptr);
        if (field->kind == FieldKind::text)
            choices.*field->text = target.*field->text;
        else
            field->set_number(choices, field->number(target));
    }
    settle(choices);
}

}  // namespace pe

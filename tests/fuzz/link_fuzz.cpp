// Any bytes: a link reads as settled choices within their limits, and the link written for them brings them back.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"
#include "state/link.h"

namespace {

void check_limits(const pe::Choices& choices) {
    for (const pe::Field& field : pe::fields()) {
        if (field.kind == pe::FieldKind::text) {
            require((choices.*field.text).size() <= pe::longest_text_field, "texts are no longer than their limit");
            continue;
        }
        const double value = field.number(choices);
        require(value >= field.minimum && value <= field.maximum, "numbers lie within their limits");
        if (field.kind == pe::FieldKind::integer) require(value == std::floor(value), "integers are whole");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view link{reinterpret_cast<const char*>(data), size};
    const pe::Choices choices = pe::read_link(link).choices;
    check_limits(choices);

    pe::Choices settled = choices;
    pe::settle(settled);
    require(settled == choices, "choices from a link are settled");
    require(!pe::problem(pe::encoding_of(choices)), "their encoding is valid");

    const std::string written = pe::write_link(choices);
    const pe::LinkReading again = pe::read_link(written);
    require(again.choices == choices, "the link written for choices brings them back");
    require(again.notes.empty(), "and gives nothing to note");
    require(pe::write_link(again.choices) == written, "and is written the same again");
    return 0;
}

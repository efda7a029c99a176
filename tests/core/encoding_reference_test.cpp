// Tables that others have published: the right ones under their own convention, the wrong ones as the slips they are.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "reference/json.h"

namespace {

using pe::Encoding;
using pe::Layout;
using reference::Json;

/// An entry of a table at a position, which may be negative here.
using Entry = std::function<double(int position, int column)>;

const Json& tables() {
    static const Json all = reference::read_json("sinusoidal_tables.json");
    return all;
}

const Json& table_named(const std::string& id) {
    const auto found = std::find_if(tables().items.begin(), tables().items.end(),
                                    [&](const Json& table) { return table["id"].text == id; });
    REQUIRE(found != tables().items.end());
    return *found;
}

int whole(const Json& number) {
    return static_cast<int>(number.number);
}

std::optional<Layout> layout_of(const std::string& convention) {
    if (convention == "interleaved") return Layout::interleaved;
    if (convention == "concat") return Layout::concatenated;
    if (convention == "concat_cos_first") return Layout::concatenated_cosine_first;
    if (convention == "t2t" || convention == "t2t_zero_pad") return Layout::tensor2tensor;
    return std::nullopt;
}

Encoding encoding_of(const Json& table, Layout layout) {
    const Json& params = table["params"];
    return {.width = whole(params["d"]), .base = params["base"].number, .layout = layout};
}

/// The core's entries; at negative positions sines change their sign and cosines do not.
Entry entries_of(const Encoding& encoding) {
    return [encoding](int position, int column) {
        const double value = pe::encoding_at(encoding, std::abs(position), column);
        const bool is_sine = pe::column_at(encoding, column).wave == pe::Wave::sine;
        return position < 0 && is_sine ? -value : value;
    };
}

/// The largest difference between the printed values of a table and `entry`.
double largest_error(const Json& table, const Entry& entry) {
    const Json& params = table["params"];
    const int scale = params.has("angle_scale") ? whole(params["angle_scale"]) : 1;
    const std::vector<Json>& positions = params["positions"].items;
    const std::vector<Json>& rows = table["values"].items;
    REQUIRE(rows.size() == positions.size());
    double worst = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::vector<Json>& printed = rows[row].items;
        for (std::size_t i = 0; i < printed.size(); ++i) {
            const int column = params.has("columns") ? whole(params["columns"].items.at(i)) : static_cast<int>(i);
            const double value = entry(scale * whole(positions[row]), column);
            worst = std::max(worst, std::abs(printed[i].number - value));
        }
    }
    return worst;
}

double largest_error(const Json& table) {
    return largest_error(table, entries_of(encoding_of(table, Layout::interleaved)));
}

/// `value` rounded to half precision: 11 bits, for the sizes that stand here.
double to_half(double value) {
    if (value == 0) return 0;
    const double unit = std::ldexp(1.0, std::max(std::ilogb(value), -14) - 10);
    return std::nearbyint(value / unit) * unit;
}

/// The angle of a pair as half precision gives it: frequency and product are rounded.
double half_angle(int position, int pair_index, int width) {
    return to_half(position * to_half(std::pow(10000.0, -2.0 * pair_index / width)));
}

}  // namespace

TEST_CASE("published tables come out under their own convention") {
    int compared = 0;
    for (const Json& table : tables().items) {
        const std::optional<Layout> layout = layout_of(table["convention"].text);
        if (table["role"].text != "reference" || !layout) continue;
        CAPTURE(table["id"].text);
        CHECK(largest_error(table, entries_of(encoding_of(table, *layout))) <= table["tolerance"].number);
        ++compared;
    }
    CHECK(compared == 15);
}

TEST_CASE("tables of the other layouts do not come out interleaved") {
    for (const Json& table : tables().items) {
        const std::optional<Layout> layout = layout_of(table["convention"].text);
        if (!layout || *layout == Layout::interleaved || whole(table["params"]["d"]) % 2 == 1) continue;
        CAPTURE(table["id"].text);
        CHECK(largest_error(table) > 100 * table["tolerance"].number);
    }
}

TEST_CASE("a table with the exponent doubled is recognised as that slip") {
    for (const char* id : {"packt-rothman-pos2-d512", "packt-rothman-pos2-d512-last4"}) {
        CAPTURE(id);
        const Json& table = table_named(id);
        const Entry doubled_exponent = [](int position, int column) {
            const int already_even = column / 2 * 2;
            const double angle = position / std::pow(10000.0, 2.0 * already_even / 512.0);
            return column % 2 == 0 ? std::sin(angle) : std::cos(angle);
        };
        CHECK(largest_error(table, doubled_exponent) <= table["tolerance"].number);
        CHECK(largest_error(table) > 1000 * table["tolerance"].number);
    }
}

TEST_CASE("an answer key in half precision is recognised by its rounding") {
    const Json& table = table_named("deep-ml-85-float16-d8");
    const Encoding encoding = encoding_of(table, Layout::interleaved);
    const Entry in_half = [&](int position, int column) {
        return to_half(pe::encoding_at(encoding, position, column));
    };
    CHECK(largest_error(table, in_half) <= table["tolerance"].number);
    CHECK(to_half(table["values"].items[1].items[0].number) == in_half(1, 0));
    // The right value, printed to as many decimals, is another one.
    CHECK(largest_error(table) > 1e-4);
}

TEST_CASE("a row of sines and cosines of 1, 2, 3, 4 is recognised: it is no position of any encoding") {
    const Json& table = table_named("ai-experiri-fake-pe-d8");
    const Entry side_by_side = [](int, int column) {
        const double angle = column / 2 + 1;
        return column % 2 == 0 ? std::sin(angle) : std::abs(std::cos(angle));
    };
    CHECK(largest_error(table, side_by_side) <= table["tolerance"].number);
    CHECK(largest_error(table) > 0.8);
}

TEST_CASE("a sum with an embedding that changes its base on the way is recognised") {
    const Json& table = table_named("happy-llm-x-plus-pe");
    const auto sum_with = [&](const std::function<double(int)>& base_at) {
        return [&table, base_at](int position, int column) {
            const Json& x = table["params"]["input"].items[static_cast<std::size_t>(position)];
            const Encoding encoding{.width = 4, .base = base_at(position)};
            return x.items[static_cast<std::size_t>(column)].number + pe::encoding_at(encoding, position, column);
        };
    };
    const double last_printed_digit = 0.01;
    CHECK(largest_error(table, sum_with([](int position) { return position == 3 ? 100.0 : 10000.0; })) <
          last_printed_digit);
    CHECK(largest_error(table, sum_with([](int) { return 10000.0; })) > 0.25);
}

TEST_CASE("a published angle comes out, and its half-precision form is recognised") {
    const Json& table = table_named("gpt-neox-1003-angle");
    const int position = whole(table["params"]["position"]);
    const int pair_index = whole(table["params"]["pair"]);
    const pe::Derivation right = pe::derive({.width = whole(table["params"]["d"])}, position, 2 * pair_index);
    CHECK(right.pair_index == pair_index);
    CHECK(std::abs(right.angle_rad - table["values"].items[0].items[0].number) <= table["tolerance"].number);

    const Json& in_half = table_named("gpt-neox-1003-angle-fp16");
    CHECK(half_angle(position, pair_index, 32) == in_half["values"].items[0].items[0].number);
}

TEST_CASE("half-precision angles spoil the cosines below position 2048 as much as was published") {
    const Json& table = table_named("gpt-neox-1003-max-cos-error");
    const Encoding encoding{.width = whole(table["params"]["d"])};
    double worst = 0;
    for (int position = 0; position < 2048; ++position) {
        for (int pair_index = 0; pair_index < 16; ++pair_index) {
            const double in_half = to_half(std::cos(half_angle(position, pair_index, encoding.width)));
            worst = std::max(worst, std::abs(in_half - pe::encoding_at(encoding, position, 2 * pair_index + 1)));
        }
    }
    CHECK(std::abs(worst - table["values"].items[0].items[0].number) <= table["tolerance"].number);
}

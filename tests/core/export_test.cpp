#include "core/export.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

using namespace pe;

namespace {

constexpr ExportFormat all_formats[] = {ExportFormat::csv, ExportFormat::tsv, ExportFormat::json, ExportFormat::numpy};

const Shown worked_example{.rows = 3, .columns = 4, .decimals = 2};

/// All numbers of the text from `begin` on, in order.
std::vector<double> numbers_in(const std::string& text, std::size_t begin) {
    std::vector<double> numbers;
    while ((begin = text.find_first_of("-0123456789", begin)) != std::string::npos) {
        char* end = nullptr;
        numbers.push_back(std::strtod(text.c_str() + begin, &end));
        begin = static_cast<std::size_t>(end - text.c_str());
    }
    return numbers;
}

}  // namespace

TEST_CASE("CSV has a head, one line a position, and the line ends of RFC 4180") {
    CHECK(export_text(worked_example, ExportFormat::csv) ==
          "position,c0 sin,c1 cos,c2 sin,c3 cos\r\n"
          "0,0.00,1.00,0.00,1.00\r\n"
          "1,0.84,0.54,0.01,1.00\r\n"
          "2,0.91,-0.42,0.02,1.00\r\n");
}

TEST_CASE("TSV has tabs and plain line ends") {
    const Shown one_row{.first_position = 1, .rows = 1, .decimals = 2};
    CHECK(export_text(one_row, ExportFormat::tsv) ==
          "position\tc0 sin\tc1 cos\tc2 sin\tc3 cos\n1\t0.84\t0.54\t0.01\t1.00\n");
}

TEST_CASE("JSON names the parameters and holds the rows") {
    CHECK(export_text(worked_example, ExportFormat::json) ==
          "{\n"
          "  \"d\": 4,\n"
          "  \"base\": 10000,\n"
          "  \"layout\": \"interleaved\",\n"
          "  \"first_position\": 0,\n"
          "  \"first_column\": 0,\n"
          "  \"decimals\": 2,\n"
          "  \"values\": [\n"
          "    [0.00, 1.00, 0.00, 1.00],\n"
          "    [0.84, 0.54, 0.01, 1.00],\n"
          "    [0.91, -0.42, 0.02, 1.00]\n"
          "  ]\n"
          "}\n");
}

TEST_CASE("JSON says how an odd width is filled, and that full precision is meant") {
    const Shown odd{.encoding = {.width = 5, .odd_width = OddWidth::drop_last_cosine}, .columns = 5};
    const std::string text = export_text(odd, ExportFormat::json);
    CHECK(text.find("\"odd_width\": \"drop_last_cosine\"") != std::string::npos);
    CHECK(text.find("\"decimals\": null") != std::string::npos);
    const Shown padded{.encoding = {.width = 5, .layout = Layout::tensor2tensor}, .columns = 5};
    CHECK(export_text(padded, ExportFormat::json).find("\"odd_width\": \"zero_pad\"") != std::string::npos);
}

TEST_CASE("the NumPy literal is ready to paste") {
    CHECK(export_text(worked_example, ExportFormat::numpy) ==
          "np.array([[0.00, 1.00, 0.00, 1.00],\n"
          "          [0.84, 0.54, 0.01, 1.00],\n"
          "          [0.91, -0.42, 0.02, 1.00]], dtype=np.float64)\n");
}

TEST_CASE("the columns shown are the columns written, under their own numbers") {
    const Shown middle{.first_position = 1, .rows = 1, .first_column = 1, .columns = 2, .decimals = 2};
    CHECK(export_text(middle, ExportFormat::csv) == "position,c1 cos,c2 sin\r\n1,0.54,0.01\r\n");
    const Shown padded{.encoding = {.width = 3, .layout = Layout::concatenated, .odd_width = OddWidth::zero_pad},
                       .first_position = 1,
                       .columns = 3,
                       .decimals = 1};
    CHECK(export_text(padded, ExportFormat::csv) == "position,c0 sin,c1 cos,c2 zero\r\n1,0.8,0.5,0.0\r\n");
}

TEST_CASE("full precision reads back as the very same doubles in every format") {
    const Shown shown{.encoding = {.width = 64, .layout = Layout::concatenated},
                      .first_position = 1000,
                      .rows = 5,
                      .first_column = 3,
                      .columns = 50};
    std::vector<double> expected;
    std::vector<double> row(64);
    for (int position = 1000; position < 1005; ++position) {
        encoding_row(shown.encoding, position, std::span{row});
        expected.insert(expected.end(), row.begin() + 3, row.begin() + 53);
    }
    for (const ExportFormat format : {ExportFormat::json, ExportFormat::numpy}) {
        const std::string text = export_text(shown, format);
        std::vector<double> numbers = numbers_in(text, text.find("[["));
        if (format == ExportFormat::json) numbers = numbers_in(text, text.find("\"values\""));
        numbers.resize(expected.size());  // "float64" stands behind them
        CHECK(numbers == expected);
    }
    for (const ExportFormat format : {ExportFormat::csv, ExportFormat::tsv}) {
        const std::string text = export_text(shown, format);
        const std::vector<double> numbers = numbers_in(text, text.find('\n'));
        REQUIRE(numbers.size() == 5 * 51);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (i % 51 == 0) {
                CHECK(numbers[i] == 1000.0 + static_cast<double>(i / 51));
            } else {
                CHECK(numbers[i] == expected[i / 51 * 50 + i % 51 - 1]);
            }
        }
    }
}

TEST_CASE("no zero has a minus in any format") {
    const Shown shown{.encoding = {.width = 64}, .rows = 200, .columns = 64, .decimals = 2};
    for (const ExportFormat format : all_formats) {
        CHECK(export_text(shown, format).find("-0.00") == std::string::npos);
    }
}

TEST_CASE("each format has a file name and a media type of its own") {
    for (const ExportFormat one : all_formats) {
        CHECK(export_file_name(worked_example, one).starts_with("positional_encoding_d4."));
        CHECK(export_media_type(one).find('/') != std::string::npos);
        for (const ExportFormat other : all_formats) {
            if (one != other) CHECK(export_file_name(worked_example, one) != export_file_name(worked_example, other));
        }
    }
}

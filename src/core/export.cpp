#include "core/export.h"

#include <cassert>
#include <span>
#include <string_view>
#include <vector>

#include "core/format.h"

namespace pe {
namespace {

std::string_view wave_name(Wave wave) {
    switch (wave) {
        case Wave::sine:
            return "sin";
        case Wave::cosine:
            return "cos";
        case Wave::zero:
            return "zero";
    }
    return "";
}

std::string_view layout_name(Layout layout) {
    switch (layout) {
        case Layout::interleaved:
            return "interleaved";
        case Layout::concatenated:
            return "concatenated";
        case Layout::concatenated_cosine_first:
            return "concatenated_cosine_first";
        case Layout::tensor2tensor:
            return "tensor2tensor";
    }
    return "";
}

/// How an odd width is filled; tensor2tensor pads whatever is asked for.
std::string_view odd_width_name(const Encoding& encoding) {
    if (encoding.layout == Layout::tensor2tensor) return "zero_pad";
    switch (encoding.odd_width) {
        case OddWidth::refuse:
            return "refuse";
        case OddWidth::zero_pad:
            return "zero_pad";
        case OddWidth::cut:
            return "cut";
        case OddWidth::drop_last_cosine:
            return "drop_last_cosine";
    }
    return "";
}

void append_value(std::string& text, double value, std::optional<int> decimals) {
    text += decimals ? fixed(value, *decimals) : shortest(value);
}

/// Gives `write(position, values)` each row in turn, cut to the columns shown.
template <typename Write>
void for_each_row(const Shown& shown, Write write) {
    assert(!problem(shown.encoding) && shown.rows >= 0 && shown.first_column >= 0 && shown.columns >= 0);
    assert(shown.first_column + shown.columns <= shown.encoding.width);
    std::vector<double> row(static_cast<std::size_t>(shown.encoding.width));
    const std::span<const double> cut = std::span<const double>{row}.subspan(
        static_cast<std::size_t>(shown.first_column), static_cast<std::size_t>(shown.columns));
    for (int i = 0; i < shown.rows; ++i) {
        encoding_row(shown.encoding, shown.first_position + i, std::span{row});
        write(shown.first_position + i, cut);
    }
}

std::string separated(const Shown& shown, std::string_view separator, std::string_view line_end) {
    std::string text = "position";
    for (int column = shown.first_column; column < shown.first_column + shown.columns; ++column) {
        text.append(separator).append("c").append(std::to_string(column)).append(" ");
        text.append(wave_name(column_at(shown.encoding, column).wave));
    }
    text.append(line_end);
    for_each_row(shown, [&](int position, std::span<const double> values) {
        text.append(std::to_string(position));
        for (const double value : values) {
            text.append(separator);
            append_value(text, value, shown.decimals);
        }
        text.append(line_end);
    });
    return text;
}

/// "[1, 0]<between>[0, 1]": JSON and Python write rows of numbers alike.
std::string bracketed_rows(const Shown& shown, std::string_view between) {
    std::string text;
    for_each_row(shown, [&](int position, std::span<const double> values) {
        if (position != shown.first_position) text.append(between);
        text.append("[");
        for (const double& value : values) {
            if (&value != values.data()) text.append(", ");
            append_value(text, value, shown.decimals);
        }
        text.append("]");
    });
    return text;
}

std::string json(const Shown& shown) {
    const Encoding& encoding = shown.encoding;
    std::string text = "{\n";
    const auto member = [&text](std::string_view name, std::string_view value) {
        text.append("  \"").append(name).append("\": ").append(value).append(",\n");
    };
    const auto quoted = [](std::string_view name) { return "\"" + std::string{name} + "\""; };
    member("d", std::to_string(encoding.width));
    member("base", shortest(encoding.base));
    member("layout", quoted(layout_name(encoding.layout)));
    if (encoding.width % 2 != 0) member("odd_width", quoted(odd_width_name(encoding)));
    member("first_position", std::to_string(shown.first_position));
    member("first_column", std::to_string(shown.first_column));
    member("decimals", shown.decimals ? std::to_string(*shown.decimals) : "null");
    return text.append("  \"values\": [\n    ").append(bracketed_rows(shown, ",\n    ")).append("\n  ]\n}\n");
}

std::string_view extension(ExportFormat format) {
    switch (format) {
        case ExportFormat::csv:
            return ".csv";
        case ExportFormat::tsv:
            return ".tsv";
        case ExportFormat::json:
            return ".json";
        case ExportFormat::numpy:
            return ".py";
    }
    return "";
}

}  // namespace

std::string export_text(const Shown& shown, ExportFormat format) {
    switch (format) {
        case ExportFormat::csv:
            return separated(shown, ",", "\r\n");
        case ExportFormat::tsv:
            return separated(shown, "\t", "\n");
        case ExportFormat::json:
            return json(shown);
        case ExportFormat::numpy:
            return "np.array([" + bracketed_rows(shown, ",\n          ") + "], dtype=np.float64)\n";
    }
    return {};
}

std::string export_file_name(const Shown& shown, ExportFormat format) {
    return "positional_encoding_d" + std::to_string(shown.encoding.width) + std::string{extension(format)};
}

std::string export_media_type(ExportFormat format) {
    switch (format) {
        case ExportFormat::csv:
            return "text/csv";
        case ExportFormat::tsv:
            return "text/tab-separated-values";
        case ExportFormat::json:
            return "application/json";
        case ExportFormat::numpy:
            return "text/x-python";
    }
    return {};
}

}  // namespace pe

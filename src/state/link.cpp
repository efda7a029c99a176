#include "state/link.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/format.h"
#include "practice/decimal_literal.h"

namespace pe {
namespace {

std::optional<int> hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

std::string percent_decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size()) {
            const auto high = hex_digit(text[i + 1]);
            const auto low = hex_digit(text[i + 2]);
            if (high && low) {
                out += static_cast<char>(*high * 16 + *low);
                i += 2;
                continue;
            }
        }
        out += text[i];
    }
    return out;
}

bool stands_plain_in_links(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           std::string_view("-_.~,;:()[]/").find(c) != std::string_view::npos;
}

std::string percent_encoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        if (stands_plain_in_links(c)) {
            out += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            out += '%';
            out += digits[byte >> 4];
            out += digits[byte & 15];
        }
    }
    return out;
}

std::string quoted(std::string_view name, std::string_view value) {
    constexpr std::size_t longest_quote = 60;
    return (std::string(name) + "=" + std::string(value)).substr(0, longest_quote);
}

void read_number_field(const Field& field, std::string_view value, LinkReading& reading) {
    const auto number = plain_number(value);
    if (!number) {
        reading.notes.push_back(quoted(field.name, value) + ": not a number, ignored");
        return;
    }
    const double whole = field.kind == FieldKind::integer ? std::round(*number) : *number;
    const double clamped = std::clamp(whole, field.minimum, field.maximum);
    if (clamped != *number)
        reading.notes.push_back(quoted(field.name, value) + ": taken as " + shortest(clamped) + " (" +
                                std::string(field.meaning) + ", " + shortest(field.minimum) + " to " +
                                shortest(field.maximum) + ")");
    field.set_number(reading.choices, clamped);
}

void read_word_field(const Field& field, std::string_view value, LinkReading& reading) {
    const auto found = std::ranges::find(field.words, value);
    if (found == field.words.end()) {
        std::string note = quoted(field.name, value) + ": ignored, it can be";
        for (const auto word : field.words) note += " " + std::string(word);
        reading.notes.push_back(note);
        return;
    }
    field.set_number(reading.choices, static_cast<double>(found - field.words.begin()));
}

void read_text_field(const Field& field, std::string_view value, LinkReading& reading) {
    if (value.size() > longest_text_field) {
        reading.notes.push_back(std::string(field.name) + ": longer than " + std::to_string(longest_text_field) +
                                " bytes, ignored");
        return;
    }
    reading.choices.*field.text = std::string(value);
}

void read_option(std::string_view option, LinkReading& reading) {
    const auto equals = option.find('=');
    const std::string name = percent_decoded(option.substr(0, equals));
    std::string value(equals == std::string_view::npos ? std::string_view() : option.substr(equals + 1));
    const Field* field = find_field(name);
    // Forms write a blank as a plus; in a number it is its sign or that of its exponent.
    if (field && field->kind == FieldKind::text) std::ranges::replace(value, '+', ' ');
    value = percent_decoded(value);
    if (!field) {
        reading.notes.push_back(quoted(name, value) + ": unknown option, ignored");
        return;
    }
    constexpr std::array views = {"first", "first-column", "map-position", "map-column"};
    if (std::ranges::find(views, name) != views.end()) reading.names_view = true;
    switch (field->kind) {
        case FieldKind::integer:
        case FieldKind::real:
            return read_number_field(*field, value, reading);
        case FieldKind::word:
            return read_word_field(*field, value, reading);
        case FieldKind::text:
            return read_text_field(*field, value, reading);
    }
}

/// Says which fields `settle` had to change, since the link asked for something else.
void note_settled(const Choices& asked, LinkReading& reading) {
    for (const Field& field : fields()) {
        if (field.kind != FieldKind::integer) continue;
        const double before = field.number(asked);
        const double after = field.number(reading.choices);
        if (before != after)
            reading.notes.push_back(quoted(field.name, shortest(before)) + ": taken as " + shortest(after) +
                                    ", so that it fits the other options");
    }
}

std::string written(const Field& field, const Choices& choices) {
    switch (field.kind) {
        case FieldKind::integer:
        case FieldKind::real:
            return percent_encoded(shortest(field.number(choices)));
        case FieldKind::word:
            return std::string(field.words[static_cast<std::size_t>(field.number(choices))]);
        case FieldKind::text:
            return percent_encoded(choices.*field.text);
    }
    return {};
}

}  // namespace

LinkReading read_link(std::string_view fragment) {
    if (fragment.starts_with('#')) fragment.remove_prefix(1);
    LinkReading reading;
    while (!fragment.empty()) {
        const auto end = std::min(fragment.find('&'), fragment.size());
        if (end > 0) read_option(fragment.substr(0, end), reading);
        fragment.remove_prefix(std::min(end + 1, fragment.size()));
    }
    const Choices asked = reading.choices;
    settle(reading.choices);
    note_settled(asked, reading);
    return reading;
}

std::string write_link(const Choices& choices) {
    const Choices defaults;
    std::string link;
    for (const Field& field : fields()) {
        const std::string value = written(field, choices);
        if (field.name != "panel" && value == written(field, defaults)) continue;
        if (!link.empty()) link += '&';
        link += std::string(field.name) + "=" + value;
    }
    return link;
}

bool is_link(std::string_view fragment) {
    return fragment.find('=') != std::string_view::npos;
}

}  // namespace pe

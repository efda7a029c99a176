#include "core/sentence.h"

#include <algorithm>
#include <cstddef>

namespace pe {
namespace {

constexpr std::string_view spaces[] = {" ", "\t", "\n", "\r", "\u00A0", "\u202F", "\u3000"};
constexpr std::string_view punctuation[] = {".",      ",",      ";",      ":",      "!",      "?",      "\"",
                                            "'",      "(",      ")",      "[",      "]",      "-",      "\u2013",
                                            "\u2014", "\u2018", "\u2019", "\u201C", "\u201D", "\u201E", "\u00AB",
                                            "\u00BB", "\u00BF", "\u00A1", "\u2026", "\u3001", "\u3002"};

/// The length of the mark that `text` begins with; 0 if it is none of these.
std::size_t mark_at_start(std::string_view text, auto& marks) {
    const auto found = std::ranges::find_if(marks, [&](std::string_view mark) { return text.starts_with(mark); });
    return found == std::end(marks) ? 0 : found->size();
}

std::size_t mark_at_end(std::string_view text, auto& marks) {
    const auto found = std::ranges::find_if(marks, [&](std::string_view mark) { return text.ends_with(mark); });
    return found == std::end(marks) ? 0 : found->size();
}

std::string_view without_punctuation(std::string_view word) {
    while (const std::size_t length = mark_at_start(word, punctuation)) word.remove_prefix(length);
    while (const std::size_t length = mark_at_end(word, punctuation)) word.remove_suffix(length);
    return word;
}

/// Of a code point that UTF-8 writes in two bytes.
constexpr unsigned small_letter(unsigned letter) {
    if (letter >= 0xC0 && letter <= 0xDE && letter != 0xD7) return letter + 0x20;     // Latin-1, not the times sign
    if (letter >= 0x391 && letter <= 0x3A9 && letter != 0x3A2) return letter + 0x20;  // Greek
    if (letter >= 0x410 && letter <= 0x42F) return letter + 0x20;                     // Cyrillic
    if (letter >= 0x400 && letter <= 0x40F) return letter + 0x50;
    return letter;
}

constexpr unsigned bits_of(char byte) {
    return static_cast<unsigned char>(byte);
}

constexpr bool is_two_bytes(char first, char second) {
    return (bits_of(first) & 0xE0U) == 0xC0U && (bits_of(second) & 0xC0U) == 0x80U;
}

}  // namespace

std::vector<std::string> words_of(std::string_view sentence) {
    std::vector<std::string> words;
    std::size_t start = 0;
    const auto end_word = [&](std::size_t end) {
        const std::string_view word = without_punctuation(sentence.substr(start, end - start));
        if (!word.empty()) words.emplace_back(word);
    };
    std::size_t at = 0;
    while (at < sentence.size()) {
        const std::size_t length = mark_at_start(sentence.substr(at), spaces);
        if (length > 0) {
            end_word(at);
            start = at + length;
        }
        at += std::max<std::size_t>(length, 1);
    }
    end_word(sentence.size());
    return words;
}

std::string word_key(std::string_view word) {
    std::string key(word);
    for (std::size_t i = 0; i < key.size(); ++i) {
        if (key[i] >= 'A' && key[i] <= 'Z') key[i] = static_cast<char>(key[i] - 'A' + 'a');
        if (i + 1 == key.size() || !is_two_bytes(key[i], key[i + 1])) continue;
        const unsigned letter = small_letter((bits_of(key[i]) & 0x1FU) << 6 | (bits_of(key[i + 1]) & 0x3FU));
        key[i] = static_cast<char>(0xC0U | letter >> 6);
        key[i + 1] = static_cast<char>(0x80U | (letter & 0x3FU));
        ++i;
    }
    return key;
}

}  // namespace pe

// What the tests of questions read from their texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "questions/question.h"

namespace pe {

/// Texts with their lengths: two texts end to end are not one.
inline void add_text(std::string& all, std::string_view text) {
    all += std::to_string(text.size()) + ":" + std::string{text};
}

inline void add_texts(std::string& all, const Expected& expected) {
    add_text(all, std::to_string(expected.values.size()) + "/" + std::to_string(expected.decimals));
}

inline void add_texts(std::string& all, const ChoiceTask& task) {
    for (const Option& option : task.options) {
        add_text(all, option.text);
        add_text(all, option.right ? "right" : "wrong");
        add_text(all, option.reason);
    }
}

inline void add_texts(std::string& all, const MatchingTask& task) {
    for (const std::string& item : task.items) add_text(all, item);
    for (const std::string& partner : task.partners) add_text(all, partner);
    for (const std::size_t partner : task.partner_of) add_text(all, std::to_string(partner));
}

inline void add_texts(std::string& all, const ExplanationTask& task) {
    add_text(all, task.model_answer);
    for (const std::string& statement : task.self_check) add_text(all, statement);
}

/// Everything that a learner may see of a question.
inline std::string full_text(const Question& question) {
    std::string all;
    add_text(all, question.title);
    add_text(all, question.prompt);
    for (const Part& part : question.parts) {
        add_text(all, part.label);
        std::visit([&](const auto& task) { add_texts(all, task); }, part.task);
    }
    for (const std::string& hint : question.hints) add_text(all, hint);
    add_text(all, question.solution);
    add_text(all, question.because);
    return all;
}

/// FNV-1a.
inline std::uint64_t hash_of(std::string_view text, std::uint64_t hash = 0xCBF29CE484222325U) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash;
}

/// The numbers in a text, without their signs.
inline std::vector<std::string> numbers_in(std::string_view text) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        std::string number;
        while (i < text.size() &&
               (is_digit(text[i]) || (text[i] == '.' && i + 1 < text.size() && is_digit(text[i + 1]))))
            number += text[i++];
        numbers.push_back(number);
    }
    return numbers;
}

}  // namespace pe

// Sample answers with the verdicts that a fair teacher would not object to, and what their questions ask.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/encoding.h"
#include "practice/expect.h"

namespace reference {

struct SampleAnswer {
    std::string id;
    std::string question;
    std::vector<double> values;  // as the sample states them, to compare with the core's
    std::string input;
    std::vector<std::string> accept;
};

/// Reads one line of a file of samples: a flat object of strings, numbers, and lists of them.
class SampleReader {
  public:
    explicit SampleReader(std::string_view line) : line_(line) {}

    SampleAnswer read() {
        SampleAnswer sample;
        while (at_ < line_.size() && line_[at_] != '}') {
            ++at_;  // '{' or ','
            skip_blanks();
            const std::string name = text();
            skip_blanks();
            ++at_;  // ':'
            skip_blanks();
            if (name == "id")
                sample.id = text();
            else if (name == "question")
                sample.question = text();
            else if (name == "input")
                sample.input = text();
            else if (name == "accept")
                sample.accept = texts();
            else if (name == "expected")
                sample.values = numbers();
            else
                text();
            skip_blanks();
        }
        return sample;
    }

  private:
    void skip_blanks() {
        while (at_ < line_.size() && line_[at_] == ' ') ++at_;
    }

    std::string text() {
        REQUIRE(line_.at(at_) == '"');
        std::string result;
        for (++at_; line_.at(at_) != '"'; ++at_) {
            if (line_[at_] != '\\')
                result += line_[at_];
            else
                append_escaped(result);
        }
        ++at_;
        return result;
    }

    void append_escaped(std::string& result) {
        switch (line_.at(++at_)) {
            case 'n':
                result += '\n';
                return;
            case 'r':
                result += '\r';
                return;
            case 't':
                result += '\t';
                return;
            case 'u':
                return append_utf8(result, code_point());
            default:
                result += line_[at_];
        }
    }

    unsigned hex_digits() {
        const unsigned value =
            static_cast<unsigned>(std::strtoul(std::string(line_.substr(at_ + 1, 4)).c_str(), nullptr, 16));
        at_ += 4;
        return value;
    }

    unsigned code_point() {
        const unsigned first = hex_digits();
        if (first < 0xD800 || first >= 0xDC00) return first;
        at_ += 2;  // the second half of a pair
        return 0x10000 + ((first - 0xD800) << 10) + (hex_digits() - 0xDC00);
    }

    static void append_utf8(std::string& result, unsigned code) {
        const auto byte = [&result](unsigned value) { result += static_cast<char>(value); };
        if (code < 0x80) return byte(code);
        if (code < 0x800) {
            byte(0xC0 | (code >> 6));
        } else if (code < 0x10000) {
            byte(0xE0 | (code >> 12));
            byte(0x80 | ((code >> 6) & 0x3F));
        } else {
            byte(0xF0 | (code >> 18));
            byte(0x80 | ((code >> 12) & 0x3F));
            byte(0x80 | ((code >> 6) & 0x3F));
        }
        byte(0x80 | (code & 0x3F));
    }

    std::vector<std::string> texts() {
        std::vector<std::string> result;
        while (line_.at(at_) != ']') {
            ++at_;  // '[' or ','
            skip_blanks();
            result.push_back(text());
            skip_blanks();
        }
        ++at_;
        return result;
    }

    std::vector<double> numbers() {
        std::vector<double> result;
        const bool list = line_.at(at_) == '[';
        do {
            if (list) ++at_;
            const std::string rest(line_.substr(at_, 40));
            char* end = nullptr;
            result.push_back(std::strtod(rest.c_str(), &end));
            at_ += static_cast<std::size_t>(end - rest.c_str());
        } while (list && line_.at(at_) != ']');
        if (list) ++at_;
        return result;
    }

    std::string_view line_;
    std::size_t at_ = 0;
};

/// The samples in the file `name` of tests/reference/, one a line.
inline std::vector<SampleAnswer> read_samples(const std::string& name) {
    std::ifstream file(std::string(PE_SOURCE_DIR) + "/tests/reference/" + name);
    REQUIRE(file.good());
    std::vector<SampleAnswer> samples;
    for (std::string line; std::getline(file, line);) samples.push_back(SampleReader{line}.read());
    return samples;
}

/// What a sample's question asks, from the parameters in its words. Only the form of the question is looked up here;
/// every value is computed.
inline pe::Expected expected_of(const std::string& question) {
    const char* text = question.c_str();
    pe::Encoding encoding{};
    int position = 0;
    int number = 0;
    const auto has = [&question](std::string_view words) { return question.find(words) != question.npos; };
    const auto scan = [text](const char* form, auto... targets) {
        return std::sscanf(text, form, targets...) == static_cast<int>(sizeof...(targets));
    };
    if (scan("PE(%d,%d) for d_model=%d", &position, &number, &encoding.width) ||
        scan("PE(%d,%d) for d=%d", &position, &number, &encoding.width)) {
        return pe::expect_entry(encoding, position, number);
    }
    if (scan("PE(0,0) and PE(0,1) for d_model=%d", &encoding.width)) {
        constexpr std::array columns{0, 1};
        return pe::expect_entries(encoding, 0, columns);
    }
    if (scan("the whole row PE_%d for d=%d", &position, &encoding.width)) return pe::expect_row(encoding, position);
    constexpr std::array e{1.0, 0.0, 2.0, -1.0};
    constexpr std::array p{0.1, 0.2, -0.1, 0.3};
    const pe::Expected sum = pe::expect_sum(e, p);
    if (has("x = e + p with")) return sum;
    if (has("sum of all entries of x")) {
        double total = 0;
        for (const double entry : sum.values) total += entry;
        return pe::expect_value(total);
    }
    if (scan("the denominator 10000^(2i/d) for i=%d, d=%d", &number, &encoding.width)) {
        return pe::expect_denominator(encoding, number);
    }
    if (scan("the angle pos/10000^(2i/d) for pos=%d, i=%d, d=%d", &position, &number, &encoding.width)) {
        return pe::expect_angle(encoding, position, number);
    }
    if (scan("the exponent 2i/d for i=%d, d=%d", &number, &encoding.width))
        return pe::expect_exponent(encoding, number);
    if (scan("the wavelength of pair i=%d for d=%d", &number, &encoding.width)) {
        return pe::expect_wavelength(encoding, number);
    }
    if (scan("the number of sine/cosine pairs for d_model=%d", &encoding.width)) return pe::expect_pair_count(encoding);
    if (scan("the length (Euclidean norm) of PE_t for d=%d", &encoding.width)) {
        return pe::expect_value(pe::norm(encoding, 1));
    }
    if (has("smallest frequency") && has("d=512")) {
        encoding.width = 512;
        pe::Expected expected = pe::expect_value(1 / pe::derive(encoding, 0, 510).denominator);
        expected.kind = pe::ValueKind::tiny;
        return expected;
    }
    if (has("base constant")) return pe::expect_value(encoding.base);
    const double circle = pe::wavelength(encoding, 0);
    if (has("upper bound 2*pi*10000")) {
        pe::Expected expected = pe::expect_value(circle * encoding.base);
        expected.unit = pe::Unit::positions;
        return expected;
    }
    if (has("smallest t>0")) return pe::expect_value(circle / 4);
    if (has("each of three tokens")) return pe::expect_value(1.0 / 3);
    if (has("each of four tokens")) return pe::expect_value(1.0 / 4);
    FAIL("no such question: " << question);
    return {};
}

/// The words of the samples for our verdicts.
inline std::string verdict_name(pe::Verdict::Kind kind) {
    switch (kind) {
        case pe::Verdict::Kind::correct:
            return "correct";
        case pe::Verdict::Kind::incorrect:
            return "incorrect";
        case pe::Verdict::Kind::not_understood:
            return "malformed";
        case pe::Verdict::Kind::unclear:
            return "ambiguous";
    }
    return {};
}

}  // namespace reference

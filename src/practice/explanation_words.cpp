#include "practice/explanation_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/characters.h"

namespace pe {
namespace {

/// ASCII with the marks of foreign letters, and the place in the source of each character and of the end.
struct Plain {
    std::string text;
    std::vector<std::uint32_t> offsets;
};

struct Sign {
    std::string_view utf8;
    std::string_view plain;
};

constexpr Sign signs[] = {
    {"\u2190", ";"},  {"\u2192", "->"}, {"\u21A6", "->"}, {"\u21D2", "=>"}, {"\u21D4", "=>"}, {"\u27F9", "=>"},
    {"\u2234", "=>"}, {"\u2260", "!="}, {"\u2261", "="},  {"\u2018", "'"},  {"\u2019", "'"},  {"\u201C", "\""},
    {"\u201D", "\""}, {"\u2010", "-"},  {"\u2011", "-"},  {"\u2013", "-"},  {"\u2014", ";"},  {"\u2022", "\n-"},
    {"\u2026", "."},  {"\u03C0", "pi"}, {"\u03A0", "pi"}, {"\u03C3", "pi"}, {"\u00AD", ""},   {"\u200B", ""},
    {"\u3002", "."},  {"\uFF0C", ","},
};

bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
}

/// What a character beyond ASCII is to us, by its first byte: signs and pictures part words.
char letter_kind(unsigned char lead) {
    if (lead >= 0xC3 && lead <= 0xCA) return latin_letter;
    const bool sign = lead < 0xC3 || lead == 0xE2 || lead >= 0xEF;
    return sign ? ' ' : other_letter;
}

Plain plain(std::string_view source) {
    Plain result;
    const auto append = [&result](std::string_view piece, std::size_t at) {
        result.text += piece;
        result.offsets.resize(result.text.size(), static_cast<std::uint32_t>(at));
    };
    for (std::size_t at = 0; at < source.size();) {
        const auto lead = static_cast<unsigned char>(source[at]);
        if (lead < 0x80) {
            // Our own marks must not come from outside.
            append(lead < 0x20 && !is_line_end(source[at]) ? " " : source.substr(at, 1), at);
            ++at;
            continue;
        }
        const auto sign = std::find_if(std::begin(signs), std::end(signs),
                                       [&](const Sign& s) { return source.substr(at).starts_with(s.utf8); });
        const char kind = letter_kind(lead);
        append(sign != std::end(signs) ? sign->plain : std::string_view(&kind, 1), at);
        ++at;
        while (at < source.size() && is_continuation(source[at])) ++at;
    }
    result.offsets.push_back(static_cast<std::uint32_t>(source.size()));
    return result;
}

bool is_word_character(char c) {
    return is_letter(c) || is_digit(c) || c == latin_letter || c == other_letter;
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// `word` stands in `list`, with blanks on both sides of each word.
bool is_one_of(std::string_view word, std::string_view list) {
    return list.find(' ' + std::string(word) + ' ') != std::string_view::npos;
}

/// The verb of doesn't, doesnt, cannot ... or nothing.
std::string_view negated_verb(std::string_view word) {
    constexpr Sign irregular[] = {{"cant", "can"},     {"can't", "can"},  {"cannot", "can"},  {"wont", "will"},
                                  {"won't", "will"},   {"ain't", "is"},   {"aint", "is"},     {"dosent", "does"},
                                  {"doesent", "does"}, {"dosnt", "does"}, {"dosen't", "does"}};
    for (const auto& [form, verb] : irregular) {
        if (word == form) return verb;
    }
    if (word.ends_with("n't")) return word.substr(0, word.size() - 3);
    if (!word.ends_with("nt")) return {};
    const std::string_view verb = word.substr(0, word.size() - 2);
    return is_one_of(verb, " do does did is are was has have would could should ") ? verb : std::string_view();
}

class Reader {
  public:
    explicit Reader(Plain source) : source_(std::move(source)) {}

    std::vector<ExplanationWord> read() {
        while (at_ < source_.text.size()) step();
        return std::move(words_);
    }

  private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < source_.text.size() ? source_.text[at_ + ahead] : '\0';
    }
    char before() const { return at_ > 0 ? source_.text[at_ - 1] : '\n'; }
    bool blank_at(std::size_t ahead) const {
        const char c = peek(ahead);
        return c == '\0' || is_blank(c) || is_line_end(c);
    }
    bool takes(std::string_view piece) {
        if (std::string_view(source_.text).substr(at_, piece.size()) != piece) return false;
        at_ += piece.size();
        return true;
    }
    void breaks(Break strength) { break_ = std::max(break_, strength); }

    void step() {
        const char c = peek();
        if (is_word_character(c)) return read_word();
        if (c == '\\') return read_command();
        if (is_line_end(c)) return read_line_end();
        if (takes("->") || takes("=>") || takes("-->") || takes("==>")) return read_arrow();
        const std::size_t start = at_;
        if (takes("!=")) return add("not", start), add("=", start);
        if (c == '=') {
            while (takes("=")) {
            }
            return add("=", start);
        }
        if (c == '&') add("and", start, start + 1);
        if (c == '.' && ends_sentence()) breaks(Break::sentence);
        if (c == '!') breaks(Break::sentence);
        if (c == '?') read_question();
        if (c == ';') breaks(Break::clause);
        if (c == ';' || c == ',') listed_ = true;
        if (c == ':') read_colon();
        if (c == ',' || c == '(' || c == ')') breaks(Break::comma);
        if (c == '-' && is_blank(before()) && blank_at(1)) breaks(Break::clause);
        ++at_;
    }

    void read_arrow() {
        breaks(Break::clause);
        relation_ = true;
    }

    void read_colon() {
        breaks(Break::clause);
        relation_ = relation_ || blank_at(1);
    }

    /// A question inside quotation marks is only told about.
    void read_question() {
        const char next = peek(1);
        if (next == '\'' || next == '"') return breaks(Break::comma);
        for (std::size_t i = sentence_start_; i < words_.size(); ++i) words_[i].asked = true;
        breaks(Break::sentence);
    }

    /// Not the points of i.e., 0.5, np.array and "1." before an item.
    bool ends_sentence() const {
        if (words_.empty() || !(blank_at(1) || peek(1) == '"' || peek(1) == '\'' || peek(1) == ')' || peek(1) == '.')) {
            return false;
        }
        const ExplanationWord& last = words_.back();
        const bool item = is_digit(last.text.back()) && last.break_before == Break::sentence;
        const bool shortened = (last.text.size() == 1 && is_letter(before())) || is_one_of(last.text, " eg ie etc vs ");
        return !shortened && !item;
    }

    /// A new line may only wrap a sentence; an empty one, an item or a capital letter begins another.
    void read_line_end() {
        int lines = 0;
        while (is_blank(peek()) || is_line_end(peek())) {
            lines += peek() == '\n' ? 1 : 0;
            ++at_;
        }
        const char next = peek();
        const bool begins = (next >= 'A' && next <= 'Z') || is_digit(next) || next == '-' || next == '*' || next == '#';
        breaks(lines > 1 || begins ? Break::sentence : Break::clause);
    }

    void read_command() {
        const std::size_t start = at_++;
        if (peek() == ',' || peek() == ';') ++at_;  // a thin space
        while (is_letter(peek())) ++at_;
        const std::string_view name = std::string_view(source_.text).substr(start + 1, at_ - start - 1);
        if (is_one_of(name, " to rightarrow Rightarrow implies mapsto ")) return read_arrow();
        if (is_one_of(name, " ne neq ")) return add("not", start), add("=", start);
        if (is_one_of(name, " pi Pi sigma ")) add("pi", start);
    }

    void read_word() {
        const std::size_t start = at_;
        std::string word;
        while (is_word_character(peek()) || (peek() == '\'' && !word.empty() && is_letter(peek(1)))) {
            word += lower(source_.text[at_++]);
        }
        if (word == "w" && peek() == '/') {
            ++at_;
            const bool without = takes("o") || takes("out");
            return add(without ? "without" : "with", start);
        }
        // A prefix belongs to what follows its hyphen: re-ordering; non- is a word that negates.
        if (is_one_of(word, " re un in ") && peek() == '-' && is_letter(peek(1))) {
            ++at_;
            while (is_letter(peek())) word += lower(source_.text[at_++]);
        }
        if (word == "non") word = "not";
        if (const std::string_view verb = negated_verb(word); !verb.empty()) {
            return add(verb, start), add("not", start);
        }
        const std::size_t apostrophe = word.find('\'');
        if (apostrophe == std::string::npos) return add(word, start);
        const std::string_view tail = std::string_view(word).substr(apostrophe + 1);
        add(std::string_view(word).substr(0, apostrophe), start);
        if (tail == "s") add("is", start);
        if (tail == "re") add("are", start);
        if (tail == "ll" || tail == "d") add("would", start);
    }

    /// A word that began at `start` and ends here, or at `end`.
    void add(std::string_view text, std::size_t start) { add(text, start, at_); }
    void add(std::string_view text, std::size_t start, std::size_t end) {
        if (words_.empty()) break_ = Break::sentence;
        if (break_ == Break::sentence) sentence_start_ = words_.size();
        words_.push_back({.text = std::string(text),
                          .begin = source_.offsets[start],
                          .end = source_.offsets[end],
                          .break_before = std::exchange(break_, Break::none),
                          .listed = std::exchange(listed_, false),
                          .relation_before = std::exchange(relation_, false)});
    }

    Plain source_;
    std::size_t at_ = 0;
    std::vector<ExplanationWord> words_{};
    std::size_t sentence_start_ = 0;
    Break break_ = Break::none;
    bool listed_ = false;
    bool relation_ = false;
};

}  // namespace

std::vector<ExplanationWord> explanation_words(std::string_view text) {
    return Reader(plain(text)).read();
}

}  // namespace pe

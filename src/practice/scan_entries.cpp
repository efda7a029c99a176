#include "practice/scan_entries.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/characters.h"
#include "practice/number_names.h"
#include "practice/unit_words.h"

namespace pe {
namespace {

using Kind = NumberReading::Kind;

constexpr std::string_view entry_missing = "An entry is missing here.";
constexpr std::string_view no_unit_wanted = "Is this a unit? None is wanted here.";

/// Of round brackets; deeper ones hold entries, if anything.
constexpr std::size_t deepest_nesting = 256;

/// 1,000 or -12,500, but not 0,500.
bool looks_like_thousands(std::string_view number) {
    number.remove_prefix(std::min(number.find_first_of("0123456789"), number.size()));
    const std::size_t comma = number.find(',');
    return comma <= 3 && number.front() != '0' && number.size() == comma + 4;
}

/// For each round bracket that opens: whether it holds entries rather than a part of an expression.
std::vector<bool> brackets_of_entries(std::string_view text, std::size_t begin) {
    std::vector<bool> holds_entries(text.size(), true);  // so they do when nothing closes them
    struct Open {
        std::size_t at;
        bool separated;
    };
    std::vector<Open> open;
    std::size_t last = text.size();
    while (last > begin && (is_blank(text[last - 1]) || is_line_end(text[last - 1]))) --last;
    for (std::size_t i = begin; i < text.size() && open.size() < deepest_nesting; ++i) {
        if (text[i] == '(') open.push_back({i, false});
        if (open.empty()) continue;
        if (is_any_of(text[i], ",;&|\r\n")) open.back().separated = true;
        if (text[i] != ')') continue;
        const bool around_all = open.back().at == begin && i + 1 >= last;
        holds_entries[open.back().at] = open.back().separated || around_all;
        open.pop_back();
    }
    return holds_entries;
}

/// What stands between the entry before and the place where the scan is.
struct Gap {
    bool comma = false;
    bool bar = false;      // '&', '|' or "and"
    bool new_row = false;  // ';' or a bracket that opens
    bool line_end = false;
    bool blank = false;
    bool separated() const { return comma || bar || new_row; }
};

class Scan {
  public:
    Scan(const EntrySource& source, DecimalMark mark, Blanks blanks)
        : text_(source.content.text.substr(0, source.content.end)),
          at_(source.content.begin),
          grammar_{.digits = {.mark = mark}, .blanks = blanks},
          in_call_(source.in_call),
          holds_entries_(brackets_of_entries(text_, at_)) {
        in_order(source.name);
    }

    EntryScan run() {
        while (at_ < text_.size() && result_.kind == Kind::ok) step();
        if (result_.kind == Kind::ok && has_rows_ && longest_row_ > 1) {
            refuse(Kind::not_understood, second_row_, "This looks like a table of several rows; I need a single one.");
        }
        result_.like_thousands = decimal_commas_ > 0 && thousands_ == decimal_commas_;
        return std::move(result_);
    }

  private:
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

    bool take(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    bool take_any_of(std::string_view characters) {
        if (at_ == text_.size() || !is_any_of(peek(), characters)) return false;
        ++at_;
        return true;
    }

    void refuse(Kind kind, std::size_t at, std::string_view reason) {
        result_.kind = kind;
        result_.end = at;
        result_.reason = reason;
    }

    void refuse_here() {
        const bool unit = read_unit(text_, at_).unit != Unit::none;
        refuse(unit ? Kind::unclear : Kind::not_understood, at_, unit ? no_unit_wanted : unreadable_from_here);
    }

    void step() {
        if (take_blank() || take_separator() || take_bracket()) return;
        if (in_call_ && depth_ == 1 && separator_pending_ && take_named_argument()) return;
        if (closed_) {
            if (!take_transpose()) refuse_here();
            return;
        }
        take_entry();
    }

    bool take_blank() {
        if (take_any_of("\r\n")) return gap_.line_end = true;
        if (!take_any_of(" \t\v\f")) return false;
        return gap_.blank = true;
    }

    bool take_word_between() {
        const std::string word = letters_at(text_, at_);
        if (word != "and" && word != "und" && word != "et") return false;
        at_ += word.size();
        return true;
    }

    bool take_separator() {
        const std::size_t begin = at_;
        const bool comma = take(",");
        const bool ampersand = !comma && take("&");
        const bool upright = !comma && !ampersand && take("|");
        const bool new_row = !comma && !ampersand && !upright && take(";");
        const bool word = !comma && !ampersand && !upright && !new_row && take_word_between();
        if (!comma && !ampersand && !upright && !new_row && !word) return false;
        const bool entry_before = !result_.entries.empty() && !separator_pending_ && !just_opened_;
        if (upright && !entry_before && !separator_pending_) return true;  // a bar as a bracket
        if (word && separator_pending_) return true;                       // 1, 2, and 3
        if (!entry_before || closed_) {
            refuse(Kind::not_understood, begin, closed_ ? unreadable_from_here : entry_missing);
        } else if (grammar_.digits.mark == DecimalMark::comma && comma && is_digit(peek()) &&
                   is_digit(text_[begin - 1])) {
            refuse(Kind::not_understood, begin, unreadable_from_here);  // a second decimal comma in one number: 1,2,3
        }
        separator_pending_ = true;
        gap_.comma |= comma;
        gap_.bar |= ampersand || upright || word;
        gap_.new_row |= new_row;
        result_.by_comma_and_blank |= comma && !is_digit(peek()) && peek() != '-';
        result_.commas_in_digits += comma && begin > 0 && is_digit(text_[begin - 1]) && is_digit(peek());
        return true;
    }

    bool take_bracket() {
        const std::size_t begin = at_;
        if (peek() == '(' && !holds_entries_[at_]) return false;
        if (take_any_of("([{<")) {
            open(begin);
            return true;
        }
        if (take_any_of(")]}>")) {
            close(begin);
            return true;
        }
        return false;
    }

    void open(std::size_t begin) {
        const bool entry_before = !result_.entries.empty() && !just_opened_;
        const bool beside_entry = entry_before && !separator_pending_ && !after_closing_;
        if (closed_ || (entry_before && depth_ == 0) || beside_entry) {
            refuse(Kind::not_understood, begin, unreadable_from_here);
            return;
        }
        ++depth_;
        ever_opened_ = true;
        just_opened_ = true;
        gap_.new_row |= entry_before;
    }

    void close(std::size_t begin) {
        if (closed_ || (depth_ == 0 && ever_opened_)) {
            refuse(Kind::not_understood, begin, unreadable_from_here);
            return;
        }
        if (depth_ > 0) --depth_;
        closed_ = depth_ == 0;
        just_opened_ = false;
        separator_pending_ = false;  // [1, 2, ] is allowed
        after_closing_ = true;
        arguments_ = false;
    }

    /// dtype=np.float64, behind the entries.
    bool take_named_argument() {
        const std::size_t begin = at_;
        while (is_letter(peek()) || peek() == '_') ++at_;
        const std::size_t name_end = at_;
        while (is_blank(peek())) ++at_;
        if (name_end > begin && take("=")) {
            while (is_blank(peek())) ++at_;
            while (is_letter(peek()) || is_digit(peek()) || is_any_of(peek(), "_.'\"")) ++at_;
            separator_pending_ = false;
            arguments_ = true;
            return true;
        }
        at_ = begin;
        return false;
    }

    bool take_transpose() {
        constexpr std::string_view forms[] = {"^T", "^{T}", "'", ".T", ".tolist()"};
        return std::any_of(std::begin(forms), std::end(forms), [this](std::string_view form) { return take(form); });
    }

    void take_entry() {
        const bool entry_before = !result_.entries.empty() && !just_opened_;
        const bool apart = separator_pending_ || gap_.blank || gap_.line_end;
        const std::size_t written = at_;
        if (!take_entry_name()) return;
        const std::size_t begin = at_;
        const bool sign = peek() == '-' || peek() == '+';
        if (arguments_ || (after_closing_ && !separator_pending_)) return refuse_here();
        if (entry_before && sign && !separator_pending_ && (!apart || is_blank(peek(1)))) {
            return refuse(Kind::unclear, begin, "Is this one entry or two? Please put commas between entries.");
        }
        if (entry_before && !apart) return refuse_here();
        if (result_.entries.size() == max_entries) {
            return refuse(Kind::not_understood, begin, "These are more entries than any row has.");
        }
        const NumberReading number = last_of_chain(begin);
        if (number.kind != Kind::ok) return refuse_entry(number, begin);
        note_gap(written);
        note_decimal_comma(text_.substr(begin, number.end - begin));
        result_.entries.push_back(number.quantity);
        longest_row_ = std::max(longest_row_, ++row_length_);
        at_ = number.end;
        gap_ = {};
        just_opened_ = after_closing_ = separator_pending_ = false;
    }

    /// x_1 = or PE(0, 1) = in front of an entry. Names out of order would put the entries in another one.
    bool take_entry_name() {
        const std::size_t behind = behind_name(text_, at_);
        if (behind == at_) return true;
        if (!in_order(text_.substr(at_, behind - at_))) {
            refuse(Kind::unclear, at_, "These names are not in order. Please give the entries in the order asked.");
            return false;
        }
        at_ = behind;
        while (is_blank(peek())) ++at_;
        return true;
    }

    /// Whether the last digit of a name is not below that of the name before; indices of more digits are not compared.
    bool in_order(std::string_view name) {
        const std::size_t last = name.find_last_of("0123456789");
        if (last == name.npos) return true;
        const bool one_digit = last == 0 || !is_digit(name[last - 1]);
        const int before = last_index_;
        last_index_ = one_digit ? name[last] - '0' : 0;
        return !one_digit || last_index_ >= before;
    }

    /// sin(0) = 0: the value stands last.
    NumberReading last_of_chain(std::size_t begin) const {
        NumberReading number = read_number(text_, begin, grammar_);
        while (number.kind == Kind::ok) {
            std::size_t sign = number.end;
            while (sign < text_.size() && is_blank(text_[sign])) ++sign;
            if (sign == text_.size() || text_[sign] != '=') break;
            do ++sign;
            while (sign < text_.size() && is_blank(text_[sign]));
            number = read_number(text_, sign, grammar_);
        }
        return number;
    }

    void refuse_entry(const NumberReading& number, std::size_t begin) {
        const char first = text_[begin];
        const bool begins_like_one =
            is_any_of(first, "+-.") || is_digit(first) || is_letter(first) || number.end > begin;
        at_ = begin;
        if (!begins_like_one || read_unit(text_, begin).unit != Unit::none) return refuse_here();
        refuse(number.kind, number.end, number.reason);
    }

    void note_gap(std::size_t begin) {
        if (result_.entries.empty()) return;
        if (gap_.new_row) {
            if (!has_rows_) second_row_ = begin;
            has_rows_ = true;
            row_length_ = 0;
            return;
        }
        result_.by_comma |= gap_.comma;
        const bool blank_alone = !gap_.separated() && !gap_.line_end;
        if ((gap_.bar || blank_alone) && !gap_.comma && !result_.by_blank) result_.by_blank = begin;
        result_.by_line_end |= !gap_.separated() && gap_.line_end;
    }

    void note_decimal_comma(std::string_view number) {
        if (number.find(',') == std::string_view::npos) return;
        ++decimal_commas_;
        if (looks_like_thousands(number)) ++thousands_;
    }

    std::string_view text_;
    std::size_t at_;
    NumberGrammar grammar_;
    bool in_call_;
    std::vector<bool> holds_entries_;

    EntryScan result_{};
    Gap gap_{};
    std::size_t depth_ = 0;
    int last_index_ = 0;  // of the names of entries
    bool ever_opened_ = false;
    bool just_opened_ = false;        // no entry since the last bracket that opened
    bool after_closing_ = false;      // no entry since the last bracket that closed
    bool closed_ = false;             // the outermost bracket is closed: only a transpose sign may follow
    bool arguments_ = false;          // named arguments have begun
    bool separator_pending_ = false;  // a separator stands since the last entry
    bool has_rows_ = false;
    std::size_t second_row_ = 0;
    std::size_t row_length_ = 0;
    std::size_t longest_row_ = 0;
    std::size_t decimal_commas_ = 0;
    std::size_t thousands_ = 0;
};

}  // namespace

EntryScan scan_entries(const EntrySource& source, DecimalMark mark, Blanks blanks) {
    return Scan{source, mark, blanks}.run();
}

}  // namespace pe

#include "practice/scan_entries.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "practice/characters.h"

namespace pe {
namespace {

using Kind = NumberReading::Kind;

constexpr std::string_view unreadable = "I can't read this from here on.";
constexpr std::string_view entry_missing = "An entry is missing here.";

bool is_any_of(char c, std::string_view characters) {
    return characters.find(c) != characters.npos;
}

/// 1,000 or -12,500, but not 0,500.
bool looks_like_thousands(std::string_view number) {
    number.remove_prefix(std::min(number.find_first_of("0123456789"), number.size()));
    const std::size_t comma = number.find(',');
    return comma <= 3 && number.front() != '0' && number.size() == comma + 4;
}

/// What stands between the entry before and the place where the scan is.
struct Gap {
    bool comma = false;
    bool ampersand = false;
    bool new_row = false;  // ';', "\\" or a bracket that opens
    bool line_end = false;
    bool blank = false;
    bool separated() const { return comma || ampersand || new_row; }
};

class Scan {
  public:
    Scan(std::string_view plain, std::size_t begin, std::size_t end, DecimalMark mark, bool in_call)
        : text_(plain.substr(0, end)), at_(begin), mark_(mark), in_call_(in_call) {}

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

    void refuse(Kind kind, std::size_t at, std::string_view reason) {
        result_.kind = kind;
        result_.end = at;
        result_.reason = reason;
    }

    void refuse_here() { refuse(Kind::not_understood, at_, unreadable); }

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
        const bool latex_space = take("\\,") || take("\\;") || take("\\:") || take("\\!") || take("\\ ");
        if (!latex_space && !take_any_of(" \t\v\f")) return false;
        return gap_.blank = true;
    }

    bool take_separator() {
        const std::size_t begin = at_;
        const bool comma = take(",");
        const bool ampersand = !comma && take("&");
        const bool new_row = !comma && !ampersand && (take(";") || take("\\\\"));
        if (!comma && !ampersand && !new_row) return false;
        const bool entry_before = !result_.entries.empty() && !separator_pending_ && !just_opened_;
        if (!entry_before || closed_) {
            refuse(Kind::not_understood, begin, closed_ ? unreadable : entry_missing);
        } else if (mark_ == DecimalMark::comma && comma && is_digit(peek()) && is_digit(text_[begin - 1])) {
            refuse(Kind::not_understood, begin, unreadable);  // a second decimal comma in one number: 1,2,3
        }
        separator_pending_ = true;
        gap_.comma |= comma;
        gap_.ampersand |= ampersand;
        gap_.new_row |= new_row;
        return true;
    }

    bool take_bracket() {
        const std::size_t begin = at_;
        if (take("\\left") || take("\\right")) {
            if (peek() == '.') ++at_;  // a bracket that is not drawn
            return true;
        }
        if (take("\\{") || take("\\langle") || take_environment("\\begin{") || take_any_of("([{<")) {
            open(begin);
            return true;
        }
        if (take("\\}") || take("\\rangle") || take_environment("\\end{") || take_any_of(")]}>")) {
            close(begin);
            return true;
        }
        return false;
    }

    bool take_any_of(std::string_view characters) {
        if (!is_any_of(peek(), characters)) return false;
        ++at_;
        return true;
    }

    /// \begin{pmatrix} and its kin.
    bool take_environment(std::string_view opening) {
        constexpr std::string_view matrix = "matrix";
        const std::size_t begin = at_;
        if (take(opening)) {
            if (peek() != 'm') take_any_of("pbBvV");
            if (take(matrix) && take("}")) return true;
        }
        at_ = begin;
        return false;
    }

    void open(std::size_t begin) {
        const bool entry_before = !result_.entries.empty();
        const bool beside_entry = entry_before && !separator_pending_ && !after_closing_;
        if (closed_ || (entry_before && depth_ == 0) || beside_entry) {
            refuse(Kind::not_understood, begin, unreadable);
            return;
        }
        ++depth_;
        ever_opened_ = true;
        just_opened_ = true;
        gap_.new_row |= entry_before;
    }

    void close(std::size_t begin) {
        if (closed_ || (depth_ == 0 && ever_opened_)) {
            refuse(Kind::not_understood, begin, unreadable);
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
        constexpr std::string_view forms[] = {"^T", "^{T}", "^\\top", "^{\\top}", "'", ".T"};
        return std::any_of(std::begin(forms), std::end(forms), [this](std::string_view form) { return take(form); });
    }

    void take_entry() {
        const std::size_t begin = at_;
        const bool entry_before = !result_.entries.empty() && !just_opened_;
        const bool apart = separator_pending_ || gap_.blank || gap_.line_end;
        const bool sign = peek() == '-' || peek() == '+';
        if (arguments_ || (after_closing_ && !separator_pending_)) return refuse_here();
        if (entry_before && sign && !separator_pending_ && (!apart || is_blank(peek(1)))) {
            return refuse(Kind::unclear, begin, "Is this one entry or two? Please put commas between entries.");
        }
        if (entry_before && !apart) return refuse_here();
        const NumberReading number = read_number(text_, begin, mark_);
        if (number.kind != Kind::ok) {
            const bool begins_like_one = sign || peek() == '.' || number.end > begin || is_digit(peek());
            return refuse(number.kind, number.end, begins_like_one ? number.reason : unreadable);
        }
        note_gap(begin);
        note_decimal_comma(text_.substr(begin, number.end - begin));
        result_.entries.push_back(number.value);
        longest_row_ = std::max(longest_row_, ++row_length_);
        at_ = number.end;
        gap_ = {};
        just_opened_ = after_closing_ = separator_pending_ = false;
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
        if ((gap_.ampersand || blank_alone) && !result_.by_blank) result_.by_blank = begin;
        result_.by_line_end |= !gap_.separated() && gap_.line_end;
    }

    void note_decimal_comma(std::string_view number) {
        if (number.find(',') == std::string_view::npos) return;
        ++decimal_commas_;
        if (looks_like_thousands(number)) ++thousands_;
    }

    std::string_view text_;
    std::size_t at_;
    DecimalMark mark_;
    bool in_call_;

    EntryScan result_;
    Gap gap_;
    std::size_t depth_ = 0;
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

EntryScan scan_entries(std::string_view plain, std::size_t begin, std::size_t end, DecimalMark mark, bool in_call) {
    return Scan{plain, begin, end, mark, in_call}.run();
}

}  // namespace pe

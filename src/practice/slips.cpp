#include "practice/slips.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace pe {
namespace {

constexpr double degree = std::numbers::pi / 180;

using Values = std::vector<double>;

double wave_value(Wave wave, double angle_rad) {
    return wave == Wave::zero ? 0 : wave == Wave::sine ? std::sin(angle_rad) : std::cos(angle_rad);
}

Wave other_wave(Wave wave) {
    return wave == Wave::sine ? Wave::cosine : wave == Wave::cosine ? Wave::sine : Wave::zero;
}

/// Entries of one position in chosen columns, each computed in some wrong way.
class EntrySlips {
  public:
    EntrySlips(const Encoding& encoding, int position, std::span<const int> columns)
        : encoding_(encoding), position_(position), columns_(columns) {}

    std::vector<Slip> run() {
        add_wrong_waves();
        add_wrong_exponents();
        add_wrong_bases();
        add_wrong_places();
        return std::move(slips_);
    }

  private:
    template <typename Entry>
    void add(SlipKind kind, Entry entry) {
        Values values;
        for (const int column : columns_) values.push_back(entry(column));
        slips_.push_back({kind, std::move(values)});
    }

    /// As `add`, with the right derivation of each column.
    template <typename Entry>
    void add_step(SlipKind kind, Entry entry) {
        add(kind, [&](int column) { return entry(derive(encoding_, position_, column)); });
    }

    /// The entries of another encoding or position.
    void add_other(SlipKind kind, const Encoding& encoding, int position) {
        if (problem(encoding) || position < 0 || position > max_position) return;
        add(kind, [&](int column) { return encoding_at(encoding, position, column); });
    }

    void add_wrong_waves() {
        if (position_ == 0) {
            add(SlipKind::zeros_at_origin, [](int) { return 0.0; });
        }
        add_step(SlipKind::waves_exchanged,
                 [](const Derivation& d) { return wave_value(other_wave(d.wave), d.angle_rad); });
        add_step(SlipKind::degrees, [](const Derivation& d) { return wave_value(d.wave, d.angle_rad * degree); });
        add_step(SlipKind::multiplied, [this](const Derivation& d) {
            return wave_value(d.wave, static_cast<double>(position_) * d.denominator);
        });
        add_step(SlipKind::denominator_forgotten,
                 [this](const Derivation& d) { return wave_value(d.wave, static_cast<double>(position_)); });
        add_step(SlipKind::angle_only, [](const Derivation& d) { return d.angle_rad; });
    }

    void add_wrong_exponents() {
        add_base(SlipKind::exponent_doubled, encoding_.base * encoding_.base);
        add_base(SlipKind::exponent_halved, std::sqrt(encoding_.base));
        if (encoding_.layout != Layout::tensor2tensor && encoding_.width % 2 == 0) {
            add_step(SlipKind::own_exponents, [this](const Derivation& d) {
                const double place = 2.0 * d.pair_index + (d.wave == Wave::cosine ? 1 : 0);
                const double angle = position_ / std::pow(encoding_.base, place / encoding_.width);
                return wave_value(d.wave, angle);
            });
        }
    }

    void add_base(SlipKind kind, double base) {
        Encoding other = encoding_;
        other.base = base;
        add_other(kind, other, position_);
    }

    void add_wrong_bases() {
        if (encoding_.base != 1000) add_base(SlipKind::base_1000, 1000);
        if (encoding_.base != 100) add_base(SlipKind::base_100, 100);
    }

    void add_wrong_places() {
        for (const Layout layout : {Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first}) {
            if (layout == encoding_.layout) continue;
            Encoding other = encoding_;
            other.layout = layout;
            add_other(SlipKind::other_layout, other, position_);
        }
        Encoding divided = encoding_;
        divided.layout = Layout::tensor2tensor;
        if (encoding_.layout != divided.layout && encoding_.width > 2) {
            add_other(SlipKind::other_divisor, divided, position_);
            // The same exponents in the places of this layout.
            add_step(SlipKind::other_divisor, [&](const Derivation& d) {
                if (d.wave == Wave::zero || encoding_.width % 2 != 0) return d.value;
                const int column = d.pair_index + (d.wave == Wave::cosine ? encoding_.width / 2 : 0);
                return encoding_at(divided, position_, column);
            });
        }
        add_other(SlipKind::counted_from_one, encoding_, position_ - 1);
        add_other(SlipKind::next_row, encoding_, position_ + 1);
        if (columns_.size() == 1) add_neighbours(columns_.front());
    }

    /// For one column: those of another pair.
    void add_neighbours(int column) {
        const int doubled = 2 * column;
        if (column > 0 && doubled < encoding_.width) {
            add(SlipKind::pair_for_column, [&](int) { return encoding_at(encoding_, position_, doubled); });
        }
        if (column > 1) {
            add(SlipKind::column_for_pair, [&](int) { return encoding_at(encoding_, position_, column / 2); });
        }
    }

    const Encoding& encoding_;
    int position_;
    std::span<const int> columns_;
    std::vector<Slip> slips_{};
};

Values combined(std::span<const double> a, std::span<const double> b, double (*operation)(double, double)) {
    Values result;
    for (std::size_t i = 0; i < a.size(); ++i) result.push_back(operation(a[i], b[i]));
    return result;
}

Values joined(std::span<const double> a, std::span<const double> b) {
    Values result(a.begin(), a.end());
    result.insert(result.end(), b.begin(), b.end());
    return result;
}

double sum_of(std::span<const double> a) {
    return std::accumulate(a.begin(), a.end(), 0.0);
}

double exponent_of(const Encoding& encoding, int pair_index) {
    return 2.0 * pair_index / encoding.width;
}

double denominator_of(const Encoding& encoding, double exponent) {
    return std::pow(encoding.base, exponent);
}

/// Denominators with a wrong exponent or base, each handed to `step` for what is computed from it.
template <typename Step>
std::vector<Slip> denominator_based(const Encoding& encoding, int pair_index, Step step) {
    const double exponent = exponent_of(encoding, pair_index);
    std::vector<Slip> slips;
    const auto add = [&](SlipKind kind, double denominator) { slips.push_back({kind, {step(denominator)}}); };
    add(SlipKind::two_forgotten, denominator_of(encoding, exponent / 2));
    add(SlipKind::exponent_doubled, denominator_of(encoding, exponent * 2));
    add(SlipKind::base_1000, std::pow(1000.0, exponent));
    add(SlipKind::base_100, std::pow(100.0, exponent));
    if (encoding.width > 2)
        add(SlipKind::other_divisor, denominator_of(encoding, pair_index / (encoding.width / 2 - 1.0)));
    if (pair_index > 0) add(SlipKind::previous_pair, denominator_of(encoding, exponent_of(encoding, pair_index - 1)));
    add(SlipKind::next_pair, denominator_of(encoding, exponent_of(encoding, pair_index + 1)));
    return slips;
}

}  // namespace

std::vector<Slip> entry_slips(const Encoding& encoding, int position, std::span<const int> columns) {
    return EntrySlips{encoding, position, columns}.run();
}

std::vector<Slip> sum_slips(std::span<const double> e, std::span<const double> p) {
    return {
        {SlipKind::difference, combined(e, p, [](double a, double b) { return a - b; })},
        {SlipKind::reverse_difference, combined(e, p, [](double a, double b) { return b - a; })},
        {SlipKind::product, combined(e, p, [](double a, double b) { return a * b; })},
        {SlipKind::concatenated, joined(e, p)},
        {SlipKind::concatenated, joined(p, e)},
        {SlipKind::first_only, {e.begin(), e.end()}},
        {SlipKind::second_only, {p.begin(), p.end()}},
        {SlipKind::total, {sum_of(e) + sum_of(p)}},
    };
}

std::vector<Slip> exponent_slips(const Encoding& encoding, int pair_index) {
    const double exponent = exponent_of(encoding, pair_index);
    std::vector<Slip> slips{{SlipKind::two_forgotten, {exponent / 2}}, {SlipKind::exponent_doubled, {exponent * 2}}};
    if (exponent != 0) slips.push_back({SlipKind::reciprocal, {1 / exponent}});
    return slips;
}

std::vector<Slip> denominator_slips(const Encoding& encoding, int pair_index) {
    std::vector<Slip> slips = denominator_based(encoding, pair_index, [](double denominator) { return denominator; });
    slips.push_back({SlipKind::reciprocal, {1 / denominator_of(encoding, exponent_of(encoding, pair_index))}});
    return slips;
}

std::vector<Slip> angle_slips(const Encoding& encoding, int position, int pair_index) {
    std::vector<Slip> slips =
        denominator_based(encoding, pair_index, [position](double denominator) { return position / denominator; });
    const double denominator = denominator_of(encoding, exponent_of(encoding, pair_index));
    slips.push_back({SlipKind::multiplied, {position * denominator}});
    if (position != 0) slips.push_back({SlipKind::reciprocal, {denominator / position}});
    slips.push_back({SlipKind::denominator_forgotten, {static_cast<double>(position)}});
    slips.push_back({SlipKind::degrees, {position / denominator / degree}});
    return slips;
}

std::vector<Slip> wavelength_slips(const Encoding& encoding, int pair_index) {
    constexpr double circle = 2 * std::numbers::pi;
    std::vector<Slip> slips =
        denominator_based(encoding, pair_index, [](double denominator) { return circle * denominator; });
    slips.push_back({SlipKind::pi_forgotten, {denominator_of(encoding, exponent_of(encoding, pair_index))}});
    slips.push_back({SlipKind::pi_forgotten, {wavelength(encoding, pair_index) / 2}});
    slips.push_back({SlipKind::circle_only, {circle}});
    slips.push_back({SlipKind::to_the_base, {circle * encoding.base}});
    return slips;
}

std::vector<Slip> pair_count_slips(const Encoding& encoding) {
    const double pairs = pair_count(encoding);
    return {{SlipKind::not_halved, {static_cast<double>(encoding.width)}},
            {SlipKind::one_less, {pairs - 1}},
            {SlipKind::one_more, {pairs + 1}}};
}

}  // namespace pe

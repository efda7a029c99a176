#include "state/derived.h"

#include <algorithm>
#include <cassert>

#include "core/listing.h"

namespace pe {
namespace {

constexpr int most_listed_rows = 3;

std::vector<double> row_at(const Encoding& encoding, int position) {
    std::vector<double> row(static_cast<std::size_t>(encoding.width));
    encoding_row(encoding, position, row);
    return row;
}

}  // namespace

void Derived::update(const Choices& choices) {
    if (choices_ == choices) return;
    const bool same_encoding = choices_ && encoding_of(*choices_) == encoding_of(choices);
    choices_ = choices;
    encoding_ = encoding_of(choices);
    if (!same_encoding) update_encoding();
    row_ = row_at(encoding_, choices.position);
    other_row_ = row_at(encoding_, choices.other_position);
    derivation_ = derive(encoding_, choices.position, choices.column);
    const int listed_rows = std::min(most_listed_rows, max_position - choices.first_position + 1);
    listing_ = pe::listing(encoding_, choices.first_position, listed_rows, choices.decimals, choices.language);
    update_comparison();
    update_sum();
    order_lab_.update(choices);
}

void Derived::update_encoding() {
    block_.clear();
    wavelengths_.clear();
    for (int pair = 0; pair < pair_count(encoding_); ++pair) wavelengths_.push_back(wavelength(encoding_, pair));
}

void Derived::update_comparison() {
    comparison_ = {};
    for (int column = 0; column < encoding_.width; ++column) {
        const double a = row_[static_cast<std::size_t>(column)];
        const double b = other_row_[static_cast<std::size_t>(column)];
        if (a != b) comparison_.differ_exactly.push_back(column);
        if (!same_when_rounded(a, b, choices_->decimals)) comparison_.differ_shown.push_back(column);
    }
    comparison_.dot_product = dot_product(encoding_, choices_->position, choices_->other_position);
    comparison_.distance = distance(encoding_, choices_->position, choices_->other_position);
    comparison_.decimals_needed = decimals_telling_apart(row_, other_row_);
}

void Derived::update_sum() {
    sum_.clear();
    embedding_ = read_vector(choices_->embedding, row_.size());
    if (embedding_.kind != VectorReading::Kind::ok || embedding_.entries.size() != row_.size()) return;
    for (std::size_t i = 0; i < row_.size(); ++i) sum_.push_back(embedding_.entries[i] + row_[i]);
}

std::span<const double> Derived::block(int first, int rows) {
    const auto wanted = static_cast<std::size_t>(rows) * row_.size();
    if (first != block_first_ || block_.size() != wanted) {
        assert(first + rows - 1 <= max_position);
        block_.resize(wanted);
        encoding_block(encoding_, first, rows, block_);
        block_first_ = first;
    }
    return block_;
}

}  // namespace pe

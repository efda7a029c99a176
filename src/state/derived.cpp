#include "state/derived.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/listing.h"

namespace pe {
namespace {

constexpr int most_listed_rows = 3;

}  // namespace

Derived::Inputs Derived::inputs_of(const Choices& choices) {
    return {encoding_of(choices),   choices.position, choices.column,   choices.other_position,
            choices.first_position, choices.decimals, choices.language, choices.embedding};
}

void Derived::update(const Choices& choices) {
    Inputs inputs = inputs_of(choices);
    if (inputs_ == inputs) return;
    const bool same_encoding = inputs_ && inputs_->encoding == inputs.encoding;
    inputs_ = std::move(inputs);
    encoding_ = inputs_->encoding;
    if (!same_encoding) update_encoding();
    row_ = row_at(encoding_, choices.position);
    derivation_ = derive(encoding_, choices.position, choices.column);
    comparison_.reset();
    listing_.reset();
    update_sum();
}

const Comparison& Derived::comparison() const {
    if (!comparison_) comparison_ = compare();
    return *comparison_;
}

const std::string& Derived::listing() const {
    if (!listing_) listing_ = listing(inputs_->language);
    return *listing_;
}

int Derived::listed_rows() const {
    return std::min(most_listed_rows, max_position - inputs_->first_position + 1);
}

std::string Derived::listing(Language language) const {
    return pe::listing(encoding_, inputs_->first_position, listed_rows(), inputs_->decimals, language);
}

std::string Derived::listing_output(Language language) const {
    return pe::listing_output(encoding_, inputs_->first_position, listed_rows(), inputs_->decimals, language);
}

void Derived::update_encoding() {
    block_.clear();
    wavelengths_.clear();
    for (int pair = 0; pair < pair_count(encoding_); ++pair) wavelengths_.push_back(wavelength(encoding_, pair));
}

Comparison Derived::compare() const {
    Comparison comparison;
    comparison.other_row = row_at(encoding_, inputs_->other_position);
    for (int column = 0; column < encoding_.width; ++column) {
        const double a = row_[static_cast<std::size_t>(column)];
        const double b = comparison.other_row[static_cast<std::size_t>(column)];
        if (a != b) comparison.differ_exactly.push_back(column);
        if (!same_when_rounded(a, b, inputs_->decimals)) comparison.differ_shown.push_back(column);
    }
    comparison.dot_product = dot_product(encoding_, inputs_->position, inputs_->other_position);
    comparison.distance = distance(encoding_, inputs_->position, inputs_->other_position);
    comparison.decimals_needed = decimals_telling_apart(row_, comparison.other_row);
    return comparison;
}

void Derived::update_sum() {
    sum_.clear();
    embedding_ = read_vector(inputs_->embedding, row_.size());
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

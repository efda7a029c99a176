// Everything computed from the choices, and computed anew only when they change.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "practice/read_vector.h"
#include "state/choices.h"
#include "state/order_lab.h"

namespace pe {

/// The selected row against the other one.
struct Comparison {
    std::vector<int> differ_exactly;  ///< columns
    std::vector<int> differ_shown;    ///< columns, at the decimals shown
    double dot_product = 0;
    double distance = 0;
    std::optional<int> decimals_needed;  ///< the fewest that tell the rows apart; nothing up to 15
};

class Derived {
  public:
    /// Brings everything in step with settled choices.
    void update(const Choices& choices);

    const Encoding& encoding() const { return encoding_; }
    const Derivation& derivation() const { return derivation_; }
    std::span<const double> row() const { return row_; }              ///< PE_t of the selected position
    std::span<const double> other_row() const { return other_row_; }  ///< PE_t of the compared one
    const Comparison& comparison() const { return comparison_; }
    const VectorReading& embedding() const { return embedding_; }
    std::span<const double> sum() const { return sum_; }  ///< x + PE_t; empty unless x has `width` entries
    const std::string& listing() const { return listing_; }
    const OrderLab& order_lab() const { return order_lab_; }

    /// `rows` rows from `first` on, row after row; kept until asked for others.
    std::span<const double> block(int first, int rows);

    /// Wavelength of every pair.
    std::span<const double> wavelengths() const { return wavelengths_; }

  private:
    void update_encoding();
    void update_comparison();
    void update_sum();

    std::optional<Choices> choices_;
    Encoding encoding_;
    Derivation derivation_;
    std::vector<double> row_, other_row_, sum_, block_, wavelengths_;
    Comparison comparison_;
    VectorReading embedding_;
    std::string listing_;
    OrderLab order_lab_;
    int block_first_ = 0;
};

}  // namespace pe

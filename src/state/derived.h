// Everything computed from the choices, and computed anew only when they change; what few panels show, only when asked.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "practice/read_vector.h"
#include "state/choices.h"

namespace pe {

/// The selected row against the other one.
struct Comparison {
    std::vector<double> other_row;    ///< PE_t of the compared position
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
    std::span<const double> row() const { return row_; }  ///< PE_t of the selected position
    const Comparison& comparison() const;
    const VectorReading& embedding() const { return embedding_; }
    std::span<const double> sum() const { return sum_; }  ///< x + PE_t; empty unless x has `width` entries
    const std::string& listing() const;                   ///< in the language chosen
    /// A program for the first rows that the table shows, and what it prints.
    std::string listing(Language language) const;
    std::string listing_output(Language language) const;

    /// `rows` rows from `first` on, row after row; kept until asked for others.
    std::span<const double> block(int first, int rows);

    /// Wavelength of every pair.
    std::span<const double> wavelengths() const { return wavelengths_; }

  private:
    /// The choices that anything here follows from: while others change, as a story's time does, nothing is computed.
    struct Inputs {
        Encoding encoding;
        int position, column, other_position, first_position, decimals;
        Language language;
        std::string embedding;

        friend bool operator==(const Inputs&, const Inputs&) = default;
    };
    static Inputs inputs_of(const Choices& choices);

    int listed_rows() const;
    void update_encoding();
    Comparison compare() const;
    void update_sum();

    std::optional<Inputs> inputs_;
    Encoding encoding_;
    Derivation derivation_;
    std::vector<double> row_, sum_, block_, wavelengths_;
    VectorReading embedding_;
    mutable std::optional<Comparison> comparison_;
    mutable std::optional<std::string> listing_;
    int block_first_ = 0;
};

}  // namespace pe

// What the shift lab shows, computed anew only where it changed, and how its clocks run.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/matrix.h"
#include "core/shift.h"
#include "state/choices.h"

namespace pe {

inline constexpr int lab_matrix_positions = 32;    ///< rows and columns of the lab's similarity matrix
inline constexpr int last_searched_rise = 1024;    ///< the last shift looked at for the first rise
inline constexpr double longest_run_seconds = 30;  ///< then the clocks stop by themselves

/// The shifts that the curve shows, both ends included.
struct ShiftWindow {
    int first = 0, last = 0;

    friend bool operator==(const ShiftWindow&, const ShiftWindow&) = default;
};

/// -reach..reach; where `shift` lies outside, the window of that size which holds it, side by side with the others.
ShiftWindow curve_window(int shift, int reach);

/// Pairs for so many clocks (3 at least where there are more pairs), fast ones first: spread evenly from the first to
/// the last, the selected one among them.
std::vector<int> clocks_in_view(int pairs, int selected, int places);

/// The first of `lab_matrix_positions` positions of the matrix, such that `position` is among them, and the position
/// `shift` on where it is near enough.
int first_in_matrix(int position, int shift);

/// The position at which the clock of t stands; that of t + k is k on.
double clock_position(const Choices& choices);

/// By how much the clocks can run on, until that of t or t + k is at the last position.
double last_clock(const Choices& choices);

/// Runs the clocks on by as much as they run in `seconds`.
void step_clocks(Choices& choices, double seconds);

/// Length of a row, and of the step from `step_from` to the next row.
struct RowLengths {
    double norm = 0;
    int step_from = 0;  ///< the row's position; at the last position the one before it
    double step = 0;
};

class ShiftLab {
  public:
    /// Computes anew what has changed; the choices are settled.
    void update(const Choices& choices);

    /// One frame of running clocks. They stop by themselves after `longest_run_seconds` or at the last position.
    void run(Choices& choices, double elapsed_seconds);

    const Encoding& encoding() const { return encoding_; }
    int pair() const { return turn_of_.pair; }
    int position() const { return turn_of_.position; }
    int shift() const { return turn_of_.shift; }

    const PairShift& turn() const { return turn_; }                ///< of the selected pair, from t to t + k
    const RowLengths& lengths_at_start() const { return start_; }  ///< at t
    const RowLengths& lengths_at_end() const { return end_; }      ///< at t + k
    double similarity() const { return similarity_; }              ///< of rows k apart
    double distance() const { return distance_; }                  ///< of rows k apart
    std::optional<int> first_rise() const { return first_rise_; }  ///< see core/shift.h
    const ShiftWindow& window() const { return window_; }          ///< of the curve
    std::span<const double> curve() const { return curve_; }       ///< distances, or else dot products, in the window
    const Matrix& matrix() const { return matrix_; }               ///< dot products; empty where it is not shown

  private:
    struct TurnOf {
        int pair = -1, position = 0, shift = 0;

        friend bool operator==(const TurnOf&, const TurnOf&) = default;
    };

    void update_curve(const Choices& choices, bool new_encoding);
    void update_turn(const Choices& choices, bool new_encoding);

    Encoding encoding_{.width = 0};
    TurnOf turn_of_;
    PairShift turn_;
    RowLengths start_, end_;
    double similarity_ = 0, distance_ = 0;
    std::optional<int> first_rise_;
    ShiftWindow window_;
    Measure measure_ = Measure::dot_product;
    std::vector<double> curve_;
    Matrix matrix_;
    double run_seconds_ = 0;  ///< since the clocks were started
    double exact_clock_ = 0;  ///< where they stand, before it is rounded
    double shown_clock_ = 0;  ///< the choice as it was left
};

}  // namespace pe

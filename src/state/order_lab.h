// The order lab's two sentences, each with its attention, and how their outputs compare.
#pragma once

#include <string>

#include "core/attention.h"
#include "core/order_comparison.h"
#include "state/choices.h"
#include "state/typed_sentence.h"

namespace pe {

/// A sentence as it was last good, and its attention.
struct SentenceInLab : TypedSentence {
    AttentionTrace trace;
};

/// d_model 8, d_k 4, and what the choices say.
AttentionSettings attention_settings_of(const Choices& choices);

class OrderLab {
  public:
    /// Until good sentences come, the first view's.
    OrderLab();

    /// Computes anew what has changed. A sentence that cannot be taken leaves the last good one in place.
    void update(const Choices& choices);

    const SentenceInLab& a() const { return a_; }
    const SentenceInLab& b() const { return b_; }
    const SentenceInLab& sentence(LabSentence which) const { return which == LabSentence::a ? a_ : b_; }
    const OrderComparison& comparison() const { return comparison_; }

  private:
    std::string typed_a_, typed_b_;
    AttentionSettings settings_;
    SentenceInLab a_, b_;
    OrderComparison comparison_;
};

}  // namespace pe

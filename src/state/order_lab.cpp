#include "state/order_lab.h"

namespace pe {
AttentionSettings attention_settings_of(const Choices& choices) {
    return {.seed = static_cast<std::uint64_t>(choices.weights_seed),
            .positions = choices.positions,
            .causal_mask = choices.causal_mask};
}

OrderLab::OrderLab() {
    const Choices first_view;
    take_typed(first_view.sentence_a, a_);
    take_typed(first_view.sentence_b, b_);
}

void OrderLab::update(const Choices& choices) {
    const AttentionSettings settings = attention_settings_of(choices);
    const bool computed = a_.trace.words() > 0;
    if (computed && choices.sentence_a == typed_a_ && choices.sentence_b == typed_b_ && settings == settings_) return;
    typed_a_ = choices.sentence_a;
    typed_b_ = choices.sentence_b;
    settings_ = settings;
    take_typed(typed_a_, a_);
    take_typed(typed_b_, b_);
    a_.trace = attend(a_.words, settings);
    b_.trace = attend(b_.words, settings);
    comparison_ = compare_orders(a_.words, a_.trace, b_.words, b_.trace);
}

}  // namespace pe

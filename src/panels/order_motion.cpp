#include "panels/order_motion.h"

#include <algorithm>

#include "core/easing.h"
#include "core/sentence.h"

namespace pe::panels {
namespace {

constexpr double seconds = 0.8;

/// Of each word, the slot that it had before; the k-th of equal words was the k-th. Empty where the words are others.
std::vector<int> slots_before(const std::vector<std::string>& before, const std::vector<std::string>& after) {
    if (before.size() != after.size()) return {};
    std::vector<bool> taken(before.size(), false);
    std::vector<int> slots;
    for (const std::string& word : after) {
        std::size_t slot = 0;
        while (slot < before.size() && (taken[slot] || word_key(before[slot]) != word_key(word))) ++slot;
        if (slot == before.size()) return {};
        taken[slot] = true;
        slots.push_back(static_cast<int>(slot));
    }
    return slots;
}

}  // namespace

void OrderMotion::update(const std::vector<std::string>& words, double elapsed_seconds, bool still) {
    progress_ = std::min(1.0, progress_ + elapsed_seconds / seconds);
    if (words != words_) {
        from_ = slots_before(words_, words);
        words_ = words;
        progress_ = still || from_.empty() ? 1 : 0;
    }
}

double OrderMotion::place(int slot) const {
    if (!moving()) return slot;
    return between(from_[static_cast<std::size_t>(slot)], slot, eased(progress_));
}

}  // namespace pe::panels

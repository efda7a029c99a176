// Words of a sentence on their way from where they stood to where they stand now.
#pragma once

#include <string>
#include <vector>

namespace pe::panels {

class OrderMotion {
  public:
    /// Sees the words as they stand in this frame. Where they are those of the frame before in another order, they set
    /// out from where they were, unless `still`; other words are where they are at once.
    void update(const std::vector<std::string>& words, double elapsed_seconds, bool still);

    bool moving() const { return progress_ < 1; }

    /// Where the word in `slot` is on its way, in slots.
    double place(int slot) const;

  private:
    std::vector<std::string> words_;
    std::vector<int> from_;  ///< of each slot: the slot, before, of the word in it
    double progress_ = 1;
};

}  // namespace pe::panels

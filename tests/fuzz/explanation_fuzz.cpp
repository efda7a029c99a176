// Any bytes: the marker of explanations stays whole, says the same twice and points into the text.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "practice/explanation.h"
#include "require.h"

namespace {

void check(const std::vector<pe::ExplanationFinding>& findings, std::size_t count, std::size_t size) {
    for (const pe::ExplanationFinding& finding : findings) {
        require(finding.index < count, "a finding is in the rubric");
        require(!finding.words.empty(), "a finding has words");
        std::size_t end = 0;
        for (const pe::TextRange& range : finding.words) {
            require(range.begin < range.end && range.end <= size, "words lie in the text");
            require(end <= range.begin, "words are in the text's order and don't overlap");
            end = range.end;
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    static const pe::ReadRubric read(pe::order_blindness_rubric);
    const pe::ExplanationRubric& rubric = read.source;
    const pe::ExplanationMark mark = pe::mark_explanation(read, text);
    require(mark == pe::mark_explanation(read, text), "the same text is marked alike twice");
    require(mark.score == 0 || mark.score == 0.5 || mark.score == 1, "the score is nothing, half or full");
    require(!mark.feedback.empty(), "something is said");
    check(mark.ideas, rubric.ideas.size(), size);
    check(mark.denied, rubric.ideas.size(), size);
    check(mark.misconceptions, rubric.misconceptions.size(), size);
    if (mark.abstained) require(mark.score == 0 && mark.ideas.empty(), "what is not judged has no mark");
    if (mark.score == 1) require(!mark.contradiction && mark.misconceptions.empty(), "a full answer is clean");
    return 0;
}

#include "questions/kinds.h"

#include "core/hash.h"
#include "questions/kind_makers.h"

namespace pe {
namespace {

constexpr QuestionKind kinds[] = {
    {"vocabulary", "Terms and meanings", make_vocabulary},
    {"vocabulary-term", "Which term is it?", make_vocabulary_term},
    {"shuffle", "Attention after a shuffle", make_shuffle},
    {"pooled-mean", "The mean after a shuffle", make_pooled_mean},
    {"explain-order", "Why order gets lost", make_explain_order},
    {"pair-count", "Number of pairs", make_pair_count},
    {"exponent-and-denominator", "Exponent and denominator", make_exponent_and_denominator},
    {"angle", "The angle of a pair", make_angle},
    {"entry", "One entry", make_entry},
    {"entry-pair", "Sine and cosine of a pair", make_entry_pair},
    {"row", "A whole row", make_row},
    {"sum", "Embedding plus position", make_sum},
    {"wavelength", "The wavelength of a pair", make_wavelength},
    {"fastest-column", "Fast and slow columns", make_fastest_column},
    {"find-position", "Which position is this?", make_find_position},
    {"which-layout", "Which layout is this?", make_which_layout},
    {"bounded", "What bounded means", make_bounded},
    {"row-length", "The length of a row", make_row_length},
    {"shift", "A shift turns a pair", make_shift},
    {"dot-product", "Dot product of two rows", make_dot_product},
    {"same-distance", "The same distance elsewhere", make_same_distance},
    {"methods", "Kinds of positional method", make_methods},
    {"spot-the-mistake", "Spot the mistake", make_spot_the_mistake},
    {"spot-the-slip", "What went wrong here?", make_spot_the_slip},
};

}  // namespace

std::span<const QuestionKind> question_kinds() {
    return kinds;
}

const QuestionKind* find_kind(std::string_view name) {
    for (const QuestionKind& kind : kinds) {
        if (kind.name == name) return &kind;
    }
    return nullptr;
}

Question make_question(const QuestionKind& kind, std::uint32_t seed) {
    // Kinds with the same seed must not draw the same numbers.
    Random random{fnv1a_64(kind.name) ^ seed};
    Question question = kind.make(random);
    question.title = kind.title;
    return question;
}

}  // namespace pe

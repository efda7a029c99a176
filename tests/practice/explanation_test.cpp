#include "practice/explanation.h"

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

#include "ui/json_reader.h"

namespace {

using pe::Abstention;
using pe::ExplanationFinding;
using pe::ExplanationMark;
using pe::ExplanationRubric;

ExplanationMark mark(std::string_view text) {
    static const pe::ReadRubric rubric(pe::order_blindness_rubric);
    return pe::mark_explanation(rubric, text);
}

std::size_t idea(std::string_view key) {
    const auto& ideas = pe::order_blindness_rubric.ideas;
    std::size_t i = 0;
    while (i < ideas.size() && ideas[i].key != key) ++i;
    REQUIRE(i < ideas.size());
    return i;
}

std::size_t misconception(std::string_view key) {
    const auto& all = pe::order_blindness_rubric.misconceptions;
    std::size_t i = 0;
    while (i < all.size() && all[i].key != key) ++i;
    REQUIRE(i < all.size());
    return i;
}

bool holds(const std::vector<ExplanationFinding>& findings, std::size_t index) {
    for (const auto& finding : findings) {
        if (finding.index == index) return true;
    }
    return false;
}

/// The learner's words for a finding, with bars between.
std::string words(std::string_view text, const std::vector<ExplanationFinding>& findings, std::size_t index) {
    std::string result;
    for (const auto& finding : findings) {
        if (finding.index != index) continue;
        for (const auto& range : finding.words) {
            if (!result.empty()) result += '|';
            result += text.substr(range.begin, range.end - range.begin);
        }
    }
    return result;
}

bool has_sentence(const ExplanationMark& mark, std::string_view sentence) {
    for (const std::string& said : mark.feedback) {
        if (said == sentence) return true;
    }
    return false;
}

/// One explanation with the scores that a fair teacher would accept.
struct Sample {
    std::string id{};
    std::string set{};
    double score = 0;
    std::vector<double> accept{};
    std::vector<std::string> tags{};
    std::string text{};

    bool is(std::string_view tag) const {
        for (const std::string& own : tags) {
            if (own == tag) return true;
        }
        return false;
    }
    bool accepts(double given) const {
        for (const double fair : accept) {
            if (fair == given) return true;
        }
        return false;
    }
};

std::vector<Sample> samples() {
    std::ifstream file(std::string(PE_SOURCE_DIR) + "/tests/reference/explanations.jsonl");
    REQUIRE(file.good());
    std::vector<Sample> result;
    for (std::string line; std::getline(file, line);) {
        const auto json = pe::testing::read_json(line);
        REQUIRE_MESSAGE(json, line);
        Sample& sample = result.emplace_back();
        sample.id = (*json)["id"].text;
        sample.set = (*json)["set"].text;
        sample.score = (*json)["score"].number;
        sample.text = (*json)["text"].text;
        for (const auto& score : (*json)["accept"].list) sample.accept.push_back(score.number);
        for (const auto& tag : (*json)["tags"].list) sample.tags.push_back(tag.text);
    }
    return result;
}

/// Shares of the samples of one set that are in English: only those are judged.
struct Shares {
    double count = 0;
    double fair = 0;
    double full = 0;
    double full_at_zero = 0;
    std::string unfair{};
};

Shares shares(std::string_view set) {
    Shares result;
    for (const Sample& sample : samples()) {
        if (sample.set != set || sample.is("otherlang")) continue;
        const double score = mark(sample.text).score;
        result.count += 1;
        result.fair += sample.accepts(score) ? 1 : 0;
        result.full += sample.score == 1 ? 1 : 0;
        result.full_at_zero += sample.score == 1 && score == 0 ? 1 : 0;
        if (!sample.accepts(score)) result.unfair += sample.id + ": " + sample.text + "\n";
    }
    return result;
}

}  // namespace

TEST_CASE("of the samples with fair scores, 88 in a hundred get one, and of the full answers at most 3 get nothing") {
    for (const std::string set : {"given", "tuned", "unseen"}) {
        CAPTURE(set);
        const Shares found = shares(set);
        CAPTURE(found.unfair);
        CHECK(found.count >= 60);
        CHECK(found.fair >= 0.88 * found.count);
        CHECK(found.full_at_zero <= 0.03 * found.full);
    }
}

TEST_CASE("no list of keywords, echo of the question, copied definition or contradiction gets full credit") {
    int tried = 0;
    for (const Sample& sample : samples()) {
        const bool tricks = sample.is("stuffed") || sample.is("parrot") || sample.is("copied") ||
                            sample.is("contradictory") || sample.is("negated");
        if (!tricks) continue;
        CAPTURE(sample.id);
        CAPTURE(sample.text);
        CHECK(mark(sample.text).score < 1);
        ++tried;
    }
    CHECK(tried >= 80);
}

TEST_CASE("an answer in another language gets no mark, whatever it says") {
    int tried = 0;
    for (const Sample& sample : samples()) {
        if (!sample.is("otherlang")) continue;
        CAPTURE(sample.text);
        const ExplanationMark found = mark(sample.text);
        REQUIRE(found.abstained);
        CHECK(*found.abstained == Abstention::other_language);
        CHECK(found.score == 0);
        ++tried;
    }
    CHECK(tried >= 10);
}

TEST_CASE("the reason and what follows from it make a full answer, either alone half of one") {
    CHECK(mark("Attention ignores the order of the words, so both sentences give the same output.").score == 1);
    CHECK(mark("Attention ignores the order of the words.").score == 0.5);
    CHECK(mark("Both sentences give the same output.").score == 0.5);
    CHECK(mark("The order of the words decides who bites whom.").score == 0);
    CHECK(mark("We must add a positional encoding to every embedding.").score == 0);
}

TEST_CASE("the words that earned an idea are shown in the learner's own text") {
    const std::string_view text = "I think attention ignores the order. So the outputs are identical!";
    const ExplanationMark found = mark(text);
    CHECK(words(text, found.ideas, idea("blind")) == "ignores the order");
    CHECK(words(text, found.ideas, idea("same")) == "outputs are identical");
}

TEST_CASE("places are counted in bytes, with signs and accents before them") {
    const std::string_view text = "Caf\u00E9 \u2192 \u201Cattention ignores order\u201D";
    CHECK(words(text, mark(text).ideas, idea("blind")) == "ignores order");
}

TEST_CASE("typing errors in the words that matter do no harm") {
    CHECK(mark("Attenton is permuation invarient, so the otuput is identicle for boht senteces.").score == 1);
    CHECK(mark("atention dosent care abuot the oder, so teh reuslt is teh saem").score == 1);
}

TEST_CASE("a negation turns an idea into its opposite and two negations turn it back") {
    CHECK(mark("Attention knows the order of the words.").score == 0);
    CHECK(mark("Attention does not know the order of the words.").score == 0.5);
    CHECK(mark("Attention does not ignore the order of the words.").score == 0);
    CHECK(mark("It is not true that attention ignores the order of the words.").score == 0);
    CHECK(mark("It is not the case that attention does not ignore the order of the words.").score == 0.5);
    CHECK(mark("The outputs do not differ.").score == 0.5);
    CHECK(mark("The outputs are not the same.").score == 0);
}

TEST_CASE("a negation ends with its clause") {
    CHECK(mark("It does not read from left to right, so the outputs are the same.").score == 1);
    CHECK(mark("It has no sense of order and gives the same output for both.").score == 1);
}

TEST_CASE("who says a thing and its opposite is asked which is meant and gets no full credit") {
    const ExplanationMark found =
        mark("Attention ignores the order, so the outputs are the same. But attention does know the order.");
    CHECK(found.contradiction);
    CHECK(found.score == 0.5);
    CHECK(has_sentence(found, pe::english_explanations.remarks.contradiction));
}

TEST_CASE("what others are said to believe is not what the learner says") {
    CHECK(mark("Many people think that the transformer reads from left to right, but it does not. Attention "
               "ignores the order and the outputs are the same.")
              .score == 1);
    CHECK(mark("Some say the embeddings contain the order. That is wrong.").misconceptions.empty());
    for (const char* denial : {"Wrong!", "False.", "NOT!", "Nope."}) {
        CAPTURE(denial);
        CHECK(mark("Attention ignores order and gives the same outputs for both sentences. " + std::string(denial))
                  .score == 0);
    }
    CHECK(mark("Does attention ignore the order? Are the outputs the same?").score == 0);
}

TEST_CASE("a sentence that is nothing but a denial takes back the one before") {
    const std::string statement = "Attention ignores order and gives the same outputs for both sentences. ";
    CHECK(mark(statement).score == 1);
    for (const char* denial : {"Wrong!", "False.", "NOT!", "Nope."}) {
        CAPTURE(denial);
        CHECK(mark(statement + denial).score == 0);
    }
}

TEST_CASE("what is true of a recurrent network is not said of attention") {
    const ExplanationMark found = mark("An RNN reads the words one by one and knows the order, attention does not.");
    CHECK(found.misconceptions.empty());
    CHECK(found.denied.empty());
}

TEST_CASE("what holds with the remedy is not taken for the trouble") {
    CHECK(mark("Attention ignores order, so both give the same output. With positional encodings the outputs are "
               "different.")
              .score == 1);
}

TEST_CASE("each wrong belief is named and takes half the credit") {
    const auto names = [](std::string_view text, std::string_view key) {
        return holds(mark(text).misconceptions, misconception(key));
    };
    CHECK(names("The transformer reads the words one by one.", "sequential"));
    CHECK(names("The embeddings already contain the word order.", "embeddings"));
    CHECK(names("All the attention weights become equal.", "uniform"));
    CHECK(names("The sentences have the same length and that confuses it.", "length"));
    CHECK(names("Dog and man are similar, they have similar embeddings.", "similar"));
    CHECK(names("The model was not trained on enough sentences.", "training"));
    CHECK(names("The feed-forward layers see the position.", "layers"));
    CHECK(names("The model can tell the difference.", "no trouble"));
    CHECK(mark("Attention ignores order so both give the same output. But with more training it would learn the order.")
              .score == 0.5);
}

TEST_CASE("the question repeated is no answer, and does not spoil one") {
    CHECK(mark(pe::order_blindness_rubric.question).score == 0);
    CHECK(mark("A transformer without positional encoding has trouble telling \"dog bites man\" from \"man bites dog\" "
               "though it sees the same three tokens, because attention is blind to order and gives the same outputs.")
              .score == 1);
}

TEST_CASE("keywords without a sentence are told so; a short note can have half") {
    const ExplanationMark list =
        mark("attention, weighted average, set, permutation invariant, same tokens, same output, positional encoding");
    CHECK(list.score == 0);
    CHECK(list.keywords_only);
    CHECK(has_sentence(list, pe::english_explanations.remarks.keywords_only));
    CHECK(mark("order blind, same output").score == 0.5);
}

TEST_CASE("notes with arrows, equal signs and items are statements") {
    CHECK(mark("no order in attention -> same vectors -> same result").score == 1);
    CHECK(mark("- attention ignores order\n- same tokens\n- same output").score == 1);
    CHECK(mark("attention = set function, so f(dog bites man) = f(man bites dog)").score == 1);
}

TEST_CASE("too little, too much, code and nonsense are not judged, and the reason is said") {
    const auto reason = [](std::string_view text) { return mark(text).abstained; };
    CHECK(reason("") == Abstention::too_short);
    CHECK(reason(" \n ") == Abstention::too_short);
    CHECK(reason("yes") == Abstention::too_short);
    CHECK(reason("asdf jkl qwer uiop zxcv") == Abstention::not_understood);
    CHECK(reason("for (int i = 0; i < 3; ++i) { x[i] = y[i]; }") == Abstention::code);
    std::string long_text;
    for (int i = 0; i < 100; ++i) long_text += "Attention ignores order. ";
    CHECK(mark(long_text.substr(0, 2000)).score == 0.5);
    CHECK(reason(long_text + long_text) == Abstention::too_long);
    CHECK(reason(std::string(65536, 'a')) == Abstention::too_long);
    for (const std::string_view text : {"", "asdf jkl qwer uiop zxcv"}) CHECK(mark(text).feedback.size() == 1);
}

TEST_CASE("feedback says what is there, leads to what is missing and names the judge") {
    const auto& rubric = pe::order_blindness_rubric;
    const ExplanationMark half = mark("Attention ignores the order of the words.");
    CHECK(has_sentence(half, rubric.ideas[idea("blind")].found));
    CHECK(has_sentence(half, rubric.ideas[idea("same")].missing));
    CHECK(half.feedback.back() == rubric.language.remarks.by_rules);
    const ExplanationMark nothing = mark("The dog is stronger than the man.");
    CHECK(has_sentence(nothing, rubric.language.remarks.nothing_found));
    CHECK(has_sentence(nothing, rubric.ideas[idea("blind")].missing));
}

TEST_CASE("no feedback gives the answer away: none of its sentences would earn a mark") {
    const auto& rubric = pe::order_blindness_rubric;
    for (const auto& idea : rubric.ideas) {
        CHECK(mark(idea.missing).score == 0);
        CHECK(mark(idea.denied).score == 0);
    }
    for (const auto& wrong : rubric.misconceptions) CHECK(mark(wrong.remark).score == 0);
}

TEST_CASE("another question needs only other rules") {
    constexpr pe::WordGroup groups[] = {{"AGENT", "entry value encoding"},
                                        {"OTHER", "count"},
                                        {"REMEDY", "clip"},
                                        {"WAVE", "sine cosine sin cos wave"},
                                        {"BOUNDED", "bound* limit* between within"}};
    constexpr pe::ExplanationIdea ideas[] = {
        {.key = "wave", .earns = true, .missing = "Which functions make the entries?"},
        {.key = "bounded", .earns = true, .missing = "How large can they get?"}};
    constexpr pe::ExplanationRule rules[] = {{"wave", "", "AGENT ..3 WAVE; WAVE ..3 AGENT; WAVE ..2 BOUNDED"},
                                             {"bounded", "!bounded", "BOUNDED; never ..3 1; stay ..3 1"}};
    const ExplanationRubric source{.language = pe::english_explanations,
                                   .question = "Why do the entries of late positions not grow?",
                                   .groups = groups,
                                   .phrases = {},
                                   .ideas = ideas,
                                   .misconceptions = {},
                                   .rules = rules,
                                   .formulas = {}};
    const pe::ReadRubric rubric(source);
    CHECK(pe::mark_explanation(rubric, "Each entry is a sine or cosine and those are bounded by 1.").score == 1);
    CHECK(pe::mark_explanation(rubric, "The entries are cosines of something.").score == 0.5);
    CHECK(pe::mark_explanation(rubric, "The entries are not bounded.").score == 0);
}

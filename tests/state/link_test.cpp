#include "state/link.h"

#include <doctest/doctest.h>

#include <random>
#include <string>

#include "state/random_choices.h"

using namespace pe;

namespace {

bool within_limits(const Choices& choices) {
    for (const Field& field : fields()) {
        if (field.kind == FieldKind::text) {
            if ((choices.*field.text).size() > longest_text_field) return false;
        } else if (!(field.number(choices) >= field.minimum && field.number(choices) <= field.maximum)) {
            return false;
        }
    }
    return true;
}

/// The one note that reading a link gives.
std::string note_of(std::string_view link) {
    const LinkReading reading = read_link(link);
    REQUIRE(reading.notes.size() == 1);
    return reading.notes.front();
}

bool says(const std::string& note, std::string_view words) {
    CAPTURE(note);
    CAPTURE(words);
    return note.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a link without options is the first view, and nothing is noted") {
    for (const char* link : {"", "#", "#panel=table", "panel=table&", "&&&"}) {
        CAPTURE(link);
        CHECK(read_link(link).choices == Choices());
        CHECK(read_link(link).notes.empty());
    }
}

TEST_CASE("the link of the first view names the panel alone") {
    CHECK(write_link(Choices()) == "panel=table");
}

TEST_CASE("a link names what differs from the first view, in the order of the field table") {
    Choices choices;
    choices.language = Language::cpp;
    choices.position = 7;
    choices.width = 8;
    choices.layout = Layout::concatenated;
    choices.detail = Detail::compare;
    CHECK(write_link(choices) == "panel=table&d=8&layout=concatenated&t=7&detail=compare&language=cpp");
}

TEST_CASE("each option of a link is read") {
    const LinkReading reading = read_link(
        "#panel=table&d=512&base=500.5&layout=cosine-first&t=16777216&column=511&decimals=15&first=3&first-column=2"
        "&other=4&detail=add&x=%5B1%2C%202%5D&sum-row=0&format=json&language=pytorch");
    CHECK(reading.notes.empty());
    const Choices& choices = reading.choices;
    CHECK(choices.width == 512);
    CHECK(choices.base == 500.5);
    CHECK(choices.layout == Layout::concatenated_cosine_first);
    CHECK(choices.position == 16777216);
    CHECK(choices.column == 511);
    CHECK(choices.decimals == 15);
    CHECK(choices.first_position == 3);
    CHECK(choices.first_column == 2);
    CHECK(choices.other_position == 4);
    CHECK(choices.detail == Detail::add);
    CHECK(choices.embedding == "[1, 2]");
    CHECK(choices.sum_row == 0);
    CHECK(choices.format == ExportFormat::json);
    CHECK(choices.language == Language::pytorch);
}

TEST_CASE("each option of the practice panel is read") {
    const LinkReading reading = read_link(
        "panel=practice&set=bank&questions=https://example.org/set.json&seed=1000000000&shuffle=on&question=sum-2"
        "&hints=off&solutions=off&attempts=99");
    CHECK(reading.notes.empty());
    const Choices& choices = reading.choices;
    CHECK(choices.panel == Panel::practice);
    CHECK(choices.set == QuestionSource::bank);
    CHECK(choices.questions == "https://example.org/set.json");
    CHECK(choices.seed == 1000000000);
    CHECK(choices.shuffle);
    CHECK(choices.question == "sum-2");
    CHECK(!choices.hints);
    CHECK(!choices.solutions);
    CHECK(choices.attempts == 99);
}

TEST_CASE("a link names the options of the practice panel that differ from the first view, and they come back") {
    Choices choices;
    choices.panel = Panel::practice;
    CHECK(write_link(choices) == "panel=practice");
    choices.set = QuestionSource::bank;
    choices.questions = "sets/a b.json?x=1&y=2#z";
    choices.seed = 0;
    choices.shuffle = true;
    choices.question = "order";
    choices.hints = false;
    choices.solutions = false;
    choices.attempts = 3;
    CHECK(write_link(choices) ==
          "panel=practice&set=bank&questions=sets/a%20b.json%3Fx%3D1%26y%3D2%23z&seed=0&shuffle=on&question=order"
          "&hints=off&solutions=off&attempts=3");
    CHECK(read_link(write_link(choices)).choices == choices);
    CHECK(read_link(write_link(choices)).notes.empty());
}

TEST_CASE("each option of the order lab is read, and comes back") {
    const std::string link =
        "panel=order&a=one%20two%20three&b=two%20one%20three&positions=sinusoidal&mask=causal&weights-seed=7&"
        "shuffle-seed=3&slot=2&matrix=scores&of=b&cell-row=1&cell-column=2&first-cell-column=1";
    const LinkReading reading = read_link(link);
    CHECK(reading.notes.empty());
    const Choices& choices = reading.choices;
    CHECK(choices.panel == Panel::order);
    CHECK(choices.sentence_a == "one two three");
    CHECK(choices.sentence_b == "two one three");
    CHECK(choices.positions == Positions::sinusoidal);
    CHECK(choices.causal_mask);
    CHECK(choices.weights_seed == 7);
    CHECK(choices.shuffle_seed == 3);
    CHECK(choices.slot == 2);
    CHECK(choices.matrix == AttentionMatrix::scores);
    CHECK(choices.matrix_of == LabSentence::b);
    CHECK(choices.cell_row == 1);
    CHECK(choices.cell_column == 2);
    CHECK(choices.first_cell_column == 1);
    CHECK(write_link(choices) == link);
}

TEST_CASE("options of the practice panel that are out of range are noted, too") {
    CHECK(read_link("attempts=100").choices.attempts == max_attempts);
    CHECK(says(note_of("attempts=100"), "attempts=100: taken as 99"));
    CHECK(read_link("attempts=-1").choices.attempts == 0);
    CHECK(read_link("seed=4294967296").choices.seed == max_seed);
    CHECK(read_link("seed=1.5").notes.size() == 1);
    CHECK(read_link("hints=no").choices.hints);
    CHECK(says(note_of("hints=no"), "it can be off on"));
    CHECK(read_link("shuffle=").choices == Choices());
    CHECK(says(note_of("set=mine"), "it can be lesson bank"));
}

TEST_CASE("any choices come back from their link") {
    std::mt19937 random(20170612);
    for (int i = 0; i < 3000; ++i) {
        const Choices choices = testing::random_choices(random);
        const std::string link = write_link(choices);
        CAPTURE(link);
        const LinkReading reading = read_link(link);
        REQUIRE(reading.choices == choices);
        REQUIRE(reading.notes.empty());
        REQUIRE(
            link.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~,;:()[]/%=&") ==
            std::string::npos);
    }
}

TEST_CASE("the later of two options with one name counts") {
    CHECK(read_link("t=3&t=4").choices.position == 4);
}

TEST_CASE("a number out of range is taken as the nearest limit, with a note that names the range") {
    CHECK(read_link("t=99999999").choices.position == max_position);
    CHECK(says(note_of("t=99999999"), "t=99999999: taken as 16777216"));
    CHECK(says(note_of("t=99999999"), "0 to 16777216"));
    CHECK(read_link("t=-3").choices.position == 0);
    CHECK(read_link("decimals=16").choices.decimals == 15);
    CHECK(read_link("base=1").choices.base == doctest::Approx(1.0001));
    CHECK(read_link("base=0").choices.base == doctest::Approx(1.0001));
    CHECK(read_link("base=1e300").choices.base == 1e9);
    CHECK(read_link("d=1").choices.width == 2);
    CHECK(read_link("d=100000").choices.width == 1024);
    CHECK(read_link("t=1e308").choices.position == max_position);
}

TEST_CASE("a fraction where a whole number belongs is rounded, with a note") {
    CHECK(read_link("t=2.6").choices.position == 3);
    CHECK(says(note_of("t=2.6"), "t=2.6: taken as 3"));
}

TEST_CASE("an odd width is taken as the even one below, with a note") {
    CHECK(read_link("d=7").choices.width == 6);
    CHECK(says(note_of("d=7"), "d=7: taken as 6"));
    CHECK(read_link("d=3").choices.width == 2);
}

TEST_CASE("a column beyond the width is taken as the last, with a note, wherever it stands in the link") {
    CHECK(read_link("column=9&d=4").choices.column == 3);
    CHECK(says(note_of("column=9&d=4"), "column=9: taken as 3"));
    CHECK(read_link("d=64&column=9").choices.column == 9);
    CHECK(read_link("column=9&d=64").notes.empty());
    CHECK(read_link("first-column=1000&d=8").choices.first_column == 7);
}

TEST_CASE("what is no number is ignored, with a note") {
    for (const char* link : {"t=", "t", "t=one", "t=0x10", "t=nan", "t=inf", "t=1 2", "t=1,5", "t=1e400", "t=%31%00",
                             "base=-inf", "t=--1", "t==1"}) {
        CAPTURE(link);
        CHECK(read_link(link).choices == Choices());
        CHECK(says(note_of(link), "not a number, ignored"));
    }
}

TEST_CASE("bases may be written with an exponent") {
    CHECK(read_link("base=1e9").choices.base == 1e9);
    CHECK(read_link("base=1e9").notes.empty());
    CHECK(read_link("base=1E5").choices.base == 1e5);
    CHECK(read_link("base=1e%2B5").choices.base == 1e5);
    CHECK(read_link("base=1e+5").choices.base == 1e5);
    CHECK(read_link("base=1e+5").notes.empty());
    CHECK(read_link("base=25e-1").choices.base == 2.5);
}

TEST_CASE("an unknown option is ignored, with a note, and the others are read") {
    const LinkReading reading = read_link("colour=red&t=5&=&T=6");
    CHECK(reading.choices.position == 5);
    REQUIRE(reading.notes.size() == 3);
    CHECK(says(reading.notes[0], "colour=red: unknown option, ignored"));
}

TEST_CASE("an unknown word is ignored, with a note that lists the words") {
    CHECK(read_link("layout=spiral").choices == Choices());
    CHECK(says(note_of("layout=spiral"), "it can be interleaved concatenated cosine-first tensor2tensor"));
    CHECK(read_link("layout=Interleaved").notes.size() == 1);
    CHECK(read_link("panel=chair").choices.panel == Panel::table);
    CHECK(read_link("detail=").notes.size() == 1);
}

TEST_CASE("percent codes are read in names and values; what is none stays as it is") {
    CHECK(read_link("%64=%38").choices.width == 8);
    CHECK(read_link("x=%5b1%5D").choices.embedding == "[1]");
    CHECK(read_link("x=50%").choices.embedding == "50%");
    CHECK(read_link("x=%4").choices.embedding == "%4");
    CHECK(read_link("x=%zz%41").choices.embedding == "%zzA");
    CHECK(read_link("x=a%26b%3Dc").choices.embedding == "a&b=c");
    CHECK(read_link("x=a=b").choices.embedding == "a=b");
}

TEST_CASE("a plus in a text is a blank, as forms write it, and a typed plus comes back") {
    CHECK(read_link("x=1+2").choices.embedding == "1 2");
    Choices choices;
    choices.embedding = "1e+3 +2";
    CHECK(write_link(choices) == "panel=table&x=1e%2B3%20%2B2");
    CHECK(read_link(write_link(choices)).choices == choices);
}

TEST_CASE("bytes that are not UTF-8 come through a text unharmed") {
    Choices choices;
    choices.embedding = "\xFF\xC3(\x80\xED\xA0\x80";
    CHECK(read_link(write_link(choices)).choices == choices);
    CHECK(read_link("x=\xFF%FE").choices.embedding == "\xFF\xFE");
}

TEST_CASE("a text longer than the limit is ignored, with a note") {
    CHECK(read_link("x=" + std::string(longest_text_field, '1')).choices.embedding.size() == longest_text_field);
    CHECK(read_link("x=" + std::string(longest_text_field + 1, '1')).choices.embedding.empty());
    CHECK(says(note_of("x=" + std::string(longest_text_field + 1, '1')), "ignored"));
}

TEST_CASE("a note quotes no more than a glance of a huge value") {
    CHECK(note_of("t=" + std::string(100000, 'x')).size() < 200);
    CHECK(note_of(std::string(100000, 'x')).size() < 200);
    CHECK(note_of("layout=" + std::string(100000, 'x')).size() < 200);
}

TEST_CASE("any bytes read as settled choices within the limits, whose link brings them back") {
    std::mt19937 random(1706);
    const std::string pieces[] = {"d=",      "t=",
                                  "base=",   "column=",
                                  "x=",      "&",
                                  "&",       "=",
                                  "%",       "%4",
                                  "#",       "1e",
                                  "9",       "-",
                                  ".",       "panel=table",
                                  "layout=", "tensor2tensor",
                                  "\xFF",    std::string(1, '\0')};
    for (int i = 0; i < 3000; ++i) {
        std::string link;
        for (auto count = random() % 20; count > 0; --count)
            link +=
                random() % 5 == 0 ? std::string(1, static_cast<char>(random())) : pieces[random() % std::size(pieces)];
        CAPTURE(link);
        const Choices choices = read_link(link).choices;
        REQUIRE(within_limits(choices));
        Choices settled = choices;
        settle(settled);
        REQUIRE(settled == choices);
        REQUIRE(read_link(write_link(choices)).choices == choices);
    }
}

TEST_CASE("it is known whether a link says where the view begins") {
    CHECK(!read_link("d=8&t=500&column=3").names_view);
    CHECK(read_link("first=3").names_view);
    CHECK(read_link("d=8&first-column=0").names_view);
}

TEST_CASE("megabytes of options are read") {
    std::string link;
    for (int i = 0; i < 200000; ++i) link += "t=" + std::to_string(i % 10) + "&";
    CHECK(read_link(link + "d=8").choices.width == 8);
    CHECK(read_link(std::string(1 << 22, '&')).choices == Choices());
}

TEST_CASE("an anchor of the page is no link to the workbench") {
    CHECK(is_link("panel=table"));
    CHECK(is_link("#t=1"));
    CHECK(!is_link("#worked-example"));
    CHECK(!is_link("#"));
    CHECK(!is_link(""));
}

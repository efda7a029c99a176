// English, as far as the marker of explanations must know it.
#include "practice/explanation_rubric.h"

namespace pe {
namespace {

constexpr WordGroup groups[] = {
    {"NOT",
     "not never nothing nobody none nor neither nowhere dont hardly barely scarcely fail fails unable idc doubt doubts "
     "deny denies"},
    {"NONE", "no without lack lacks lacking missing instead"},
    {"PREPOSITION", "for to in at by from with as of on when whether regardless"},
    {"OPENS",
     "but because bc cause coz cuz since so therefore thus hence whereas although though however unless while "
     "consequently thats despite contrary"},
    {"LINK", "nor and if when which as even where whether"},
    {"MODAL", "should must need needs needed want wants would could might if imagine suppose let lets help helps to"},
    {"VERB",
     "its thats whats r is are was were be been has have had do did can will would could get got become made make "
     "treat* see look know knew ignor* use used read process compute depend change differ mean contain* care match "
     "coincide return* map come stay remain lead yield* take forget* lose lost add tell attend* mix think say go give "
     "produce calculate commute only must keep ends sound equal appear carry store contain move fall arrive happen "
     "work receiv* represent attend compare belong became gave saw said lets show handle encode decide separate "
     "distinguish* feel hold vanish* involve collapse behav* view mark indicate record consider* assign interpret "
     "lack"},
    {"FREE",
     "a an the of about to in on at for by with from into within inside as its their his this that these those there "
     "here then also just only simply really exactly very any all some each every is are was were be been being am do "
     "does did done has have had having will would can could may might shall should must it they them he she him we "
     "you i who which what where when how whether if own itself themselves even still always completely totally "
     "basically actually both two three 1 2 3 exact quite such kind sort end up out back again u r or final resulting "
     "whole entire overall too ever than more most other now well because so since bc and but therefore thus hence "
     "while though although not no never without nothing get gets got one my me our us your anyway somehow way case "
     "cases"},
    {"DENIAL", "wrong false untrue incorrect nonsense rubbish nope not no lie"},
    // Ordinary words that must not be taken for misspelt words of a rubric.
    {"PLAIN", "print world thought later some small older strong blend blends form march times"},
};

constexpr Phrase phrases[] = {
    {"FREE", "not just/only/simply/merely; no doubt; in order to; i think; whether or not; can not help/but; and that"},
    {"NOT",
     "wrong/false/incorrect/mistake/untrue to say/think/claim/believe; false/wrong/untrue/incorrect that; no one; far "
     "from"},
    {"NONE", "rather than"},
    {"REPORT",
     "some/many/most/few/other/you/one people/students/might/may/could ..1 think/say/believe/assume; "
     "people think/say/believe/assume; some/many/most people; it is ..1 said/believed/claimed; misconception; "
     "myth; keyword*; mention*"},
    {"REFUTE",
     "that/this/which/it ..1 -NOT wrong/false/untrue/incorrect/myth/nonsense; "
     "that/this ..1 not ..1 true/right/correct; none/nothing of this/that ..1 true/right"},
};

}  // namespace

const ExplanationLanguage english_explanations{
    .groups = groups,
    .phrases = phrases,
    .foreign =
        "der das und ist nicht ein eine sind weil von sich auf dem mit wird werden beide den auch kann aber "
        "le la les est une et pas dans que qui ne sont pour donc du au ce il je tu nous sais "
        "el los las por es una y del pero con mas se lo "
        "os uma nao em mesmas mesma sao tem na ao entao porque "
        "di che della sono gli dei per non e quindi "
        "de het een niet van zijn wordt omdat "
        "och att det inte som ar jest nie ze jako ve bir bu ve",
    .remarks = {
        .complete = "You give the reason and what follows from it.",
        .contradiction = "One part of your text says this, another the opposite. Which do you mean?",
        .keywords_only = "Some of this names the right words but states nothing. Say in a sentence what does what.",
        .nothing_found = "I found no statement here that answers the question.",
        .by_rules = "This was judged by rules, not by a person; a person may judge otherwise.",
        .too_short = "This is too short to judge. One or two sentences are enough.",
        .too_long = "This is too long to judge by rules. Try to say it in a few sentences.",
        .other_language = "I can judge only English. Compare your text with the model answer yourself.",
        .code = "This looks like code or a formula, and I can judge only sentences. Say in words what it shows.",
        .not_understood = "I could not make sense of this. Compare your text with the model answer yourself.",
    }};

}  // namespace pe

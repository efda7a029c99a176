// The rules for "why does a transformer without positional encoding have trouble telling two orders apart?"
#include "practice/explanation_rubric.h"

namespace pe {
namespace {

constexpr WordGroup groups[] = {
    {"AGENT",
     "attention attn transformer* model network* net layer mechanism architecture encoder computer machine "
     "algorithm system llm gpt bert softmax formula score operation function average sum math calculation "
     "computation product mha sa output logit"},
    {"IT", "it its they he everything all"},
    {"OTHER", "rnn* lstm* gru recurrent human* language* english grammar"},
    {"REMEDY", "pe"},
    {"ORDER",
     "order* ordr sequence* sequential* distance* adjacen* position* place* location* index* indices slot arrang* seat "
     "spot succession chronolog* temporal timestep"},
    {"WORD", "word token letter term piece item element same_word text"},
    {"SENTENCE", "sentence phrase both they them two string version case input order permutation arrangement"},
    {"REP",
     "output result representa* vector embedding value number state answer predict* logit* probab* "
     "distribution feature context average sum product softmax score point outcome hidden activation* summary "
     "thing situation matrix conversation graph input update pattern information content picture encoding everything "
     "blend readout message understanding calculation computation meaning smoothie y"},
    {"OUT",
     "output result representa* vector answer predict* state embedding value outcome feature number logit "
     "y encoding readout"},
    {"SAME",
     "same identic* equal* indistinguish* equival* alike unchanged coincide* match* agree* unaltered constant "
     "unaffected untouched"},
    {"DIFFERENT", "differ* unequal distinct unlike"},
    {"SENSE",
     "know* knew see* look* care* notice* use* using consider* track* encod* understand* recogn* perceiv* "
     "detect* sense distinguish* aware depend* contain* carr* keep* preserv* remember* receiv* get got account "
     "sensitive respect* represent* captur* record* stor* mind hold* includ* learn* identif* tell* told say* "
     "ask* indicat* mark* show* pay* read* observ* reflect* exploit* rely relies influenc* affect* "
     "incorporat* attach* have has had take* work* process* give* provid* enter* appear* occur* built* matter* "
     "play* important part count* feature* add* model* pass* accessible visible available relevan* dependent "
     "inherent intrinsic concern* differentiat* discriminat* interest* effect in feel* involv* impact access regard "
     "reference kno"},
    {"KNOWS",
     "know* knew see* use* using consider* aware depend* preserv* encod* track* understand* carr* keep* rely "
     "relies remember* respect* captur* sensitive take* store* stored read* matter* important care* account "
     "contain* influenc* affect*"},
    {"INFORMATION",
     "notion sense idea concept clue knowledge awareness information info memory record signal feeling "
     "understanding built inherent inbuilt intrinsic track explicit natural hint cue data trace mark"},
    {"IGNORE",
     "ignor* disregard* discard* lose* losing lost drop* forget* forgot* neglect* blind* unaware agnostic "
     "insensitive indifferent oblivious independent* independence invisib* irrelevan* unimportant meaningless "
     "unknown absent vanish* disappear* thrown throw* overlook* hidden destroy* remov* regardless irrespective "
     "invarian* equivarian* symmetric* gone wash* eras* wip* delet*"},
    {"SET",
     "set multiset bag* collection pile heap soup salad unordered mess jumble* mixture lump basket pot bowl deck "
     "tile card"},
    {"SWAP",
     "swap* shuffl* reorder* rearrang* exchang* permut* switch* flip* revers* interchang* scrambl* mov* relabel*"},
    {"ANY", "whatever whichever wherever regardless irrespective"},
    {"CHANGE", "chang* alter* modif* affect* influenc* impact effect matter"},
    {"LABEL", "number label sticker tag stamp timestamp mark flag address direction arrow"},
    {"VERB", "bite bites bit"},
};

constexpr Phrase phrases[] = {
    {"REMEDY",
     "position*/order encod*/embed*; position* ..1 vector/signal/code/coding/mark; "
     "add/adding/added/inject* -not ..4 position*/sin*/cos*/pe"},
    {"OTHER", "recurren* net/network/model; recurren* neural net/network"},
    {"SEQUENTIALLY",
     "left to right; right to left; one by one; one after ..1 other/another; one at a time; "
     "one word/token at a time; one word/token at time; word by word; token by token; in sequence; "
     "step by step; sequentially; word after word; token after token; one word/token after ..1 other/another; first to "
     "last"},
    {"PARALLEL", "in parallel; parallel; at once; same time; simultan*; all ..1 together"},
    {"ORDER",
     "who/what/which/where/whether ..2 first/last/second/third/before/after; "
     "where ..2 WORD/they/it/each/dog/man/thing/box/u/you ..1 is/are/be/r/stand/sit/come/occur/appear/belong/stood; "
     "how ..2 WORD/they/it/box ..1 lined/placed/sorted/arranged; left or right; left and right; first ..1 from/and/or "
     "..2 last/second/third; as ..1 first; who/what/which ..1 stand*/is/are/sit* where; were ..1 WORD are; come*/came "
     "before/after/first; "
     "first WORD from/and/or ..1 last; where is/are ..2 WORD/dog/man/it; "
     "first or last; first/second or second/first; ahead of; before or after; before and after; "
     "row/word/token/slot number; which WORD ..1 one; number one/two/1/2"},
    {"BAG",
     "bag* of ..1 word; multiset; unordered; set of ..1 WORD/symbol; scrabble; "
     "collection/pile/heap/soup/salad/list/box/bag/bowl of ..1 WORD/tile; word/alphabet soup/salad; "
     "set function/operation; in/into a hat/bag/box/bowl/blender/pot/heap/pile/sack/mixer"},
    {"ANY", "no matter; whether or"},
    {"SAME", "one and the same; as before; the very same; what/as it/they was/were"},
    {"WHO", "who ..2 bit*/bites ..2 who*; who ..1 bit* ..2 bitten"},
};

constexpr ExplanationIdea ideas[] = {
    {.key = "blind",
     .name = "attention is blind to order",
     .earns = true,
     .of_agent = true,
     .found = "You say why the order does not get through.",
     .missing = "What does attention do with the positions of the words when it mixes their vectors?",
     .denied = "Look again at the formula of attention: does the place of a word occur in it?"},
    {.key = "same",
     .name = "same tokens, same outputs",
     .earns = true,
     .found = "You say what comes out for the two sentences.",
     .missing = "And what does that mean for what comes out: compare the two sentences word by word.",
     .denied = "Compute attention for both orders, word by word, and compare the vectors."},
    {.key = "meaning", .name = "the order carries meaning", .found = "You say that the order carries meaning."},
    {.key = "remedy", .name = "the remedy", .found = "You name the remedy."},
};

constexpr Misconception misconceptions[] = {
    {"sequential", "read one by one",
     "Look again at how the words enter attention: one after the other, or all together?"},
    {"embeddings", "order held by embeddings",
     "What is a token's embedding looked up by, and what can it therefore not know?"},
    {"uniform", "equal weights",
     "What decides an attention weight? Try two words that fit together and two that don't."},
    {"length", "the length to blame", "Try two sentences of other lengths: would the trouble go away?"},
    {"similar", "similar vectors to blame", "Would the trouble go away with two words whose vectors are far apart?"},
    {"training", "too little training",
     "Could more training help if nothing in the input tells the two sentences apart?"},
    {"layers", "order found by later layers",
     "The layers behind attention see each vector alone: what could tell them its place?"},
    {"no trouble", "no trouble at all", "Follow one word through attention in both sentences: what differs?"},
};

constexpr ExplanationRule rules[] = {
    // Wrong beliefs and their denials come first: they keep their words.
    {"embeddings", "",
     "embedding ..3 contain*/includ*/carr*/hold*/know*/stor*/have/has/encod* ..3 ORDER; "
     "ORDER ..1 stored/contained/encoded/included ..2 embedding"},
    {"sequential", "blind",
     "read*/process*/look*/see*/go/goes/handle*/take*/treat*/input*/work*/comput* ..4 SEQUENTIALLY; "
     "SEQUENTIALLY ..2 read*/process*"},
    {"sequential", "",
     "forget*/forgot* ..2 first/earlier/previous/beginning; memory ..2 short; only ~look*/see*/read* ..1 first/last"},
    {"", "blind", "recurren*; rnn"},
    {"uniform", "",
     "weight ..3 uniform/1; all ..1 weight ..3 SAME; weight ..3 all ..2 SAME; weight ..3 become ..1 SAME"},
    {"length", "", "SAME ~length; length ..3 confus*; confus* ..3 length; too ~long/short -memory"},
    {"similar", "",
     "dog and man ..2 similar*/close/near/alike/almost; similar* ..2 vector/embedding/meaning; "
     "vector/embedding ..2 similar*/close"},
    {"training", "",
     "not ..2 trained ..2 enough; not ..1 enough ..1 train*/data/example; enough ..1 train*/data ..3 ORDER; more ..1 "
     "training/data/example; "
     "training ..3 learn* ..2 ORDER/difference; learn* ..2 ORDER ..1 anyway"},
    {"layers", "", "ffn/feed/mlp ..4 see*/know*/use* ..2 ORDER"},
    {"no trouble", "", "can ~tell ..3 difference/apart; can ..1 distinguish ..3 SENTENCE; tell* ..2 apart ..2 easily"},
    {"", "no trouble", "have/has ..2 trouble/problem/difficult*; "},

    // The mechanism.
    {"blind", "!blind",
     "unnumbered/unlabelled/unlabeled; IGNORE ..3 ORDER; ORDER ..3 IGNORE; ORDER ~free; IGNORE ..3 permut*/SWAP"},
    {"blind", "!blind",
     "permut*/SWAP ..2 IGNORE/equivari*/invari*/symmetr*; invari*/equivari* ..3 permut*/SWAP; equivari*; commut*; "
     "AGENT ..3 symmetr*; symmetr* ..2 AGENT; interchangeable"},
    {"blind", "", "BAG; as/like/just/only/it/a/into ..1 SET; over/on/in/of/this ~SET; fully ~connected"},
    {"", "blind", "SENSE ..3 ORDER; INFORMATION ..2 ORDER; ORDER ..4 SENSE"},
    {"!blind", "blind", "AGENT/IT ..2 has/have/had ..2 INFORMATION ..2 ORDER; ORDER ~sensitive/dependent/aware"},
    {"!blind", "",
     "AGENT/IT ..3 KNOWS ..2 ORDER; ORDER ..2 used/known/stored/preserved/kept; ORDER ..1 matter*/important ..2 AGENT"},
    {"blind", "",
     "not ~ORDER; not ~no ~ORDER; but ..1 without ~ORDER; what ..3 not ~where; no/lack/lacks/missing ..1 ORDER "
     "~INFORMATION; has/have/is/are/but/and/knows no ~ORDER; no ..1 ORDER ..2 in/anywhere/inside; no ~ORDER "
     "~INFORMATION; "
     "no/without ..1 LABEL; only/depend*/compar* ..3 content/pair; function ..1 of ..2 content; on ..1 "
     "token/word/content/embedding ~only; not on ~i; independent ..2 i; depend* only ..1 embedding/vector/word; only "
     "depend* ..1 embedding/vector/word; only/just ..2 compar*"},
    {"blind", "", "WORD/everything/all/look*/see*/process*/attend* ..4 PARALLEL; PARALLEL ..3 WORD"},
    {"blind", "",
     "SWAP ..6 SAME; SWAP ..3 CHANGE ~nothing; SWAP ..3 without ..1 notic*; SAME ..4 any/every/other/another ..2 "
     "ORDER; SAME ..5 ANY; ANY ..2 ORDER; SWAP ..3 just/only/merely/simply ..2 SWAP; SAME ..3 when/if/after ..3 SWAP; "
     "ANY ..5 SAME; no ~difference ..3 ORDER/where/whether/which; "
     "another/other/any/different ..1 ORDER ..4 SAME; permut* ..5 output/input ..4 permut*"},
    {"", "blind",
     "SWAP ..4 CHANGE; CHANGE ..4 SWAP; CHANGE ..3 if/when/by ..4 ORDER; SWAP ..5 notic*/care/mind; "
     "notic*/care/mind ..5 SWAP"},
    {"blind", "",
     "all/every ..1 position ..2 SAME; thrown/throw/tossed/mixed/scatter*/spill*/dump*/shaken/fell ..3 "
     "SET/together/floor/table/air"},
    {"blind", "!blind", "blind"},
    {"blind", "",
     "-with no ~ORDER; SET; blend/mix*/combination ~of; AGENT ..2 average/sum; weighted ~average/sum; is ~sum/average",
     true},

    // What follows from it.
    {"same", "", "no ..1 difference -in; difference ..2 vanish*/disappear*/lost/gone; kill*/remov* ..1 difference"},
    {"same", "!same",
     "SAME ..1 REP -WORD; is/are/be/as/like ..1 SAME ~sentence; REP ..4 SAME -WORD/SENTENCE/weight/time/way/length; "
     "SET/BAG ..1 SAME -WORD; SAME ..1 SET/BAG; OUT ~too"},
    {"same", "!same",
     "SENTENCE ..4 SAME -WORD/weight/time/way/length/meaning/REP; -WORD look* ..2 SAME; SAME ..0 for/to ..2 "
     "AGENT/him/it/them; "
     "-WORD treat*/think*/consider*/see*/view*/regard*/handle* -WORD/ORDER ..2 SAME -WORD/weight/time/way/length; "
     "stay*/remain*/turn*/come/comes/leave* ..2 SAME -WORD; give*/produc*/return*/comput*/get/gets ..1 SAME -WORD"},
    {"!same", "same", "DIFFERENT ..1 OUT; OUT/score/sum/average/thing ..4 DIFFERENT"},
    {"", "same", "SENTENCE ..3 DIFFERENT; OUT ..3 CHANGE; SWAP ..5 CHANGE ..3 OUT; nothing ..3 DIFFERENT"},
    {"same", "",
     "dog ..1 bites ..1 man ..2 = ..2 man ..1 bites ..1 dog; dog ..4 equal* ..3 dog; one ~situation; in ..1 SAME ..1 "
     "out; bites ..1 man/dog ..2 SAME ..2 man/dog ..1 bites; attention ~SAME -WORD/weight; REP ..2 as ~before"},

    // What else a good answer may say.
    {"meaning", "", "WHO; different ..1 meaning; meaning ..3 ORDER/different; subject ..3 object"},
    {"remedy", "", "REMEDY"},
};

constexpr FormulaRule formulas[] = {
    {"blind", "(PX)=Pf;(PX)...=Pf(X);(P...)=Pf;(PX)=f(X);a+b=b+a"},
};

}  // namespace

const ExplanationRubric order_blindness_rubric{
    .language = english_explanations,
    .question =
        "Explain why a transformer without positional encoding has trouble telling \"dog bites man\" from "
        "\"man bites dog\" though it sees the same three tokens.",
    .groups = groups,
    .phrases = phrases,
    .ideas = ideas,
    .misconceptions = misconceptions,
    .rules = rules,
    .formulas = formulas,
};

}  // namespace pe

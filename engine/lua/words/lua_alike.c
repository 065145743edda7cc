// One card and another: copies of it, and what both have in common.
#include "lua/words/call.h"

static int card_becomes_copy_of(ag_api_call *call)
{
    ag_card_id card = call->on.card;
    ag_card_id of = call->arg[0].card;
    int hero = (ag_types(call->rules, card) & AG_TYPE_HERO) != 0;
    int there = ag_in_play(call->state, card) && ag_card_exists(call->state, of);
    if (there && !hero && ag_run_reaches(call->run, card)) {
        ag_become_copy(call->rules, card, of);
        // CR 402.3c: nor is anything chosen again, as it would be if it entered play.
    }
    return 0;
}

// CR 300.1c: the same number of types, and the same types.
static int card_same_type(ag_api_call *call)
{
    uint32_t one = ag_types_known(call->rules, call->on.card);
    uint32_t other = ag_types_known(call->rules, call->arg[0].card);
    return ag_give_yes(call, one != 0 && one == other);
}

static int card_shares(ag_api_call *call)
{
    return ag_give_yes(
        call, ag_cards_share(call->rules, call->arg[0].number, call->on.card, call->arg[1].card));
}

const ag_api_row ag_api_alike[] = {
    { AG_API_VERB, AG_ON_CARD, "becomes_copy_of", card_becomes_copy_of, AG_GIVES_NOTHING,
      .rule = "CR 402.3", .takes = { { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .doc = "A card in play has all that is printed on the other, until it leaves play. Heroes "
             "do not. The other may lie elsewhere: a token that was made so becomes \"a 6/6 "
             "Gryphon named …\".",
      .says = "@ become~ a copy of {1}" },
    { AG_API_VERB, AG_ON_CARD, "same_type", card_same_type, AG_GIVES_YES, .rule = "CR 300.1c",
      .takes = { { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .doc = "As many types, and the same ones.", .says = "@ shares a type with {1}" },
    { AG_API_VERB, AG_ON_CARD, "shares", card_shares, AG_GIVES_YES, .rule = "CR 206.1a, CR 300.1c",
      .takes = { { "what", AG_SHAPE_WORD, "kind of thing to share", .needed = AG_NEEDED,
                   .as = "\"class\"", .words = { ag_alike_words, AG_ALIKE_COUNT } },
                 { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .doc = "Whether both have one of their types, the tag of one class, or of one of the "
             "twelve races, or the same name or controller.",
      .says = "@ shares a {1} with {2}" },
    { .kind = AG_API_END },
};

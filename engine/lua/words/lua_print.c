// What is printed on a card, whatever modifiers change.
#include "lua/words/call.h"

#include "rules/numbers/known.h"
#include "state/card.h"

// NULL: nothing is known of the card.
static const ag_card_def *def_of(const ag_api_call *call)
{
    uint16_t printed = ag_printed_of(call->state, call->on.card);
    return printed == 0 ? NULL : ag_catalog_card(call->rules->catalog, printed);
}

static const char *const printed_words[] = { "cost", "atk", "health", "def", "strike" };

// Of the side that is up, or was up as the card was last known.
static int card_printed(ag_api_call *call)
{
    const ag_card *card = ag_card_or_known(call->state, call->on.card);
    const ag_card_def *def = def_of(call);
    if (card == NULL || def == NULL) return ag_give_none(call);
    const ag_side_def *side = &def->side[card->side];
    const int16_t numbers[] = { side->cost, side->atk, side->health, side->def, side->strike };
    return ag_give_number(call, numbers[call->arg[0].number]);
}

// R502.2a: Bosses are numbered. A defeated Boss keeps its number.
static int card_order(ag_api_call *call)
{
    const ag_card_def *def = def_of(call);
    return ag_give_number(call, def == NULL ? 0 : def->boss_order);
}

const ag_api_row ag_api_print[] = {
    { AG_API_LOOK, AG_ON_CARD, "printed", card_printed, AG_GIVES_NUMBER, .rule = "CR 205.1",
      .takes = { { "number", AG_SHAPE_WORD, "number", .needed = AG_NEEDED, .as = "\"health\"",
                   .words = { printed_words, 5 } } },
      .doc = "The number that is printed on its side that shows: no modifier changes it. 0 where "
             "it has none." },
    { AG_API_FIELD, AG_ON_CARD, "order", card_order, AG_GIVES_NUMBER, .rule = "R502.2a",
      .doc = "Which Boss or stage it is, or was as it was last known; 0 where it is none." },
    { .kind = AG_API_END },
};

// What is printed on a card, whatever modifiers change.
#include "lua/words/api.h"

#include <lauxlib.h>

#include "lua/words/args.h"
#include "rules/numbers/known.h"
#include "state/card.h"

static const ag_card_def *def_of(const ag_run *run, ag_card_id card)
{
    uint16_t printed = ag_printed_of(run->rules->state, card);
    return printed == 0 ? NULL : ag_catalog_card(run->rules->catalog, printed);
}

// The side that is up, or was up as the card was last known.
static const ag_side_def *side_of(const ag_run *run, ag_card_id id)
{
    const ag_card *card = ag_card_at(run->rules->state, id);
    const ag_card_def *def = def_of(run, id);
    if (card == NULL) {
        const ag_known *known = ag_known_find(run->rules->state, id);
        card = known == NULL ? NULL : &known->card;
    }
    return card == NULL || def == NULL ? NULL : &def->side[card->side];
}

static int card_printed(lua_State *L)
{
    static const char *const names[] = { "cost", "atk", "health", "def", "strike" };
    const char *word = "printed";
    const ag_run *run = ag_run_now(L, word);
    const ag_side_def *side = side_of(run, ag_arg_card(L, 1, word));
    int which = ag_arg_word(L, 2, word, "number", names, 5);
    if (side == NULL) {
        lua_pushinteger(L, 0);
        return 1;
    }
    const int16_t numbers[] = { side->cost, side->atk, side->health, side->def, side->strike };
    lua_pushinteger(L, numbers[which]);
    return 1;
}

// R502.2a: Bosses are numbered. A defeated Boss keeps its number.
static int card_order(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "order");
    const ag_card_def *def = def_of(run, ag_arg_card(L, 1, "order"));
    lua_pushinteger(L, def == NULL ? 0 : def->boss_order);
    return 1;
}

const ag_api_row ag_api_print[] = {
    { AG_API_VERB, "printed", "card:printed(\"health\")", "number",
      "a word that is not cost, atk, health, def or strike", "CR 205.1",
      "The number that is printed on its side that shows: no modifier changes it. 0 where it has "
      "none.",
      card_printed },
    { AG_API_FIELD, "order", "card.order", "number", "", "R502.2a",
      "Which Boss or stage it is, or was as it was last known; 0 where it is none.", card_order },
    { .kind = AG_API_END },
};

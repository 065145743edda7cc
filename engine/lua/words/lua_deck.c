// Decks, and graveyards that are targeted.
#include "lua/words/api.h"

#include <lauxlib.h>
#include <string.h>

#include "base/error.h"
#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "lua/host/index.h"
#include "rules/change/change.h"
#include "rules/change/action.h"
#include "state/card.h"
#include "state/player.h"

static int push_pile(lua_State *L, const ag_state *state, int pile, int most)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = 0;
    for (uint16_t slot = state->piles[pile].first; slot != 0 && count < most;
         slot = state->cards[slot].next) {
        cards[count++] = ag_card_id_of(state, slot);
    }
    ag_push_cards(L, cards, count);
    return 1;
}

// ---- decks by name ----

typedef struct deck_names {
    const ag_raid_def *raid;
    const ag_player *player;
} deck_names;

static const char *next_deck(void *context, int index)
{
    const deck_names *names = context;
    if (index >= names->player->deck_count) return NULL;
    if (names->player->side == AG_SIDE_BOSS && names->raid != NULL) {
        return names->raid->deck_names[index];
    }
    return index == 0 ? "main" : NULL;
}

int ag_index_decks(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "decks");
    const ag_ref *decks = ag_to_handle(L, 1);
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : ag_arg_text(L, 2);
    deck_names names = { run->rules->catalog->raid, ag_player_at(run->rules->state, decks->seat) };
    const char *found;
    for (int i = 0; (found = next_deck(&names, i)) != NULL; i++) {
        if (strcmp(found, name) == 0) {
            ag_push_handle(L, AG_HANDLE_DECK, decks->seat, i, 0);
            return 1;
        }
    }
    const char *near = ag_nearest(name, next_deck, &names);
    if (near != NULL) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME,
                    "this player has no deck \"%s\" (did you mean \"%s\"?)", name, near);
    }
    ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "this player has no deck \"%s\"", name);
}

// ---- decks ----

static const ag_pile *deck_pile(lua_State *L, const ag_run *run, ag_ref *deck)
{
    *deck = ag_arg_handle(L, 1, AG_HANDLE_DECK, "deck");
    const ag_player *player = ag_player_at(run->rules->state, deck->seat);
    AG_ASSERT(deck->slot < AG_DECK_MAX);
    return &run->rules->state->piles[player->decks[deck->slot]];
}

static int deck_count(lua_State *L)
{
    ag_ref deck;
    lua_pushinteger(L, deck_pile(L, ag_run_now(L, "deck"), &deck)->count);
    return 1;
}

static int deck_owner(lua_State *L)
{
    ag_push_player(L, ag_arg_handle(L, 1, AG_HANDLE_DECK, "deck").seat);
    return 1;
}

static int deck_graveyard(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "deck");
    ag_ref deck = ag_arg_handle(L, 1, AG_HANDLE_DECK, "deck");
    const ag_player *player = ag_player_at(run->rules->state, deck.seat);
    return push_pile(L, run->rules->state, player->graveyards[deck.slot], AG_CARD_MAX);
}

static int deck_top(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "top");
    ag_ref deck;
    deck_pile(L, run, &deck);
    if (lua_isnoneornil(L, 2)) {
        ag_push_card(L, ag_deck_top(run->rules, deck.seat, deck.slot));
        return 1;
    }
    int count = ag_arg_number(L, 2, "top", "the number of cards", 0);
    ag_deck_reach(run->rules, deck.seat, deck.slot, count);
    const ag_player *player = ag_player_at(run->rules->state, deck.seat);
    return push_pile(L, run->rules->state, player->decks[deck.slot],
                     count < AG_CARD_MAX ? count : AG_CARD_MAX);
}

static int deck_reveal(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "reveal");
    ag_state *state = run->rules->state;
    ag_ref deck;
    deck_pile(L, run, &deck);
    int number =
        lua_isnoneornil(L, 2) ? 1 : ag_arg_number(L, 2, "reveal", "the number of cards", 0);
    int count = ag_reveal_count(run->rules, run->frame->seat, run->frame->me, number);
    ag_deck_reach(run->rules, deck.seat, deck.slot, count);
    const ag_player *player = ag_player_at(state, deck.seat);
    ag_card_id cards[AG_CARD_MAX];
    int found = 0;
    uint16_t slot = state->piles[player->decks[deck.slot]].first;
    for (; slot != 0 && found < count; slot = state->cards[slot].next) {
        cards[found++] = ag_card_id_of(state, slot);
    }
    ag_run_ask_for(L, run, "reveal", found);
    ag_action action = { .kind = AG_ACTION_REVEAL,
                         .seat = run->frame->seat,
                         .source = run->frame->me };
    ag_action_begin(run->rules, &action, cards, found);
    return ag_run_wait(L, ag_answer_group, 0);
}

static int deck_shuffle(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "shuffle");
    ag_ref deck = ag_arg_handle(L, 1, AG_HANDLE_DECK, "shuffle");
    ag_shuffle(run->rules, deck.seat, deck.slot);
    return 0;
}

static int deck_turn_over(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "turn_over");
    ag_ref deck = ag_arg_handle(L, 1, AG_HANDLE_DECK, "turn_over");
    ag_deck_turn_over(run->rules, deck.seat, deck.slot);
    return 0;
}

static int deck_draw_from(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "draw_from");
    ag_ref deck = ag_arg_handle(L, 1, AG_HANDLE_DECK, "draw_from");
    AG_ASSERT(deck.slot < ag_player_at(run->rules->state, deck.seat)->deck_count);
    ag_player_edit(run->rules->state, deck.seat)->draws_from = (uint8_t)deck.slot;
    return 0;
}

const ag_api_row ag_api_deck[] = {
    { AG_API_FIELD, "count", "deck.count", "number", "", "CR 415.3", "How many cards it has.",
      deck_count },
    { AG_API_FIELD, "owner", "deck.owner", "player", "", "", "", deck_owner },
    { AG_API_FIELD, "graveyard", "deck.graveyard", "group", "", "R101.3c",
      "The graveyard that goes with it.", deck_graveyard },
    { AG_API_VERB, "top", "deck:top(n)",
      "the top card, nil where there is none; with n, the group of the top n",
      "a number that is not whole or below 0", "R101.3c",
      "Looks at the top. Where a Boss player's deck holds fewer, its graveyard is shuffled in "
      "under them first.",
      deck_top },
    { AG_API_VERB, "reveal", "deck:reveal(n)", "the group that was revealed",
      "a number that is not whole or below 0", "CR 716.1f",
      "Reveals the top n cards, one where no number is given; raises.reveal may make them more.",
      deck_reveal },
    { AG_API_VERB, "shuffle", "deck:shuffle()", "", "", "CR 415", "", deck_shuffle },
    { AG_API_VERB, "turn_over", "deck:turn_over()", "", "", "CR 415.3d",
      "Turns the deck over: its last card lies on top, and all its cards, those to come too, lie "
      "face up.",
      deck_turn_over },
    { AG_API_VERB, "draw_from", "deck:draw_from()", "", "", "R301.1",
      "From now on its owner draws from this deck, in their draw step and by effects.",
      deck_draw_from },
    { .kind = AG_API_END },
};

// ---- target graveyards ----

static const ag_pile *pile_at(lua_State *L, const ag_run *run, int *pile)
{
    *pile = ag_arg_handle(L, 1, AG_REF_PILE, "graveyard").seat;
    AG_ASSERT(*pile < run->rules->state->used.piles);
    return &run->rules->state->piles[*pile];
}

static int pile_cards(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "graveyard");
    int pile;
    pile_at(L, run, &pile);
    return push_pile(L, run->rules->state, pile, AG_CARD_MAX);
}

static int pile_count(lua_State *L)
{
    int pile;
    lua_pushinteger(L, pile_at(L, ag_run_now(L, "graveyard"), &pile)->count);
    return 1;
}

static int pile_owner(lua_State *L)
{
    int pile;
    ag_push_player(L, pile_at(L, ag_run_now(L, "graveyard"), &pile)->seat);
    return 1;
}

static int shuffled(lua_State *L, int status, lua_KContext context)
{
    const ag_run *run = ag_run_now(L, "shuffle_into_deck");
    ag_shuffle(run->rules, (ag_seat)(context / AG_DECK_MAX), (int)(context % AG_DECK_MAX));
    return ag_answer_group(L, status, 0);
}

static int pile_shuffle_into_deck(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "shuffle_into_deck");
    const ag_state *state = run->rules->state;
    int index;
    const ag_pile *pile = pile_at(L, run, &index);
    ag_card_id cards[AG_CARD_MAX];
    int count = 0;
    for (uint16_t slot = pile->first; slot != 0; slot = state->cards[slot].next) {
        cards[count++] = ag_card_id_of(state, slot);
    }
    if (count == 0) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    ag_action action = { .kind = AG_ACTION_TO_DECK_TOP,
                         .seat = run->frame->seat,
                         .source = run->frame->me };
    lua_KContext context = pile->seat * AG_DECK_MAX + pile->index;
    ag_action_begin(run->rules, &action, cards, count);
    return ag_run_wait(L, shuffled, context);
}

const ag_api_row ag_api_pile[] = {
    { AG_API_FIELD, "cards", "graveyard.cards", "group", "", "CR 415", "", pile_cards },
    { AG_API_FIELD, "count", "graveyard.count", "number", "", "CR 415", "", pile_count },
    { AG_API_FIELD, "owner", "graveyard.owner", "player", "", "CR 415", "", pile_owner },
    { AG_API_VERB, "shuffle_into_deck", "graveyard:shuffle_into_deck()",
      "the group, as it is in the deck", "", "CR 415",
      "Shuffles all its cards into the deck that it belongs to.", pile_shuffle_into_deck },
    { .kind = AG_API_END },
};

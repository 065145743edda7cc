// Decks, and graveyards that are targeted.
#include "lua/words/call.h"

// ---- decks by name ----

typedef struct deck_names {
    const ag_raid_def *raid;
    const ag_player *player;
} deck_names;

static const char *next_deck(void *context, int index)
{
    const deck_names *names = context;
    if (index >= names->player->deck_count) return NULL;
    if (names->player->side == AG_SIDE_BOSS) return names->raid->deck_names[index];
    return index == 0 ? "main" : NULL;
}

int ag_deck_named(lua_State *L, ag_seat seat, const char *name)
{
    const ag_rules *rules = ag_run_now(L, "decks")->rules;
    deck_names names = { rules->catalog->raid, ag_player_at(rules->state, seat) };
    return ag_lua_find(L, NULL, "this player has no deck", name, next_deck, &names);
}

int ag_index_decks(lua_State *L)
{
    ag_seat seat = ag_to_handle(L, 1)->seat;
    return ag_push_handle(L, AG_HANDLE_DECK, seat, ag_deck_named(L, seat, ag_arg_name(L, 2)), 0);
}

// ---- decks ----

static const ag_player *owner_of(const ag_api_call *call)
{
    AG_ASSERT(call->on.ref.slot < AG_DECK_MAX);
    return ag_player_at(call->state, call->on.ref.seat);
}

static int pile_of_deck(const ag_api_call *call)
{
    return owner_of(call)->decks[call->on.ref.slot];
}

static int deck_member(ag_api_call *call)
{
    return ag_give_member(call, &call->state->piles[pile_of_deck(call)]);
}

static int deck_graveyard(ag_api_call *call)
{
    return ag_give_pile(call, owner_of(call)->graveyards[call->on.ref.slot], AG_CARD_MAX);
}

static int deck_top(ag_api_call *call)
{
    ag_ref deck = call->on.ref;
    int count = call->arg[0].number;
    if (!ag_call_has(call, 0)) {
        return ag_push_card(call->L, ag_deck_top(call->rules, deck.seat, deck.slot));
    }
    ag_deck_reach(call->rules, deck.seat, deck.slot, count);
    return ag_give_pile(call, pile_of_deck(call), count < AG_CARD_MAX ? count : AG_CARD_MAX);
}

static int deck_reveal(ag_api_call *call)
{
    ag_ref deck = call->on.ref;
    ag_action action = { .kind = AG_ACTION_REVEAL,
                         .seat = call->run->frame->seat,
                         .source = call->run->frame->me };
    int count = ag_reveal_count(call->rules, action.seat, action.source, call->arg[0].number);
    ag_deck_reach(call->rules, deck.seat, deck.slot, count);
    int found = ag_call_list(call, pile_of_deck(call), count, call->cards[0]);
    ag_run_ask_for(call->L, call->run, call->row->name, found);
    ag_action_begin(call->rules, &action, call->cards[0], found);
    return ag_give_later(call);
}

static int deck_shuffle(ag_api_call *call)
{
    ag_shuffle(call->rules, call->on.ref.seat, call->on.ref.slot);
    return 0;
}

static int deck_turn_over(ag_api_call *call)
{
    ag_deck_turn_over(call->rules, call->on.ref.seat, call->on.ref.slot);
    return 0;
}

static int deck_draw_from(ag_api_call *call)
{
    AG_ASSERT(call->on.ref.slot < owner_of(call)->deck_count);
    ag_player_edit(call->state, call->on.ref.seat)->draws_from = (uint8_t)call->on.ref.slot;
    return 0;
}

const ag_api_row ag_api_deck[] = {
    { AG_API_FIELD, AG_ON_DECK, "count", deck_member, AG_GIVES_NUMBER, .at = AG_AT(ag_pile, count),
      .rule = "CR 415.3", .doc = "How many cards it has.", .says = "the number of cards in @" },
    { AG_API_FIELD, AG_ON_DECK, "owner", deck_member, AG_GIVES_PLAYER, .at = AG_AT(ag_pile, seat),
      .says = "@'s owner" },
    { AG_API_FIELD, AG_ON_DECK, "graveyard", deck_graveyard, AG_GIVES_GROUP, .rule = "R101.3c",
      .doc = "The graveyard that goes with it." },
    { AG_API_VERB, AG_ON_DECK, "top", deck_top, AG_GIVES_CARD_OR_GROUP,
      .returns = "the top card, nil where there is none; with n, the group of the top n",
      .rule = "R101.3c", .takes = { { "n", AG_SHAPE_INTEGER, .doc = "the number of cards" } },
      .doc = "Looks at the top. Where a Boss player's deck holds fewer, its graveyard is "
             "shuffled in under them first.",
      .says = "the top {1-}card{1+s} of @" },
    { AG_API_VERB, AG_ON_DECK, "reveal", deck_reveal, AG_GIVES_GROUP,
      .returns = "the group that was revealed", .rule = "CR 716.1f",
      .takes = { { "n", AG_SHAPE_INTEGER, .doc = "the number of cards" } },
      .doc = "Reveals the top n cards, one where no number is given; raises.reveal may make them "
             "more.",
      .says = "reveal the top {1-}card{1+s} of @" },
    { AG_API_VERB, AG_ON_DECK, "shuffle", deck_shuffle, AG_GIVES_NOTHING, .rule = "CR 415",
      .says = "shuffle @" },
    { AG_API_VERB, AG_ON_DECK, "turn_over", deck_turn_over, AG_GIVES_NOTHING, .like = "flip",
      .rule = "CR 415.3d",
      .doc = "Turns the deck over: its last card lies on top, and all its cards, those to come "
             "too, lie face up." },
    { AG_API_VERB, AG_ON_DECK, "draw_from", deck_draw_from, AG_GIVES_NOTHING, .like = "draw",
      .rule = "R301.1",
      .doc = "From now on its owner draws from this deck, in their draw step and by effects." },
    { .kind = AG_API_END },
};

// ---- target graveyards ----

static int pile_member(ag_api_call *call)
{
    AG_ASSERT(call->on.ref.seat < call->state->used.piles);
    return ag_give_member(call, &call->state->piles[call->on.ref.seat]);
}

static int pile_cards(ag_api_call *call)
{
    return ag_give_pile(call, call->on.ref.seat, AG_CARD_MAX);
}

static int pile_shuffle_into_deck(ag_api_call *call)
{
    int pile = call->on.ref.seat;
    call->on.cards.ids = call->cards[0];
    call->on.cards.count = ag_call_list(call, pile, AG_CARD_MAX, call->cards[0]);
    return ag_cards_shuffle_into_deck(call);
}

const ag_api_row ag_api_pile[] = {
    { AG_API_FIELD, AG_ON_PILE, "cards", pile_cards, AG_GIVES_GROUP, .rule = "CR 415",
      .says = "the cards in @" },
    { AG_API_FIELD, AG_ON_PILE, "count", pile_member, AG_GIVES_NUMBER, .at = AG_AT(ag_pile, count),
      .rule = "CR 415", .says = "the number of cards in @" },
    { AG_API_FIELD, AG_ON_PILE, "owner", pile_member, AG_GIVES_PLAYER, .at = AG_AT(ag_pile, seat),
      .rule = "CR 415", .says = "@'s owner" },
    { AG_API_VERB, AG_ON_PILE, "shuffle_into_deck", pile_shuffle_into_deck, AG_GIVES_GROUP,
      .like = "shuffle", .returns = "the group, as it is in the deck", .rule = "CR 415",
      .doc = "Shuffles all its cards into the deck that it belongs to.",
      .says = "shuffle @ into its owner's deck" },
    { .kind = AG_API_END },
};

// Decks, graveyards that are targeted, and searching (CR 413).
#include "lua/words/call.h"

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

enum { SHUFFLE, TURN_OVER, DRAW_FROM };

// What is done with a deck at once.
static int deck_act(ag_api_call *call)
{
    ag_ref deck = call->on.ref;
    switch (call->row->which) {
    case SHUFFLE: ag_shuffle(call->rules, deck.seat, deck.slot); break;
    case TURN_OVER: ag_deck_turn_over(call->rules, deck.seat, deck.slot); break;
    default:
        AG_ASSERT(deck.slot < owner_of(call)->deck_count);
        ag_player_edit(call->state, deck.seat)->draws_from = (uint8_t)deck.slot;
    }
    return 0;
}

// All cards of a deck's graveyard, or of one that is targeted.
static int pile_cards(ag_api_call *call)
{
    int of_deck = call->row->on == AG_ON_DECK;
    return ag_give_pile(call,
                        of_deck ? owner_of(call)->graveyards[call->on.ref.slot] : call->on.ref.seat,
                        AG_CARD_MAX);
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

const ag_api_row ag_api_deck[] = {
    { AG_WORD(FIELD, DECK, "count", deck_member, NUMBER), .at = AG_AT(ag_pile, count),
      .rule = "CR 415.3", .doc = "How many cards it has.", .says = "the number of cards in @" },
    { AG_WORD(FIELD, DECK, "owner", deck_member, PLAYER), .at = AG_AT(ag_pile, seat),
      .says = "@'s owner" },
    { AG_WORD(FIELD, DECK, "graveyard", pile_cards, GROUP), .rule = "R101.3c",
      .doc = "The graveyard that goes with it." },
    { AG_WORD(VERB, DECK, "top", deck_top, CARD_OR_GROUP),
      .returns = "the top card, nil where there is none; with n, the group of the top n",
      .rule = "R101.3c", .takes = { { "n", AG_SHAPE_INTEGER, .doc = "the number of cards" } },
      .doc = "Looks at the top. Where a Boss player's deck holds fewer, its graveyard is "
             "shuffled in under them first.",
      .says = "the top {1-}card{1+s} of @" },
    { AG_WORD(VERB, DECK, "reveal", deck_reveal, GROUP), .returns = "the group that was revealed",
      .rule = "CR 716.1f", .takes = { { "n", AG_SHAPE_INTEGER, .doc = "the number of cards" } },
      .doc = "Reveals the top n cards, one where no number is given; raises.reveal may make them "
             "more.",
      .says = "reveal the top {1-}card{1+s} of @" },
    { AG_WORD(VERB, DECK, "shuffle", deck_act, NOTHING), SHUFFLE, .rule = "CR 415",
      .says = "shuffle @" },
    { AG_WORD(VERB, DECK, "turn_over", deck_act, NOTHING), TURN_OVER, .like = "flip",
      .rule = "CR 415.3d",
      .doc = "Turns the deck over: its last card lies on top, and all its cards, those to come "
             "too, lie face up." },
    { AG_WORD(VERB, DECK, "draw_from", deck_act, NOTHING), DRAW_FROM, .like = "draw",
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

static int pile_shuffle_into_deck(ag_api_call *call)
{
    int pile = call->on.ref.seat;
    call->on.cards.ids = call->cards[0];
    call->on.cards.count = ag_call_list(call, pile, AG_CARD_MAX, call->cards[0]);
    return ag_cards_shuffle_into_deck(call);
}

const ag_api_row ag_api_pile[] = {
    { AG_WORD(FIELD, PILE, "cards", pile_cards, GROUP), .rule = "CR 415",
      .says = "the cards in @" },
    { AG_WORD(FIELD, PILE, "count", pile_member, NUMBER), .at = AG_AT(ag_pile, count),
      .rule = "CR 415", .says = "the number of cards in @" },
    { AG_WORD(FIELD, PILE, "owner", pile_member, PLAYER), .at = AG_AT(ag_pile, seat),
      .rule = "CR 415", .says = "@'s owner" },
    { AG_WORD(VERB, PILE, "shuffle_into_deck", pile_shuffle_into_deck, GROUP), .like = "shuffle",
      .returns = "the group, as it is in the deck", .rule = "CR 415",
      .doc = "Shuffles all its cards into the deck that it belongs to.",
      .says = "shuffle @ into its owner's deck" },
    { .kind = AG_API_END },
};

// Searching (CR 413): a player looks through zones for cards, and each deck that was looked through
// is shuffled.

enum { IN_ZONES, FOR, COUNT, OF, PROMPT };
static const char *const zone_words[] = { "deck", "hand", "graveyard", "removed", "resources" };
static const uint8_t zones_searched[] = { AG_ZONE_DECK, AG_ZONE_HAND, AG_ZONE_GRAVEYARD,
                                          AG_ZONE_REMOVED, AG_ZONE_RESOURCES };
static const ag_field_row search_options[] = {
    [IN_ZONES] = { "in_zones", AG_SHAPE_WORDS, "searched zone", .as = "{ \"deck\" }",
                   .words = { zone_words, (int)sizeof zones_searched } },
    [FOR] = { "for_", AG_SHAPE_ANY, .as = "any.ally" },
    [COUNT] = { "count", .shape = AG_SHAPE_INTEGER },
    [OF] = { "of", .shape = AG_SHAPE_PLAYER },
    [PROMPT] = { "prompt", .shape = AG_SHAPE_PROMPT },
    { .name = NULL },
};

// Where to search, for what and for how many. The searcher first answers whether to look through
// the deck too.
typedef struct search {
    ag_filter filter;
    const ag_group *listed;  // only what is among them; NULL: anything
    int count;
    int one;       // the answer is one card, not a group
    int may_fail;  // CR 413.3
} search;

static search read_search(ag_api_call *call)
{
    const uint16_t hidden = (uint16_t)(AG_BIT(AG_ZONE_DECK) | AG_BIT(AG_ZONE_HAND));
    search it = { .one = !ag_call_has_option(call, COUNT) };
    // Reads what is searched for; without `for_` it is "a card". A group can't be written as a
    // filter: its cards are picked from the result. Returns whether the text describes what is
    // searched for.
    static const ag_filter a_card;
    lua_State *L = call->L;
    int is_there = lua_getfield(L, 2, "for_") != LUA_TNIL;
    it.listed = ag_to_group(L, -1);
    it.filter = is_there && it.listed == NULL ? *ag_lua_check_filter(L, -1) : a_card;
    lua_pop(L, 1);
    ag_call_need(call, it.filter.zones == 0 && it.filter.whose == AG_WHOSE_ANY,
                 "for_ says only what: write any.ally; the zones are in_zones, the player is `of`");
    int described = it.listed != NULL || memcmp(&it.filter, &a_card, sizeof a_card) != 0;
    it.filter.whose = AG_WHOSE_SEAT;
    it.filter.seat = ag_call_has_option(call, OF) ? call->option[OF].seat : call->on.seat;
    unsigned zones = 0, words = (unsigned)call->option[IN_ZONES].number;
    for (size_t i = 0; i < sizeof zones_searched; i++) {
        zones |= words & AG_BIT(i) ? AG_BIT(zones_searched[i]) : 0;
    }
    ag_call_need(call, zones != 0, "where? expected in_zones = { \"deck\" }");
    it.filter.zones = (uint16_t)zones;
    it.count = it.one ? 1 : call->option[COUNT].number;
    // CR 413.3: where other players can't look, nobody can tell whether the card is there.
    it.may_fail = described && (it.filter.zones & hidden);
    return it;
}

enum { SHUFFLES = 1, ONE = 2, SEAT_SHIFT = 2 };

static void shuffle_decks(lua_State *L, lua_KContext continuation)
{
    ag_rules *rules = ag_run_now(L, "search")->rules;
    ag_seat seat = (ag_seat)(continuation >> SEAT_SHIFT);
    int count = (continuation & SHUFFLES) ? ag_player_at(rules->state, seat)->deck_count : 0;
    for (int deck = 0; deck < count; deck++) {  // CR 413.2
        ag_shuffle(rules, seat, deck);
    }
}

static int found(lua_State *L, int status, lua_KContext continuation)
{
    shuffle_decks(L, continuation);
    return ag_call_answer(L, status, continuation & ONE ? AG_GIVES_CARD_OR_NIL : AG_GIVES_GROUP);
}

static int look_through(ag_api_call *call, const search *it)
{
    lua_State *L = call->L;
    ag_context context = { .viewer = it->filter.seat, .source = call->run->frame->me };
    ag_ref options[AG_CARD_MAX];
    int found_count =
        ag_filter_list(call->rules, &it->filter, &context, call->cards[0], AG_CARD_MAX);
    int count = 0;
    for (int i = 0; i < found_count; i++) {
        options[count] = ag_ref_card(call->cards[0][i]);
        count += it->listed == NULL || ag_group_has(it->listed, options[count]);
    }
    lua_KContext continuation = (lua_KContext)it->filter.seat << SEAT_SHIFT;
    continuation |= it->filter.zones & AG_BIT(AG_ZONE_DECK) ? SHUFFLES : 0;
    continuation |= it->one ? ONE : 0;
    ag_call_question asked = { .who = (uint8_t)(1u << call->on.seat),
                               .prompt = (ag_symbol)call->option[PROMPT].number,
                               .min = it->may_fail ? 0 : it->count,
                               .max = it->count };
    if (ag_call_ask(call, asked, options, count)) return ag_run_wait(L, found, continuation);
    shuffle_decks(L, continuation);
    return it->one ? ag_give_none(call) : ag_push_group(L, NULL, 0);
}

// CR 413.2: of several zones the player looks through any they like; a deck is shuffled only if
// they looked through it. The arguments are read again.
static int told_where(lua_State *L, int status, lua_KContext row)
{
    (void)status;
    ag_api_call call;
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    ag_call_read(L, (const ag_api_row *)row, ag_run_now(L, "search"), &call);
    search it = read_search(&call);
    if (call.state->reply.number == 0) it.filter.zones &= (uint16_t)~AG_BIT(AG_ZONE_DECK);
    return look_through(&call, &it);
}

static int player_search(ag_api_call *call)
{
    search it = read_search(call);
    if (!ag_player_in(call->state, call->on.seat)) return ag_give_none(call);
    int deck_too =
        it.filter.zones & AG_BIT(AG_ZONE_DECK) && it.filter.zones != AG_BIT(AG_ZONE_DECK);
    if (!deck_too) return look_through(call, &it);
    ag_call_ask_yes(call, (uint8_t)(1u << call->on.seat),
                    ag_host_symbol(ag_host_of(call->L), "Look through the deck, too?"));
    lua_settop(call->L, 2);
    return lua_yieldk(call->L, 0, (lua_KContext)call->row, told_where);
}

const ag_api_row ag_api_search[] = {
    { AG_WORD(ASK, PLAYER, "search", player_search, CARD_OR_GROUP),
      .returns = "a card, nil where none is found; with count a group",
      .errors = "no `in_zones`; a zone that isn't searched; a filter with zones or an owner",
      .rule = "CR 413",
      .takes = { { "how", AG_SHAPE_TABLE, .needed = AG_NEEDED, .fields = search_options } },
      .doc = "Looks through their own zones (or those `of` another) for what the filter "
             "describes (or is among a group of cards there), without it for a card. In a deck "
             "or hand what is described may be failed to find, \"a card\" may not (CR 413.3). "
             "The owner shuffles the deck that was looked through before the effect goes on; "
             "with other zones beside it they say whether it is (CR 413.2)." },
    { .kind = AG_API_END },
};

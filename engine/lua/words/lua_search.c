// Searching (CR 413): a player looks through zones for cards, and each deck that was looked through
// is shuffled.
#include "lua/words/call.h"

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

static uint16_t read_zones(ag_api_call *call)
{
    unsigned zones = 0, words = (unsigned)call->option[IN_ZONES].number;
    for (size_t i = 0; i < sizeof zones_searched; i++) {
        zones |= words & AG_BIT(i) ? AG_BIT(zones_searched[i]) : 0;
    }
    ag_call_need(call, zones != 0, "where? expected in_zones = { \"deck\" }");
    return (uint16_t)zones;
}

// Reads what is searched for; without `for_` it is "a card". A group can't be written as a filter:
// its cards are picked from the result. Returns whether the text describes what is searched for.
static int read_filter(ag_api_call *call, search *it)
{
    static const ag_filter a_card;
    lua_State *L = call->L;
    int is_there = lua_getfield(L, 2, "for_") != LUA_TNIL;
    it->listed = ag_to_group(L, -1);
    it->filter = is_there && it->listed == NULL ? *ag_lua_check_filter(L, -1) : a_card;
    lua_pop(L, 1);
    ag_call_need(call, it->filter.zones == 0 && it->filter.whose == AG_WHOSE_ANY,
                 "for_ says only what: write any.ally; the zones are in_zones, the player is `of`");
    return it->listed != NULL || memcmp(&it->filter, &a_card, sizeof a_card) != 0;
}

static search read_search(ag_api_call *call)
{
    const uint16_t hidden = (uint16_t)(AG_BIT(AG_ZONE_DECK) | AG_BIT(AG_ZONE_HAND));
    search it = { .one = !ag_call_has_option(call, COUNT) };
    int described = read_filter(call, &it);
    it.filter.whose = AG_WHOSE_SEAT;
    it.filter.seat = ag_call_has_option(call, OF) ? call->option[OF].seat : call->on.seat;
    it.filter.zones = read_zones(call);
    it.count = it.one ? 1 : call->option[COUNT].number;
    // CR 413.3: where other players can't look, nobody can tell whether the card is there.
    it.may_fail = described && (it.filter.zones & hidden);
    return it;
}

// ---- after the search ----

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

// ---- the search ----

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
    { AG_API_ASK, AG_ON_PLAYER, "search", player_search, AG_GIVES_CARD_OR_GROUP,
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

// Searching (CR 413): a player looks through zones for cards, and each deck that was looked through
// is shuffled.
#include "lua/words/api.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/agenda/choice.h"
#include "rules/change/change.h"
#include "state/player.h"

// Where to search, for what and for how many. The searcher first answers whether to look through
// the deck too.
typedef struct search {
    ag_filter filter;
    ag_seat seat;  // who searches
    int count;
    int one;       // the answer is one card, not a group
    int may_fail;  // CR 413.3
    ag_symbol prompt;
} search;

static const char *const word = "search";

static uint16_t read_zones(lua_State *L)
{
    static const char *const words[] = { "deck", "hand", "graveyard", "removed", "resources" };
    static const uint8_t numbers[] = { AG_ZONE_DECK, AG_ZONE_HAND, AG_ZONE_GRAVEYARD,
                                       AG_ZONE_REMOVED, AG_ZONE_RESOURCES };
    uint16_t zones = 0;
    if (lua_getfield(L, 2, "in_zones") != LUA_TTABLE) {
        ag_arg_fail(L, word, "where? expected in_zones = { \"deck\" }");
    }
    int list = lua_gettop(L);
    int length = ag_arg_length(L, list, word);
    for (int i = 1; i <= length; i++) {
        lua_geti(L, list, i);
        int at = ag_arg_word(L, -1, word, "zone to search", words, (int)sizeof numbers);
        zones |= (uint16_t)AG_BIT(numbers[at]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (zones == 0) {
        ag_arg_fail(L, word, "where? expected in_zones = { \"deck\" }");
    }
    return zones;
}

// Reads what is searched for; without `for_` it is "a card". A group can't be written as a filter:
// its cards are picked from the result later. Returns whether the text describes what is searched
// for.
static int read_filter(lua_State *L, ag_filter *out)
{
    static const ag_filter a_card;
    *out = a_card;
    int type = lua_getfield(L, 2, "for_");
    int listed = type != LUA_TNIL && ag_to_group(L, -1) != NULL;
    if (type != LUA_TNIL && !listed) {
        *out = *ag_lua_check_filter(L, -1);
    }
    lua_pop(L, 1);
    if (listed) return 1;
    if (out->zones != 0 || out->whose != AG_WHOSE_ANY) {
        ag_arg_fail(L, word,
                    "for_ says only what: write any.ally; the zones are in_zones, "
                    "the player is `of`");
    }
    return memcmp(out, &a_card, sizeof a_card) != 0;
}

static search read_search(lua_State *L)
{
    static const char *const fields[] = { "in_zones", "for_", "count", "of", "prompt", NULL };
    const uint16_t hidden = (uint16_t)(AG_BIT(AG_ZONE_DECK) | AG_BIT(AG_ZONE_HAND));
    search it = { .seat = ag_arg_seat(L, 1, word) };
    if (!ag_arg_options(L, 2, word, fields)) {
        ag_arg_fail(L, word,
                    "expected a table such as { in_zones = { \"deck\" }, for_ = any.ally }");
    }
    int described = read_filter(L, &it.filter);
    it.filter.whose = AG_WHOSE_SEAT;
    it.filter.seat = ag_option_seat(L, 2, "of", word, it.seat);
    it.filter.zones = read_zones(L);
    it.one = lua_getfield(L, 2, "count") == LUA_TNIL;
    it.count = it.one ? 1 : ag_arg_number(L, -1, word, "count", 0);
    if (lua_getfield(L, 2, "prompt") != LUA_TNIL) {
        it.prompt = ag_host_symbol(ag_host_of(L), luaL_checkstring(L, -1));
    }
    lua_pop(L, 2);
    // CR 413.3: where other players can't look, nobody can tell whether the card is there.
    it.may_fail = described && (it.filter.zones & hidden);
    return it;
}

// ---- after the search ----

enum { SHUFFLES = 1, ONE = 2, SEAT_SHIFT = 2 };

static void shuffle_decks(lua_State *L, lua_KContext continuation)
{
    ag_rules *rules = ag_run_now(L, word)->rules;
    ag_seat seat = (ag_seat)(continuation >> SEAT_SHIFT);
    int count = (continuation & SHUFFLES) ? ag_player_at(rules->state, seat)->deck_count : 0;
    for (int deck = 0; deck < count; deck++) {  // CR 413.2
        ag_shuffle(rules, seat, deck);
    }
}

static int found(lua_State *L, int status, lua_KContext continuation)
{
    shuffle_decks(L, continuation);
    return continuation & ONE ? ag_answer_one(L, status, 0) : ag_answer_group(L, status, 0);
}

// ---- the search ----

// If `for_` is a group, keeps only the cards in it.
static int keep_listed(lua_State *L, ag_ref *options, int count)
{
    lua_getfield(L, 2, "for_");
    const ag_group *group = ag_to_group(L, -1);
    lua_pop(L, 1);
    int kept = 0;
    for (int i = 0; group != NULL && i < count; i++) {
        for (int j = 0; j < group->count; j++) {
            if (ag_ref_same(group->refs[j], options[i])) {
                options[kept++] = options[i];
                break;
            }
        }
    }
    return group != NULL ? kept : count;
}

static int look_through(lua_State *L, const search *it)
{
    const ag_run *run = ag_run_now(L, word);
    ag_context context = { .viewer = it->filter.seat, .source = run->frame->me };
    ag_card_id cards[AG_CARD_MAX];
    ag_ref options[AG_CARD_MAX];
    int count = ag_filter_list(run->rules, &it->filter, &context, cards, AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        options[i] = ag_ref_card(cards[i]);
    }
    count = keep_listed(L, options, count);
    int max = it->count < count ? it->count : count;
    max = max < AG_REPLY_MAX ? max : AG_REPLY_MAX;
    lua_KContext continuation = (lua_KContext)it->filter.seat << SEAT_SHIFT;
    continuation |= it->filter.zones & AG_BIT(AG_ZONE_DECK) ? SHUFFLES : 0;
    continuation |= it->one ? ONE : 0;
    if (max == 0) {
        shuffle_decks(L, continuation);
        if (it->one) {
            lua_pushnil(L);
        } else {
            ag_push_group(L, NULL, 0);
        }
        return 1;
    }
    ag_choose_def def = { .kind = AG_QUESTION_PICK,
                          .who = (uint8_t)(1u << it->seat),
                          .prompt = AG_PROMPT_SCRIPT,
                          .symbol = it->prompt,
                          .min = it->may_fail ? 0 : max,
                          .max = max,
                          .about = run->frame->me };
    ag_choose_begin(run->rules, &def, options, count);
    return ag_run_wait(L, found, continuation);
}

// CR 413.2: of several zones the player looks through any they like; a deck is shuffled only if
// they looked through it.
static int told_where(lua_State *L, int status, lua_KContext continuation)
{
    (void)status;
    (void)continuation;
    search it = read_search(L);
    if (ag_run_now(L, word)->rules->state->reply.number == 0) {
        it.filter.zones &= (uint16_t)~AG_BIT(AG_ZONE_DECK);
    }
    return look_through(L, &it);
}

static int player_search(lua_State *L)
{
    const ag_run *run = ag_run_question(L, word);
    search it = read_search(L);
    if (!ag_player_in(run->rules->state, it.seat)) {
        lua_pushnil(L);
        return 1;
    }
    int deck_too =
        it.filter.zones & AG_BIT(AG_ZONE_DECK) && it.filter.zones != AG_BIT(AG_ZONE_DECK);
    if (!deck_too) return look_through(L, &it);
    ag_choose_yes_begin(run->rules, (uint8_t)(1u << it.seat), AG_PROMPT_SCRIPT,
                        ag_host_symbol(ag_host_of(L), "Look through the deck, too?"),
                        run->frame->me);
    lua_settop(L, 2);  // they are read again
    return lua_yieldk(L, 0, 0, told_where);
}

const ag_api_row ag_api_search[] = {
    { AG_API_VERB, "search",
      "player:search { in_zones = { \"deck\" }, for_ = any.ally, count = n, of = player, prompt = "
      "\"…\" }",
      "a card, nil where none is found; with count a group",
      "no `in_zones`; a zone that isn't searched; a filter with zones or an owner", "CR 413",
      "Looks through their own zones (or those `of` another) for what the filter describes (or is "
      "among a group of cards there), without it for a card. In a deck or hand what is described "
      "may be failed to find, \"a card\" may not (CR 413.3). The owner shuffles the deck that was "
      "looked through before the effect goes "
      "on; with other zones beside it they say whether it is (CR 413.2).",
      player_search },
    { .kind = AG_API_END },
};

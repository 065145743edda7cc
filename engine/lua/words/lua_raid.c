// What raids need of cards and players beyond the rules of the base game.
#include "lua/words/api.h"

#include <lauxlib.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/change/change.h"
#include "rules/turn/turn.h"
#include "state/card.h"
#include "state/player.h"

// ---- marks ----

static ag_symbol mark_name(lua_State *L, int index, const char *word)
{
    if (lua_type(L, index) != LUA_TSTRING || lua_rawlen(L, index) == 0) {
        ag_arg_fail(L, word, "expected the name of a mark, got %s", ag_arg_text(L, index));
    }
    ag_symbol name = ag_host_symbol(ag_host_of(L), lua_tostring(L, index));
    if (name == 0) {
        ag_arg_fail(L, word, "there is no room for more words");
    }
    return name;
}

static int card_mark(lua_State *L)
{
    const char *word = "mark";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id card = ag_arg_card(L, 1, word);
    ag_symbol name = mark_name(L, 2, word);
    if (ag_card_exists(run->rules->state, card) && !ag_mark_set(run->rules, name, card)) {
        ag_arg_fail(L, word, "a game has at most %d marks", AG_MARK_MAX);
    }
    return 0;
}

int ag_word_marked(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "marked");
    ag_card_id card = ag_mark_of(run->rules->state, mark_name(L, 1, "marked"));
    ag_push_ref(L, card.slot != 0 ? ag_ref_card(card) : (ag_ref){ .kind = AG_REF_NONE });
    return 1;
}

int ag_word_unmark(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "unmark");
    ag_symbol name = mark_name(L, 1, "unmark");
    if (ag_mark_of(run->rules->state, name).slot != 0) {
        ag_mark_set(run->rules, name, (ag_card_id){ 0, 0 });
    }
    return 0;
}

const ag_api_row ag_api_raid_card[] = {
    { AG_API_VERB, "mark", "card:mark(\"bomb\")", "",
      "several cards; more than 8 marks in one game", "",
      "This card bears the mark from now on, and no other; filters read it: "
      "`any.hero:marked(\"bomb\")`, `any.ally:beside(\"bomb\")` (in the party of its controller). "
      "It "
      "goes with the card's becoming another one, and is no counter.",
      card_mark },
    { .kind = AG_API_END },
};

// ---- dividing together ----

// The most that a card takes: a number for each, or what is left of its health.
static int16_t cap_of(const ag_run *run, ag_card_id card, int most, int remaining)
{
    int cap = remaining ? ag_stat_of(run->rules, card, AG_STAT_REMAINING) : most;
    return (int16_t)(cap < 0 ? 0 : cap > INT16_MAX ? INT16_MAX : cap);
}

// Returns the list { { share, card }, … } that deal_each takes.
static int answer_shares(lua_State *L, int status, lua_KContext context)
{
    (void)status;
    (void)context;
    const ag_reply *reply = &ag_run_now(L, "divide")->rules->state->reply;
    lua_createtable(L, reply->count, 0);
    for (int i = 0; i < reply->count; i++) {
        ag_ref ref = reply->refs[i];
        lua_createtable(L, 2, 0);
        lua_pushinteger(L, ref.number);
        lua_rawseti(L, -2, 1);
        ref.number = 0;
        ag_push_ref(L, ref);
        lua_rawseti(L, -2, 2);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

static int players_divide(lua_State *L)
{
    static const char *const fields[] = { "amount", "among", "at_most", NULL };
    static const char *const ends[] = { "remaining" };
    const char *word = "divide";
    const ag_run *run = ag_run_question(L, word);
    uint8_t who = ag_arg_seats(L, 1, word) & ag_seats_in(run->rules->state);
    ag_card_id cards[AG_CARD_MAX];
    int16_t caps[AG_CARD_MAX];
    if (!ag_arg_options(L, 2, word, fields)) {
        ag_arg_fail(L, word, "expected a table such as { amount = 10, among = opposing.hero }");
    }
    lua_getfield(L, 2, "amount");
    int amount = ag_arg_number(L, -1, word, "amount", 0);
    int by_name = lua_getfield(L, 2, "at_most") == LUA_TSTRING;
    int most = amount;
    if (by_name) {
        ag_arg_word(L, -1, word, "at_most", ends, 1);
    } else if (!lua_isnil(L, -1)) {
        most = ag_arg_number(L, -1, word, "at_most", 0);
    }
    lua_getfield(L, 2, "among");
    int count = ag_arg_cards(L, lua_gettop(L), word, cards);
    count = count < AG_REPLY_MAX ? count : AG_REPLY_MAX;
    if (amount > INT16_MAX) {
        ag_arg_fail(L, word, "an amount to divide is at most %d, got %d", INT16_MAX, amount);
    }
    for (int i = 0; i < count; i++) {
        caps[i] = cap_of(run, cards[i], most, by_name);
    }
    if (who == 0 || count == 0 || amount == 0) {
        lua_newtable(L);
        return 1;
    }
    ag_share_begin(run->rules, who, amount, cards, caps, count);
    return ag_run_wait(L, answer_shares, 0);
}

const ag_api_row ag_api_raid_players[] = {
    { AG_API_VERB, "divide",
      "players:divide { amount = 10, among = filter, at_most = \"remaining\" }",
      "a list { { share, card }, … } as `deal_each` takes it", "no amount; no filter or group", "",
      "One player, or several together (one proposes, all agree), divide an amount among cards, "
      "one card after the other. `at_most`: a number for each, or what is left of its health. What "
      "fits is divided whole; cards with nothing are not in the list.",
      players_divide },
    { .kind = AG_API_END },
};

// ---- an automated side ----

static int player_flip_cards(lua_State *L)
{
    const char *word = "flip_cards";
    const ag_run *run = ag_run_verb(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    int count = ag_arg_number(L, 2, word, "the number of cards", 0);
    if (!ag_is_automated(run->rules, seat)) {
        ag_arg_fail(L, word,
                    "nobody flips cards here: the raid is not `automated = true`, or this "
                    "is a raider");
    }
    ag_flips_add(run->rules, count);
    return 0;
}

const ag_api_row ag_api_raid_player[] = {
    { AG_API_VERB, "flip_cards", "player:flip_cards(n)", "",
      "a player at whose place somebody sits; a number that is not whole or below 0", "",
      "So many more cards of an automated side's deck are flipped and played, one at a time, "
      "each on an empty chain.",
      player_flip_cards },
    { .kind = AG_API_END },
};

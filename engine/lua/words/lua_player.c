// Players: what they have, and what they do.
#include "lua/words/api.h"

#include <stdio.h>
#include <string.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/change/change.h"
#include "rules/change/action.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "state/player.h"

typedef struct person {
    const ag_run *run;
    const ag_state *state;
    const ag_player *player;
    ag_seat seat;
} person;

static person person_of(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "player");
    ag_seat seat = ag_arg_seat(L, 1, "player");
    return (person){ run, run->rules->state, ag_player_at(run->rules->state, seat), seat };
}

// ---- what they have ----

static int add_pile(const ag_state *state, int pile, ag_card_id *out, int count)
{
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        out[count++] = ag_card_id_of(state, slot);
    }
    return count;
}

static int push_pile(lua_State *L, const person *it, int pile)
{
    ag_card_id cards[AG_CARD_MAX];
    ag_push_cards(L, cards, add_pile(it->state, pile, cards, 0));
    return 1;
}

static int player_hand(lua_State *L)
{
    person it = person_of(L);
    return push_pile(L, &it, it.player->hand);
}

static int player_party(lua_State *L)
{
    person it = person_of(L);
    return push_pile(L, &it, it.player->party);
}

static int player_resources(lua_State *L)
{
    person it = person_of(L);
    return push_pile(L, &it, it.player->resources);
}

static int player_graveyard(lua_State *L)
{
    person it = person_of(L);
    ag_card_id cards[AG_CARD_MAX];
    int count = 0;
    for (int deck = 0; deck < it.player->deck_count; deck++) {
        count = add_pile(it.state, it.player->graveyards[deck], cards, count);
    }
    ag_push_cards(L, cards, count);
    return 1;
}

static int player_hero(lua_State *L)
{
    ag_push_card(L, person_of(L).player->hero);
    return 1;
}

static int player_deck(lua_State *L)
{
    person it = person_of(L);
    ag_push_handle(L, AG_HANDLE_DECK, it.seat, it.player->draws_from, 0);
    return 1;
}

static int player_decks(lua_State *L)
{
    ag_push_handle(L, AG_HANDLE_DECKS, person_of(L).seat, 0, 0);
    return 1;
}

static int player_hand_max(lua_State *L)
{
    person it = person_of(L);
    lua_pushinteger(L, ag_hand_max(it.run->rules, it.seat));
    return 1;
}

// ---- who they are ----

static int player_name(lua_State *L)
{
    person it = person_of(L);
    if (it.player->side == AG_SIDE_BOSS) {
        lua_pushliteral(L, "the Boss player");
    } else if (it.player->side == AG_SIDE_RAIDERS) {
        lua_pushfstring(L, "raider %d", it.seat);
    } else {
        lua_pushfstring(L, "player %d", it.seat);
    }
    return 1;
}

static int player_is_boss(lua_State *L)
{
    lua_pushboolean(L, person_of(L).player->side == AG_SIDE_BOSS);
    return 1;
}

static int player_has_turn(lua_State *L)
{
    person it = person_of(L);
    lua_pushboolean(L, it.state->turn.seat == it.seat);
    return 1;
}

static int player_completed(lua_State *L)
{
    person it = person_of(L);
    lua_pushboolean(L, (it.state->players[it.seat].flags & AG_PLAYER_COMPLETED) != 0);
    return 1;
}

static int player_fought(lua_State *L)
{
    person it = person_of(L);
    lua_pushboolean(L, it.player->fought);
    return 1;
}

static int player_opponents(lua_State *L)
{
    person it = person_of(L);
    ag_push_players(L, it.state, ag_seats_opposing(it.state, it.seat), it.seat);
    return 1;
}

static int player_friends(lua_State *L)
{
    person it = person_of(L);
    uint8_t seats = ag_seats_in(it.state) & (uint8_t)~ag_seats_opposing(it.state, it.seat);
    ag_push_players(L, it.state, seats, it.seat);
    return 1;
}

static int player_left(lua_State *L)
{
    person it = person_of(L);
    ag_push_player(L, ag_player_next(it.state, it.seat));
    return 1;
}

// ---- what they do ----

// Whether the player is in the game, and not set apart from the player of the effect.
static int is_reached(const ag_run *run, ag_seat seat)
{
    return ag_player_in(run->rules->state, seat) && ag_run_reaches_seat(run, seat);
}

static int player_draw(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "draw");
    ag_seat seat = ag_arg_seat(L, 1, "draw");
    int count = lua_isnoneornil(L, 2) ? 1 : ag_arg_number(L, 2, "draw", "the number of cards", 0);
    if (count == 0 || !is_reached(run, seat)) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    ag_run_ask_for(L, run, "draw", count);
    ag_draw_begin(run->rules, seat, ag_player_at(run->rules->state, seat)->draws_from, count);
    return ag_run_wait(L, ag_answer_group, 0);
}

// CR 713.2: does nothing if the player already has that many.
static int player_draw_to(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "draw_to");
    ag_seat seat = ag_arg_seat(L, 1, "draw_to");
    int hand = ag_arg_number(L, 2, "draw_to", "the number of cards in hand", 0);
    if (!is_reached(run, seat)) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    ag_run_ask_for(L, run, "draw_to", hand);
    ag_draw_until_begin(run->rules, seat, hand);
    return ag_run_wait(L, ag_answer_group, 0);
}

static int player_discard(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "discard");
    ag_seat seat = ag_arg_seat(L, 1, "discard");
    int count =
        lua_isnoneornil(L, 2) ? 1 : ag_arg_number(L, 2, "discard", "the number of cards", 0);
    if (count == 0 || !is_reached(run, seat)) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    const ag_player *player = ag_player_at(run->rules->state, seat);
    int from = ag_is_automated(run->rules, seat) ? player->decks[0] : player->hand;
    int cards = run->rules->state->piles[from].count;
    int most = cards < AG_REPLY_MAX ? cards : AG_REPLY_MAX;
    ag_discard_begin(run->rules, seat, run->frame->me, count < most ? count : most);  // CR 712.3
    return ag_run_wait(L, ag_answer_group, 0);
}

static int player_roll(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "roll");
    lua_pushinteger(L, ag_roll(run->rules, ag_arg_seat(L, 1, "roll")));
    return 1;
}

static int player_lose(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "lose");
    ag_seat seat = ag_arg_seat(L, 1, "lose");
    if (ag_run_reaches_seat(run, seat)) {
        ag_player_lose(run->rules, seat, AG_END_EFFECT);
    }
    return ag_run_wait(L, ag_answer_nothing, 0);  // CR 102.3: the player leaves before this goes on
}

// CR 102.1: a player wins when no opponent remains, so all opponents lose at once.
static int player_win(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "win");
    const ag_state *state = run->rules->state;
    ag_seat winner = ag_arg_seat(L, 1, "win");
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (ag_player_in(state, winner) && ag_opposed(state, winner, (ag_seat)seat)) {
            ag_player_lose(run->rules, (ag_seat)seat, AG_END_EFFECT);
        }
    }
    return ag_run_wait(L, ag_answer_nothing, 0);
}

// A token's key, or a card to copy: its printed facts except for the cost (CR 402.4, 201.4).
static uint16_t token_of(lua_State *L, const ag_run *run)
{
    const char *word = "put_token";
    if (lua_type(L, 2) == LUA_TUSERDATA) {
        return ag_printed_of(run->rules->state, ag_arg_card(L, 2, word));
    }
    uint16_t printed = ag_arg_printed(L, 2, word, "token");
    if (!ag_catalog_card(run->rules->catalog, printed)->token) {
        ag_arg_fail(L, word, "%s is no token", ag_arg_text(L, 2));
    }
    return printed;
}

typedef struct token_size {
    int given;
    int numbers[2];
} token_size;

// CR 404.2: the numbers that the effect gives it, or those of the card that it copies.
static token_size read_size(lua_State *L, const ag_run *run, uint16_t printed)
{
    static const char *const names[] = { "atk", "health" };
    const char *word = "put_token";
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, printed);
    token_size size = { 0, { def->side[0].atk, def->side[0].health } };
    if (lua_type(L, 2) == LUA_TUSERDATA) {
        const ag_card *like = ag_card_or_known(run->rules->state, ag_arg_card(L, 2, word));
        if (like != NULL && (like->flags & AG_CARD_SIZED)) {
            size = (token_size){ 1, { like->made_atk, like->made_health } };
        }
    }
    for (int i = 0; i < 2 && lua_istable(L, 4); i++) {
        if (lua_getfield(L, 4, names[i]) != LUA_TNIL) {
            int number = ag_arg_number(L, -1, word, names[i], 0);
            if (!(def->side[0].types & AG_TYPE_ALLY)) {
                ag_arg_fail(L, word, "%s is for tokens that are allies, and %s is none", names[i],
                            def->side[0].name);
            }
            size.numbers[i] = number < AG_TOKEN_NUMBER_MAX ? number : AG_TOKEN_NUMBER_MAX;
            size.given = 1;
        }
        lua_pop(L, 1);
    }
    return size;
}

static int player_put_token(lua_State *L)
{
    const char *word = "put_token";
    static const char *const fields[] = { "exhausted", "atk", "health", NULL };
    const ag_run *run = ag_run_verb(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    uint16_t printed = token_of(L, run);
    int count = lua_isnoneornil(L, 3) ? 1 : ag_arg_number(L, 3, word, "the number of tokens", 0);
    int exhausted = ag_arg_options(L, 4, word, fields) && ag_lua_boolean_field(L, 4, "exhausted");
    token_size size = read_size(L, run, printed);
    if (count == 0 || printed == 0 || !ag_player_in(run->rules->state, seat)) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    ag_run_ask_for(L, run, word, count);
    ag_token_begin(run->rules, printed, seat, count, run->frame->me,
                   exhausted ? AG_ACTION_EXHAUSTED : 0);
    if (size.given) {
        ag_token_size(run->rules, size.numbers[0], size.numbers[1]);
    }
    return ag_run_wait(L, ag_answer_group, 0);
}

static int links_on_chain(const ag_state *state)
{
    int count = 0;
    for (int i = 1; i < state->used.links; i++) {
        count += state->links[i].kind != AG_LINK_FREE;
    }
    return count;
}

static int player_add_to_chain(lua_State *L)
{
    const char *word = "add_to_chain";
    static const char *const fields[] = { "uninterruptible", "rests", NULL };
    static const char *const rests[] = { "graveyard", "resources" };
    const ag_run *run = ag_run_verb(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    int flags = 0;
    if (ag_arg_options(L, 3, word, fields)) {
        flags = ag_lua_boolean_field(L, 3, "uninterruptible") ? AG_LINK_UNINTERRUPTIBLE : 0;
        if (lua_getfield(L, 3, "rests") != LUA_TNIL
            && ag_arg_word(L, -1, word, "place to rest", rests, 2) == 1) {
            flags |= AG_LINK_REST_RESOURCES;
        }
        lua_pop(L, 1);
    }
    if (lua_isnil(L, 2)) return 0;
    ag_card_id card = ag_arg_card(L, 2, word);
    if (!ag_card_exists(run->rules->state, card)) return 0;
    if (links_on_chain(run->rules->state) >= AG_LINK_MAX - 1) {
        ag_arg_fail(L, word, "the chain holds at most %d links", AG_LINK_MAX - 1);
    }
    ag_chain_add_begin(run->rules, card, seat, (uint8_t)flags);
    return ag_run_wait(L, ag_answer_nothing, 0);
}

// The number of the raid's sequence that the text at `index` names.
static int sequence_named(lua_State *L, const ag_raid_def *raid, int index, const char *word)
{
    const char *name = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
    for (int i = 0; raid != NULL && i < raid->sequence_count; i++) {
        if (strcmp(raid->sequences[i].word, name) == 0) return i;
    }
    ag_arg_fail(L, word, "the raid has no sequence %s: its field `sequences` lists them",
                ag_arg_text(L, index));
}

static int player_begin_sequence(lua_State *L)
{
    const char *word = "begin_sequence";
    const ag_run *run = ag_run_verb(L, word);
    ag_seat seat = ag_arg_seat(L, 1, word);
    int which = sequence_named(L, run->rules->catalog->raid, 2, word);
    ag_card_id card = lua_isnoneornil(L, 3) ? run->frame->me : ag_arg_card(L, 3, word);
    if (!ag_sequence_open(run->rules, which, seat, card)) {
        ag_arg_fail(L, word, "%d sequences are under way already", AG_SEQUENCE_MAX);
    }
    return 0;
}

// The place of a catalog number among the raid's Bosses; -1: it is not one.
static int boss_place(const ag_catalog *catalog, uint16_t printed)
{
    const char *key = ag_catalog_card(catalog, printed)->key;
    for (int i = 0; catalog->raid != NULL && i < catalog->raid->boss_count; i++) {
        if (strcmp(catalog->raid->boss_keys[i], key) == 0) return i;
    }
    return -1;
}

static int player_waiting_bosses(lua_State *L)
{
    person it = person_of(L);
    const ag_catalog *catalog = it.run->rules->catalog;
    int last = boss_place(catalog, ag_printed_of(it.state, it.player->hero));
    ag_card_id waiting[AG_CARD_MAX], after[AG_CARD_MAX];
    int count = add_pile(it.state, it.player->aside, waiting, 0), found = 0;
    int places = catalog->raid == NULL ? 0 : catalog->raid->boss_count;
    for (int place = last + 1; place < places; place++) {
        for (int i = 0; i < count; i++) {
            if (boss_place(catalog, ag_printed_of(it.state, waiting[i])) == place) {
                after[found++] = waiting[i];
            }
        }
    }
    ag_push_cards(L, after, found);
    return 1;
}

const ag_api_row ag_api_player[] = {
    { AG_API_FIELD, "hero", "player.hero", "card", "", "CR 301",
      "Their hero, or the last one that was.", player_hero },
    { AG_API_FIELD, "hand", "player.hand", "group", "", "CR 415.4", "", player_hand },
    { AG_API_FIELD, "party", "player.party", "group", "", "CR 415.8",
      "All they have in play but resources.", player_party },
    { AG_API_FIELD, "resources", "player.resources", "group", "", "CR 412", "", player_resources },
    { AG_API_FIELD, "graveyard", "player.graveyard", "group", "", "CR 415", "Of all their decks.",
      player_graveyard },
    { AG_API_FIELD, "deck", "player.deck", "deck", "", "CR 415.3", "The one that they draw from.",
      player_deck },
    { AG_API_FIELD, "decks", "player.decks.event", "deck", "a name that they have no deck of",
      "R101.3", "A Boss player's decks by name; a raider has `main`.", player_decks },
    { AG_API_FIELD, "hand_max", "player.hand_max", "number", "", "CR 415.4", "", player_hand_max },
    { AG_API_FIELD, "name", "player.name", "text", "", "", "", player_name },
    { AG_API_FIELD, "is_boss", "player.is_boss", "true or false", "", "R100", "", player_is_boss },
    { AG_API_FIELD, "has_turn", "player.has_turn", "true or false", "", "CR 500",
      "It is their turn.", player_has_turn },
    { AG_API_FIELD, "completed_a_quest", "player.completed_a_quest", "true or false", "",
      "CR 702.2", "They completed a quest this turn.", player_completed },
    { AG_API_FIELD, "fought_a_hero", "player.fought_a_hero", "true or false", "", "CR 408.3",
      "Their hero dealt combat damage to an opposing hero this turn, which may be gone by now.",
      player_fought },
    { AG_API_FIELD, "opponents", "player.opponents", "group of players", "", "CR 102",
      "Clockwise from them.", player_opponents },
    { AG_API_FIELD, "friends", "player.friends", "group of players", "", "CR 102",
      "Their side, they themselves first, then clockwise.", player_friends },
    { AG_API_FIELD, "next", "player.next", "player", "", "CR 500.1", "Who sits to their left.",
      player_left },
    { AG_API_VERB, "draw", "player:draw(n)", "the group that was drawn",
      "a number that is not whole or below 0", "CR 415.9f", "Draws n cards (1), one at a time.",
      player_draw },
    { AG_API_VERB, "draw_to", "player:draw_to(n)", "the group drawn",
      "a number that is not whole or below 0", "CR 713.2",
      "Draws until they have n cards in hand; nothing where they have them.", player_draw_to },
    { AG_API_VERB, "discard", "player:discard(n)", "the group that was discarded",
      "a number that is not whole or below 0", "CR 415.9e", "Discards n cards (1) of their choice.",
      player_discard },
    { AG_API_VERB, "roll", "player:roll()", "number from 1 to 6", "", "", "Rolls a die.",
      player_roll },
    { AG_API_VERB, "lose", "player:lose()", "", "", "CR 102.1",
      "They leave before the effect goes on; where it is their own, after it.", player_lose },
    { AG_API_VERB, "win", "player:win()", "", "", "CR 102.1",
      "\"You win the game\": all of their opponents lose, at once.", player_win },
    { AG_API_VERB, "put_token",
      "player:put_token(\"raid/stem\" or card, n, { exhausted = true, atk = x, health = x })",
      "the group of tokens", "a key that no token has; a number that is not whole or below 0",
      "CR 404.2",
      "Puts n tokens (1) into their party; of a card instead of a key, token copies (CR 402.4). "
      "With `atk` and `health` these are as if they were printed on them.",
      player_put_token },
    { AG_API_VERB, "add_to_chain",
      "player:add_to_chain(card, { uninterruptible = true, rests = \"resources\" })", "", "",
      "CR 705",
      "Adds a card to the chain without playing it: they choose its targets. With `rests`, it goes "
      "face down "
      "into their resource row as it leaves the chain.",
      player_add_to_chain },
    { AG_API_VERB, "begin_sequence", "player:begin_sequence(\"name\", card)", "",
      "a name that is not among the raid's `sequences`; more than 4 of them under way", "R302.2",
      "Begins a sequence of the raid, about this card where none is named: with the next "
      "processing its steps are done one after the other, also across priority windows.",
      player_begin_sequence },
    { AG_API_FIELD, "waiting_bosses", "player.waiting_bosses", "group", "", "R502.2a",
      "The Boss cards that are set aside and come after their last Boss, in the order of the "
      "raid's `bosses`.",
      player_waiting_bosses },
    { .kind = AG_API_END },
};

// The recorded game beside a scene that begins at its position, for walk.lua: its entries, with the
// same options found in both, and its log.
#include <string.h>

#include "game/facts/answer.h"
#include "game/log/log_path.h"
#include "game/log/record.h"
#include "game/log/sentence.h"
#include "game/view/view.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

typedef struct ag_walk {
    ag_to_scenario_run *run;
    ag_scene *scene;
    int step;                    // the next entry of the recorded game
    uint32_t priorities, lines;  // how many more than the game the scene had at the position
    size_t told_at;              // how much of the scene's log has been compared
    int told_lines;              // … and of the game's log
} ag_walk;

// ---- the same option in both games ----

// The place of a card among its copies in its pile. Each catalog has numbers of its own, so cards
// are compared by key.
static int rank_of(const ag_rules *rules, uint16_t slot)
{
    const ag_state *state = rules->state;
    const char *key = ag_catalog_card(rules->catalog, state->cards[slot].printed)->key;
    int rank = 0;
    uint16_t at = state->piles[state->cards[slot].pile].first;
    for (; at != slot && at != 0; at = state->cards[at].next) {
        uint16_t printed = state->cards[at].printed;
        rank += strcmp(ag_catalog_card(rules->catalog, printed)->key, key) == 0;
    }
    return rank;
}

static int same_pile(const ag_pile *a, const ag_pile *b)
{
    return a->zone == b->zone && a->seat == b->seat && a->index == b->index;
}

// Both games have their cards in the same order, but for identical copies.
static int same_card(const ag_walk *walk, uint16_t then, uint16_t now)
{
    const ag_rules *was = ag_game_rules(walk->run->game), *is = ag_game_rules(walk->scene->game);
    const ag_card *a = &was->state->cards[then], *b = &is->state->cards[now];
    return (a->flags & AG_CARD_USED) && (b->flags & AG_CARD_USED)
           && same_pile(&was->state->piles[a->pile], &is->state->piles[b->pile])
           && strcmp(ag_catalog_card(was->catalog, a->printed)->key,
                     ag_catalog_card(is->catalog, b->printed)->key)
                  == 0
           && rank_of(was, then) == rank_of(is, now);
}

static int same_ref(const ag_walk *walk, ag_ref then, ag_ref now)
{
    const ag_state *was = ag_to_scenario_state(walk->run), *is = ag_scene_state(walk->scene);
    if (then.kind != now.kind) return 0;
    switch (then.kind) {
    case AG_REF_CARD: return same_card(walk, then.slot, now.slot);
    case AG_REF_LINK: {
        const ag_link *a = ag_link_at(was, ag_ref_as_link(then));
        const ag_link *b = ag_link_at(is, ag_ref_as_link(now));
        return a != NULL && b != NULL && a->kind == b->kind && a->power == b->power
               && a->controller == b->controller && same_card(walk, a->card.slot, b->card.slot);
    }
    case AG_REF_SEAT: return then.seat == now.seat;
    case AG_REF_PILE: return same_pile(&was->piles[then.seat], &is->piles[now.seat]);
    default: return then.number == now.number;
    }
}

static int same_option(const ag_walk *walk, const ag_option *then, const ag_option *now)
{
    int by_power =
        then->kind == AG_MOVE_USE || then->kind == AG_MOVE_COMPLETE || then->kind == AG_MOVE_WAY;
    int by_value = then->kind == AG_MOVE_PLACE || then->kind == AG_MOVE_MODE
                   || then->kind == AG_MOVE_NUMBER || then->kind == AG_MOVE_WAY;
    return then->kind == now->kind && same_ref(walk, then->ref, now->ref)
           && (!by_power || then->power == now->power) && (!by_value || then->value == now->value);
}

// The n-th of several equal options there is the n-th here. -1: it is not offered.
static int map_option(const ag_walk *walk, int option)
{
    const ag_state *was = ag_to_scenario_state(walk->run), *is = ag_scene_state(walk->scene);
    const ag_option *wanted = &was->options[option];
    int nth = -1;
    for (int i = 0; i < is->choice.option_count; i++) {
        const ag_option *offered = &is->options[i];
        if (!same_option(walk, wanted, offered)) continue;
        if (nth < 0) {
            nth = 0;
            for (int before = 0; before < option; before++) {
                nth += same_option(walk, &was->options[before], offered);
            }
        }
        if (nth-- == 0) return i;
    }
    return -1;
}

// ---- what walk.lua asks ----

static ag_walk *walk_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

// part(why): ends the walk. The first reason is kept.
static int part_because(lua_State *L, const char *why)
{
    ag_to_scenario_run *run = walk_of(L)->run;
    snprintf(run->parted, sizeof run->parted, "%s", why);
    return luaL_error(L, "%s", run->parted);
}

static int part(lua_State *L)
{
    return part_because(L, lua_tostring(L, 1));
}

// attempt(function, …): false if it raised an error, else true and what it returned.
static int attempt(lua_State *L)
{
    int failed = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0) != LUA_OK;
    if (failed) {
        lua_settop(L, 0);
    }
    lua_pushboolean(L, !failed);
    lua_insert(L, 1);
    return lua_gettop(L);
}

// is_here(): whether both are at the same question; whether the scene is past that of the game.
static int is_here(lua_State *L)
{
    const ag_walk *by = walk_of(L);
    const ag_state *then = ag_to_scenario_state(by->run), *now = ag_scene_state(by->scene);
    int32_t priorities = (int32_t)(now->priorities - then->priorities - by->priorities);
    int32_t lines = (int32_t)(now->told_count - then->told_count - by->lines);
    const ag_choice_state *was = &then->choice, *is = &now->choice;
    lua_pushboolean(L, was->kind == is->kind && was->who == is->who && was->prompt == is->prompt
                           && priorities == 0 && lines == 0);
    lua_pushboolean(L, priorities > 0 || lines > 0);
    return 2;
}

static const ag_entry *entry_of(const ag_walk *now)
{
    return ag_log_path_entry(now->run->game, now->step);
}

// entry(): the word and the seat of the next one; nothing at the end.
static int push_entry(lua_State *L)
{
    const ag_walk *now = walk_of(L);
    if (now->step >= now->run->end) return 0;
    lua_pushstring(L, ag_entry_word(entry_of(now)->kind));
    lua_pushinteger(L, entry_of(now)->seat);
    return 2;
}

// picks(): those of the entry among the scene's options; nothing if they are not offered.
static int push_picks(lua_State *L)
{
    const ag_walk *now = walk_of(L);
    const ag_entry *entry = entry_of(now);
    const uint32_t *data = ag_log_path_data(now->run->game, now->step);
    const ag_state *was = ag_to_scenario_state(now->run);
    if (entry->kind != AG_ENTRY_ANSWER) return 0;
    lua_createtable(L, entry->pick_count, 1);
    lua_pushinteger(L, entry->number);
    lua_setfield(L, -2, "number");
    for (int i = 0; i < entry->pick_count; i++) {
        int option = (int)data[i] < was->choice.option_count ? map_option(now, (int)data[i]) : -1;
        if (option < 0) return 0;
        lua_pushinteger(L, option);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

// take(): moves the game past the entry, but for the last one of a game that faulty scripts
// stopped. Whether other players must answer the same question.
static int take(lua_State *L)
{
    ag_walk *now = walk_of(L);
    ag_error why = { 0 };
    now->step++;
    int stopped = now->step == now->run->end && now->run->stopped[0] != '\0';
    if (!stopped && ag_log_path_go(now->run->game, now->step, 0, &why) < 0) {
        return part_because(L, why.text);
    }
    lua_pushboolean(L, !stopped && ag_to_scenario_state(now->run)->choice.agreed != 0);
    return 1;
}

// Headings count turns, and a position begins with the second turn.
static const char *without_number(const char *line)
{
    const char *colon = strncmp(line, "-- Turn ", 8) == 0 ? strchr(line, ':') : NULL;
    return colon != NULL ? colon : line;
}

// compare(): what the scene has logged since the last call must be what the game logged.
static int compare(lua_State *L)
{
    ag_walk *now = walk_of(L);
    const ag_said_list *lines = &now->run->lines;
    const ag_text *told = &now->scene->told;
    while (now->told_at < told->length && now->told_lines < lines->count) {
        const char *line = told->bytes + now->told_at;
        size_t length = strcspn(line, "\n");
        const char *then = lines->items[now->told_lines++].text;
        const char *text = lua_pushlstring(L, line, length);
        if (strcmp(without_number(text), without_number(then)) != 0) {
            return part_because(
                L,
                lua_pushfstring(L, "the game told \"%s\", the scenario tells \"%s\"", then, text));
        }
        lua_pop(L, 1);
        now->told_at += length + 1;
    }
    return 0;
}

// ---- options of the scene ----

// names(printed): the name and key of the card, and how many cards of the game have that name.
static int push_names(lua_State *L)
{
    const ag_rules *rules = ag_game_rules(walk_of(L)->scene->game);
    const ag_state *state = rules->state;
    uint16_t printed = (uint16_t)lua_tointeger(L, 1);
    const char *name = ag_printed_name(rules->catalog, printed);
    int count = 0;
    for (int slot = 1; slot < state->used.cards; slot++) {
        const ag_card *other = &state->cards[slot];
        count += (other->flags & AG_CARD_USED)
                 && strcmp(ag_printed_name(rules->catalog, other->printed), name) == 0;
    }
    lua_pushstring(L, name);
    lua_pushstring(L, ag_catalog_card(rules->catalog, printed)->key);
    lua_pushinteger(L, count);
    return 3;
}

static int option_text(lua_State *L)
{
    const ag_scene *scene = walk_of(L)->scene;
    const ag_option *option = ag_scene_option(scene, (int)lua_tointeger(L, 1));
    char text[96];
    ag_option_text(ag_game_rules(scene->game), option, AG_READER_ALL, text, sizeof text);
    lua_pushstring(L, text);
    return 1;
}

// keep(kind, text): adds it to what the scenario says.
static int keep(lua_State *L)
{
    static const char *const kinds[] = { "move", "pass", "answer", "default", "expect", NULL };
    ag_to_scenario_run *run = walk_of(L)->run;
    int kind = luaL_checkoption(L, 1, NULL, kinds);
    ag_said_list *to = kind > STEP_DEFAULT ? &run->others : &run->steps;
    ag_to_scenario_add(run, to, kind, ag_arena_text(&run->memory, lua_tostring(L, 2)));
    return 0;
}

static const luaL_Reg functions[] = {
    { "part", part },        { "is_here", is_here },
    { "entry", push_entry }, { "picks", push_picks },
    { "take", take },        { "compare", compare },
    { "names", push_names }, { "option_text", option_text },
    { "keep", keep },        { NULL, NULL },
};

void ag_to_scenario_play(void *run, lua_State *L, ag_scene *scene)
{
    ag_walk now = { .run = run, .scene = scene };
    const ag_state *then = ag_to_scenario_state(run), *is = ag_scene_state(scene);
    for (int seat = 1; seat <= then->seat_count; seat++) {
        if (!ag_player_in(then, (ag_seat)seat)) {
            lua_pushinteger(L, seat);
            ag_scene_say(L, "concede", 1, 0);
        }
    }
    now.step = now.run->base;
    now.priorities = is->priorities - then->priorities;
    now.lines = is->told_count - then->told_count;
    now.told_at = scene->told.length;
    ag_scene_extend(L, ag_to_scenario_lua);
    luaL_newlibtable(L, functions);
    lua_pushlightuserdata(L, &now);
    luaL_setfuncs(L, functions, 1);
    lua_pushboolean(L, now.run->stopped[0] != '\0');
    lua_setfield(L, -2, "stops");
    lua_pushcfunction(L, attempt);
    ag_scene_say(L, "follow_game", 2, 0);
}

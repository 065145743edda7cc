// The recorded game beside a scene that begins at its position, for walk.lua: its entries and its
// log, and what the options of both mean.
#include <string.h>

#include "game/facts/answer.h"
#include "game/log/log_path.h"
#include "game/log/record.h"
#include "game/log/sentence.h"
#include "game/view/view.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "lua/host/push.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// ---- the same option in both games ----

static const char *key_at(const ag_rules *rules, uint16_t slot)
{
    return ag_catalog_card(rules->catalog, rules->state->cards[slot].printed)->key;
}

static void write_pile(ag_writer *out, const ag_pile *pile)
{
    ag_write(out, " %d %d %d", pile->zone, pile->seat, pile->index);
}

// Both games have their cards in the same order, but for identical copies. Each catalog has numbers
// of its own, so cards go by key.
static void write_card(ag_writer *out, const ag_rules *rules, uint16_t slot)
{
    const ag_state *state = rules->state;
    const ag_card *card = &state->cards[slot];
    if (!(card->flags & AG_CARD_USED)) return;
    int rank = 0;
    uint16_t at = state->piles[card->pile].first;
    for (; at != slot && at != 0; at = state->cards[at].next) {
        rank += strcmp(key_at(rules, at), key_at(rules, slot)) == 0;
    }
    ag_write(out, " %s %d", key_at(rules, slot), rank);
    write_pile(out, &state->piles[card->pile]);
}

static void write_ref(ag_writer *out, const ag_rules *rules, ag_ref ref)
{
    const ag_link *link = ag_link_at(rules->state, ag_ref_as_link(ref));
    ag_write(out, " %d", ref.kind);
    switch (ref.kind) {
    case AG_REF_CARD: write_card(out, rules, ref.slot); break;
    case AG_REF_LINK:
        if (link == NULL) break;
        ag_write(out, " %d %d %d", link->kind, link->power, link->controller);
        write_card(out, rules, link->card.slot);
        break;
    case AG_REF_SEAT: ag_write(out, " %d", ref.seat); break;
    case AG_REF_PILE: write_pile(out, &rules->state->piles[ref.seat]); break;
    default: ag_write(out, " %d", ref.number);
    }
}

// Pushes a list of texts: options of both games that mean the same have the same.
static void push_meanings(lua_State *L, const ag_game *game)
{
    const ag_rules *rules = ag_game_rules(game);
    char text[512];
    lua_createtable(L, rules->state->choice.option_count, 0);
    for (int i = 0; i < rules->state->choice.option_count; i++) {
        const ag_option *option = &rules->state->options[i];
        int kind = option->kind;
        int by_power = kind == AG_MOVE_USE || kind == AG_MOVE_COMPLETE || kind == AG_MOVE_WAY;
        int by_value = kind == AG_MOVE_PLACE || kind == AG_MOVE_MODE || kind == AG_MOVE_NUMBER
                       || kind == AG_MOVE_WAY;
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_write(&out, "%d %d %d", kind, by_power ? option->power : 0,
                 by_value ? option->value : 0);
        write_ref(&out, rules, option->ref);
        lua_pushlstring(L, text, out.length);
        lua_rawseti(L, -2, i + 1);
    }
}

// ---- what walk.lua asks ----

// part(why): ends the walk.
static int part(lua_State *L)
{
    ag_to_scenario_run *run = ag_to_scenario_of(L);
    snprintf(run->parted, sizeof run->parted, "%s", lua_tostring(L, 1));
    return luaL_error(L, "%s", run->parted);
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
    const ag_to_scenario_run *by = ag_to_scenario_of(L);
    const ag_state *then = ag_to_scenario_state(by), *now = ag_scene_state(by->scene);
    int32_t priorities = (int32_t)(now->priorities - then->priorities - by->priorities);
    int32_t lines = (int32_t)(now->told_count - then->told_count - by->lines);
    const ag_choice_state *was = &then->choice, *is = &now->choice;
    lua_pushboolean(L, was->kind == is->kind && was->who == is->who && was->prompt == is->prompt
                           && priorities == 0 && lines == 0);
    lua_pushboolean(L, priorities > 0 || lines > 0);
    return 2;
}

// entry(): the word and the seat of the next one, and the picks of an answer, with a number;
// nothing at the end.
static int push_entry(lua_State *L)
{
    const ag_to_scenario_run *now = ag_to_scenario_of(L);
    if (now->step >= now->end) return 0;
    const ag_entry *entry = ag_log_path_entry(now->game, now->step);
    const uint32_t *data = ag_log_path_data(now->game, now->step);
    lua_pushstring(L, ag_entry_word(entry->kind));
    lua_pushinteger(L, entry->seat);
    if (entry->kind != AG_ENTRY_ANSWER) return 2;
    lua_createtable(L, entry->pick_count, 1);
    ag_lua_set(L, "number", entry->number);
    for (int i = 0; i < entry->pick_count; i++) {
        lua_pushinteger(L, data[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 3;
}

// meanings(): of the options of the game, and of those of the scene.
static int push_both_meanings(lua_State *L)
{
    push_meanings(L, ag_to_scenario_of(L)->game);
    push_meanings(L, ag_to_scenario_of(L)->scene->game);
    return 2;
}

// Whether faulty scripts stopped the game at its end.
static int stops(const ag_to_scenario_run *now)
{
    return ag_log_path_stop(now->game)[0] != '\0';
}

// take(): moves the game past the entry, but for the last one of a game that faulty scripts
// stopped. Whether other players must answer the same question.
static int take(lua_State *L)
{
    ag_to_scenario_run *now = ag_to_scenario_of(L);
    ag_error why = { 0 };
    now->step++;
    int stopped = now->step == now->end && stops(now);
    if (!stopped && ag_log_path_go(now->game, now->step, 0, &why) < 0) {
        lua_settop(L, 0);
        lua_pushstring(L, why.text);
        return part(L);
    }
    lua_pushboolean(L, !stopped && ag_to_scenario_state(now)->choice.agreed != 0);
    return 1;
}

// names(printed): the name and the key of the card.
static int push_names(lua_State *L)
{
    const ag_catalog *catalog = ag_game_rules(ag_to_scenario_of(L)->scene->game)->catalog;
    uint16_t printed = (uint16_t)lua_tointeger(L, 1);
    lua_pushstring(L, ag_printed_name(catalog, printed));
    lua_pushstring(L, ag_catalog_card(catalog, printed)->key);
    return 2;
}

static const luaL_Reg functions[] = {
    { "part", part },
    { "attempt", attempt },
    { "is_here", is_here },
    { "entry", push_entry },
    { "meanings", push_both_meanings },
    { "take", take },
    { "names", push_names },
    { NULL, NULL },
};

void ag_to_scenario_play(void *context, lua_State *L, ag_scene *scene)
{
    ag_to_scenario_run *now = context;
    const ag_state *then = ag_to_scenario_state(now), *is = ag_scene_state(scene);
    for (int seat = 1; seat <= then->seat_count; seat++) {
        if (!ag_player_in(then, (ag_seat)seat)) {
            lua_pushinteger(L, seat);
            ag_scene_say(L, "concede", 1, 0);
        }
    }
    now->scene = scene;
    now->priorities = is->priorities - then->priorities;
    now->lines = is->told_count - then->told_count;
    ag_scene_extend(L, ag_to_scenario_walk_lua);
    luaL_newlibtable(L, functions);
    lua_pushlightuserdata(L, now);
    luaL_setfuncs(L, functions, 1);
    ag_lua_set_flag(L, "stops", stops(now));
    ag_lua_set_text(L, "log", now->told);
    ag_scene_say(L, "follow_game", 1, 1);
    ag_text_add(&now->kept, "%s", lua_tostring(L, -1));
    lua_pop(L, 1);
}

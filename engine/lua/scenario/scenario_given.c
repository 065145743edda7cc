// What `given` does to the game (scenario/given.lua): the table is set, the game opened, and each
// row of the position entered as by a referee.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "lua/host/host.h"
#include "lua/scenario/scene.h"
#include "rules/agenda/choice.h"

// is_duel(raid): the raid's key, or nil for the one that the scenario declares, or for the usual
// one; the scenario keeps it alive.
static int is_duel(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_scenario_host *host = scene->host;
    const char *raid = luaL_optstring(L, 1, AG_SCENE_RAID);
    lua_pushboolean(L, scene->cards->raid_decks == 0 && host->is_duel != NULL
                           && host->is_duel(host->context, raid));
    return 1;
}

// sit(raid, raiders, duel)
static int sit(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_scenario_table *table = &scene->table;
    table->own_decks = scene->cards->raid_decks;
    table->raid = table->own_decks > 0 ? AG_INLINE_RAID : luaL_optstring(L, 1, AG_SCENE_RAID);
    table->raiders = (int)lua_tointeger(L, 2);
    table->duel = lua_toboolean(L, 3);
    lua_pushinteger(L, ag_scene_boss(scene));
    return 1;
}

// add_line(deck, name, count, key): to the deck, from 1, that the Boss player brings. Decks live in
// a userdatum of this Lua state.
static int add_line(lua_State *L)
{
    ag_scenario_table *table = &ag_scene_of(L)->table;
    if (table->boss_decks == NULL) {
        size_t size = sizeof *table->boss_decks * AG_DECK_MAX;
        table->boss_decks = memset(lua_newuserdatauv(L, size, 0), 0, size);
        (void)luaL_ref(L, LUA_REGISTRYINDEX);
    }
    table->boss_deck_count = (int)lua_tointeger(L, 1);
    ag_scenario_deck *deck = &table->boss_decks[table->boss_deck_count - 1];
    snprintf(deck->name, sizeof deck->name, "%s", lua_tostring(L, 2));
    if (lua_isnoneornil(L, 3)) return 0;
    ag_scenario_line *line = &deck->lines[deck->line_count++];
    line->count = (int)lua_tointeger(L, 3);
    snprintf(line->key, sizeof line->key, "%s", lua_tostring(L, 4));
    return 0;
}

// open_game(heroes, real_start, mode): returns why it does not open. Heroes are keys by
// their seats, which the run keeps alive.
static int open_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_scenario_table *table = &scene->table;
    ag_error error = { 0 };
    for (int seat = 1; seat <= table->raiders; seat++) {
        lua_rawgeti(L, 1, seat);
        table->heroes[seat] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
    table->real_start = lua_toboolean(L, 2);
    table->mode = lua_tostring(L, 3);
    table->no_keyframes = scene->way == AG_SCENE_REBUILT;
    table->source = &scene->cards->source;
    table->coverage = scene->way == AG_SCENE_STRAIGHT ? scene->host->coverage : NULL;
    if (scene->host->open(scene->host->context, table, &scene->game, &error) == AG_OK) return 0;
    lua_pushstring(L, error.text);
    return 1;
}

// A field of the row in argument 1, which is 0 if it is missing.
static int32_t row_number(lua_State *L, const char *field)
{
    lua_getfield(L, 1, field);
    int32_t number = (int32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    return number;
}

static ag_place read_row(lua_State *L)
{
    lua_getfield(L, 1, "random");
    const char *random = lua_tostring(L, -1);
    lua_pop(L, 1);
    if (random != NULL) return ag_place_random(strtoull(random, NULL, 16));
    return (ag_place){ .kind = (uint8_t)row_number(L, "kind"),
                       .seat = (ag_seat)row_number(L, "seat"),
                       .zone = (uint8_t)row_number(L, "zone"),
                       .flags = (uint8_t)row_number(L, "flags"),
                       .card = (uint16_t)row_number(L, "card"),
                       .index = (uint16_t)row_number(L, "index"),
                       .number = row_number(L, "number"),
                       .host = (uint16_t)row_number(L, "host"),
                       .slot = (uint16_t)row_number(L, "slot") };
}

// place(row): enters it into the game; the slot of the placed card, or nil and why not.
static int place(lua_State *L)
{
    ag_error error = { 0 };
    uint16_t slot = 0;
    ag_place row = read_row(L);
    if (ag_game_place(ag_scene_of(L)->game, &row, &slot, &error) < 0) {
        lua_pushnil(L);
        lua_pushstring(L, error.text);
        return 2;
    }
    lua_pushinteger(L, slot);
    return 1;
}

// A game stays at its position until its question is asked for.
static int run_to_question(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_error error = { 0 };
    if (ag_game_waits_for(scene->game) == 0 && !ag_game_over(scene->game)
        && ag_game_rebuild(scene->game, &error) < 0) {
        return ag_scene_fail(L, "the position does not run: %s", error.text);
    }
    return 0;
}

// The position was refused, as it should be: nothing is played.
static int close_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_game_close(scene->game);
    scene->game = NULL;
    return 0;
}

// From now on failures are about the game.
static int judge(lua_State *L)
{
    ag_scene_of(L)->judges = 1;
    return 0;
}

// 0: the name is not a word.
static int symbol(lua_State *L)
{
    const ag_port *port = ag_game_rules(ag_scene_of(L)->game)->port;
    const char *name = lua_tostring(L, 1);
    lua_pushinteger(L, name[0] != 0 ? port->symbol(port->host, name) : 0);
    return 1;
}

static int deck_names(lua_State *L)
{
    const ag_raid_def *raid = ag_game_rules(ag_scene_of(L)->game)->catalog->raid;
    lua_createtable(L, raid->deck_count, 0);
    for (int deck = 0; deck < raid->deck_count; deck++) {
        lua_pushstring(L, raid->deck_names[deck]);
        lua_rawseti(L, -2, deck + 1);
    }
    return 1;
}

const luaL_Reg ag_scene_given_functions[] = {
    { "is_duel", is_duel },       { "sit", sit },     { "add_line", add_line },
    { "open_game", open_game },   { "place", place }, { "run_to_question", run_to_question },
    { "close_game", close_game }, { "judge", judge }, { "symbol", symbol },
    { "deck_names", deck_names }, { NULL, NULL },
};

// ---- numbers that the words know by their names ----

#define AG_SCENE_NUMBER(name) { #name, AG_##name },
static const struct {
    const char *name;
    int value;
} numbers[] = {
#include "lua/scenario/scenario_numbers.def"
};
#undef AG_SCENE_NUMBER

void ag_scene_set_numbers(lua_State *L)
{
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        lua_pushinteger(L, numbers[i].value);
        lua_setfield(L, -2, numbers[i].name);
    }
}

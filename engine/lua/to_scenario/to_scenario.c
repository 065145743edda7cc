// A scenario from a recorded game: what to_scenario.lua and to_text.lua see of the game, and how
// they run what they have written.
#include "lua/to_scenario/to_scenario.h"

#include <lualib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/log/log_path.h"
#include "game/log/sentence.h"
#include "lua/host/push.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "state/player.h"

// ---- what the files share ----

ag_to_scenario_run *ag_to_scenario_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

const ag_state *ag_to_scenario_state(const ag_to_scenario_run *run)
{
    return ag_game_rules(run->game)->state;
}

// ---- the log ----

// go(step, listen): walks the recorded game to a step; nil, or why it can't, and the place of the
// random stream there.
static int go(lua_State *L)
{
    ag_error error = { 0 };
    char stream[24];
    const ag_to_scenario_run *run = ag_to_scenario_of(L);
    int step = (int)lua_tointeger(L, 1);
    ag_status status = ag_log_path_go(run->game, step, lua_toboolean(L, 2), &error);
    uint64_t place = ag_to_scenario_state(run)->rng.state;
    snprintf(stream, sizeof stream, "%016llx", (unsigned long long)place);
    lua_pushstring(L, status < 0 ? error.text : NULL);
    lua_pushstring(L, stream);
    return 2;
}

// events(): those since the last call, a list of { text, kind, amount }.
static int push_events(lua_State *L)
{
    ag_game *game = ag_to_scenario_of(L)->game;
    const ag_event_log_event *told;
    char line[512];
    lua_newtable(L);
    for (int count = 1; (told = ag_game_next_event(game)) != NULL; count++) {
        ag_event_text(ag_game_rules(game), told, -1, line, sizeof line);
        lua_newtable(L);
        ag_lua_set_text(L, "text", line);
        ag_lua_set_text(L, "kind", ag_event_words[told->event.kind]);
        ag_lua_set(L, "amount", told->event.amount);
        lua_rawseti(L, -2, count);
    }
    return 1;
}

// is_unfinished(): a move whose follow-up questions are not answered, or an answer that not
// everybody has agreed to, can't be a line of a scenario.
static int is_unfinished(lua_State *L)
{
    const ag_state *state = ag_to_scenario_state(ag_to_scenario_of(L));
    int unfinished = state->choice.kind != AG_QUESTION_NONE
                     && (state->choice.prompt == AG_PROMPT_ATTACK || state->choice.agreed != 0);
    for (int slot = 1; slot < state->used.links && !unfinished; slot++) {
        const ag_link *link = &state->links[slot];
        unfinished = link->kind != AG_LINK_FREE && link->kind != AG_LINK_TRIGGER
                     && (link->flags & AG_LINK_ANNOUNCING);
    }
    lua_pushboolean(L, unfinished && state->winner == AG_WINNER_NONE);
    return 1;
}

// ---- what was declared, and names ----

// key_of(name): the key of the card of the database that has it; nothing if none or several do.
static int push_key(lua_State *L)
{
    const ag_to_scenario_run *run = ag_to_scenario_of(L);
    const ag_scenario_host *host = run->host;
    const char *raid = ag_game_options_of(run->game)->raid_key;
    char key[AG_NAME_MAX + 1];
    if (host->key(host->context, raid, lua_tostring(L, 1), key, sizeof key, NULL) < 0) return 0;
    lua_pushstring(L, key);
    return 1;
}

// script(key): the path and the text of its file.
static int push_script(lua_State *L)
{
    const ag_source *source = ag_to_scenario_of(L)->host->source;
    ag_script file;
    if (!source->find(source->context, lua_tostring(L, 1), &file)) return 0;
    lua_pushstring(L, file.path);
    lua_pushlstring(L, file.source, file.size);
    return 2;
}

// ---- running the scenario ----

// Runs the text at index 1 as `aggro test` does. Pushes why it fails, or nil.
static void run_text(lua_State *L, const ag_scenario_host *host)
{
    ag_scenario_result result;
    ag_error error = { 0 };
    size_t size;
    const char *text = lua_tolstring(L, 1, &size);
    ag_status status = ag_scenario_run_text(host, "retold.lua", text, size, &result, &error);
    const char *why = status < 0 ? error.text : result.report;
    if (status == AG_OK && result.failed == 0) {
        lua_pushnil(L);
    } else {
        lua_pushlstring(L, why, strnlen(why, sizeof error.text / 2 - 1));
    }
}

// run(text, one_way): why it fails, straight or in all ways; nil: it passes.
static int run(lua_State *L)
{
    ag_scenario_host host = *ag_to_scenario_of(L)->host;
    host.one_way = lua_toboolean(L, 2);
    run_text(L, &host);
    return 1;
}

// follow(text, base, end, told): why the answers from the position on can't be followed to
// the end, or nil; what the scenario says of them.
static int follow(lua_State *L)
{
    ag_to_scenario_run *run = ag_to_scenario_of(L);
    ag_scenario_host host = *run->host;
    host.one_way = 1;
    host.play = ag_to_scenario_play;
    host.play_context = run;
    run->step = (int)lua_tointeger(L, 2);
    run->end = (int)lua_tointeger(L, 3);
    run->told = lua_tostring(L, 4);
    run->parted[0] = '\0';
    ag_text_close(&run->kept);
    run_text(L, &host);
    if (run->parted[0] != '\0') {
        lua_pushstring(L, run->parted);
        lua_replace(L, -2);
    }
    lua_pushlstring(L, run->kept.length > 0 ? run->kept.bytes : "", run->kept.length);
    return 2;
}

// ---- the game as a whole ----

// Pushes what stays the same from the game's beginning to its end.
static void push_game(lua_State *L, const ag_game *game)
{
    const ag_game_options *options = ag_game_options_of(game);
    const ag_rules *rules = ag_game_rules(game);
    lua_newtable(L);
    ag_lua_set_text(L, "raid", options->raid_key);
    ag_lua_set_text(L, "stop", ag_log_path_stop(game));
    ag_lua_set(L, "boss", ag_boss_seat(rules->state));
    lua_newtable(L);
    for (int seat = 1; seat <= options->seat_count; seat++) {
        lua_pushinteger(L, options->seats[seat].hero);
        lua_rawseti(L, -2, seat);
    }
    lua_setfield(L, -2, "heroes");
    lua_newtable(L);
    for (int printed = 1; printed <= rules->catalog->count; printed++) {
        lua_newtable(L);
        ag_lua_set_text(L, "key", ag_catalog_card(rules->catalog, (uint16_t)printed)->key);
        ag_lua_set_text(L, "name", ag_printed_name(rules->catalog, (uint16_t)printed));
        lua_rawseti(L, -2, printed);
    }
    lua_setfield(L, -2, "cards");
    int steps = ag_log_path_length(game), answers = 0;
    lua_newtable(L);
    for (int step = 0; step < steps; step++) {
        if (ag_log_path_entry(game, step)->kind == AG_ENTRY_ANSWER) {
            lua_pushinteger(L, step);
            lua_rawseti(L, -2, ++answers);
        }
    }
    lua_setfield(L, -2, "answers");
    ag_lua_set(L, "steps", steps);
}

static const luaL_Reg functions[] = {
    { "go", go },
    { "events", push_events },
    { "is_unfinished", is_unfinished },
    { "losses", ag_to_scenario_losses },
    { "position", ag_to_scenario_position },
    { "key_of", push_key },
    { "script", push_script },
    { "run", run },
    { "follow", follow },
    { NULL, NULL },
};

// Runs to_*.lua for the run at index 1: returns the scenario and a report, or nil and why there is
// none.
static int make(lua_State *L)
{
    ag_to_scenario_run *run = lua_touserdata(L, 1);
    luaL_openlibs(L);
    lua_pushglobaltable(L);
    ag_scene_set_numbers(L);
    lua_pushlightuserdata(L, run);
    luaL_setfuncs(L, functions, 1);
    push_game(L, run->game);
    lua_setfield(L, -2, "game");
    if (luaL_loadbufferx(L, ag_to_scenario_lua, strlen(ag_to_scenario_lua), "=to_scenario", "t")
        != LUA_OK) {
        return lua_error(L);
    }
    lua_call(L, 0, 0);
    lua_getglobal(L, "to_scenario");
    lua_pushstring(L, run->wish->name);
    lua_pushinteger(L, run->wish->last);
    lua_pushboolean(L, run->wish->shrink);
    lua_pushstring(L, run->wish->told);
    lua_call(L, 4, 2);
    return 2;
}

ag_status ag_to_scenario(const ag_scenario_host *host, ag_game *recorded,
                         const ag_scenario_wish *wish, ag_text *out, ag_writer *report,
                         ag_error *error)
{
    ag_to_scenario_run run = { .host = host, .game = recorded, .wish = wish };
    lua_State *L = luaL_newstate();
    if (L == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for the scenario");
    lua_pushcfunction(L, make);
    lua_pushlightuserdata(L, &run);
    int raised = lua_pcall(L, 1, 2, 0);
    AG_ASSERT(raised == LUA_OK || raised == LUA_ERRMEM);
    ag_status status = AG_OK;
    if (raised != LUA_OK) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory for the scenario");
    } else if (lua_isnil(L, 1)) {
        status = ag_fail(error, AG_USAGE, "%s", lua_tostring(L, 2));
    } else {
        ag_text_add(out, "%s", lua_tostring(L, 1));
        ag_write(report, "%s", lua_tostring(L, 2));
    }
    lua_close(L);
    ag_text_close(&run.kept);
    ag_log_path_go(recorded, ag_log_path_length(recorded), 0, NULL);
    return status == AG_OK && out->failed
               ? ag_fail(error, AG_NO_MEMORY, "no memory for the scenario")
               : status;
}

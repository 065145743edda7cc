// What scenario/*.lua does with the game of a scene: the table is set, the game opened, each row of
// the position entered as by a referee; entries, other games in its place, what was told.
#include <stdlib.h>

#include "lua/host/host.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"

void ag_scene_close(ag_scene *scene)
{
    ag_game_close(scene->game);
    ag_game_close(scene->aside);
    scene->game = NULL;
    scene->aside = NULL;
}

static ag_game *game_of(lua_State *L)
{
    return ag_scene_of(L)->game;
}

static int done(lua_State *L, ag_status status, const char *refused, const ag_error *error)
{
    return status < 0 ? ag_scene_fail(L, refused, error->text) : 0;
}

// ---- the position ----

// sit(raid): the raid's key, or nil for the one that the scenario declares, or for the usual one;
// the scenario keeps it alive. Whether it is a duel.
static int sit(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_scenario_table *table = &scene->table;
    const ag_scenario_host *host = scene->host;
    table->own_decks = scene->cards->raid_decks;
    table->raid = table->own_decks > 0 ? AG_INLINE_RAID : luaL_optstring(L, 1, AG_SCENE_RAID);
    return ag_lua_push_flag(L, table->own_decks == 0 && host->is_duel != NULL
                                   && host->is_duel(host->context, table->raid));
}

// add_deck(name, keys): that the Boss player brings; the scene keeps the texts alive, and what this
// returns.
static int add_deck(lua_State *L)
{
    ag_scenario_table *table = &ag_scene_of(L)->table;
    ag_scenario_deck *deck = &table->boss_decks[table->boss_deck_count++];
    deck->name = lua_tostring(L, 1);
    deck->count = (int)lua_rawlen(L, 2);
    deck->keys = lua_newuserdatauv(L, sizeof *deck->keys * (size_t)(deck->count + 1), 0);
    for (int at = 0; at < deck->count; at++) {
        lua_rawgeti(L, 2, at + 1);
        deck->keys[at] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
    return 1;
}

static void keep_note(void *context, const ag_script_note *note)
{
    ag_text_add(context, "%s:%d: note: %s\n", note->path, note->line, note->text);
}

static ag_status hear_notes(const ag_scene *scene, ag_error *error)
{
    const ag_scenario_host *host = scene->host;
    if (scene->way != AG_SCENE_STRAIGHT) return AG_OK;
    return host->noted != NULL
               ? ag_game_hear_notes(scene->game, host->noted, host->noted_context, 0, error)
               : ag_game_hear_notes(scene->game, keep_note, scene->notes, 0, error);
}

// open_game(heroes, raiders, real_start, mode): returns why it does not open. Heroes are keys by
// their seats, which the run keeps alive.
static int open_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_scenario_table *table = &scene->table;
    ag_error error = { 0 };
    table->raiders = (int)lua_tointeger(L, 2);
    for (int seat = 1; seat <= table->raiders; seat++) {
        lua_rawgeti(L, 1, seat);
        table->heroes[seat] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
    table->real_start = lua_toboolean(L, 3);
    table->mode = lua_tostring(L, 4);
    table->no_keyframes = scene->way == AG_SCENE_REBUILT;
    table->source = &scene->cards->source;
    table->coverage = scene->way == AG_SCENE_STRAIGHT ? scene->host->coverage : NULL;
    if (scene->host->open(scene->host->context, table, &scene->game, &error) == AG_OK
        && hear_notes(scene, &error) == AG_OK) {
        return 0;
    }
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
    return ag_lua_push_number(L, slot);
}

// A game stays at its position until its question is asked for.
static int run_to_question(lua_State *L)
{
    ag_game *game = game_of(L);
    ag_error error = { 0 };
    if (ag_game_waits_for(game) != 0 || ag_game_over(game)) return 0;
    return done(L, ag_game_rebuild(game, &error), "the position does not run: %s", &error);
}

// judge(on): from now on failures are about the game; or they are not.
static int judge(lua_State *L)
{
    ag_scene_of(L)->judges = lua_toboolean(L, 1);
    return 0;
}

// 0: the name is not a word.
static int symbol(lua_State *L)
{
    const ag_port *port = ag_scene_rules(L)->port;
    const char *name = lua_tostring(L, 1);
    return ag_lua_push_number(L, name[0] != 0 ? port->symbol(port->host, name) : 0);
}

// ---- entries ----

// enter_answer(seat, picks): answers, or without picks concedes.
static int enter_answer(lua_State *L)
{
    ag_error error = { 0 };
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    if (lua_isnoneornil(L, 2)) {
        return done(L, ag_game_concede(game_of(L), seat, &error), "%s", &error);
    }
    ag_picks picks = ag_scene_picks_at(L, 2);
    return done(L, ag_game_enter_answer(game_of(L), seat, &picks, &error), "%s", &error);
}

static int undo(lua_State *L)
{
    ag_error error = { 0 };
    return done(L, ag_game_undo(game_of(L), 0, AG_UNDO_ANSWER, 1, &error),
                "the answer can't be taken back: %s", &error);
}

static int redo(lua_State *L)
{
    ag_error error = { 0 };
    return done(L, ag_game_redo(game_of(L), &error), "the answer can't be played again: %s",
                &error);
}

static int rebuild(lua_State *L)
{
    ag_error error = { 0 };
    return done(L, ag_game_rebuild(game_of(L), &error), "the log does not run again: %s", &error);
}

// ---- other games ----

// A fork takes the place of the game until close_game(). If something fails meanwhile, both are
// closed with the scene.
static int fork_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_error error = { 0 };
    ag_game *game = scene->game;
    done(L, ag_game_fork(game, &scene->aside, &error), "the game is not forked: %s", &error);
    scene->game = scene->aside;
    scene->aside = game;
    return 0;
}

// close_game(): the game that was set aside takes its place again; otherwise there is none.
static int close_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_game_close(scene->game);
    scene->game = scene->aside;
    scene->aside = NULL;
    return 0;
}

// replace(): by a fork or, in the way that saves it, by the game that was saved.
static int replace_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    const ag_scenario_host *host = scene->host;
    ag_error error = { 0 };
    if (scene->way == AG_SCENE_SAVED) {
        ag_status status = host->reload(host->context, scene->game, host->save_path,
                                        scene->table.source, &scene->aside, &error);
        done(L, status, "the game is not saved and loaded: %s", &error);
    } else {
        done(L, ag_game_fork(scene->game, &scene->aside, &error), "the game is not forked: %s",
             &error);
    }
    return close_game(L);
}

static int state_hash(lua_State *L)
{
    return ag_lua_push_number(L, (lua_Integer)ag_state_hash(ag_scene_rules(L)->state));
}

// ---- what was told ----

// next_told(): the next line, with the kind and the amount of its event; nil: nothing more is told.
static int next_told(lua_State *L)
{
    char line[512];
    const ag_event_log_event *told = ag_game_next_event(game_of(L));
    if (told == NULL) return 0;
    ag_event_text(ag_game_rules(game_of(L)), told, -1, line, sizeof line);
    lua_pushstring(L, line);
    lua_pushstring(L, ag_event_words[told->event.kind]);
    lua_pushinteger(L, told->event.amount);
    return 3;
}

const luaL_Reg ag_scene_game_functions[] = {
    { "sit", sit },
    { "add_deck", add_deck },
    { "open_game", open_game },
    { "place", place },
    { "run_to_question", run_to_question },
    { "judge", judge },
    { "symbol", symbol },
    { "enter_answer", enter_answer },
    { "undo", undo },
    { "redo", redo },
    { "rebuild", rebuild },
    { "fork", fork_game },
    { "close_game", close_game },
    { "replace", replace_game },
    { "state_hash", state_hash },
    { "next_told", next_told },
    { NULL, NULL },
};

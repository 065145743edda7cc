// A scene: what runs the scenarios of one file. scenario/*.lua, in a Lua state of its own, says
// what happens; the functions here are what it does that with. They raise Lua errors that name the
// file and line of the scenario's call.
#ifndef AG_LUA_SCENARIO_SCENE_H
#define AG_LUA_SCENARIO_SCENE_H

#include <lauxlib.h>
#include <lua.h>

#include "base/hash.h"
#include "base/span.h"
#include "game/log/game.h"
#include "lua/host/host.h"
#include "lua/language/field.h"
#include "lua/scenario/scenario.h"

typedef struct ag_scene_card {
    char key[AG_NAME_MAX + 1];
    const char *name;  // of the draft, while the scenario's Lua state lives
} ag_scene_card;

// The cards and the raid that the scenario declares, as scripts besides all others.
typedef struct ag_scene_cards {
    ag_source source;
    const ag_source *others;
    const char *text;  // of the file
    size_t size;
    ag_script file;  // the file, whose cards they are
    char hash[AG_HASH_TEXT_SIZE];
    char own_hashes[2][AG_HASH_TEXT_SIZE];  // of AG_SCENARIO_HERO and AG_SCENARIO_CARD
    int raid_decks;  // of the raid that it declares; 0: it does not declare one
    int count;
    ag_scene_card cards[AG_INLINE_CARDS_MAX];  // by the order of their keys
} ag_scene_cards;

typedef struct ag_scene {
    const ag_scenario_host *host;
    ag_scene_cards cards;
    const char *raid;  // key
    ag_game *game;     // that is looked at and played, a value of Lua; NULL while `given` runs
    int line;          // what `given` said there is being placed; 0: nothing
    int judges;        // the position is set up: from now on failures are about the game
    ag_text notes;     // what the scripts of the straight way noted, a line each
    ag_error error;    // of what the scene stands in; else OK
} ag_scene;

// Binds a Lua state of its own to the scene and calls `inside` in it, with `request` as light
// userdata. Expected: AG_BAD_CONTENT (it raised an error), AG_ENVIRONMENT.
ag_status ag_scene_open(ag_scene *scene, lua_CFunction inside, void *request, ag_error *error);

// ---- cards of its own (scenario.c) ----

void ag_scene_cards_open(ag_scene_cards *cards, const ag_source *others, const char *path,
                         const char *text, size_t size);
// Reads the table of the scenario at this index, the nth of a list; 0: the only one of the file.
void ag_scene_cards_read(lua_State *L, ag_scene_cards *cards, int scenario, int nth);
// Finds a card by key, stem or name, or NULL.
const char *ag_scene_cards_key(const ag_scene_cards *cards, const char *text);

// ---- words (scenario_words.c) ----

void ag_scene_bind(lua_State *L, ag_scene *scene);
ag_scene *ag_scene_of(lua_State *L);

// Runs a text with what scenario/*.lua sees, from the code that its first run left, if not NULL.
void ag_scene_run(lua_State *L, const char *text, ag_text *code);

// Raises an error at the line of the author's call.
int ag_scene_fail(lua_State *L, const char *format, ...);

// The text of scenario/*.lua (made by cmake/schema.cmake), and the functions that it calls.
extern const char ag_scenario_lua[];
extern const luaL_Reg ag_scene_look_functions[], ag_scene_ask_functions[];
extern const luaL_Reg ag_scene_game_functions[], ag_scene_file_functions[];

const ag_rules *ag_scene_rules(lua_State *L);  // of the game

// Sets fields of the table on top of the stack: "atk health new?", a value each; with ? true or
// false.
void ag_scene_set(lua_State *L, const char *names, const lua_Integer *values);

// A card is a number for the words; nil: none. Returns 1.
int ag_scene_push_card(lua_State *L, ag_card_id card);
ag_card_id ag_scene_card_at(lua_State *L, int index);

ag_picks ag_scene_picks_at(lua_State *L, int index);  // a list of options, with a `number`

// A game is a value, which is closed with its Lua state at the latest; of one that another owns
// only the value. Returns 1.
int ag_scene_push_game(lua_State *L, ag_game *game, int owned);

#endif

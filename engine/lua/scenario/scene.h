// A scene: one run of a scenario, one way. Its functions raise Lua errors that name the file and
// line of the scenario's call; whoever opened the scene closes the game.
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

enum {
    AG_SCENE_STRAIGHT,
    AG_SCENE_REBUILT,
    AG_SCENE_FORKED,
    AG_SCENE_UNDONE,
    AG_SCENE_SAVED,
    AG_SCENE_WAYS
};

enum {
    AG_SCENE_TOLD_MAX = 64,      // lines in one list of t:told
    AG_SCENE_TELLING_MAX = 400,  // lines that t:told reads: the last ones of a long scenario
};

typedef struct ag_scene_card {
    char key[AG_NAME_MAX + 1];
    const char *name;  // of the draft, while the scenario's Lua state lives
} ag_scene_card;

// The cards and the raid that the scenario declares, as scripts besides all others.
typedef struct ag_scene_cards {
    ag_source source;
    const ag_source *others;
    ag_script file;  // the scenario's own, whose text is theirs
    char hash[AG_HASH_TEXT_SIZE];
    char own_hashes[2][AG_HASH_TEXT_SIZE];  // of AG_SCENARIO_HERO and AG_SCENARIO_CARD
    int raid_decks;  // of the raid that it declares; 0: it does not declare one
    int count;
    ag_scene_card cards[AG_INLINE_CARDS_MAX];  // by the order of their keys
} ag_scene_cards;

typedef struct ag_scene {
    const ag_scenario_host *host;
    ag_scene_cards *cards;
    int way;
    ag_scenario_table table;
    ag_game *game;   // NULL while `given` runs
    ag_game *aside;  // the game, while a fork takes its place
    int line;        // what `given` said there is being placed; 0: nothing
    ag_text *notes;  // what the scripts of the straight way noted, a line each
    int judges;      // the position is set up: from now on failures are about the game
} ag_scene;

// ---- cards of its own (scenario_cards.c) ----

void ag_scene_cards_open(ag_scene_cards *cards, const ag_source *others, const char *path,
                         const char *text, size_t size);
// Reads the table of the scenario at this index.
void ag_scene_cards_read(lua_State *L, ag_scene_cards *cards, int scenario);
// Finds a card by key, stem or name, or NULL.
const char *ag_scene_cards_key(const ag_scene_cards *cards, const char *text);

// ---- words (scenario_words.c) ----

// Adds `t` to a Lua state; begins a run, and pushes its `t`.
void ag_scene_bind(lua_State *L, ag_text *code);  // as in ag_scenario_host
void ag_scene_begin(lua_State *L, ag_scene *scene);
ag_scene *ag_scene_of(lua_State *L);  // the run

// Adds to the table on top of the stack what a game is looked at with: the functions of
// scenario_look.c, scenario_ask.c and scenario_game.c, numbers and words.
void ag_scene_set_functions(lua_State *L);

// Calls a function of scenario/*.lua with the arguments on top of the stack, as lua_call does.
void ag_scene_say(lua_State *L, const char *function, int arguments, int results);

// Runs a text with what scenario/*.lua sees, from the code that its first run left, if not NULL.
void ag_scene_run(lua_State *L, const char *text, ag_text *code);

// Raises an error at the line of the author's call.
int ag_scene_fail(lua_State *L, const char *format, ...);

// The text of scenario/*.lua (made by cmake/schema.cmake), and the functions that it calls.
extern const char ag_scenario_lua[];
extern const luaL_Reg ag_scene_look_functions[];
extern const luaL_Reg ag_scene_ask_functions[];
extern const luaL_Reg ag_scene_game_functions[];

// ---- seats and cards (scenario_look.c) ----

const ag_rules *ag_scene_rules(lua_State *L);  // of the game of the run
const ag_state *ag_scene_state(const ag_scene *scene);

// A card is a number for the words; nil: none. Returns 1.
int ag_scene_push_card(lua_State *L, ag_card_id card);
ag_card_id ag_scene_card_at(lua_State *L, int index);

// ---- questions (scenario_ask.c) ----

void ag_scene_question_text(const ag_scene *scene, char *out, size_t capacity);

// A list of options, with a `number`.
ag_picks ag_scene_picks_at(lua_State *L, int index);

// ---- the game (scenario_game.c) ----

void ag_scene_close(ag_scene *scene);

#endif

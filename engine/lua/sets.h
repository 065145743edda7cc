// Script sets: what the key of a script stands for. Set 0 is the beginning of a game; each reload
// that changes something makes a set over the one before it, or goes back to one that says the
// same. A text that a game has used is copied, and stays what its key stands for in that set,
// whatever becomes of the file.
#ifndef AG_LUA_SETS_H
#define AG_LUA_SETS_H

#include "game/game.h"
#include "lua/loader.h"

enum { AG_SET_MAX = UINT16_MAX };

// Set 0, with the host's source. 0: out of memory.
int ag_sets_open(ag_host *host);
void ag_sets_close(ag_host *host);

// What the key stands for in the set that is in use: as it was used before, else as the set's
// source has it. 0: it is the key of nothing.
int ag_sets_find(const ag_host *host, const char *key, ag_script *out);

// The same of what was used: its number among the scripts, -1: the set has not used the key.
int ag_sets_used(const ag_host *host, int set, const char *key);

// The text that a version in the catalog was read from. 0: none.
int ag_sets_text_of(const ag_host *host, uint16_t printed, ag_script *out);

// The script is one that the set in use has used from now on. Its number, -1: out of memory.
int ag_sets_note(ag_host *host, const ag_script *script);

// The version of the file with this key in a set, -1: it was not loaded yet as it is there.
int ag_sets_version(const ag_host *host, int set, const char *key);

// The file `script` was loaded: what it returned is on top of the stack, and comes off. Its
// version, -1: out of memory.
int ag_sets_loaded(lua_State *L, const ag_script *script, const ag_load *load);

// A set over `parent`, which has changed nothing yet; -1: out of memory, or one too many.
int ag_sets_add(ag_host *host, int parent, const ag_source *source);

// What `source` has otherwise than set `set` (game.h: ag_scripts.take, .enter, .number). (take.c)
ag_status ag_sets_take(ag_host *host, int set, const ag_source *source, ag_taking *out,
                       ag_error *error);
ag_status ag_sets_enter(ag_host *host, int before, int set, ag_error *error);
uint16_t ag_sets_number(ag_host *host, int set, uint16_t printed, ag_error *error);

// The version that this catalog number is, and a set in which it counts; -1: none.
int ag_sets_of_number(const ag_host *host, uint16_t printed, int *version);

// Lets go of compiled functions where scripts hold much memory: of all versions that are not those
// of the set. They are compiled again when they are asked for. (evict.c)
void ag_versions_evict(ag_host *host, int set);
int ag_version_again(ag_host *host, uint16_t printed);      // 0: it does not load

// How far the sets are written, and back to there: for a reload that fails.
typedef struct ag_sets_mark {
    int scripts, sets;
} ag_sets_mark;
ag_sets_mark ag_sets_now(const ag_host *host);
void ag_sets_back(ag_host *host, ag_sets_mark mark);

// The older set, but not `parent`, that says the same as the newest set of all, -1: none.
int ag_sets_same(const ag_host *host, int set, int parent);

#endif

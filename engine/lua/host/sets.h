// Script sets: what the key of a script stands for. Set 0 is the beginning of a game; each reload
// that changes something makes a set based on the one before it, or returns to an equal older one.
// A text that a game has used is copied, and its key stands for it in that set whatever happens to
// the file.
#ifndef AG_LUA_HOST_SETS_H
#define AG_LUA_HOST_SETS_H

#include "game/log/game.h"
#include "lua/host/host_private.h"

enum { AG_SET_MAX = UINT16_MAX };

void ag_sets_close(ag_host *host);

// The number of the text that the set has used for the key; -1: it has not used the key.
int ag_sets_used(const ag_host *host, int set, const char *key);

// The version with this catalog number; -1: none.
int ag_sets_numbered(const ag_host *host, uint16_t printed);

// Notes that the set has used the script. Returns its number; -1: out of memory.
int ag_sets_note(ag_host *host, int set, const ag_script *script);

// The version of the file with this key in a set; -1: its text in that set was not loaded yet.
int ag_sets_version(const ag_host *host, int set, const char *key);

// Notes that the file `script` was loaded. Returns its version, yet without a value; -1: out of
// memory.
int ag_sets_loaded(ag_host *host, const ag_script *script, const ag_load *load);

// Adds a set based on `parent` (set 0 on itself), without changes yet; -1: out of memory, or one
// too many.
int ag_sets_add(ag_host *host, int parent, const ag_source *source);

// Takes what is different in `source` than in `set` (game.h: ag_scripts.take, .enter, .number).
// (take.c)
ag_status ag_sets_take(ag_host *host, int set, const ag_source *source, ag_taking *out,
                       ag_error *error);
ag_status ag_sets_enter(ag_host *host, int before, int set, ag_error *error);
uint16_t ag_sets_number(ag_host *host, int set, uint16_t printed, ag_error *error);

// The newest set in which the version with this catalog number is used; -1: none.
int ag_sets_of_number(const ag_host *host, uint16_t printed);

// How many texts and sets there are, so that a reload that fails can go back to that.
typedef struct ag_sets_mark {
    int texts, sets;
} ag_sets_mark;
ag_sets_mark ag_sets_now(const ag_host *host);
void ag_sets_back(ag_host *host, ag_sets_mark mark);

// The older set, other than `parent`, that is equal to the newest set; -1: none.
int ag_sets_same(const ag_host *host, int set, int parent);

#endif

// What `gain` copies from another card: all its powers, or its rewards.
#ifndef AG_LUA_WORDS_LUA_GRANT_H
#define AG_LUA_WORDS_LUA_GRANT_H

#include "lua/host/script_run.h"

#define AG_BORROWED_MAX 40

typedef struct ag_borrowed {
    uint16_t printed;               // the card whose script declares them; 0: none are borrowed
    int count;
    ag_change changes[AG_BORROWED_MAX];
} ag_borrowed;

// Reads the fields powers_of and rewards_of of a gain; `like` has subject and condition.
void ag_lua_read_borrowed(lua_State *L, const ag_run *run, int table, const ag_change *like,
                          ag_borrowed *out);

#endif

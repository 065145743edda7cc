// What a function of a script does, as its compiled form says: which verbs it calls, in order, on
// what, which fields and words it reads, which numbers and texts stand in it. Functions of modules
// and locals of the file that it calls are followed. What branches is taken as it is written, one
// line after the other.
#ifndef AG_LUA_CODE_H
#define AG_LUA_CODE_H

#include "lua/host.h"

enum {
    AG_CODE_CALL,           // base:name(…) or name(…), as it is called
    AG_CODE_READ,           // base.name
    AG_CODE_WORD,           // a word of the environment: opposing, this_turn
    AG_CODE_NUMBER,         // a number that stands there
    AG_CODE_TEXT,           // a text that stands there
    AG_CODE_LENGTH,         // #base
    AG_CODE_BRANCH,         // if, and, or: what follows depends on something
    AG_CODE_KEY,            // a field of a table that is made: { up_to = 1 }
};

typedef struct ag_code_seen {
    int kind;               // AG_CODE_…
    int line;
    int depth;         // 0: of the function itself; more: of functions that it calls
    int parameter;     // 1 + the parameter that `base` is; 0: it is none
    const char *base;  // "me.hero", "opposing.ally"; "" where there is none, "…" where it is too
                       // long to say; of a text the field of a table that it is written into
    const char *name;  // of the verb, field or word; the text
    int is_method;
    // Of a call, as far as they can be said: "me.amount", "t.prey"; "" where there is none
    const char *arguments[3];
    lua_Integer number;
} ag_code_seen;

typedef void ag_code_told(void *context, const ag_code_seen *seen);

// Walks the function on top of the stack, which stays there. 0: it can't be read.
int ag_code_walk(lua_State *L, ag_code_told *told, void *context);

// The same for function `slot` of a power of a card. 0: it has none, or it can't be read.
int ag_code_walk_power(const ag_host *host, uint16_t printed, int power, int slot,
                       ag_code_told *told, void *context);

#endif

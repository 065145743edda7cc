// What a function of a script does, as its compiled form shows: which verbs it calls, in order, on
// what, which fields and words it reads, which numbers and texts it contains. Calls of modules'
// functions and of the file's own locals are followed. Branches are taken as they are written, one
// line after the other.
#ifndef AG_LUA_CODE_H
#define AG_LUA_CODE_H

#include "lua/host.h"

enum {
    AG_CODE_CALL,           // base:name(…) or name(…), as it is called
    AG_CODE_READ,           // base.name
    AG_CODE_WORD,           // a word of the environment: opposing, this_turn
    AG_CODE_NUMBER,         // a number in the code
    AG_CODE_TEXT,           // a text in the code
    AG_CODE_LENGTH,         // #base
    AG_CODE_BRANCH,         // if, and, or: what follows depends on something
    AG_CODE_KEY,            // a field of a table that is made: { up_to = 1 }
};

typedef struct ag_code_seen {
    int kind;               // AG_CODE_…
    int line;
    int depth;         // 0: of the function itself; more: of functions that it calls
    int parameter;     // 1 + the number of the parameter that `base` is; 0: it is not one
    const char *base;  // "me.hero", "opposing.ally"; "" where there is none, "…" where it is too
                       // long; for a text, the field of a table that it is written into
    const char *name;  // of the verb, field or word; the text
    int is_method;
    // The arguments of a call, as far as they can be written: "me.amount", "t.prey"; else ""
    const char *arguments[3];
    lua_Integer number;
} ag_code_seen;

typedef void ag_code_report(void *context, const ag_code_seen *seen);

// Walks the function on top of the stack, which stays there. 0: it can't be read.
int ag_code_walk(lua_State *L, ag_code_report *report, void *context);

// The same for function `slot` of a power of a card. 0: it has none, or it can't be read.
int ag_code_walk_power(const ag_host *host, uint16_t printed, int power, int slot,
                       ag_code_report *report, void *context);

#endif

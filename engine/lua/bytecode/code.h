// What a function of a script does, as its compiled form shows: one stream of what it says, in
// order, with the values that it says it of. Branches are taken as they are written, one line after
// the other.
#ifndef AG_LUA_BYTECODE_CODE_H
#define AG_LUA_BYTECODE_CODE_H

#include "lua/bytecode/chunk.h"

enum {
    // What is said.
    AG_CODE_CALL,           // base:name(…) or name(…), as it is called
    AG_CODE_READ,           // base.name
    AG_CODE_WORD,           // a word of the environment: opposing, this_turn
    AG_CODE_NUMBER,         // a number in the code
    AG_CODE_TEXT,           // a text in the code
    AG_CODE_LENGTH,         // #base
    AG_CODE_BRANCH,         // if, and, or: what follows depends on something; `number` is 1 for
                            // whether two values are the same
    AG_CODE_WRITE,          // base.name = value, { up_to = 1 }; `name` is "" for other keys
    // Values that are there.
    AG_CODE_PARAMETER,      // the `number`th of the function, from 1; 0: of an inner function
    AG_CODE_UPVALUE,        // the `number`th of the function, from 1
    AG_CODE_ENVIRONMENT,
    AG_CODE_METHOD,         // base:name, before it is called
    AG_CODE_ELEMENT,        // base[…] by a key that is not a text
    AG_CODE_LOOP,           // the second value that a loop is given: for _, card in of
    AG_CODE_TABLE,          // one that the function makes
    AG_CODE_BOOLEAN,        // `number` is 1 for true
    AG_CODE_NIL,
    AG_CODE_FRACTION,
    AG_CODE_JOINED,         // a text that is made of others
    AG_CODE_PERHAPS,        // `of`, as it was before branches met
    AG_CODE_OTHER
};

typedef struct ag_code_seen {
    int kind;               // AG_CODE_…
    int id;                 // rising from 1 through the stream
    int line;
    int depth;              // 0: of the function itself; more: of functions that it calls
    int is_method;
    int is_upvalue;         // of a write: into what an outer function holds
    const char *text;       // what the value is: "me.hero", "all(opposing.ally)"; "…": not short
    const char *base;       // the text of what is read, called or measured; "" where there is none;
                            // for a text, the field of a table that it is written into
    const char *name;       // of the verb, field, word or parameter; the text
    const char *arguments[3];           // of a call, in words; "" where there is none
    const struct ag_code_seen *of;      // what is read, called, written to; NULL: nothing
    const struct ag_code_seen *value;   // what is written; of an element, the key
    const struct ag_code_seen **given;  // the arguments of a call, first what stands before `:`
    int count;
    int is_open;                        // more arguments may follow
    lua_Integer number;
} ag_code_seen;

typedef void ag_code_report(void *context, const ag_code_seen *seen);

// The value itself, where it is one that perhaps stayed.
const ag_code_seen *ag_code_plain(const ag_code_seen *of);

// Reports what a chunk says; it is valid as long as the report runs. 0: there is no memory.
int ag_code_read(const ag_chunk *chunk, int depth, ag_code_report *report, void *context);

#endif

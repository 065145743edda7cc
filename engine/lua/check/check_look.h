// What an effect does, as far as its compiled function shows without being run: which words it
// calls on what. Each known value is one of a few kinds; nothing is said about the others.
#ifndef AG_LUA_CHECK_CHECK_LOOK_H
#define AG_LUA_CHECK_CHECK_LOOK_H

#include "lua/words/api.h"
#include "lua/host/script.h"
#include "lua/data/data_lua.h"
#include "lua/host/host.h"

enum {
    AG_SEEN_UNKNOWN,    // 0
    AG_SEEN_NOUN,       // a card, a group …: `nouns`
    AG_SEEN_TARGETS,    // the `t` of power `number`; -1: of any power of the card
    AG_SEEN_ROW,        // a word of the API
    AG_SEEN_METHOD,     // a method of a filter: `text`; `kept` is the filter, where it is known
    AG_SEEN_FILTER,     // a filter whose parts are not known
    AG_SEEN_LUA,        // a value of another type that is known
    AG_SEEN_TEXT,       // `text`; NULL: not known
    AG_SEEN_NUMBER,
    AG_SEEN_BOOLEAN,
    AG_SEEN_NIL,
    AG_SEEN_TABLE,      // a table that the function makes; `number` tells it from others
    AG_SEEN_RAID,       // the word raid
    AG_SEEN_EACH,       // what a loop over a group asks
    AG_SEEN_KINDS
};

typedef struct ag_seen {
    uint8_t kind;
    uint8_t has_self;   // of a method: the value that it is called on is its first argument
    uint16_t nouns;     // AG_BIT(AG_NOUN_…)
    int32_t number;
    int32_t kept;       // the place of the value itself among the kept ones; 0: it is not known
    const ag_api_row *row;
    const char *text;
} ag_seen;

// One script that is being looked at.
typedef struct ag_look {
    ag_host *host;
    lua_State *L;
    ag_findings *findings;
    const ag_script *script;
    uint16_t printed;        // the card of the effects; 0: of a module
    const ag_card_def *def;  // NULL: of a module
    int kept;                // on the stack: kept values
    int kept_count;
    int done;                               // on the stack: what has been looked at
    int depth;
    uint8_t read_targets[AG_POWERS_MAX];    // AG_BIT(target) that its effect reads
} ag_look;

// ---- values (check_value.c) ----

ag_seen ag_seen_noun(unsigned nouns);
ag_seen ag_seen_kept(ag_look *look);  // the value on top of the stack, which it pops
void ag_seen_push(const ag_look *look, const ag_seen *seen);  // pushes a kept value

void ag_seen_name(unsigned nouns, char *out, size_t capacity);     // "a card or a group"

// Reports `<no> "name" (did you mean …?)`; and the same for a name that is not in the list.
typedef struct ag_unknown {
    int line, code;
    const char *no, *name;
} ag_unknown;
void ag_look_unknown(const ag_look *look, ag_unknown what, ag_candidate *next, void *context);
void ag_look_listed(const ag_look *look, int line, const char *no, ag_word_list list,
                    const char *name);

// What reading a field, or calling a verb, gives.
ag_seen ag_seen_given(const ag_api_row *row);

// value.name and value:name; reports a finding on the line if it does not exist.
ag_seen ag_seen_index(ag_look *look, int line, const ag_seen *of, const char *name);
ag_seen ag_seen_method(ag_look *look, int line, const ag_seen *of, const char *name);
ag_seen ag_seen_global(ag_look *look, int line, const char *name);

// Counts all targets of a value that is passed on as read.
void ag_seen_escapes(ag_look *look, const ag_seen *seen);

// ---- calls (check_call.c) ----

// A field that the function writes into a table that it made.
typedef struct ag_seen_field {
    int table;
    const char *name;  // "": an item of a list
    ag_seen value;
} ag_seen_field;

typedef struct ag_seen_call {
    int line;
    const ag_seen *callee;
    const ag_seen *arguments;               // without the value before `:`
    int count;                              // -1: not known
    int has_self;
    const ag_seen_field *fields;            // of all tables of the function
    int field_count;
} ag_seen_call;

// Checks the arguments, and their options, against the row; returns what the call gives.
ag_seen ag_seen_called(ag_look *look, const ag_seen_call *call);

// ---- functions (check_look.c) ----

// Whether this is asked of the function or table on top of the stack for the first time.
int ag_look_is_new(const ag_look *look);

// Looks at the Lua function on top of the stack, which stays there. Looks at each function once.
void ag_look_function(ag_look *look, const ag_seen *arguments, int count);

#endif

// Reading one power. Its fields are read by their rows into its ag_power_def; what concerns several
// of them is checked by kind: of what waits for something in loader_watch.c, of others in
// loader_power.c.
#ifndef AG_LUA_LOAD_POWER_READ_H
#define AG_LUA_LOAD_POWER_READ_H

#include "lua/load/loader.h"

// Where a row keeps its field in an ag_power_def.
#define AG_OF_POWER(member) AG_AT(ag_power_def, member)
#define AG_OF_WATCH(member) AG_AT(ag_power_def, watch.member)

// The card to which it happens, and the one that does it.
#define AG_SUBJECT_OF_WATCH .at = AG_OF_WATCH(subject), .has = AG_OF_WATCH(has_subject)
#define AG_SOURCE_OF_WATCH .at = AG_OF_WATCH(source), .has = AG_OF_WATCH(has_source)

// The player whom a power waits for.
extern const char *const ag_power_whose[3];
#define AG_WHOSE_OF_WATCH                                                                          \
    .words = { ag_power_whose, 3 }, .number = AG_WHOSE_YOURS, .at = AG_OF_WATCH(whose)

// Readers of rows whose struct is an ag_power_def.
ag_field_reader ag_may_read;        // of triggers
ag_field_reader ag_power_id_read;
ag_field_reader ag_worth_read;      // an amount of what all can see who use it

// Checks what concerns several fields of a power that has been read; its table is on top of the
// stack.
typedef void ag_power_end(lua_State *L, ag_power_def *power);
ag_power_end ag_power_end_when;
ag_power_end ag_power_end_instead;
ag_power_end ag_power_end_enters;
ag_power_end ag_power_end_prevents;
ag_power_end ag_power_end_changes;

#endif

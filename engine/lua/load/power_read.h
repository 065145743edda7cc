// Reading one power: what its draft declares, and where it belongs. Each kind of power has a
// reader; those of packets are in loader_packet.c, those of what happens as a card enters play in
// loader_as.c.
#ifndef AG_LUA_LOAD_POWER_READ_H
#define AG_LUA_LOAD_POWER_READ_H

#include "lua/language/field.h"
#include "lua/load/loader.h"

typedef struct ag_power_reader {
    lua_State *L;
    ag_powers *to;
    const ag_draft *draft;
    int table;
    int power;                      // its number
    int front, back;                // the sides that have it
    const char *later;              // its name as a later power, or NULL
    const char *grant;              // its name among the grants, or NULL
} ag_power_reader;

// Checks the fields and adds the power, with its name, rule and zones.
ag_power_def *ag_power_begin(ag_power_reader *in, int kind, const char *what,
                             const ag_field_row *fields, const ag_field_row *more);

// Reads what it watches for; `source` is the field that names the source, NULL: none.
void ag_power_read_watch(lua_State *L, int table, const char *source, ag_watch_def *watch,
                         int later);
// Reads a trigger's `may`: true, or the word of the action, which decides whether it is possible
// (CR 712.7).
void ag_power_read_may(const ag_power_reader *in, ag_watch_def *watch);
uint8_t ag_power_read_whose(lua_State *L, int table);
void ag_power_read_functions(const ag_power_reader *in);
void ag_power_need_effect(const ag_power_reader *in);

void ag_power_read_prevents(ag_power_reader *in);
void ag_power_read_raises(ag_power_reader *in);
void ag_power_read_changes(ag_power_reader *in);
void ag_power_read_as(ag_power_reader *in);
void ag_power_read_enters(ag_power_reader *in);
void ag_power_read_first(const ag_power_reader *in);
void ag_power_read_last(const ag_power_reader *in);       // of leaves_party
void ag_power_read_side(const ag_power_reader *in);       // of flipped
void ag_power_read_first_played(const ag_power_reader *in, const ag_filter *subject,
                                ag_amount *condition);
void ag_power_read_uninterruptible(const ag_power_reader *in);

// Keywords with more than a name (loader_word.c).
void ag_power_read_death_rattle(ag_power_reader *in);
void ag_power_read_tribe(ag_power_reader *in);
void ag_power_read_stash(ag_power_reader *in);
void ag_power_read_enraged(ag_power_reader *in);
void ag_power_read_diplomacy(ag_power_reader *in);
void ag_power_read_finishing_move(ag_power_reader *in);

#endif

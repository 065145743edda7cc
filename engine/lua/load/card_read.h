// Reading one card: its kind, its numbers with names, and the readers of its fields.
#ifndef AG_LUA_LOAD_CARD_READ_H
#define AG_LUA_LOAD_CARD_READ_H

#include "lua/language/field.h"
#include "lua/load/loader.h"

typedef struct ag_card_kind {
    const char *word;
    const char *what;  // the card in messages
    uint32_t types;
    const ag_field_row *fields;
    int needs_cost;
    int has_play;  // its text applies as it resolves from the chain
} ag_card_kind;

typedef struct ag_values {
    ag_value list[AG_VALUES_MAX];
    int count;
} ag_values;

typedef struct ag_card_reader {
    const ag_card_kind *kind;
    ag_card_def *def;
    uint16_t printed;
    ag_powers *powers;
    const char *rulings[AG_RULINGS_MAX];
    int ruling_count;
    ag_values front;
    ag_values back;  // its own, then those of the front that it does not have
} ag_card_reader;

const ag_card_kind *ag_card_kind_of(const ag_draft *draft);

// Whether the table has the field.
int ag_card_has(lua_State *L, int table, const char *field);

// Reports that the card does not have the field, if it is needed.
void ag_card_need(lua_State *L, const ag_card_reader *in, int table, const char *field, int needed);

// What follows from the tags and the type of a card, once its fields are read: types, the numbers
// that it needs or can't have (loader_kind.c).
void ag_card_finish(lua_State *L, const ag_card_reader *in, int table);

// ---- values: numbers with names, which text and script of a card share (loader_values.c) ----

ag_field_item ag_value_read;  // at: ag_values
void ag_values_use(lua_State *L, ag_values *values);

// Keeps those of both sides: `me.<name>` reads them together.
void ag_values_keep(lua_State *L, ag_card_reader *in);

// Marks those that something that the card declares has read.
void ag_values_note(lua_State *L, const ag_card_reader *in);

#endif

// Reading one card: its kind, its numbers with names, and the readers of its fields.
#ifndef AG_LUA_LOAD_CARD_READ_H
#define AG_LUA_LOAD_CARD_READ_H

#include "lua/language/field.h"
#include "lua/load/loader.h"

typedef struct ag_card_reader {
    char what[40];               // the card in messages: "an ally"
    const ag_field_row *fields;  // of its kind
    ag_card_def *def;
    uint16_t printed;
    const char *rulings[AG_RULINGS_MAX];
    int ruling_count;
    ag_value values[AG_VALUES_MAX];
} ag_card_reader;

// Whether the table has the field.
int ag_card_has(lua_State *L, int table, const char *field);

// Reports that the card does not have the field, if it is needed.
void ag_card_need(lua_State *L, const ag_card_reader *in, int table, const char *field, int needed);

// What follows from the tags and the type of a card, once its fields are read: types, the numbers
// that it needs or can't have (loader_kind.c).
void ag_card_finish(lua_State *L, const ag_card_reader *in, int table);

ag_field_reader ag_back_read;  // at: ag_card_def, whose front and its powers are read

#endif

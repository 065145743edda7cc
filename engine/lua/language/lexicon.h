// The words that declare, one row each; the words of effects are in api.h. What a file may say
// outside its functions, what scenarios say, and which fields their tables have.
#ifndef AG_LUA_LANGUAGE_LEXICON_H
#define AG_LUA_LANGUAGE_LEXICON_H

#include "lua/language/field.h"

// What a word is, for those who look it up and for the types of an editor.
enum {
    AG_LEXICON_END,             // after the last row
    AG_LEXICON_CARD,            // ally "Name" { … }
    AG_LEXICON_NAMED,           // phase "Name" { … }: not a card
    AG_LEXICON_POWER,           // gives { … }, when.dies { … }
    AG_LEXICON_PART,            // target(…), mode { … }: a part of a card or power
    AG_LEXICON_STEP,            // ready_step
    AG_LEXICON_FILTER,          // your.ally, this
    AG_LEXICON_FILTER_METHOD,   // filter:with { … }
    AG_LEXICON_AMOUNT,          // count(filter), x
    AG_LEXICON_AMOUNT_METHOD,   // amount:max(n)
    AG_LEXICON_CHANGE,          // plus(n)
    AG_LEXICON_WORD,            // harm, this_turn
    AG_LEXICON_LUA,             // ipairs: a word of Lua itself
    AG_LEXICON_SCENE,           // t:plays(…)
};

// When the function of a row is called.
enum {
    AG_FORM_CALLED,             // as the script calls the word
    AG_FORM_VALUE,              // once: what it pushes is the value of the word
    AG_FORM_INDEXED,            // with the name behind the point: word.<name>
};

typedef struct ag_lexicon_row {
    uint8_t kind;               // AG_LEXICON_…
    const char *name;           // "ally", "when.dies", "with" of filters, "plays" of scenarios
    const char *usage;
    const char *doc;
    const char *rule;           // NULL: no rule is about it
    lua_CFunction function;     // what makes its value: see `form`; ag_lexicon_here is the row
    uint16_t number;            // … of this: AG_OP_…, AG_LASTS_…, AG_DRAFT_…
    uint8_t form;               // AG_FORM_…
    uint8_t second;             // … and this: AG_WORD_…, of powers AG_EVENT_…
    const ag_field_row *fields[2];      // of its table; either may be NULL
    const char *takes;          // of scenarios: its arguments, "who card n?"
    const char *type;           // for editors; NULL: as others of its kind
} ag_lexicon_row;

// A chapter of words, for those who list them.
typedef struct ag_chapter {
    const char *title;              // NULL: after the last chapter
    const char *doc;
    const ag_lexicon_row *rows;     // NULL: they are `verbs`
    const struct ag_api_row *verbs;
} ag_chapter;

extern const ag_lexicon_row ag_lexicon_cards[];         // lexicon_card.c
extern const ag_lexicon_row ag_lexicon_parts[];
extern const ag_lexicon_row ag_lexicon_raids[];
extern const ag_lexicon_row ag_lexicon_powers[];
extern const ag_lexicon_row ag_lexicon_filters[];       // data_filter.c
extern const ag_lexicon_row ag_lexicon_filter_methods[];
extern const ag_lexicon_row ag_lexicon_amounts[];       // data_amount.c
extern const ag_lexicon_row ag_lexicon_amount_methods[];
extern const ag_lexicon_row ag_lexicon_changes[];       // data_change.c
extern const ag_lexicon_row ag_lexicon_words[];         // data_lua.c
extern const ag_lexicon_row ag_lexicon_lua[];           // lexicon_scene.c
extern const ag_lexicon_row ag_lexicon_given[];         // lexicon_scene.c
extern const ag_lexicon_row ag_lexicon_play[];
extern const ag_lexicon_row ag_lexicon_expect[];

extern const ag_chapter ag_lexicon[];                   // lexicon_scene.c

// The row whose function runs, is indexed or is making its value.
const ag_lexicon_row *ag_lexicon_here(lua_State *L);
// … of the function at the index, which a script calls; NULL: no row has made it.
const ag_lexicon_row *ag_lexicon_of(lua_State *L, int index);

// Pushes the value of a word.
void ag_lexicon_push(lua_State *L, const ag_lexicon_row *row, lua_CFunction function, int form);

// Defines the words of the rows that have a function.
void ag_lexicon_define(lua_State *L, const ag_lexicon_row *rows);

// The row with this name in the chapter; NULL: there is none.
const ag_lexicon_row *ag_lexicon_find(const ag_lexicon_row *rows, const char *name);

#endif

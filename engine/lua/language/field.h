// The fields of what scripts declare, one row each: readers refuse others, "did you mean" suggests
// them, the docs list them, editors complete them and `aggro check` compares them.
#ifndef AG_LUA_LANGUAGE_FIELD_H
#define AG_LUA_LANGUAGE_FIELD_H

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

// What a field may contain.
enum {
#define AG_SHAPE(name, text, type) AG_SHAPE_##name,
#include "lua/language/shapes.def"
    AG_SHAPE_COUNT,
};

// Whether an argument can be left out.
enum { AG_OPTIONAL, AG_NEEDED, AG_NEEDED_OR_NIL };

typedef struct ag_field_row ag_field_row;

// A member of the struct that the table is read into; size 0: none.
typedef struct ag_field_place {
    uint16_t offset, size;
} ag_field_place;

#define AG_AT(type, member)                                                                        \
    {                                                                                              \
        offsetof(type, member), sizeof(((type *)NULL)->member)                                     \
    }

// Reads a field in a way of its own: its value is on top of the stack and stays there.
typedef void ag_field_reader(lua_State *L, const ag_field_row *row, void *at);

// Reads an item of a list, or an entry of a table with names, which is on top of the stack. `name`:
// of the entry; of a list, the item itself if it is a text.
typedef void ag_field_item(lua_State *L, const ag_field_row *row, const char *name, void *at);

// Fields that others need are read first, those that need others later: at 1, 2, …
enum { AG_READ_FIRST = -1, AG_READ_LAST = 4 };

struct ag_field_row {
    const char *name;  // NULL: after the last row
    uint8_t shape;     // AG_SHAPE_…
    const char *doc;             // of an argument: how messages call it, "the amount"
    const char *rule;            // "CR 403.3"; NULL: no rule is about it
    uint8_t needed;              // it can't be left out; of an argument: AG_NEEDED …
    const char *as;              // how it is written, if the shape does not say: "function(me, t)"
    const char *otherwise;       // its value where it is left out, if `doc` does not say
    int32_t min, max;            // of numbers; both 0: any. Of a list, max: the most items
    ag_word_list words;          // of words
    // What it is to its reader: AG_IS_…_AT, AG_STAT_…, AG_FIELD_…; of AG_SHAPE_WORD, what the first
    // word is stored as; of AG_SHAPE_WORDS, its bit.
    uint8_t number;
    const ag_field_row *fields;  // of a table; NULL: see `doc`
    ag_field_place at;           // where the value is stored
    ag_field_place has;          // the byte that is set to 1 where the field is there
    ag_field_reader *read;       // NULL: as its shape says
    ag_field_item *each;         // NULL: its parts are not read one by one
    int8_t order;                // 0: as most; AG_READ_…
    int32_t flags;               // what an option that is true adds to ag_api_call.flags
};

// The name of a shape in messages and docs, and as a type in an editor's annotations.
const char *ag_shape_text(int shape);
const char *ag_shape_type(int shape);

// The row with this name; NULL: there is none. `rows` may be NULL.
const ag_field_row *ag_field_find(const ag_field_row *rows, const char *name);

// Raises an error "unknown field … of <what> (did you mean …?)" if the table has a field that
// neither list has; the second may be NULL. While a file is checked, each such field is reported
// and this returns. Returns which of `rows` the table has, as bits for the first 64, so that a
// reader need not ask for the others.
uint64_t ag_lua_check_rows(lua_State *L, int table, const char *what, const ag_field_row *rows,
                           const ag_field_row *more);

// " (did you mean …?)" for such a name; `more` may be NULL. It is not mended where the table at the
// place has what was meant, too; 0: there is no table.
const char *ag_field_meant(lua_State *L, int table, const char *word, const ag_field_row *rows,
                           const ag_field_row *more);

// ---- reading (field_read.c) ----

// Checks the table as ag_lua_check_rows does, and reads each field into its place of `out`, in the
// order of the rows, by its shape or its row's own reader; what has neither is left to the caller.
// What is not there stays as it is in `out`. Raises an error if a needed field is not there or a
// value does not fit.
void ag_fields_read(lua_State *L, int table, const char *what, const ag_field_row *rows, void *out);

// Without the check of names.
void ag_fields_take(lua_State *L, int table, const char *what, const ag_field_row *rows,
                    void *out);

// Without the check of names, and for `what` NULL without that of needs; the orders are those of
// both lists together. While a file is checked, a field that is wrong is reported and the others
// are still read.
void ag_fields_read_each(lua_State *L, int table, const char *what, const ag_field_row *rows,
                         const ag_field_row *more, void *out);

// As if the field had `row`: reads the value on top of the stack, which stays there.
void ag_field_read(lua_State *L, const ag_field_row *row, void *out);

// For readers of a row. Raises an error unless the value on top of the stack is what the row says.
void ag_field_need(lua_State *L, const ag_field_row *row, int fits);

// The same for an item of a list, which else is `wrong`: "not a text".
void ag_field_need_item(lua_State *L, const ag_field_row *row, int fits, const char *wrong);

// The plain number on top of the stack, within the row's bounds; the flag, the text there.
int ag_field_number(lua_State *L, const ag_field_row *row);
int ag_field_flag(lua_State *L, const ag_field_row *row);
const char *ag_field_text(lua_State *L, const ag_field_row *row);

// Which of the row's words is on top of the stack; of a word or a list of them, a bit for each.
int ag_field_word(lua_State *L, const ag_field_row *row);
uint64_t ag_field_word_bits(lua_State *L, const ag_field_row *row);

ag_field_reader ag_amount_read;
ag_field_reader ag_filter_read;
ag_field_reader ag_table_read;  // a table of `fields`, into the same place

// Calls `each` with each item of the list on top of the stack (of AG_SHAPE_TABLES, _NAMES and
// _KEYWORDS perhaps the value itself), or with each entry of a shape with names, in their order. If
// one of them is wrong while a file is checked, the others are still read.
void ag_field_each(lua_State *L, const ag_field_row *row, ag_field_item *each, void *at);

// What a script says will be done to cards, by the word of its verb, and the AG_ACTION_… that it
// is: the rules then know whether it is possible (action_word.c).
enum { AG_ACTION_WORDS = 10 };
extern const char *const ag_action_words[AG_ACTION_WORDS];
extern const uint8_t ag_action_word_actions[AG_ACTION_WORDS];

// The raid of a scenario that does not name one.
#define AG_SCENE_RAID "onyxias_lair"

// The lists of all words.
#define AG_FIELDS(name) extern const ag_field_row ag_fields_##name[];
#include "lua/language/fields.def"

#endif

// Data that scripts build from words: filters, amounts, targets, changes, drafts of powers and
// cards. Values in userdata: a script can combine them, never look inside.
#ifndef AG_LUA_DATA_LUA_H
#define AG_LUA_DATA_LUA_H

#include <lua.h>

#include "lua/host.h"
#include "lua/raised.h"
#include "state/catalog.h"

// Metatables of the kinds of data, by name in the registry.
#define AG_DATA_FILTER "filter"
#define AG_DATA_AMOUNT "amount"
#define AG_DATA_SELECTOR "selector"         // player.…, link.…, graveyard.…
#define AG_DATA_CHANGE "change"             // plus(…), set_to(…), double
#define AG_DATA_WORD "word"                 // harm, help, this_turn …
#define AG_DATA_DRAFT "draft"               // a card, power, target, mode, phase … not yet read

// Puts the words of data into the environment (called by ag_host_open).
void ag_data_open(lua_State *L);
void ag_data_open_filters(lua_State *L);

// What a filter asks beside its type (data_with.c): the methods `with` and `without`.
int ag_filter_with(lua_State *L);
int ag_filter_without(lua_State *L);

// The methods that single cards out (data_pick.c), into the table of methods on top of the stack.
void ag_data_add_picks(lua_State *L);

// AG_STAT_… of the word, AG_STAT_NONE: it is none.
uint8_t ag_lua_stat(const char *word);
void ag_data_open_amounts(lua_State *L);
void ag_data_open_changes(lua_State *L);
void ag_data_open_drafts(lua_State *L);

// ---- filters ----

void ag_lua_push_filter(lua_State *L, const ag_filter *filter);
const ag_filter *ag_lua_to_filter(lua_State *L, int index);     // NULL: it is none
const ag_filter *ag_lua_check_filter(lua_State *L, int index);  // raises an error
int ag_lua_is_filter(lua_State *L, int index);  // also one with values that are not known yet
void ag_filter_resolve(lua_State *L, ag_filter *filter);        // … puts them in, as a card is read

// The kinds of cards that filters know by a word: "ally", "equipment" …; NULL after the last.
const char *ag_lua_noun(int index);

// AG_TYPE_… of such a word; all bits: cards of any type; 0: it is none.
uint32_t ag_lua_noun_types(const char *word);

// AG_WHOSE_… of the word before such a word ("your"); -1: it is none.
int ag_lua_owner(const char *word);

// Pushes the table of methods of a kind (AG_DATA_FILTER: `opposing.ally:gain {…}` is added there by
// the effects' part).
void ag_lua_push_methods(lua_State *L, const char *kind);

// ---- amounts ----

ag_amount ag_amount_constant(int value);
void ag_lua_push_amount(lua_State *L, const ag_amount *amount);
int ag_lua_to_amount(lua_State *L, int index, ag_amount *out);  // 0: neither a number nor an amount
void ag_lua_check_amount(lua_State *L, int index, ag_amount *out);
int ag_amount_fixed(const ag_amount *amount, int *out);             // 1: a plain number

// "plus" …; NULL: it is no change
const char *ag_lua_to_change(lua_State *L, int index, ag_amount *out);

// A step AG_OP_CONST with this `arg` stands for a value of the card that is read later; `value` is
// its symbol.
enum { AG_AMOUNT_VALUE = 1 };
void ag_amount_resolve(lua_State *L, ag_amount *amount);
// The number; raises an error where there is none
int ag_value_resolve(lua_State *L, ag_symbol name);
// The same for {name}, which is reported there
int ag_value_in_text(lua_State *L, const char *name);

// ---- words ----

enum { AG_WORD_AIM = 1, AG_WORD_LASTS, AG_WORD_GIVEN };

// The AG_AIM_… or AG_LASTS_… behind a word; nil is `otherwise`. Raises an error for anything else.
int ag_lua_check_word(lua_State *L, int index, int kind, int otherwise);

// What player.opposing, link.ability, graveyard.any … select.
typedef struct ag_lua_selector {
    uint8_t kind;               // AG_TARGET_LINK, _SEAT, _GRAVEYARD
    uint8_t whose;              // AG_WHOSE_…
    uint8_t link_types;
    uint8_t effects;            // link.effect: no card
} ag_lua_selector;
const ag_lua_selector *ag_lua_to_selector(lua_State *L, int index);

// ---- tables ----

// Reads what `gives` and `gain` have in common (atk, health, def, cost, strike, keyword,
// loses_keyword, cant_have, cant, tag, damage, loses_powers, hand_size) into changes of the
// subject; a plain number is `plus`. Returns how many.
#define AG_CHANGES_MAX 12
int ag_lua_read_changes(lua_State *L, int table, const ag_filter *subject,
                        const ag_amount *condition, ag_change *out, int capacity);

// Raises an error "unknown field … of <what> (did you mean …?)" where the table has a field that is
// not in the lists (the second may be NULL); both end with NULL.
void ag_lua_check_fields(lua_State *L, int table, const char *what, const char *const *fields,
                         const char *const *more);

// An integer field of a table; `otherwise` where it is nil. Raises an error for anything that is no
// integer.
lua_Integer ag_lua_integer_field(lua_State *L, int table, const char *name, lua_Integer otherwise);
int ag_lua_boolean_field(lua_State *L, int table, const char *name);        // nil: 0

// Pushes a text of the engine's own. (Lua remembers what lua_pushstring was given lately, by its
// address: of two runs of a game only one would make the text again, and its script pay for it.)
void ag_lua_push_text(lua_State *L, const char *text);

// Raises an error with its code at the script line that called.
_Noreturn void ag_lua_fail(lua_State *L, int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// The same for a field of a table; while a card is read, at the line where the field stands. In the
// place of a name `field` may be words with a point or a brace, "value.amount": the line where they
// stand.
_Noreturn void ag_lua_fail_field(lua_State *L, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// "<field> is <wanted>, not <what is on top of the stack>".
_Noreturn void ag_lua_fail_type(lua_State *L, const char *field, const char *wanted);

// Where the script is: the innermost of its functions, or the file that is loaded; else `out` stays
// without a place.
void ag_lua_place(lua_State *L, ag_raised *out);

// The line on which the draft that is read has this field; its own where it has none.
int ag_lua_field_line(lua_State *L, const char *field);

// As ag_lua_fail_field for what need not end the reading: while a file is checked it is reported,
// and this returns.
void ag_lua_complain(lua_State *L, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// Runs a word of data. While a file is checked, and is being run, an error in it is reported, and
// what it gives is a value that any word takes and passes on, so that the file runs on: of that
// value nothing more is said.
int ag_lua_guard(lua_State *L, lua_CFunction word);

// What a value is, for messages: `"fire"`, `a table`, `12`. Text stays good until the function
// returns to Lua.
const char *ag_lua_shown(lua_State *L, int index);

// The field is a filter (an amount, words of a list as bits): 1 and `out`; nil: 0 and nothing. Else
// an error.
int ag_lua_filter_field(lua_State *L, int table, const char *name, ag_filter *out);
// The cost in a table becomes an AG_POWER_TERM of the script that is read; its number. An error in
// an effect.
int ag_term_read(lua_State *L, int table, const char *field);

int ag_lua_amount_field(lua_State *L, int table, const char *name, ag_amount *out);
// An error where it is longer
int ag_lua_list_length(lua_State *L, int index, const char *name, int most);
// Types of cards that a card can become: AG_TYPE_ALLY … AG_TYPE_WEAPON; a word or a list.
uint16_t ag_lua_types_field(lua_State *L, int table, const char *name);

// Whether AG_OP_… stands in it.
int ag_amount_has(const ag_amount *amount, int op);

uint64_t ag_lua_words_field(lua_State *L, int table, const char *name, const char *const *words,
                            int count);
// NULL: nil. Owned by the table
const char *ag_lua_text_field(lua_State *L, int table, const char *name);

// "(did you mean …?)" or "": the nearest of the words, for messages. Text stays good until the
// function returns to Lua.
const char *ag_lua_meant(lua_State *L, const char *word, const char *const *words, int count);
// … of the text keys of a table
const char *ag_lua_meant_key(lua_State *L, int table, const char *word);

#endif

// Data that scripts build from words: filters, amounts, targets, changes, drafts of powers and
// cards. They are userdata: a script can combine them, but never look inside.
#ifndef AG_LUA_DATA_DATA_LUA_H
#define AG_LUA_DATA_DATA_LUA_H

#include "lua/host/script.h"
#include "lua/language/lexicon.h"

// Metatables of the kinds of data, by name in the registry.
#define AG_DATA_FILTER "filter"
#define AG_DATA_AMOUNT "amount"
#define AG_DATA_SELECTOR "selector"  // player.…, link.…, graveyard.…
#define AG_DATA_CHANGE "change"      // plus(…), set_to(…), double
#define AG_DATA_RAID "raid"          // raid "Name" { … }; api.c adds raid.stage
#define AG_DATA_WORD "word"          // harm, help, this_turn …

// Puts the words of data into the environment (called by ag_host_open).
void ag_data_open(lua_State *L);
void ag_data_open_filters(lua_State *L);

// What a filter asks besides its type (data_with.c): the methods `with` and `without`.
int ag_filter_with(lua_State *L);

// AG_STAT_… of the word at the index.
int ag_lua_check_stat(lua_State *L, int index);
void ag_data_open_amounts(lua_State *L);
void ag_data_open_drafts(lua_State *L);

// ---- filters ----

int ag_lua_push_filter(lua_State *L, const ag_filter *filter);
const ag_filter *ag_lua_to_filter(lua_State *L, int index);     // NULL: it is not one
const ag_filter *ag_lua_check_filter(lua_State *L, int index);  // raises an error
int ag_lua_is_filter(lua_State *L, int index);            // also if its values are not known yet
void ag_filter_resolve(lua_State *L, ag_filter *filter);  // … fills them in, as a card is read
// The symbol that stands for the filter (ag_catalog_filter); the one for it with its values.
ag_symbol ag_filter_data(lua_State *L, const ag_filter *filter);
ag_symbol ag_filter_data_resolve(lua_State *L, ag_symbol data);

// The kinds of cards that filters have a word for: "ally", "equipment" …; NULL after the last
// (an ag_candidate, without a context).
const char *ag_lua_noun(void *context, int index);

// Pushes such a word: a filter that also makes a card when it is called.
void ag_lua_push_noun(lua_State *L, const char *word);

// AG_TYPE_… of such a word; all bits: cards of any type; 0: it is not one.
uint32_t ag_lua_noun_types(const char *word);

// AG_WHOSE_… of the word before such a word ("your"); -1: it is not one.
int ag_lua_owner(const char *word);

// Makes the metatable of a kind. Either list may be NULL.
void ag_data_open_kind(lua_State *L, const char *kind, const ag_lexicon_row *operators,
                       const ag_lexicon_row *methods);
// Pushes the table of methods of a kind (api.c adds `opposing.ally:gain {…}` to those of
// AG_DATA_FILTER).
void ag_lua_push_methods(lua_State *L, const char *kind);
// value:name of such a value. `what`: "a filter".
int ag_lua_method(lua_State *L, const char *what, const char *kind);

// ---- amounts ----

ag_amount ag_amount_constant(int value);
int ag_lua_push_amount(lua_State *L, const ag_amount *amount);
int ag_lua_to_amount(lua_State *L, int index, ag_amount *out);  // 0: neither a number nor an amount
int ag_amount_fixed(const ag_amount *amount, int *out);         // 1: a plain number

// The classes, and "monster": the places are the bits of ag_empowered.
extern const char *const ag_empower_words[AG_CLASS_COUNT + 1];

// "plus" …; NULL: it is not a change. `least`: what it leaves of a cost; -1: nothing.
const char *ag_lua_to_change(lua_State *L, int index, ag_amount *out, int *least);

// A step AG_OP_CONST with this `arg` stands for a value of the card that is read later; `value` is
// its symbol.
enum { AG_AMOUNT_VALUE = 1 };
void ag_amount_resolve(lua_State *L, ag_amount *amount);

// A part of a turn by its name, as during(…) holds it. Resolving it, as a power is read, raises an
// error for a phase that the raid does not declare; `need` asks this of a raid.
ag_expr_step ag_part_at(lua_State *L, int index);
void ag_part_resolve(lua_State *L, const char *field, const ag_expr_step *part);
void ag_part_need(lua_State *L, const char *field, const ag_raid_def *raid, ag_symbol phase);

// Raises an error if the amount holds its(…), unless it is of a changed card in play, or
// targeting(…), unless it is of a cost (field_read.c).
void ag_amount_need(lua_State *L, const char *name, const ag_amount *amount, int of_card,
                    int of_cost);
// The number; reports it if there is no such value. `in_text`: of {name}, which declares nothing.
int ag_value_resolve(lua_State *L, const char *name, int in_text);
int16_t ag_symbol_resolve(lua_State *L, int16_t symbol);

// times(…): the word, and what is to be counted from now on (data_lua.c).
int ag_word_times(lua_State *L);
void ag_times_resolve(lua_State *L, ag_expr_step *step);

// ---- words ----

enum { AG_WORD_AIM = 1, AG_WORD_LASTS, AG_WORD_GIVEN };

const ag_lexicon_row *ag_lua_word(lua_State *L, int index);  // harm, this_turn …; NULL: it is none

// The AG_AIM_… or AG_LASTS_… that a word stands for; nil is `otherwise`. Raises an error for
// anything else.
int ag_lua_check_word(lua_State *L, int index, int kind, int otherwise);

// What player.opposing, link.ability, graveyard.any … select.
typedef struct ag_lua_selector {
    uint8_t kind;   // AG_TARGET_LINK, _SEAT, _GRAVEYARD
    uint8_t whose;  // AG_WHOSE_…
    uint8_t link_types;
    uint8_t effects;  // link.effect: not cards
} ag_lua_selector;
const ag_lua_selector *ag_lua_to_selector(lua_State *L, int index);

// ---- tables ----

// Reads what `gives` and `gain` have in common (ag_fields_change) into at most AG_CHANGES_MAX
// changes with the subject and the condition of `like`. Returns how many.
#define AG_CHANGES_MAX 12
int ag_lua_read_changes(lua_State *L, int table, const ag_change *like, ag_change *out);

// Makes the cost in a table an AG_POWER_TERM of the script that is being read; returns its number.
// Raises an error in an effect.
int ag_term_read(lua_State *L, int table, const char *field);

// Raises an error if it is longer.
int ag_lua_list_length(lua_State *L, int index, const char *name, int most);

// Whether the amount contains AG_OP_….
int ag_amount_has(const ag_amount *amount, int op);

#endif

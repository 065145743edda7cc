// Arguments of verbs. Each reader raises an error that names the verb, what it needs and what it
// was given.
#ifndef AG_LUA_WORDS_ARGS_H
#define AG_LUA_WORDS_ARGS_H

#include <lua.h>
#include <stdarg.h>

#include "lua/host/fail.h"
#include "lua/host/script_run.h"
#include "lua/host/handle.h"

// Raises "<word>: <text>" at the line of the script.
_Noreturn void ag_arg_fail(lua_State *L, const char *word, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
_Noreturn void ag_arg_fail_list(lua_State *L, const char *word, const char *format, va_list list);

// Raises "<word>: expected <what>, got …" unless it is so.
void ag_arg_expect(lua_State *L, int index, const char *word, int is_so, const char *what);

// A whole number from `least` to AG_NUMBER_MAX. `what`: "the amount". Where `least` is 0, a number
// below 0 counts as 0 (CR 104.2).
int ag_arg_number(lua_State *L, int index, const char *word, const char *what, int least);

// A text, or what is there instead, for a sentence.
const char *ag_arg_name(lua_State *L, int index);

// A card, link, player or graveyard, or a number from `least` to INT16_MAX.
ag_ref ag_arg_ref(lua_State *L, int index, const char *word, const char *what, int least);

ag_card_id ag_arg_card(lua_State *L, int index, const char *word);  // also a stale one
const ag_group *ag_arg_group(lua_State *L, int index, const char *word);

// How long a list is; more than AG_LIST_MAX is an error. The script pays for going through it.
int ag_arg_length(lua_State *L, int index, const char *word);

// Cards: a card, a group, a filter (what matches now), a list, or nil (none). Stale ones are left
// out. Returns how many; `out` holds AG_CARD_MAX.
int ag_arg_cards(lua_State *L, int index, const char *word, ag_card_id *out);

// The position of a word in one of the lists of state/words.h. `what`: "damage type".
int ag_arg_word(lua_State *L, int index, const char *word, const char *what,
                const char *const *words, int count);

// The catalog number of the card with the key at `index`, loaded now if need be. `what`: "token".
uint16_t ag_arg_printed(lua_State *L, int index, const char *word, const char *what);

#endif

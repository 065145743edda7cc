// Errors that scripts make: a sentence with its code and its place, raised or, while a file is
// checked, reported.
#ifndef AG_LUA_HOST_FAIL_H
#define AG_LUA_HOST_FAIL_H

#include <lua.h>
#include <stdarg.h>

#include "base/error.h"
#include "lua/host/host.h"

// Raises an error with its code at the line of the script that called.
_Noreturn void ag_lua_fail(lua_State *L, int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// The same for a field of a table; while a card is read, at the line of the field. Instead of a
// name, `field` may be words with a point or a brace, "value.amount": then the line that contains
// them.
_Noreturn void ag_lua_fail_field(lua_State *L, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// As ag_lua_fail_field, unless it is so. `field` may be NULL: at the line of the draft.
void ag_lua_need(lua_State *L, int is_so, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// Raises "<text>, not <what is at the index>", as ag_lua_fail_field does, unless that fits.
void ag_lua_need_value(lua_State *L, int fits, int index, const char *field, const char *format,
                       ...) __attribute__((format(printf, 5, 6)));

// "<field> is <wanted>, not <what is on top of the stack>", unless that fits.
void ag_lua_need_type(lua_State *L, int fits, const char *field, const char *wanted);

// Where the script is: its innermost function, or the file that is being loaded; otherwise `out`
// has no place.
void ag_lua_place(lua_State *L, ag_raised *out);

// The line of this field in the draft that is being read; the draft's own line if it does not have
// the field.
int ag_lua_field_line(lua_State *L, const char *field);

// As ag_lua_fail_field for what need not end the reading: while a file is checked it is reported,
// and this returns.
void ag_lua_complain(lua_State *L, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// ---- while a file is checked, an error ends only the part in which it was raised ----

// From now on the host's loader reports what is wrong and goes on; NULL: it raises errors again.
// Returns where it reported before.
ag_findings *ag_host_check(ag_host *host, ag_findings *findings);
ag_findings *ag_host_findings(const ag_host *host);

// Reports what ended the last ag_loader_protect of the host, or the sentence if nothing was raised
// in it.
void ag_check_ended(const ag_host *host, ag_findings *findings, const ag_error *error);

// A part of a draft: it reads the table at `table`.
typedef void ag_part(lua_State *L, int table, void *context);

// Reads a part. In a game errors are raised. While a file is checked they are reported, and the
// loader goes on after the part: then this returns 0, with the stack and the reading as before.
int ag_loader_part(lua_State *L, int table, ag_part *read, void *context);

// Runs a word of data. If its file is being checked, an error in it is reported, and the word
// returns a value that every word accepts and passes on, so that the file runs on. Nothing more is
// reported about that value.
int ag_lua_guard(lua_State *L, lua_CFunction word);

// ---- words of messages ----

// What a value is, for messages: `"fire"`, `a table`, `12`; of a draft its word. The text is valid
// until the function returns to Lua.
const char *ag_lua_shown(lua_State *L, int index);

// "<words>, <but> <the value>", for messages: "a text, not 7". The text is valid until the function
// returns to Lua.
const char *ag_lua_wrong(lua_State *L, int index, const char *but, const char *format,
                         va_list list);

// "(did you mean …?)" or "": the nearest of the words, for messages. The text is valid until the
// function returns to Lua.
const char *ag_lua_meant(lua_State *L, const char *word, const char *const *words, int count);
const char *ag_lua_meant_of(lua_State *L, const char *word, ag_candidate *next, void *among);
// … of the text keys of a table.
const char *ag_lua_meant_key(lua_State *L, int table, const char *word);
// … and for a word that stands alone: `print` of Lua means `note`.
const char *ag_lua_meant_word(lua_State *L, int table, const char *word);

// The place of a name among the candidates, or of a word in a list; if it is not there, raises
// "<no> "<name>"" with what was meant, for a field "<field>: <no> …" at its line. `no`: "there is
// no zone".
int ag_lua_find(lua_State *L, const char *field, const char *no, const char *name,
                ag_candidate *next, void *among);
int ag_lua_find_word(lua_State *L, const char *field, const char *no, const char *word,
                     const char *const *words, int count);

#endif

// What a script may do: its own small library, an environment that it can't write to, tables that
// are frozen once its file is loaded, and functions without memory.
#ifndef AG_LUA_HOST_SANDBOX_H
#define AG_LUA_HOST_SANDBOX_H

#include <lauxlib.h>
#include <lua.h>
#include <stddef.h>

#include "lua/bytecode/scan.h"

#define AG_LIST_MAX 1024        // the most elements that a table function works on

// Makes the environment with the library in it. Once for a Lua state.
void ag_sandbox_open(lua_State *L);

// Adds the value on top of the stack to the environment; pops it.
void ag_sandbox_define(lua_State *L, const char *name);

// Scripts read their words from the table on top of the stack from now on, which it pops; on the
// stack is then the table from which they did.
void ag_sandbox_read_from(lua_State *L);

// Pushes the table of all words that scripts see; the caller must not change it.
void ag_sandbox_push_words(lua_State *L);

// Compiles a script (text only, at most `size_max` bytes) and pushes its function, or the error;
// returns LUA_OK or an error. The function has the environment, and no function in it writes to a
// local of the file.
int ag_sandbox_load(lua_State *L, const char *source, size_t size, size_t size_max,
                    const char *path);

// The same without a scan of what it does; `name` as Lua has it: "@path". A zero stands behind the
// text.
int ag_sandbox_compile(lua_State *L, const char *source, size_t size, const char *name);

// How many values a list has, up to its first hole; for a value with a length of its own, that.
// Lua's own functions (luaL_len, lua_rawlen) may give different results in another process.
lua_Integer ag_sandbox_length(lua_State *L, int index);
void ag_sandbox_open_length(lua_State *L);      // … and what `#` is in scripts

// How many places of a list are to be read: its length, or one more if there are values after a
// hole: the reader then finds nothing in that place and reports it.
lua_Integer ag_sandbox_list(lua_State *L, int index);

// Freezes every table that can be reached from the value: through tables, functions and drafts.
// Raises an error if a function among them could remember something.
void ag_sandbox_freeze(lua_State *L, int index);
int ag_sandbox_is_frozen(lua_State *L, int index);

// Pushes the table itself, or the content of a frozen one: for lua_next and raw access.
void ag_sandbox_push_content(lua_State *L, int index);

// Raises an error that names `each` unless the first argument is a table.
void ag_sandbox_need_table(lua_State *L, const char *word);

// Walks a table in the order of `pairs`: integers rising, texts by bytes, handles, any other keys
// last. Each step pushes a key and its value, and first pops whatever is above the walk on the
// stack; the last step pops the walk itself. At most AG_LIST_MAX keys.
typedef struct ag_entries {
    int table;              // on the stack; the list of its keys is above it
    lua_Integer at, left;
} ag_entries;
ag_entries ag_entries_open(lua_State *L, int index);
int ag_entries_next(lua_State *L, ag_entries *entries);          // 0: there are no more
int ag_sandbox_pairs(lua_State *L);                     // `pairs` of scripts
void ag_sandbox_open_tables(lua_State *L);              // … and `table`

// Pushes the error for what a scan found.
void ag_sandbox_push_finding(lua_State *L, const char *path, const ag_scan *scan);

#endif

// What a script may do: its own small library, an environment that it can't write, tables that
// freeze as its file has been loaded, and functions that can't remember.
#ifndef AG_LUA_SANDBOX_H
#define AG_LUA_SANDBOX_H

#include <lauxlib.h>
#include <lua.h>
#include <stddef.h>

#define AG_LIST_MAX 1024        // elements that a table function works on

// Makes the environment with the library in it. Once for a Lua state.
void ag_sandbox_open(lua_State *L);

extern const luaL_Reg ag_sandbox_table_words[];

// Adds the value on top of the stack to the environment; pops it.
void ag_sandbox_define(lua_State *L, const char *name);

// Pushes the table of all words that scripts see; it is not to be changed.
void ag_sandbox_push_words(lua_State *L);

// Compiles a script (text only, at most `size_max` bytes) and leaves its function, or the error, on
// the stack; returns LUA_OK or an error. The function has the environment, and no function in it
// writes a local of the file.
int ag_sandbox_load(lua_State *L, const char *source, size_t size, size_t size_max,
                    const char *path);

// The same without looking at what it does; `name` as Lua has it: "@path".
int ag_sandbox_compile(lua_State *L, const char *source, size_t size, const char *name);

// How many values a list has: up to its first hole, wherever it lies in memory; of what has a
// length of its own that. Lua's own (luaL_len, lua_rawlen) may be another in another process.
lua_Integer ag_sandbox_length(lua_State *L, int index);
void ag_sandbox_open_length(lua_State *L);      // … and what `#` is in scripts

// How many places of a list are to be read: its length. Where something stands behind a hole, one
// more, in which nothing stands: the reader says so.
lua_Integer ag_sandbox_list(lua_State *L, int index);

// Freezes every table that can be reached from the value: through tables, functions and drafts.
// Raises an error where a function among them could remember something.
void ag_sandbox_freeze(lua_State *L, int index);
int ag_sandbox_is_frozen(lua_State *L, int index);

// Pushes the table itself, or what stands behind a frozen one: for lua_next and raw access.
void ag_sandbox_push_content(lua_State *L, int index);

// Pushes a list of the table's keys in the order of `pairs`: integers rising, texts by bytes,
// handles. Raises an error for any other key.
void ag_sandbox_push_keys(lua_State *L, int index);

// Walks a table in the same order, any other keys last. Each step pushes a key and its value; what
// lies above the walk on the stack goes with the next step, and the walk itself with the last. At
// most AG_LIST_MAX keys.
typedef struct ag_entries {
    int table;              // on the stack; the list of its keys lies above it
    lua_Integer at, left;
} ag_entries;
ag_entries ag_entries_open(lua_State *L, int index);
int ag_entries_next(lua_State *L, ag_entries *entries);          // 0: it is over

// What is wrong with a function among those that can be called from the one on top of the stack.
// WRITES: it writes what outlives its call, and the name and line; TEXT: it holds a text that is no
// UTF-8 or has control characters in it, and the line; 0: nothing; -1: this build of Lua writes
// another form, so nothing can be said.
enum { AG_SCAN_WRITES = 1, AG_SCAN_TEXT };
typedef struct ag_scan {
    char name[64];
    int line;
} ag_scan;
int ag_sandbox_scan(lua_State *L, int is_file, ag_scan *out);

// Pushes the error for what a scan found.
void ag_sandbox_push_finding(lua_State *L, const char *path, int found, const ag_scan *scan);

#endif

// What is raised: by us with code, place and sentence; by Lua itself, in words that become those of
// the project.
#ifndef AG_LUA_RAISED_H
#define AG_LUA_RAISED_H

#include <lua.h>

#include "base/span.h"
#include "game/findings.h"

// An error as a value of Lua. Whoever raises it says all of it, and nobody reads its sentence.
typedef struct ag_raised {
    int code;                   // AG_FINDING_…
    int line;                   // 0: it is about no file
    char path[512];
    char text[640];
} ag_raised;

void ag_raised_open(lua_State *L);  // its kind; once for a Lua state
void ag_raised_push(lua_State *L, const ag_raised *raised);
const ag_raised *ag_raised_at(lua_State *L, int index);             // NULL: Lua itself raised it

// Pushes one that is about a line of a file.
void ag_raised_push_at(lua_State *L, int code, const char *path, int line, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// "path:line: text".
void ag_raised_tell(const ag_raised *raised, ag_writer *out);

// "bad argument #2 to 'seat' (table expected, got string)" becomes "seat: argument 2 must be a
// table, got a text", and what was attempted gets its article and, where the language has a word
// for it, a hint. All else stays as it is. Returns the code of what Lua raises:
// AG_FINDING_WRONG_TYPE or _SCRIPT.
int ag_raised_write(ag_writer *out, const char *message);

// Fills in the place with which a message of Lua's begins, "path:line: ". Returns what follows;
// NULL: it has none.
const char *ag_raised_place(const char *message, ag_raised *out);

#endif

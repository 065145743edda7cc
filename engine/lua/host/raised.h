// Raised errors: ours, with code, place and sentence; and those of Lua itself, reworded in the
// terms of the project.
#ifndef AG_LUA_HOST_RAISED_H
#define AG_LUA_HOST_RAISED_H

#include <lua.h>

#include "base/span.h"
#include "explain/findings.h"

// An error as a value of Lua. It is complete when it is raised, and no code reads its sentence.
typedef struct ag_raised {
    int code;                   // AG_FINDING_…
    int line;                   // 0: it is not about a file
    char path[512];
    char text[640];
} ag_raised;

void ag_raised_push(lua_State *L, const ag_raised *raised);
const ag_raised *ag_raised_at(lua_State *L, int index);             // NULL: Lua itself raised it

// Pushes one about a line of a file.
void ag_raised_push_at(lua_State *L, int code, const char *path, int line, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// "path:line: text".
void ag_raised_tell(const ag_raised *raised, ag_writer *out);

// "bad argument #2 to 'seat' (table expected, got string)" becomes "seat: argument 2 must be a
// table, got a text". What was attempted is given its article and, where the language has another
// word for it, a hint. Any other message stays as it is. Returns the code of the error:
// AG_FINDING_WRONG_TYPE or _SCRIPT.
int ag_raised_write(ag_writer *out, const char *message);

// Fills in the place with which a message of Lua begins, "path:line: ". Returns what follows; NULL:
// it has no place.
const char *ag_raised_place(const char *message, ag_raised *out);

#endif

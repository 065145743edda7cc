// What Lua itself raises, in the words of the project.
#ifndef AG_LUA_RAISED_H
#define AG_LUA_RAISED_H

#include "base/span.h"

// "bad argument #2 to 'seat' (table expected, got string)" becomes "seat: argument 2 must be a table, got a text", and
// what was attempted gets its article and, where the language has a word for it, a hint. All else stays as it is.
void ag_raised_write(ag_writer *out, const char *message);

#endif

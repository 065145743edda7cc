// The order of Lua's own next hangs on the seed of the process; the rest on its language.
#include "soak/probe.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

enum { KEYS = 32 };

void probe_tell(void)
{
    setlocale(LC_ALL, "");
    lua_State *L = luaL_newstate();
    if (L == NULL) {
        abort();
    }
    lua_newtable(L);
    for (int i = 0; i < KEYS; i++) {
        lua_pushfstring(L, "k%d", i);
        lua_pushboolean(L, 1);
        lua_rawset(L, 1);
    }
    fprintf(stderr, "probe keys");
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        fprintf(stderr, " %s", lua_tostring(L, -2));
        lua_pop(L, 1);
    }
    lua_close(L);
    fprintf(stderr, "\nprobe language %s %.1f\n", strcoll("a", "B") < 0 ? "a B" : "B a", 0.5);
}

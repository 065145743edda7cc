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
    lua_State *lua = luaL_newstate();
    if (lua == NULL) {
        abort();
    }
    lua_newtable(lua);
    for (int i = 0; i < KEYS; i++) {
        lua_pushfstring(lua, "k%d", i);
        lua_pushboolean(lua, 1);
        lua_rawset(lua, 1);
    }
    fprintf(stderr, "probe keys");
    lua_pushnil(lua);
    while (lua_next(lua, 1)) {
        fprintf(stderr, " %s", lua_tostring(lua, -2));
        lua_pop(lua, 1);
    }
    lua_close(lua);
    fprintf(stderr, "\nprobe language %s %.1f\n", strcoll("a", "B") < 0 ? "a B" : "B a", 0.5);
}

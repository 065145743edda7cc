// The yardstick: the least that a script call costs on this machine. All results of the bench are
// given in its units.
#include "bench/bench.h"

#include <lauxlib.h>

int bench_yardstick(int count)
{
    lua_State *L = luaL_newstate();
    int done = L != NULL && luaL_dostring(L, "return function() end") == LUA_OK;
    for (int i = 0; i < count && done; i++) {
        lua_pushvalue(L, 1);
        done = lua_pcall(L, 0, 0, 0) == LUA_OK;
    }
    if (L != NULL) lua_close(L);
    return done;
}

// The yardstick: the least that a script call costs on this machine. All results of `aggro bench`
// are given in its units.
#include "lua/describe/yardstick.h"

#include <stdlib.h>

#include <lauxlib.h>
#include <lua.h>

#include "base/assert.h"

struct ag_yardstick {
    lua_State *L;
};

ag_yardstick *ag_yardstick_open(void)
{
    ag_yardstick *yardstick = calloc(1, sizeof *yardstick);
    if (yardstick == NULL) return NULL;
    yardstick->L = luaL_newstate();
    if (yardstick->L == NULL || luaL_dostring(yardstick->L, "return function() end") != LUA_OK) {
        ag_yardstick_close(yardstick);
        return NULL;
    }
    return yardstick;
}

void ag_yardstick_close(ag_yardstick *yardstick)
{
    if (yardstick == NULL) return;
    if (yardstick->L != NULL) {
        lua_close(yardstick->L);
    }
    free(yardstick);
}

void ag_yardstick_call(ag_yardstick *yardstick, int count)
{
    AG_ASSERT(lua_isfunction(yardstick->L, 1));
    for (int i = 0; i < count; i++) {
        lua_pushvalue(yardstick->L, 1);
        int status = lua_pcall(yardstick->L, 0, 0, 0);
        AG_ASSERT(status == LUA_OK);
    }
}

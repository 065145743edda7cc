// Filters that pick cards from those that match: by a mark, by the largest or smallest number.
#include <lauxlib.h>

#include "lua/data_lua.h"
#include "lua/loader.h"

static ag_filter filter_at(lua_State *L)
{
    return *(const ag_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER);
}

static int with_mark(lua_State *L, const char *word, int party)
{
    ag_filter filter = filter_at(L);
    if (lua_type(L, 2) != LUA_TSTRING || lua_rawlen(L, 2) == 0) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "%s takes the name of a mark: any.hero:%s(\"bomb\"), not %s", word, word,
                    ag_lua_shown(L, 2));
    }
    if (filter.mark != 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "a filter asks for one mark, or for a deck");
    }
    filter.mark = ag_loader_symbol(L, lua_tostring(L, 2));
    filter.mark_means = party ? AG_MARK_PARTY : AG_MARK_BORNE;
    ag_lua_push_filter(L, &filter);
    return 1;
}

static int filter_marked(lua_State *L)
{
    return with_mark(L, "marked", 0);
}

static int filter_beside(lua_State *L)
{
    return with_mark(L, "beside", 1);
}

static int with_extreme(lua_State *L, const char *word, int lowest)
{
    ag_filter filter = filter_at(L);
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
    int stat = ag_lua_stat(name);
    if (stat == AG_STAT_NONE) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "%s takes cost, atk, health, def, damage, counters or remaining: "
                    "any.ally:%s(\"remaining\"), not %s",
                    word, word, ag_lua_shown(L, 2));
    }
    if (filter.extreme != 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "a filter asks for one highest or lowest number");
    }
    filter.extreme = (uint8_t)(stat | (lowest ? AG_EXTREME_LOWEST : 0));
    ag_lua_push_filter(L, &filter);
    return 1;
}

static int filter_highest(lua_State *L)
{
    return with_extreme(L, "highest", 0);
}

static int filter_lowest(lua_State *L)
{
    return with_extreme(L, "lowest", 1);
}

void ag_data_add_picks(lua_State *L)
{
    static const luaL_Reg methods[] = {
        { "marked", filter_marked },
        { "beside", filter_beside },
        { "highest", filter_highest },
        { "lowest", filter_lowest },
        { NULL, NULL },
    };
    luaL_setfuncs(L, methods, 0);
}

// The field `values`: numbers with names, which text and script of a card share.
#include <stdint.h>

#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

// A word that `me.<name>` already reads can't be the name of a number.
static void check_name(lua_State *L, const char *name)
{
    const ag_host *host = ag_host_of(L);
    char usage[256];
    if (host->card_word != NULL && host->card_word(name, usage, sizeof usage)) {
        ag_lua_complain(L, AG_FINDING_CONTRADICTION, name,
                        "\"%s\" is a word of every card (%s): call the value otherwise", name,
                        usage);
    }
}

int ag_values_read(lua_State *L, int table, ag_value *out)
{
    int count = 0;
    int type = lua_getfield(L, table, "values");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "values", "a table { name = number }");
    }
    if (type == LUA_TNIL) {
        lua_pop(L, 1);
        return 0;
    }
    int values = lua_gettop(L);
    ag_sandbox_push_keys(L, values);
    lua_Integer length = ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= length; i++) {
        if (lua_rawgeti(L, values + 1, i) != LUA_TSTRING || count == AG_VALUES_MAX) {
            ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "values",
                              "values have names, and are %d at most", AG_VALUES_MAX);
        }
        const char *name = lua_tostring(L, -1);
        lua_getfield(L, values, name);
        int whole;
        lua_Integer number = lua_tointegerx(L, -1, &whole);
        if (lua_type(L, -1) != LUA_TNUMBER || !whole || number < INT16_MIN || number > INT16_MAX) {
            ag_lua_complain(L, AG_FINDING_WRONG_TYPE, name,
                            "the value \"%s\" is a whole number, not %s", name,
                            ag_lua_shown(L, -1));
        }
        check_name(L, name);
        out[count++] = (ag_value){ .name = ag_loader_symbol(L, name), .number = (int32_t)number };
        lua_settop(L, values + 1);
    }
    lua_pop(L, 2);
    return count;
}

void ag_values_note(ag_value *kept, int kept_count, const ag_value *read, int read_count)
{
    for (int i = 0; i < kept_count; i++) {
        for (int k = 0; k < read_count; k++) {
            kept[i].declared |= kept[i].name == read[k].name && read[k].declared;
        }
    }
}

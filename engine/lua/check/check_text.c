// The text of a card against what its data and effects do. What is compared with what is said in
// Lua (card_text.lua to texts.lua), in a state of its own, which only the engine's texts run in.
#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "lua/check/behaviour.h"
#include "lua/check/check.h"

typedef struct comparing {
    const ag_host *host;
    const ag_script *script;
    uint16_t printed;
    int side;
    ag_findings *findings;
} comparing;

// ---- the state: the function that compares stands on its stack ----

static void set_words(lua_State *L, const char *name, ag_word_list list)
{
    lua_createtable(L, list.count, 0);
    for (int i = 0; i < list.count; i++) {
        lua_pushstring(L, list.words[i]);
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, name);
}

static int open_inside(lua_State *L)
{
    const char *numbered[AG_KEYWORD_COUNT];
    int count = 0;
    for (int i = 0; i < AG_KEYWORD_COUNT; i++) {
        if (ag_keyword_takes[i] == AG_TAKES_NUMBER) {
            numbered[count++] = ag_keyword_words[i];
        }
    }
    luaL_openlibs(L);
    if (luaL_loadbufferx(L, ag_check_lua, strlen(ag_check_lua), "=check", "t") != LUA_OK) {
        lua_error(L);
    }
    lua_newtable(L);
    set_words(L, "keywords", (ag_word_list){ ag_keyword_words, AG_KEYWORD_COUNT });
    set_words(L, "numbered", (ag_word_list){ numbered, count });
    set_words(L, "damage", (ag_word_list){ ag_damage_words, AG_DAMAGE_COUNT });
    set_words(L, "types", (ag_word_list){ ag_type_words, AG_TYPE_COUNT });
    lua_call(L, 1, 1);
    return 1;
}

// Calls the function below `count` arguments. It is the engine's own, and only fails where memory
// does.
static ag_status call(lua_State *L, int count, int results, ag_error *error)
{
    int result = lua_pcall(L, count, results, 0);
    AG_ASSERT(result == LUA_OK || result == LUA_ERRMEM);
    if (result == LUA_OK) return AG_OK;
    lua_pop(L, 1);
    return ag_fail(error, AG_NO_MEMORY, "no memory to compare a text");
}

static ag_status open(lua_State **out, ag_error *error)
{
    lua_State *L = *out != NULL ? *out : luaL_newstate();
    ag_status status = AG_OK;
    if (L == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to compare a text");
    if (*out == NULL) {
        lua_pushcfunction(L, open_inside);
        status = call(L, 0, 1, error);
    }
    *out = status == AG_OK ? L : NULL;
    if (status < 0) {
        lua_close(L);
    }
    return status;
}

// ---- a card ----

static int code_of(const char *name)
{
    int code = 0;
    while (strcmp(ag_check_code_at(code)->code, name) != 0) {
        code++;
        AG_ASSERT(code < AG_FINDING_COUNT);
    }
    return code;
}

static void report(lua_State *L, const comparing *in)
{
    int list = lua_gettop(L);
    for (int i = 1; lua_geti(L, list, i) != LUA_TNIL; i++) {
        lua_geti(L, -1, 1);
        lua_geti(L, -2, 2);
        lua_geti(L, -3, 3);
        ag_check_report(in->findings, (int)lua_tointeger(L, -3), code_of(lua_tostring(L, -2)), "%s",
                        lua_tostring(L, -1));
        lua_settop(L, list);
    }
}

// Where the field with the text of the side begins in the file, from 1; or else the side.
static lua_Integer place_of(const char *source, int side)
{
    const char *back = side == 0 ? NULL : strstr(source, "back = ");
    const char *from = back == NULL ? source : back;
    const char *field = strstr(from, "text = ");
    return 1 + (field == NULL ? from : field) - source;
}

static int compare_inside(lua_State *L)
{
    const comparing *in = lua_touserdata(L, 2);
    lua_pushvalue(L, 1);
    ag_behaviour_push(L, in->host, in->printed, in->side);
    lua_pushstring(L, ag_host_printed(in->host, in->printed)->raw[in->side]);
    lua_pushlstring(L, in->script->source, in->script->size);
    lua_pushinteger(L, place_of(in->script->source, in->side));
    lua_call(L, 4, 1);
    report(L, in);
    return 0;
}

ag_status ag_check_text(ag_checking *checking, const char *key, const ag_script *script,
                        ag_findings *findings, ag_error *error)
{
    comparing now = { .host = checking->host, .script = script, .findings = findings };
    now.printed = ag_catalog_find(ag_host_catalog(now.host), key);
    if (now.printed == 0) return AG_OK;
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(now.host), now.printed);
    ag_status status = open(&checking->texts, error);
    for (; now.side < def->side_count && status == AG_OK; now.side++) {
        const char *raw = ag_host_printed(now.host, now.printed)->raw[now.side];
        if (raw == NULL || raw[0] == '\0') continue;
        lua_pushcfunction(checking->texts, compare_inside);
        lua_pushvalue(checking->texts, 1);
        lua_pushlightuserdata(checking->texts, &now);
        status = call(checking->texts, 2, 0, error);
    }
    return status;
}

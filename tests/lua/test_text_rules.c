// The table of words that texts are compared by: the page about findings shows all of it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <lauxlib.h>
#include <lualib.h>

#include "lua/check/check.h"

// Runs a text of Lua that is given the rules: what it returns is what is wrong.
static void run(const char *text)
{
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    assert_int_equal(luaL_loadstring(L, text), LUA_OK);
    assert_int_equal(luaL_loadstring(L, ag_check_lua), LUA_OK);
    const char *words = "return { types = { 'hero', 'ally', 'armor', 'item', 'weapon' } }";
    assert_int_equal(luaL_dostring(L, words), LUA_OK);
    lua_call(L, 1, 1);
    lua_getfield(L, -1, "rules");
    lua_remove(L, -2);
    if (lua_pcall(L, 1, 1, 0) != LUA_OK || !lua_isnil(L, -1)) {
        fail_msg("%s", lua_tostring(L, -1));
    }
    lua_close(L);
}

static void the_page_shows_each_row_in_order(void **unused)
{
    (void)unused;
    run("local rules, lines = ..., {}\n"
        "local function quoted(list)\n"
        "  return (list:gsub('[^|]+', '\"%0\"'):gsub('|', ', '):gsub('%*', ''))\n"
        "end\n"
        "for at, rule in ipairs(rules) do\n"
        "  local code, says, must, what = table.unpack(rule)\n"
        "  says, must = quoted(says), quoted(must)\n"
        "  lines[at] = ('| %s | %s | %s | %s |\\n'):format(says, what, must, code)\n"
        "end\n"
        "assert(#lines > 40)\n"
        "local page = io.open('docs/check.md'):read('a')\n"
        "local text = '| --- | --- | --- | --- |\\n' .. table.concat(lines) .. '\\n'\n"
        "local found = page:find(text, 1, true)\n"
        "return not found and 'docs/check.md lacks, in its order:\\n' .. text or nil");
}

// A row asks for something.
static void each_row_asks_for_something(void **unused)
{
    (void)unused;
    run("for _, rule in ipairs(...) do\n"
        "  if rule[2] .. rule[3] == '' then return rule[4] end\n"
        "end");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_page_shows_each_row_in_order),
        cmocka_unit_test(each_row_asks_for_something),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

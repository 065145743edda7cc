// The mutants that prove the rules (tests/mutants/README.md) still find the text that they would
// change, and every rule that a game shows has one. script/prove builds and runs them; this only
// looks.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

static int open_lua(void **state)
{
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    *state = L;
    return chdir(AGGRO_SOURCE_DIR);
}

static int close_lua(void **state)
{
    lua_close(*state);
    return 0;
}

// Leaves what the Lua text returns on the stack.
static void run(lua_State *L, const char *text)
{
    lua_settop(L, 0);
    if (luaL_dostring(L, text) != LUA_OK) {
        print_error("%s\n", lua_tostring(L, -1));
        fail();
    }
}

// The list on the stack; returns how long it is.
static int print_list(lua_State *L)
{
    int count = (int)luaL_len(L, 1);
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, 1, i);
        print_error("%s\n", lua_tostring(L, -1));
        lua_pop(L, 1);
    }
    return count;
}

static void every_mutant_finds_its_text_once(void **state)
{
    run(*state, "return dofile('tests/tidy/mutants.lua').rotten()");
    assert_int_equal(print_list(*state), 0);
}

static void every_change_that_nobody_can_see_finds_its_text_once(void **state)
{
    run(*state, "return dofile('tests/tidy/mutants.lua').gone()");
    assert_int_equal(print_list(*state), 0);
}

static void every_rule_that_a_game_shows_has_a_mutant(void **state)
{
    run(*state, "return dofile('tests/tidy/mutants.lua').unproved()");
    assert_int_equal(print_list(*state), 0);
}

// Why the mutant has no place.
static void expect_no_place(lua_State *L, const char *mutant, const char *why)
{
    char text[512];
    snprintf(text, sizeof text, "return select(2, dofile('script/lib/mutants.lua').places {%s})",
             mutant);
    run(L, text);
    assert_string_equal(lua_tostring(L, 1), why);
}

static void a_mutant_without_a_place_is_found(void **state)
{
    expect_no_place(*state, "'CR 717.4', 'engine/floors.txt', 'no such line', 'x'",
                    "engine/floors.txt does not say this");
    expect_no_place(*state, "'CR 717.4', 'engine/floors.txt', 'rules/p', 'x'",
                    "engine/floors.txt says this more than once");
    expect_no_place(*state, "'CR 717.4', 'engine/none.c', 'x', 'y'",
                    "there is no file engine/none.c");
    expect_no_place(*state, "'CR 717.4', 'engine/floors.txt', 'cli/common/', 'cli / common/'",
                    "it would be wrong as it stands");
    expect_no_place(*state, "'CR 717.4', 'engine/floors.txt', 'cli/common/'",
                    "expected a rule, a file, its text, and the text as it would be wrong");
}

// Two places of one file change; what stands between and around them stays as it is.
static void only_the_text_of_a_mutant_changes(void **state)
{
    run(*state, "local path = os.tmpname()\n"
                "io.open(path, 'w'):write(' if (a)\\n  b(c) ;\\nd\\n'):close()\n"
                "local mutant = { 'CR 717.4', path, 'if( a )', 'if (0)', path, 'd', 'e f' }\n"
                "local files = dofile('script/lib/mutants.lua').wrong_files(mutant)\n"
                "os.remove(path)\n"
                "return files[path]");
    assert_string_equal(lua_tostring(*state, 1), " if (0)\n  b(c) ;\ne f\n");
}

// What script/mutate would change: only what the program does, and no line moves.
static void what_can_be_wrong_in_a_source_is_found(void **state)
{
    run(*state, "local source = [[\n"
                "#define N 3\n"
                "enum { A = 1 };\n"
                "static const int table[] = { 7 };\n"
                "static int f(int a)\n"
                "{\n"
                "    AG_ASSERT(a < 1); // a < 1\n"
                "    int seen[4] = { 0 };\n"
                "    if (a + seen[1]\n"
                "        && g('1', \"a < 1\")) {\n"
                "        g(a++, -a);\n"
                "    }\n"
                "    return h(a);\n"
                "}\n"
                "]]\n"
                "local said = {}\n"
                "for _, place in ipairs(dofile('script/lib/operators.lua')(source)) do\n"
                "  local stands = source:sub(place.first, place.last)\n"
                "  said[#said + 1] = ('%d %s: %s -> %s'):format(place.line, place.kind, stands,\n"
                "    table.concat(place.texts, ' or ')):gsub('\\n *', '|')\n"
                "end\n"
                "return table.concat(said, '\\n')");
    assert_string_equal(lua_tostring(*state, 1),
                        "3 constant: 7 -> (7 + 1) or (7 - 1)\n"
                        "8 condition negated: (a + seen[1]|&& g('1', \"a < 1\"))"
                        " -> (!(a + seen[1]|&& g('1', \"a < 1\")))\n"
                        "8 arithmetic: + -> -\n"
                        "8 constant: 1 -> (1 + 1) or (1 - 1)\n"
                        "9 junction: && -> ||\n"
                        "8 condition dropped: a + seen[1]|&& g('1', \"a < 1\")"
                        " -> a + seen[1]|or g('1', \"a < 1\")|\n"
                        "10 statement dropped: g(a++, -a); -> ;\n"
                        "10 arithmetic: ++ -> --\n"
                        "12 return: h(a) -> 0 or !(h(a))");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_mutant_finds_its_text_once),
        cmocka_unit_test(every_change_that_nobody_can_see_finds_its_text_once),
        cmocka_unit_test(every_rule_that_a_game_shows_has_a_mutant),
        cmocka_unit_test(a_mutant_without_a_place_is_found),
        cmocka_unit_test(only_the_text_of_a_mutant_changes),
        cmocka_unit_test(what_can_be_wrong_in_a_source_is_found),
    };
    return cmocka_run_group_tests(tests, open_lua, close_lua);
}

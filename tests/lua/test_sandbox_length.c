// What `#` is in scripts: what Lua means by it wherever Lua says it, and the same in each process
// where Lua leaves it open.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <lauxlib.h>

#include "base/rng.h"
#include "base/span.h"
#include "lua/host/script.h"
#include "lua/shelf.h"

enum { EXPRESSIONS = 20000, SENTENCES = 60000, SENTENCE_MAX = 9, DEPTH_MAX = 5, TEXT = 1024 };

static lua_State *ours(shelf *on, ag_host **host)
{
    uint16_t printed;
    *host = shelf_host(on, "return ability \"Card\" { cost = 1 }", &printed);
    return ag_host_lua(*host);
}

// ---- scripts, made of chance ----

static const char *pick(ag_rng *dice, const char *const *words, size_t count)
{
    return words[ag_rng_below(dice, (uint32_t)count)];
}
#define PICK(dice, words) pick(dice, words, sizeof words / sizeof words[0])

static void add_expression(ag_writer *out, ag_rng *dice, int depth)
{
    static const char *const values[] = { "s",        "t",   "e",    "n",   "\"a#b\"",   "[[#]]",
                                          "{ 1, 2 }", "f()", "t[1]", "(s)", "--[[#]] t", "s\n" };
    static const char *const unary[] = { "#", "# ", "#", "#\n", "not ", "-", "~" };
    static const char *const binary[] = { " .. ", "..",   " + ", "-",   " * ", " // ",
                                          " % ",  " == ", "~=",  "<",   ">= ", " and ",
                                          " or ", " & ",  "|",   " << " };
    uint32_t kind = depth == DEPTH_MAX ? 0 : ag_rng_below(dice, 8);
    if (kind < 2) {
        ag_write(out, "%s", PICK(dice, values));
    } else if (kind < 5) {
        ag_write(out, "%s", PICK(dice, unary));
        add_expression(out, dice, depth + 1);
    } else if (kind < 7) {
        add_expression(out, dice, depth + 1);
        ag_write(out, "%s", PICK(dice, binary));
        add_expression(out, dice, depth + 1);
    } else {
        ag_write(out, "(");
        add_expression(out, dice, depth + 1);
        ag_write(out, ")");
    }
}

static void add_sentence(ag_writer *out, ag_rng *dice)
{
    static const char *const words[] = {
        "#",     "#",   "#",  "x",      "y",   "(",    ")",      "{",    "}",         "[",
        "]",     ".",   ":",  ",",      "=",   "..",   "-",      "not",  "\"#\"",     "[[#]]",
        "--#\n", "nil", "7",  "return", "end", "true", "local",  "if",   "then",      "function",
        "...",   ";",   "::", "goto",   "for", "in",   "'\\'#'", "[=[#", "--[[ # ]]", "\n"
    };
    uint32_t count = 1 + ag_rng_below(dice, SENTENCE_MAX);
    for (uint32_t i = 0; i < count; i++) {
        ag_write(out, "%s%s", PICK(dice, words), ag_rng_below(dice, 4) == 0 ? "" : " ");
    }
}

// ---- what comes of them ----

// Lua names the variable, too; ours does not know it.
static void without_name(char *text)
{
    char *name = strstr(text, " value (");
    if (name != NULL) {
        name[strlen(" value")] = '\0';
    }
}

static void outcome(lua_State *L, int status, char out[TEXT])
{
    size_t size = 0;
    if (status == LUA_OK) {
        status = lua_pcall(L, 0, 1, 0);
    }
    const char *text = "";
    switch (lua_type(L, -1)) {
    case LUA_TBOOLEAN: text = lua_toboolean(L, -1) ? "true" : "false"; break;
    case LUA_TNUMBER:
    case LUA_TSTRING: text = lua_tolstring(L, -1, &size); break;
    default: break;
    }
    snprintf(out, TEXT, "%d %s %s", status, luaL_typename(L, -1), text);
    without_name(out);
    lua_pop(L, 1);
}

static void both_say(lua_State *L, lua_State *stock, const char *text, int runs)
{
    char said[TEXT], expected[TEXT];
    size_t size = strlen(text);
    int here = ag_sandbox_compile(L, text, size, "@x");
    int there = luaL_loadbufferx(stock, text, size, "@x", "t");
    if (runs || here != LUA_OK || there != LUA_OK) {
        outcome(L, here, said);
        outcome(stock, there, expected);
    } else {
        lua_pop(L, 1);
        lua_pop(stock, 1);
        return;
    }
    if (strcmp(said, expected) != 0) {
        fail_msg("Lua says \"%s\", ours \"%s\" for:\n%s", expected, said, text);
    }
}

static void expressions_are_worth_what_lua_says(void **state)
{
    shelf on;
    ag_host *host;
    lua_State *L = ours(&on, &host), *stock = luaL_newstate();
    ag_rng dice;
    ag_rng_seed(&dice, 7, 1);
    (void)state;
    for (int i = 0; i < EXPRESSIONS; i++) {
        char text[8 * TEXT];
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_write(&out, "local s, t, e, n = 'four', { 'a', { 1 }, 'c' }, {}, 5\n"
                       "local function f() return t end\nreturn ");
        add_expression(&out, &dice, 0);
        both_say(L, stock, text, 1);
    }
    lua_close(stock);
    ag_host_close(host);
}

static void what_is_no_lua_is_none_in_the_same_words(void **state)
{
    shelf on;
    ag_host *host;
    lua_State *L = ours(&on, &host), *stock = luaL_newstate();
    ag_rng dice;
    ag_rng_seed(&dice, 8, 1);
    (void)state;
    for (int i = 0; i < SENTENCES; i++) {
        char text[TEXT];
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_write(&out, "%s", ag_rng_below(&dice, 2) == 0 ? "local x, y\nreturn " : "");
        add_sentence(&out, &dice);
        both_say(L, stock, text, 0);
    }
    lua_close(stock);
    ag_host_close(host);
}

static void texts_and_comments_keep_their_signs(void **state)
{
    static const char *const texts[] = {
        "return '# ^'",
        "return \"\\\"# ^\"",
        "return [[# ^]]",
        "return [==[# ]] ]=] ^]==]",
        "return 1 --# ^",
        "return 1 --[[ # ^\n# ]]",
        "return 1 --[==[ # ]] ^\n ]==]",
        "return '\\z  \n  # ^'",
        "return 'a\\\n# ^'",
        "return 'a\\\r\n# ^'",
        "return 'a\\\\', #'#'",
        "local t = {{1}} return t[#t][#t[1]]",
        "--[=# ^\nreturn #'a'",
        "--[[]]return #'a'",
        "return #[[\n# ]]",
        "#",
        "#\n",
        "return #'a', '",
        "return [=# ^",
        "return '\\x23 \\u{5e} #'",
    };
    shelf on;
    ag_host *host;
    lua_State *L = ours(&on, &host), *stock = luaL_newstate();
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        both_say(L, stock, texts[i], 1);
    }
    lua_close(stock);
    ag_host_close(host);
}

static void an_error_behind_many_lengths_has_its_line(void **state)
{
    shelf on;
    ag_host *host;
    lua_State *L = ours(&on, &host), *stock = luaL_newstate();
    (void)state;
    both_say(L, stock, "local t = { 1 }\nlocal a = #t + #t +\n  #t\n\nlocal b = #t +\n  #nil", 1);
    both_say(L, stock, "local t = { 1 }\r\nlocal a = #t\n\rlocal b = #t .. t", 1);
    lua_close(stock);
    ag_host_close(host);
}

// ---- holes ----

#define EFFECT(body)                                                                               \
    "return ability \"Card\" { cost = 1, values = { n = (function()\n" body "\nend)() } }"

// Each host has another seed of Lua, so that tables lie in another way.
static void a_length_ends_at_the_first_hole(void **state)
{
    (void)state;
    for (int i = 0; i < 8; i++) {
        shelf on;
        uint16_t printed;
        ag_host_close(shelf_host(
            &on,
            EFFECT(
                "for trial = 1, 60 do\n"
                "  local t, x = {}, trial * 7919\n"
                "  for i = 1, 14 do\n"
                "    x = (x * 1103515245 + 12345) % 2147483648\n"
                "    local r = x // 65536\n"
                "    if r % 3 == 0 then t['k' .. (r % 17)] = 1 else t[(r // 3) % 12 + 1] = 1 end\n"
                "    if r % 5 == 0 then t[(r // 7) % 12 + 1] = nil end\n"
                "  end\n"
                "  local n = 0\n"
                "  while t[n + 1] do n = n + 1 end\n"
                "  assert(#t == n and select('#', table.unpack(t)) == n)\n"
                "  for j in ipairs(t) do n = n - 1 end\n"
                "  assert(n == 0)\n"
                "end\n"
                "return 1"),
            &printed));
    }
}

static void a_list_with_a_hole_is_refused(void **state)
{
    static const char *const lists[] = { "'Orc', nil, 'Mage'", "'Orc', nil, nil, 'Mage'",
                                         "[2] = 'Orc'", "[1] = 'Orc', [900] = 'Mage'" };
    (void)state;
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        char text[256];
        snprintf(
            text, sizeof text,
            "return ally 'Ally' { cost = 1, atk = 1, damage = 'fire', health = 1, tags = { %s } }",
            lists[i]);
        shelf_refuses(text, "cards/t/card.lua:1: ");
    }
}

static void what_has_no_length_is_named(void **state)
{
    (void)state;
    shelf_refuses("\nlocal a = #nil", "cards/t/card.lua:2: attempt to get length of a nil value");
    shelf_refuses("local a = #5", "attempt to get length of a number value");
    shelf_refuses("local a = #true", "attempt to get length of a boolean value");
    shelf_refuses("local a = #harm", "attempt to get length of a word value");
}

static void a_power_is_refused_where_it_stands(void **state)
{
    (void)state;
    shelf_refuses("local a = '^'\nlocal b = #a\nlocal c = 2 ^ 2",
                  "cards/t/card.lua:3: scripts have no ^: write x * x");
    shelf_refuses("local a = true^{}", "cards/t/card.lua:1: scripts have no ^");
    shelf_refuses("local a = = 1\nlocal b = 2^2", "cards/t/card.lua:1: unexpected symbol near '='");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(expressions_are_worth_what_lua_says),
        cmocka_unit_test(what_is_no_lua_is_none_in_the_same_words),
        cmocka_unit_test(texts_and_comments_keep_their_signs),
        cmocka_unit_test(an_error_behind_many_lengths_has_its_line),
        cmocka_unit_test(a_length_ends_at_the_first_hole),
        cmocka_unit_test(a_list_with_a_hole_is_refused),
        cmocka_unit_test(what_has_no_length_is_named),
        cmocka_unit_test(a_power_is_refused_where_it_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

// What a script may not do: each row of "What a script may do" as a script that tries it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lua/load/loader.h"
#include "lua/shelf.h"

// A card that runs `code` while its file is loaded.
#define WHEN_LOADED(code) code "\nreturn ability \"Card\" { cost = 1 }"

// A card whose effect is the function.
#define WITH_EFFECT(before, body)                                                                  \
    before "\nreturn ability \"Card\" { cost = 1, play = function(me) " body " end }"

typedef struct attempt {
    const char *text;
    const char *refusal;  // a part of the sentence
} attempt;

static void refuse_all(const attempt *attempts, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        shelf_refuses(attempts[i].text, attempts[i].refusal);
    }
}
#define REFUSE(attempts) refuse_all(attempts, sizeof attempts / sizeof attempts[0])

// Runs the effect of a card in a host. Returns 1; or 0 with the report.
static int run_in(ag_host *host, uint16_t printed, ag_budget *budget, char *report, size_t capacity)
{
    lua_State *thread = lua_newthread(ag_host_lua(host));
    assert_true(ag_host_push_function(host, thread, printed, 0, AG_SLOT_EFFECT));
    ag_host_call_begin(host, thread, budget);
    int results;
    int status = lua_resume(thread, NULL, 0, &results);
    ag_host_call_end(host, thread);
    ag_writer out = ag_writer_open(report, capacity);
    if (status != LUA_OK) {
        ag_host_report(host, thread, NULL, &out);
    }
    lua_pop(ag_host_lua(host), 1);
    return status == LUA_OK;
}

// The same of a card that loads, in a host of its own.
static int run_effect(const char *text, char *report, size_t capacity)
{
    shelf on;
    uint16_t printed;
    ag_host *host = shelf_host(&on, text, &printed);
    ag_budget budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX);
    int runs = run_in(host, printed, &budget, report, capacity);
    ag_host_close(host);
    return runs;
}

static void effect_fails(const char *text, const char *part)
{
    char report[4096];
    if (run_effect(text, report, sizeof report) || strstr(report, part) == NULL) {
        fail_msg("expected \"%s\", got \"%s\" for:\n%s", part, report, text);
    }
}

static void effect_runs(const char *text)
{
    char report[4096];
    if (!run_effect(text, report, sizeof report)) {
        fail_msg("%s\nfor:\n%s", report, text);
    }
}

// ---- words that are not there ----

static void test_no_way_out(void **context)
{
    (void)context;
    static const char *const words[] = {
        "io",     "os",        "debug",    "load",         "loadstring",
        "dofile", "require",   "package",  "pcall",        "xpcall",
        "string", "coroutine", "next",     "setmetatable", "getmetatable",
        "rawset", "rawget",    "rawequal", "rawlen",       "collectgarbage",
        "print",  "loadfile",  "_G",       "utf8",         "warn"
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        char text[128], part[64];
        snprintf(text, sizeof text, WHEN_LOADED("local a = %s"), words[i]);
        snprintf(part, sizeof part, "cards/t/card.lua:1: there is no word \"%s\"", words[i]);
        shelf_refuses(text, part);
    }
}

static void test_no_bytecode(void **context)
{
    (void)context;
    shelf_refuses("\x1bLua", "attempt to load a binary chunk");
}

static void test_no_methods_on_text(void **context)
{
    (void)context;
    static const attempt attempts[] = {
        { WHEN_LOADED("local a = ('x'):rep(1000000)"), "attempt to index a string value" },
        { WHEN_LOADED("local a = ('x').format"), "attempt to index a string value" },
        { WHEN_LOADED("local a = math.random(6)"), "attempt to call a nil value (field 'random')" },
    };
    REFUSE(attempts);
}

// ---- ten ways to remember ----

static void test_ten_ways_to_remember(void **context)
{
    (void)context;
    static const attempt attempts[] = {
        // 1 a local of the file
        { WITH_EFFECT("local seen = 0", "seen = seen + 1"),
          "cards/t/card.lua:2: a function writes \"seen\"" },
        // 2 from a function in a function
        { WITH_EFFECT("local seen = 0", "local function add() seen = 1 end add()"),
          "a function writes \"seen\"" },
        // 3 a variable that a function made once and kept
        { WITH_EFFECT("local function counter() local n = 0\n"
                      "return function() n = n + 1 return n end end\nlocal count = counter()",
                      "count()"),
          "cards/t/card.lua:2: a function writes \"n\"" },
        // 4 a parameter that a function kept
        { WITH_EFFECT(
              "local function keep(n) return function() n = n + 1 end end\nlocal kept = keep(1)",
              "kept()"),
          "a function writes \"n\"" },
        // 5 the environment itself
        { WITH_EFFECT("", "_ENV = {}"), "a function writes \"_ENV\"" },
        // 6 a global
        { WHEN_LOADED("seen = 1"), "cards/t/card.lua:1: \"seen\" is written as a global" },
    };
    REFUSE(attempts);
    // 7 a table of the file
    effect_fails(WITH_EFFECT("local seen = {}", "seen[1] = me"),
                 "cards/t/card.lua:2: a table of a file can't be");
    // 8 a table inside a table inside a function
    effect_fails(
        WITH_EFFECT("local t = { deep = { {} } }\nlocal function get() return t.deep[1] end",
                    "get().x = 1"),
        "cards/t/card.lua:3: a table of a file can't be changed");
    // 9 with a function of the library
    effect_fails(WITH_EFFECT("local seen = {}", "table.insert(seen, 1)"),
                 "a table of a file can't be changed");
    effect_fails(WITH_EFFECT("local seen = { 2, 1 }", "table.sort(seen)"),
                 "a table of a file can't be changed");
    effect_fails(WITH_EFFECT("local seen = { 2, 1 }", "table.remove(seen)"),
                 "a table of a file can't be changed");
    // 10 the library, the words, the global table
    effect_fails(WITH_EFFECT("", "table.insert = nil"), "a table of a file can't be changed");
    effect_fails(WITH_EFFECT("", "math.seen = 1"), "a table of a file can't be changed");
    effect_fails(WITH_EFFECT("", "seen = 1"), "\"seen\" is written as a global");
    effect_fails(WITH_EFFECT("", "_ENV.seen = 1"), "\"seen\" is written as a global");
}

// Whatever takes a list takes no table that is more than one.
static void test_no_function_writes_what_is_not_the_scripts(void **context)
{
    (void)context;
    static const char *const lists[] = { "_ENV", "table", "math", "file", "me" };
    static const char *const writes[] = {
        "table.insert(%s, 1)", "table.insert(%s, 1, 1)",
        "table.remove(%s)",    "table.remove(%s, 1)",
        "table.sort(%s)",      "table.sort(%s, function() end)",
        "%s[1] = 1",           "%s.seen = 1",
    };
    static const char *const reads[] = { "table.concat(%s)", "table.unpack(%s)",
                                         "ipairs(%s)(%s, 0)" };
    char call[96], text[256];
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        for (size_t j = 0; j < sizeof writes / sizeof writes[0]; j++) {
            snprintf(call, sizeof call, writes[j], lists[i]);
            snprintf(text, sizeof text, WITH_EFFECT("local file = { 2, 1 }", "%s"), call);
            effect_fails(text, "cards/t/card.lua:2: ");
        }
        for (size_t j = 0; strcmp(lists[i], "_ENV") == 0 && j < 3; j++) {
            snprintf(call, sizeof call, reads[j], lists[i], lists[i]);
            snprintf(text, sizeof text, WITH_EFFECT("", "%s"), call);
            effect_fails(text, "cards/t/card.lua:2: ");
        }
    }
    effect_runs(WITH_EFFECT("local file = { 2, 1 }",
                            "assert(#_ENV == 0 and #file == 2 and table.unpack(file) == 2)\n"
                            "for _ in pairs(_ENV) do error('written') end"));
}

static void test_a_loop_remembers_nothing(void **context)
{
    (void)context;
    // The place of a loop is its key: a step that is kept begins anew each time.
    effect_runs(WITH_EFFECT(
        "local step, list = pairs({ a = 1, b = 2 })",
        "assert(step(list) == 'a') assert(step(list) == 'a') assert(step(list, 'a') == 'b')"));
}

static void test_what_may_change(void **context)
{
    (void)context;
    effect_runs(WITH_EFFECT(
        "local base = { 3, 1, 2 }\nlocal function sum(list) local n = 0\n"
        "for _, v in ipairs(list) do n = n + v end return n end",
        "local mine, total = {}, 0\n"
        "local function add(v) total = total + v end\n"
        "for _, v in ipairs(base) do mine[#mine + 1] = v add(v) end\n"
        "table.sort(mine)\n"
        "assert(#base == 3 and base[1] == 3 and mine[1] == 1 and total == 6 and sum(base) == 6)"));
}

// ---- order ----

static void test_order_of_pairs(void **context)
{
    (void)context;
    effect_runs(
        WITH_EFFECT("", "local t = { zebra = 1, apple = 1, [10] = 1, [-3] = 1, [2] = 1, Zoo = 1 }\n"
                        "local keys = {}\n"
                        "for k in pairs(t) do keys[#keys + 1] = tostring(k) end\n"
                        "assert(table.concat(keys, ' ') == '-3 2 10 Zoo apple zebra')"));
    effect_runs(WITH_EFFECT("local t = { b = 1, a = 2 }",
                            "local keys = ''\n"
                            "for k, v in pairs(t) do keys = keys .. k .. v end\n"
                            "assert(keys == 'a2b1')"));
    effect_runs(WITH_EFFECT("", "local t = { a = 1, b = 2, c = 3 }\nlocal n = 0\n"
                                "for k in pairs(t) do t.b = nil n = n + 1 end assert(n == 2)"));
    effect_fails(WITH_EFFECT("", "for k in pairs({ [{}] = 1 }) do end"),
                 "pairs can't order a key that is a table");
    effect_fails(WITH_EFFECT("", "for k in pairs({ [true] = 1 }) do end"),
                 "pairs can't order a key that is a boolean");
    effect_fails(WITH_EFFECT("", "for k in pairs({ [1.5] = 1 }) do end"), "with a fraction");
    effect_fails(
        WITH_EFFECT("", "local t = {} for i = 1, 1025 do t[i] = 1 end for k in pairs(t) do end"),
        "too long to walk");
}

static void test_sort_is_stable(void **context)
{
    (void)context;
    effect_runs(
        WITH_EFFECT("", "local t = {}\n"
                        "for i = 1, 100 do t[i] = { rank = i % 3, place = i } end\n"
                        "table.sort(t, function(a, b) return a.rank < b.rank end)\n"
                        "for i = 2, 100 do local a, b = t[i - 1], t[i]\n"
                        "assert(a.rank < b.rank or a.rank == b.rank and a.place < b.place) end"));
    effect_fails(WITH_EFFECT("", "table.sort({ 1, 'a' })"), "attempt to compare");
    effect_fails(WITH_EFFECT("", "local t = {} for i = 1, 1025 do t[i] = i end table.sort(t)"),
                 "is too long");
}

// ---- text ----

static void test_no_addresses(void **context)
{
    (void)context;
    effect_fails(WITH_EFFECT("", "local a = tostring({})"), "a table never turns into text");
    effect_fails(WITH_EFFECT("", "local a = tostring(me)  local b = tostring(function() end)"),
                 "a function never turns into text");
    effect_fails(WITH_EFFECT("", "local a = format('%s', {})"), "a table never turns into text");
    effect_fails(WITH_EFFECT("", "local a = format('%p', {})"), "format knows %d, %s and %%");
    effect_fails(WITH_EFFECT("", "local a = table.concat({ {} })"),
                 "a table never turns into text");
    effect_fails(WITH_EFFECT("", "local a = 'x' .. {}"), "attempt to concatenate a table value");
    effect_fails(WITH_EFFECT("", "error({})"), "an error is a text");
    effect_runs(WITH_EFFECT(
        "", "assert(format('%d of %s: 100%%', 3, 'x') == '3 of x: 100%')\n"
            "assert(tostring(nil) == 'nil' and tostring(4) == '4' and tonumber('12') == 12)\n"
            "assert(tonumber('x') == nil and select('#', 1, 2) == 2 and select(2, 1, 5) == 5)\n"
            "assert(math.max(1, 3, 2) == 3 and math.min(4, 2) == 2 and math.abs(-2) == 2)\n"
            "assert(math.floor(2.5) == 2 and type({}) == 'table')\n"
            "assert(select('#', table.unpack({ 1, 2, 3 })) == 3)"));
}

// ---- budgets ----

static void test_budgets(void **context)
{
    (void)context;
    shelf_refuses("while true do end", "cards/t/card.lua:1: the script does not come to an end");
    effect_fails(WITH_EFFECT("", "while true do end"),
                 "cards/t/card.lua:2: the script does not come to an end");
    effect_fails(WITH_EFFECT("local function deep() return 1 + deep() end", "deep()"),
                 "calls itself too deeply");
    effect_fails(WITH_EFFECT("", "local s = 'x' while true do s = s .. s end"),
                 "more memory than scripts may have");
    effect_fails(WITH_EFFECT("", "local t = {} for i = 1, 1000000000 do t[i] = { i } end"),
                 "is spent");
    effect_fails(WITH_EFFECT("", "local t = {} for i = 1, 1025 do t[i] = i end table.insert(t, 1)"),
                 "is too long");
    effect_fails(WITH_EFFECT("", "table.sort({ 1, 2, 3 }, function() while true do end end)"),
                 "the script does not come to an end");
}

// Texts that Lua has already, what the collector has not come to, how keys fall into a table: none
// of it counts.
static void test_memory_counts_the_same_wherever_it_runs(void **context)
{
    (void)context;
    static const char text[] = WITH_EFFECT(
        "", "local keep, count = {}, 0\n"
            "for i = 1, 5000 do keep[i] = 'a text of forty letters at the most ' .. i end\n"
            "for i = 1, 100 do keep['key ' .. i] = i keep['key ' .. i - 5] = nil end\n"
            "local long = format('%s%s%s%s', keep[1], keep[2], keep[3], keep[4])\n"
            "for i = 1, 500 do local t = { long .. i, function() return i end } end");
    char report[4096];
    int32_t first = 0;
    for (int shared = 0; shared <= 2; shared++) {
        shelf on;
        uint16_t printed;
        ag_host *host = shelf_host(&on, text, &printed);
        lua_State *L = ag_host_lua(host);
        lua_newtable(L);
        for (int i = 1; i <= 2500 * shared; i++) {
            lua_pushfstring(L, "a text of forty letters at the most %d", i);
            lua_rawseti(L, -2, i);
        }
        for (int run = 0; run < 3; run++) {
            ag_budget budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX);
            lua_gc(L, run == 1 ? LUA_GCCOLLECT : LUA_GCSTOP);
            assert_true(run_in(host, printed, &budget, report, sizeof report));
            first = first == 0 ? budget.bytes : first;
            assert_int_equal(budget.bytes, first);
        }
        ag_host_close(host);
    }
    assert_true(first < AG_HOST_ALLOCATED_MAX - 500 * 200);
}

static void test_no_step_of_a_loop_overflows(void **context)
{
    (void)context;
    effect_runs(WITH_EFFECT("", "local step, list = ipairs({ 1 })\n"
                                "assert(step(list, 9223372036854775807) == nil)"));
}

static void test_a_report_says_where(void **context)
{
    (void)context;
    char report[4096];
    const char *text = "local function inner(n)\n  return n.x.y\nend\n"
                       "return ability \"Card\" { cost = 1, play = function(me) inner({}) end }";
    assert_false(run_effect(text, report, sizeof report));
    assert_string_equal(strtok(report, "\n"),
                        "cards/t/card.lua:2: attempt to index a nil value (field 'x')");
    const char *trace = strtok(NULL, "");
    assert_non_null(strstr(trace, "stack traceback"));
    assert_non_null(strstr(trace, "cards/t/card.lua:4"));
    assert_null(strstr(trace, "0x"));
}

// ---- words that look alike ----

static void test_did_you_mean(void **context)
{
    (void)context;
    static const attempt attempts[] = {
        { WHEN_LOADED("\nlocal a = opposig.ally"),
          "cards/t/card.lua:2: there is no word \"opposig\" (did you mean \"opposing\"?)" },
        { WHEN_LOADED("local a = opposing.aly"),
          "there are no cards \"aly\" (did you mean \"ally\"?)" },
        { WHEN_LOADED("local a = any.ally:wiht { cost = 1 }"),
          "a filter has no \"wiht\" (did you mean \"with\"?)" },
        { WHEN_LOADED("local a = when.dealt_damge"),
          "there is no event \"dealt_damge\" for when (did you mean \"dealt_damage\"?)" },
        { WHEN_LOADED("local a = any.ally:with { coost = 1 }"),
          "unknown field \"coost\" of a filter (did you mean \"cost\"?)" },
    };
    REFUSE(attempts);
}

static void test_modules(void **context)
{
    (void)context;
    ag_error error = { .text = "" };
    shelf on = { .count = 0 };
    shelf_put(&on, "t/a", "local b = use \"t/b\"\nreturn { a = 1 }");
    shelf_put(&on, "t/b", "local c = use \"t/c\"\nreturn { b = 1 }");
    shelf_put(&on, "t/c", "local a = use \"t/a\"\nreturn { c = 1 }");
    shelf_put(&on, "t/card", "local a = use \"t/a\"\nreturn ability \"Card\" { cost = 1 }");
    shelf_put(&on, "t/writes",
              "local words = use \"t/words\"\nwords.x = 1\nreturn ability \"Card\" { cost = 1 }");
    shelf_put(&on, "t/words", "return { x = 2, list = { 1, 2 } }");
    shelf_put(&on, "t/reads",
              "local words = use \"t/words\"\nassert(words.x == 2 and #words.list == 2)\n"
              "return ability \"Card\" { cost = words.x }");
    shelf_put(&on, "t/wrong", "local words = use \"t/wods\"\nreturn ability \"Card\" { cost = 1 }");
    shelf_put(&on, "t/nothing", "local a = 1");
    assert_int_equal(shelf_load(&on, "t/card", &error), AG_BAD_CONTENT);
    assert_string_equal(
        error.text, "cards/t/c.lua:1: files use each other in a circle: t/a -> t/b -> t/c -> t/a");
    assert_int_equal(shelf_load(&on, "t/writes", &error), AG_BAD_CONTENT);
    assert_string_equal(
        error.text,
        "cards/t/writes.lua:2: a table of a file can't be changed: scripts keep no state");
    assert_int_equal(shelf_load(&on, "t/reads", &error), AG_OK);
    assert_int_equal(shelf_load(&on, "t/wrong", &error), AG_BAD_CONTENT);
    assert_string_equal(
        error.text, "cards/t/wrong.lua:1: there is no file \"t/wods\" (did you mean \"t/words\"?)");
    assert_int_equal(shelf_load(&on, "t/nothing", &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "cards/t/nothing.lua:1: the file returns nothing"));
    assert_int_equal(shelf_load(&on, "t/missing", &error), AG_NOT_FOUND);
}

static void test_a_hash_covers_what_is_used(void **context)
{
    (void)context;
    char hashes[2][33];
    for (int i = 0; i < 2; i++) {
        shelf on = { .count = 0 };
        ag_error error;
        ag_host *host;
        uint16_t printed;
        shelf_put(&on, "t/words", i == 0 ? "return { x = 1 }" : "return { x = 2 }");
        shelf_put(&on, "t/card",
                  "local words = use \"t/words\"\nreturn ability \"Card\" { cost = 1 }");
        assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
        assert_int_equal(ag_host_load_card(host, "t/card", &printed, &error), AG_OK);
        strcpy(hashes[i], ag_catalog_card(ag_host_catalog(host), printed)->script);
        ag_host_close(host);
    }
    assert_int_equal(strlen(hashes[0]), 32);
    assert_string_not_equal(hashes[0], hashes[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_way_out),
        cmocka_unit_test(test_no_bytecode),
        cmocka_unit_test(test_no_methods_on_text),
        cmocka_unit_test(test_ten_ways_to_remember),
        cmocka_unit_test(test_no_function_writes_what_is_not_the_scripts),
        cmocka_unit_test(test_a_loop_remembers_nothing),
        cmocka_unit_test(test_what_may_change),
        cmocka_unit_test(test_order_of_pairs),
        cmocka_unit_test(test_sort_is_stable),
        cmocka_unit_test(test_no_addresses),
        cmocka_unit_test(test_budgets),
        cmocka_unit_test(test_memory_counts_the_same_wherever_it_runs),
        cmocka_unit_test(test_no_step_of_a_loop_overflows),
        cmocka_unit_test(test_a_report_says_where),
        cmocka_unit_test(test_did_you_mean),
        cmocka_unit_test(test_modules),
        cmocka_unit_test(test_a_hash_covers_what_is_used),
    };
    return cmocka_run_group_tests_name("sandbox", tests, NULL, NULL);
}

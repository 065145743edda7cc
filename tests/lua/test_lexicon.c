// The lexicon: its rows are the words that there are, no more and no fewer.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "aggro_author.h"
#include "lua/words/api.h"
#include "lua/data/data_lua.h"
#include "lua/describe/doc.h"
#include "lua/host/script.h"
#include "lua/shelf.h"
#include "rules/rules.h"

static ag_host *host;
static shelf empty;

static int setup(void **state)
{
    (void)state;
    ag_error error;
    shelf_put(&empty, "t/none", "return {}");
    return ag_api_host_open(&empty.source, &host, &error) < 0 ? -1 : 0;
}

static int teardown(void **state)
{
    (void)state;
    ag_host_close(host);
    return 0;
}

// The part of a word before its first point: "when" of "when.dies".
static int same_head(const char *word, const char *name)
{
    size_t length = strcspn(word, ".");
    return strlen(name) == length && strncmp(word, name, length) == 0;
}

static int is_told(const char *name)
{
    for (const ag_chapter *chapter = ag_lexicon; chapter->title != NULL; chapter++) {
        for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
            int apart = row->kind == AG_LEXICON_SCENE || row->kind == AG_LEXICON_FILTER_METHOD
                        || row->kind == AG_LEXICON_AMOUNT_METHOD;
            if (!apart && same_head(row->name, name)) return 1;
        }
    }
    return ag_api_find(0, name) != NULL;
}

static void every_word_of_a_script_has_a_row(void **state)
{
    (void)state;
    lua_State *L = ag_host_lua(host);
    int count = 0;
    ag_sandbox_push_words(L);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        if (!is_told(lua_tostring(L, -1))) {
            fail_msg("no row says what \"%s\" is", lua_tostring(L, -1));
        }
        count++;
    }
    lua_pop(L, 1);
    assert_true(count > 100);
}

// `scenario` is a word of files of scenarios alone; parts without a word of their own are fields.
static int is_no_global(const ag_lexicon_row *row)
{
    static const char *const parts[] = { "cost",          "cost cards", "cost damage",
                                         "cost counters", "reward",     "back",
                                         "entry",         "scenario",   "modes",
                                         "target shares", "target total", "recording" };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (strcmp(parts[i], row->name) == 0) return 1;
    }
    return row->kind == AG_LEXICON_SCENE || row->kind == AG_LEXICON_FILTER_METHOD
           || row->kind == AG_LEXICON_AMOUNT_METHOD;
}

static void every_row_is_a_word_of_a_script(void **state)
{
    (void)state;
    lua_State *L = ag_host_lua(host);
    for (const ag_chapter *chapter = ag_lexicon; chapter->title != NULL; chapter++) {
        for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
            ag_sandbox_push_words(L);
            lua_pushlstring(L, row->name, strcspn(row->name, "."));
            int type = lua_rawget(L, -2);
            lua_pop(L, 2);
            if (type == LUA_TNIL && !is_no_global(row)) {
                fail_msg("there is no word \"%s\"", row->name);
            }
        }
    }
}

// The methods of a kind of data are the rows of the chapter, but for `gain`: the binding adds it.
static void compare_methods(const char *kind, const ag_lexicon_row *rows)
{
    lua_State *L = ag_host_lua(host);
    ag_lua_push_methods(L, kind);
    for (const ag_lexicon_row *row = rows; row->kind != AG_LEXICON_END; row++) {
        if (lua_getfield(L, -1, row->name) == LUA_TNIL) {
            fail_msg("a %s has no method \"%s\"", kind, row->name);
        }
        lua_pop(L, 1);
    }
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        const char *name = lua_tostring(L, -1);
        if (ag_lexicon_find(rows, name) == NULL && strcmp(name, "gain") != 0) {
            fail_msg("no row says what the method \"%s\" of a %s is", name, kind);
        }
    }
    lua_pop(L, 1);
}

static void every_method_of_filters_and_amounts_has_a_row(void **state)
{
    (void)state;
    compare_methods(AG_DATA_FILTER, ag_lexicon_filter_methods);
    compare_methods(AG_DATA_AMOUNT, ag_lexicon_amount_methods);
}

static void every_cited_rule_is_a_rule(void **state)
{
    (void)state;
    ag_doc doc;
    ag_doc_field field;
    int words = 0;
    for (int index = 0; ag_doc_at(index, &doc); index++, words++) {
        ag_doc_place place;
        assert_true(ag_doc_place_at(index, &place));
        if (place.verb == NULL && doc.rule[0] != 0 && ag_rule_find(doc.rule) == AG_RULE_NONE) {
            fail_msg("%s cites %s, which is no rule", doc.usage, doc.rule);
        }
        for (int at = 0; ag_doc_field_at(index, at, &field); at++) {
            if (field.rule[0] != 0 && ag_rule_find(field.rule) == AG_RULE_NONE) {
                fail_msg("%s of %s cites %s, which is no rule", field.name, doc.usage, field.rule);
            }
        }
    }
    assert_true(words > 500);
}

static void a_slip_finds_the_nearest_word(void **state)
{
    (void)state;
    ag_doc doc;
    assert_true(ag_doc_nearest("prevets.damage", &doc));
    assert_string_equal(doc.word, "prevents.damage");
    assert_false(ag_doc_nearest("zzzzzzzzzzzz", &doc));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_word_of_a_script_has_a_row),
        cmocka_unit_test(every_row_is_a_word_of_a_script),
        cmocka_unit_test(every_method_of_filters_and_amounts_has_a_row),
        cmocka_unit_test(every_cited_rule_is_a_rule),
        cmocka_unit_test(a_slip_finds_the_nearest_word),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}

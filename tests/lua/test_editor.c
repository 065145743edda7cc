// What editors read: it fits the words, it is Lua, and it is what lies in the project.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <lauxlib.h>

#include "aggro_author.h"
#include "lua/words/api.h"
#include "lua/describe/doc.h"

static char *read_whole(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = calloc(1, (size_t)size + 1);
    if (fread(text, 1, (size_t)size, file) != (size_t)size) {
        text[0] = '\0';
    }
    fclose(file);
    return text;
}

static int is_lua(const char *path)
{
    return strstr(path, ".lua") != NULL && strstr(path, ".luarc") == NULL
           && strstr(path, ".luacheckrc") == NULL;
}

// With AGGRO_WRITE_DOCS set in the environment, the files are written instead.
static void compare(void *context, const char *path, const char *text)
{
    char whole[512];
    *(int *)context += 1;
    snprintf(whole, sizeof whole, "%s/%s", AGGRO_SOURCE_DIR, path);
    if (getenv("AGGRO_WRITE_DOCS") != NULL) {
        FILE *file = fopen(whole, "wb");
        assert_non_null(file);
        fwrite(text, 1, strlen(text), file);
        fclose(file);
    }
    char *written = read_whole(whole);
    if (written == NULL || strcmp(written, text) != 0) {
        fail_msg("%s is not what the rows say: run this test with AGGRO_WRITE_DOCS=1", path);
    }
    free(written);
}

static void the_project_has_what_the_rows_say(void **state)
{
    (void)state;
    int count = 0;
    for (int i = 0; ag_editor_file_at(i, compare, &count); i++) {
    }
    assert_int_equal(count, 8);
}

static void load(void *context, const char *path, const char *text)
{
    (void)context;
    lua_State *L = luaL_newstate();
    int checked = is_lua(path) || strcmp(path, ".luacheckrc") == 0;
    if (checked && luaL_loadbufferx(L, text, strlen(text), path, "t") != LUA_OK) {
        fail_msg("%s: %s", path, lua_tostring(L, -1));
    }
    if (is_lua(path)) {
        assert_memory_equal(text, "---@meta\n", strlen("---@meta\n"));
    }
    lua_close(L);
}

static void every_file_is_lua(void **state)
{
    (void)state;
    for (int i = 0; ag_editor_file_at(i, load, NULL); i++) {
    }
    assert_int_equal(ag_editor_file_at(-1, load, NULL), 0);
    assert_int_equal(ag_editor_file_at(0, NULL, NULL), 0);
}

static void every_verb_says_a_type_that_it_gives(void **state)
{
    (void)state;
    for (const ag_chapter *chapter = ag_api; chapter->title != NULL; chapter++) {
        for (const ag_api_row *row = chapter->verbs; row->kind != AG_API_END; row++) {
            assert_non_null(ag_api_gives[row->gives].type);
            assert_true(row->gives == AG_GIVES_NOTHING || row->gives == AG_GIVES_LOOP
                        || ag_api_gives_text(row)[0] != 0);
        }
    }
}

static void find_line(void *context, const char *path, const char *text)
{
    const char **expected = context;
    if (strcmp(path, "docs/editor/effects.lua") == 0 && strstr(text, expected[0]) == NULL) {
        fail_msg("%s does not have \"%s\"", path, expected[0]);
    }
}

static void expect_verb(const char *name, const char *usage, const char *line)
{
    char text[AG_API_USAGE_MAX];
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_CARD) | AG_BIT(AG_NOUN_PLAYER), name);
    assert_non_null(row);
    ag_api_usage(row, text, sizeof text);
    assert_string_equal(text, usage);
    for (int i = 0; ag_editor_file_at(i, find_line, &line); i++) {
    }
}

static void a_row_becomes_a_type(void **state)
{
    (void)state;
    expect_verb("flip", "cards:flip()", "\n---@field flip fun(self: aggro.card): aggro.group ");
    expect_verb("heal", "source:heal(amount or \"all\", to)",
                "\n---@field heal fun(self: aggro.card, amount: integer|\"all\", to: "
                "aggro.card|aggro.group|aggro.filter|aggro.card[]): integer, aggro.group ");
    expect_verb("to_hand", "cards:to_hand { of = player }",
                "self: aggro.card, options?: { of?: aggro.player }): aggro.group ");
    expect_verb("skip", "player:skip(\"draw step\")", "self: aggro.player, part: \"turn\"|");
    expect_verb("may", "player:may(\"prompt\", \"destroy\", cards, …)",
                "self: aggro.player, prompt?: string, ...: any): boolean ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_project_has_what_the_rows_say),
        cmocka_unit_test(every_file_is_lua),
        cmocka_unit_test(every_verb_says_a_type_that_it_gives),
        cmocka_unit_test(a_row_becomes_a_type),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

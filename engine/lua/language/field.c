// What a field may contain, in words and as a type; the sentence for an unknown field.
#include "lua/language/field.h"

#include <string.h>

#include "base/assert.h"
#include "lua/host/script.h"
#include "state/words.h"

static const struct {
    const char *text, *type;
} shapes[AG_SHAPE_COUNT] = {
#define AG_SHAPE(name, text, type) { text, type },
#include "lua/language/shapes.def"
};

const char *ag_shape_text(int shape)
{
    AG_ASSERT(shape >= 0 && shape < AG_SHAPE_COUNT);
    return shapes[shape].text;
}

const char *ag_shape_type(int shape)
{
    AG_ASSERT(shape >= 0 && shape < AG_SHAPE_COUNT);
    return shapes[shape].type;
}

const ag_field_row *ag_field_find(const ag_field_row *rows, const char *name)
{
    AG_ASSERT(name != NULL);
    for (; rows != NULL && rows->name != NULL; rows++) {
        if (strcmp(rows->name, name) == 0) return rows;
    }
    return NULL;
}

const char *ag_field_meant(lua_State *L, int table, const char *word, const ag_field_row *rows,
                           const ag_field_row *more)
{
    const char *words[128];
    int count = 0;
    for (; rows->name != NULL && count < 128; rows++) words[count++] = rows->name;
    for (; more != NULL && more->name != NULL && count < 128; more++) words[count++] = more->name;
    ag_word_list list = { words, count };
    const char *meant = ag_lua_meant(L, word, words, count);
    const char *surely = table == 0 ? NULL : ag_surely(word, ag_word_at, &list);
    ag_findings *findings = ag_host_findings(ag_host_of(L));
    if (surely != NULL && findings != NULL) {
        lua_pushstring(L, surely);
        if (lua_rawget(L, table) != LUA_TNIL) {
            ag_findings_meant(findings, word, NULL);  // it is there already
        }
        lua_pop(L, 1);
    }
    return meant;
}

// In the order of the keys, so that every process reports the same one of several.
static void complain_fields(lua_State *L, int table, const char *what, const ag_field_row *rows,
                            const ag_field_row *more)
{
    ag_entries entries = ag_entries_open(L, table);
    while (ag_entries_next(L, &entries)) {
        lua_pop(L, 1);
        if (lua_type(L, -1) != LUA_TSTRING) {
            ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD, "%s stands in %s without a name",
                        ag_lua_shown(L, -1), what);
        }
        const char *word = lua_tostring(L, -1);
        if (ag_field_find(rows, word) == NULL && ag_field_find(more, word) == NULL) {
            ag_lua_complain(L, AG_FINDING_UNKNOWN_FIELD, word, "unknown field \"%s\" of %s%s", word,
                            what, ag_field_meant(L, entries.table, word, rows, more));
        }
    }
}

uint64_t ag_lua_check_rows(lua_State *L, int table, const char *what, const ag_field_row *rows,
                           const ag_field_row *more)
{
    uint64_t present = 0;
    int wrong = 0;
    AG_ASSERT(rows != NULL);
    AG_ASSERT(what != NULL);
    ag_sandbox_push_content(L, table);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
        const ag_field_row *row = word == NULL ? NULL : ag_field_find(rows, word);
        wrong |= row == NULL && (word == NULL || ag_field_find(more, word) == NULL);
        present |= row != NULL && row - rows < 64 ? AG_LONG_BIT(row - rows) : 0;
    }
    lua_pop(L, 1);
    if (wrong) complain_fields(L, table, what, rows, more);
    return present;
}

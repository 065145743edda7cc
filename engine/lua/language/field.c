// What a field may contain, in words and as a type; the sentence for an unknown field.
#include "lua/language/field.h"

#include <string.h>

#include "base/assert.h"
#include "lua/host/fail.h"
#include "lua/host/sandbox.h"
#include "state/words.h"

static const struct {
    const char *text, *type;
} shapes[AG_SHAPE_COUNT] = {
    [AG_SHAPE_FLAG] = { "true", "boolean" },
    [AG_SHAPE_BOOLEAN] = { "true or false", "boolean" },
    [AG_SHAPE_NUMBER] = { "a whole number", "integer|aggro.amount" },
    [AG_SHAPE_AMOUNT] = { "a number or an amount", "integer|aggro.amount" },
    [AG_SHAPE_COST_AMOUNT] = { "a number, x, or a sum of them", "integer|aggro.amount" },
    [AG_SHAPE_CONDITION] = { "a condition", "integer|aggro.amount" },
    [AG_SHAPE_CHANGE] = { "plus(…), set_to(…), double, or an amount",
                          "integer|aggro.amount|aggro.change" },
    [AG_SHAPE_TEXT] = { "a text", "string" },
    [AG_SHAPE_TEXTS] = { "a list of texts", "string[]" },
    [AG_SHAPE_NAME] = { "a name", "string" },
    [AG_SHAPE_NAMES] = { "a name or a list of them", "string|string[]" },
    [AG_SHAPE_TAG] = { "a tag", "string" },
    [AG_SHAPE_TAGS] = { "a list of tags", "string[]" },
    [AG_SHAPE_WORD] = { "a word", "string" },
    [AG_SHAPE_WORDS] = { "a word or a list of them", "string|string[]" },
    [AG_SHAPE_KEYWORDS] = { "a keyword or a list of them", "string|table" },
    [AG_SHAPE_FILTER] = { "a filter", "aggro.filter" },
    [AG_SHAPE_FILTER_OR_TRUE] = { "a filter, or true", "aggro.filter|boolean" },
    [AG_SHAPE_RANGE] = { "a number, or { min =, max = }", "integer|aggro.amount|table" },
    [AG_SHAPE_AMOUNT_RANGE] = { "an amount, or { min =, max = }", "integer|aggro.amount|table" },
    [AG_SHAPE_FUNCTION] = { "a function", "function" },
    [AG_SHAPE_TABLE] = { "a table", "table" },
    [AG_SHAPE_TABLES] = { "a table or a list of them", "table" },
    [AG_SHAPE_NAMED_TABLES] = { "{ name = { … } }", "table" },
    [AG_SHAPE_NUMBERS] = { "{ name = number }", "table<string, integer|aggro.amount>" },
    [AG_SHAPE_CITES] = { "a rule number or a list of them", "string|string[]" },
    [AG_SHAPE_POWERS] = { "a list of powers", "aggro.power[]" },
    [AG_SHAPE_NAMED_POWERS] = { "{ name = power }", "table<string, aggro.power>" },
    [AG_SHAPE_TARGET] = { "target(…)", "aggro.target" },
    [AG_SHAPE_TARGETS] = { "a list of target(…)", "aggro.target[]" },
    [AG_SHAPE_MODES] = { "a list of mode { … }", "aggro.mode[]" },
    [AG_SHAPE_STEPS] = { "a list of steps", "table" },
    [AG_SHAPE_AIM] = { "harm or help", "aggro.aim" },
    [AG_SHAPE_LASTS] = { "a duration", "aggro.lasts" },
    [AG_SHAPE_ANY] = { "see there", "any" },
    [AG_SHAPE_INTEGER] = { "a whole number", "integer" },
    [AG_SHAPE_CARD] = { "a card", "aggro.card" },
    [AG_SHAPE_CARDS] = { "cards", "aggro.card|aggro.group|aggro.filter|aggro.card[]" },
    [AG_SHAPE_PLAYER] = { "a player", "aggro.player" },
    [AG_SHAPE_PLAYERS] = { "players", "aggro.player|aggro.group" },
    [AG_SHAPE_DECK] = { "a deck", "aggro.deck" },
    [AG_SHAPE_PILE] = { "a graveyard", "aggro.pile" },
    [AG_SHAPE_LINK] = { "a link", "aggro.link" },
    [AG_SHAPE_GROUP] = { "a group", "aggro.group" },
    [AG_SHAPE_EVENT] = { "an event", "aggro.event" },
    [AG_SHAPE_PLACES] = { "targets", "aggro.targets" },
    [AG_SHAPE_OBJECT] = { "a target", "aggro.card|aggro.link|aggro.player|aggro.pile" },
    [AG_SHAPE_DAMAGE] = { "a damage type or a list of them", "string|string[]" },
    [AG_SHAPE_NUMBER_OR_ALL] = { "a whole number or \"all\"", "integer|\"all\"" },
    [AG_SHAPE_KEY] = { "the key of a card", "string" },
    [AG_SHAPE_KEY_OR_CARD] = { "the key of a card, or a card", "string|aggro.card" },
    [AG_SHAPE_PROMPT] = { "a text", "string" },
    [AG_SHAPE_LATER] = { "a text", "string" },
    [AG_SHAPE_SEQUENCE] = { "a text", "string" },
    [AG_SHAPE_RAID_WORD] = { "a text", "string" },
    [AG_SHAPE_GAIN] = { "a table", "aggro.gain" },
    [AG_SHAPE_REST] = { "see there", "any" },
};

const char *ag_shape_text(int shape)
{
    AG_ASSERT(shape >= 0 && shape < AG_SHAPE_COUNT);
    AG_ASSERT(shapes[shape].text != NULL);
    return shapes[shape].text;
}

const char *ag_shape_type(int shape)
{
    AG_ASSERT(shape >= 0 && shape < AG_SHAPE_COUNT);
    AG_ASSERT(shapes[shape].type != NULL);
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

static void complain_unknown(lua_State *L, const char *word, const char *what,
                             const ag_field_row *rows, const ag_field_row *more)
{
    const char *words[128];
    int count = 0;
    for (; rows->name != NULL && count < 128; rows++) {
        words[count++] = rows->name;
    }
    for (; more != NULL && more->name != NULL && count < 128; more++) {
        words[count++] = more->name;
    }
    int top = lua_gettop(L);
    ag_lua_complain(L, AG_FINDING_UNKNOWN_FIELD, word, "unknown field \"%s\" of %s%s", word, what,
                    ag_lua_meant(L, word, words, count));
    lua_settop(L, top);
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
            complain_unknown(L, word, what, rows, more);
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
    if (wrong) {
        complain_fields(L, table, what, rows, more);
    }
    return present;
}

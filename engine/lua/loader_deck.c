// Decks: from drafts to lists of cards.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

static void read_deck_card(lua_State *L, int line, void *context)
{
    ag_facts *facts = context;
    AG_ASSERT(line == lua_gettop(L));
    lua_Integer count = 0;
    const char *key = NULL;
    if (lua_istable(L, -1)) {
        lua_geti(L, -1, 1);
        lua_geti(L, -2, 2);
        count = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
        key = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    }
    if (key == NULL || strlen(key) >= sizeof facts->rows[0].key) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "cards",
                          "line %d of cards: cards of a deck are { count, \"card\" }",
                          facts->row_count + 1);
    }
    if (count < 1 || count > AG_DECK_COUNT_MAX) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "cards",
                          "line %d of cards: a deck holds 1 to %d of \"%s\", not %s",
                          facts->row_count + 1, AG_DECK_COUNT_MAX, key, ag_lua_shown(L, -2));
    }
    lua_pop(L, 2);
    if (facts->row_count == AG_FACT_ROWS_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "cards", "more than %d different cards",
                          AG_FACT_ROWS_MAX);
    }
    facts->rows[facts->row_count].count = (int)count;
    snprintf(facts->rows[facts->row_count].key, sizeof facts->rows[0].key, "%s", key);
    snprintf(facts->rows[facts->row_count].role, sizeof facts->rows[0].role, "card");
    facts->row_count++;
}

// A deck may declare how many cards it has in all, so that a lost line is noticed.
static void check_size(lua_State *L, int table, const ag_facts *facts)
{
    int count = 0;
    lua_Integer size = ag_lua_integer_field(L, table, "size", -1);
    for (int i = 0; i < facts->row_count; i++) {
        count += facts->rows[i].count;
    }
    if (size >= 0 && size != count) {
        ag_lua_complain(L, AG_FINDING_DECK_SIZE, "size", "the deck has %d cards, its size says %d",
                        count, (int)size);
    }
}

void ag_deck_read(lua_State *L, ag_facts *facts)
{
    int index = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, index);
    int table = lua_gettop(L);
    ag_lua_check_rows(L, table, "a deck", ag_fields_deck, NULL);
    const char *hero = ag_lua_text_field(L, table, "hero");
    const char *plan = ag_lua_text_field(L, table, "plan");
    snprintf(facts->hero, sizeof facts->hero, "%s", hero == NULL ? "" : hero);
    snprintf(facts->plan, sizeof facts->plan, "%s", plan == NULL ? "" : plan);
    snprintf(facts->name, sizeof facts->name, "%s", ag_draft_name(L, index));
    if (lua_getfield(L, table, "cards") != LUA_TTABLE) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "cards",
                          "a deck has cards { { 4, \"card\" }, … }");
    }
    lua_Integer count = ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, table + 1, i);
        ag_loader_part(L, lua_gettop(L), read_deck_card, facts);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    check_size(L, table, facts);
    ag_reading_end(L, before);
}

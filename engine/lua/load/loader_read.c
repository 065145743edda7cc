// Reads the parts of drafts that cards and powers share: targets, cited rules, functions.

#include "lua/load/loader.h"

ag_reading ag_reading_begin(lua_State *L, int index)
{
    ag_host *host = ag_host_of(L);
    ag_reading before = host->reading;
    host->reading.draft = ag_draft_at(L, index);
    AG_ASSERT(host->reading.draft != NULL);
    luaL_checkstack(L, 24, "too many values");
    ag_draft_push_table(L, index);
    return before;
}

void ag_reading_end(lua_State *L, ag_reading before)
{
    ag_host_of(L)->reading = before;
    lua_pop(L, 1);
}

void ag_draft_read(lua_State *L, const char *what, const ag_field_row *rows, void *out)
{
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    ag_fields_read(L, -1, what, rows, out);
    ag_reading_end(L, before);
}

enum { CITES_MAX = 16 };  // rules of one power

// ---- functions ----

void ag_function_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    ag_power_def *power = at;
    ag_lua_need_type(L, lua_isfunction(L, -1), row->name, "a function");
    ag_lua_need(L, !lua_iscfunction(L, -1), AG_FINDING_WRONG_TYPE, row->name,
                "%s is a function of the file, not a word", row->name);
    lua_pushvalue(L, -1);
    powers->entries[power - powers->powers].functions[row->number] = luaL_ref(L, LUA_REGISTRYINDEX);
    power->functions |= (uint8_t)AG_BIT(row->number);
}

ag_power_def *ag_powers_add(lua_State *L, int kind, const char *word)
{
    const ag_draft *draft = ag_host_of(L)->reading.draft;
    ag_powers *to = ag_host_of(L)->reading.powers;
    ag_lua_need(L, to->count < AG_POWERS_MAX, AG_FINDING_OUT_OF_RANGE, NULL, "more than %d powers",
                AG_POWERS_MAX);
    ag_entry_power *entry = &to->entries[to->count];
    entry->name = NULL;
    entry->kind = word;
    entry->line = draft == NULL ? 0 : draft->line;
    for (int i = 0; i < AG_SLOT_COUNT; i++) entry->functions[i] = LUA_NOREF;
    ag_power_def *power = &to->powers[to->count++];
    *power = (ag_power_def){ .kind = (uint8_t)kind, .rule = ag_host_of(L)->reading.rule };
    return power;
}

ag_power_def *ag_powers_play(lua_State *L)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    if (powers->count == 0) {
        ag_power_def *play = ag_powers_add(L, AG_POWER_PLAY, "its text");
        play->front = 1;
        play->back = 1;
    }
    AG_ASSERT(powers->powers[0].kind == AG_POWER_PLAY);
    return &powers->powers[0];
}

// ---- rules ----

// The rule numbers of a raid are in its rules.lua: a number that is not listed there is a mistake.
static void check_raid_rule(lua_State *L, const char *of, const char *number)
{
    char key[AG_NAME_MAX + 8];
    ag_script script;
    if (of == NULL) return;
    snprintf(key, sizeof key, "%.*s/rules", (int)strcspn(of, "/"), of);
    if (!ag_host_find(ag_host_of(L), key, &script)) return;
    ag_loader_push_file(L, key, NULL);
    ag_lua_need(L, lua_istable(L, -1), AG_FINDING_UNKNOWN_RULE, NULL,
                "%s is not a table of rule numbers", script.path);
    if (lua_getfield(L, -1, number) == LUA_TNIL) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, "cites", "%s has no rule \"%s\"%s",
                          script.path, number, ag_lua_meant_key(L, -2, number));
    }
    lua_pop(L, 2);
}

static uint16_t rule_of(lua_State *L, const char *number)
{
    uint16_t base = ag_rule_find(number);
    if (base != AG_RULE_NONE) return base;
    ag_lua_need(L, strlen(number) < AG_RULE_SIZE, AG_FINDING_OUT_OF_RANGE, "cites",
                "a rule number has %d bytes at most: \"%.80s…\"", AG_RULE_SIZE - 1, number);
    if (strncmp(number, "CR ", 3) == 0) {
        ag_word_list numbers = { ag_rule_numbers + 1, AG_RULE_COUNT - 1 };
        const char *nearest = ag_nearest(number, ag_word_at, &numbers);
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, "cites",
                          "there is no rule \"%s\" (did you mean %s?)", number,
                          nearest != NULL ? nearest : "CR 717.2");
    }
    ag_lua_need(L, ag_rule_looks_a_raids(number), AG_FINDING_UNKNOWN_RULE, "cites",
                "\"%s\" is no rule number like \"CR 717.2\" or \"R201.2\"", number);
    check_raid_rule(L, ag_host_of(L)->reading.powers->key, number);
    unsigned rule = (unsigned)AG_RULE_COUNT + ag_loader_symbol(L, number);
    return rule > UINT16_MAX ? AG_RULE_NONE : (uint16_t)rule;
}

// The first one is shown; all of them are checked.
void ag_cites_read(lua_State *L, const ag_field_row *row, void *at)
{
    uint16_t *rule = row->at.size != 0 ? at : &ag_host_of(L)->reading.rule;
    if (lua_type(L, -1) == LUA_TSTRING) {
        *rule = rule_of(L, lua_tostring(L, -1));
        return;
    }
    ag_field_need(L, row, lua_istable(L, -1));
    for (int i = ag_lua_list_length(L, -1, row->name, CITES_MAX); i >= 1; i--) {
        lua_geti(L, -1, i);
        *rule = rule_of(L, lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?");
        lua_pop(L, 1);
    }
}

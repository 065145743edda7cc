// Reads the parts of drafts that cards and powers share: targets, cited rules, functions.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/letter.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"
#include "lua/host/sets.h"
#include "rules/rules.h"

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
    ag_host_of(L)->reading.draft = before.draft;
    lua_pop(L, 1);
}

enum { CITES_MAX = 16 };  // rules of one power

// ---- functions ----

void ag_powers_function(lua_State *L, ag_powers *to, int power, int slot, int table,
                        const char *field)
{
    int type = lua_getfield(L, table, field);
    if (type != LUA_TNIL && type != LUA_TFUNCTION) {
        ag_lua_fail_type(L, field, "a function");
    }
    if (type == LUA_TNIL) {
        lua_pop(L, 1);
        return;
    }
    if (lua_iscfunction(L, -1)) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field,
                          "%s is a function of the file, not a word", field);
    }
    to->entries[power].functions[slot] = luaL_ref(L, LUA_REGISTRYINDEX);
    to->powers[power].functions |= (uint8_t)AG_BIT(slot);
}

ag_power_def *ag_powers_add(lua_State *L, ag_powers *to, int kind, const char *word)
{
    if (to->count == AG_POWERS_MAX) {
        ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE, "more than %d powers", AG_POWERS_MAX);
    }
    ag_entry_power *entry = &to->entries[to->count];
    entry->name = NULL;
    entry->kind = word;
    entry->line = ag_host_of(L)->reading.draft == NULL ? 0 : ag_host_of(L)->reading.draft->line;
    for (int i = 0; i < AG_SLOT_COUNT; i++) {
        entry->functions[i] = LUA_NOREF;
    }
    ag_power_def *power = &to->powers[to->count++];
    *power = (ag_power_def){ .kind = (uint8_t)kind, .rule = to->rule };
    return power;
}

// ---- rules ----

// "CR 717.2b": letters, then a number with points and letters; or a number as raids write theirs.
static int looks_like_rule(const char *text)
{
    if (strncmp(text, "CR ", 3) != 0) return ag_rule_looks_a_raids(text);
    text += 3;
    return ag_is_digit(text[0])
           && strspn(text, "0123456789.abcdefghijklmnopqrstuvwxyz") == strlen(text);
}

// The rule numbers of a raid are in its rules.lua: a number that is not listed there is a mistake.
static void check_raid_rule(lua_State *L, const char *set, const char *number)
{
    char key[AG_NAME_MAX + 8];
    ag_script script;
    if (set == NULL || !ag_rule_looks_a_raids(number)) return;
    snprintf(key, sizeof key, "%s/rules", set);
    if (!ag_sets_find(ag_host_of(L), key, &script)) return;
    ag_loader_push_file(L, key, NULL);
    if (!lua_istable(L, -1)) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_RULE, "%s is not a table of rule numbers", script.path);
    }
    if (lua_getfield(L, -1, number) == LUA_TNIL) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, "cites", "%s has no rule \"%s\"%s",
                          script.path, number, ag_lua_meant_key(L, -2, number));
    }
    lua_pop(L, 2);
}

static const char *base_number(void *context, int index)
{
    (void)context;
    return index + 1 < AG_RULE_COUNT ? ag_rule_numbers[index + 1] : NULL;
}

static uint16_t rule_of(lua_State *L, const ag_powers *to, const char *number)
{
    uint16_t base = ag_rule_find(number);
    if (base != AG_RULE_NONE) return base;
    if (!looks_like_rule(number)) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, "cites",
                          "\"%s\" is no rule number like \"CR 717.2\" or \"R201.2\"", number);
    }
    if (strlen(number) >= AG_RULE_SIZE) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "cites",
                          "a rule number has %d bytes at most: \"%.80s…\"", AG_RULE_SIZE - 1,
                          number);
    }
    if (number[0] == 'C') {
        const char *nearest = ag_nearest(number, base_number, NULL);
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, "cites",
                          "there is no rule \"%s\" (did you mean %s?)", number,
                          nearest != NULL ? nearest : "CR 717.2");
    }
    check_raid_rule(L, to->set, number);
    unsigned rule = (unsigned)AG_RULE_COUNT + ag_loader_symbol(L, number);
    return rule > UINT16_MAX ? AG_RULE_NONE : (uint16_t)rule;
}

// The first one is shown; all of them are checked.
void ag_cites_read(lua_State *L, const ag_field_row *row, void *at)
{
    uint16_t *rule = at;
    const ag_powers *powers = ag_host_of(L)->reading.powers;
    AG_ASSERT(powers != NULL);
    if (lua_type(L, -1) == LUA_TSTRING) {
        *rule = rule_of(L, powers, lua_tostring(L, -1));
    } else if (lua_istable(L, -1)) {
        for (int i = ag_lua_list_length(L, -1, row->name, CITES_MAX); i >= 1; i--) {
            lua_geti(L, -1, i);
            *rule = rule_of(L, powers, lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?");
            lua_pop(L, 1);
        }
    } else {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_RULE, row->name,
                          "cites is a rule number or a list of them, not %s", ag_lua_shown(L, -1));
    }
}

void ag_script_rule_read(lua_State *L, const ag_field_row *row, void *at)
{
    (void)at;
    ag_cites_read(L, row, &ag_host_of(L)->reading.powers->rule);
}

uint16_t ag_rule_read(lua_State *L, int table, uint16_t otherwise)
{
    static const ag_field_row row = { "cites", AG_SHAPE_CITES, .at = { 0, sizeof otherwise } };
    if (lua_getfield(L, table, row.name) != LUA_TNIL) {
        ag_cites_read(L, &row, &otherwise);
    }
    lua_pop(L, 1);
    return otherwise;
}

// ---- targets ----

static void read_target_count(lua_State *L, int table, ag_target_def *to)
{
    to->min = ag_amount_constant(1);
    to->max = ag_amount_constant(1);
    if (ag_lua_amount_field(L, table, "count", &to->max)) {
        to->min = to->max;
    }
    if (ag_lua_amount_field(L, table, "up_to", &to->max)) {
        to->min = ag_amount_constant(0);
    }
    if (ag_lua_boolean_field(L, table, "any_number")) {
        to->min = ag_amount_constant(0);
        to->max = ag_amount_constant(AG_CARD_MAX);
    }
}

// CR 706.5, 707.1d: the game chooses the target, or the players divide the targets.
static void read_target_manner(lua_State *L, int table, ag_target_def *to)
{
    int one = 0, least = 0, most = 0;
    one = ag_amount_fixed(&to->min, &least) && ag_amount_fixed(&to->max, &most) && most == 1
          && least == 1;
    to->random = (uint8_t)ag_lua_boolean_field(L, table, "random");
    if (to->random && (to->chosen_by != 0 || (ag_amount_fixed(&to->min, &least) && least == 0))) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "random",
                          "a random target is one, or count = n: nobody chooses it or how many");
    }
    if (ag_lua_amount_field(L, table, "divides", &to->divides) && one) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "divides",
                          "what is divided takes several targets: any_number = true, or up_to = n");
    }
}

// "With cost X", "with cost less than or equal to …": worked out as the target is chosen.
static void read_target_limit(lua_State *L, int table, ag_target_def *to)
{
    static const char *const names[] = { "cost", "atk", "health" };
    static const uint8_t stats[] = { AG_STAT_COST, AG_STAT_ATK, AG_STAT_HEALTH };
    for (size_t i = 0; i < sizeof stats; i++) {
        int type = lua_getfield(L, table, names[i]);
        if (type != LUA_TNIL && to->stat != AG_STAT_NONE) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, names[i],
                              "one number of a target is looked at, not two");
        }
        to->stat = type != LUA_TNIL ? stats[i] : to->stat;
        if (type == LUA_TTABLE) {
            int range = lua_gettop(L);
            ag_lua_check_rows(L, range, names[i], ag_fields_range, NULL);
            ag_lua_amount_field(L, range, "min", &to->least);
            ag_lua_amount_field(L, range, "max", &to->most);
        } else if (type != LUA_TNIL) {
            ag_lua_amount_field(L, table, names[i], &to->least);
            to->most = to->least;
        }
        lua_pop(L, 1);
    }
}

void ag_target_read(lua_State *L, ag_target_def *to)
{
    int draft = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, draft);
    int table = draft + 1;
    *to = (ag_target_def){ .name = ag_loader_hold_text(L, ag_draft_name(L, draft)) };
    if (strcmp(to->name, "divided") == 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "a target can't be called \"divided\": t:divided(…) is a word");
    }
    read_target_count(L, table, to);
    if (ag_lua_words_field(L, table, "chosen_by", ag_target_choosers, 2) == AG_BIT(1)) {
        to->chosen_by = AG_WHOSE_OPPOSING;
    }
    read_target_manner(L, table, to);
    read_target_limit(L, table, to);
    lua_getfield(L, table, "aim");
    to->aim = (uint8_t)ag_lua_check_word(L, -1, AG_WORD_AIM, AG_AIM_NONE);
    lua_getfield(L, table, "what");
    const ag_lua_selector *selector = ag_lua_to_selector(L, -1);
    if (selector != NULL) {
        to->kind = selector->kind;
        to->whose = selector->whose;
        to->link_types = selector->link_types;
        to->effects = selector->effects;
    } else {
        to->kind = AG_TARGET_CARD;
        ag_lua_filter_field(L, table, "what", &to->filter);
    }
    lua_pop(L, 2);
    ag_reading_end(L, before);
}

static int target_called(const ag_power_def *power, const char *name)
{
    for (int i = 0; i < power->target_count; i++) {
        if (strcmp(power->targets[i].name, name) == 0) return i;
    }
    return -1;
}

// CR 706.1: "another target" differs from each target that it names, and they differ from it.
static void differ(lua_State *L, ag_power_def *power, int index)
{
    const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    int other = target_called(power, name);
    if (other < 0 || other == index) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "not_as",
                          "not_as names another target of the list, or several: %s is none",
                          ag_lua_shown(L, -1));
    }
    power->targets[index].not_as |= (uint8_t)AG_BIT(other);
    power->targets[other].not_as |= (uint8_t)AG_BIT(index);
}

// The draft of the target is on top of the stack.
static void read_not_as(lua_State *L, ag_power_def *power, int index)
{
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    int type = lua_getfield(L, -1, "not_as");
    if (type == LUA_TTABLE) {
        int count = ag_lua_list_length(L, -1, "not_as", AG_POWER_TARGET_MAX);
        for (int i = 1; i <= count; i++) {
            lua_geti(L, -1, i);
            differ(L, power, index);
            lua_pop(L, 1);
        }
    } else if (type != LUA_TNIL) {
        differ(L, power, index);
    }
    lua_pop(L, 1);
    ag_reading_end(L, before);
}

void ag_powers_read_targets(lua_State *L, ag_powers *to, int power, int table)
{
    int type = lua_getfield(L, table, "targets");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "targets", "a list { target(…) }");
    }
    lua_Integer count = type == LUA_TNIL ? 0 : ag_sandbox_list(L, -1);
    ag_power_def *def = &to->powers[power];
    if (def->target_count + count > AG_POWER_TARGET_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "targets", "more than %d targets",
                          AG_POWER_TARGET_MAX);
    }
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        const ag_draft *draft = ag_draft_at(L, -1);
        if (draft == NULL || draft->kind != AG_DRAFT_TARGET) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "targets",
                              "targets holds %s, which is no target(…)", ag_lua_shown(L, -1));
        }
        ag_target_read(L, &def->targets[def->target_count++]);
        lua_pop(L, 1);
    }
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        read_not_as(L, def, def->target_count - (int)(count - i) - 1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

// Powers that work as something happens, not when it has happened (CR 704.1b, 710.1a, 710.1b).
#include "lua/power_read.h"
#include "lua/sandbox.h"
#include "rules/rules.h"

void ag_power_read_as(ag_power_reader *in)
{
    static const char *const fields[] = { "of",     "whose", "if_",   "condition",
                                          "effect", "id",    "cites", NULL };
    ag_power_def *power = ag_power_begin(in, AG_POWER_AS, in->draft->word, fields, NULL);
    power->watch.event = in->draft->number;
    ag_power_read_watch(in->lua, in->table, NULL, &power->watch, 0);
    ag_power_read_functions(in);
    ag_power_need_effect(in);
}

static void read_counters(const ag_power_reader *in, ag_entering *to)
{
    lua_State *lua = in->lua;
    int type = lua_getfield(lua, in->table, "counters");
    int table = lua_gettop(lua);
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_field(lua, "counters", "counters is { name = n }, not %s",
                          ag_lua_shown(lua, table));
    }
    if (type == LUA_TTABLE) {
        ag_sandbox_push_content(lua, table);
        lua_pushnil(lua);
    }
    while (type == LUA_TTABLE && lua_next(lua, table + 1)) {
        if (to->counter != 0) {
            ag_lua_fail_field(lua, "counters", "one kind of counters: write enters { … } for each");
        }
        if (lua_type(lua, -2) != LUA_TSTRING || !ag_lua_to_amount(lua, -1, &to->counters)) {
            ag_lua_fail_field(lua, "counters", "counters is { name = n }, with a number for n");
        }
        ag_amount_resolve(lua, &to->counters);
        to->counter = ag_loader_symbol(lua, lua_tostring(lua, -2));
        lua_pop(lua, 1);
    }
    lua_settop(lua, table - 1);
}

void ag_power_read_enters(ag_power_reader *in)
{
    static const char *const fields[] = { "of",  "whose", "exhausted", "damage", "counters",
                                          "if_", "id",    "cites",     NULL };
    lua_State *lua = in->lua;
    ag_power_def *power = ag_power_begin(in, AG_POWER_ENTERS, in->draft->word, fields, NULL);
    ag_entering *to = &power->enters;
    ag_watch_def *watch = &power->watch;
    watch->event = AG_EVENT_ENTERED_PLAY;
    watch->has_subject = (uint8_t)ag_lua_filter_field(lua, in->table, "of", &watch->subject);
    if (!watch->has_subject) {  // the card itself
        watch->has_subject = 1;
        watch->subject = (ag_filter){ .is = AG_IS_THIS };
    }
    watch->whose = ag_power_read_whose(lua, in->table);
    ag_lua_amount_field(lua, in->table, "if_", &watch->condition);
    to->exhausted = (uint8_t)ag_lua_boolean_field(lua, in->table, "exhausted");
    ag_lua_amount_field(lua, in->table, "damage", &to->damage);
    read_counters(in, to);
    if (!to->exhausted && to->damage.length == 0 && to->counter == 0) {
        ag_lua_fail(lua, "enters says how: exhausted = true, damage = n, counters = { name = n }");
    }
}

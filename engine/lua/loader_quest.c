// The reward of a quest: a power that is paid for as the quest is completed.
#include "lua/field.h"
#include "lua/loader.h"

void ag_reward_read(lua_State *lua, ag_powers *powers, int card)
{
    int type = lua_getfield(lua, card, "reward");
    if (type != LUA_TTABLE) {
        ag_lua_fail_field(lua, AG_FINDING_WRONG_TYPE, "reward",
                          "a quest has a reward { cost =, effect = }, not %s",
                          ag_lua_shown(lua, -1));
    }
    int table = lua_gettop(lua);
    ag_lua_check_rows(lua, table, "a reward", ag_fields_reward, NULL);
    int at = powers->count;
    ag_power_def *power = ag_powers_add(lua, powers, AG_POWER_REWARD, "its reward");
    power->front = 1;
    power->rule = ag_rule_read(lua, powers, table, powers->rule);
    if (lua_getfield(lua, table, "cost") == LUA_TTABLE) {
        ag_cost_read(lua, -1, &power->cost);
    }
    lua_pop(lua, 1);
    ag_powers_read_limits(lua, powers, at, table);
    ag_powers_read_targets(lua, powers, at, table);
    ag_powers_function(lua, powers, at, AG_SLOT_EFFECT, table, "effect");
    ag_powers_read_modes(lua, powers, at, table);
    lua_pop(lua, 1);
}

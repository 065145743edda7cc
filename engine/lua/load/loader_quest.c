// The reward of a quest: a power whose cost is paid as the quest is completed.
#include "lua/language/field.h"
#include "lua/load/loader.h"

void ag_reward_read(lua_State *L, ag_powers *powers, int card)
{
    int type = lua_getfield(L, card, "reward");
    if (type != LUA_TTABLE) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "reward",
                          "a quest has a reward { cost =, effect = }, not %s", ag_lua_shown(L, -1));
    }
    int table = lua_gettop(L);
    ag_lua_check_rows(L, table, "a reward", ag_fields_reward, NULL);
    int at = powers->count;
    ag_power_def *power = ag_powers_add(L, powers, AG_POWER_REWARD, "its reward");
    power->front = 1;
    power->rule = ag_rule_read(L, table, powers->rule);
    if (lua_getfield(L, table, "cost") == LUA_TTABLE) {
        ag_cost_read(L, -1, &power->cost);
    }
    lua_pop(L, 1);
    ag_powers_read_limits(L, powers, at, table);
    ag_powers_read_targets(L, powers, at, table);
    ag_powers_function(L, powers, at, AG_SLOT_EFFECT, table, "effect");
    ag_powers_read_modes(L, powers, at, table);
    lua_pop(L, 1);
}

// Duels: a raid file whose `duel` is true has nothing in it that is for a Boss player.
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

void ag_duel_check(lua_State *lua, int table)
{
    static const char *const others[] = {
        "players",
        "decks",
        "unshuffled",
        "bosses",
        "first",
        "hand_size",
        "boss_turn",
        "skips_first_draw",
        "automated",
        "setup",
        "raider_turn",
        "boss_mulligan",
        "wrap_up",
        "sequences",
        "modes",
        "boss_destroyed",
        "boss_has_fatal_damage",
        "from_boss",
    };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (lua_getfield(lua, table, others[i]) != LUA_TNIL) {
            ag_lua_fail_field(lua, others[i],
                              "%s is for raids: a duel is played by two, as in the base game",
                              others[i]);
        }
        lua_pop(lua, 1);
    }
}

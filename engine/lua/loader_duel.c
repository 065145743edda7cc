// Duels: a raid file whose `duel` is true declares nothing for a Boss player.
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

// The allowed fields are listed, not the others, so that a new field of raids is refused as well.
static int is_for_duels(const char *field)
{
    static const char *const kept[] = { "duel", "text", "strike_model", "words", "rules", "cites" };
    enum { KEPT = sizeof kept / sizeof kept[0] };
    return ag_word_find(kept, KEPT, field) >= 0;
}

void ag_duel_check(lua_State *L, int table)
{
    for (const ag_field_row *row = ag_fields_raid; row->name != NULL; row++) {
        if (lua_getfield(L, table, row->name) != LUA_TNIL && !is_for_duels(row->name)) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, row->name,
                              "%s is for raids: a duel is played by two, as in the base game",
                              row->name);
        }
        lua_pop(L, 1);
    }
}

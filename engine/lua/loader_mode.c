// Modes, "choose one": each is a power without a card of its own, behind the one that has them.
#include "base/assert.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"
#include "rules/rules.h"

static void read_mode(lua_State *lua, int index, void *context)
{
    ag_powers *to = context;
    const ag_draft *draft = ag_draft_at(lua, -1);
    if (draft == NULL || draft->kind != AG_DRAFT_MODE) {
        ag_lua_fail_field(lua, AG_FINDING_WRONG_TYPE, "modes",
                          "modes holds %s, which is no mode { … }", ag_lua_shown(lua, -1));
    }
    ag_reading before = ag_reading_begin(lua, index);
    int table = lua_gettop(lua);
    ag_lua_check_rows(lua, table, "a mode", ag_fields_mode, NULL);
    int power = to->count;
    const char *text = ag_lua_text_field(lua, table, "text");
    const char *filled = text == NULL ? NULL : ag_text_fill(lua, text);
    ag_powers_add(lua, to, AG_POWER_PLAY, text == NULL ? "mode" : filled)->text = filled;
    ag_attach_read_mode(lua, table, &to->powers[power]);
    ag_powers_read_targets(lua, to, power, table);
    ag_powers_function(lua, to, power, AG_SLOT_EFFECT, table, "play");
    ag_reading_end(lua, before);
}

// "You may choose both": a fixed number says more than must be chosen, and no more than there are.
static void read_most(lua_State *lua, int modes, int count, ag_power_def *power)
{
    int most = count;
    AG_ASSERT(power->modes_chosen >= 1);
    if (!ag_lua_amount_field(lua, modes, "up_to", &power->modes_most)) {
        return;
    }
    int fixed = ag_amount_fixed(&power->modes_most, &most);
    if (count > AG_MODE_MAX || (fixed && (most <= power->modes_chosen || most > count))) {
        ag_lua_fail_field(lua, AG_FINDING_OUT_OF_RANGE, "modes",
                          "up_to is more than choose, and no more than there are modes, %d at most",
                          AG_MODE_MAX);
    }
}

// What stands beside the modes has a name that there is. The list itself is behind a proxy.
static void check_beside(lua_State *lua, int modes)
{
    enum { FIELDS = 3 };
    const char *const fields[FIELDS] = { ag_fields_modes[0].name, ag_fields_modes[1].name,
                                         ag_fields_modes[2].name };
    AG_ASSERT(ag_fields_modes[FIELDS].name == NULL);
    ag_entries beside = ag_entries_open(lua, modes);
    while (ag_entries_next(lua, &beside)) {
        const char *word = lua_type(lua, -2) == LUA_TSTRING ? lua_tostring(lua, -2) : NULL;
        if (word != NULL && ag_word_find(fields, FIELDS, word) < 0) {
            ag_lua_fail_field(lua, AG_FINDING_UNKNOWN_FIELD, "modes", "modes has no field \"%s\"%s",
                              word, ag_lua_meant(lua, word, fields, FIELDS));
        }
    }
}

// CR 707.1c: beside the modes stands who chooses, and how many.
static void read_choosing(lua_State *lua, int modes, int count, ag_power_def *power)
{
    check_beside(lua, modes);
    power->opponent_chooses =
        ag_lua_words_field(lua, modes, "by", ag_mode_choosers, 2) == AG_BIT(1);
    lua_Integer chosen = ag_lua_integer_field(lua, modes, "choose", 1);
    if (chosen < 1 || chosen > count || (chosen > 1 && count > AG_MODE_MAX)) {
        ag_lua_fail_field(lua, AG_FINDING_OUT_OF_RANGE, "modes",
                          "choose is a number from 1 to the number of modes, %d at most",
                          AG_MODE_MAX);
    }
    power->modes_chosen = (uint8_t)chosen;
    read_most(lua, modes, count, power);
}

void ag_powers_read_modes(lua_State *lua, ag_powers *to, int power, int table)
{
    int type = lua_getfield(lua, table, "modes");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(lua, "modes", "a list { mode { … }, … }");
    }
    lua_Integer count = type == LUA_TNIL ? 0 : ag_sandbox_list(lua, -1);
    if (type != LUA_TNIL && count < 2) {
        ag_lua_fail_field(lua, AG_FINDING_CONTRADICTION, "modes", "modes are two or more");
    }
    if (type != LUA_TNIL) {
        read_choosing(lua, lua_gettop(lua), (int)count, &to->powers[power]);
    }
    to->powers[power].mode_first = count > 0 ? (uint8_t)to->count : 0;
    to->powers[power].mode_count = (uint8_t)count;
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(lua, -1, i);
        int own = to->count;
        if (!ag_loader_part(lua, lua_gettop(lua), read_mode, to)) {
            to->count = own;  // its place stays
            ag_powers_add(lua, to, AG_POWER_PLAY, "mode");
        }
        to->powers[to->count - 1].front = to->powers[power].front;
        to->powers[to->count - 1].back = to->powers[power].back;
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

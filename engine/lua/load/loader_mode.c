// Modes, "choose one": each is a power of its own, placed after the power that offers it.
#include "base/assert.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

static void read_mode(lua_State *L, int index, void *context)
{
    ag_powers *to = context;
    const ag_draft *draft = ag_draft_at(L, -1);
    if (draft == NULL || draft->kind != AG_DRAFT_MODE) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "modes",
                          "modes holds %s, which is no mode { … }", ag_lua_shown(L, -1));
    }
    ag_reading before = ag_reading_begin(L, index);
    int table = lua_gettop(L);
    ag_lua_check_rows(L, table, "a mode", ag_fields_mode, NULL);
    int power = to->count;
    const char *text = ag_lua_text_field(L, table, "text");
    const char *filled = text == NULL ? NULL : ag_text_fill(L, text);
    ag_powers_add(L, to, AG_POWER_PLAY, text == NULL ? "mode" : filled)->text = filled;
    ag_attach_read_mode(L, table, &to->powers[power]);
    ag_powers_read_targets(L, to, power, table);
    ag_powers_function(L, to, power, AG_SLOT_EFFECT, table, "play");
    ag_reading_end(L, before);
}

// "You may choose both": a fixed number, more than must be chosen and at most the number of modes.
static void read_most(lua_State *L, int modes, int count, ag_power_def *power)
{
    int most = count;
    AG_ASSERT(power->modes_chosen >= 1);
    if (!ag_lua_amount_field(L, modes, "up_to", &power->modes_most)) return;
    int fixed = ag_amount_fixed(&power->modes_most, &most);
    if (count > AG_MODE_MAX || (fixed && (most <= power->modes_chosen || most > count))) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "modes",
                          "up_to is more than choose, and no more than there are modes, %d at most",
                          AG_MODE_MAX);
    }
}

// Checks the names of the fields next to the modes. The list itself is behind a proxy.
static void check_beside(lua_State *L, int modes)
{
    enum { FIELDS = 3 };
    const char *const fields[FIELDS] = { ag_fields_modes[0].name, ag_fields_modes[1].name,
                                         ag_fields_modes[2].name };
    AG_ASSERT(ag_fields_modes[FIELDS].name == NULL);
    ag_entries beside = ag_entries_open(L, modes);
    while (ag_entries_next(L, &beside)) {
        const char *word = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
        if (word != NULL && ag_word_find(fields, FIELDS, word) < 0) {
            ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FIELD, "modes", "modes has no field \"%s\"%s",
                              word, ag_lua_meant(L, word, fields, FIELDS));
        }
    }
}

// CR 707.1c: the fields next to the modes say who chooses, and how many.
static void read_choosing(lua_State *L, int modes, int count, ag_power_def *power)
{
    check_beside(L, modes);
    power->opponent_chooses = ag_lua_words_field(L, modes, "by", ag_mode_choosers, 2) == AG_BIT(1);
    lua_Integer chosen = ag_lua_integer_field(L, modes, "choose", 1);
    if (chosen < 1 || chosen > count || (chosen > 1 && count > AG_MODE_MAX)) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "modes",
                          "choose is a number from 1 to the number of modes, %d at most",
                          AG_MODE_MAX);
    }
    power->modes_chosen = (uint8_t)chosen;
    read_most(L, modes, count, power);
}

void ag_powers_read_modes(lua_State *L, ag_powers *to, int power, int table)
{
    int type = lua_getfield(L, table, "modes");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "modes", "a list { mode { … }, … }");
    }
    lua_Integer count = type == LUA_TNIL ? 0 : ag_sandbox_list(L, -1);
    if (type != LUA_TNIL && count < 2) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "modes", "modes are two or more");
    }
    if (type != LUA_TNIL) {
        read_choosing(L, lua_gettop(L), (int)count, &to->powers[power]);
    }
    to->powers[power].mode_first = count > 0 ? (uint8_t)to->count : 0;
    to->powers[power].mode_count = (uint8_t)count;
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        int own = to->count;
        if (!ag_loader_part(L, lua_gettop(L), read_mode, to)) {
            to->count = own;  // it keeps its place
            ag_powers_add(L, to, AG_POWER_PLAY, "mode");
        }
        to->powers[to->count - 1].front = to->powers[power].front;
        to->powers[to->count - 1].back = to->powers[power].back;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

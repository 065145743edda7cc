// Powers that are given as they are printed on another card (CR 200.1a, 702.2a, 706.1c).
#include "lua/words/lua_grant.h"

#include <string.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "lua/load/loader.h"
#include "rules/numbers/filter.h"
#include "rules/numbers/known.h"

static int can_be_given(const ag_power_def *power, int rewards)
{
    if (!power->front || power->zones != 0 || power->keyword != 0) return 0;
    switch (power->kind) {
    case AG_POWER_REWARD: return 1;
    case AG_POWER_CONTINUOUS:
    case AG_POWER_TRIGGER:
    case AG_POWER_PAYMENT:
    case AG_POWER_REPLACE: return !rewards;
    default: return 0;
    }
}

static ag_change *add(ag_borrowed *to, const ag_change *like, int field, int word)
{
    ag_change *change = &to->changes[to->count];
    *change = *like;
    change->field = (uint8_t)field;
    change->word = (uint16_t)word;
    change->reads = ag_filter_reads(&change->subject) | ag_amount_reads(&change->condition);
    to->count += to->count < AG_BORROWED_MAX - 1;
    return change;
}

// The card may be gone by now: its last known self has the same printed powers.
static uint16_t card_named(lua_State *L, const ag_run *run, int table, const char *field)
{
    uint16_t printed = 0;
    if (lua_getfield(L, table, field) != LUA_TNIL) {
        printed = ag_printed_of(run->rules->state, ag_arg_card(L, lua_gettop(L), field));
    }
    lua_pop(L, 1);
    return printed;
}

void ag_lua_read_borrowed(lua_State *L, const ag_run *run, int table, const ag_change *like,
                          ag_borrowed *out)
{
    uint16_t all = card_named(L, run, table, "powers_of");
    uint16_t rewards = card_named(L, run, table, "rewards_of");
    out->count = 0;
    out->printed = all != 0 ? all : rewards;
    if (all != 0 && rewards != 0) {
        ag_arg_fail(L, "gain", "powers_of and rewards_of are one gain each");
    }
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, out->printed);
    for (int i = 0; i < def->power_count; i++) {
        if (can_be_given(&def->powers[i], all == 0)) {
            add(out, like, AG_FIELD_POWER, i);
        }
    }
    for (int i = 0; i < def->side[0].keyword_count && all != 0; i++) {
        const ag_keyword_print *print = &def->side[0].instances[i];
        add(out, like, AG_FIELD_KEYWORD, print->keyword)->amount =
            ag_amount_constant(print->number);
    }
}

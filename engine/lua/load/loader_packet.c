// Powers about damage and healing before it is dealt: prevents, raises, changes (CR 717).
#include <string.h>

#include "base/assert.h"
#include "lua/load/power_read.h"
#include "rules/rules.h"

// Without `amount` and `all`, its effect first does something, and says whether the damage is
// prevented (CR 717.3).
void ag_power_read_prevents(ag_power_reader *in)
{
    lua_State *L = in->L;
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_REPLACE, in->draft->word, ag_fields_packet, ag_fields_prevents);
    ag_watch_def *watch = &power->watch;
    watch->event = in->draft->number;
    power->later_replaces = in->later != NULL;
    ag_power_read_watch(L, in->table, "from", watch, in->later != NULL);
    watch->may = (uint8_t)ag_lua_boolean_field(L, in->table, "may");
    watch->prevents_all = (uint8_t)ag_lua_boolean_field(L, in->table, "all");
    int has_amount = ag_lua_amount_field(L, in->table, "amount", &watch->amount);
    watch->first = !has_amount && ag_lua_amount_field(L, in->table, "first", &watch->amount);
    ag_power_read_functions(in);
    watch->tries = in->to->entries[in->power].functions[AG_SLOT_EFFECT] != LUA_NOREF;
    watch->prevents = !watch->tries;
    if (has_amount + watch->first + watch->prevents_all + watch->tries > 1) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "%s prevents an amount, the first of a turn, all, or what its effect says: "
                    "one of them",
                    in->draft->word);
    }
    // A shield that an effect begins ({ left = n }) uses up what is left of it.
    if (!has_amount && !watch->first && !watch->prevents_all && !watch->tries
        && in->later == NULL) {
        ag_lua_fail(L, AG_FINDING_MISSING,
                    "%s does not say how much: amount = n, first = n, all = true, or an effect "
                    "that ends with event:prevent()",
                    in->draft->word);
    }
}

static void read_flag(const ag_power_reader *in, const char *field, int yes, int no,
                      ag_watch_def *watch)
{
    int type = lua_getfield(in->L, in->table, field);
    lua_pop(in->L, 1);
    if (type != LUA_TNIL) {
        int flag = ag_lua_boolean_field(in->L, in->table, field);
        watch->alters |= (uint8_t)(flag ? yes : no);
    }
}

// Whom a packet is redirected to: a filter, or the word `given` in a later power.
static void read_onto(const ag_power_reader *in, ag_watch_def *watch)
{
    lua_State *L = in->L;
    int type = lua_getfield(L, in->table, "onto");
    if (type == LUA_TUSERDATA && luaL_testudata(L, -1, AG_DATA_WORD) != NULL) {
        ag_lua_check_word(L, -1, AG_WORD_GIVEN, 0);
        if (in->later == NULL) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "onto",
                              "given is for `later` powers: nothing is handed over to this one");
        }
        watch->onto_captured = 1;
    } else if (type != LUA_TNIL) {
        ag_lua_filter_field(L, in->table, "onto", &watch->onto);
    }
    watch->alters |= type != LUA_TNIL ? AG_ALTER_REDIRECT : 0;
    lua_pop(L, 1);
}

// CR 717.1: what changes about a packet other than its amount.
void ag_power_read_changes(ag_power_reader *in)
{
    lua_State *L = in->L;
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_REPLACE, in->draft->word, ag_fields_packet, ag_fields_changes);
    ag_watch_def *watch = &power->watch;
    watch->event = in->draft->number;
    power->later_replaces = in->later != NULL;
    ag_power_read_watch(L, in->table, "from", watch, in->later != NULL);
    watch->may = (uint8_t)ag_lua_boolean_field(L, in->table, "may");
    watch->becomes =
        (uint16_t)ag_lua_words_field(L, in->table, "becomes", ag_damage_words, AG_DAMAGE_COUNT);
    watch->alters = watch->becomes != 0 ? AG_ALTER_TYPE : 0;
    read_flag(in, "as_combat", AG_ALTER_COMBAT, AG_ALTER_NO_COMBAT, watch);
    read_flag(in, "unpreventable", AG_ALTER_UNPREVENTABLE, AG_ALTER_PREVENTABLE, watch);
    int kinds = watch->alters != 0;
    read_onto(in, watch);
    int divides = ag_lua_filter_field(L, in->table, "divided_among", &watch->onto);
    int smashes = ag_lua_boolean_field(L, in->table, "smash");
    watch->alters |= divides ? AG_ALTER_DIVIDE : 0;
    watch->alters |= smashes ? AG_ALTER_SMASH : 0;
    int onto = (watch->alters & AG_ALTER_REDIRECT) != 0;
    if (kinds + divides + smashes + onto != 1 || (watch->event == AG_EVENT_HEALED && kinds)) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "%s says one thing: becomes, as_combat and unpreventable (of damage alone), "
                    "or onto = filter, or divided_among = filter, or smash = true",
                    in->draft->word);
    }
    ag_power_read_functions(in);
}

void ag_power_read_raises(ag_power_reader *in)
{
    lua_State *L = in->L;
    int reveals = in->draft->number == AG_EVENT_REVEALS;
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_REPLACE, in->draft->word,
                       reveals ? ag_fields_raises_reveal : ag_fields_packet, ag_fields_raises);
    power->watch.event = in->draft->number;
    power->watch.raises = 1;
    power->later_replaces = in->later != NULL;
    ag_power_read_watch(L, in->table, "from", &power->watch, in->later != NULL);
    if (!ag_lua_amount_field(L, in->table, "by", &power->watch.amount)) {
        ag_lua_fail(L, AG_FINDING_MISSING, "%s does not say by how much: by = n", in->draft->word);
    }
    ag_power_read_functions(in);
}

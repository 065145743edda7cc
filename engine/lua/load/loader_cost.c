// Costs (CR 403) and when they may be paid: from a table of a script to what the rules read.
#include <string.h>

#include "lua/language/field.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

// ---- costs ----

enum { COST_MAX = 99, PARTS_MAX = AG_COST_PART_MAX / 2 };  // resources, parts of one cost

void ag_cost_of_amount(lua_State *L, const char *field, const ag_amount *amount, int *number,
                       int *x_count)
{
    *number = 0;
    *x_count = 0;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        if (step->op == AG_OP_X) {
            *x_count += 1;
        } else if (step->op == AG_OP_CONST) {
            *number += step->value;
        } else if (step->op != AG_OP_PLUS) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field,
                              "%s is a number, x, or a sum of them", field);
        }
    }
    if (*number < 0 || *number > COST_MAX || *x_count > COST_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, field, "%s is a number from 0 to %d", field,
                          COST_MAX);
    }
}

static ag_cost_part *add_part(lua_State *L, ag_cost *to, int kind)
{
    if (to->part_count == PARTS_MAX) {
        ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE, "a cost of more than %d parts", PARTS_MAX);
    }
    ag_cost_part *part = &to->parts[to->part_count++];
    *part = (ag_cost_part){ .kind = (uint8_t)kind, .min = 1, .max = 1 };
    return part;
}

static void read_own_parts(lua_State *L, int table, ag_cost *to)
{
    static const struct {
        const char *field;
        uint8_t kind;
    } own[] = {
        { "exhaust_this", AG_COST_EXHAUST_THIS },     { "destroy_this", AG_COST_DESTROY_THIS },
        { "remove_this", AG_COST_REMOVE_THIS },       { "flip_this", AG_COST_FLIP_THIS },
        { "face_down_this", AG_COST_FACE_DOWN_THIS }, { "to_hand_this", AG_COST_TO_HAND_THIS },
    };
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
        if (ag_lua_boolean_field(L, table, own[i].field)) {
            add_part(L, to, own[i].kind);
        }
    }
}

// A number, x, or a sum of them.
static void read_count(lua_State *L, const char *field, const ag_amount *amount, ag_cost_part *part)
{
    int number, x_count;
    ag_cost_of_amount(L, field, amount, &number, &x_count);
    part->min = part->max = (int16_t)number;
    part->x_count = (uint8_t)x_count;
}

// { what = filter, count = 2 }, { …, up_to = 3 }, { …, any_number = true }
static void read_picked(lua_State *L, int at, const char *field, ag_cost_part *part)
{
    ag_amount amount;
    ag_lua_check_rows(L, at, field, ag_fields_cost_cards, NULL);
    ag_lua_filter_field(L, at, "what", &part->filter);
    if (ag_lua_amount_field(L, at, "count", &amount)) {
        read_count(L, field, &amount, part);
    }
    if (ag_lua_amount_field(L, at, "up_to", &amount)) {
        read_count(L, field, &amount, part);
        part->min = 0;
    }
    if (ag_lua_boolean_field(L, at, "any_number")) {
        part->min = 0;
        part->max = AG_COST_PICK_MAX;
    }
    part->of_one = (uint8_t)ag_lua_boolean_field(L, at, "one_graveyard");
}

// A filter (one card is picked, or as many as `count` says), a number, or a table.
static void read_card_part(lua_State *L, int table, const char *field, int kind, ag_cost *to)
{
    ag_amount amount;
    int type = lua_getfield(L, table, field);
    if (type != LUA_TNIL) {
        ag_cost_part *part = add_part(L, to, kind);
        const ag_filter *filter = ag_lua_to_filter(L, -1);
        int any = kind == AG_COST_DISCARD || kind == AG_COST_REVEAL;
        if (filter != NULL) {
            part->filter = *filter;
            part->min = part->max = (int16_t)ag_lua_integer_field(L, table, "count", 1);
        } else if (type == LUA_TTABLE) {
            read_picked(L, lua_gettop(L), field, part);
        } else if (any && ag_lua_amount_field(L, table, field, &amount)) {
            read_count(L, field, &amount, part);
        } else {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field,
                              "%s of a cost is a filter such as your.ally, or a table, not %s",
                              field, ag_lua_shown(L, -1));
        }
        if (part->max <= 0 && part->x_count == 0) {
            to->part_count--;  // a part that costs nothing is left out
        }
    }
    lua_pop(L, 1);
}

static void read_card_parts(lua_State *L, int table, ag_cost *to)
{
    static const struct {
        const char *field;
        uint8_t kind;
    } parts[] = {
        { "discard", AG_COST_DISCARD }, { "destroy", AG_COST_DESTROY },
        { "exhaust", AG_COST_EXHAUST }, { "remove", AG_COST_REMOVE },
        { "to_hand", AG_COST_TO_HAND }, { "to_bottom", AG_COST_TO_BOTTOM },
        { "flip", AG_COST_FLIP },       { "face_down", AG_COST_FACE_DOWN },
        { "reveal", AG_COST_REVEAL },
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        read_card_part(L, table, parts[i].field, parts[i].kind, to);
    }
    int top = (int)ag_lua_integer_field(L, table, "deck_to_graveyard", 0);
    if (top < 0 || top > COST_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "deck_to_graveyard",
                          "deck_to_graveyard is a number of cards from 1 to %d", COST_MAX);
    }
    if (top > 0) {
        ag_cost_part *part = add_part(L, to, AG_COST_DECK_TO_GRAVEYARD);
        part->min = part->max = (int16_t)top;
    }
}

static int push_part(lua_State *L, int table, const char *field, const ag_field_row *fields)
{
    int type = lua_getfield(L, table, field);
    if (type == LUA_TNIL) {
        lua_pop(L, 1);
        return 0;
    }
    if (type != LUA_TTABLE) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field, "%s of a cost is a table, not %s", field,
                          ag_lua_shown(L, -1));
    }
    ag_lua_check_rows(L, -1, field, fields, NULL);
    return 1;
}

static void read_damage_part(lua_State *L, int table, ag_cost *to)
{
    if (!push_part(L, table, "damage", ag_fields_cost_damage)) return;
    ag_cost_part *part = add_part(L, to, AG_COST_DAMAGE_ON);
    int at = lua_gettop(L);
    if (!ag_lua_filter_field(L, at, "to", &part->filter)) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "damage",
                          "damage of a cost says whom: { to = your.hero, up_to = 3 }");
    }
    int any = ag_lua_boolean_field(L, at, "any_number");
    lua_Integer up_to = any ? INT16_MAX : ag_lua_integer_field(L, at, "up_to", 0);
    lua_Integer count = ag_lua_integer_field(L, at, "count", 1);
    part->amount = (int16_t)count;
    if (up_to > 0) {
        part->kind = AG_COST_DAMAGE;
        part->min = 0;
        part->max = (int16_t)up_to;
    }
    lua_pop(L, 1);
}

static void read_counter_part(lua_State *L, int table, ag_cost *to)
{
    if (!push_part(L, table, "counters", ag_fields_cost_counters)) return;
    ag_cost_part *part = add_part(L, to, AG_COST_REMOVE_COUNTERS);
    int at = lua_gettop(L);
    const char *name = ag_lua_text_field(L, at, "name");
    if (name == NULL) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "counters",
                          "counters of a cost have a name: { name = \"charge\", count = 1 }");
    }
    part->counter = ag_loader_symbol(L, name);
    part->amount = part->min = part->max = (int16_t)ag_lua_integer_field(L, at, "count", 1);
    part->all = (uint8_t)ag_lua_boolean_field(L, at, "all");
    if (ag_lua_filter_field(L, at, "from", &part->filter)) {
        part->kind = AG_COST_COUNTERS_OF;
        part->min = part->max = 1;
    }
    if (part->all && part->kind == AG_COST_COUNTERS_OF) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "counters",
                          "all counters are those of the card itself: no `from`");
    }
    lua_pop(L, 1);
}

static void read_cost(lua_State *L, int table, const ag_field_row *more, ag_cost *to)
{
    *to = (ag_cost){ .resources = 0 };
    ag_lua_check_rows(L, table, "a cost", ag_fields_cost, more);
    ag_amount resources;
    if (ag_lua_amount_field(L, table, "resources", &resources)) {
        int number, x_count;
        ag_cost_of_amount(L, "resources", &resources, &number, &x_count);
        to->resources = (int16_t)number;
        to->x_count = (uint8_t)x_count;
    }
    read_own_parts(L, table, to);
    read_card_parts(L, table, to);
    read_damage_part(L, table, to);
    read_counter_part(L, table, to);
    if (ag_lua_boolean_field(L, table, "concede")) {
        add_part(L, to, AG_COST_CONCEDE);
    }
}

void ag_cost_read(lua_State *L, int table, ag_cost *to)
{
    read_cost(L, lua_absindex(L, table), NULL, to);
}

void ag_cost_table_read(lua_State *L, const ag_field_row *row, void *at)
{
    if (!lua_istable(L, -1)) {
        ag_field_refuse(L, row);
    }
    ag_cost_read(L, -1, at);
}

// A term has the fields of a cost, and may say when it can be chosen.
int ag_term_read(lua_State *L, int table, const char *field)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    if (powers == NULL) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field,
                          "%s: a cost stands in `gives` of the card, not in an effect", field);
    }
    int index = powers->count;
    ag_power_def *power = ag_powers_add(L, powers, AG_POWER_TERM, field);
    read_cost(L, table, ag_fields_term, &power->cost);
    ag_lua_amount_field(L, table, "only_if", &power->only_if);
    return index;
}

// ---- when ----

// CR 701.4: each power of a card is used once a turn, independently of the others.
static void number_use(lua_State *L, ag_powers *to, int power)
{
    int use = 0;
    for (int i = 0; i < power; i++) {
        use += to->powers[i].once_per_turn;
    }
    if (use >= AG_USES_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "once_per_turn",
                          "once_per_turn: a card has at most %d powers of that kind", AG_USES_MAX);
    }
    to->powers[power].use = (uint8_t)use;
}

void ag_powers_read_once(lua_State *L, ag_powers *to, int power, int table)
{
    to->powers[power].once_per_turn = (uint8_t)ag_lua_boolean_field(L, table, "once_per_turn");
    if (to->powers[power].once_per_turn) {
        number_use(L, to, power);
    }
}

void ag_powers_read_limits(lua_State *L, ag_powers *to, int power, int table)
{
    ag_power_def *def = &to->powers[power];
    ag_lua_text_field(L, table, "text");
    def->your_turn_only = (uint8_t)ag_lua_boolean_field(L, table, "only_your_turn");
    def->sorcery_timing = (uint8_t)ag_lua_boolean_field(L, table, "basic");
    ag_powers_read_once(L, to, power, table);
    ag_lua_amount_field(L, table, "only_if", &def->only_if);
}

// CR 403.3: one cost { … }, or a list of them.
void ag_rather_than_read(lua_State *L, ag_powers *powers, int table, ag_card_def *def)
{
    int type = lua_getfield(L, table, "rather_than");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "rather_than", "a cost { … } or a list of them");
    }
    def->rather_first = (uint8_t)powers->count;
    int count = type == LUA_TTABLE ? (int)ag_sandbox_list(L, -1) : 0;
    if (type == LUA_TTABLE && count == 0) {
        ag_term_read(L, lua_gettop(L), "rather_than");
        def->rather_count = 1;
    }
    for (int i = 1; i <= count; i++) {
        if (lua_geti(L, -1, i) != LUA_TTABLE) {
            ag_lua_fail_type(L, "rather_than", "a list of costs { … }");
        }
        ag_term_read(L, lua_gettop(L), "rather_than");
        def->rather_count++;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

// Powers that apply as something happens, not after it has happened (CR 704.1b, 710.1a, 710.1b).
#include "lua/load/power_read.h"
#include "lua/host/sandbox.h"
#include "rules/numbers/known.h"

void ag_power_read_as(ag_power_reader *in)
{
    ag_power_def *power = ag_power_begin(in, AG_POWER_AS, in->draft->word, ag_fields_as, NULL);
    power->watch.event = in->draft->number;
    ag_power_read_watch(in->L, in->table, NULL, &power->watch, 0);
    ag_power_read_functions(in);
    ag_power_need_effect(in);
}

// "For the first time each turn": counted for the card that does it if `by` names one, else for the
// card that it happens to.
void ag_power_read_first(const ag_power_reader *in)
{
    ag_watch_def *watch = &in->to->powers[in->power].watch;
    if (!ag_lua_boolean_field(in->L, in->table, "first_each_turn")) return;
    watch->first_time = (uint8_t)ag_first_of(watch->event, watch->has_source, watch->combat == 1);
    int whole = watch->combat != 2 && watch->damage == 0 && watch->at_least == 0 && !watch->fatal;
    if (watch->first_time == 0 || !whole) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "first_each_turn",
                          "the first time in a turn is known of attacks, protects, strikes, "
                          "exhausted, completed, dealt_damage (to, or by with or without combat = "
                          "true) and healed (by), whatever the amount and type");
    }
}

// "When your last … leaves your party".
void ag_power_read_last(const ag_power_reader *in)
{
    ag_watch_def *watch = &in->to->powers[in->power].watch;
    watch->last = (uint8_t)ag_lua_boolean_field(in->L, in->table, "last");
    if (watch->last && (watch->event != AG_EVENT_LEFT_PARTY || !watch->has_subject)) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "last",
                          "last says of which cards the last one leaves: "
                          "when.leaves_party { of = your.ally, last = true, … }");
    }
}

// "When this flips to this side": the power is only on that side.
void ag_power_read_side(const ag_power_reader *in)
{
    ag_watch_def *watch = &in->to->powers[in->power].watch;
    if (!ag_lua_boolean_field(in->L, in->table, "to_this_side")) return;
    if (watch->event != AG_EVENT_FLIPPED || in->front == in->back) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "to_this_side",
                          "to_this_side is for when.flipped, among the powers of one side of a "
                          "card with a back: elsewhere event.back_up says to which side it was");
    }
    watch->to_side = in->back ? AG_TO_BACK : AG_TO_FRONT;
}

void ag_powers_refuse_sides(lua_State *L, const ag_powers *of)
{
    for (int i = 0; i < of->count; i++) {
        if (of->powers[i].watch.to_side != AG_TO_ANY) {
            ag_lua_fail_field(L, AG_FINDING_UNKNOWN_FIELD, "powers",
                              "to_this_side: this card has no back to turn from");
        }
    }
}

// "Your first ally each turn": applies until its player has played such a card in the turn.
void ag_power_read_first_played(const ag_power_reader *in, const ag_filter *subject,
                                ag_amount *condition)
{
    enum { ANY = 0xff };
    if (!ag_lua_boolean_field(in->L, in->table, "first_each_turn")) return;
    int32_t types = subject->types == 0 ? ANY : (int32_t)(subject->types & ANY);
    int at = condition->length;
    if (lua_getfield(in->L, in->table, "cost") == LUA_TNIL) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "first_each_turn",
                          "first_each_turn of gives stands beside a cost: cost = plus(-1)");
    }
    lua_pop(in->L, 1);
    if (at + 3 > AG_EXPR_MAX || types == 0 || subject->whose != AG_WHOSE_YOURS) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "first_each_turn",
                          "first_each_turn of gives is about cards of yours: to = your.ally");
    }
    condition->steps[condition->length++] =
        (ag_expr_step){ .op = AG_OP_PLAYED, .value = (int16_t)types };
    condition->steps[condition->length++] = (ag_expr_step){ .op = AG_OP_NOT };
    if (at > 0) {
        condition->steps[condition->length++] = (ag_expr_step){ .op = AG_OP_AND };
    }
}

static void read_counters(const ag_power_reader *in, ag_entering *to)
{
    lua_State *L = in->L;
    int type = lua_getfield(L, in->table, "counters");
    int table = lua_gettop(L);
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "counters", "counters is { name = n }, not %s",
                          ag_lua_shown(L, table));
    }
    ag_entries kinds = { 0 };
    if (type == LUA_TTABLE) {
        kinds = ag_entries_open(L, table);
    }
    while (type == LUA_TTABLE && ag_entries_next(L, &kinds)) {
        if (to->counter != 0) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "counters",
                              "one kind of counters: write enters { … } for each");
        }
        if (lua_type(L, -2) != LUA_TSTRING || !ag_lua_to_amount(L, -1, &to->counters)) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "counters",
                              "counters is { name = n }, with a number for n");
        }
        ag_amount_resolve(L, &to->counters);
        to->counter = ag_loader_symbol(L, lua_tostring(L, -2));
    }
    lua_settop(L, table - 1);
}

void ag_power_read_enters(ag_power_reader *in)
{
    lua_State *L = in->L;
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_ENTERS, in->draft->word, ag_fields_enters, NULL);
    ag_entering *to = &power->enters;
    ag_watch_def *watch = &power->watch;
    watch->event = AG_EVENT_ENTERED_PLAY;
    watch->has_subject = (uint8_t)ag_lua_filter_field(L, in->table, "of", &watch->subject);
    if (!watch->has_subject) {  // the card itself
        watch->has_subject = 1;
        watch->subject = (ag_filter){ .is = AG_IS_THIS };
    }
    watch->whose = ag_power_read_whose(L, in->table);
    ag_lua_amount_field(L, in->table, "if_", &watch->condition);
    to->exhausted = (uint8_t)ag_lua_boolean_field(L, in->table, "exhausted");
    ag_lua_amount_field(L, in->table, "damage", &to->damage);
    read_counters(in, to);
    if (!to->exhausted && to->damage.length == 0 && to->counter == 0) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "enters says how: exhausted = true, damage = n, counters = { name = n }");
    }
}
